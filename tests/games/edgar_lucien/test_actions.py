"""The action phase: what Edgar and Lucien can do anywhere."""

import pytest

from coterie.engine.rng import seeded
from coterie.games.edgar_lucien.questions import ACTION_MOVES, ACTION_OPTIONS
from coterie.games.edgar_lucien.reasons import ALLOWED
from coterie.games.edgar_lucien.rules import actions
from coterie.games.edgar_lucien.state import EdgarLucienState

from .table import (
    GAME,
    can,
    choices,
    cogs,
    duo,
    happened,
    options,
    play,
    popularity,
    position,
    question,
    refused,
    watch,
)

PIG, ARCHIVES, BANK, HALL = "cochon_saoul", "archives", "central_bank", "city_hall"


@pytest.mark.rule("EL-ACT-1")
def test_one_action_with_each_character_in_either_order_or_none() -> None:
    there = {"edgar": BANK, "lucien": PIG}
    first = position(there, {})
    play(first, 0, "edgar", action="bank_robbery")
    assert question(first) == ("action", 0)
    assert [option["type"] for option in options(first, 0)] == ["end", "buy", "lucien"]
    assert refused(first, 0, "edgar", action="bank_robbery") == ("edgar-acted", "EL-ACT-1")
    play(first, 0, "lucien", action="populist_speech")
    assert question(first) == ("action", 1)
    second = position(there, {})
    play(second, 0, "lucien", action="populist_speech")
    assert refused(second, 0, "buy") == ("lucien-acted", "EL-ACT-1")
    play(second, 0, "edgar", action="bank_robbery")
    assert question(second) == ("action", 1)
    assert not second.to_json()["edgar_acted"]
    assert not second.to_json()["lucien_acted"]
    assert (cogs(first), popularity(first)) == (cogs(second), popularity(second))
    neither = position(there, {}, first=1, lead=1, actor=1)
    play(neither, 1, "end")
    assert question(neither) == ("action", 0)
    play(neither, 0, "end")
    assert neither.view(None)["turn"] == 2


@pytest.mark.rule("EL-ACT-4")
def test_an_action_without_its_target_cannot_be_chosen() -> None:
    # Two players, the opponent has no district: nobody can be intimidated.
    nothing = position({"edgar": ARCHIVES, "lucien": HALL}, {"districts": []})
    assert refused(nothing, 0, "edgar", action="intimidation") == ("no-target", "EL-ACT-4")
    assert refused(nothing, 0, "support", action="intimidation") == ("no-target", "EL-ACT-4")
    # A speech needs no target, even at 100; with three players naming needs none either.
    assert can(position({"lucien": PIG, "popularity": 100}, {}), 0, "lucien",
               action="populist_speech")  # fmt: skip
    three = position({"edgar": ARCHIVES}, {"districts": []}, {"districts": []})
    play(three, 0, "edgar", action="intimidation")
    assert question(three) == ("action", 0)
    # No credit.
    assert not can(position({"lucien": "halle", "cogs": 10_000}, {}), 0, "buy")


@pytest.mark.rule("EL-EDG-1")
@pytest.mark.parametrize(
    ("before", "loot"), [(0, 0), (10_000, 10_000), (20_000, 10_000), (70_000, 40_000)]
)
def test_robbery_takes_half_rounded_up(before: int, loot: int) -> None:
    state = position({"edgar": "docks"}, {"cogs": before, "edgar": "halle"})
    watch(state)
    play(state, 0, "rob", other=1)
    assert cogs(state) == [50_000 + loot, before - loot]
    robbed = {"type": "robbed", "seat": 0, "other": 1, "amount": loot}
    assert happened(state) == [robbed]
    assert popularity(state) == [50, 50]
    assert duo(state, 0)["used"] == []
    assert question(state) == ("action", 0)
    assert not can(state, 0, "rob", other=1)


@pytest.mark.rule("EL-EDG-1", "EL-EDG-2")
def test_who_can_be_robbed() -> None:
    state = position({"edgar": "docks"}, {"edgar": "docks"}, {"lucien": "docks"}, {})
    assert refused(state, 0, "rob", other=1) == ("rob-guarded", "EL-EDG-2")
    assert can(state, 0, "rob", other=2)
    assert refused(state, 0, "rob", other=3) == ("rob-away", "EL-EDG-1")
    assert refused(state, 0, "rob", other=0) == ("rob-whom", "EL-EDG-1")
    # One's own Lucien is nobody's victim, and Lucien robs nobody.
    alone = position({"edgar": "halle", "lucien": "docks"}, {"edgar": "temple_oeil"})
    assert not [option for option in options(alone, 0) if option["type"] == "rob"]
    two = position({}, {})
    assert refused(two, 0, "rob", other=3) == ("rob-whom", "EL-EDG-1")


@pytest.mark.rule("EL-EDG-3")
def test_edgar_chooses_one_victim_and_a_lucien_can_be_robbed_by_several() -> None:
    state = position(
        {"edgar": "docks"}, {"edgar": "halle", "cogs": 80_000},
        {"edgar": "docks", "lucien": "halle"},
        {"edgar": "halle", "lucien": "docks"},
    )  # fmt: skip
    victims = [option["other"] for option in options(state, 0) if option["type"] == "rob"]
    assert victims == [1, 3]
    play(state, 0, "rob", other=1)
    assert not [option for option in options(state, 0) if option["type"] == "rob"]
    play(state, 0, "end")
    play(state, 1, "end")
    play(state, 2, "rob", other=1)
    assert cogs(state) == [90_000, 20_000, 70_000, 50_000]


@pytest.mark.rule("EL-LUC-1")
def test_buying_from_the_city() -> None:
    state = position({"lucien": "halle", "cogs": 20_000}, {})
    watch(state)
    play(state, 0, "buy")
    assert happened(state) == [{"type": "bought", "seat": 0, "district": "halle"}]
    assert cogs(state) == [0, 50_000]
    assert duo(state, 0)["districts"] == ["temple_oeil", "halle"]
    poor = position({"lucien": "halle", "cogs": 10_000}, {})
    assert refused(poor, 0, "buy") == ("too-dear", "EL-LUC-1")
    assert refused(position({}, {}), 0, "buy") == ("buy-own", "EL-LUC-1")


@pytest.mark.rule("EL-LUC-2")
def test_buying_from_a_player() -> None:
    state = position({"lucien": "docks", "cogs": 30_000}, {})
    watch(state)
    play(state, 0, "buy")
    assert happened(state) == [{"type": "bought_from", "seat": 0, "other": 1, "district": "docks"}]
    assert cogs(state) == [0, 80_000]
    assert duo(state, 0)["districts"] == ["temple_oeil", "docks"]
    assert duo(state, 1)["districts"] == []
    poor = position({"lucien": "docks", "cogs": 20_000}, {})
    assert refused(poor, 0, "buy") == ("too-dear", "EL-LUC-2")
    protected = position({"lucien": "docks"}, {}, heritage=1)
    assert refused(protected, 0, "buy") == ("protected", "EL-LUC-4")
    # Edgar buys nothing without a card.
    assert not can(position({"edgar": "docks"}, {}), 0, "buy")


@pytest.mark.rule("EL-LUC-8")
def test_taking_a_district_needs_a_token() -> None:
    every = [d["district"] for d in GAME.new(4, 0).view(None)["map"]["districts"]]
    cards = ["carte_blanche", "influence_peddling"]
    rest = [d for d in every if d not in ("docks", "city_hall")][:16]
    full = {"edgar": "city_hall", "lucien": "city_hall", "districts": rest, "hand": cards}
    state = position(full, {}, {"districts": []}, {"districts": []})
    assert state.view(None)["duos"][0]["tokens"] == 0
    assert refused(state, 0, "buy") == ("no-token", "EL-LUC-8")
    assert refused(state, 0, "card", card="carte_blanche") == ("no-token", "EL-LUC-8")
    assert refused(state, 0, "edgar", action="requisition") == ("no-target", "EL-ACT-4")
    there = position({**full, "edgar": "docks", "lucien": "docks"}, {}, {"districts": []},
                     {"districts": []})  # fmt: skip
    assert refused(there, 0, "card", card="influence_peddling") == ("no-token", "EL-LUC-8")
    assert refused(there, 0, "buy") == ("no-token", "EL-LUC-8")
    last = position({**full, "districts": rest[:15]}, {}, {"districts": []}, {"districts": []})
    assert can(last, 0, "buy")
    play(last, 0, "support", action="requisition")
    play(last, 0, "district", district=choices(last, 0, "district")[0])
    assert last.view(None)["duos"][0]["tokens"] == 0
    assert question(last) == ("action", 1)  # the second one found no token


def test_what_is_refused_and_what_is_listed_come_from_the_same_reasons() -> None:
    """In every position of random games, of every action the rules know."""
    looked = 0
    for players in (2, 3, 4):
        state, dice = GAME.new(players, players), seeded(players)
        while state.to_act:
            if question(state)[0] == "action":
                looked += 1
                assert isinstance(state, EdgarLucienState)
                for option in range(ACTION_OPTIONS):
                    move = ACTION_MOVES + option
                    reason = actions.why_not(state, option)
                    assert (reason == ALLOWED) == state.allows(state.to_act[0], move)
                    if reason != ALLOWED:
                        assert state.refusal(state.to_act[0], move).say("en").endswith(".")
            state.play_random(state.to_act[0], dice)
    assert looked > 100
