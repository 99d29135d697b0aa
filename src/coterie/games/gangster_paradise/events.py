"""The JSON form of Gangster Paradise's events."""

from typing import Any

from coterie.games.gangster_paradise import position
from coterie.games.gangster_paradise.board import MOST_PLAYERS, RANKS, Board
from coterie.games.gangster_paradise.moves import hand_names, heap_names
from coterie.games.gangster_paradise.position import PHASES
from coterie.games.gangster_paradise.questions import SHAPES

PARTNERS = ("seat", "other")
# What everybody sees of an offer or a deal, and what the two partners do.
PUBLIC = ("give_goods", "ask_goods", "give_count", "ask_count")
WHOLE = (
    "give_goods", "give_red", "give_white", "give_executants",
    "ask_goods", "ask_red", "ask_white", "ask_executants",
)  # fmt: skip
# Of each kind of event the type, then the fields. Where somebody does something to another,
# `seat` does it and `other` has it done; of what acts before a player, `seat` is that player.
EVENTS: dict[int, tuple[str, ...]] = {
    position.E_ROUND: ("round", "seat", "round"),
    position.E_DELIVERED: ("delivered", "seat", "goods"),
    position.E_NO_DELIVERY: ("no_delivery", "seat"),
    position.E_PLAYED: ("played", "seat", "other", "executant"),
    position.E_SPENT: ("spent", "seat", "executant"),
    position.E_TOOK: ("took", "seat", "other", "good"),
    position.E_REMOVED: ("removed", "seat", "rank"),
    position.E_BID: ("bid", "seat", "notes"),
    position.E_DROPPED: ("dropped", "seat"),
    position.E_PAID: ("paid", "seat", "notes"),
    position.E_MIXED: ("mixed", "seat", "red", "white"),
    position.E_BLUFFED: ("bluffed", "seat", "notes"),
    position.E_LOST: ("lost", "seat", "red", "white"),
    position.E_CARD: ("card", "seat", "good"),
    position.E_CONSOLED: ("consoled", "seat", "notes"),
    position.E_REDIRECTED: ("redirected", "seat", "other", "executant"),
    position.E_REVEALED: ("revealed", "good"),
    position.E_SOLD: ("sold", "seat", "goods", "notes"),
    position.E_SHARED: ("shared", "seat", "other", "notes"),
    position.E_RECRUITED: ("recruited", "seat", "rank", "good"),
    position.E_PROMOTED: ("promoted", "seat", "rank"),
    position.E_HIRED: ("hired", "seat", "good"),
    position.E_DREW: ("drew", "seat", "executant"),
    position.E_SHUFFLED: ("shuffled",),
    position.E_BONUS: ("bonus", "seat", "notes"),
    position.E_LAUNDERED: ("laundered", "seat", "notes"),
    position.E_SALARIES: ("salaries", "seat", "notes"),
    position.E_UNPAID: ("unpaid", "seat"),
    position.E_RETURNED: ("returned", "seat", "good"),
    position.E_OFFER: ("offer", *PARTNERS, *PUBLIC),
    position.E_OFFER_WHOLE: ("offer_whole", *PARTNERS, *WHOLE),
    position.E_REFUSED: ("refused", "seat", "other"),
    position.E_WITHDRAWN: ("withdrawn", "seat", "other"),
    position.E_DEAL: ("deal", *PARTNERS, *PUBLIC),
    position.E_DEAL_WHOLE: ("deal_whole", *PARTNERS, *WHOLE),
    position.E_FAILED: ("failed", "seat", "other"),
    position.E_LAPSED: ("lapsed", "seat", "other"),
    position.E_TIED: ("tied", "seats"),
    position.E_THREW: ("threw", "seat", "shape"),
    position.E_AGAIN: ("again",),
    position.E_OUT: ("out", "seat"),
    position.E_DONE: ("done", "seat", "phase"),
    position.E_TAKES_CARD: ("takes_card", "seat"),
}


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
            return [seat for seat in range(MOST_PLAYERS) if value >> seat & 1]
    return value


def event_to_json(board: Board, event: tuple[int, ...]) -> dict[str, Any]:
    kind, *fields = EVENTS[event[0]]
    values = zip(fields, event[2:], strict=False)
    return {"type": kind, **{field: _field(board, field, value) for field, value in values}}
