"""The JSON form of Gatsby's events."""

from typing import Any

from coterie.games.gatsby import position
from coterie.games.gatsby.board import BONUSES, Board
from coterie.games.gatsby.moves import PLACES, character_name, space_name
from coterie.games.gatsby.position import ACTIONS, TILES
from coterie.games.gatsby.questions import QUESTION_NAMES, STEP_NAMES

# Type and fields of each kind of event. A field that comes twice becomes a list: two places are
# `places`.
KINDS: dict[int, tuple[str, ...]] = {
    position.E_TILE_KEPT: ("tile_kept", "seat", "tile"),
    position.E_TILE_DISCARDED: ("tile_discarded", "seat", "tile"),
    position.E_STAR: ("star", "seat", "space"),
    position.E_ACTION: ("action", "seat", "action"),
    position.E_FORCED: ("forced", "seat", "action"),
    position.E_NOT_FORCED: ("not_forced", "seat"),
    position.E_PLACED: ("placed", "seat", "space"),
    position.E_BONUS: ("bonus", "seat", "bonus"),
    position.E_PASSED: ("passed", "seat", "question"),
    position.E_ADVANCED: ("advanced", "seat", "level"),
    position.E_TOKENS_SWAPPED: ("tokens_swapped", "seat", "space", "space"),
    position.E_TOOK: ("took", "seat", "place", "place"),
    position.E_SAW: ("saw", "seat", "place", "character"),
    position.E_CHARACTERS_SWAPPED: ("characters_swapped", "seat", "place", "place"),
    position.E_CHARACTERS_KEPT: ("characters_kept", "seat", "place", "place"),
    position.E_DREW: ("drew", "seat", "count"),
    position.E_DREW_TILE: ("drew_tile", "seat", "tile"),
    position.E_TILE_IN_SLOT: ("tile_in_slot", "seat", "tile"),
    position.E_TILE_ASIDE: ("tile_aside", "seat", "tile"),
    position.E_WON: ("won", "seat", "place"),
    position.E_WON_WHO: ("won_who", "seat", "place", "character"),
    position.E_ROW_CLOSED: ("row_closed", "seat", "row"),
    position.E_TILE_USED: ("tile_used", "seat", "tile"),
    position.E_SKIPPED: ("skipped", "seat", "step"),
    position.E_DISCARDED: ("discarded", "seat", "count"),
    position.E_SPECIAL: ("special", "seat", "tile"),
    position.E_STALEMATE: ("stalemate",),
}
WORDS: dict[str, tuple[str, ...]] = {
    "place": PLACES, "tile": TILES, "action": ACTIONS, "question": QUESTION_NAMES,
    "step": STEP_NAMES, "bonus": ("", *BONUSES),
}  # fmt: skip


def _field(board: Board, field: str, value: int) -> Any:
    if field == "space":
        return space_name(board, value)
    if field == "character":
        return character_name(board, value)
    if field == "row":
        return value + 1
    return WORDS[field][value] if field in WORDS else value


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
