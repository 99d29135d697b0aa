"""The election, and the end of a period."""

from typing import Any

import pytest

from coterie.engine.state import State

from .table import (
    can,
    choices,
    cogs,
    duo,
    happened,
    last_turn,
    options,
    play,
    question,
    refused,
    watch,
)


@pytest.mark.rule("EL-GOV-1", "EL-GOV-4")
def test_the_most_popular_is_elected_and_plays_last() -> None:
    state = last_turn({"popularity": 10}, {"popularity": 70, "districts": []}, {"popularity": 0})
    watch(state)
    play(state, 2, "end")
    assert {"type": "elected", "seat": 1, "amount": 0} in happened(state)
    view = state.view(None)
    assert (view["governor"], view["first"], view["order"]) == (1, 2, [2, 0, 1])
    assert cogs(state) == [50_000, 70_000 - 20_000, 50_000]


@pytest.mark.rule("EL-GOV-5")
def test_a_new_period_clears_the_markers() -> None:
    state = last_turn(
        {"used": ["bank_robbery", "certificate"], "certified": True, "popularity": 80}, {}
    )
    play(state, 1, "end")
    view = state.view(None)
    assert (view["period"], view["turn"], view["phase"]) == (2, 1, "programming")
    assert duo(state, 0)["used"] == []
    assert not duo(state, 0)["certified"]
    assert view["duos"][0]["confirmed"] is False


def tie(*cash: int, **top: Any) -> State:
    """An election tied between all players, the last to act of the turn ending it."""
    duos = [{"cogs": amount, "districts": []} for amount in cash]
    state = last_turn(*duos, **top)
    last = state.to_act[0]
    watch(state)
    play(state, last, "end")
    return state


@pytest.mark.rule("EL-GOV-2")
def test_an_auction_among_the_tied_in_turn_order() -> None:
    state = tie(50_000, 90_000, 20_000, 50_000, lead=2, actor=1, first=2)
    assert {"type": "tie", "seats": [0, 1, 2, 3]} in happened(state)
    assert question(state) == ("bid", 2)
    assert state.view(0)["bidders"] == [0, 1, 2, 3]
    assert (state.view(0)["leader"], state.view(0)["bid"]) == (None, None)
    play(state, 2, "bid", amount=10_000)
    assert question(state) == ("bid", 3)
    assert state.view(0)["prompts"][0]["bid"] == 10_000
    play(state, 3, "pass")
    play(state, 0, "bid", amount=40_000)  # a bid may jump
    assert (state.view(1)["leader"], state.view(1)["bid"]) == (0, 40_000)
    assert refused(state, 1, "bid", amount=40_000) == ("bid-low", "EL-GOV-2")
    play(state, 1, "bid", amount=50_000)
    # Who cannot raise can only pass, but is asked: being skipped would show the purse.
    assert question(state) == ("bid", 2)
    assert options(state, 2) == [{"type": "pass"}]
    assert refused(state, 2, "bid", amount=60_000) == ("bid-poor", "EL-GOV-2")
    play(state, 2, "pass")
    assert question(state) == ("bid", 0)
    play(state, 0, "pass")
    assert state.view(None)["governor"] == 1
    assert cogs(state) == [50_000, 40_000, 20_000, 50_000]
    assert happened(state)[-2] == {"type": "elected", "seat": 1, "amount": 50_000}
    assert state.view(None)["order"] == [2, 3, 0, 1]
    assert state.view(None)["bidders"] == []
    assert state.view(None)["bid"] is None


@pytest.mark.rule("EL-GOV-1", "EL-GOV-2")
def test_the_election_of_those_whom_nobody_likes() -> None:
    state = last_turn(
        {"popularity": 0, "districts": []}, {"popularity": 0, "districts": []}, lead=1, actor=0,
        first=1,
    )  # fmt: skip
    play(state, 0, "end")
    assert question(state) == ("bid", 1)
    assert state.view(None)["bidders"] == [0, 1]


@pytest.mark.rule("EL-GOV-2")
def test_the_menu_of_bids_ends_with_the_whole_purse() -> None:
    for purse in (90_000, 100_000, 110_000, 120_000):
        state = tie(purse, 50_000)
        steps = [*range(10_000, min(purse, 100_000) + 1, 10_000)]
        if purse > 100_000:
            steps.append(purse)
        assert [o["amount"] for o in options(state, 0) if o["type"] == "bid"] == steps


@pytest.mark.rule("EL-GOV-2")
def test_only_the_tied_bid_and_the_governor_has_no_preference() -> None:
    state = last_turn(
        {"popularity": 60, "districts": []}, {"popularity": 70, "districts": []},
        {"popularity": 70, "districts": []}, governor=2,
    )  # fmt: skip
    play(state, 2, "end")
    assert question(state) == ("bid", 1)
    assert state.view(None)["prompts"][0]["seats"] == [1, 2]
    assert state.view(None)["governor"] == 2  # until it is decided
    assert refused(state, 0, "bid", amount=10_000)[0] == "turn"
    play(state, 1, "bid", amount=10_000)
    play(state, 2, "pass")
    assert state.view(None)["governor"] == 1


@pytest.mark.rule("EL-GOV-2")
def test_the_last_one_may_still_bid_when_nobody_has() -> None:
    state = tie(50_000, 50_000, 50_000)
    play(state, 0, "pass")
    play(state, 1, "pass")
    assert question(state) == ("bid", 2)
    assert choices(state, 2, "type") == ["pass"] + ["bid"] * 5
    play(state, 2, "bid", amount=10_000)
    assert state.view(None)["governor"] == 2
    assert cogs(state) == [50_000, 50_000, 40_000]


@pytest.mark.rule("EL-GOV-3")
def test_nobody_bids() -> None:
    state = tie(50_000, 50_000, governor=1, first=0, lead=0)
    play(state, 0, "pass")
    play(state, 1, "pass")
    view = state.view(None)
    assert (view["governor"], view["first"], view["period"]) == (None, 0, 2)
    assert {"type": "no_governor"} in happened(state)
    assert cogs(state) == [50_000, 50_000]


@pytest.mark.rule("EL-GOV-2")
def test_any_bid_within_the_purse_is_allowed_and_the_menu_is_short() -> None:
    state = tie(900_000, 900_000)
    amounts = [option.get("amount", 0) for option in options(state, 0)]
    assert amounts == [0, *range(10_000, 110_000, 10_000), 900_000]
    assert can(state, 0, "bid", amount=550_000)
    assert not can(state, 0, "bid", amount=910_000)
    few = tie(100_000, 900_000)
    assert [option.get("amount", 0) for option in options(few, 0)] == [*range(0, 110_000, 10_000)]
    play(state, 0, "bid", amount=890_000)
    assert [option.get("amount", 0) for option in options(state, 1)] == [0, 900_000]
