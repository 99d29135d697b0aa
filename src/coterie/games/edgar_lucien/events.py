"""The JSON form of the events of Edgar & Lucien."""

from typing import Any

from coterie.engine.bits import elements
from coterie.games.edgar_lucien import position as p
from coterie.games.edgar_lucien.board import Board
from coterie.games.edgar_lucien.moves import COGS, POINTS

# Type and fields of each kind of event.
KINDS: dict[int, tuple[str, ...]] = {
    p.E_STARTED: ("started", "seat", "district"),
    p.E_TURN: ("turn", "period", "turn", "seat"),
    p.E_CONFIRMED: ("confirmed", "seat"),
    p.E_WHEEL: ("wheel", "seat", "edgar", "lucien"),
    p.E_MOVED: ("moved", "seat", "character", "district"),
    p.E_BLOCKED: ("blocked", "seat", "character", "sector"),
    p.E_ENDED: ("ended", "seat"),
    p.E_ROBBED: ("robbed", "seat", "other", "amount"),
    p.E_BOUGHT: ("bought", "seat", "district"),
    p.E_BOUGHT_FROM: ("bought_from", "seat", "other", "district"),
    p.E_ACTION: ("action", "seat", "action"),
    p.E_SUPPORTED: ("supported", "seat", "action"),
    p.E_CARD: ("card", "seat", "card"),
    p.E_DREW: ("drew", "seat", "count"),
    p.E_DREW_CARD: ("drew_card", "seat", "card"),
    p.E_SHUFFLED: ("shuffled", "count"),
    p.E_COGS: ("cogs", "seat", "amount"),
    p.E_POPULARITY: ("popularity", "seat", "points"),
    p.E_HERITAGE: ("heritage", "seat"),
    p.E_CERTIFICATE: ("certificate", "seat", "certificate"),
    p.E_CERTIFICATE_FROM: ("certificate_from", "seat", "certificate", "other"),
    p.E_REQUISITIONED: ("requisitioned", "seat", "district"),
    p.E_REQUISITIONED_FROM: ("requisitioned_from", "seat", "district", "other"),
    p.E_NAMED: ("named", "seat", "other"),
    p.E_NEUTRAL: ("neutral", "other", "district"),  # of the owner
    p.E_LOST: ("lost", "seat", "action"),
    p.E_PAID_POPULARITY: ("paid_popularity", "seat", "other", "points"),
    p.E_PAID_COGS: ("paid_cogs", "seat", "other", "amount"),
    p.E_EXTORTED: ("extorted", "seat", "other"),
    p.E_EXTORTED_CARD: ("extorted_card", "seat", "other", "card"),
    p.E_COUP: ("coup", "seat", "other"),
    p.E_BOUGHT_POPULARITY: ("bought_popularity", "seat", "points"),
    p.E_SOLD_POPULARITY: ("sold_popularity", "seat", "points"),
    p.E_DISCARDED: ("discarded", "seat", "card"),
    p.E_TAXES: ("taxes", "seat", "amount", "points"),
    p.E_TIE: ("tie", "seats"),
    p.E_BID: ("bid", "seat", "amount"),
    p.E_PASSED: ("passed", "seat"),
    p.E_ELECTED: ("elected", "seat", "amount"),
    p.E_NO_GOVERNOR: ("no_governor",),
    p.E_WON: ("won", "seat"),
    p.E_STOPPED: ("stopped",),
}
_WORDS = {
    "action": p.ACTIONS, "card": p.CARD_NAMES, "certificate": p.CONDITIONS,
    "character": p.CHARACTERS,
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
    type_, *fields = KINDS[event[0]]
    values = zip(fields, event[2:], strict=False)
    return {"type": type_, **{field: _field(board, field, value) for field, value in values}}
