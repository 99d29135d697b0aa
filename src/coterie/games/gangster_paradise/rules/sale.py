"""Phase 3: the sale (GP-SAL)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import LIMIT_SALE, SALE, TAKE_SHARE_OF_SALE
from coterie.games.gangster_paradise.packing import card_at, good_at, good_unit
from coterie.games.gangster_paradise.position import E_SHARED, E_SOLD, GangsterPosition
from coterie.games.gangster_paradise.questions import SELL
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    GOODS_MISSING,
    HAS_SOLD,
    NOTHING_TO_SELL,
    OTHER_PHASE,
    TOO_MANY_GOODS,
)

SHARE_STEP: Final = 5  # a share of a sale is rounded down to a multiple of this


def most_goods(p: GangsterPosition) -> i64:
    """How many goods the active player may sell."""
    most: i64 = len(p.board.resale)
    front = p.seats[p.actor].front
    kind: i64 = 0
    while front >> (4 * kind):
        if card_at(front, kind) and p.board.op[kind] == LIMIT_SALE:
            most = min(most, p.board.amount[kind])
        kind += 1
    return most


def sale_reason(p: GangsterPosition, goods: i64) -> i64:
    """Why the active player cannot sell this set: once per round, all different (GP-SAL-1)."""
    if p.phase != SALE:
        return OTHER_PHASE
    if p.sold:
        return HAS_SOLD
    if goods == 0:
        return NOTHING_TO_SELL
    if count(goods) > most_goods(p):
        return TOO_MANY_GOODS
    heap = p.seats[p.actor].goods
    good: i64 = 0
    while goods >> good:
        if (goods >> good) & 1 and not good_at(heap, good):
            return GOODS_MISSING
        good += 1
    return ALLOWED


def sale_moves(p: GangsterPosition, moves: list[int]) -> None:
    if p.sold:
        return
    owned: i64 = 0
    good: i64 = 0
    heap = p.seats[p.actor].goods
    while heap:
        if heap & 255:
            owned |= bit(good)
        heap >>= 8
        good += 1
    limit = most_goods(p)
    goods: i64 = owned
    while goods:  # every set of goods that are there
        if count(goods) <= limit:
            moves.append(SELL + goods)
        goods = (goods - 1) & owned


def sell(p: GangsterPosition, goods: i64) -> None:
    board = p.board
    seat = p.actor
    player = p.seats[seat]
    heap: i64 = 0
    good: i64 = 0
    while goods >> good:
        if (goods >> good) & 1:
            heap += good_unit(good)
        good += 1
    player.goods -= heap
    p.piles += heap
    p.sold = True
    proceeds: i64 = board.resale[count(goods) - 1]
    p.gain(seat, proceeds, 0)
    p.emit(E_SOLD, EVERYONE, seat, heap, proceeds)
    # What the owner of a Racketeer gets comes out of the proceeds (GP-EXE-7).
    kind: i64 = 0
    while player.front >> (4 * kind):
        owner = card_at(player.front, kind) - 1
        if owner >= 0 and board.op[kind] == TAKE_SHARE_OF_SALE:
            share: i64 = proceeds * board.share_over[kind] // board.share_under[kind]
            share -= share % SHARE_STEP
            proceeds -= share
            p.gain(seat, -share, 0)
            p.gain(owner, share, 0)
            p.emit(E_SHARED, EVERYONE, seat, owner, share)
        kind += 1
