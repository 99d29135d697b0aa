"""The JSON form of Gangster Paradise's moves.

Closed moves name what they choose. A bid, a payment and an amount to launder are whole numbers
of notes. An offer says what goes each way: goods and executants as lists of names (a name once
per card), red and white as numbers.
"""

from typing import Any

from coterie.engine.errors import BadMove
from coterie.engine.game import Field
from coterie.games.gangster_paradise.board import MOST_PLAYERS, RANKS, Board
from coterie.games.gangster_paradise.packing import MOST_OF_A_CARD, MOST_OF_A_GOOD
from coterie.games.gangster_paradise.position import Deal
from coterie.games.gangster_paradise.questions import (
    ACCEPT,
    BID,
    DEAL,
    DONE,
    DROP,
    GOOD,
    HIRE,
    LAUNDER,
    MOST_NOTES,
    PAY,
    PLAY,
    RECRUIT,
    REFUSE,
    SELL,
    SHAPES,
    THROWS,
    WITHDRAW,
)
from coterie.games.gangster_paradise.rules.laundering import RED_FOR_ONE_WHITE
from coterie.games.gangster_paradise.rules.negotiation import pack_deal, unpack_deal

ROOM = "gangster-paradise"

# The fields of each type of move, apart from its type.
FIELDS: dict[str, tuple[str, ...]] = {
    "done": (),
    "drop": (),
    "throw": ("shape",),
    "accept": ("other",),
    "refuse": ("other",),
    "withdraw": ("other",),
    "good": ("good",),
    "hire": ("good",),
    "recruit": ("rank", "good"),
    "play": ("executant", "other"),
    "sell": ("goods",),
    "bid": ("notes",),
    "pay": ("red",),
    "launder": ("red",),
    "offer": (
        "other", "give_goods", "give_red", "give_white", "give_executants",
        "ask_goods", "ask_red", "ask_white", "ask_executants",
    ),
}  # fmt: skip
ANSWERS = {"accept": ACCEPT, "refuse": REFUSE, "withdraw": WITHDRAW}
AMOUNTS = {"bid": (BID, "notes"), "pay": (PAY, "red"), "launder": (LAUNDER, "red")}


def open_moves(board: Board) -> dict[str, tuple[Field, ...]]:
    """The moves that no list holds in full."""
    goods, kinds = tuple(board.goods), tuple(board.kinds)
    sides = [
        field
        for way in ("give", "ask")
        for field in (
            Field(f"{way}_goods", "words", goods),
            Field(f"{way}_red", "number"),
            Field(f"{way}_white", "number"),
            Field(f"{way}_executants", "words", kinds),
        )
    ]
    return {
        "bid": (Field("notes", "number"),),
        "pay": (Field("red", "number"),),
        "launder": (Field("red", "number", step=RED_FOR_ONE_WHITE),),
        "offer": (Field("other", "seat"), *sides),
    }


def heap_names(board: Board, heap: int) -> list[str]:
    """The goods of a heap, a name once per card."""
    return [name for n, name in enumerate(board.goods) for _ in range(heap >> 8 * n & 255)]


def hand_names(board: Board, hand: int) -> list[str]:
    """The executants of a hand, a name once per card."""
    return [name for n, name in enumerate(board.kinds) for _ in range(hand >> 4 * n & 15)]


def deal_to_json(board: Board, deal: Deal) -> dict[str, Any]:
    """What goes each way."""
    return {
        "give_goods": heap_names(board, deal.give_goods),
        "give_red": deal.give_red,
        "give_white": deal.give_white,
        "give_executants": hand_names(board, deal.give_hand),
        "ask_goods": heap_names(board, deal.ask_goods),
        "ask_red": deal.ask_red,
        "ask_white": deal.ask_white,
        "ask_executants": hand_names(board, deal.ask_hand),
    }


def move_to_json(board: Board, move: int) -> dict[str, Any]:
    if move >= DEAL:
        deal = unpack_deal(0, move)
        assert deal is not None
        return {"type": "offer", "other": deal.partner, **deal_to_json(board, deal)}
    if move >= LAUNDER:
        return {"type": "launder", "red": move - LAUNDER}
    if move >= PAY:
        return {"type": "pay", "red": move - PAY}
    if move >= BID:
        return {"type": "bid", "notes": move - BID}
    if move >= SELL:
        goods = [name for n, name in enumerate(board.goods) if move - SELL >> n & 1]
        return {"type": "sell", "goods": goods}
    if move >= PLAY:
        kind, target = divmod(move - PLAY, 8)
        return {"type": "play", "executant": board.kinds[kind], "other": target}
    if move >= RECRUIT:
        rank, good = divmod(move - RECRUIT, 8)
        return {"type": "recruit", "rank": RANKS[rank], "good": board.goods[good]}
    if move >= HIRE:
        return {"type": "hire", "good": board.goods[move - HIRE]}
    if move >= GOOD:
        return {"type": "good", "good": board.goods[move - GOOD]}
    if move >= ACCEPT:
        return {"type": ("accept", "refuse", "withdraw")[move // 8 - 1], "other": move % 8}
    if move >= THROWS:
        return {"type": "throw", "shape": SHAPES[move - THROWS]}
    return {"type": "drop" if move == DROP else "done"}


class _Reader:
    """Reads the fields of one move and says what is wrong with them."""

    def __init__(self, obj: dict[str, Any]) -> None:
        self.obj = obj

    def seat(self, field: str) -> int:
        value = self.obj[field]
        if type(value) is not int or not 0 <= value < MOST_PLAYERS:
            raise BadMove("bad-move-seat", room=ROOM, name=field, found=repr(value))
        return value

    def notes(self, field: str) -> int:
        value = self.obj[field]
        if type(value) is not int or not 0 <= value <= MOST_NOTES:
            raise BadMove(
                "bad-move-notes", room=ROOM, name=field, found=found(value), most=MOST_NOTES
            )
        return value

    def word(self, field: str, words: tuple[str, ...] | list[str]) -> int:
        return self.known(field, self.obj[field], words)

    def known(self, field: str, value: Any, words: tuple[str, ...] | list[str]) -> int:
        if not isinstance(value, str) or value not in words:
            raise BadMove(
                "bad-move-word", room=ROOM, name=field, found=repr(value), known=list(words)
            )
        return words.index(value)

    def cards(self, field: str, words: list[str], bits: int, most: int) -> int:
        """A packed heap or hand: `bits` per kind, at most so many of one kind."""
        value = self.obj[field]
        if not isinstance(value, list):
            raise BadMove("bad-move-list", room=ROOM, name=field, found=repr(value))
        numbers = [self.known(field, word, words) for word in value]
        for number in set(numbers):
            if numbers.count(number) > most:
                raise BadMove(
                    "bad-move-many", room=ROOM, name=field, found=numbers.count(number), most=most
                )
        return sum(1 << bits * number for number in numbers)


def found(value: Any) -> str:
    """What was given, short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= 30 else text[:30] + "…"


def move_from_json(board: Board, obj: Any) -> int:
    type_ = obj.get("type") if isinstance(obj, dict) else None
    if not isinstance(type_, str) or type_ not in FIELDS:
        raise BadMove("bad-move-type", room=ROOM, found=found(type_), known=sorted(FIELDS))
    fields = FIELDS[type_]
    if set(obj) != {"type", *fields}:
        raise BadMove("bad-move-fields", room=ROOM, move=type_, wanted=", ".join(fields) or "–")
    read = _Reader(obj)
    if type_ in ANSWERS:
        return ANSWERS[type_] + read.seat("other")
    if type_ in AMOUNTS:
        base, field = AMOUNTS[type_]
        return base + read.notes(field)
    match type_:
        case "offer":
            return _offer_from_json(board, read)
        case "throw":
            return THROWS + read.word("shape", SHAPES)
        case "good":
            return GOOD + read.word("good", board.goods)
        case "hire":
            return HIRE + read.word("good", board.goods)
        case "recruit":
            return RECRUIT + 8 * read.word("rank", RANKS) + read.word("good", board.goods)
        case "play":
            return PLAY + 8 * read.word("executant", board.kinds) + read.seat("other")
        case "sell":
            return SELL + read.cards("goods", board.goods, 1, 1)
    return DROP if type_ == "drop" else DONE


def _offer_from_json(board: Board, read: _Reader) -> int:
    deal = Deal(0, read.seat("other"))
    deal.give_goods = read.cards("give_goods", board.goods, 8, MOST_OF_A_GOOD)
    deal.give_red = read.notes("give_red")
    deal.give_white = read.notes("give_white")
    deal.give_hand = read.cards("give_executants", board.kinds, 4, MOST_OF_A_CARD)
    deal.ask_goods = read.cards("ask_goods", board.goods, 8, MOST_OF_A_GOOD)
    deal.ask_red = read.notes("ask_red")
    deal.ask_white = read.notes("ask_white")
    deal.ask_hand = read.cards("ask_executants", board.kinds, 4, MOST_OF_A_CARD)
    return pack_deal(deal)
