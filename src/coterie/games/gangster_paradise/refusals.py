"""Why a move is refused, and the clause behind it."""

from typing import Any

from coterie.engine.errors import IllegalMove
from coterie.games.gangster_paradise.board import RANKS
from coterie.games.gangster_paradise.moves import ROOM, move_to_json
from coterie.games.gangster_paradise.state import (
    ACCEPT,
    CLOSED_MOVES,
    DEAL,
    GOOD,
    MIX,
    NOTHING,
    PROMOTION,
    SPEAK,
    THROW,
    TURN,
    GangsterState,
    card_at,
    good_at,
    unpack_deal,
)
from coterie.games.gangster_paradise.view import prompts

Reason = tuple[str, str | None, dict[str, Any]]


def refusal(state: GangsterState, seat: int, move: int) -> IllegalMove:
    id, clause, args = _why(state, seat, move)
    return IllegalMove(f"refused-{id}", room=ROOM, clause=clause, **args)


def _why(state: GangsterState, seat: int, move: int) -> Reason:
    if state.asked == NOTHING:
        return "over", "GP-WIN-1", {}
    if not 0 <= seat < state.players:
        return "seat", None, {"found": seat}
    try:
        obj = move_to_json(state.board, move)
    except (IndexError, AssertionError):
        return "unknown", None, {"move": str(move)[:30]}
    if move < 0 or CLOSED_MOVES <= move < 1 << 18:
        return "unknown", None, {"move": str(move)[:30]}
    if move >= DEAL:
        return _why_no_offer(state, seat, move)
    if ACCEPT <= move < GOOD:
        return _why_no_answer(state, seat, obj)
    if state.asked == THROW:
        if obj["type"] != "throw":
            return "other-question", "GP-WIN-1", {"question": "throw"}
        return "thrown", "GP-WIN-1", {}
    if seat != state.actor:
        return "turn", "GP-RND-1", {"seat": int(state.actor)}
    return _why_not(state, obj)


def _why_not(state: GangsterState, obj: dict[str, Any]) -> Reason:
    """Why the seat that is asked may not answer so."""
    asks = next(iter(prompts(state)), None)
    assert asks is not None
    other = ("other-question", asks["clause"], {"question": asks["type"]})
    type_ = obj["type"]
    if state.asked == TURN:
        checks = {
            "sell": _why_no_sale, "recruit": _why_no_recruit, "hire": _why_no_executant,
            "play": _why_no_play, "launder": _why_no_laundering,
        }  # fmt: skip
        if type_ == "done":
            return "salaries-first", "GP-LAU-4", {}
        return checks[type_](state, obj) if type_ in checks else other
    if state.asked == SPEAK and type_ == "bid":
        return "bid-low", "GP-BM-1", {"high": int(state.high)}
    if state.asked == MIX and type_ == "pay":
        low, high = int(state.least_red()), int(state.most_red())
        return "mix", "GP-BM-2", {"notes": int(state.due), "low": low, "high": high}
    if type_ == "good" and asks["type"] in ("crates", "take", "pick", "return"):
        return "no-such-good", asks["clause"], {"good": obj["good"]}
    return other


def _phase(state: GangsterState, phase: str, clause: str) -> Reason | None:
    asks = next(iter(prompts(state)), None)
    assert asks is not None
    if asks["phase"] != phase:
        return "phase", clause, {"phase": phase}
    return None


def _why_no_sale(state: GangsterState, obj: dict[str, Any]) -> Reason:
    if wrong := _phase(state, "sale", "GP-SAL-1"):
        return wrong
    if state.sold:
        return "sold", "GP-SAL-1", {}
    if not obj["goods"]:
        return "nothing-to-sell", "GP-SAL-1", {}
    limit = int(state.sale_limit())
    if len(obj["goods"]) > limit:
        return "sale-limit", "GP-SAL-1", {"most": limit}
    goods = state.seats[state.actor].goods
    missing = [g for g in obj["goods"] if not good_at(goods, state.board.goods.index(g))]
    return "not-owned", "GP-SAL-1", {"goods": missing}


def _why_no_recruit(state: GangsterState, obj: dict[str, Any]) -> Reason:
    if wrong := _phase(state, "recruitment", "GP-REC-1"):
        return wrong
    board = state.board
    player = state.seats[state.actor]
    rank = RANKS.index(obj["rank"])
    if card_at(player.placed, rank) >= board.places[rank]:
        return "no-place", "GP-REC-6", {"rank": obj["rank"]}
    if card_at(player.placed, rank) + card_at(player.used, rank) >= board.cards[rank]:
        return "no-card", "GP-REC-6", {"rank": obj["rank"]}
    lower = board.promotes[rank]
    if lower >= 0 and card_at(player.placed, lower) < PROMOTION:
        clause = {"captain": "GP-REC-3", "right_hand": "GP-REC-4"}.get(obj["rank"], "GP-REC-5")
        return "no-promotion", clause, {"rank": obj["rank"], "lower": RANKS[lower]}
    if board.needs[rank] >= 0 and not card_at(player.placed, board.needs[rank]):
        return "needs", "GP-REC-5", {"rank": obj["rank"], "lower": RANKS[board.needs[rank]]}
    return (
        "price",
        "GP-REC-1",
        {"price": int(state.recruit_price(state.actor, rank)), "good": obj["good"]},
    )


def _why_no_executant(state: GangsterState, obj: dict[str, Any]) -> Reason:
    if wrong := _phase(state, "recruitment", "GP-REC-7"):
        return wrong
    if state.bought >= state.board.bought_per_round:
        return "hired-enough", "GP-REC-7", {"most": state.board.bought_per_round}
    if not state.can_hire():
        return "deck-empty", "GP-EXE-3", {}
    return "price", "GP-REC-7", {"price": int(state.hire_price(state.actor)), "good": obj["good"]}


def _why_no_play(state: GangsterState, obj: dict[str, Any]) -> Reason:
    if state.played:
        return "played", "GP-EXE-1", {}
    target = obj["other"]
    if target == state.actor or target >= state.players:
        return "target", "GP-EXE-1", {}
    kind = state.board.kinds.index(obj["executant"])
    if not card_at(state.seats[state.actor].hand, kind):
        return "no-executant", "GP-EXE-1", {"executant": obj["executant"]}
    return "same-kind", "GP-EXE-3", {"executant": obj["executant"], "other": target}


def _why_no_laundering(state: GangsterState, obj: dict[str, Any]) -> Reason:
    if wrong := _phase(state, "laundering", "GP-LAU-2"):
        return wrong
    if not state.may_launder():
        return "laundered", "GP-LAU-4", {}
    if obj["red"] % 2:
        return "odd", "GP-LAU-2", {}
    if obj["red"] > state.laundering_limit():
        return "laundering-limit", "GP-LAU-2", {"most": int(state.laundering_limit())}
    return "red", "GP-LAU-2", {"red": int(state.seats[state.actor].red)}


def _why_no_offer(state: GangsterState, seat: int, move: int) -> Reason:
    deal = unpack_deal(seat, move)
    assert deal is not None
    if state.asked not in (TURN, SPEAK):
        return "no-deals-now", "GP-NEG-5", {}
    if deal.partner >= state.players or deal.partner == seat:
        return "partner", "GP-NEG-1", {}
    if state.actor not in (seat, deal.partner):
        return "not-active", "GP-NEG-1", {"seat": int(state.actor)}
    if not deal.gives() and not deal.asks():
        return "nothing-for-nothing", "GP-NEG-1", {}
    standing = state.offer_between(seat, deal.partner)
    if standing is not None and standing.proposer == seat:
        return "open-offer", "GP-NEG-3", {"other": int(deal.partner)}
    board = state.board
    if deal.ask_goods >> 8 * board.good_count or deal.ask_hand >> 4 * board.kind_count:
        return "unknown", None, {"move": "–"}
    return "credit", "GP-NEG-2", {}


def _why_no_answer(state: GangsterState, seat: int, obj: dict[str, Any]) -> Reason:
    if state.asked not in (TURN, SPEAK):
        return "no-deals-now", "GP-NEG-5", {}
    other = obj["other"]
    if other >= state.players or other == seat or state.actor not in (seat, other):
        return "no-offer", "GP-NEG-3", {}
    deal = state.offer_between(seat, other)
    if deal is None:
        return "no-offer", "GP-NEG-3", {}
    if obj["type"] == "withdraw":
        return "not-your-offer", "GP-NEG-3", {}
    if deal.proposer == seat:
        return "your-offer", "GP-NEG-3", {}
    return "cannot-deliver", "GP-NEG-2", {}
