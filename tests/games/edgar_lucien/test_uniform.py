"""Samples are uniform over what a seat cannot rule out, compared with listing all of it."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State

from .table import DECK, GAME, duo, happened, position, watch, without

PILE = 9
Card = tuple[str, int]  # its kind, and which copy
Deal = frozenset[tuple[Card, int]]  # unseen cards and where they are


class Watcher:
    """A seat that writes down every deal it cannot rule out, from the events it sees."""

    def __init__(self, state: State, seat: int, reshuffled: bool) -> None:
        obj = state.to_json()
        self.seat = seat
        self.hand: list[str] = duo(state, seat)["hand"]
        self.discards: list[str] = obj["discards"]
        self.pile = len(obj["pile"])
        sizes = {n: len(d["hand"]) for n, d in enumerate(obj["duos"]) if n != seat}
        unseen = without(DECK, self.hand, self.discards)
        if reshuffled:  # it knows which cards are in the pile
            in_hands = self.cards(without(unseen, obj["pile"]))
            self.deals = set(every_deal(in_hands, [*sizes.items()]))
            self.add(obj["pile"], PILE)
        else:
            self.deals = set(every_deal(self.cards(unseen), [*sizes.items(), (PILE, self.pile)]))

    def cards(self, kinds: list[str], there: frozenset[Card] = frozenset()) -> list[Card]:
        """Names for cards: a copy is the second one if there is a first one."""
        found: list[Card] = []
        for kind in kinds:
            copy = sum((kind, n) in there or (kind, n) in found for n in (0, 1))
            found.append((kind, copy))
        return found

    def see(self, event: dict[str, Any]) -> None:
        type_, seat = event["type"], event.get("seat")
        mine = seat == self.seat
        if type_ in ("card", "discarded"):
            self.discards = [*self.discards, event["card"]]
            if mine:
                self.hand = without(self.hand, [event["card"]])
            else:
                self.show(event["card"], event["seat"])
        elif type_ == "drew_card":
            self.take(event["card"], PILE)
            self.pile -= 1
        elif type_ == "extorted" and self.seat not in (seat, event["other"]):
            self.move(event["other"], event["seat"])
        elif type_ == "extorted_card" and mine:
            self.take(event["card"], event["other"])
        elif type_ == "extorted_card":
            self.hand = without(self.hand, [event["card"]])
            self.add([event["card"]], event["seat"])

    def see_all(self, events: list[dict[str, Any]]) -> None:
        """In the order of what happened: how many others drew is told after the shuffling."""
        left = sum(e["count"] for e in events if e["type"] == "drew" and e["seat"] != self.seat)
        drawer = next((e["seat"] for e in events if e["type"] == "drew"), -1)
        for event in events:
            if event["type"] == "shuffled":
                left = self.others_draw(drawer, min(left, self.pile), left)
                self.add(self.discards, PILE)
                self.pile, self.discards = len(self.discards), []
            elif event["type"] == "drew":
                left = self.others_draw(drawer, left, left)
            else:
                self.see(event)

    def others_draw(self, drawer: int, now: int, left: int) -> int:
        for _ in range(now):
            self.move(PILE, drawer)
            self.pile -= 1
        return left - now

    def take(self, kind: str, place: int) -> None:
        self.show(kind, place)
        self.hand = [*self.hand, kind]

    def move(self, source: int, target: int) -> None:
        self.deals = {
            deal - {entry} | {(entry[0], target)}
            for deal in self.deals
            for entry in deal
            if entry[1] == source
        }

    def show(self, kind: str, place: int) -> None:
        """A card is seen to leave a place; its other copy is the only one from now on."""
        self.deals = {
            frozenset(((k, 0 if k == kind else n), at) for (k, n), at in deal - {entry})
            for deal in self.deals
            for entry in deal
            if entry[0][0] == kind and entry[1] == place
        }

    def add(self, kinds: list[str], place: int) -> None:
        there = frozenset(card for card, _ in next(iter(self.deals)))
        new = {(card, place) for card in self.cards(kinds, there)}
        self.deals = {deal | new for deal in self.deals}

    def expected(self) -> Counter[Any]:
        return Counter(
            tuple(sorted((kind, place) for (kind, _), place in deal)) for deal in self.deals
        )

    def check(self, state: State, rng: Rng) -> None:
        """Samples differ from the expected frequencies by no more than chance would."""
        expected = self.expected()
        many = 40 * len(expected)
        found = Counter(self.look(state.sample(self.seat, rng)) for _ in range(many))
        assert set(found) <= set(expected)
        each = many / len(self.deals)
        chi = sum((found[s] - each * n) ** 2 / (each * n) for s, n in expected.items())
        freedom = len(expected) - 1
        assert chi <= freedom + 6 * (2 * freedom) ** 0.5

    def look(self, state: State) -> Any:
        obj = state.to_json()
        there = [(card, PILE) for card in obj["pile"]]
        for seat, other in enumerate(obj["duos"]):
            if seat != self.seat:
                there += [(card, seat) for card in other["hand"]]
        return tuple(sorted(there))


def every_deal(cards: list[Card], sizes: list[tuple[int, int]]) -> list[Deal]:
    if not sizes:
        return [frozenset()]
    (place, size), *rest = sizes
    found = []
    for some in combinations(cards, size):
        others = [card for card in cards if card not in some]
        here = {(card, place) for card in some}
        found += [deal | here for deal in every_deal(others, rest)]
    return found


# Seat 0 knows most cards; of these few the others hold some, and some are in the pile.
# The discards; and whether they were reshuffled just now, so that the pile is known.
SMALL = {
    "three": ([["extortion", "plan_b"], ["plan_b", "corruption"]], ["smear_threat"],
              ["remote_action", "smear_threat"], False),
    "doubles": ([["extortion", "smear_threat"], ["smear_threat", "plan_b"]], ["plan_b"],
                ["remote_action"], False),
    "two": ([["extortion", "plan_b", "smear_threat"]], ["plan_b", "corruption"],
            ["remote_action"], False),
    "reshuffled": ([["plan_b", "smear_threat"], ["extortion"]],
                   ["corruption", "plan_b", "smear_threat"], [], True),
    "four": ([["plan_b"], ["smear_threat"], ["extortion"]], ["plan_b", "smear_threat"], [], True),
}  # fmt: skip
# Games and their dice; and whether it gets open from where a card came that was shown.
GAMES = [
    ("three", 0, False), ("three", 3, True), ("three", 8, True), ("doubles", 0, False),
    ("doubles", 2, False), ("two", 2, False), ("two", 3, False), ("reshuffled", 0, True),
    ("reshuffled", 6, True), ("reshuffled", 10, True), ("four", 1, True), ("four", 8, True),
]  # fmt: skip


@pytest.mark.parametrize(("name", "seed", "open"), GAMES)
def test_samples_are_uniform_over_all_that_is_possible(name: str, seed: int, open: bool) -> None:
    """Everybody stands at the Drunken Pig, draws, extorts and plays cards at random."""
    others, pile, discards, reshuffled = SMALL[name]
    here = {"edgar": "cochon_saoul", "lucien": "cochon_saoul", "popularity": 100}
    hands = [without(DECK, *others, pile, discards), *others]
    duos = [{**here, "hand": hand} for hand in hands]
    if reshuffled:
        sizes = [0, *(len(hand) for hand in others)]
        duos[0]["belief"] = [{"weight": 1.0, "groups": [
            {"cards": [card for hand in others for card in hand], "hands": sizes, "pile": 0},
            {"cards": pile, "hands": [0] * len(hands), "pile": len(pile)},
        ]}]  # fmt: skip
    state = position(*duos, pile=pile, discards=discards, done=1, actor=1)
    watcher = Watcher(state, 0, reshuffled)
    rng, dice = seeded(seed), seeded(seed + 100)
    watch(state)
    was_open = False
    before: set[Deal] = set()
    for _ in range(14):
        if not state.to_act or len(watcher.deals) > 400:
            break
        if watcher.deals != before:
            before = watcher.deals
            watcher.check(state, dice)
        was_open |= len(duo(state, 0)["belief"]) > 1
        seat = state.to_act[0]
        state.events = []
        state.apply(seat, random_move(state, seat, rng))
        watcher.see_all(happened(state, 0))
    assert was_open == open


def random_move(state: State, seat: int, rng: Rng) -> int:
    """The others like to play cards; all like to draw."""
    moves = state.legal(seat)
    told = [GAME.move_to_json(move) for move in moves]
    for dull in ({"type": "wheel", "edgar": "still", "lucien": "still"}, {"type": "end"}):
        if dull in told and (dull["type"] == "wheel" or (seat == 0 and rng.below(2))):
            return moves[told.index(dull)]
    liked = ("edgar",) if seat == 0 else ("edgar", "card")
    wanted = [move for move, what in zip(moves, told, strict=True) if what["type"] in liked]
    return (wanted or moves)[rng.below(len(wanted or moves))]
