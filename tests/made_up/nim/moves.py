"""The JSON of moves."""

from typing import Any

from coterie.engine.errors import BadMove


def move_to_json(board: None, move: int) -> dict[str, Any]:
    return {"type": "take", "n": move}


def move_from_json(board: None, obj: Any) -> int:
    if not isinstance(obj, dict) or set(obj) != {"type", "n"} or type(obj["n"]) is not int:
        raise BadMove("bad-move", room="nim")
    n: int = obj["n"]
    return n
