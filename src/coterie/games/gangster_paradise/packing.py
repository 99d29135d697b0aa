"""Heaps of goods, hands of executants and members in place, each packed into one number.

A heap has 8 bits per good, a hand and a set of members 4 bits per kind or rank, so that a clone
copies a few words and two sides of a deal are compared at once.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit

GOOD_LANES: Final = 0x80808080808080  # the top bit of each kind in a heap of goods
HAND_LANES: Final = 0x888888888888888  # the same in a hand of executants
EVERY_SECOND: Final = 0xF0F0F0F0F0F0F0F  # kind of a hand
MOST_OF_A_GOOD: Final = 127
MOST_OF_A_CARD: Final = 7


def good_at(heap: i64, good: i64) -> i64:
    """How many of a good a heap holds."""
    return (heap >> (8 * good)) & 255


def good_unit(good: i64) -> i64:
    """A heap of one."""
    return bit(8 * good)


def heap_size(heap: i64) -> i64:
    total: i64 = 0
    while heap:
        total += heap & 255
        heap >>= 8
    return total


def heap_kinds(heap: i64) -> i64:
    total: i64 = 0
    while heap:
        if heap & 255:
            total += 1
        heap >>= 8
    return total


def first_good(heap: i64) -> i64:
    """The first kind in a heap that is not empty."""
    good: i64 = 0
    while not heap & 255:
        heap >>= 8
        good += 1
    return good


def most_good(heap: i64) -> i64:
    """The kind a heap holds most of; the first of several."""
    # How many and, to prefer the first, 7 less the number of the kind; of all seven, because to
    # guess where to stop costs more.
    best: i64 = 0
    left: i64 = 7
    while left > 0:
        best = max(best, (heap & 255) << 3 | left)
        heap >>= 8
        left -= 1
    return 7 - (best & 7)


def card_at(hand: i64, kind: i64) -> i64:
    """How many of a kind a packed hand (or set of members) holds."""
    return (hand >> (4 * kind)) & 15


def card_unit(kind: i64) -> i64:
    """A hand (or set of members) of one."""
    return bit(4 * kind)


def hand_size(hand: i64) -> i64:
    """How many cards a packed hand (or set of members) holds."""
    # Divided by 255, a number leaves what the sum of its digits to the base of 256 leaves.
    return ((hand & EVERY_SECOND) + ((hand >> 4) & EVERY_SECOND)) % 255


def weighted_sum(hand: i64, weights: list[int]) -> i64:
    """The sum of the weights of all cards in a packed hand (or set of members)."""
    total: i64 = 0
    kind: i64 = 0
    while hand >> (4 * kind):
        total += card_at(hand, kind) * weights[kind]
        kind += 1
    return total


def cards_of(hand: i64) -> list[int]:
    """The kinds in a packed hand, one entry per card."""
    cards: list[int] = []
    kind: i64 = 0
    while hand >> (4 * kind):
        n: i64 = card_at(hand, kind)
        while n > 0:
            cards.append(kind)
            n -= 1
        kind += 1
    return cards


def covers(heap: i64, part: i64) -> bool:
    """Whether a heap of goods holds all of another."""
    return ((heap | GOOD_LANES) - part) & GOOD_LANES == GOOD_LANES


def hand_covers(hand: i64, part: i64) -> bool:
    """Whether a hand holds all cards of another."""
    return ((hand | HAND_LANES) - part) & HAND_LANES == HAND_LANES
