"""The end: GP-WIN-1."""

from typing import Any

import pytest

from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, can, do, menu, position, prompt


def last_move(clans: list[dict[str, Any]], players: int = 4) -> GangsterState:
    """Round 8, the last player launders nothing; salaries of 3 are paid by that player only."""
    clans = [*clans, *({} for _ in range(players - len(clans)))]
    last = dict(clans[-1])
    last.setdefault("members", "sm")
    clans[-1] = last
    state = position(
        clans, players=players, phase="laundering", turn=players - 1, actor=players - 1, round=8
    )
    do(state, players - 1, "launder 0", "done")
    return state


def result(state: GangsterState) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    assert state.result is not None
    return state.result.winners, state.result.ranking, state.result.reason


@pytest.mark.rule("GP-WIN-1")
def test_most_white_wins() -> None:
    clans: list[dict[str, Any]] = [{"white": 9}, {"white": 12, "red": 0}, {"white": 9, "red": 99}]
    state = last_move(clans)
    assert result(state) == ((1,), (3, 1, 2, 4), "white")
    assert state.result is not None
    assert state.result.scores == (9, 12, 9, 0)
    assert state.to_act == ()


@pytest.mark.rule("GP-WIN-1")
def test_then_members_in_place() -> None:
    clans: list[dict[str, Any]] = [
        {"white": 9, "red": 99}, {"white": 9, "members": "smm", "red": 0},
        {"white": 9, "members": "m", "used": "ssss"},
    ]  # fmt: skip
    assert result(last_move(clans)) == ((1,), (2, 1, 3, 4), "members")


@pytest.mark.rule("GP-WIN-1")
def test_then_red() -> None:
    clans: list[dict[str, Any]] = [
        {"white": 9, "red": 7},
        {"white": 9, "red": 8},
        {"white": 9, "red": 8, "members": "m"},
    ]
    assert result(last_move(clans)) == ((1,), (2, 1, 3, 4), "red")


def tie(players: int = 4) -> GangsterState:
    return last_move([{"white": 9}, {"white": 9}, {"white": 9}], players)


@pytest.mark.rule("GP-WIN-1")
def test_then_rock_paper_scissors_at_the_same_time() -> None:
    state = tie()
    assert state.to_act == (0, 1, 2)
    assert state.result is None
    assert menu(state, 1) == ["throw rock", "throw paper", "throw scissors"]
    assert state.legal(3) == []
    assert not can(state, 3, "throw rock")
    do(state, 1, "throw paper")
    assert state.to_act == (0, 2)
    assert not can(state, 1, "throw rock")
    assert state.view(1)["throw"] == "paper"
    assert state.view(0)["throw"] is None
    assert state.view(0)["thrown"] == [1]
    assert [asked["seat"] for asked in state.view(0)["prompts"]] == [0, 2]
    do(state, 0, "throw rock")
    state.events = []
    do(state, 2, "throw paper")
    assert [GAME.event_to_json(event)["type"] for event in state.events] == [
        "threw", "out", "threw", "threw",
    ]  # fmt: skip
    # Two shapes: rock is beaten; the two others throw again.
    assert state.to_act == (1, 2)
    assert state.view(None)["tied"] == [1, 2]
    do(state, 1, "throw scissors")
    state.events = []
    do(state, 2, "throw scissors")
    assert GAME.event_to_json(state.events[-1]) == {"type": "again"}
    assert state.to_act == (1, 2)
    do(state, 1, "throw scissors")
    do(state, 2, "throw rock")
    assert result(state) == ((2,), (3, 2, 1, 4), "throws")


@pytest.mark.rule("GP-WIN-1")
@pytest.mark.parametrize(
    ("shapes", "left"),
    [
        (("rock", "paper", "scissors"), (0, 1, 2)),
        (("rock", "rock", "rock"), (0, 1, 2)),
        (("rock", "scissors", "rock"), (0, 2)),
        (("paper", "scissors", "scissors"), (1, 2)),
        (("paper", "rock", "paper"), (0, 2)),
    ],
)
def test_exactly_two_shapes_decide(shapes: tuple[str, ...], left: tuple[int, ...]) -> None:
    state = tie()
    for seat, shape in enumerate(shapes):
        do(state, seat, f"throw {shape}")
    assert state.to_act == left


@pytest.mark.rule("GP-WIN-1")
def test_one_throw_can_decide_at_once() -> None:
    state = tie()
    for seat, shape in enumerate(("scissors", "rock", "scissors")):
        do(state, seat, f"throw {shape}")
    assert result(state) == ((1,), (2, 1, 2, 4), "throws")


@pytest.mark.rule("GP-WIN-1")
def test_throws_are_final_and_secret_and_the_money_lies_open() -> None:
    state = tie()
    state.events = []
    do(state, 0, "throw rock")
    assert state.revealed
    assert state.events == []
    do(state, 1, "throw rock")
    do(state, 2, "throw rock")
    assert [event[0] for event in state.events] == [38, 38, 38, 39]
    assert [clan["white"] for clan in state.view(3)["clans"]] == [9, 9, 9, 0]
    assert prompt(state) == ("throw", 0)


@pytest.mark.rule("GP-WIN-1")
def test_the_game_ends_after_round_eight_only() -> None:
    state = position([{"white": 99}], phase="laundering", turn=3, actor=3, round=7)
    do(state, 3, "launder 0", "done")
    assert state.result is None
    assert state.view(None)["round"] == 8
