"""How good a position of Gatsby is.

Each character still on the board is worth something to each player (its prestige, and what it
does for a set of suits) and each player has some chance to win it; the sum, with what is owned
already, is the expected strength. The difference of strengths gives the chance to win.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.state import State
from coterie.games.gatsby.hidden.belief import at
from coterie.games.gatsby.position import BOARD_PLACES, CABARET, FIRST_FINANCE, FIRST_RACE
from coterie.games.gatsby.rules.cabaret import (
    BOTTOM,
    LEFT,
    LOWER_LEFT,
    LOWER_RIGHT,
    RIGHT,
    UPPER_LEFT,
    UPPER_RIGHT,
    neighbours,
)
from coterie.games.gatsby.rules.ending import prestige, suit_counts
from coterie.games.gatsby.rules.racetrack import row_spaces
from coterie.games.gatsby.state import GatsbyState

FAR: Final = 9
# How a lead in steps turns into a chance, and how fast a distant goal fades.
STEEP: Final = 0.55
SUIT_PAIR: Final = 0.9  # a second character of a suit, with the third still to be had
SUIT_THREE: Final = 6.0
NEW_SUIT: Final = [0.3, 0.4, 0.7, 1.5, 6.0]  # a first, second … fifth different suit
SCALE: Final = 0.45
TILE: Final = 1.3  # a special tile in hand: one prestige, and what it can do
FORCE: Final = 0.5
LEVEL: Final = 0.12
TEMPO: Final = 0.35


def steps_to_join(mine: i64, theirs: i64, start: i64, goal: i64) -> i64:
    """How many tokens a player still needs to join two sides; FAR if the way is blocked."""
    free: i64 = CABARET & ~theirs
    reached: i64 = start & mine
    steps: i64 = 0
    if not reached:
        reached = start & free
        steps = 1
    while True:
        # Own tokens cost nothing.
        more: i64 = reached | (neighbours(reached) & mine)
        while more != reached:
            reached = more
            more = reached | (neighbours(reached) & mine)
        if reached & goal:
            return steps
        more = reached | (neighbours(reached) & free)
        if more == reached:
            return FAR
        reached = more
        steps += 1


def chance(mine: i64, theirs: i64) -> float:
    """The chance to be first with so many steps to go against so many."""
    return 1.0 / (1.0 + exp(STEEP * float(mine - theirs)))


class GatsbyEvaluation(Evaluation):
    def values(self, state: State) -> list[float]:
        if state.result is not None:
            return shares(state)
        assert isinstance(state, GatsbyState)
        lead = strength(state)
        zero = 1.0 / (1.0 + exp(-SCALE * lead))
        return [zero, 1.0 - zero]


EVALUATION = GatsbyEvaluation()


def strength(state: GatsbyState) -> float:
    """Dorothy's expected strength less James's."""
    counts0 = suit_counts(state, 0)
    counts1 = suit_counts(state, 1)
    total: float = float(prestige(state, 0) - prestige(state, 1))
    total += TILE * ((1.0 if state.slot0 >= 0 else 0.0) - (1.0 if state.slot1 >= 0 else 0.0))
    total += sets(counts0) - sets(counts1)
    total += LEVEL * float(state.level0 - state.level1)
    if state.force:
        total += FORCE if state.active == 0 else -FORCE
    total += TEMPO if state.active == 0 else -TEMPO
    place: i64 = 0
    while place < BOARD_PLACES:
        if (state.present >> place) & 1:
            character = at(state.characters, place)
            stars = float(state.board.prestige[character])
            suit = character // 3
            zero = distance(state, 0, place)
            one = distance(state, 1, place)
            near = closeness(zero if zero < one else one)
            lead = chance(zero, one)
            worth0 = stars + gain(counts0, suit)
            worth1 = stars + gain(counts1, suit)
            total += near * (lead * worth0 - (1.0 - lead) * worth1)
        place += 1
    return total


def sets(counts: i64) -> float:
    """What the suits owned promise beyond their prestige."""
    promise = 0.0
    kinds: i64 = 0
    suit: i64 = 0
    while suit < 5:
        owned = (counts >> (3 * suit)) & 7
        if owned:
            kinds += 1
        if owned == 2:
            promise += SUIT_PAIR
        elif owned >= 3:
            promise += SUIT_THREE
        suit += 1
    n: i64 = 0
    while n < kinds:
        promise += NEW_SUIT[n]
        n += 1
    return promise


def gain(counts: i64, suit: i64) -> float:
    """What one more character of a suit would add to the sets."""
    return sets(counts + bit(3 * suit)) - sets(counts)


def distance(state: GatsbyState, seat: i64, place: i64) -> i64:
    """About how many steps the seat needs to win the character of a place."""
    mine = state.tokens(seat)
    theirs = state.tokens(1 - seat)
    if place == LEFT:
        return steps_to_join(mine & CABARET, theirs & CABARET, UPPER_RIGHT, LOWER_LEFT)
    if place == RIGHT:
        return steps_to_join(mine & CABARET, theirs & CABARET, UPPER_LEFT, LOWER_RIGHT)
    if place == BOTTOM:
        missing = count(state.stars & ~mine)
        blocked = count(state.stars & theirs)
        return missing * 2 + blocked * 2
    if place < FIRST_RACE:
        need: i64 = state.board.levels[place - FIRST_FINANCE] - state.level(seat)
        behind = state.level(1 - seat) - state.level(seat)
        # One behind climbs two levels at a time until level.
        if behind > 0:
            saved = behind // 2 if behind < need else need // 2
            need -= saved
        return need if need > 0 else 0
    spaces = row_spaces(state, place - FIRST_RACE)
    need = (count(spaces) + 1) // 2 - count(mine & spaces)
    if need <= 0:
        return 0
    left = count(spaces & ~(mine | theirs))
    return need if need <= left else FAR


def closeness(steps: i64) -> float:
    """How likely a character so many steps away is won by anybody before the game ends."""
    if steps >= FAR:
        return 0.1
    return 1.0 / (1.0 + 0.25 * float(steps))
