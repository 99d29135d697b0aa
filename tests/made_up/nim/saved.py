"""The JSON of whole positions."""

from typing import Any

from coterie.engine.errors import BadPosition
from coterie.engine.rng import seeded
from nim.state import NimState


def to_json(state: NimState) -> dict[str, Any]:
    return {"players": state.players, "matches": state.matches, "to_act": list(state.to_act)}


def from_json(board: None, obj: Any) -> NimState:
    try:
        state = NimState(obj["players"], obj["matches"], seeded(0))
        state.to_act = tuple(obj["to_act"])
    except (KeyError, TypeError):
        raise BadPosition("bad-position", room="nim") from None
    return state
