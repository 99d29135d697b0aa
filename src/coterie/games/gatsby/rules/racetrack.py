"""The Racetrack (GA-RACE)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count, lowest
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.position import CABARET, E_ROW_CLOSED, FIRST_RACE, GatsbyPosition
from coterie.games.gatsby.questions import MAY_PLACE, PASS_BIT, RACE_ANY
from coterie.games.gatsby.reasons import (
    ALLOWED,
    CLOSED,
    NOT_LEFTMOST,
    NOT_RACETRACK,
    OCCUPIED,
    SAME_ROW,
)
from coterie.games.gatsby.rules import ending, setup, turn

ROWS: Final = 5
RACETRACK: Final = ((1 << PASS_BIT) - 1) ^ CABARET


def row_spaces(p: GatsbyPosition, row: i64) -> i64:
    """The spaces of a row."""
    start: i64 = p.board.row_start[row]
    end: i64 = p.board.row_end[row]
    return bit(end) - bit(start)


def leftmost_spaces(p: GatsbyPosition, without: i64) -> i64:
    """The leftmost empty space of every open row, without some rows (GA-RACE-1)."""
    found: i64 = 0
    taken: i64 = p.tokens0 | p.tokens1
    row: i64 = 0
    while row < ROWS:
        if not ((p.closed | without) >> row) & 1:
            free = row_spaces(p, row) & ~taken
            found |= free & -free
        row += 1
    return found


def empty_spaces(p: GatsbyPosition) -> i64:
    """All empty spaces of open rows (GA-SP-11)."""
    spaces: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if not (p.closed >> row) & 1:
            spaces |= row_spaces(p, row)
        row += 1
    return spaces & ~(p.tokens0 | p.tokens1)


def why_not_place(p: GatsbyPosition, space: i64) -> int:
    """Why the token asked for now may not go on a space of the Racetrack."""
    if (p.options >> space) & 1:
        return ALLOWED
    if ((p.tokens0 | p.tokens1) >> space) & 1:
        return OCCUPIED
    row: i64 = p.board.row_of[space]
    if (p.closed >> row) & 1:
        return CLOSED
    if not p.options & RACETRACK:
        return NOT_RACETRACK
    # A bonus token, and one that may go anywhere, do not ask which rows the action has used.
    if (p.rows >> row) & 1 and p.step != MAY_PLACE and p.step != RACE_ANY:
        return SAME_ROW
    return NOT_LEFTMOST


def place_again(p: GatsbyPosition) -> bool:
    """The second token on the row of the first (GA-SP-8); whether it could be placed."""
    if p.rows == 0 or not setup.has_token(p, p.actor):
        return False
    free = row_spaces(p, lowest(p.rows)) & ~(p.tokens0 | p.tokens1)
    if not free:
        return False
    turn.put_token(p, lowest(free))
    return True


def award(p: GatsbyPosition) -> None:
    """Each complete row gives its character to the majority as it is now (GA-RACE-2, GA-RACE-4),
    whoever's turn it is (GA-RACE-5); its tokens go back and it is closed (GA-RACE-3)."""
    row: i64 = 0
    while row < ROWS:
        spaces = row_spaces(p, row)
        taken = (p.tokens0 | p.tokens1) & spaces
        if taken == spaces and not (p.closed >> row) & 1:
            mine = count(p.tokens0 & spaces)
            winner: i64 = 0 if 2 * mine > count(spaces) else 1
            p.tokens0 &= ~spaces
            p.tokens1 &= ~spaces
            p.closed |= bit(row)
            p.emit(E_ROW_CLOSED, EVERYONE, winner, row)
            ending.award(p, FIRST_RACE + row, winner)
        row += 1
