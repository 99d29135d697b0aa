"""Phase 5: bonuses, laundering and salaries (GP-LAU)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import (
    KEEP_SHARE_OF_LAUNDERING,
    LAUNDERING,
    RAISE_SALARIES,
)
from coterie.games.gangster_paradise.hidden.ledger import LAUNDERED, SALARIES
from coterie.games.gangster_paradise.packing import card_at, weighted_sum
from coterie.games.gangster_paradise.position import (
    E_BONUS,
    E_LAUNDERED,
    E_SALARIES,
    E_UNPAID,
    MAIN,
    SETTLED,
    GangsterPosition,
)
from coterie.games.gangster_paradise.questions import LAUNDER, TURN
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    BEYOND_LIMIT,
    HAS_LAUNDERED,
    ODD,
    OTHER_PHASE,
    RED_MISSING,
)
from coterie.games.gangster_paradise.rules import course, executants

RED_FOR_ONE_WHITE: Final = 2
PARTS: Final = 4  # into which the menu divides what can be laundered


def is_open(p: GangsterPosition) -> bool:
    """Whether the main choice is to launder; the salaries are paid with it."""
    return p.phase == LAUNDERING and p.step == MAIN


def pay_bonuses(p: GangsterPosition, seat: i64) -> None:
    """For a boss and for a complete clan, which add up (GP-LAU-1); no executant touches them
    (GP-EXE-7)."""
    board = p.board
    placed = p.seats[seat].placed
    bonus: i64 = weighted_sum(placed, board.white)
    if placed == board.complete:
        bonus += board.complete_bonus
    if bonus:
        p.gain(seat, 0, bonus)
        p.emit(E_BONUS, EVERYONE, seat, bonus)


def limit(p: GangsterPosition) -> i64:
    """The most red the active player's clan can launder, however much there is (GP-LAU-2)."""
    board = p.board
    player = p.seats[p.actor]
    most: i64 = weighted_sum(player.placed, board.launders)
    kind: i64 = 0
    while player.front >> (4 * kind):
        if card_at(player.front, kind) and board.op[kind] == KEEP_SHARE_OF_LAUNDERING:
            most = most * board.share_over[kind] // board.share_under[kind]
        kind += 1
    return most - most % RED_FOR_ONE_WHITE


def salaries(p: GangsterPosition) -> i64:
    """What the active player's clan is paid (GP-LAU-3)."""
    player = p.seats[p.actor]
    more = executants.amount_before(p, player, RAISE_SALARIES)
    return weighted_sum(player.placed, p.board.salary) + more


def launder_reason(p: GangsterPosition, red: i64) -> i64:
    """Why the active player cannot launder so much (GP-LAU-2)."""
    if p.phase != LAUNDERING:
        return OTHER_PHASE
    if not is_open(p):
        return HAS_LAUNDERED
    if red % RED_FOR_ONE_WHITE:
        return ODD
    if red > limit(p):
        return BEYOND_LIMIT
    return ALLOWED if red <= p.seats[p.actor].red else RED_MISSING


def launder_moves(p: GangsterPosition, moves: list[int]) -> None:
    """Everything, three parts between, nothing, and what the salaries still need."""
    player = p.seats[p.actor]
    most = min(limit(p), player.red)
    before: i64 = -1
    part: i64 = PARTS
    while part >= 0:
        red = part_of(most, part)
        if red != before:
            moves.append(LAUNDER + red)
        before = red
        part -= 1
    needed: i64 = RED_FOR_ONE_WHITE * (salaries(p) - player.white)
    if needed > 0 and needed < most and int(LAUNDER + needed) not in moves:
        moves.append(LAUNDER + needed)


def part_of(most: i64, part: i64) -> i64:
    """So many of PARTS of what can be laundered, as an even number."""
    return most * part // (PARTS * RED_FOR_ONE_WHITE) * RED_FOR_ONE_WHITE


def launder(p: GangsterPosition, red: i64) -> None:
    """Secretly (GP-LAU-2); the salaries follow at once (GP-LAU-3)."""
    seat = p.actor
    player = p.seats[seat]
    p.record(LAUNDERED, seat, limit(p), red)
    player.red -= red
    player.white += red // RED_FOR_ONE_WHITE
    p.emit(E_LAUNDERED, bit(seat), seat, red)
    p.revealed = True
    pay_salaries(p, seat)
    if p.rules < 2:
        course.end_turn(p)  # the turn was over with the salaries
    else:
        p.step = SETTLED  # deals and an executant are still possible (GP-LAU-4)
        course.ask(p, TURN, seat)


def pay_salaries(p: GangsterPosition, seat: i64) -> None:
    """Who can pay must; who cannot pays all the white there is (GP-LAU-3)."""
    player = p.seats[seat]
    due = salaries(p)
    if player.white >= due:
        player.white -= due
        p.record(SALARIES, seat, due, 1, due)
        p.emit(E_SALARIES, EVERYONE, seat, due)
    else:
        p.record(SALARIES, seat, due, 0, player.white)
        player.white = 0
        player.unpaid = True
        p.emit(E_UNPAID, EVERYONE, seat)
