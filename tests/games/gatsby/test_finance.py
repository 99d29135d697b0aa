"""The Finance Center (GA-FIN)."""

from importlib.resources import files

import pytest

from .table import GAME, D, J, changes, events, offers, play, position, position_json, prompt

EMPTY = ["finance-1", "finance-2", "finance-3"]


@pytest.mark.rule("GA-FIN-1")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        (0, 0, 1), (0, 1, 2), (0, 5, 2), (1, 0, 2), (1, 2, 3), (2, 2, 3), (5, 6, 7), (6, 6, 7),
        (7, 6, 8), (11, 13, 13), (12, 13, 13), (12, 12, 13), (13, 13, 13), (13, 2, 13),
    ],
)  # fmt: skip
def test_one_level_up_or_two_when_below(mine: int, theirs: int, after: int) -> None:
    for seat in (D, J):
        levels = [mine, theirs] if seat == D else [theirs, mine]
        won = [EMPTY, []] if seat == D else [[], EMPTY]
        state = position(levels=levels, won=won, active=seat, actor=seat)
        play(state, "action finance_race")
        assert state.to_json()["levels"] == ([after, theirs] if seat == D else [theirs, after])


@pytest.mark.rule("GA-FIN-1")
def test_each_advance_is_judged_anew() -> None:
    # 6 below 8: two levels up to 8; now level: one up to 9.
    state = position(slots=["finance_twice", None], levels=[6, 8], won=[[], EMPTY[:2]])
    play(state, "action special")
    assert state.to_json()["levels"] == [8, 8]
    assert prompt(state) == (D, "token_may_place")  # level 7 was empty
    play(state, "pass")
    assert state.to_json()["levels"] == [9, 8]
    # 1 below 8: twice two levels.
    state = position(slots=["finance_twice", None], levels=[1, 8], won=[[], EMPTY[:2]])
    play(state, "action special", "pass")
    assert state.to_json()["levels"] == [5, 8]
    # At the top one advance is skipped, the other too.
    state = position(slots=["finance_twice", None], levels=[13, 8], won=[EMPTY[:2], EMPTY[2:]])
    assert events(state, "action special")[1:3] == [
        (63, {"type": "skipped", "seat": D, "step": "finance"}),
        (63, {"type": "skipped", "seat": D, "step": "finance"}),
    ]


@pytest.mark.rule("GA-FIN-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        (1, 1, []), (2, 2, ["finance-1"]), (2, 3, ["finance-1"]), (1, 2, ["finance-1"]),
        (5, 5, []), (6, 6, ["finance-2"]), (6, 7, ["finance-2"]), (5, 9, ["finance-2"]),
        (9, 9, ["finance-3"]), (8, 9, ["finance-3"]), (12, 12, ["finance-4"]),
        (11, 12, ["finance-4"]),
    ],
)  # fmt: skip
def test_reaching_or_passing_wins_at_the_end_of_the_turn(
    mine: int, theirs: int, wins: list[str]
) -> None:
    before = [place for place in EMPTY if place < (wins or [f"finance-{mine // 3 + 1}"])[0]]
    for seat in (D, J):
        levels = [mine, theirs] if seat == D else [theirs, mine]
        state = position(levels=levels, won=[before, []], active=seat, actor=seat)
        play(state, "action finance_race")
        while prompt(state)[1] != "token_race":
            play(state, "pass")
        assert state.to_json()["won"] == [before, []]  # not before the end of the turn
        play(state, "place R4.1")
        after = [before, []]
        after[seat] = [*after[seat], *wins]
        assert state.to_json()["won"] == after


@pytest.mark.rule("GA-FIN-2")
def test_a_character_that_is_gone_is_not_won_again() -> None:
    state = position(levels=[2, 4], won=[[], ["finance-1"]])
    play(state, "action finance_race", "pass", "place R4.1")
    assert state.to_json()["levels"] == [4, 4]
    assert state.to_json()["won"] == [[], ["finance-1"]]


@pytest.mark.rule("GA-FIN-3")
@pytest.mark.parametrize(
    ("mine", "theirs", "question"),
    [
        (0, 0, "first"), (0, 1, "first"), (4, 4, "mine"), (3, 6, "mine"), (4, 9, "mine"),
        (11, 11, "mine"), (11, 12, "mine"), (10, 11, "mine"),
        (1, 1, "token_race"), (3, 3, "token_race"), (5, 5, "token_race"), (12, 12, "token_race"),
    ],
)  # fmt: skip
def test_each_player_has_a_column_of_bonuses(mine: int, theirs: int, question: str) -> None:
    # Whether the opponent has passed the bonus before does not matter.
    tokens = [["B1"], ["C1"]]
    for seat in (D, J):
        levels = [mine, theirs] if seat == D else [theirs, mine]
        state = position(levels=levels, tokens=tokens, active=seat, actor=seat)
        play(state, "action finance_race")
        assert prompt(state) == (seat, question)


@pytest.mark.rule("GA-FIN-3")
@pytest.mark.parametrize(("mine", "theirs"), [(8, 8), (8, 9), (7, 12)])
def test_the_columns_force(mine: int, theirs: int) -> None:
    state = position(levels=[mine, theirs], won=[EMPTY, []])
    play(state, "action finance_race")
    assert state.view(J)["force"]
    if prompt(state)[1] == "token_may_place":
        play(state, "pass")
    play(state, "place R4.1")
    assert prompt(state) == (D, "force")


@pytest.mark.rule("GA-FIN-4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_empty_character_space_gives_its_bonus(number: int) -> None:
    level = (3, 7, 10)[number - 1]
    won = [[], EMPTY[:number]]
    state = position(levels=[level - 1, level - 1], won=won)
    play(state, "action finance_race")
    assert prompt(state) == (D, "token_may_place")
    # Passing it does too, and reaching it from two below.
    state = position(levels=[level - 1, level + 1], won=won)
    play(state, "action finance_race")
    assert prompt(state) == (D, "token_may_place")
    # Whoever takes the character does not get the bonus.
    state = position(levels=[level - 1, level - 1], won=[[], EMPTY[: number - 1]])
    play(state, "action finance_race")
    assert prompt(state) == (D, "token_race")


@pytest.mark.rule("GA-FIN-4")
def test_taker_of_a_character_gets_no_bonus_later_in_the_turn_either() -> None:
    state = position(levels=[2, 2], slots=["finance_twice", None])
    change = changes(state, "action special")
    assert change["levels"] == [4, 2]
    assert change["won"] == [["finance-1"], []]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-FIN-4")
def test_there_is_no_bonus_under_the_top_character() -> None:
    state = position(levels=[12, 13], won=[[], ["finance-4"]])
    play(state, "action finance_race")
    assert prompt(state) == (D, "token_race")


@pytest.mark.rule("GA-FIN-5")
def test_two_bonuses_of_one_advance() -> None:
    # Level 9: force; level 10, emptied: an extra token.
    state = position(levels=[8, 10], won=[[], EMPTY])
    happened = events(state, "action finance_race")
    assert [e["bonus"] for _, e in happened if e["type"] == "bonus"] == ["force", "place"]
    assert state.view(None)["force"]
    assert prompt(state) == (D, "token_may_place")
    assert state.to_json()["agenda"] == ["race"]


@pytest.mark.rule("GA-FIN-5")
def test_the_lower_bonus_is_resolved_first() -> None:
    board = files("coterie.games.gatsby").joinpath("board.toml").read_text("utf-8")
    game = GAME.with_board(board.replace("{ 1 =", "{ 2 ="))
    state = game.from_json(position_json(levels=[1, 3], won=[[], ["finance-1"]]))
    for words in ("finance_race",):
        state.apply(D, game.move_from_json({"type": "action", "action": words}))
    assert state.view(None)["prompts"][0]["type"] == "first"  # level 2
    assert state.to_json()["agenda"] == ["may_place", "race"]
    state.apply(D, game.move_from_json({"type": "pass"}))
    assert state.view(None)["prompts"][0]["type"] == "token_may_place"  # level 3


def test_levels_are_shown() -> None:
    assert position(levels=[4, 9], won=[["finance-1"], ["finance-2"]]).view(None)["levels"] == [
        4,
        9,
    ]
    assert offers(position(levels=[13, 13], won=[EMPTY, []]))
