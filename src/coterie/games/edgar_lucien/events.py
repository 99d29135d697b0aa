"""The JSON form of the events of Edgar & Lucien."""

from typing import Any

from coterie.engine.bits import elements
from coterie.games.edgar_lucien.board import Board
from coterie.games.edgar_lucien.moves import COGS, POINTS
from coterie.games.edgar_lucien.state import ACTIONS, CARD_NAMES, CONDITIONS

CHARACTERS = ("edgar", "lucien")

# Type and fields of each kind of event, in the order of the E_ numbers of the rules.
KINDS: tuple[tuple[str, ...], ...] = (
    ("started", "seat", "district"),
    ("turn", "period", "turn", "seat"),
    ("confirmed", "seat"),
    ("wheel", "seat", "edgar", "lucien"),
    ("moved", "seat", "character", "district"),
    ("blocked", "seat", "character", "sector"),
    ("ended", "seat"),
    ("robbed", "seat", "other", "amount"),
    ("bought", "seat", "district"),
    ("bought_from", "seat", "other", "district"),
    ("action", "seat", "action"),
    ("supported", "seat", "action"),
    ("card", "seat", "card"),
    ("drew", "seat", "count"),
    ("drew_card", "seat", "card"),
    ("shuffled", "count"),
    ("cogs", "seat", "amount"),
    ("popularity", "seat", "points"),
    ("heritage", "seat"),
    ("certificate", "seat", "certificate"),
    ("certificate_from", "seat", "certificate", "other"),
    ("requisitioned", "seat", "district"),
    ("requisitioned_from", "seat", "district", "other"),
    ("named", "seat", "other"),
    ("neutral", "other", "district"),
    ("lost", "seat", "action"),
    ("paid_popularity", "seat", "other", "points"),
    ("paid_cogs", "seat", "other", "amount"),
    ("extorted", "seat", "other"),
    ("extorted_card", "seat", "other", "card"),
    ("coup", "seat", "other"),
    ("bought_popularity", "seat", "points"),
    ("sold_popularity", "seat", "points"),
    ("discarded", "seat", "card"),
    ("taxes", "seat", "amount", "points"),
    ("tie", "seats"),
    ("bid", "seat", "amount"),
    ("passed", "seat"),
    ("elected", "seat", "amount"),
    ("no_governor",),
    ("won", "seat"),
    ("stopped",),
)
_WORDS = {
    "action": ACTIONS, "card": CARD_NAMES, "certificate": CONDITIONS, "character": CHARACTERS,
}  # fmt: skip
_UNITS = {"amount": COGS, "points": POINTS}


def _field(board: Board, field: str, value: int) -> Any:
    if field == "district":
        return board.districts[value]
    if field in ("edgar", "lucien", "sector"):
        return board.sectors[value]
    if field == "seats":
        return elements(value)
    if field in _WORDS:
        return _WORDS[field][value]
    return value * _UNITS.get(field, 1)


def event_to_json(board: Board, event: tuple[int, ...]) -> dict[str, Any]:
    kind, *fields = KINDS[event[0]]
    values = zip(fields, event[2:], strict=False)
    return {"type": kind, **{field: _field(board, field, value) for field, value in values}}
