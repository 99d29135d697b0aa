"""The eleven special tiles (GA-SP)."""

import pytest

from coterie.games.gatsby.position import TILES

from .table import GAME, D, J, events, offers, play, position, prompt, spaces


@pytest.mark.rule("GA-SP-1")
def test_two_tables() -> None:
    state = position(slots=["two_tables", None], tokens=[["A1"], ["F6"]])
    play(state, "action special")
    assert prompt(state) == (D, "token_next")
    assert spaces(state) == "A2 B1 E6 F5"
    play(state, "place A2")
    assert prompt(state) == (D, "token_next")
    assert spaces(state) == "A3 B1 B2 E6 F5"
    play(state, "place F5")
    assert state.to_json()["tokens"] == [["A1", "A2", "F5"], ["F6"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-2")
def test_three_linked() -> None:
    state = position(slots=["three_linked", None], tokens=[["A1"], ["F6"]])
    play(state, "action special")
    assert spaces(state) == "A2 B1 E6 F5"
    play(state, "place A2")
    assert prompt(state) == (D, "token_link")
    assert spaces(state) == "A3 B2"
    play(state, "place A3")
    assert spaces(state) == "A4 B3"
    play(state, "place B3")
    assert state.to_json()["tokens"] == [["A1", "A2", "A3", "B3"], ["F6"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-3")
def test_cabaret_swap() -> None:
    state = position(slots=["cabaret_swap", None], tokens=[["A1"], ["F6", "R1.1"]])
    play(state, "action special")
    assert prompt(state) == (D, "token_next")
    play(state, "place A2")
    assert prompt(state) == (D, "mine")
    assert spaces(state) == "A1 A2 pass"  # the token just placed can be swapped too
    play(state, "token A2", "token F6")
    assert state.to_json()["tokens"] == [["A1", "F6"], ["A2", "R1.1"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-4")
def test_cabaret_anywhere() -> None:
    state = position(slots=["cabaret_anywhere", None], tokens=[["A1"], ["F6", "R1.1"]])
    play(state, "action special")
    assert prompt(state) == (D, "token_any")
    everywhere = [f"{a}{b}" for a in "ABCDEF" for b in range(1, 7)]
    assert spaces(state).split() == [s for s in everywhere if s not in ("A1", "F6")]
    play(state, "place D6")
    assert state.to_json()["tokens"] == [["A1", "D6"], ["F6", "R1.1"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-5")
def test_grand_tour() -> None:
    state = position(slots=["grand_tour", None], tokens=[["A1"], ["F6", "R1.1"]], levels=[1, 1])
    play(state, "action special")
    assert spaces(state) == "A2 B1 E6 F5"
    play(state, "place A2")
    assert state.to_json()["levels"] == [2, 1]
    assert prompt(state) == (D, "token_race")
    assert spaces(state) == "R1.2 R2.1 R3.1 R4.1 R5.1"
    play(state, "place R5.1")
    assert state.to_json()["tokens"] == [["A1", "A2", "R5.1"], ["F6", "R1.1"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-6")
@pytest.mark.parametrize(
    ("levels", "after"), [([1, 1], 3), ([1, 2], 4), ([2, 7], 6), ([3, 2], 5), ([5, 6], 8)]
)
def test_finance_twice(levels: list[int], after: int) -> None:
    state = position(slots=["finance_twice", None], levels=levels, won=[["finance-1"], []])
    play(state, "action special")
    while prompt(state)[0] == D:
        play(state, "pass")
    assert state.to_json()["levels"] == [after, levels[1]]


@pytest.mark.rule("GA-SP-7")
def test_double_swap() -> None:
    state = position(slots=["double_swap", None], tokens=[["A1"], ["F6"]], levels=[1, 1])
    play(state, "action special")
    assert prompt(state) == (D, "first")
    assert state.to_json()["agenda"] == ["finance", "swap_tokens"]
    play(state, "character race-1", "character race-5")
    assert state.to_json()["levels"] == [1, 1]
    play(state, "yes")
    obj = state.to_json()
    assert obj["levels"] == [2, 1]
    assert (obj["characters"]["race-1"], obj["characters"]["race-5"]) == ("purple-3", "red-2")
    assert prompt(state) == (D, "mine")
    play(state, "token A1", "token F6")
    assert state.to_json()["tokens"] == [["F6"], ["A1"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-7")
def test_the_swap_of_the_tile_takes_the_sides_along() -> None:
    state = position(slots=["double_swap", None], tokens=[["A1"], ["F6"]], levels=[1, 1])
    play(state, "action special", "character race-1", "character race-2", "yes", "pass")
    obj = state.to_json()
    assert (obj["characters"]["race-1"], obj["characters"]["race-2"]) == ("blue-2", "red-2")
    assert "race-2" in obj["face_up"]
    assert "race-1" not in obj["face_up"]


@pytest.mark.rule("GA-SP-8")
def test_two_on_a_row() -> None:
    state = position(slots=["two_on_a_row", None], tokens=[["B1", "R4.1"], ["R1.1", "R1.2"]])
    play(state, "action special")
    assert prompt(state) == (D, "token_row")
    assert spaces(state) == "R1.3 R2.1 R3.1 R4.2 R5.1"
    play(state, "place R5.1")
    assert state.to_json()["tokens"] == [["B1", "R4.1", "R5.1", "R5.2"], ["R1.1", "R1.2"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-8")
def test_two_on_a_row_fill_gaps_from_the_left() -> None:
    state = position(slots=["two_on_a_row", None], tokens=[["B1"], ["R2.2", "R3.1"]])
    play(state, "action special", "place R2.1")
    # R2.1, then R2.3 (the next empty one), which offers special tiles.
    assert prompt(state) == (D, "draw")
    assert state.to_json()["tokens"] == [["B1", "R2.1", "R2.3"], ["R2.2", "R3.1"]]


@pytest.mark.rule("GA-SP-8")
def test_one_empty_space_takes_one_token() -> None:
    state = position(slots=["two_on_a_row", None], tokens=[["B1", "R4.1"], ["C1", "R4.2"]])
    happened = events(state, "action special", "place R4.3")
    assert (63, {"type": "skipped", "seat": D, "step": "row_again"}) in happened
    obj = state.to_json()
    assert obj["tokens"] == [["B1"], ["C1"]]
    assert obj["won"] == [["race-4"], []]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-8", "GA-TURN-4")
@pytest.mark.parametrize(
    ("left", "moves", "skipped"),
    [(1, ["place R4.1"], ["row_again"]), (0, [], ["row", "row_again"])],
)
def test_without_a_token_left_the_second_on_the_row_is_skipped(
    left: int, moves: list[str], skipped: list[str]
) -> None:
    tokens = [f"{a}{n}" for a in "ABCD" for n in range(1, 6)][: 20 - left]
    state = position(slots=["two_on_a_row", None], tokens=[tokens, ["F6"]])
    happened = events(state, "action special", *moves)
    assert [event for _, event in happened if event["type"] == "skipped"] == [
        {"type": "skipped", "seat": D, "step": step} for step in skipped
    ]
    assert state.view(None)["supply"][D] == 0
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-9")
def test_three_rows() -> None:
    state = position(slots=["three_rows", None], tokens=[["B1"], ["R4.1"]])
    play(state, "action special")
    assert spaces(state) == "R1.1 R2.1 R3.1 R4.2 R5.1"
    play(state, "place R5.1")
    assert spaces(state) == "R1.1 R2.1 R3.1 R4.2"
    play(state, "place R3.1")
    assert spaces(state) == "R1.1 R2.1 R4.2"
    play(state, "place R2.1")
    assert state.to_json()["tokens"] == [["B1", "R2.1", "R3.1", "R5.1"], ["R4.1"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-9")
def test_fewer_rows_fewer_tokens() -> None:
    state = position(slots=["three_rows", None], won=[["race-1", "race-3"], ["race-5"]])
    play(state, "action special")
    assert spaces(state) == "R2.1 R4.1"
    play(state, "place R2.1", "place R4.1")
    assert state.to_json()["tokens"] == [["R2.1", "R4.1"], ["B5"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-10")
def test_swap_race() -> None:
    state = position(slots=["swap_race", None], tokens=[["A1"], ["F6", "R1.1"]])
    play(state, "action special")
    assert prompt(state) == (D, "mine")
    assert state.to_json()["agenda"] == ["race"]
    play(state, "token A1", "token R1.1")
    assert state.to_json()["tokens"] == [["R1.1"], ["A1", "F6"]]
    assert spaces(state) == "R1.2 R2.1 R3.1 R4.1 R5.1"
    play(state, "place R2.1")
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-11")
def test_race_anywhere() -> None:
    state = position(
        slots=["race_anywhere", None], tokens=[["A1", "R3.2"], ["R1.1"]], won=[["race-4"], []]
    )
    play(state, "action special")
    assert prompt(state) == (D, "token_race_any")
    assert spaces(state) == (
        "R1.2 R1.3 R1.4 R1.5 R2.1 R2.2 R2.3 R2.4 R2.5 R3.1 R3.3 R3.4 R3.5 R5.1 R5.2 R5.3"
    )
    play(state, "place R1.5")
    assert state.to_json()["tokens"] == [["A1", "R1.5", "R3.2"], ["R1.1"]]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-SP-12")
@pytest.mark.parametrize(
    ("tile", "space", "question"),
    [
        ("two_tables", "B2", "advance"), ("three_linked", "B2", "advance"),
        ("cabaret_swap", "B2", "advance"), ("cabaret_anywhere", "F6", "first"),
        ("cabaret_anywhere", "D4", "mine"), ("grand_tour", "B2", "advance"),
        ("two_on_a_row", "R1.1", "first"), ("three_rows", "R1.1", "first"),
        ("swap_race", "R1.1", "first"), ("race_anywhere", "R3.4", "draw"),
        ("race_anywhere", "R5.3", "advance"), ("race_anywhere", "R2.4", "mine"),
    ],
)  # fmt: skip
def test_tiles_trigger_bonuses(tile: str, space: str, question: str) -> None:
    state = position(slots=[tile, None], tokens=[["B1"], ["C1"]], levels=[1, 1])
    play(state, "action special")
    if tile == "swap_race":
        play(state, "pass")
    play(state, f"place {space}")
    assert prompt(state) == (D, question)


@pytest.mark.rule("GA-SP-12")
def test_both_tokens_on_a_row_trigger_their_bonuses_in_turn() -> None:
    state = position(slots=["two_on_a_row", None])
    play(state, "action special", "place R1.1")
    assert prompt(state) == (D, "first")
    assert state.to_json()["tokens"][D] == ["R1.1"]  # the second comes after the first's bonus
    play(state, "pass")
    assert prompt(state) == (D, "draw")
    assert state.to_json()["tokens"][D] == ["R1.1", "R1.2"]


@pytest.mark.rule("GA-SP-13")
def test_the_link_is_to_the_space_even_if_its_token_was_swapped_away() -> None:
    for action, slot in (("cabaret_cabaret", None), ("special", "three_linked")):
        state = position(slots=[slot, None], tokens=[["A5"], ["F1"]])
        play(state, f"action {action}", "place A4", "token A4", "token F1")
        assert state.to_json()["tokens"] == [["A5", "F1"], ["A4"]]
        assert prompt(state) == (D, "token_link")
        assert spaces(state) == "A3 B4"


@pytest.mark.rule("GA-SP-13")
def test_the_link_is_never_to_a_token_placed_by_a_bonus() -> None:
    # C4 gives an advance past an emptied space, which gives an extra token at E1.
    state = position(tokens=[["C5", "F1"], ["B5"]], levels=[2, 3], won=[[], ["finance-1"]])
    play(state, "action cabaret_cabaret", "place C4", "yes")
    assert prompt(state) == (D, "token_may_place")
    play(state, "place E1")
    assert prompt(state) == (D, "token_link")
    assert spaces(state) == "B4 C3 D4"
    # Nor does such a token use up a row: the action's own two go on two rows all the same.
    state = position(tokens=[["R5.1", "F1"], ["R5.2"]], levels=[2, 3], won=[[], ["finance-1"]])
    play(state, "action race_race", "place R5.3", "yes", "place R4.1")
    assert prompt(state) == (D, "token_race")
    assert spaces(state) == "R1.1 R2.1 R3.1 R4.2"


def test_every_tile_can_be_used() -> None:
    for seat in (D, J):
        for tile in TILES:
            slots = [tile, None] if seat == D else [None, tile]
            state = position(slots=slots, active=seat, actor=seat, tokens=[["B1"], ["C1"]])
            happened = events(state, "action special")
            assert happened[0] == (63, {"type": "special", "seat": seat, "tile": tile})
            while state.to_act == (seat,):
                play(state, offers(state)[0])
            assert state.to_json()["used"] == [tile]
            assert state.to_json()["slots"] == [None, None] or tile in ("two_on_a_row",)
            last = [GAME.event_to_json(raw) for raw in state.events or []]
            assert {"type": "tile_used", "seat": seat, "tile": tile} in last
