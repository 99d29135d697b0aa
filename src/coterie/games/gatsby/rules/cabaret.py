"""The Cabaret (GA-CAB)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.games.gatsby.position import CABARET, GatsbyPosition
from coterie.games.gatsby.reasons import ALLOWED, NOT_CABARET, NOT_NEXT, OCCUPIED
from coterie.games.gatsby.rules import ending

# The characters of the Cabaret.
LEFT: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2

# Sides: the letters A to F count from the upper left, the numbers 1 to 6 from the upper right.
UPPER_LEFT: Final = 0b111111
LOWER_RIGHT: Final = 0b111111 << 30
UPPER_RIGHT: Final = 0b000001000001000001000001000001000001
LOWER_LEFT: Final = UPPER_RIGHT << 5


def neighbours(spaces: i64) -> i64:
    """The spaces orthogonally next to any of these (GA-CAB-1)."""
    near: i64 = (spaces << 6) | (spaces >> 6)
    near |= ((spaces & ~LOWER_LEFT) << 1) | ((spaces & ~UPPER_RIGHT) >> 1)
    return near & CABARET


def next_spaces(p: GatsbyPosition) -> i64:
    """The empty spaces next to a token in play, whoever owns it (GA-CAB-1)."""
    taken: i64 = (p.tokens0 | p.tokens1) & CABARET
    return neighbours(taken) & ~taken


def linked_spaces(p: GatsbyPosition) -> i64:
    """The empty spaces next to the one where this action's last token was placed, whatever lies
    there now (GA-SP-13)."""
    if p.link < 0:
        return 0
    return neighbours(bit(p.link)) & ~(p.tokens0 | p.tokens1)


def empty_spaces(p: GatsbyPosition) -> i64:
    """All that are empty (GA-SP-4)."""
    return CABARET & ~(p.tokens0 | p.tokens1)


def why_not_place(p: GatsbyPosition, space: i64) -> int:
    """Why the token asked for now may not go on a space of the Cabaret."""
    if (p.options >> space) & 1:
        return ALLOWED
    if ((p.tokens0 | p.tokens1) >> space) & 1:
        return OCCUPIED
    return NOT_NEXT if p.options & CABARET else NOT_CABARET


def joins(tokens: i64, start: i64, goal: i64) -> bool:
    """Whether a chain of these tokens leads from one side to the other (GA-CAB-2)."""
    reached: i64 = tokens & start
    while reached:
        if reached & goal:
            return True
        more: i64 = (reached | neighbours(reached)) & tokens
        if more == reached:
            return False
        reached = more
    return False


def completes(p: GatsbyPosition, seat: i64, place: i64) -> bool:
    """Whether the seat's tokens win a character: a chain between two opposite sides (GA-CAB-2),
    or all stars (GA-CAB-3)."""
    tokens: i64 = p.tokens(seat) & CABARET
    if place == LEFT:
        return joins(tokens, UPPER_RIGHT, LOWER_LEFT)
    if place == RIGHT:
        return joins(tokens, UPPER_LEFT, LOWER_RIGHT)
    return tokens & p.stars == p.stars


def award(p: GatsbyPosition) -> None:
    """Both players' claims are checked, the active player's first (GA-CAB-5). The tokens stay
    (GA-CAB-4)."""
    place: i64 = LEFT
    while place <= BOTTOM:
        if (p.present >> place) & 1:
            if completes(p, p.active, place):
                ending.award(p, place, p.active)
            elif completes(p, 1 - p.active, place):
                ending.award(p, place, 1 - p.active)
        place += 1
