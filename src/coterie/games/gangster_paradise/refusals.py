"""Why a move is refused, in words, and the clause behind it."""

from collections.abc import Callable
from typing import Any

from coterie.engine.errors import IllegalMove
from coterie.games.gangster_paradise import reasons
from coterie.games.gangster_paradise.board import RANKS
from coterie.games.gangster_paradise.moves import ROOM, move_to_json
from coterie.games.gangster_paradise.packing import good_at
from coterie.games.gangster_paradise.questions import BID, CLOSED_MOVES
from coterie.games.gangster_paradise.rules import laundering, market, recruitment, sale
from coterie.games.gangster_paradise.rules.recruitment import EXECUTANT_CLAUSE, RANK_CLAUSES
from coterie.games.gangster_paradise.state import GangsterState

Move = dict[str, Any]
Args = dict[str, Any]
# What a sentence says beside the reason, from the position, the seat and the move.
Words = Callable[[GangsterState, int, Move], Args]

# The phase of each move that has one, and the clause of it.
PHASE_OF = {
    "sell": ("sale", "GP-SAL-1"),
    "recruit": ("recruitment", "GP-REC-1"),
    "hire": ("recruitment", EXECUTANT_CLAUSE),
    "launder": ("laundering", "GP-LAU-2"),
}


def fields(*names: str) -> Words:
    """Fields of the move."""
    return lambda state, seat, move: {name: move[name] for name in names}


def nothing(state: GangsterState, seat: int, move: Move) -> Args:
    return {}


def actor(state: GangsterState, seat: int, move: Move) -> Args:
    return {"seat": state.actor}


def question(state: GangsterState, seat: int, move: Move) -> Args:
    return {"question": state.prompts[0]["type"]}


def phase(state: GangsterState, seat: int, move: Move) -> Args:
    return {"phase": PHASE_OF[move["type"]][0]}


def missing_goods(state: GangsterState, seat: int, move: Move) -> Args:
    held = state.seats[seat].goods
    return {"goods": [g for g in move["goods"] if not good_at(held, state.board.goods.index(g))]}


def lower_rank(state: GangsterState, seat: int, move: Move) -> Args:
    lower = state.board.promotes[RANKS.index(move["rank"])]
    return {"rank": move["rank"], "lower": RANKS[lower]}


def needed_rank(state: GangsterState, seat: int, move: Move) -> Args:
    needed = state.board.needs[RANKS.index(move["rank"])]
    return {"rank": move["rank"], "lower": RANKS[needed]}


def price(state: GangsterState, seat: int, move: Move) -> Args:
    cost = recruitment.recruit_price(state, seat, RANKS.index(move["rank"]))
    return {"price": cost, "good": move["good"]}


def executant_price(state: GangsterState, seat: int, move: Move) -> Args:
    return {"price": recruitment.hire_price(state, seat), "good": move["good"]}


def mix(state: GangsterState, seat: int, move: Move) -> Args:
    low, high = market.least_red(state), market.most_red(state)
    return {"notes": state.due, "low": low, "high": high}


ASKED = "the clause of what is asked"
OF_MOVE = "the clause of the move or its rank"
# Of each reason the text `refused-…`, the clause, and what the text says besides.
REFUSALS: dict[int, tuple[str, str | None, Words]] = {
    reasons.OVER: ("over", "GP-WIN-1", nothing),
    reasons.NO_SUCH_SEAT: ("seat", None, lambda state, seat, move: {"found": seat}),
    reasons.NO_SUCH_MOVE: ("unknown", None, fields("move")),
    reasons.NOT_YOURS: ("turn", "GP-RND-1", actor),
    reasons.OTHER_QUESTION: ("other-question", ASKED, question),
    reasons.OTHER_PHASE: ("phase", OF_MOVE, phase),
    reasons.HAS_THROWN: ("thrown", "GP-WIN-1", nothing),
    reasons.NO_SUCH_GOOD: ("no-such-good", ASKED, fields("good")),
    reasons.BID_TOO_LOW: ("bid-low", "GP-BM-1", nothing),
    reasons.NOT_SUCH_NOTES: ("mix", "GP-BM-2", mix),
    reasons.HAS_SOLD: ("sold", "GP-SAL-1", nothing),
    reasons.NOTHING_TO_SELL: ("nothing-to-sell", "GP-SAL-1", nothing),
    reasons.TOO_MANY_GOODS: (
        "sale-limit", "GP-SAL-1", lambda state, seat, move: {"most": sale.most_goods(state)},
    ),
    reasons.GOODS_MISSING: ("not-owned", "GP-SAL-1", missing_goods),
    reasons.NO_PLACE: ("no-place", "GP-REC-6", fields("rank")),
    reasons.NO_CARD: ("no-card", "GP-REC-6", fields("rank")),
    reasons.NO_PROMOTION: ("no-promotion", OF_MOVE, lower_rank),
    reasons.NO_NEEDED_MEMBER: ("needs", OF_MOVE, needed_rank),
    reasons.PRICE: ("price", "GP-REC-1", price),
    reasons.EXECUTANT_PRICE: ("price", EXECUTANT_CLAUSE, executant_price),
    reasons.HIRED_ENOUGH: (
        "hired-enough", EXECUTANT_CLAUSE,
        lambda state, seat, move: {"most": state.board.bought_per_round},
    ),
    reasons.DECK_EMPTY: ("deck-empty", "GP-EXE-3", nothing),
    reasons.ODD: ("odd", "GP-LAU-2", nothing),
    reasons.BEYOND_LIMIT: (
        "laundering-limit", "GP-LAU-2", lambda state, seat, move: {"most": laundering.limit(state)},
    ),
    reasons.RED_MISSING: (
        "red", "GP-LAU-2", lambda state, seat, move: {"red": state.seats[seat].red},
    ),
    reasons.HAS_LAUNDERED: ("laundered", "GP-LAU-4", nothing),
    reasons.SALARIES_FIRST: ("salaries-first", "GP-LAU-4", nothing),
    reasons.HAS_PLAYED: ("played", "GP-EXE-1", nothing),
    reasons.NO_TARGET: ("target", "GP-EXE-1", nothing),
    reasons.NO_EXECUTANT: ("no-executant", "GP-EXE-1", fields("executant")),
    reasons.SAME_KIND: ("same-kind", "GP-EXE-3", fields("executant", "other")),
    reasons.NO_DEALS_NOW: ("no-deals-now", "GP-NEG-5", nothing),
    reasons.NO_PARTNER: ("partner", "GP-NEG-1", nothing),
    reasons.NOT_ACTIVE: ("not-active", "GP-NEG-1", actor),
    reasons.NOTHING_FOR_NOTHING: ("nothing-for-nothing", "GP-NEG-1", nothing),
    reasons.STANDING_OFFER: ("open-offer", "GP-NEG-3", fields("other")),
    reasons.NO_CREDIT: ("credit", "GP-NEG-2", nothing),
    reasons.NO_OFFER: ("no-offer", "GP-NEG-3", nothing),
    reasons.NOT_YOUR_OFFER: ("not-your-offer", "GP-NEG-3", nothing),
    reasons.YOUR_OFFER: ("your-offer", "GP-NEG-3", nothing),
    reasons.CANNOT_DELIVER: ("cannot-deliver", "GP-NEG-2", nothing),
}  # fmt: skip


def refusal(state: GangsterState, seat: int, move: int) -> IllegalMove:
    reason = state.reason(seat, move)
    said = {"move": str(move)[:30]}
    if reason not in (reasons.OVER, reasons.NO_SUCH_SEAT):
        try:
            said |= move_to_json(state.board, move)
        except (IndexError, AssertionError):
            reason = reasons.NO_SUCH_MOVE
        if move < 0 or CLOSED_MOVES <= move < BID:
            reason = reasons.NO_SUCH_MOVE
    text, clause, words = REFUSALS[reason]
    if clause == ASKED:
        clause = state.prompts[0]["clause"]
    elif clause == OF_MOVE:
        by_rank = reason in (reasons.NO_PROMOTION, reasons.NO_NEEDED_MEMBER)
        ranks = dict(zip(RANKS, RANK_CLAUSES, strict=True))
        clause = ranks[said["rank"]] if by_rank else PHASE_OF[said["type"]][1]
    args = words(state, seat, said)
    return IllegalMove(f"refused-{text}", room=ROOM, clause=clause, **args)
