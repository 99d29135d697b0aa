"""Executants: GP-EXE, and those that act at once."""

from typing import Any

import pytest

from .table import (
    KINDS,
    before,
    can,
    do,
    goods,
    hand,
    members,
    menu,
    offer,
    position,
    prompt,
    ranks,
)


@pytest.mark.rule("GP-EXE-1")
@pytest.mark.parametrize("phase", ["delivery", "black_market", "sale", "recruitment", "laundering"])
def test_the_active_player_sends_one_per_phase(phase: str) -> None:
    clans: list[dict[str, Any]] = [
        {"executants": ["agitator", "informant"]},
        {"executants": ["fence"]},
    ]
    state = position(clans, phase=phase)
    assert not can(state, 1, "play fence 0")
    assert not can(state, 0, "play fence 1")
    assert not can(state, 0, "play agitator 0")
    assert not can(state, 0, "play agitator 4")
    sent = [move for move in menu(state, 0) if move.startswith("play")]
    assert sent == [
        f"play {kind} {seat}" for kind in ("informant", "agitator") for seat in (1, 2, 3)
    ]
    do(state, 0, "play agitator 2")
    assert before(state, 2) == {"agitator": 0}
    assert hand(state, 0) == ["informant"]
    assert not can(state, 0, "play informant 1")
    assert not [move for move in menu(state, 0) if move.startswith("play")]
    assert state.view(3)["clans"][2]["before"] == [{"executant": "agitator", "owner": 0}]


@pytest.mark.rule("GP-EXE-1")
def test_one_bought_or_traded_in_the_same_phase_can_be_sent() -> None:
    state = position([{"goods": "DDD"}, {"executants": ["fence"]}])
    do(state, 0, "hire drugs")
    assert can(state, 0, f"play {hand(state, 0)[0]} 2")
    do(state, 1, offer(0, cards=["fence"]))
    do(state, 0, "accept 1")
    do(state, 0, "play fence 2")
    assert before(state, 2) == {"fence": 0}


@pytest.mark.rule("GP-EXE-1")
def test_a_card_that_lies_before_somebody_cannot_be_traded() -> None:
    state = position([{"before": {"fence": 1}}])
    assert not can(state, 0, offer(1, cards=["fence"]))
    do(state, 0, offer(1, red=1, ask_cards=["fence"]))
    assert not can(state, 1, "accept 0")


@pytest.mark.rule("GP-EXE-3")
def test_one_of_a_kind_before_one_target() -> None:
    state = position([{"executants": ["fence", "customs"]}, {"before": {"fence": 2}}])
    assert not can(state, 0, "play fence 1")
    assert "play fence 1" not in menu(state, 0)
    assert can(state, 0, "play fence 2")
    do(state, 0, "play customs 1")
    assert before(state, 1) == {"fence": 2, "customs": 0}


@pytest.mark.rule("GP-EXE-2")
def test_the_hitman_sends_a_soldier_back_to_the_cards() -> None:
    state = position([{"executants": ["hitman", "hitman"]}, {"members": "ssm", "used": "sss"}])
    do(state, 0, "play hitman 1")
    assert members(state, 1) == "sm"
    assert state.to_json()["clans"][1]["used"] == ranks("sss")
    assert before(state, 1) == {}
    assert state.to_json()["discards"] == ["hitman"]
    assert prompt(state) == ("turn_recruitment", 0)


@pytest.mark.rule("GP-EXE-2")
def test_a_hitman_without_a_soldier_to_hit_is_used_up() -> None:
    state = position([{"executants": ["hitman"]}, {"members": "m"}])
    do(state, 0, "play hitman 1")
    assert members(state, 1) == "m"
    assert state.to_json()["discards"] == ["hitman"]


@pytest.mark.rule("GP-EXE-2")
def test_the_burglar_takes_two_goods_of_the_owners_choice() -> None:
    state = position([{"executants": ["burglar"]}, {"goods": "DDJ"}])
    do(state, 0, "play burglar 1")
    assert prompt(state) == ("take", 0)
    assert before(state, 1) == {"burglar": 0}
    assert menu(state, 0) == ["good drugs", "good jewels"]
    assert not can(state, 0, "done")
    assert not can(state, 0, "good alcohol")
    do(state, 0, "good jewels")
    # What is left is of one kind, so the rest follows by itself.
    assert (goods(state, 0), goods(state, 1)) == ("DJ", "D")
    assert before(state, 1) == {}
    assert state.to_json()["discards"] == ["burglar"]
    assert prompt(state) == ("turn_recruitment", 0)


@pytest.mark.rule("GP-EXE-2")
@pytest.mark.parametrize(("held", "left"), [("", ""), ("D", ""), ("DJ", ""), ("DDD", "D")])
def test_the_burglar_takes_as_far_as_there_is_something(held: str, left: str) -> None:
    state = position([{"executants": ["burglar"]}, {"goods": held}])
    do(state, 0, "play burglar 1")
    assert goods(state, 1) == left
    assert len(goods(state, 0)) == len(held) - len(left)
    assert state.to_json()["discards"] == ["burglar"]


@pytest.mark.rule("GP-EXE-2")
def test_three_choices_where_all_kinds_differ() -> None:
    state = position([{"executants": ["burglar"]}, {"goods": "DJCA"}])
    do(state, 0, "play burglar 1", "good alcohol", "good drugs")
    assert (goods(state, 0), goods(state, 1)) == ("DA", "JC")


@pytest.mark.rule("GP-EXE-3")
def test_what_is_unresolved_at_the_end_is_lost() -> None:
    clans = [{"before": {"informant": 1}, "white": 50}]
    state = position(clans, phase="laundering", turn=3, actor=3, round=8)
    do(state, 3, "launder 0", "done")
    assert state.result is not None
    assert state.result.winners == (0,)


def test_all_kinds_can_be_sent() -> None:
    for kind in KINDS:
        state = position([{"executants": [kind]}, {"goods": "DJ"}])
        do(state, 0, f"play {kind} 1")
        assert hand(state, 0) == []
