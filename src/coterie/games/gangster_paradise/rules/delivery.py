"""Phase 1: what a clan brings (GP-DEL)."""

from mypy_extensions import i64

from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import (
    KEEP_SHARE_OF_DELIVERY,
    RIGHT_HAND,
    SOLDIER,
    TAKE_FROM_DELIVERY,
)
from coterie.games.gangster_paradise.packing import card_at, good_at, good_unit
from coterie.games.gangster_paradise.position import E_DELIVERED, E_NO_DELIVERY, GangsterPosition
from coterie.games.gangster_paradise.rules import course, executants


def count_delivery(p: GangsterPosition, seat: i64) -> None:
    """What the clan board (GP-DEL-1), the right hand (GP-DEL-2) and the soldiers (GP-DEL-3)
    bring, apart from the choices of soldiers who serve a right hand."""
    board = p.board
    player = p.seats[seat]
    p.soldiers = 0
    p.wanted = 0
    if player.unpaid:
        return
    soldiers = card_at(player.placed, SOLDIER)
    p.wanted = good_unit(player.primary) * board.delivery_board
    if card_at(player.placed, RIGHT_HAND):
        p.wanted += good_unit(player.secondary) * board.delivery_right_hand
        p.soldiers = soldiers
    else:
        p.wanted += good_unit(player.primary) * (soldiers * board.delivery_per_soldier)


def choose_crates(p: GangsterPosition, good: i64) -> None:
    """A soldier brings goods of this kind (GP-DEL-3)."""
    p.wanted += good_unit(good) * p.board.delivery_per_soldier
    p.soldiers -= 1
    course.run_steps(p)


def deliver(p: GangsterPosition, seat: i64) -> None:
    """Hand over what the piles can give (GP-DEL-5), less what executants hold back (GP-EXE-5).
    Who left salaries unpaid receives nothing (GP-DEL-4)."""
    board = p.board
    player = p.seats[seat]
    if player.unpaid:
        player.unpaid = False
        p.emit(E_NO_DELIVERY, EVERYONE, seat)
        executants.use_up(p, seat, TAKE_FROM_DELIVERY)
        executants.use_up(p, seat, KEEP_SHARE_OF_DELIVERY)
        return
    come: i64 = 0
    good: i64 = 0
    while good < board.good_count:
        share = min(good_at(p.wanted, good), good_at(p.piles, good))
        kind: i64 = 0
        while player.front >> (4 * kind):
            if card_at(player.front, kind) and board.op[kind] == KEEP_SHARE_OF_DELIVERY:
                under: i64 = board.share_under[kind]
                share = (share * board.share_over[kind] + under - 1) // under
            kind += 1
        come += good_unit(good) * share
        good += 1
    p.piles -= come
    player.goods += come
    p.delivered = come
    p.emit(E_DELIVERED, EVERYONE, seat, come)
    executants.use_up(p, seat, KEEP_SHARE_OF_DELIVERY)
