"""What a seat may see of a game of Gangster Paradise (GP-NEG-4)."""

from typing import Any

from coterie.games.gangster_paradise.board import LAUNDERING, RANKS, RECRUITMENT, SALE, Board
from coterie.games.gangster_paradise.moves import deal_to_json, hand_names, heap_names
from coterie.games.gangster_paradise.state import (
    MIX,
    PHASES,
    QUESTIONS,
    SHAPES,
    SPEAK,
    TAKE,
    TURN,
    Deal,
    GangsterState,
    hand_size,
)

# The clause behind each question; the main choice has its phase's.
CLAUSES = {
    "crates": "GP-DEL-3", "take": "GP-EXE-2", "speak": "GP-BM-1", "mix": "GP-BM-2",
    "pick": "GP-BM-2", "return": "GP-RND-2", "throw": "GP-WIN-1",
}  # fmt: skip
TURN_CLAUSES = {
    "delivery": "GP-DEL-6", "black_market": "GP-EXE-4", "sale": "GP-SAL-1",
    "recruitment": "GP-REC-1", "laundering": "GP-LAU-2",
}  # fmt: skip


def heap_to_json(board: Board, heap: int) -> dict[str, int]:
    return {name: heap >> 8 * n & 255 for n, name in enumerate(board.goods)}


def ranks_to_json(packed: int) -> dict[str, int]:
    return {rank: packed >> 4 * n & 15 for n, rank in enumerate(RANKS)}


def prompts(state: GangsterState) -> list[dict[str, Any]]:
    """What is asked of each seat that owes a decision, as everybody may know it."""
    return [_prompt(state, seat) for seat in state.to_act]


def _prompt(state: GangsterState, seat: int) -> dict[str, Any]:
    question = QUESTIONS[state.asked]
    asks: dict[str, Any] = {"type": question, "seat": seat, "clause": CLAUSES.get(question)}
    if state.asked == TURN:
        phase = PHASES[state.phase]
        asks |= {"type": f"turn_{phase}", "phase": phase, "clause": TURN_CLAUSES[phase]}
        _add_figures(state, asks)
    elif state.asked == SPEAK:
        asks["high"] = int(state.high) if state.high >= 0 else None
        asks["type"] = "speak" if state.high >= 0 else "speak_first"
        asks["least"] = int(state.high) + 1
    elif state.asked == MIX:
        asks["notes"] = int(state.due)
    elif state.asked == TAKE:
        asks |= {
            "other": int(state.victim),
            "executant": state.board.kinds[state.taking],
            "left": int(state.left),
        }
    return asks


def _add_figures(state: GangsterState, asks: dict[str, Any]) -> None:
    """The figures that hold for the active player now."""
    if state.phase == SALE:
        asks["sale_limit"] = 0 if state.sold else int(state.sale_limit())
    elif state.phase == RECRUITMENT:
        asks["prices"] = {rank: int(state.recruit_price(n)) for n, rank in enumerate(RANKS)}
        asks["executant_price"] = int(state.hire_price())
        asks["executants_left"] = int(state.board.bought_per_round - state.bought)
    elif state.phase == LAUNDERING:
        asks["laundering_limit"] = int(state.laundering_limit())
        asks["notes"] = int(state.salaries())


def _player(state: GangsterState, number: int, seat: int | None) -> dict[str, Any]:
    board = state.board
    player = state.seats[number]
    # After the last round the money is counted in the open.
    sees_money = number == seat or state.phase == 0
    sees_hand = number == seat or state.result is not None
    return {
        "seat": number,
        "clan": board.clans[player.clan],
        "primary": board.goods[player.primary],
        "secondary": board.goods[player.secondary],
        "red": int(player.red) if sees_money else None,
        "white": int(player.white) if sees_money else None,
        "goods": heap_to_json(board, player.goods),
        "members": ranks_to_json(player.placed),
        "used": ranks_to_json(player.used),
        "executants": hand_names(board, player.hand) if sees_hand else None,
        "executant_count": int(hand_size(player.hand)),
        "before": [
            {"executant": kind, "owner": owner - 1}
            for n, kind in enumerate(board.kinds)
            if (owner := player.front >> 4 * n & 15)
        ],
        "unpaid": bool(player.unpaid),
        "served": bool(player.served),
        "throws": int(player.throws),
    }


def _auction(state: GangsterState) -> dict[str, Any] | None:
    if state.phase != 2 or state.asked == TURN:
        return None
    return {
        "inside": [s for s in range(state.players) if state.inside >> s & 1],
        "high": int(state.high) if state.high >= 0 else None,
        "bids": [int(p.bid) if p.bid >= 0 else None for p in state.seats],
        "bluffed": [s for s, p in enumerate(state.seats) if p.bluffed],
        "due": int(state.due),
    }


def _offer(state: GangsterState, deal: Deal, seat: int | None) -> dict[str, Any]:
    """Goods are seen by all, money and executants by the two partners."""
    shown: dict[str, Any] = {"seat": int(deal.proposer), "other": int(deal.partner)}
    whole = deal_to_json(state.board, deal)
    if seat not in (deal.proposer, deal.partner):
        for way in ("give", "ask"):
            whole[f"{way}_red"] = None
            whole[f"{way}_white"] = None
            whole[f"{way}_executants"] = None
    shown |= whole
    shown["give_count"] = int(hand_size(deal.give_hand))
    shown["ask_count"] = int(hand_size(deal.ask_hand))
    return shown


def _partners(state: GangsterState, seat: int | None) -> list[int]:
    """With whom this seat may deal now: the active player with all, the others with that one."""
    if seat is None or state.asked not in (TURN, SPEAK) or state.result is not None:
        return []
    if seat != state.actor:
        return [int(state.actor)]
    return [other for other in range(state.players) if other != seat]


def _own_throw(state: GangsterState, seat: int | None) -> str | None:
    if seat is None or state.seats[seat].shape < 0:
        return None
    return SHAPES[state.seats[seat].shape]


def _for_all(state: GangsterState) -> dict[str, Any]:
    """What everybody may know."""
    board = state.board
    deals_open = state.asked in (TURN, SPEAK)
    return {
        "game": "gangster-paradise",
        "players": state.players,
        "to_act": list(state.to_act),
        "may_act": list(state.may_act),
        "prompts": prompts(state),
        "result": state.result.to_json() if state.result else None,
        "round": int(state.round),
        "rounds": board.rounds,
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "active": int(state.actor) if deals_open else None,
        "executant_played": bool(state.played),
        "sold": bool(state.sold),
        "piles": heap_to_json(board, state.piles),
        "market": {
            "cards": heap_names(board, state.market),
            "red": int(state.market_red),
            "deck": int(state.market_size),
        },
        "auction": _auction(state),
        "executants": {
            "deck": int(state.deck_size),
            "discards": hand_names(board, state.discards),
        },
        "delivered": heap_to_json(board, state.delivered),
        "tied": [s for s in range(state.players) if state.tied >> s & 1],
        "thrown": [s for s, p in enumerate(state.seats) if p.shape >= 0],
    }


def _for_seat(state: GangsterState, seat: int | None) -> dict[str, Any]:
    """What depends on who looks."""
    return {
        "seat": seat,
        "clans": [_player(state, number, seat) for number in range(state.players)],
        "partners": _partners(state, seat),
        "offers": [_offer(state, deal, seat) for deal in state.offers if deal is not None],
        "throw": _own_throw(state, seat),
    }


def views(state: GangsterState, seats: list[int | None]) -> list[dict[str, Any]]:
    shared = _for_all(state)
    return [{**shared, **_for_seat(state, seat)} for seat in seats]
