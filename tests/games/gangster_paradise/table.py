"""Positions to test from, and moves in a short notation.

The usual position has four players at the recruitment phase of round 2, the first player (seat
0) being active, nobody holding goods, and everybody with the 20 red and 3 white of the start:

    seat 0  Hernandez  drugs, weapons        seat 2  Mutombo    jewels, counterfeits
    seat 1  Giordano   weapons, jewels       seat 3  Takahashi  counterfeits, alcohol
                                             seat 4  Ivanov     alcohol, drugs
"""

from typing import Any

import coterie
from coterie.engine.match import canonical
from coterie.games.gangster_paradise.board import RANKS
from coterie.games.gangster_paradise.state import GangsterState

GAME = coterie.game("gangster-paradise")
BOARD = GAME.board  # type: ignore[attr-defined]
GOODS = list(BOARD.goods)
KINDS = list(BOARD.kinds)
CLANS = list(BOARD.clans)
SIGNS = {"D": "drugs", "W": "weapons", "J": "jewels", "C": "counterfeits", "A": "alcohol"}
LETTERS = {"s": "soldier", "m": "merchant", "c": "captain", "r": "right_hand", "b": "boss"}


def heap(letters: str) -> list[str]:
    """Goods by their first letters: "DDW" is two drugs and a weapon."""
    return sorted((SIGNS[letter] for letter in letters), key=GOODS.index)


def ranks(letters: str) -> dict[str, int]:
    """Members by their first letters: "ssm"."""
    return {rank: sum(LETTERS[x] == rank for x in letters) for rank in RANKS}


def clan(
    number: int, goods: str = "", members: str = "sm", used: str = "", **changes: Any
) -> dict[str, Any]:
    return {
        "clan": CLANS[number], "secondary": GOODS[(number + 1) % 5], "red": 20, "white": 3,
        "goods": heap(goods), "members": ranks(members), "used": ranks(used), "executants": [],
        "before": {}, "unpaid": False, "served": False, "bid": None, "bluffed": False,
        "shape": None, "throws": 0, **changes,
    }  # fmt: skip


def position_json(
    clans: list[dict[str, Any]] | None = None, players: int = 4, **changes: Any
) -> dict[str, Any]:
    """The usual position with changes: one dict of changes per seat for the clans. Piles, decks
    and ledger are filled in from what is there."""
    per_seat = [*(clans or []), *({} for _ in range(players))][:players]
    seats = [clan(number, **change) for number, change in enumerate(per_seat)]
    obj: dict[str, Any] = {
        "rules": 2, "players": players, "dice": [1, 2, 3, 4], "clans": seats,
        "market": heap("DWJCA"[: players - 1]), "market_red": 10, "discards": [],
        "round": 2, "first": 0, "phase": "recruitment", "turn": 0, "step": "main",
        "played": False, "sold": False, "bought": 0, "offers": [], "proposals": [0] * players,
        "soldiers": 0, "wanted": [], "delivered": [], "taking": None, "victim": None, "left": 0,
        "inside": [], "high": None, "calls": 0, "due": 0, "tied": [], "actor": 0,
        "asked": "turn", "revealed": False, "observer": None, "account": [], "result": None,
        **changes,
    }  # fmt: skip
    if "market_deck" not in obj:
        left = 7 * 5 - (players - 1) * (obj["round"] if obj["round"] < 8 else 8)
        pool = [good for good in GOODS for _ in range(7)]
        for good in obj["market"]:
            pool.remove(good)
        obj["market_deck"] = pool[: max(left, 0)]
    if "piles" not in obj:
        held = [*obj["market"], *obj["market_deck"], *(g for s in seats for g in s["goods"])]
        obj["piles"] = [g for g in GOODS for _ in range(26 - held.count(g))]
    if "deck" not in obj:
        out = [*obj["discards"], *(k for s in seats for k in [*s["executants"], *s["before"]])]
        obj["deck"] = [k for k in KINDS for _ in range(3 - out.count(k))]
    if "ledger" not in obj:
        obj["ledger"] = [["known", n, s["red"], s["white"]] for n, s in enumerate(seats)]
    return obj


def position(clans: list[dict[str, Any]] | None = None, **changes: Any) -> GangsterState:
    state = GAME.from_json(position_json(clans, **changes))
    assert isinstance(state, GangsterState)
    return state


def market_opening(clans: list[dict[str, Any]] | None = None, **changes: Any) -> GangsterState:
    """The last player is about to end the opening turns of the black market."""
    players = changes.get("players", 4)
    first = changes.get("first", 0)
    last = (first + players - 1) % players
    changes = {"phase": "black_market", "turn": players - 1, "actor": last, **changes}
    return position(clans, **changes)


def auction(clans: list[dict[str, Any]] | None = None, **changes: Any) -> GangsterState:
    """The first auction is about to begin: the first player speaks."""
    state = market_opening(clans, **changes)
    do(state, state.to_act[0], "done")
    return state


def move_json(words: str) -> dict[str, Any]:
    """A move in short notation: "recruit soldier drugs", "bid 5", "sell drugs jewels"."""
    type_, *rest = words.split()
    match type_:
        case "sell":
            return {"type": type_, "goods": rest}
        case "recruit":
            return {"type": type_, "rank": rest[0], "good": rest[1]}
        case "play":
            return {"type": type_, "executant": rest[0], "other": int(rest[1])}
        case "accept" | "refuse" | "withdraw":
            return {"type": type_, "other": int(rest[0])}
        case "bid":
            return {"type": type_, "notes": int(rest[0])}
        case "pay" | "launder":
            return {"type": type_, "red": int(rest[0])}
        case "good" | "hire":
            return {"type": type_, "good": rest[0]}
        case "throw":
            return {"type": type_, "shape": rest[0]}
    return {"type": type_}


def offer(
    other: int,
    give: str = "",
    ask: str = "",
    *,
    red: int = 0,
    white: int = 0,
    cards: list[str] | None = None,
    ask_red: int = 0,
    ask_white: int = 0,
    ask_cards: list[str] | None = None,
) -> int:
    """The move that proposes a deal; goods by their first letters."""
    return GAME.move_from_json(
        {
            "type": "offer", "other": other,
            "give_goods": heap(give), "give_red": red, "give_white": white,
            "give_executants": cards or [],
            "ask_goods": heap(ask), "ask_red": ask_red, "ask_white": ask_white,
            "ask_executants": ask_cards or [],
        }
    )  # fmt: skip


def code(words: str) -> int:
    return GAME.move_from_json(move_json(words))


def do(state: GangsterState, seat: int, *moves: str | int) -> None:
    """Make moves of one seat, one after the other."""
    for move in moves:
        state.apply(seat, move if isinstance(move, int) else code(move))


def can(state: GangsterState, seat: int, move: str | int) -> bool:
    return state.allows(seat, move if isinstance(move, int) else code(move))


def menu(state: GangsterState, seat: int) -> list[str]:
    """The closed moves of the seat's menu in short notation; offers are left out."""
    words = []
    for move in state.legal(seat):
        obj = GAME.move_to_json(move)
        if obj["type"] != "offer":
            values = [v for k, v in obj.items() if k != "type"]
            flat = [w for v in values for w in (v if isinstance(v, list) else [v])]
            words.append(" ".join([obj["type"], *map(str, flat)]))
    return words


def goods(state: GangsterState, seat: int) -> str:
    """The seat's goods by their first letters."""
    held = state.to_json()["clans"][seat]["goods"]
    return "".join(good[0].upper() for good in held)


def money(state: GangsterState, seat: int) -> tuple[int, int]:
    """Red and white."""
    return int(state.seats[seat].red), int(state.seats[seat].white)


def members(state: GangsterState, seat: int) -> str:
    held = state.to_json()["clans"][seat]["members"]
    return "".join(letter * held[rank] for letter, rank in LETTERS.items())


def hand(state: GangsterState, seat: int) -> list[str]:
    held: list[str] = state.to_json()["clans"][seat]["executants"]
    return held


def before(state: GangsterState, seat: int) -> dict[str, int]:
    lying: dict[str, int] = state.to_json()["clans"][seat]["before"]
    return lying


def prompt(state: GangsterState) -> tuple[str, int]:
    asks = state.view(None)["prompts"][0]
    return asks["type"], asks["seat"]


def whole(state: GangsterState) -> str:
    return canonical(state.to_json())


def finish_phase(state: GangsterState) -> None:
    """Everybody passes until the next phase (or round) begins; nothing is laundered."""
    phase, round_ = state.phase, state.round
    while state.to_act and (state.phase, state.round) == (phase, round_):
        seat = state.to_act[0]
        moves = menu(state, seat)
        do(state, seat, "done" if "done" in moves else "launder 0" if phase == 5 else moves[0])
