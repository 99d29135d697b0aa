"""The JSON form of Gangster Paradise's events."""

from typing import Any

from coterie.games.gangster_paradise.board import RANKS, Board
from coterie.games.gangster_paradise.moves import hand_names, heap_names
from coterie.games.gangster_paradise.state import PHASES, SHAPES

# Type and fields of each kind of event, in the order of the E_ numbers of the rules.
KINDS: tuple[tuple[str, ...], ...] = (
    ("round", "seat", "round"),
    ("delivered", "seat", "goods"),
    ("no_delivery", "seat"),
    ("played", "seat", "other", "executant"),
    ("spent", "seat", "executant"),
    ("took", "seat", "other", "good"),
    ("removed", "seat", "rank"),
    ("bid", "seat", "notes"),
    ("dropped", "seat"),
    ("paid", "seat", "notes"),
    ("mixed", "seat", "red", "white"),
    ("bluffed", "seat", "notes"),
    ("lost", "seat", "red", "white"),
    ("card", "seat", "good"),
    ("consoled", "seat", "notes"),
    ("redirected", "seat", "other", "executant"),
    ("revealed", "good"),
    ("sold", "seat", "goods", "notes"),
    ("shared", "seat", "other", "notes"),
    ("recruited", "seat", "rank", "good"),
    ("promoted", "seat", "rank"),
    ("hired", "seat", "good"),
    ("drew", "seat", "executant"),
    ("shuffled",),
    ("bonus", "seat", "notes"),
    ("laundered", "seat", "notes"),
    ("salaries", "seat", "notes"),
    ("unpaid", "seat"),
    ("returned", "seat", "good"),
    ("offer", "seat", "other", "give_goods", "ask_goods", "give_count", "ask_count"),
    (
        "offer_whole", "seat", "other", "give_goods", "give_red", "give_white", "give_executants",
        "ask_goods", "ask_red", "ask_white", "ask_executants",
    ),
    ("refused", "seat", "other"),
    ("withdrawn", "seat", "other"),
    ("deal", "seat", "other", "give_goods", "ask_goods", "give_count", "ask_count"),
    (
        "deal_whole", "seat", "other", "give_goods", "give_red", "give_white", "give_executants",
        "ask_goods", "ask_red", "ask_white", "ask_executants",
    ),
    ("failed", "seat", "other"),
    ("lapsed", "seat", "other"),
    ("tied", "seats"),
    ("threw", "seat", "shape"),
    ("again",),
    ("out", "seat"),
    ("done", "seat", "phase"),
    ("takes_card", "seat"),
)  # fmt: skip


def _field(board: Board, field: str, value: int) -> Any:
    match field:
        case "goods" | "give_goods" | "ask_goods":
            return heap_names(board, value)
        case "give_executants" | "ask_executants":
            return hand_names(board, value)
        case "good":
            return board.goods[value]
        case "executant":
            return board.kinds[value]
        case "rank":
            return RANKS[value]
        case "shape":
            return SHAPES[value]
        case "phase":
            return PHASES[value]
        case "seats":
            return [seat for seat in range(5) if value >> seat & 1]
    return value


def event_to_json(board: Board, event: tuple[int, ...]) -> dict[str, Any]:
    kind, *fields = KINDS[event[0]]
    values = zip(fields, event[2:], strict=False)
    return {"type": kind, **{field: _field(board, field, value) for field, value in values}}
