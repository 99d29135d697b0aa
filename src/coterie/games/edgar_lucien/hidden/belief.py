"""Hands of cards as numbers, and what a seat knows of the cards it does not hold.

A hand is a number with 2 bits per kind of card: how many of it there are.

A seat's belief is about the hands of the others and the pile: the deals of the unseen cards that
it cannot rule out, all equally likely. It is a list of hypotheses. A hypothesis splits the unseen
cards into groups; of each group it knows which cards they are and how many of them lie in each
place, and nothing else. At first there is one group, nearly all of it in the pile. When the
discards are shuffled into a new pile they become a group of their own, for everybody has seen
them; a card that was extorted from the seat is a group of one, in the thief's hand.

From which group a card comes that somebody shows, or that one of the others extorts from another,
can be uncertain: then there is a hypothesis for each. A deal that several hypotheses allow is
still one deal.

Two copies of a kind are two cards, which a seat can tell apart while they are in different groups:
the first copy is in the older one, and the only unseen copy is always the first.

A group is one number: its cards, a bit each, then how many lie in each place, 5 bits each. Groups
are listed by age. Beliefs are never changed in place, so that clones share them.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count, elements
from coterie.engine.rng import Rng

COPIES: Final = [2, 2, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 1]
"""How many cards there are of each kind."""
DECK_SIZE: Final = 20
DECK: Final = sum(n << (2 * kind) for kind, n in enumerate(COPIES))
"""All the cards, as a hand."""
KIND: Final = [kind for kind, n in enumerate(COPIES) for _ in range(n)]
"""The kind of each card."""
FIRST: Final = [KIND.index(kind) for kind in range(len(COPIES))]
"""The first card of each kind."""
PILE: Final = 4
"""The place after those of the four seats."""
CARDS: Final = (1 << DECK_SIZE) - 1
FACTORIALS: Final = [1.0]
for _n in range(1, DECK_SIZE + 1):
    FACTORIALS.append(FACTORIALS[-1] * _n)


def one(kind: i64) -> i64:
    """The hand of one card of that kind."""
    return bit(2 * kind)


def copies(hand: i64, kind: i64) -> i64:
    """How many cards of that kind a hand has."""
    return (hand >> (2 * kind)) & 3


def size(hand: i64) -> i64:
    """How many cards a hand has."""
    total: i64 = 0
    while hand:
        total += hand & 3
        hand >>= 2
    return total


def kind_at(hand: i64, number: i64) -> i64:
    """The kind of the card with that number (from 0) in a hand sorted by kind."""
    kind: i64 = 0
    while number >= (hand & 3):
        number -= hand & 3
        hand >>= 2
        kind += 1
    return kind


def card_list(hand: i64) -> list[int]:
    """The kinds of a hand's cards, one by one."""
    found: list[int] = []
    kind: i64 = 0
    while hand:
        n: i64 = hand & 3
        while n > 0:
            found.append(kind)
            n -= 1
        hand >>= 2
        kind += 1
    return found


def cards_of(hand: i64, unseen: i64) -> i64:
    """A hand's cards as a set: of each kind, the first copies that are not unseen already."""
    cards: i64 = 0
    kind: i64 = 0
    while hand:
        n: i64 = hand & 3
        card: i64 = FIRST[kind]
        while n > 0:
            if not (unseen >> card) & 1:
                cards |= bit(card)
                n -= 1
            card += 1
        hand >>= 2
        kind += 1
    return cards


def in_place(place: i64, how_many: i64) -> i64:
    """What a group's number gains when so many more of its cards lie in a place."""
    return how_many * bit(DECK_SIZE + 5 * place)


def held(group: i64, place: i64) -> i64:
    """How many of a group's cards lie in a place."""
    return (group >> (DECK_SIZE + 5 * place)) & 31


class Hypothesis:
    """One way things may be; never changed."""

    def __init__(self, weight: float, groups: list[int]) -> None:
        self.weight = weight  # its deals as a share of all hypotheses' deals
        self.groups = groups


def certain(group: i64) -> list[Hypothesis]:
    """The belief that knows only this group."""
    return [Hypothesis(1.0, [group] if group else [])]


def with_weights(found: list[list[int]]) -> list[Hypothesis]:
    """The belief with these hypotheses; equal ones are made one, empty groups dropped."""
    if len(found) == 1:
        return [Hypothesis(1.0, [group for group in found[0] if group])]
    different: list[list[int]] = []
    for groups in found:
        left = [group for group in groups if group]
        if left not in different:
            different.append(left)
    total = 0.0
    for groups in different:
        total += deals(groups)
    return [Hypothesis(deals(groups) / total, groups) for groups in different]


def deals(groups: list[int]) -> float:
    """In how many ways the cards of the groups can lie in their places."""
    ways = 1.0
    for entry in groups:
        group: i64 = entry
        ways *= FACTORIALS[int(count(group & CARDS))]
        place: i64 = 0
        while place <= PILE:
            ways /= FACTORIALS[int(held(group, place))]
            place += 1
    return ways


def added(belief: list[Hypothesis], hand: i64, place: i64) -> list[Hypothesis]:
    """After cards that the seat knows, a hand, went out of its sight to one place."""
    unseen: i64 = 0
    for entry in belief[0].groups:
        unseen |= entry & CARDS
    group: i64 = cards_of(hand, unseen)
    group += in_place(place, count(group))
    return with_weights([[*h.groups, group] for h in belief])


def transferred(belief: list[Hypothesis], source: i64, target: i64) -> list[Hypothesis]:
    """After an unseen card went from one place to another."""
    after: list[list[int]] = []
    for h in belief:
        for n in range(len(h.groups)):
            group: i64 = h.groups[n]
            if held(group, source):
                groups = h.groups[:]
                groups[n] = group - in_place(source, 1) + in_place(target, 1)
                after.append(groups)
    return with_weights(after)


def seen(belief: list[Hypothesis], place: i64, kind: i64) -> list[Hypothesis]:
    """After a card of that kind was seen to leave a place: out of a hand or off the pile."""
    first: i64 = bit(FIRST[kind])
    second: i64 = 2 * first if COPIES[kind] == 2 else 0
    after: list[list[int]] = []
    for h in belief:
        for n in range(len(h.groups)):
            group: i64 = h.groups[n]
            if held(group, place) and group & (first | second):
                shown: i64 = second if group & second else first
                groups = h.groups[:]
                groups[n] = group - in_place(place, 1) - shown
                if shown == first and second:
                    rename(groups, second, first)
                after.append(groups)
    return with_weights(after)


def rename(groups: list[int], card: i64, new: i64) -> None:
    """Whichever group has the one card has the other instead."""
    for n in range(len(groups)):
        group: i64 = groups[n]
        if group & card:
            groups[n] = group - card + new


def deal(belief: list[Hypothesis], rng: Rng) -> list[list[int]]:
    """The kinds of the cards in every place; every deal held possible is equally likely.

    A hypothesis is drawn by how many deals it has, and a deal of it. A deal counts only for the
    first hypothesis that allows it, otherwise all is drawn anew.
    """
    places = dealt(belief[0].groups, rng) if len(belief) == 1 else one_of_many(belief, rng)
    return [[KIND[card] for card in cards] for cards in places]


def one_of_many(belief: list[Hypothesis], rng: Rng) -> list[list[int]]:
    while True:
        chosen = drawn(belief, rng)
        places = dealt(belief[chosen].groups, rng)
        first = 0
        while not allows(belief[first].groups, places):
            first += 1
        if first == chosen:
            return places


def drawn(belief: list[Hypothesis], rng: Rng) -> int:
    """The number of a hypothesis, drawn by the weights."""
    point = (int(rng.next32()) + int(rng.next32()) / 4294967296.0) / 4294967296.0
    last = len(belief) - 1
    for n in range(last):
        point -= belief[n].weight
        if point < 0.0:
            return n
    return last


def dealt(groups: list[int], rng: Rng) -> list[list[int]]:
    """The cards in every place, drawn from one hypothesis."""
    places: list[list[int]] = [[], [], [], [], []]
    for entry in groups:
        group: i64 = entry
        cards = elements(group & CARDS)
        rng.shuffle(cards)
        mixed = len(places[PILE]) > 0
        for place in range(len(places)):
            for _ in range(held(group, place)):
                places[place].append(cards.pop())
        if mixed:
            rng.shuffle(places[PILE])
    return places


def allows(groups: list[int], places: list[list[int]]) -> bool:
    """Whether a hypothesis has this deal."""
    for place in range(PILE + 1):
        there: i64 = 0
        for card in places[place]:
            there |= bit(card)
        for entry in groups:
            group: i64 = entry
            if count(group & CARDS & there) != held(group, place):
                return False
    return True
