"""The JSON form of Gatsby's events."""

from typing import Any

from coterie.games.gatsby.board import BONUSES, Board
from coterie.games.gatsby.moves import PLACES, character_name, space_name
from coterie.games.gatsby.state import ACTIONS, QUESTIONS, STEPS, TILES

# Type and fields of each kind of event, in the order of the E_ numbers of the rules.
KINDS: tuple[tuple[str, ...], ...] = (
    ("tile_kept", "seat", "tile"),
    ("tile_discarded", "seat", "tile"),
    ("star", "seat", "space"),
    ("action", "seat", "action", "tile"),
    ("forced", "seat", "action"),
    ("not_forced", "seat"),
    ("placed", "seat", "space"),
    ("bonus", "seat", "bonus"),
    ("passed", "seat", "question"),
    ("advanced", "seat", "level"),
    ("tokens_swapped", "seat", "space", "space2"),
    ("took", "seat", "place", "place2"),
    ("saw", "seat", "place", "character"),
    ("characters_swapped", "seat", "place", "place2"),
    ("characters_kept", "seat", "place", "place2"),
    ("drew", "seat", "count"),
    ("drew_tile", "seat", "tile"),
    ("tile_in_slot", "seat", "tile"),
    ("tile_aside", "seat", "tile"),
    ("won", "seat", "place"),
    ("won_who", "seat", "place", "character"),
    ("row_closed", "seat", "row"),
    ("tile_used", "seat", "tile"),
    ("skipped", "seat", "step"),
    ("discarded", "seat", "count"),
)


def _field(board: Board, field: str, value: int) -> Any:
    if field in ("space", "space2"):
        return space_name(board, value)
    if field in ("place", "place2"):
        return PLACES[value]
    if field == "character":
        return character_name(board, value)
    if field == "row":
        return value + 1
    words = {
        "tile": TILES, "action": ACTIONS, "question": QUESTIONS, "step": STEPS,
        "bonus": ("", *BONUSES),
    }.get(field)  # fmt: skip
    if words is None:
        return value
    return words[value] if value >= 0 else None


def event_to_json(board: Board, event: tuple[int, ...]) -> dict[str, Any]:
    kind, *fields = KINDS[event[0]]
    values = zip(fields, event[2:], strict=False)
    return {"type": kind, **{field: _field(board, field, value) for field, value in values}}
