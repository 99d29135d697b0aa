"""Positions as JSON, and JSON that is no position: refused with one clear sentence."""

import copy
from typing import Any

import pytest

from coterie.engine.errors import BadPosition

from .table import DEALT, FACE_UP, GAME, J, dealt, one_sentence, position, position_json

TWENTY = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["E1", "E2"]
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
