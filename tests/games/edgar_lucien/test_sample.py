"""Samples agree with what a seat has seen, and are otherwise as likely as chance made them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from coterie.engine.rng import seeded
from coterie.engine.state import State

from .table import DECK, GAME, belief, duo, play, position, programming, without

MANY = 900


def frequencies(
    state: State, seat: int, look: Callable[[State], Any], seed: int = 1
) -> Counter[Any]:
    rng = seeded(seed)
    return Counter(look(state.sample(seat, rng)) for _ in range(MANY))


def about(found: int, probability: float) -> bool:
    """Within five standard deviations."""
    spread: float = (MANY * probability * (1 - probability)) ** 0.5
    return abs(found - MANY * probability) <= 5 * spread


def group(cards: list[str], hands: list[int], pile: int) -> dict[str, Any]:
    return {"cards": cards, "hands": hands, "pile": pile}


def test_unseen_cards_are_dealt_uniformly() -> None:
    three = ["plan_b", "corruption", "swindle"]
    state = position({}, {"hand": ["swindle"]}, pile=["plan_b", "corruption"],
                     discards=without(DECK, three))  # fmt: skip
    found = frequencies(state, 0, lambda s: (*duo(s, 1)["hand"], *s.to_json()["pile"]))
    assert len(found) == 6
    assert all(about(n, 1 / 6) for n in found.values())
    sure = frequencies(state, 1, lambda s: (*duo(s, 1)["hand"], *sorted(s.to_json()["pile"])))
    assert sure == {("swindle", "corruption", "plan_b"): MANY}


def test_two_copies_are_two_cards() -> None:
    three = ["plan_b", "plan_b", "swindle"]
    state = position({}, {"hand": ["swindle"]}, pile=["plan_b", "plan_b"],
                     discards=without(DECK, three))  # fmt: skip
    found = frequencies(state, 0, lambda s: duo(s, 1)["hand"][0])
    assert about(found["swindle"], 1 / 3)
    assert about(found["plan_b"], 2 / 3)


def test_unrevealed_wheels_are_unknown_and_one_s_own_is_kept() -> None:
    state = programming({}, {}, {})
    play(state, 0, "wheel", edgar="red", lucien="blue")
    play(state, 1, "wheel", edgar="red", lucien="blue")
    found = frequencies(state, 0, lambda s: tuple(duo(s, 1)["wheel"].values()))
    assert len(found) == 64
    assert max(found.values()) < 40
    for sampled in (state.sample(0, seeded(n)) for n in range(20)):
        assert duo(sampled, 0)["wheel"] == {"edgar": "red", "lucien": "blue"}
        assert duo(sampled, 2)["wheel"] is None
        assert sampled.to_act == (2,)
    unmoved = programming({}, {})
    play(unmoved, 1, "wheel", edgar="still", lucien="still")
    assert len(frequencies(unmoved, 0, lambda s: tuple(duo(s, 1)["wheel"].values()))) == 64
    # Once revealed they are known.
    play(state, 2, "wheel", edgar="red", lucien="red")
    assert duo(state.sample(0, seeded(1)), 1)["wheel"] == {"edgar": "red", "lucien": "blue"}


def test_fortunes_and_everything_public_stay() -> None:
    state = position({"cogs": 10_000}, {"cogs": 140_000, "hand": ["plan_b"]}, governor=1)
    for seed in range(20):
        sampled = state.sample(0, seeded(seed))
        assert [duo(sampled, s)["cogs"] for s in (0, 1)] == [10_000, 140_000]
        assert sampled.to_json()["governor"] == 1
        assert sampled.to_json()["dice"] != state.to_json()["dice"]


def test_the_victim_of_an_extortion_knows_the_thief_s_card() -> None:
    state = position({"hand": ["extortion"], "edgar": "docks"}, {"hand": ["swindle"]}, {})
    play(state, 0, "card", card="extortion")
    assert frequencies(state, 1, lambda s: duo(s, 0)["hand"][0]) == {"swindle": MANY}
    found = frequencies(state, 2, lambda s: duo(s, 0)["hand"][0])
    assert len(found) == 12  # every kind but the Extortion that was played
    assert about(found["plan_b"], 2 / 19)
    # Played, it is known to be gone.
    play(state, 0, "end")
    assert duo(state, 0)["hand"] == ["swindle"]


def test_an_extortion_between_others_moves_what_was_known() -> None:
    """Seat 2 knows that seat 1 holds the Coup; seat 0 takes one of seat 1's three cards."""
    hands = [["extortion"], ["coup_detat", "plan_b", "swindle"], []]
    pile = without(DECK, *hands)
    known = [{"weight": 1.0, "groups": [
        group(["coup_detat"], [0, 1, 0], 0),
        group(without(DECK, ["coup_detat"]), [1, 2, 0], len(pile)),
    ]}]  # fmt: skip
    state = position({"hand": hands[0], "edgar": "docks"}, {"hand": hands[1]}, {"belief": known})
    play(state, 0, "card", card="extortion")
    found = frequencies(state, 2, lambda s: "coup_detat" in duo(s, 0)["hand"])
    assert about(found[True], 1 / 3)
    both = frequencies(state, 2, lambda s: "coup_detat" in duo(s, 0)["hand"] + duo(s, 1)["hand"])
    assert both == {True: MANY}


def test_how_many_cards_the_first_seat_holds_counts_like_any_other() -> None:
    """As above, but seat 0 has another card, of which seat 2 knows nothing. If the Coup went, the
    18 other cards have one in each hand: 306 deals; if it stayed, two in seat 0's: 153."""
    hands = [["extortion", "corruption"], ["coup_detat", "plan_b"], []]
    known = [{"weight": 1.0, "groups": [
        group(["coup_detat"], [0, 1, 0], 0),
        group(without(DECK, ["coup_detat"]), [2, 1, 0], 16),
    ]}]  # fmt: skip
    state = position({"hand": hands[0], "edgar": "docks"}, {"hand": hands[1]}, {"belief": known})
    play(state, 0, "card", card="extortion")
    assert sorted(entry["weight"] for entry in duo(state, 2)["belief"]) == pytest.approx(
        [1 / 3, 2 / 3]
    )
    assert about(frequencies(state, 2, lambda s: "coup_detat" in duo(s, 0)["hand"])[True], 2 / 3)


def test_a_reshuffle_tells_what_is_not_in_the_pile() -> None:
    theirs = ["coup_detat", "plan_b"]
    rest = without(DECK, theirs)
    state = position({"edgar": "cochon_saoul"}, {"hand": theirs}, pile=[], discards=rest)
    play(state, 0, "edgar", action="bar_shenanigans")
    assert frequencies(state, 0, lambda s: tuple(duo(s, 1)["hand"])) == {
        ("plan_b", "coup_detat"): MANY
    }
    # Seat 1 sees that seat 0 drew from the discards and nothing else.
    drawn = frequencies(state, 1, lambda s: "coup_detat" in duo(s, 0)["hand"])
    assert drawn == {False: MANY}
    # What is drawn afterwards is mixed only with what was in the new pile.
    end = position(
        {"hand": []}, {"hand": theirs, "edgar": "cochon_saoul"}, pile=rest, done=1, actor=1,
    )  # fmt: skip
    obj = end.to_json()
    obj["duos"][0]["belief"] = [{"weight": 1.0, "groups": [
        group(theirs, [0, 2], 0), group(rest, [0, 0], len(rest)),
    ]}]  # fmt: skip
    later = GAME.from_json(obj)
    play(later, 1, "edgar", action="bar_shenanigans")
    for sampled in (later.sample(0, seeded(n)) for n in range(50)):
        assert set(theirs) <= set(duo(sampled, 1)["hand"])
        assert len(duo(sampled, 1)["hand"]) == 4


def test_a_card_shown_may_come_from_either_of_two_groups() -> None:
    """Of four cards seat 0 knows: Plan B or Swindle in seat 1's hand, the other in seat 2's; and
    Plan B or Corruption in seat 1's hand, the other in the pile. Seat 1 plays a Plan B."""
    four = ["plan_b", "plan_b", "corruption", "swindle"]
    hands = [[], ["plan_b", "plan_b"], ["swindle"]]
    discards = without(DECK, four)
    known = [{"weight": 1.0, "groups": [
        group(["plan_b", "swindle"], [0, 1, 1], 0),
        group(["plan_b", "corruption"], [0, 1, 0], 1),
    ]}]  # fmt: skip
    state = position(
        {"belief": known}, {"hand": hands[1]}, {"hand": hands[2]}, pile=["corruption"],
        discards=discards, lead=1, actor=1,
    )  # fmt: skip
    play(state, 1, "card", card="plan_b")
    # If it came from the first pair the second is open, and the other way round: three deals.
    found = frequencies(state, 0, lambda s: duo(s, 1)["hand"][0])
    assert len(found) == 3
    assert all(about(n, 1 / 3) for n in found.values())
    assert [entry["weight"] for entry in duo(state, 0)["belief"]] == [0.5, 0.5]


def test_a_draw_tells_between_hypotheses() -> None:
    """Seat 0 draws a card that one hypothesis has more of in the pile."""
    rest = without(DECK, ["plan_b", "swindle"])
    known = [
        {"weight": 1 / 3, "groups": [group(["plan_b"], [0, 1], 0), group(["swindle"], [0, 0], 1)]},
        {"weight": 2 / 3, "groups": [group(["plan_b", "swindle"], [0, 1], 1)]},
    ]
    state = position(
        {"belief": known, "edgar": "cochon_saoul"}, {"hand": ["plan_b"]}, pile=["swindle"],
        discards=rest,
    )  # fmt: skip
    play(state, 0, "edgar", action="bar_shenanigans")
    # Both hypotheses now say the same: seat 1 holds the Plan B.
    assert [len(h["groups"]) for h in duo(state, 0)["belief"]] == [2]
    assert frequencies(state, 0, lambda s: duo(s, 1)["hand"][0]) == {"plan_b": MANY}


def test_the_options_of_another_seat_follow_its_sampled_hand() -> None:
    state = position({"hand": ["plan_b", "corruption"]}, {})
    seen = set()
    for seed in range(60):
        sampled = state.sample(1, seeded(seed))
        cards = {
            GAME.move_to_json(move)["card"]
            for move in sampled.legal(0)
            if GAME.move_to_json(move)["type"] == "card"
        }
        assert cards <= set(duo(sampled, 0)["hand"])
        seen |= cards
    assert {"plan_b", "corruption", "smear_threat"} <= seen
    # A sample is a whole position for the others too: their beliefs fit what they would hold.
    sampled = state.sample(1, seeded(3))
    hands = [duo(sampled, seat)["hand"] for seat in (0, 1)]
    assert duo(sampled, 0)["belief"] == belief(0, hands, sampled.to_json()["pile"], [])
    assert duo(sampled, 1)["belief"] == duo(state, 1)["belief"]


def test_the_order_of_the_pile_is_unknown() -> None:
    state = position({}, {})
    tops = frequencies(state, 0, lambda s: s.to_json()["pile"][-1])
    assert len(tops) == 13
    assert about(tops["plan_b"], 1 / 10)
    assert about(tops["swindle"], 1 / 20)
    # Even if it is known of each card that it is there.
    two = ["plan_b", "swindle"]
    known = [{"weight": 1.0, "groups": [group([card], [0, 0], 1) for card in two]}]
    state = position({"belief": known}, {}, pile=two, discards=without(DECK, two))
    tops = frequencies(state, 0, lambda s: s.to_json()["pile"][-1])
    assert about(tops["plan_b"], 1 / 2)
    assert tops.total() == MANY


def test_a_sample_is_a_whole_position_and_nobody_rules_it_out() -> None:
    """Reading it checks that nothing is lost and that every belief allows how things are."""
    rng = seeded(8)
    hands = [["plan_b"], ["extortion", "plan_b"], ["swindle"], ["smear_threat", "remote_action"]]
    state = position(
        *[{"hand": hand, "edgar": "cochon_saoul"} for hand in hands],
        pile=["corruption", "coup_detat"], lead=1, actor=1, first=1,
        discards=without(DECK, *hands, ["corruption", "coup_detat"]),
    )  # fmt: skip
    play(state, 1, "card", card="extortion")
    play(state, 1, "extort", other=3)
    play(state, 1, "end")
    play(state, 2, "edgar", action="bar_shenanigans")
    for seat in range(4):
        for _ in range(10):
            sampled = state.sample(seat, rng)
            obj = sampled.to_json()
            assert GAME.from_json(obj).to_json() == obj
            assert sampled.view(seat) == state.view(seat)
            assert obj["duos"][seat] == duo(state, seat)
            for other in range(4):
                assert sampled.sample(other, rng).view(other) == sampled.view(other)
