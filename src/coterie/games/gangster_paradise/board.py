"""The figures, goods, clans and executants: read from TOML, checked once, laid out as tables.

Goods, clans and executants are numbered in the order of the file. Heaps of goods, hands and
members are packed numbers (`packing`).
"""

import hashlib
import json
import tomllib
from fractions import Fraction
from typing import Any, Final

from coterie.engine.errors import BadBoard

RANKS: Final = ("soldier", "merchant", "captain", "right_hand", "boss")
RANK_COUNT: Final = 5
SOLDIER: Final = 0
MERCHANT: Final = 1
CAPTAIN: Final = 2
RIGHT_HAND: Final = 3
BOSS: Final = 4

# When an executant acts: at once, or in its target's turn of a phase (numbered from 1).
WHEN: Final = ("now", "delivery", "black_market", "sale", "recruitment", "laundering")
NOW: Final = 0
DELIVERY: Final = 1
BLACK_MARKET: Final = 2
SALE: Final = 3
RECRUITMENT: Final = 4
LAUNDERING: Final = 5

# What an executant can do.
OPS: Final = (
    "keep_share_of_delivery", "take_from_delivery", "redirect_market_gain",
    "take_share_of_sale", "limit_sale", "raise_prices", "keep_share_of_laundering",
    "raise_salaries", "remove_member", "take_goods",
)  # fmt: skip
KEEP_SHARE_OF_DELIVERY: Final = 0
TAKE_FROM_DELIVERY: Final = 1
REDIRECT_MARKET_GAIN: Final = 2
TAKE_SHARE_OF_SALE: Final = 3
LIMIT_SALE: Final = 4
RAISE_PRICES: Final = 5
KEEP_SHARE_OF_LAUNDERING: Final = 6
RAISE_SALARIES: Final = 7
REMOVE_MEMBER: Final = 8
TAKE_GOODS: Final = 9

# The phase of each operation (None: any, or at once) and the figure it needs.
OP_PHASE: Final = (
    "delivery", "delivery", "black_market", "sale", "sale", "recruitment", "laundering",
    "laundering", None, None,
)  # fmt: skip
OP_FIGURE: Final = (
    "share", "amount", None, "share", "amount", "amount", "share", "amount", "member", "amount",
)  # fmt: skip

MOST_GOODS: Final = 7
MOST_KINDS: Final = 15
MOST_PLAYERS: Final = 5


class Board:
    """Tables for the rules."""

    def __init__(self, data: dict[str, Any]) -> None:
        # What is a reconstruction is said of the data; the game is the same without it.
        played = {name: value for name, value in data.items() if name != "reconstruction"}
        self.digest = hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:16]
        self.names: dict[str, dict[str, str]] = data.get("names", {})
        self.goods: list[str] = list(data["goods"])
        self.good_count: int = len(self.goods)
        self.cards_per_good: int = data["cards_per_good"]
        self.market_cards_per_good: int = data["market_cards_per_good"]
        self.rounds: int = data["rounds"]
        self.goods_limit: int = data["goods_limit"]
        self.consolation: int = data["market_consolation_red"]
        self.start_red: int = data["start"]["red"]
        self.start_white: int = data["start"]["white"]
        self.start_placed: int = sum(
            1 << 4 * RANKS.index(rank) for rank in data["start"]["members"]
        )
        self.clans: list[str] = list(data["clans"])
        self.primary: list[int] = [self.goods.index(good) for good in data["clans"].values()]
        # The ways to deal secondary goods to primary ones, found when they are first needed.
        self.secondary: dict[tuple[int, ...], list[list[int]]] = {}
        members = [data["members"][rank] for rank in RANKS]
        self.price: list[int] = [member["price"] for member in members]
        self.salary: list[int] = [member["salary"] for member in members]
        self.places: list[int] = [member["places"] for member in members]
        self.cards: list[int] = [member["cards"] for member in members]
        self.promotes: list[int] = [rank_code(member.get("promotes")) for member in members]
        self.needs: list[int] = [rank_code(member.get("needs")) for member in members]
        self.launders: list[int] = [member.get("launders", 0) for member in members]
        self.white: list[int] = [member.get("white_per_round", 0) for member in members]
        self.complete: int = sum(member["places"] << 4 * n for n, member in enumerate(members))
        clan = data["clan"]
        self.complete_bonus: int = clan["complete_bonus_white"]
        self.delivery_board: int = clan["delivery_board"]
        self.delivery_per_soldier: int = clan["delivery_per_soldier"]
        self.delivery_right_hand: int = clan["delivery_right_hand"]
        self.resale: list[int] = list(data["market"]["resale"])
        self.executant_price: int = data["executant"]["price"]
        self.bought_per_round: int = data["executant"]["bought_per_round"]
        self.copies: int = data["executant"]["copies"]
        kinds = data["executants"]
        self.kinds: list[str] = [kind["id"] for kind in kinds]
        self.kind_count: int = len(kinds)
        self.kind_names: list[dict[str, str]] = [
            {"en": kind["en"], "fr": kind["fr"]} for kind in kinds
        ]
        self.when: list[int] = [WHEN.index(kind["when"]) for kind in kinds]
        self.op: list[int] = [OPS.index(kind["op"]) for kind in kinds]
        self.amount: list[int] = [kind.get("amount", 0) for kind in kinds]
        shares = [Fraction(str(kind.get("share", 1))) for kind in kinds]
        self.share_over: list[int] = [share.numerator for share in shares]
        self.share_under: list[int] = [share.denominator for share in shares]
        self.member: list[int] = [rank_code(kind.get("member")) for kind in kinds]


def rank_code(rank: str | None) -> int:
    return RANKS.index(rank) if rank else -1


class _Checker:
    """Collects everything that is wrong with a board file."""

    def __init__(self) -> None:
        self.faults: list[BadBoard] = []

    def fault(self, id: str, **args: Any) -> None:
        self.faults.append(BadBoard(id, room="gangster-paradise", **args))

    def number(self, table: Any, where: str, name: str, low: int, high: int) -> int:
        """A whole number of a table, or `low` where it is not one."""
        value = table.get(name) if isinstance(table, dict) else None
        if type(value) is not int or not low <= value <= high:
            self.fault(
                "board-number", where=f"{where}{name}", found=repr(value), low=low, high=high
            )
            return low
        return value

    def words(self, where: str, words: Any, low: int, high: int) -> bool:
        """Whether these are so many different ids."""
        fine = (
            isinstance(words, list)
            and low <= len(words) <= high
            and all(isinstance(word, str) and word.replace("_", "").isalnum() for word in words)
            and len(set(words)) == len(words)
        )
        if not fine:
            self.fault("board-words", where=where, low=low, high=high)
        return fine

    def word(self, where: str, word: Any, known: tuple[str, ...]) -> bool:
        if word not in known:
            self.fault("board-word", where=where, word=repr(word), known=list(known))
        return word in known


def board_faults(source: str) -> list[BadBoard]:
    """Everything that is wrong with a board file, each as one clear sentence."""
    check = _Checker()
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        check.fault("board-toml", why=str(error))
        return check.faults
    for table in ("start", "clans", "members", "clan", "market", "executant"):
        if not isinstance(data.get(table), dict):
            check.fault("board-table", table=table)
    if check.faults:
        return check.faults
    _check_goods(check, data)
    _check_clan(check, data)
    _check_executants(check, data)
    _check_names(check, data)
    return check.faults


def _check_goods(check: _Checker, data: dict[str, Any]) -> None:
    goods = data.get("goods")
    if not check.words("goods", goods, MOST_PLAYERS, MOST_GOODS):
        return
    assert isinstance(goods, list)
    cards = check.number(data, "", "cards_per_good", 1, 99)
    market = check.number(data, "", "market_cards_per_good", 1, 99)
    rounds = check.number(data, "", "rounds", 1, 20)
    if cards + market > 120:
        check.fault("board-cards", found=cards + market, most=120)
    if market * len(goods) < rounds * (MOST_PLAYERS - 1):
        check.fault("board-market", found=market * len(goods), least=rounds * (MOST_PLAYERS - 1))
    check.number(data, "", "goods_limit", 0, 99)
    check.number(data, "", "market_consolation_red", 0, 1000)
    check.number(data["start"], "start.", "red", 0, 1000)
    check.number(data["start"], "start.", "white", 0, 1000)
    clans = data["clans"]
    if check.words("clans", list(clans), MOST_PLAYERS, 8):
        for clan, good in clans.items():
            check.word(f"clans.{clan}", good, tuple(goods))
        if len(set(clans.values())) != len(clans):
            check.fault("board-primary")
    resale = data["market"].get("resale")
    if (
        not isinstance(resale, list)
        or not 1 <= len(resale) <= len(goods)
        or not all(type(price) is int and 0 <= price <= 1000 for price in resale)
    ):
        check.fault("board-resale", goods=len(goods))


def _check_clan(check: _Checker, data: dict[str, Any]) -> None:
    members = data["members"]
    if set(members) != set(RANKS) or not all(isinstance(m, dict) for m in members.values()):
        check.fault("board-ranks", known=list(RANKS))
        return
    for rank in RANKS:
        member = members[rank]
        where = f"members.{rank}."
        check.number(member, where, "price", 1, 99)
        check.number(member, where, "salary", 0, 99)
        places = check.number(member, where, "places", 1, 9)
        cards = check.number(member, where, "cards", 1, 15)
        if cards < places:
            check.fault("board-places", rank=rank, places=places, cards=cards)
        for name in ("promotes", "needs"):
            if name in member:
                check.word(f"{where}{name}", member[name], tuple(r for r in RANKS if r != rank))
        for name in ("launders", "white_per_round"):
            if name in member:
                check.number(member, where, name, 0, 1000)
    start = data["start"].get("members")
    if not isinstance(start, list) or not all(
        rank in RANKS and start.count(rank) <= members[rank].get("places", 0) for rank in start
    ):
        check.fault("board-start", known=list(RANKS))
    for name, high in (
        ("complete_bonus_white", 1000),
        ("delivery_board", 20),
        ("delivery_per_soldier", 20),
        ("delivery_right_hand", 20),
    ):
        check.number(data["clan"], "clan.", name, 0, high)


def _check_executants(check: _Checker, data: dict[str, Any]) -> None:
    check.number(data["executant"], "executant.", "price", 1, 99)
    check.number(data["executant"], "executant.", "bought_per_round", 0, 15)
    check.number(data["executant"], "executant.", "copies", 1, 7)
    kinds = data.get("executants")
    if not isinstance(kinds, list) or not all(isinstance(kind, dict) for kind in kinds):
        check.fault("board-table", table="executants")
        return
    if not check.words("executants", [kind.get("id") for kind in kinds], 1, MOST_KINDS):
        return
    for kind in kinds:
        where = f"executants.{kind['id']}."
        for lang in ("en", "fr"):
            if not isinstance(kind.get(lang), str):
                check.fault("board-executant-name", kind=kind["id"], lang=lang)
        known_when = check.word(f"{where}when", kind.get("when"), WHEN)
        if not check.word(f"{where}op", kind.get("op"), OPS):
            continue
        op = OPS.index(kind["op"])
        phase = OP_PHASE[op]
        if known_when and phase is not None and kind["when"] != phase:
            check.fault("board-when", kind=kind["id"], operation=kind["op"], phase=phase)
        figure = OP_FIGURE[op]
        if figure == "amount":
            check.number(kind, where, "amount", 1, 99)
        elif figure == "member":
            check.word(f"{where}member", kind.get("member"), RANKS)
        elif figure == "share":
            share = kind.get("share")
            if type(share) not in (int, float) or not 0 <= share <= 1:
                check.fault("board-share", kind=kind["id"], found=repr(share))


def _check_names(check: _Checker, data: dict[str, Any]) -> None:
    names = data.get("names", {})
    if not isinstance(names, dict) or not all(
        isinstance(table, dict) and all(isinstance(name, str) for name in table.values())
        for table in names.values()
    ):
        check.fault("board-names")


def read_board(source: str) -> Board:
    """The board of a TOML text; BadBoard names the first fault."""
    faults = board_faults(source)
    if faults:
        raise faults[0]
    return Board(tomllib.loads(source))
