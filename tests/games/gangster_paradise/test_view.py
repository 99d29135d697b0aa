"""What a view says of recruits and laundering, and what a finished game asks."""

from typing import Any

import pytest

from coterie.engine.texts import LANGUAGES, texts
from coterie.games.gangster_paradise.board import RANKS

from .table import GAME, auction, can, do, goods, offer, position


def recruits(state: Any, seat: int | None) -> dict[str, dict[str, Any]]:
    return {recruit["what"]: recruit for recruit in state.view(seat)["recruits"]}


def needs(recruit: dict[str, Any]) -> dict[str, tuple[bool, dict[str, Any]]]:
    return {n["error"].removeprefix("view-need-"): (n["met"], n["args"]) for n in recruit["needs"]}


@pytest.mark.rule("GP-REC-1", "GP-REC-2", "GP-REC-3", "GP-REC-4", "GP-REC-5", "GP-REC-7")
def test_a_view_says_what_every_recruit_needs() -> None:
    state = position([{"goods": "DDDDW", "members": "ssmm"}])
    found = recruits(state, 0)
    assert list(found) == [*RANKS, "executant"]
    prices = {what: recruit["price"] for what, recruit in found.items()}
    assert prices == {
        "soldier": 2, "merchant": 3, "captain": 3, "right_hand": 4, "boss": 5, "executant": 3,
    }  # fmt: skip
    assert found["captain"]["goods"] == ["drugs"]
    assert found["boss"]["goods"] == []
    assert needs(found["soldier"]) == {
        "price": (True, {"price": 2, "have": 4}), "place": (False, {}),
    }  # fmt: skip
    assert needs(found["captain"]) == {
        "price": (True, {"price": 3, "have": 4}),
        "promotion": (True, {"count": 2, "lower": "soldier", "have": 2}),
    }
    assert needs(found["right_hand"])["promotion"] == (
        False, {"count": 2, "lower": "captain", "have": 0},
    )  # fmt: skip
    assert needs(found["boss"]) == {
        "price": (False, {"price": 5, "have": 4}),
        "promotion": (True, {"count": 2, "lower": "merchant", "have": 2}),
        "member": (False, {"rank": "right_hand"}),
    }
    assert needs(found["executant"]) == {
        "price": (True, {"price": 3, "have": 4}), "left": (True, {"left": 2}),
    }  # fmt: skip
    clauses = {what: recruit["clause"] for what, recruit in found.items()}
    assert clauses == {
        "soldier": "GP-REC-2", "merchant": "GP-REC-2", "captain": "GP-REC-3",
        "right_hand": "GP-REC-4", "boss": "GP-REC-5", "executant": "GP-REC-7",
    }  # fmt: skip


@pytest.mark.rule("GP-REC-6", "GP-REC-7", "GP-EXE-7")
def test_cards_captains_and_executants_change_what_is_needed() -> None:
    clans: list[dict[str, Any]] = [
        {"goods": "DDDD", "members": "scc", "used": "ssss", "before": {"poacher": 1}},
        {"goods": "W"},
    ]
    state = position(clans, bought=2)
    found = recruits(state, 0)
    assert needs(found["soldier"])["card"] == (False, {})
    assert found["soldier"]["price"] == 3
    assert found["executant"]["price"] == 1 + 1
    assert needs(found["executant"])["left"] == (False, {"left": 0})
    # Others see their own clan, spectators the active one.
    assert recruits(state, 1)["executant"]["price"] == 3
    assert needs(recruits(state, 1)["executant"])["left"] == (True, {"left": 2})
    assert recruits(state, None) == found
    from .test_recruitment import spread_out

    empty = position(spread_out(0), deck=[], discards=[])
    assert needs(recruits(empty, 0)["executant"])["deck"] == (False, {})


def test_what_is_needed_is_what_the_rules_ask() -> None:
    """A recruit whose needs are met can be made with the goods that are named, no other can."""
    for held in ("DDDDD", "DDDWW", "DDDDWWWW", ""):
        for clan in ("sm", "ssm", "ssmm", "sccmm", "ccmmr", "smr", "ssccmmrb"):
            state = position([{"goods": held, "members": clan}])
            for what, recruit in recruits(state, 0).items():
                open_to = all(need["met"] for need in recruit["needs"])
                word = "hire" if what == "executant" else f"recruit {what}"
                for good in GAME.board.goods:
                    wanted = open_to and good in recruit["goods"]
                    assert can(state, 0, f"{word} {good}") == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_needs_are_put_into_words(lang: str) -> None:
    words = texts(GAME.id, lang)
    for clan in ("sm", "ssmm"):
        state = position([{"goods": "DD", "members": clan}])
        for recruit in recruits(state, 0).values():
            assert recruit["clause"] in GAME.clauses
            for need in recruit["needs"]:
                said = words.say(need["error"], need["args"])
                assert said != need["error"]
                assert "{" not in said


@pytest.mark.rule("GP-LAU-2", "GP-LAU-3")
def test_a_view_says_what_every_amount_would_come_to() -> None:
    state = position([{"red": 7, "white": 1}], phase="laundering")
    assert state.view(0)["laundering"] == {
        "limit": 20, "salaries": 3,
        "steps": [
            {"red": 0, "white": 1, "left": 0, "missing": 2},
            {"red": 2, "white": 2, "left": 0, "missing": 1},
            {"red": 4, "white": 3, "left": 0, "missing": 0},
            {"red": 6, "white": 4, "left": 1, "missing": 0},
        ],
        "ends_turn": False,
    }  # fmt: skip
    for seat in (1, 2, 3, None):
        assert state.view(seat)["laundering"] is None
    for step in state.view(0)["laundering"]["steps"]:
        after = state.clone()
        do(after, 0, f"launder {step['red']}")
        assert after.view(0)["clans"][0]["white"] == step["left"]
        assert after.view(0)["clans"][0]["unpaid"] == (step["missing"] > 0)
        assert after.view(0)["laundering"] is None


def test_these_figures_are_there_in_their_phase_only() -> None:
    for phase in ("delivery", "black_market", "sale"):
        view = position(phase=phase).view(0)
        assert (view["recruits"], view["laundering"]) == (None, None)
    assert position().view(0)["laundering"] is None
    assert position(phase="laundering").view(0)["recruits"] is None


@pytest.mark.rule("GP-BM-2")
def test_any_mix_can_be_filled_in() -> None:
    (field,) = GAME.open_moves["pay"]
    assert (field.name, field.kind) == ("red", "number")
    state = auction([{"red": 40, "white": 40}])
    do(state, 0, "bid 40")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    mixes = [red for red in range(50) if state.allows(0, GAME.move_from_json(pay(red)))]
    assert mixes == list(range(41))
    assert len(state.legal(0)) < len(mixes)


def pay(red: int) -> dict[str, Any]:
    return {"type": "pay", "red": red}


@pytest.mark.rule("GP-WIN-1")
def test_a_finished_game_asks_nothing() -> None:
    state = position([{"white": 9}], phase="laundering", turn=3, actor=3, round=8)
    do(state, 2, offer(3, red=1))
    do(state, 3, "launder 0", "done")
    assert state.result is not None
    assert (state.to_act, state.may_act, state.may_choose, state.prompts) == ((), (), (), [])
    assert state.awaited() == -1
    for seat in (0, 3, None):
        view = state.view(seat)
        for field in ("to_act", "may_act", "prompts", "partners", "offers"):
            assert view[field] == []
        for field in ("active", "auction", "recruits", "laundering", "throw"):
            assert view[field] is None
    assert goods(state, 0) == ""


@pytest.mark.rule("GP-BM-5")
def test_nobody_is_in_an_auction_that_is_over() -> None:
    state = auction(market=["drugs"] * 3)
    for _ in range(3):
        first = state.to_act[0]
        do(state, first, "bid 0")
        while state.view(None)["prompts"][0]["type"] == "speak":
            do(state, state.to_act[0], "drop")
    assert state.view(None)["phase"] == "sale"
    assert state.to_json()["inside"] == []


@pytest.mark.rule("GP-LAU-4")
def test_under_the_first_rules_the_turn_ends_with_the_salaries_and_the_view_says_so() -> None:
    saved = position([{"red": 7, "white": 1}], phase="laundering").to_json()
    old = GAME.from_json({field: value for field, value in saved.items() if field != "rules"})
    assert old.rules == 1
    assert old.view(0)["laundering"]["ends_turn"]
    do(old, 0, "launder 2")
    assert old.view(0)["active"] != 0
