"""Rounds, phases and turns: GP-RND."""

from typing import Any

import pytest

from .table import can, do, goods, menu, position, prompt


@pytest.mark.rule("GP-RND-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_phase_runs_in_turn_order(players: int) -> None:
    state = position(players=players, first=1, turn=0, actor=1)
    order = [(1 + n) % players for n in range(players)]
    for phase in ("turn_recruitment", "turn_laundering", "turn_delivery"):
        if phase == "turn_delivery":
            order = [(2 + n) % players for n in range(players)]
        for seat in order:
            assert prompt(state) == (phase, seat)
            if phase == "turn_laundering":
                do(state, seat, "launder 0")
            do(state, seat, "done")
    assert prompt(state) == ("turn_black_market", 2)
    assert state.view(None)["round"] == 3


@pytest.mark.rule("GP-RND-2")
def test_goods_in_excess_go_back_in_turn_order() -> None:
    clans: list[dict[str, Any]] = [
        {"goods": "DDDWWW"}, {"goods": "JJJJJJ"}, {"goods": "CCCC"}, {"goods": "DWJCA"},
    ]  # fmt: skip
    state = position(clans, phase="laundering", first=1, turn=3, actor=0)
    do(state, 0, "launder 0", "done")
    # Seat 1 has no choice; seat 3 comes before seat 0.
    assert goods(state, 1) == "JJJJ"
    assert prompt(state) == ("return", 3)
    assert state.view(None)["active"] is None
    assert menu(state, 3) == [
        "good drugs", "good weapons", "good jewels", "good counterfeits", "good alcohol",
    ]  # fmt: skip
    piles = state.to_json()["piles"].count("alcohol")
    do(state, 3, "good alcohol")
    assert state.to_json()["piles"].count("alcohol") == piles + 1
    assert prompt(state) == ("return", 0)
    assert not can(state, 0, "good jewels")
    do(state, 0, "good drugs", "good drugs")
    assert goods(state, 0) == "DWWW"
    # The next round begins to the left of the old first player.
    assert state.view(None)["round"] == 3
    assert state.view(None)["first"] == 2
    assert prompt(state) == ("turn_delivery", 2)


@pytest.mark.rule("GP-RND-2")
def test_nothing_goes_back_after_the_last_round() -> None:
    state = position(
        [{"goods": "DDDWWWJJ", "white": 30}], phase="laundering", turn=3, actor=3, round=8
    )
    do(state, 3, "launder 0", "done")
    assert state.result is not None
    assert goods(state, 0) == "DDDWWWJJ"


@pytest.mark.rule("GP-RND-2")
def test_market_service_begins_anew_each_round() -> None:
    state = position([{"served": True}, {"served": True}], phase="laundering", turn=3, actor=3)
    do(state, 3, "launder 0", "done")
    assert not any(clan["served"] for clan in state.view(None)["clans"])
