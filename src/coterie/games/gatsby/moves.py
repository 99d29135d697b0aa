"""The JSON form of Gatsby's moves, spaces, places and characters.

A Cabaret space is a letter A-F (steps from the upper-left side) and a number 1-6 (steps from
the upper-right side): A1 is the top corner, F1 the right, A6 the left, F6 the bottom. A space
of the Racetrack is its row and its number in the row: R3.1 is the first of row 3.
"""

import re
from functools import cache
from typing import Any

from coterie.engine.errors import BadMove
from coterie.games.gatsby.board import CABARET_SPACES, Board
from coterie.games.gatsby.position import ACTIONS, BOARD_PLACES, TILES
from coterie.games.gatsby.questions import (
    ACTION_MOVES,
    CHARACTER_MOVES,
    PASS,
    PLACE_MOVES,
    TILE_MOVES,
    TOKEN_MOVES,
    YES,
)

PLACES = (
    "cabaret-left", "cabaret-right", "cabaret-bottom",
    "finance-1", "finance-2", "finance-3", "finance-4",
    "race-1", "race-2", "race-3", "race-4", "race-5",
    "out-1", "out-2", "out-3",
)  # fmt: skip


@cache
def space_name(board: Board, space: int) -> str:
    if space < CABARET_SPACES:
        return "ABCDEF"[space // 6] + str(space % 6 + 1)
    row = board.row_of[space]
    return f"R{row + 1}.{space - board.row_start[row] + 1}"


@cache
def space_names(board: Board) -> list[str]:
    """The names of all spaces, in their order."""
    return [space_name(board, space) for space in range(board.spaces)]


def space_number(board: Board, name: Any) -> int | None:
    """The space of that name, or None."""
    if not isinstance(name, str):
        return None
    if re.fullmatch("[A-F][1-6]", name):
        return "ABCDEF".index(name[0]) * 6 + int(name[1]) - 1
    if re.fullmatch(r"R[1-5]\.[1-9]", name):
        row = int(name[1]) - 1
        space = board.row_start[row] + int(name[3]) - 1
        return space if space < board.row_end[row] else None
    return None


@cache
def character_name(board: Board, character: int) -> str:
    return f"{board.suits[character // 3]}-{character % 3 + 1}"


def move_to_json(board: Board, move: int) -> dict[str, Any]:
    if move == PASS:
        return {"type": "pass"}
    if move == YES:
        return {"type": "yes"}
    if move >= ACTION_MOVES:
        return {"type": "action", "action": ACTIONS[move - ACTION_MOVES]}
    if move >= TILE_MOVES:
        return {"type": "tile", "tile": TILES[move - TILE_MOVES]}
    if move >= CHARACTER_MOVES:
        return {"type": "character", "place": PLACES[move - CHARACTER_MOVES]}
    if move >= TOKEN_MOVES:
        return {"type": "token", "space": space_name(board, move - TOKEN_MOVES)}
    return {"type": "place", "space": space_name(board, move)}


# The field of each type of move, its first move and the words it takes.
_FIELDS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "action": ("action", ACTION_MOVES, ACTIONS),
    "tile": ("tile", TILE_MOVES, TILES),
    "character": ("place", CHARACTER_MOVES, PLACES[:BOARD_PLACES]),
}
_SPACES = {"place": PLACE_MOVES, "token": TOKEN_MOVES}
_WHOLE = {"pass": PASS, "yes": YES}


def move_from_json(board: Board, obj: Any) -> int:
    type_ = obj.get("type") if isinstance(obj, dict) else None
    if not isinstance(type_, str) or type_ not in {*_FIELDS, *_SPACES, *_WHOLE}:
        raise BadMove(
            "bad-move-type",
            room="gatsby",
            found=repr(type_),
            known=sorted([*_FIELDS, *_SPACES, *_WHOLE]),
        )
    field = "space" if type_ in _SPACES else _FIELDS[type_][0] if type_ in _FIELDS else None
    if set(obj) != {"type", field} - {None}:
        raise BadMove("bad-move-fields", room="gatsby", name=type_, wanted=field or "none")
    if type_ in _WHOLE:
        return _WHOLE[type_]
    if type_ in _SPACES:
        space = space_number(board, obj["space"])
        if space is None:
            raise BadMove("bad-move-space", room="gatsby", found=repr(obj["space"]))
        return _SPACES[type_] + space
    name, first, words = _FIELDS[type_]
    if obj[name] not in words:
        raise BadMove(
            "bad-move-word", room="gatsby", name=name, found=repr(obj[name]), known=list(words)
        )
    return first + words.index(obj[name])
