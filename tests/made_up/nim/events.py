"""The JSON of what happens."""

from typing import Any


def event_to_json(board: None, event: tuple[int, ...]) -> dict[str, Any]:
    return {"type": "took", "seat": event[2], "n": event[3]}
