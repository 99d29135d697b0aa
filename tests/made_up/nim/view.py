"""What a seat may see: everything."""

from typing import Any

from nim.state import NimState


def prompts(state: NimState) -> list[dict[str, Any]]:
    return [{"type": "take", "seat": seat, "clause": "NIM-1"} for seat in state.to_act]


def views(state: NimState, seats: list[int | None]) -> list[dict[str, Any]]:
    return [
        {
            "game": "nim", "players": state.players, "seat": seat, "to_act": list(state.to_act),
            "may_act": [], "prompts": prompts(state), "matches": state.matches,
            "result": state.result.to_json() if state.result else None,
        }
        for seat in seats
    ]  # fmt: skip
