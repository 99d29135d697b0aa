"""Hands of cards as numbers, and what a seat knows of the cards it does not hold.

A hand is a number with 2 bits per kind of card: how many of it there are.

A seat's belief is about the hands of the others and the pile. It is a list of hypotheses with
weights. A hypothesis splits the unseen cards into groups; of each group it knows which cards
they are and how many of them lie in each place, and nothing else: every way of dealing them
is equally likely. At first there is one group, nearly all of it in the pile. When the discards
are shuffled into a new pile they become a group of their own, for everybody has seen them; a
card that was extorted from the seat is a group of one, in the thief's hand.

A group is one number: its cards (26 bits), then how many lie in each place, 5 bits each.

Where a card comes from that somebody shows, or which card was taken by an extortion between
two others, can be uncertain: then the hypothesis branches, weighted by how likely a card
drawn blindly from that hand would be this one.

Beliefs are never changed in place, so that clones share them.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.rng import Rng

KINDS: Final = 13
PILE: Final = 4
"""The place after those of the four seats."""
CARDS: Final = (1 << 26) - 1


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
            found.append(int(kind))
            n -= 1
        hand >>= 2
        kind += 1
    return found


def in_place(place: i64, how_many: i64) -> i64:
    """What a group's number gains when so many more of its cards lie in a place."""
    return how_many * bit(26 + 5 * place)


def held(group: i64, place: i64) -> i64:
    """How many of a group's cards lie in a place."""
    return (group >> (26 + 5 * place)) & 31


class Hypothesis:
    """One way things may be; never changed."""

    def __init__(self, weight: float, groups: list[int]) -> None:
        self.weight = weight
        self.groups = groups


def certain(groups: list[int]) -> list[Hypothesis]:
    """The belief with this one hypothesis."""
    return [Hypothesis(1.0, tidy(groups))]


def tidy(groups: list[int]) -> list[int]:
    """The same groups in one form: what is certain of a place in one group, the empty ones gone."""
    known = [0, 0, 0, 0, 0]
    tidied: list[int] = []
    for entry in groups:
        group: i64 = entry
        all_of_it: i64 = size(group & CARDS)
        if all_of_it == 0:
            continue
        place: i64 = 0
        while place <= PILE and held(group, place) != all_of_it:
            place += 1
        if place <= PILE:
            known[place] += int(group)
        else:
            tidied.append(entry)
    tidied += [entry for entry in known if entry]
    tidied.sort()
    return tidied


def merged(hypotheses: list[Hypothesis]) -> list[Hypothesis]:
    """The belief with equal hypotheses made one, the weights adding up to 1."""
    if len(hypotheses) == 1:
        return [Hypothesis(1.0, tidy(hypotheses[0].groups))]
    total = 0.0
    kept: list[Hypothesis] = []
    for hypothesis in hypotheses:
        groups = tidy(hypothesis.groups)
        weight = hypothesis.weight
        total += weight
        for n in range(len(kept)):
            if kept[n].groups == groups:
                kept[n] = Hypothesis(kept[n].weight + weight, groups)
                break
        else:
            kept.append(Hypothesis(weight, groups))
    return [Hypothesis(h.weight / total, h.groups) for h in kept]


def added(belief: list[Hypothesis], group: i64) -> list[Hypothesis]:
    """The belief with one group more."""
    return merged([Hypothesis(h.weight, [*h.groups, int(group)]) for h in belief])


def drawn(belief: list[Hypothesis], seat: i64) -> list[Hypothesis]:
    """After another seat has drawn a card."""
    return transferred(belief, PILE, seat)


def transferred(belief: list[Hypothesis], source: i64, target: i64) -> list[Hypothesis]:
    """After an unseen card went from one place to another."""
    after: list[Hypothesis] = []
    for h in belief:
        for n in range(len(h.groups)):
            group: i64 = h.groups[n]
            here: i64 = held(group, source)
            if here:
                groups = h.groups[:]
                groups[n] = int(group - in_place(source, 1) + in_place(target, 1))
                after.append(Hypothesis(h.weight * int(here), groups))
    return merged(after)


def seen(belief: list[Hypothesis], place: i64, kind: i64) -> list[Hypothesis]:
    """After a card of that kind was seen to leave a place: out of a hand or off the pile."""
    after: list[Hypothesis] = []
    for h in belief:
        for n in range(len(h.groups)):
            group: i64 = h.groups[n]
            chance: i64 = held(group, place) * copies(group, kind)
            if chance:
                groups = h.groups[:]
                groups[n] = int(group - in_place(place, 1) - one(kind))
                after.append(Hypothesis(h.weight * int(chance) / int(size(group & CARDS)), groups))
    return merged(after)


def deal(belief: list[Hypothesis], rng: Rng) -> list[list[int]]:
    """The cards in every place, drawn from the belief."""
    chosen = belief[0]
    if len(belief) > 1:
        point = int(rng.next32()) / 4294967296.0
        for h in belief:
            chosen = h
            point -= h.weight
            if point < 0.0:
                break
    places: list[list[int]] = [[], [], [], [], []]
    for entry in chosen.groups:
        group: i64 = entry
        cards = card_list(group & CARDS)
        rng.shuffle(cards)
        place: i64 = 0
        while place <= PILE:
            n = held(group, place)
            while n > 0:
                places[place].append(cards.pop())
                n -= 1
            place += 1
    rng.shuffle(places[PILE])
    return places
