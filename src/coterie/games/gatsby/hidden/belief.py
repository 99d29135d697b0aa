"""What a player knows of the characters, and worlds that agree with it.

A world says which character lies at each of the 15 places: 4 bits a place in one number. A
hypothesis is a world in which places may be UNKNOWN. A player's belief is the list of
hypotheses that agree with all the player has seen: one as long as everything seen stays
certain, more after the opponent has secretly swapped a character the player knew.

All hypotheses of a belief know the same characters, in different places: swaps move them,
and an observation adds its character to all or to none. So every hypothesis is completed
by equally many worlds, no world completes two, and drawing a hypothesis and then filling
its unknown places is uniform over the worlds.

Beliefs are never changed in place, so that clones share them.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.rng import Rng

PLACES: Final = 15
UNKNOWN: Final = 15
NOTHING_KNOWN: Final = (1 << 60) - 1


def at(world: i64, place: i64) -> i64:
    """The character at a place."""
    return (world >> (4 * place)) & 15


def put(world: i64, place: i64, character: i64) -> i64:
    """The world with that character at that place."""
    return (world & ~(bit(4 * place + 4) - bit(4 * place))) | (character << (4 * place))


def swap(world: i64, p: i64, q: i64) -> i64:
    """The world with the characters of two places exchanged."""
    difference: i64 = at(world, p) ^ at(world, q)
    return world ^ (difference << (4 * p)) ^ (difference << (4 * q))


def knows(world: i64, character: i64) -> bool:
    """Whether the character stands somewhere in the hypothesis."""
    place: i64 = 0
    while place < PLACES:
        if at(world, place) == character:
            return True
        place += 1
    return False


def seen(belief: list[int], place: i64, character: i64) -> list[int]:
    """The belief after seeing that character at that place."""
    kept: list[int] = []
    for hypothesis in belief:
        world: i64 = hypothesis
        there = at(world, place)
        if there == character:
            kept.append(hypothesis)
        elif there == UNKNOWN and not knows(world, character):
            kept.append(put(world, place, character))
    return kept


def swapped(belief: list[int], p: i64, q: i64) -> list[int]:
    """The belief after seeing two places exchanged."""
    return [swap(hypothesis, p, q) for hypothesis in belief]


def blurred(belief: list[int], p: i64, q: i64) -> list[int]:
    """The belief after two places were perhaps exchanged."""
    after = belief[:]
    for hypothesis in belief:
        other: int = swap(hypothesis, p, q)
        if other not in after:
            after.append(other)
    return after


def draw_world(belief: list[int], rng: Rng) -> i64:
    """A world that agrees with the belief, every one equally likely."""
    world: i64 = belief[rng.below(len(belief))] if len(belief) > 1 else belief[0]
    known: i64 = 0
    unknown_places: i64 = 0
    place: i64 = 0
    while place < PLACES:
        character = at(world, place)
        if character == UNKNOWN:
            unknown_places |= bit(place)
        else:
            known |= bit(character)
        place += 1
    free: list[int] = []
    character = 0
    while character < PLACES:
        if not (known >> character) & 1:
            free.append(character)
        character += 1
    rng.shuffle(free)
    place = 0
    while place < PLACES:
        if (unknown_places >> place) & 1:
            world = put(world, place, free.pop())
        place += 1
    return world


def renamed(belief: list[int], before: i64, after: i64) -> list[int]:
    """The belief of somebody who saw, place for place, the world `after` instead of `before`."""
    names = [UNKNOWN] * 16
    place: i64 = 0
    while place < PLACES:
        names[at(before, place)] = at(after, place)
        place += 1
    renamed_belief: list[int] = []
    for hypothesis in belief:
        world: i64 = hypothesis
        other: i64 = 0
        place = 0
        while place < PLACES:
            other |= names[at(world, place)] << (4 * place)
            place += 1
        renamed_belief.append(other)
    return renamed_belief
