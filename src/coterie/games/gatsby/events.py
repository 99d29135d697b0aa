"""The JSON form of Gatsby's events."""

from typing import Any

from coterie.games.gatsby.board import BONUSES, Board
from coterie.games.gatsby.moves import PLACES, character_name, space_name
from coterie.games.gatsby.state import ACTIONS, QUESTIONS, STEPS, TILES

# Type and fields of each kind of event, in the order of the E_ numbers of the rules. A field
# that comes twice becomes a list: two places are `places`.
KINDS: tuple[tuple[str, ...], ...] = (
    ("tile_kept", "seat", "tile"),
    ("tile_discarded", "seat", "tile"),
    ("star", "seat", "space"),
    ("action", "seat", "action"),
    ("forced", "seat", "action"),
    ("not_forced", "seat"),
    ("placed", "seat", "space"),
    ("bonus", "seat", "bonus"),
    ("passed", "seat", "question"),
    ("advanced", "seat", "level"),
    ("tokens_swapped", "seat", "space", "space"),
    ("took", "seat", "place", "place"),
    ("saw", "seat", "place", "character"),
    ("characters_swapped", "seat", "place", "place"),
    ("characters_kept", "seat", "place", "place"),
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
    ("special", "seat", "tile"),
    ("stalemate",),
)


def _field(board: Board, field: str, value: int) -> Any:
    if field == "space":
        return space_name(board, value)
    if field == "character":
        return character_name(board, value)
    if field == "row":
        return value + 1
    words = {
        "place": PLACES, "tile": TILES, "action": ACTIONS, "question": QUESTIONS,
        "step": STEPS, "bonus": ("", *BONUSES),
    }.get(field)  # fmt: skip
    return value if words is None else words[value]


def event_to_json(board: Board, event: tuple[int, ...]) -> dict[str, Any]:
    kind, *fields = KINDS[event[0]]
    obj: dict[str, Any] = {"type": kind}
    for field, value in zip(fields, event[2:], strict=False):
        word = _field(board, field, value)
        if fields.count(field) > 1:
            obj.setdefault(f"{field}s", []).append(word)
        else:
            obj[field] = word
    return obj
