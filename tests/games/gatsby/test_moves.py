"""Moves as JSON."""

from typing import Any

import pytest

from coterie.engine.errors import BadMove

from .table import GAME, one_sentence


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
