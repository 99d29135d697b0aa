"""The JSON form of the moves of Edgar & Lucien. Cogs and popularity are written in full."""

from typing import Any

from coterie.engine.bits import elements
from coterie.engine.errors import BadMove
from coterie.games.edgar_lucien.board import Board
from coterie.games.edgar_lucien.position import ACTIONS, CARD_NAMES, CONDITIONS, POPULIST, SUPPORT
from coterie.games.edgar_lucien.questions import (
    ACTION_MOVES,
    ANSWER_MOVES,
    BID_MOVES,
    BUY,
    CERTIFICATE_MOVES,
    DISCARD_MOVES,
    EDGAR,
    END,
    EXCHANGE_MOVES,
    INTO_COGS,
    INTO_POPULARITY,
    LUCIEN,
    MOST_BID,
    MOST_SECTORS,
    PAIR_MOVES,
    PAIRS,
    PASS,
    PLAY,
    REMOTELY,
    REMOTELY_SUPPORTED,
    ROB,
    SEAT_MOVES,
    SUPPORTED,
    WHEEL_MOVES,
)

COGS = 10_000
POINTS = 10
ANSWERS = ("popularity", "cogs")
EDGAR_ACTIONS = ACTIONS[:POPULIST]
LUCIEN_ACTIONS = ACTIONS[POPULIST:SUPPORT]

# Moves of one word out of a list: type, field, first move, words.
_WORDS: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
    ("edgar", "action", ACTION_MOVES + EDGAR, EDGAR_ACTIONS),
    ("lucien", "action", ACTION_MOVES + LUCIEN, LUCIEN_ACTIONS),
    ("support", "action", ACTION_MOVES + SUPPORTED, EDGAR_ACTIONS),
    ("card", "card", ACTION_MOVES + PLAY, CARD_NAMES),
    ("remote", "action", ACTION_MOVES + REMOTELY, EDGAR_ACTIONS),
    ("remote_support", "action", ACTION_MOVES + REMOTELY_SUPPORTED, EDGAR_ACTIONS),
    ("answer", "answer", ANSWER_MOVES, ANSWERS),
    ("certificate", "certificate", CERTIFICATE_MOVES, CONDITIONS),
    ("discard", "card", DISCARD_MOVES, CARD_NAMES),
)
_WHOLE = {"end": ACTION_MOVES + END, "buy": ACTION_MOVES + BUY, "pass": PASS}
_SEATS = {"rob": ACTION_MOVES + ROB, "extort": SEAT_MOVES}
_EXCHANGES = {
    "buy_popularity": EXCHANGE_MOVES + INTO_POPULARITY,
    "sell_popularity": EXCHANGE_MOVES + INTO_COGS,
}
# The fields of every type of move.
FIELDS: dict[str, tuple[str, ...]] = {
    "district": ("district",),
    "wheel": ("edgar", "lucien"),
    **dict.fromkeys(_WHOLE, ()),
    **dict.fromkeys(_SEATS, ("other",)),
    "name": ("seats",),
    **{type_: (field,) for type_, field, _, _ in _WORDS},
    **dict.fromkeys(_EXCHANGES, ("points",)),
    "bid": ("amount",),
}


def move_to_json(board: Board, move: int) -> dict[str, Any]:
    if move < WHEEL_MOVES:
        return {"type": "district", "district": board.districts[move]}
    if move < ACTION_MOVES:
        edgar, lucien = divmod(move - WHEEL_MOVES, MOST_SECTORS)
        return {"type": "wheel", "edgar": board.sectors[edgar], "lucien": board.sectors[lucien]}
    if move > PASS:
        return {"type": "bid", "amount": (move - BID_MOVES) * COGS}
    for type_, whole in _WHOLE.items():
        if move == whole:
            return {"type": type_}
    for type_, first in _SEATS.items():
        if first <= move < first + 4:
            return {"type": type_, "other": move - first}
    for type_, first in _EXCHANGES.items():
        if first <= move < first + 10:
            return {"type": type_, "points": (move - first + 1) * POINTS}
    for type_, field, first, words in _WORDS:
        if first <= move < first + len(words):
            return {"type": type_, field: words[move - first]}
    return {"type": "name", "seats": elements(PAIRS[move - PAIR_MOVES])}


def is_move(board: Board, move: int) -> bool:
    """Whether a number is a move of this game at all."""
    if 0 <= move < WHEEL_MOVES:
        return move < len(board.districts)
    if WHEEL_MOVES <= move < ACTION_MOVES:
        return max(divmod(move - WHEEL_MOVES, MOST_SECTORS)) < len(board.sectors)
    return ACTION_MOVES <= move <= MOST_BID


def move_from_json(board: Board, obj: Any) -> int:
    type_ = obj.get("type") if isinstance(obj, dict) else None
    if not isinstance(type_, str) or type_ not in FIELDS:
        raise _bad("type", found=repr(type_), known=sorted(FIELDS))
    if set(obj) != {"type", *FIELDS[type_]}:
        raise _bad("fields", name=type_, wanted=list(FIELDS[type_]) or ["-"])
    if type_ == "district":
        return _word("district", obj["district"], tuple(board.districts))
    if type_ == "wheel":
        sectors = tuple(board.sectors)
        edgar = _word("edgar", obj["edgar"], sectors)
        return WHEEL_MOVES + MOST_SECTORS * edgar + _word("lucien", obj["lucien"], sectors)
    if type_ in _WHOLE:
        return _WHOLE[type_]
    if type_ in _SEATS:
        if type(obj["other"]) is not int or not 0 <= obj["other"] < 4:
            raise _bad("seat", found=repr(obj["other"]))
        return _SEATS[type_] + int(obj["other"])
    if type_ in _EXCHANGES:
        return _EXCHANGES[type_] + _multiple("points", obj["points"], POINTS, 10) - 1
    if type_ == "bid":
        return BID_MOVES + _multiple("amount", obj["amount"], COGS, MOST_BID - BID_MOVES)
    if type_ == "name":
        for number, pair in enumerate(PAIRS):
            if obj["seats"] == elements(pair) and all(type(s) is int for s in obj["seats"]):
                return PAIR_MOVES + number
        raise _bad("pair", found=repr(obj["seats"]))
    field, first, words = next(entry[1:] for entry in _WORDS if entry[0] == type_)
    return first + _word(field, obj[field], words)


def _bad(id: str, **args: Any) -> BadMove:
    return BadMove(f"bad-move-{id}", room="edgar-lucien", **args)


def _word(field: str, value: Any, words: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in words:
        raise _bad("word", name=field, found=repr(value), known=list(words))
    return words.index(value)


def _multiple(field: str, value: Any, unit: int, most: int) -> int:
    """A whole number of units, from one up."""
    if type(value) is not int or value % unit or not unit <= value <= most * unit:
        raise _bad("amount", name=field, found=repr(value), unit=unit)
    return value // unit
