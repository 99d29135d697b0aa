"""End of turn and of game (GA-END), and the worked examples (GA-EX)."""

from typing import Any

import pytest

from coterie.engine.errors import IllegalMove

from .table import GAME, D, J, changes, dealt, events, play, position, prompt, seen_character

FINISH = ("action finance_race", "place R4.1")  # a turn that wins nothing by itself


def ends(
    hers: list[str],
    his: list[str],
    her_places: list[str],
    his_places: list[str],
    **more: Any,
) -> dict[str, Any]:
    """The result of a turn after which the players own these characters at these places; the
    last place of the first list, race-4 or race-5, is won by that turn."""
    wanted = dict(zip([*her_places, *his_places], [*hers, *his], strict=True))
    characters = dealt(**{place.replace("-", "_"): c for place, c in wanted.items()})
    assert all(characters[place] == c for place, c in wanted.items())
    row = her_places[-1][-1]
    tokens = [["B1", f"R{row}.1", f"R{row}.2"], ["C1"]]
    won = [her_places[:-1], his_places]
    state = position(
        **{"characters": characters, "tokens": tokens, "won": won, "levels": [1, 1], **more}
    )
    play(state, "action finance_race", f"place R{row}.3")
    if state.to_act and prompt(state)[1] == "advance":
        play(state, "pass")
    return state.view(None)["result"] or {}


@pytest.mark.rule("GA-END-1")
def test_awards_in_order_then_victory() -> None:
    # Cabaret, Finance Center and Racetrack at the end of one turn.
    state = position(
        tokens=[["C1", "C2", "C3", "C4", "C5", "R4.1", "R4.2"], ["F1"]], levels=[2, 2],
        slots=["grand_tour", None],
    )  # fmt: skip
    happened = events(state, "action special", "place C6", "place R4.3")
    types = [(e["type"], e.get("place")) for _, e in happened]
    assert types[-7:] == [
        ("placed", None), ("won", "cabaret-left"), ("won", "finance-1"), ("row_closed", None),
        ("won", "race-4"), ("won_who", "race-4"), ("tile_used", None),
    ]  # fmt: skip
    assert state.to_json()["won"] == [["cabaret-left", "finance-1", "race-4"], []]
    assert prompt(state) == (D, "force")


@pytest.mark.rule("GA-END-1")
def test_a_hidden_character_is_seen_by_its_new_owner_only() -> None:
    state = position(tokens=[["B1", "R4.1", "R4.2"], ["C1"]], levels=[1, 1])
    play(state, "action finance_race", "place R4.3")
    assert state.revealed
    for seat, sees in ((D, "yellow-3"), (J, None), (None, None)):
        there = state.view(seat)["characters"][10]
        assert there == {
            "place": "race-4", "on_board": False, "owner": D, "face_up": False,
            "character": sees, "maybe": [],
        }  # fmt: skip
    # Its owner may look at any time: still there turns later.
    play(state, "action race_race", "place R2.1", "place R3.1")
    assert seen_character(state, D, "race-4") == "yellow-3"
    assert seen_character(state, J, "race-4") is None
    # A face-up one is known to all.
    state = position(levels=[2, 2])
    play(state, *FINISH)
    assert not state.revealed
    assert [seen_character(state, s, "finance-1") for s in (D, J, None)] == ["blue-1"] * 3
    assert state.view(None)["characters"][3]["owner"] == D


@pytest.mark.rule("GA-END-2")
@pytest.mark.parametrize("suit", ["yellow", "purple", "red", "blue", "green"])
def test_three_of_a_suit_win(suit: str) -> None:
    three = [f"{suit}-{n}" for n in (1, 2, 3)]
    result = ends(three, [], ["cabaret-left", "race-1", "race-4"], [])
    assert (result["winners"], result["ranking"], result["reason"]) == ([D], [1, 2], "suit")
    # Two and one of another do not.
    other = "green-1" if suit != "green" else "blue-1"
    assert ends([*three[:2], other], [], ["cabaret-left", "race-1", "race-4"], []) == {}


@pytest.mark.rule("GA-END-2")
def test_one_of_each_suit_wins() -> None:
    five = ["yellow-2", "purple-1", "red-3", "blue-2", "green-1"]
    places = ["cabaret-left", "finance-1", "race-1", "race-2", "race-5"]
    result = ends(five, [], places, [])
    assert (result["winners"], result["reason"]) == ([D], "suits")
    for n in range(5):
        four = [*five]
        four[n] = {"yellow": "purple-2", "purple": "red-1", "red": "blue-1", "blue": "green-2",
                   "green": "yellow-1"}[five[n].split("-")[0]]  # fmt: skip
        assert ends(four, [], places, []) == {}
    # Doubles do no harm.
    assert ends(["yellow-1", *five], [], ["cabaret-right", *places], [])["reason"] == "suits"


@pytest.mark.rule("GA-END-2")
def test_the_opponent_can_win_in_my_turn() -> None:
    deal = dealt(race_1="yellow-1", race_2="yellow-2", race_4="yellow-3")
    state = position(
        characters=deal, won=[[], ["race-1", "race-2"]], levels=[1, 1],
        tokens=[["B1"], ["C1", "R4.1", "R4.2"]],
    )  # fmt: skip
    play(state, "action finance_race", "place R4.3")
    assert state.view(D)["result"] == {
        "winners": [J], "ranking": [2, 1], "scores": [0, 5], "reason": "suit",
    }  # fmt: skip
    assert state.to_act == ()
    assert state.legal(D) == state.legal(J) == []
    assert state.revealed
    with pytest.raises(IllegalMove) as refusal:
        state.apply(D, 0)
    assert refusal.value.id == "refused-over"
    with pytest.raises(IllegalMove):
        state.apply(J, 137)


@pytest.mark.rule("GA-END-2")
@pytest.mark.parametrize(
    ("won", "setup", "last"),
    [
        ([["cabaret-left"], ["cabaret-right"]],
         {"tokens": [["A3", "B5", "F2"], ["F5"]]}, ("action cabaret_finance", "place F4")),
        ([["finance-1", "finance-2"], ["finance-3"]], {"levels": [12, 12]}, FINISH),
        ([["race-1", "race-2"], ["race-3", "race-5"]],
         {"tokens": [["B1", "R4.1", "R4.2"], ["C1"]]}, ("action finance_race", "place R4.3")),
    ],
)  # fmt: skip
def test_the_last_character_of_a_location_ends_the_game(
    won: list[list[str]], setup: dict[str, Any], last: tuple[str, ...]
) -> None:
    characters = {
        "race-1": "yellow-1", "race-2": "yellow-2", "race-3": "red-1", "race-5": "red-2",
        "race-4": "blue-1", "cabaret-left": "green-2", "cabaret-right": "purple-1",
        "cabaret-bottom": "purple-2", "finance-1": "blue-2", "finance-2": "blue-3",
        "finance-3": "green-3", "finance-4": "green-1", "out-1": "red-3", "out-2": "yellow-3",
        "out-3": "purple-3",
    }  # fmt: skip
    state = position(**{"characters": characters, "won": won, "levels": [1, 1], **setup})
    play(state, *last)
    assert state.result is not None
    assert state.result.reason in ("prestige", "characters")
    # One character fewer taken before: the game goes on. (Whoever gets to the top of the
    # Finance Center takes all that are left there.)
    if last != FINISH:
        fewer = [won[0], won[1][:-1]]
        state = position(**{"characters": characters, "won": fewer, "levels": [1, 1], **setup})
        play(state, *last)
        assert state.result is None


@pytest.mark.rule("GA-END-2")
def test_a_suit_beats_prestige_when_a_location_is_emptied() -> None:
    # Dorothy has three greens when the Racetrack is emptied; James has more prestige.
    greens = ["green-1", "green-2", "green-3"]
    result = ends(
        greens, ["yellow-1", "yellow-3", "red-1"],
        ["race-1", "race-2", "race-4"], ["race-3", "race-5", "cabaret-left"],
    )  # fmt: skip
    assert result == {"winners": [D], "ranking": [1, 2], "scores": [5, 8], "reason": "suit"}


@pytest.mark.rule("GA-END-3")
def test_prestige_counts_characters_and_tiles() -> None:
    hers, his = ["yellow-1", "green-2", "blue-2"], ["red-1", "purple-1"]
    places = (["race-1", "race-2", "race-4"], ["race-3", "race-5"])
    result = ends(hers, his, *places)
    assert result == {"winners": [D], "ranking": [1, 2], "scores": [7, 5], "reason": "prestige"}
    result = ends(
        hers, his, *places, slots=[None, "two_tables"],
        aside=[["three_rows"], ["swap_race", "race_anywhere"]],
    )  # fmt: skip
    assert result["scores"] == [8, 8]
    # Discarded and used tiles are worth nothing.
    result = ends(
        hers, his, *places, used=["two_tables"],
        discards=[["three_rows"], ["swap_race", "race_anywhere"]],
    )  # fmt: skip
    assert result["scores"] == [7, 5]
    result = ends(hers, his, *places, slots=["two_tables", None])
    assert result["scores"] == [8, 5]
    # More prestige wins for James too.
    result = ends(["yellow-2"], ["red-1"], ["race-4"], ["cabaret-left"], idle=0)
    assert result == {}
    result = ends(
        ["yellow-2", "green-3", "red-2"], ["yellow-1", "green-2"],
        ["race-1", "race-2", "race-4"], ["race-3", "race-5"],
    )  # fmt: skip
    assert result == {"winners": [J], "ranking": [2, 1], "scores": [1, 6], "reason": "prestige"}


@pytest.mark.rule("GA-END-4")
def test_ties_go_to_the_number_of_characters_and_then_to_nobody() -> None:
    places = (["race-1", "race-2", "race-4"], ["race-3", "race-5"])
    result = ends(["yellow-1", "blue-2", "purple-2"], ["red-1", "blue-1"], *places)
    assert result == {"winners": [D], "ranking": [1, 2], "scores": [5, 5], "reason": "characters"}
    places = (["race-1", "race-4"], ["race-2", "race-3", "race-5"])
    result = ends(["yellow-1", "green-2"], ["red-1", "blue-1", "purple-2"], *places)
    assert result == {"winners": [J], "ranking": [2, 1], "scores": [6, 6], "reason": "characters"}
    places = (["race-1", "race-2", "race-4"], ["race-3", "race-5", "cabaret-left"])
    result = ends(["yellow-1", "blue-2", "purple-2"], ["red-1", "purple-3", "green-3"], *places)
    assert result == {"winners": [], "ranking": [1, 1], "scores": [5, 5], "reason": "draw"}


@pytest.mark.rule("GA-END-5")
@pytest.mark.parametrize(
    ("hers", "his", "result"),
    [
        # Each has three of a suit (or one of each) at the end of one turn.
        ("red-1 red-2 red-3", "yellow-1 yellow-2 yellow-3", ([], [5, 5], "draw")),
        ("green-1 green-2 green-3", "blue-1 blue-2 blue-3", ([], [5, 5], "draw")),
        ("red-1 red-2 red-3", "purple-1 purple-2 purple-3", ([], [5, 5], "draw")),
        ("red-1 red-2 red-3 green-3", "blue-1 blue-2 blue-3", ([D], [5, 5], "characters")),
        ("red-1 red-2 red-3", "blue-1 blue-2 blue-3 yellow-2", ([J], [5, 5], "characters")),
        ("red-1 red-2 red-3 green-1", "blue-1 blue-2 blue-3", ([D], [7, 5], "prestige")),
        ("red-1 red-2 red-3", "blue-1 blue-2 blue-3 green-2", ([J], [5, 8], "prestige")),
    ],
)
def test_both_win_at_once(hers: str, his: str, result: tuple[list[int], list[int], str]) -> None:
    # Row 4 is Dorothy's third, row 5 James's, both complete in this turn.
    mine, theirs = hers.split(), his.split()
    her_places = ["cabaret-left", "race-1", "race-4", "race-2"][: len(mine)]
    his_places = ["cabaret-right", "finance-1", "race-5", "finance-2"][: len(theirs)]
    deal = dealt(**{
        p.replace("-", "_"): c
        for p, c in zip(her_places + his_places, mine + theirs, strict=True)
    })  # fmt: skip
    state = position(
        characters=deal, levels=[1, 4],
        won=[[p for p in her_places if p != "race-4"], [p for p in his_places if p != "race-5"]],
        tokens=[["B1", "R4.1", "R4.2", "R4.3"], ["C1", "R5.1", "R5.2", "R5.3"]],
    )  # fmt: skip
    play(state, "action finance_race")
    if prompt(state)[1] == "token_may_place":
        play(state, "pass")
    play(state, "place R3.1")
    winners, scores, reason = result
    assert state.view(None)["result"] == {
        "winners": winners, "scores": scores, "reason": reason,
        "ranking": [1, 1] if not winners else [1, 2] if winners == [D] else [2, 1],
    }  # fmt: skip


@pytest.mark.rule("GA-END-6")
def test_four_turns_without_change_end_the_game() -> None:
    # Neither has tokens left, and neither wants to advance.
    hers = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["E1", "E2"]
    his = [f"F{b}" for b in range(1, 7)] + [f"D{b}" for b in range(1, 7)]
    his += ["R1.2", "R1.3", "R2.1", "R2.2", "R2.3", "R3.1", "R3.2", "R4.1"]  # 20 each
    won = [["cabaret-left", "finance-1"], ["finance-2"]]
    state = position(tokens=[hers, his], won=won, levels=[7, 7])
    for idle, action in enumerate(("cabaret_cabaret", "race_race", "cabaret_cabaret"), 1):
        change = changes(state, f"action {action}")
        assert change["idle"] == idle
        assert not state.to_json()["changed"]
        assert state.view(None)["idle"] == idle
    assert prompt(state) == (J, "action")
    happened = events(state, "action race_race")
    assert happened[-1] == (63, {"type": "stalemate"})
    assert state.to_json()["idle"] == 4
    assert state.view(None)["result"] == {
        "winners": [D], "ranking": [1, 2], "scores": [5, 2], "reason": "prestige",
    }  # fmt: skip


@pytest.mark.rule("GA-END-6")
@pytest.mark.parametrize(
    ("changed", "moves"),
    [
        ({"tokens": [["B1"], ["B5"]]}, ("action cabaret_cabaret", "place C1", "place C2")),
        ({"levels": [1, 1]}, FINISH),
        ({"slots": ["swap_race", None], "won": [["race-1", "race-2"], ["race-3", "race-5"]],
          "characters": dealt(race_3="red-3")}, ("action special", "place R4.1")),
    ],
)  # fmt: skip
def test_any_change_starts_the_count_anew(changed: dict[str, Any], moves: tuple[str, ...]) -> None:
    state = position(idle=3, **changed)
    play(state, *moves)
    assert state.result is None
    assert state.to_json()["idle"] == 0


@pytest.mark.rule("GA-END-6")
def test_a_tile_used_in_vain_is_a_change() -> None:
    hers = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["E1", "E2"]
    state = position(
        tokens=[hers, ["F6"]], won=[["cabaret-left"], []], slots=["two_tables", None], idle=3
    )
    play(state, "action special")
    assert state.result is None
    assert state.to_json()["idle"] == 0
    play(state, "action race_race", "place R4.1", "place R5.1", "action cabaret_cabaret")
    assert state.to_json()["idle"] == 1


@pytest.mark.rule("GA-EX-1")
def test_example_a_chain_and_the_stars_with_one_token() -> None:
    # Upper-right to lower-left along B, through the star B5, which is also the fourth star.
    tokens = ["A3", "F2", "F4", "B1", "B2", "B3", "B4", "B6"]
    state = position(tokens=[tokens, ["E6"]], levels=[1, 1])
    change = changes(state, "action cabaret_finance", "place B5")
    assert change["won"] == [["cabaret-left", "cabaret-bottom"], []]
    assert change["tokens"] == [sorted([*tokens, "B5"]), ["E6"]]
    assert seen_character(state, D, "cabaret-bottom") == "red-1"
    assert seen_character(state, J, "cabaret-bottom") is None


@pytest.mark.rule("GA-EX-2")
def test_example_overtaking_onto_an_empty_space() -> None:
    # Dorothy is on 8, James on 9 (he took the character of level 10's … 7): she goes to 10.
    state = position(
        levels=[8, 9], won=[[], ["finance-1", "finance-2", "finance-3"]], tokens=[["B1"], ["C1"]]
    )
    play(state, "action cabaret_finance", "place D1", "pass")
    assert state.to_json()["levels"] == [10, 9]
    assert prompt(state) == (D, "token_may_place")
    play(state, "place R5.1")
    assert state.to_json()["tokens"] == [["B1", "D1", "R5.1"], ["C1"]]
    assert prompt(state) == (D, "force")  # the bonus of level 9, which she passed


@pytest.mark.rule("GA-EX-3")
def test_example_two_rows_two_winners_two_bonuses() -> None:
    state = position(
        tokens=[["B1", "R3.1", "R3.2"], ["C1", "R3.3", "R3.4", "R5.1", "R5.2"]], levels=[1, 1]
    )
    play(state, "action race_race", "place R3.5")
    assert prompt(state) == (D, "mine")  # the bonus under the first token, at once
    play(state, "token B1", "token C1")
    assert prompt(state) == (D, "token_race")
    play(state, "place R5.3")
    assert prompt(state) == (D, "advance")
    assert state.to_json()["won"] == [[], []]
    change = changes(state, "yes")
    assert change["levels"] == [2, 1]
    assert change["won"] == [["race-3"], ["race-5"]]
    assert change["tokens"] == [["C1"], ["B1"]]
    assert change["closed"] == [3, 5]


@pytest.mark.rule("GA-END-2")
@pytest.mark.parametrize("rules", [1, 2])
def test_nothing_stays_set_when_the_game_is_over(rules: int) -> None:
    """A Force bonus won in the last turn has nobody left to force; no link or row is left."""
    state = position(
        characters=dealt(race_1="yellow-1", race_2="yellow-2", cabaret_left="yellow-3"),
        won=[["race-1", "race-2"], []], tokens=[["C1", "C2", "C3", "C4", "C5"], ["F1"]],
        levels=[1, 1], rules=rules,
    )  # fmt: skip
    play(state, "action cabaret_finance", "place C6")
    assert state.result is not None
    obj, view = state.to_json(), state.view(None)
    left = {"force": False, "changed": False, "step": "", "link": None, "rows": [],
            "first": -1, "second": -1, "agenda": [], "asked": ""}  # fmt: skip
    if rules == 1:  # as it was then
        left |= {"force": True, "changed": True, "step": "finance", "link": "C6"}
    assert {field: obj[field] for field in left} == left
    assert (view["to_act"], view["may_act"], view["prompts"]) == ([], [], [])
    assert view["force"] is left["force"]


def test_everything_is_shown_when_the_game_is_over() -> None:
    state = position(
        characters=dealt(race_1="yellow-1", race_2="yellow-2", race_4="yellow-3"),
        won=[["race-1", "race-2"], []], levels=[1, 1], discards=[["two_tables"], ["swap_race"]],
        tokens=[["B1", "R4.1", "R4.2"], ["C1"]],
    )  # fmt: skip
    play(state, "action finance_race", "place R4.3")
    for seat in (D, J, None):
        view = state.view(seat)
        shown = {c["place"]: c["character"] for c in view["characters"]}
        assert shown == state.to_json()["characters"]
        assert view["tiles"]["discards"] == [["two_tables"], ["swap_race"]]
        assert view["prestige"] == view["result"]["scores"] == [5, 0]
        assert view["prompts"] == []
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()
