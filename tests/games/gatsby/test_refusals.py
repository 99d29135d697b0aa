"""Moves, positions and boards that are refused, each with one clear sentence."""

import copy
from importlib.resources import files
from typing import Any

import pytest

from coterie.engine.errors import BadBoard, BadMove, BadPosition, IllegalMove
from coterie.engine.texts import LANGUAGES

from .table import DEALT, FACE_UP, GAME, D, J, asked, dealt, move_json, position, position_json

BOARD = files("coterie.games.gatsby").joinpath("board.toml").read_text("utf-8")


def one_sentence(error: Any) -> None:
    for lang in LANGUAGES:
        text = error.say(lang)
        assert text.endswith((".", ".”", ". »")), text
        assert text != error.id
        assert "{" not in text.replace("{'", ""), text


# Moves that the rules do not allow now.

TWENTY = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["E1", "E2"]
LINKED = {"tokens": [["B1", "A1"], ["B5"]], "asked": "token", "step": "link", "link": "A1"}
RACING = {"tokens": [["B1", "R3.1"], ["B5"]], "asked": "token", "step": "race", "rows": [3]}
PLACING = {"asked": "token", "step": "next"}
TAKING = {"asked": "take", "drawn": ["two_tables", "three_rows"]}
REFUSED: list[tuple[dict[str, Any], int, str, str, str | None]] = [
    ({}, J, "action race_race", "turn", "GA-TURN-1"),
    ({"action": 3}, D, "action race_race", "same-action", "GA-TURN-2"),
    ({}, D, "action special", "no-tile", "GA-TURN-2"),
    ({}, D, "pass", "must", "GA-TURN-4"),
    ({}, D, "yes", "other-question", "GA-TURN-2"),
    ({}, D, "place A1", "other-question", "GA-TURN-2"),
    ({}, D, "character race-1", "other-question", "GA-TURN-2"),
    (PLACING, D, "place B5", "occupied", "GA-CAB-1"),
    (PLACING, D, "place A1", "not-next", "GA-CAB-1"),
    (PLACING, D, "place R1.1", "not-racetrack", "GA-CAB-1"),
    ({**PLACING, "won": [["race-1"], []]}, D, "place R1.1", "closed", "GA-RACE-3"),
    (PLACING, D, "token B5", "other-question", "GA-CAB-1"),
    (LINKED, D, "place C1", "not-next", "GA-SP-13"),
    (RACING, D, "place A1", "not-cabaret", "GA-RACE-1"),
    (RACING, D, "place R3.2", "same-row", "GA-RACE-1"),
    (RACING, D, "place R2.2", "not-leftmost", "GA-RACE-1"),
    ({**RACING, "step": "may_place"}, D, "place R3.3", "not-leftmost", "GA-RACE-1"),
    ({**RACING, "step": "any", "rows": []}, D, "place R3.2", "not-racetrack", "GA-SP-4"),
    ({**RACING, "step": "row", "rows": []}, D, "place R3.3", "not-leftmost", "GA-RACE-1"),
    ({**RACING, "step": "race_any"}, D, "place A6", "not-cabaret", "GA-SP-11"),
    ({"asked": "mine", "tokens": [["B1"], ["C1"]]}, D, "token C1", "not-offered", "GA-BON-4"),
    ({"asked": "theirs", "first": 6, "tokens": [["B1"], ["C1"]]}, D, "pass", "must", "GA-TURN-4"),
    ({"asked": "first", "won": [["race-1"], []]}, D, "character race-1", "not-offered", "GA-BON-6"),
    ({"asked": "second", "first": 8}, D, "character race-2", "not-offered", "GA-BON-6"),
    ({"asked": "exchange", "first": 8, "second": 9, "knows": (["race-2", "race-3"], [])}, D,
     "character race-2", "other-question", "GA-BON-6"),
    ({"asked": "advance"}, D, "place B1", "other-question", "GA-BON-2"),
    ({"asked": "draw"}, D, "tile two_tables", "other-question", "GA-BON-7"),
    (TAKING, D, "tile swap_race", "not-offered", "GA-BON-7"),
    (TAKING, D, "character race-1", "other-question", "GA-BON-7"),
    ({"asked": "stay", "drawn": ["two_tables"], "slots": ["three_rows", None]}, D,
     "tile swap_race", "not-offered", "GA-BON-7"),
    ({"asked": "star", "actor": J, "tokens": [[], []]}, J, "place A1", "not-offered", "GA-SET-6"),
    ({"asked": "keep", "actor": J, "drawn": ["two_tables", "three_rows"]}, J, "pass", "must",
     "GA-TURN-4"),
    ({"asked": "force", "actor": J, "action": 2}, J, "action finance_race", "same-action",
     "GA-BON-3"),
    ({"asked": "force", "actor": J, "action": 2}, D, "action race_race", "turn", "GA-TURN-1"),
]  # fmt: skip


@pytest.mark.parametrize(("setup", "seat", "move", "why", "clause"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(
    setup: dict[str, Any], seat: int, move: str, why: str, clause: str | None
) -> None:
    state = position(**setup)
    before = state.to_json()
    number = GAME.move_from_json(move_json(move))
    assert not state.allows(seat, number)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(seat, number)
    assert (refusal.value.id, refusal.value.clause) == (f"refused-{why}", clause)
    one_sentence(refusal.value)
    assert refusal.value.clause in GAME.clauses
    assert state.to_json() == before
    assert asked(state)[0] == before["actor"]


@pytest.mark.parametrize("move", [-1, -1000, 144, 10**6, 10**30, -(10**30)])
def test_a_number_that_is_no_move(move: int) -> None:
    for setup in ({}, PLACING, TAKING):
        state = position(**setup)
        before = state.to_json()
        assert not state.allows(D, move)
        with pytest.raises(IllegalMove) as refusal:
            state.apply(D, move)
        assert refusal.value.id == "refused-unknown"
        one_sentence(refusal.value)
        assert state.to_json() == before


def test_exactly_the_listed_moves_are_allowed() -> None:
    questions: list[dict[str, Any]] = [setup for setup, *_ in REFUSED]
    for setup in questions:
        state = position(**setup)
        for seat in (D, J, 2, -1):
            allowed = [move for move in range(-5, 200) if state.allows(seat, move)]
            assert allowed == state.legal(seat)
            assert bool(allowed) == (seat == state.to_act[0])


# JSON that is no move.


@pytest.mark.parametrize(
    ("obj", "why"),
    [
        (None, "type"), ([], "type"), ("pass", "type"), ({}, "type"), ({"type": "jump"}, "type"),
        ({"type": 3}, "type"), ({"type": ["place"]}, "type"),
        ({"type": "place"}, "fields"), ({"type": "pass", "space": "A1"}, "fields"),
        ({"type": "place", "space": "A1", "x": 1}, "fields"), ({"type": "tile", "t": 1}, "fields"),
        ({"type": "place", "space": "G1"}, "space"), ({"type": "place", "space": "A7"}, "space"),
        ({"type": "place", "space": "a1"}, "space"), ({"type": "token", "space": 3}, "space"),
        ({"type": "place", "space": "R4.4"}, "space"),
        ({"type": "place", "space": "R6.1"}, "space"),
        ({"type": "place", "space": "R1.0"}, "space"), ({"type": "place", "space": None}, "space"),
        ({"type": "place", "space": "A1\n"}, "space"),
        ({"type": "tile", "tile": "nothing"}, "word"), ({"type": "action", "action": 2}, "word"),
        ({"type": "character", "place": "out-1"}, "word"),
        ({"type": "character", "place": ["race-1"]}, "word"),
    ],
)  # fmt: skip
def test_json_that_is_no_move(obj: Any, why: str) -> None:
    with pytest.raises(BadMove) as error:
        GAME.move_from_json(obj)
    assert error.value.id == f"bad-move-{why}"
    one_sentence(error.value)


def test_moves_survive_json() -> None:
    seen = [GAME.move_to_json(move) for move in range(144)]
    assert [GAME.move_from_json(obj) for obj in seen] == list(range(144))
    assert seen[0] == {"type": "place", "space": "A1"}
    assert seen[56] == {"type": "place", "space": "R5.3"}
    assert seen[57] == {"type": "token", "space": "A1"}
    assert seen[113] == {"type": "token", "space": "R5.3"}
    assert seen[114] == {"type": "character", "place": "cabaret-left"}
    assert seen[126] == {"type": "tile", "tile": "two_tables"}
    assert seen[137] == {"type": "action", "action": "cabaret_cabaret"}
    assert seen[142:] == [{"type": "pass"}, {"type": "yes"}]


# JSON that is no position.

KNOWN = {p: DEALT[p] for p in FACE_UP}
MAY_BE_NONE = ("using", "link", "result")
OTHER_RULES = ("rules",)  # missing: the first version
OVER = {"winners": [0], "ranking": [1, 2], "scores": [3, 2], "reason": "prestige"}
THREE = dealt(race_1="yellow-1", race_2="yellow-2", race_4="yellow-3")
BAD_POSITIONS: list[tuple[dict[str, Any], str]] = [
    *(({field: None}, "field") for field in position_json()
      if field not in (*MAY_BE_NONE, *OTHER_RULES)),
    ({"rules": None}, "rules"), ({"rules": 0}, "rules"), ({"rules": 3}, "rules"),
    ({"rules": True}, "rules"), ({"rules": "2"}, "rules"),
    ({"supply": 19}, "field"), ({"dice": [0, 0, 0, 0]}, "field"), ({"dice": [1, 2, 3]}, "field"),
    ({"dice": [1, 2, 3, 1 << 32]}, "field"), ({"dice": [1, 2, 3, -1]}, "field"),
    ({"layout": [0, 4, 8, 9]}, "layout"), ({"layout": [0, 4, 8]}, "layout"),
    ({"layout": ["0", 4, 8, 12]}, "layout"), ({"layout": [0, 4, 8, 16]}, "layout"),
    ({"tokens": [["A9"], []]}, "word"), ({"tokens": [[1], []]}, "word"),
    ({"tokens": [[]]}, "field"), ({"tokens": [[], "A1"]}, "field"),
    ({"tokens": [["A1"], ["A1"]]}, "two-tokens"),
    ({"tokens": [[*TWENTY, "F6"], []]}, "tokens"), ({"tokens": [[], [*TWENTY, "F6"]]}, "tokens"),
    ({"levels": [14, 0]}, "field"), ({"levels": [-1, 0]}, "field"), ({"levels": [0]}, "field"),
    ({"levels": [True, 0]}, "field"),
    ({"closed": [6]}, "field"), ({"closed": ["1"]}, "field"),
    ({"closed": [1]}, "row-character"), ({"won": [["race-1"], []], "closed": []}, "row-character"),
    ({"won": [["race-1"], []], "tokens": [["R1.1"], []]}, "closed-row"),
    ({"characters": {**DEALT, "race-1": "yellow-1"}}, "characters"),
    ({"characters": {p: c for p, c in DEALT.items() if p != "out-1"}}, "characters"),
    ({"characters": {**DEALT, "race-9": "yellow-1"}}, "word"),
    ({"characters": {**DEALT, "race-1": "pink-1"}}, "word"),
    ({"face_up": ["out-1"]}, "word"), ({"won": [["out-1"], []]}, "word"),
    ({"won": [["race-1"], ["race-1"]]}, "won-twice"),
    ({"beliefs": [[], [KNOWN]]}, "field"), ({"beliefs": [[KNOWN], [3]]}, "field"),
    ({"beliefs": [[{}], [KNOWN]]}, "belief"),  # does not know the face-up ones
    ({"beliefs": [[KNOWN], [{**KNOWN, "race-2": "green-2"}]]}, "belief"),  # not the truth
    ({"beliefs": [[KNOWN], [{**KNOWN, "race-2": "blue-2", "race-3": "blue-2"}]]}, "belief"),
    ({"beliefs": [[KNOWN, KNOWN], [KNOWN]]}, "belief"),
    ({"beliefs": [[KNOWN, {**KNOWN, "race-2": "blue-2"}], [KNOWN]]}, "belief"),
    ({"beliefs": [[KNOWN], [KNOWN]], "won": [["race-2"], []]}, "belief"),
    # Sides: six are always face up; under the first rules they were always at the same places.
    ({"face_up": FACE_UP[1:]}, "sides"), ({"face_up": [*FACE_UP, "race-2"]}, "sides"),
    ({"face_up": []}, "sides"), ({"face_up": FACE_UP[1:], "rules": 1}, "sides"),
    ({"face_up": [*FACE_UP[1:], "race-2"], "rules": 1}, "sides-fixed"),
    # Knowledge: of those that left the game nobody has any; who has taken two has looked.
    ({"beliefs": [[{**KNOWN, "out-1": DEALT["out-1"]}], [KNOWN]]}, "belief-out"),
    ({"beliefs": [[KNOWN], [{**KNOWN, "race-2": "blue-2"}, {**KNOWN, "out-2": "blue-2"}]]},
     "belief-out"),
    ({"asked": "exchange", "first": 8, "second": 9}, "belief-taken"),
    ({"asked": "exchange", "first": 8, "second": 9, "knows": (["race-2"], ["race-3"])},
     "belief-taken"),
    ({"beliefs": [[{**KNOWN, "race-2": "blue-2"}], [KNOWN]], "face_up": [*FACE_UP[1:], "race-2"]},
     "belief"),  # James must know what lies face up at race-2
    ({"pile": ["two_tables"]}, "tiles"), ({"slots": ["two_tables", "two_tables"]}, "tiles"),
    ({"pile": position_json()["pile"], "used": ["two_tables"]}, "tiles"),
    ({"pile": ["x"]}, "word"), ({"slots": ["x", None]}, "word"), ({"using": "x"}, "word"),
    ({"using": 3}, "word"), ({"aside": [[], ["x"]]}, "word"), ({"aside": [[], None]}, "field"),
    ({"active": 2}, "field"), ({"actor": -1}, "field"), ({"action": 6}, "field"),
    ({"force": 1}, "field"), ({"idle": 5}, "field"), ({"idle": 4}, "over"),
    ({"agenda": ["finance"] * 9}, "field"), ({"agenda": [""]}, "word"), ({"step": "x"}, "word"),
    ({"link": "R1.1"}, "field"), ({"link": "Z1"}, "word"), ({"rows": [0]}, "field"),
    ({"first": 57}, "field"), ({"second": -2}, "field"), ({"asked": "x"}, "word"),
    ({"asked": ""}, "field"), ({"result": OVER}, "field"), ({"asked": "", "result": {}}, "field"),
    ({"asked": "", "result": 3}, "field"), ({"asked": "", "result": {**OVER, "more": 1}}, "field"),
    ({"asked": "", "result": {**OVER, "reason": "luck"}}, "field"),
    ({"asked": "", "result": {**OVER, "winners": [2]}}, "field"),
    ({"asked": "", "result": {**OVER, "winners": 1}}, "field"),
    ({"asked": "", "result": {**OVER, "ranking": [2, 1]}}, "field"),
    ({"asked": "", "result": {**OVER, "scores": "32"}}, "field"),
    ({"asked": "", "result": {**OVER, "scores": [3]}}, "field"),
    ({"won": [["race-1", "race-2", "race-4"], []], "characters": THREE}, "over"),
    ({"won": [[], ["race-1", "race-2", "race-4"]], "characters": THREE}, "over"),
    ({"won": [["cabaret-left"], ["cabaret-right", "cabaret-bottom"]]}, "over"),
    ({"actor": J}, "question"), ({"asked": "force"}, "question"), ({"asked": "star"}, "question"),
    ({"asked": "keep", "drawn": ["two_tables", "swap_race"]}, "question"),
    ({"asked": "keep", "actor": J}, "question"), ({"asked": "take"}, "question"),
    ({"asked": "stay", "drawn": ["two_tables"]}, "question"),
    ({"asked": "stay", "slots": ["two_tables", None]}, "question"),
    ({"asked": "stay", "slots": ["two_tables", None], "drawn": ["swap_race", "three_rows"]},
     "question"),
    ({"asked": "token"}, "question"), ({"asked": "token", "step": "finance"}, "question"),
    ({"asked": "token", "step": "row_again"}, "question"),
    ({"asked": "token", "step": "link"}, "question"),
    ({"asked": "token", "step": "next", "tokens": [[], []]}, "question"),
    ({"asked": "token", "step": "any", "tokens": [TWENTY, []]}, "question"),
    ({"asked": "token", "step": "next", "actor": J}, "question"),
    ({"asked": "mine"}, "question"), ({"asked": "theirs"}, "question"),
    ({"asked": "theirs", "first": 0, "tokens": [["B1"], ["C1"]]}, "question"),
    ({"asked": "theirs", "first": 36, "tokens": [["R1.1"], ["R1.2"]]}, "question"),
    ({"asked": "second"}, "question"), ({"asked": "second", "first": 12}, "question"),
    ({"asked": "second", "first": 7, "won": [["race-1"], []]}, "question"),
    ({"asked": "exchange", "first": 7}, "question"),
    ({"asked": "exchange", "first": 7, "second": 7}, "question"),
    ({"asked": "exchange", "first": 7, "second": 8, "won": [["race-2"], []]}, "question"),
    ({"asked": "advance", "levels": [13, 0]}, "question"),
    ({"asked": "draw", "pile": [], "used": position_json()["pile"]}, "question"),
    ({"drawn": ["two_tables"]}, "question"),
    ({"asked": "draw", "drawn": ["swap_race"]}, "question"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "why"), BAD_POSITIONS)
def test_json_that_is_no_position(wrong: dict[str, Any], why: str) -> None:
    try:
        obj = position_json(**wrong)
    except (TypeError, AttributeError):  # too wrong to fill in what follows from it
        obj = {**position_json(), **wrong}
    with pytest.raises(BadPosition) as error:
        GAME.from_json(obj)
    assert error.value.id == f"position-{why}"
    one_sentence(error.value)


def test_a_side_may_lie_anywhere_under_the_present_rules() -> None:
    state = position(face_up=[*FACE_UP[1:], "race-2"])
    assert state.to_json()["rules"] == state.rules == 2
    first = position_json(rules=1)
    state = position(rules=1)
    assert state.rules == 1
    assert "rules" not in state.to_json()
    assert GAME.from_json({**first, **state.to_json()}).rules == 1


@pytest.mark.parametrize("obj", [None, 3, "x", []])
def test_a_position_is_an_object(obj: Any) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_json(obj)
    assert error.value.id == "position-object"
    one_sentence(error.value)


def test_every_missing_field_is_named() -> None:
    whole = position_json()
    for field in whole:
        if field in (*MAY_BE_NONE, *OTHER_RULES):
            continue
        obj = copy.deepcopy(whole)
        del obj[field]
        with pytest.raises(BadPosition) as error:
            GAME.from_json(obj)
        assert field in str(error.value)


# Files that are no board.


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[finance]", "[finance", "toml"), ("[racetrack]", "[racecourse]", "table"),
        ('"force", "", ""], ["", "finance"', '"farce", "", ""], ["", "finance"', "word"),
        ("tiles = [\n", 'tiles = [\n[["", "", ""], ["", "", ""], ["", "", "star"]],\n', "tiles"),
        ('["star", "", "swap_characters"]]', '["star", ""]]', "tile-shape"),
        ('["star", "", "swap_characters"]]', '["star", "", "star"]]', "tile-star"),
        ('["star", "", "swap_characters"]]', '["", "", ""]]', "tile-star"),
        ("top = 13", "top = 3", "top"), ("top = 13", "top = 25", "top"),
        ("top = 13", 'top = "13"', "top"), ("top = 13", "top = 14", "levels"),
        ("[3, 7, 10, 13]", "[3, 7, 10, 12]", "levels"),
        ("[3, 7, 10, 13]", "[7, 3, 10, 13]", "levels"),
        ("[3, 7, 10, 13]", "[7, 10, 13]", "levels"), ("[3, 7, 10, 13]", "[0, 7, 10, 13]", "levels"),
        ("12 = ", "14 = ", "bonus-level"), ("12 = ", "0 = ", "bonus-level"),
        ("12 = ", "'²' = ", "bonus-level"), ("12 = ", "'012' = ", "bonus-level"),
        ("12 = ", "13 = ", "bonus-twice"), ("10 = ", "11 = ", "bonus-nowhere"),
        ('9 = "force"', '9 = ""', "word"),
        ('  ["", "", "finance"],\n]', "]", "rows"),
        ('["", "swap_characters", ""]', '["", "swap_characters"]', "row-length"),
        ('["", "swap_characters", ""]', '["", "swap_characters", "", "", ""]', "row-total"),
        ('["", "swap_characters", ""]', str([""] * 11), "row-length"),
        ("[3, 0, 2]", "[3, 0]", "prestige"), ("[3, 0, 2]", "[3, 0, 4]", "prestige"),
        ("[3, 0, 2]", "[3, 0, true]", "prestige"), ('shape = "diamond"', "shape = 3", "shape"),
        ('green  = { shape = "square",  prestige = [2, 3, 0] }', "", "suits"),
        ('shape = "diamond", ', "", "missing"), ("tiles = [", "tules = [", "missing"),
        ("top = 13", "", "missing"), ("[3, 7, 10, 13] ", "13 ", "missing"),
    ],
)  # fmt: skip
def test_files_that_are_no_board(old: str, new: str, why: str) -> None:
    assert old in BOARD
    source = BOARD.replace(old, new)
    faults = GAME.board_faults(source)
    assert f"board-{why}" in [fault.id for fault in faults]
    for fault in faults:
        one_sentence(fault)
    with pytest.raises(BadBoard):
        GAME.with_board(source)


def test_another_board_can_be_played() -> None:
    assert GAME.board_faults(BOARD) == []
    shorter = BOARD.replace('["", "swap_characters", ""]', '["special"]')
    game = GAME.with_board(shorter)
    assert game.board_digest != GAME.board_digest
    state = game.new(seed=1)
    assert len(state.view(None)["spaces"]) == 55
    while state.to_act:
        (seat,) = state.to_act
        state.apply(seat, state.legal(seat)[-1])
    assert state.result is not None
