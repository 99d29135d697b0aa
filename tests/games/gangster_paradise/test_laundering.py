"""Phase 5: GP-LAU, the Taxman and the Agitator."""

from typing import Any

import pytest

from coterie.games.gangster_paradise.state import GangsterState

from . import table
from .table import before, can, do, goods, menu, money, offer, position, prompt

COMPLETE = "ssccmmrb"


def laundering(clans: list[dict[str, Any]], **changes: Any) -> GangsterState:
    """Seat 0 ends phase 4 (as the last player), so that phase 5 begins with seat 1."""
    turns = {"first": 1, "turn": 3, "actor": 0, **changes}
    state = position(clans, **turns)
    do(state, 0, "done")
    return state


@pytest.mark.rule("GP-LAU-1")
@pytest.mark.parametrize(
    ("members", "bonus"), [("sm", 0), ("mrb", 5), (COMPLETE, 15), ("ssccmmr", 0), ("sccmmrb", 5)]
)
def test_bonuses_open_the_turn(members: str, bonus: int) -> None:
    state = laundering([{}, {"members": members}])
    assert prompt(state) == ("turn_laundering", 1)
    assert money(state, 1) == (20, 3 + bonus)
    assert money(state, 2) == (20, 3)


@pytest.mark.rule("GP-LAU-1")
def test_bonuses_come_every_round() -> None:
    boss = {"members": "mrb", "white": 50}
    state = laundering([{}, boss], round=3)
    assert money(state, 1) == (20, 55)


@pytest.mark.rule("GP-EX-4", "GP-LAU-2")
def test_two_merchants_launder_forty_at_most() -> None:
    state = laundering([{}, {"members": "mm", "red": 50, "white": 4}])
    assert not can(state, 1, "launder 42")
    assert can(state, 1, "launder 40")
    assert can(state, 1, "launder 0")
    assert not can(state, 1, "launder 33")
    do(state, 1, "launder 34", "done")
    assert money(state, 1) == (16, 4 + 17 - 4)


@pytest.mark.rule("GP-LAU-2")
@pytest.mark.parametrize(
    ("members", "limit"), [("s", 0), ("sm", 20), ("mm", 40), ("mrb", 80), ("mmrb", 100)]
)
def test_limits(members: str, limit: int) -> None:
    state = laundering([{}, {"members": members, "red": 200}])
    assert can(state, 1, f"launder {limit}")
    assert not can(state, 1, f"launder {limit + 2}")
    assert state.view(None)["prompts"][0]["laundering_limit"] == limit


@pytest.mark.rule("GP-LAU-2")
def test_only_red_that_is_there_is_laundered() -> None:
    state = laundering([{}, {"red": 7}])
    assert not can(state, 1, "launder 8")
    assert menu(state, 1) == ["launder 6", "launder 4", "launder 2", "launder 0"]


@pytest.mark.rule("GP-LAU-2")
def test_the_menu_holds_what_the_salaries_need() -> None:
    state = laundering([{}, {"members": "ssmmc", "red": 40, "white": 1}])
    assert menu(state, 1) == [
        "launder 40", "launder 30", "launder 20", "launder 10", "launder 0", "launder 14",
    ]  # fmt: skip


@pytest.mark.rule("GP-LAU-2")
def test_how_much_is_laundered_is_secret() -> None:
    state = laundering([{}, {}])
    state.events = []
    do(state, 1, "launder 10", "done")
    for event in state.events:
        if event[0] == 25:
            assert event[1:4] == (2, 1, 10)
            break
    else:
        pytest.fail("no event")
    assert state.view(0)["clans"][1]["red"] is None


@pytest.mark.rule("GP-LAU-3")
@pytest.mark.parametrize(
    ("members", "due"), [("s", 1), ("m", 2), ("c", 2), ("r", 3), ("b", 4), (COMPLETE, 17), ("", 0)]
)
def test_salaries_follow_at_once(members: str, due: int) -> None:
    state = laundering([{}, {"members": members, "white": 40}])
    before_ = money(state, 1)[1]
    do(state, 1, "launder 0", "done")
    assert money(state, 1) == (20, before_ - due)
    assert prompt(state) == ("turn_laundering", 2)
    assert not state.view(None)["clans"][1]["unpaid"]


@pytest.mark.rule("GP-LAU-3")
def test_who_can_just_pay_does() -> None:
    state = laundering([{}, {"members": "sm", "white": 1}])
    do(state, 1, "launder 4", "done")
    assert money(state, 1) == (16, 0)
    assert not state.view(None)["clans"][1]["unpaid"]


@pytest.mark.rule("GP-LAU-3")
def test_who_cannot_pay_all_pays_what_there_is() -> None:
    state = laundering([{}, {"members": "sm", "white": 2}])
    do(state, 1, "launder 0")
    assert money(state, 1) == (20, 0)
    assert state.view(None)["clans"][1]["unpaid"]
    assert state.revealed


@pytest.mark.rule("GP-LAU-4")
def test_laundering_does_not_end_the_turn() -> None:
    state = laundering([{}, {"executants": ["hitman"]}, {"goods": "J"}])
    do(state, 1, "launder 10")
    assert prompt(state) == ("turn_settled", 1)
    assert state.view(None)["active"] == 1
    assert "done" in menu(state, 1)
    assert not any(move.startswith("launder") for move in menu(state, 1))
    assert not can(state, 1, "launder 0")
    # Deals both ways, and an executant.
    do(state, 1, offer(2, red=4, ask="J"))
    do(state, 2, "accept 1")
    do(state, 0, offer(1, white=1))
    do(state, 1, "accept 0")
    assert money(state, 1) == (20 - 10 - 4, 3 + 5 - 3 + 1)
    do(state, 1, "play hitman 3")
    assert table.members(state, 3) == "m"
    assert prompt(state) == ("turn_settled", 1)
    do(state, 1, "done")
    assert prompt(state) == ("turn_laundering", 2)


@pytest.mark.rule("GP-LAU-4")
def test_nobody_is_done_before_the_salaries_are_paid() -> None:
    state = laundering([{}, {}])
    assert not can(state, 1, "done")
    assert "done" not in menu(state, 1)
    do(state, 1, "launder 0")
    assert menu(state, 1) == ["done"]


@pytest.mark.rule("GP-LAU-4", "GP-EXE-1")
def test_one_executant_before_or_after_the_salaries() -> None:
    state = laundering([{}, {"executants": ["fence", "taxman", "burglar"]}, {"goods": "DJC"}])
    later = state.clone()
    do(state, 1, "play taxman 2", "launder 0")
    assert menu(state, 1) == ["done"]
    # An executant that asks for a choice comes back to the rest of the turn.
    do(later, 1, "launder 0", "play burglar 2", "good jewels", "good drugs")
    assert prompt(later) == ("turn_settled", 1)
    assert menu(later, 1) == ["done"]
    assert goods(later, 1) == "DJ"


@pytest.mark.rule("GP-LAU-4", "GP-EXE-2")
def test_a_taxman_sent_after_the_salaries_waits_for_the_targets_turn() -> None:
    clans: list[dict[str, Any]] = [{}, {"executants": ["taxman"]}, {"red": 40}]
    state = laundering(clans)
    do(state, 1, "launder 0", "play taxman 2", "done")
    assert not can(state, 2, "launder 12")
    do(state, 2, "launder 10", "done")
    assert before(state, 2) == {}


@pytest.mark.rule("GP-LAU-4")
def test_the_last_turn_ends_with_done_too() -> None:
    state = position([{"white": 9}], phase="laundering", turn=3, actor=3, round=8)
    do(state, 3, "launder 0")
    assert state.result is None
    # Clean money can still change hands before it is counted.
    do(state, 1, offer(3, white=3))
    do(state, 3, "accept 1", "done")
    assert state.result is not None
    assert state.result.scores == (9, 0, 3, 3)


@pytest.mark.rule("GP-LAU-4")
def test_under_the_first_rules_the_turn_was_over() -> None:
    state = position(phase="laundering", rules=1)
    do(state, 0, "launder 0")
    assert prompt(state) == ("turn_laundering", 1)


@pytest.mark.rule("GP-EXE-7")
@pytest.mark.parametrize(("members", "limit"), [("sm", 10), ("mm", 20), ("mmrb", 50), ("s", 0)])
def test_the_taxman_halves_the_laundering(members: str, limit: int) -> None:
    state = laundering([{}, {"members": members, "red": 90, "before": {"taxman": 0}}])
    assert can(state, 1, f"launder {limit}")
    assert not can(state, 1, f"launder {limit + 2}")
    if "b" in members:
        assert money(state, 1) == (90, 8)
    do(state, 1, "launder 0", "done")
    assert before(state, 1) == {}


@pytest.mark.rule("GP-EXE-7")
def test_the_agitator_raises_the_salaries() -> None:
    state = laundering([{}, {"members": "mrb", "white": 7, "before": {"agitator": 0}}])
    assert money(state, 1) == (20, 12)
    do(state, 1, "launder 0", "done")
    assert money(state, 1) == (20, 0)
    assert not state.view(None)["clans"][1]["unpaid"]
    assert state.to_json()["discards"] == ["agitator"]
