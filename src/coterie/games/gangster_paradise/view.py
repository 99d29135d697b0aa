"""What a seat may see of a game of Gangster Paradise (GP-NEG-4)."""

from typing import Any

from coterie.games.gangster_paradise.board import BLACK_MARKET, RANKS, RECRUITMENT, SALE, Board
from coterie.games.gangster_paradise.moves import deal_to_json, hand_names, heap_names
from coterie.games.gangster_paradise.packing import card_at, hand_size
from coterie.games.gangster_paradise.position import END, PHASES, SETTLED, Deal
from coterie.games.gangster_paradise.questions import (
    MIX,
    QUESTIONS,
    SETTLED_CLAUSE,
    SHAPES,
    SPEAK,
    TAKE,
    TURN,
    TURN_CLAUSES,
)
from coterie.games.gangster_paradise.rules import laundering, negotiation, recruitment, sale
from coterie.games.gangster_paradise.rules.laundering import RED_FOR_ONE_WHITE
from coterie.games.gangster_paradise.state import GangsterState


def heap_to_json(board: Board, heap: int) -> dict[str, int]:
    return {name: heap >> 8 * n & 255 for n, name in enumerate(board.goods)}


def ranks_to_json(packed: int) -> dict[str, int]:
    return {rank: packed >> 4 * n & 15 for n, rank in enumerate(RANKS)}


def prompts(state: GangsterState) -> list[dict[str, Any]]:
    """What is asked of each seat that owes a decision, as everybody may know it."""
    return [_prompt(state, seat) for seat in state.to_act]


def _prompt(state: GangsterState, seat: int) -> dict[str, Any]:
    name, _, clause = QUESTIONS[state.question]
    prompt: dict[str, Any] = {"type": name, "seat": seat, "clause": clause}
    if state.question == TURN:
        phase = PHASES[state.phase]
        prompt |= {"type": f"turn_{phase}", "phase": phase, "clause": TURN_CLAUSES[phase]}
        if state.step == SETTLED:
            prompt |= {"type": "turn_settled", "clause": SETTLED_CLAUSE}
        _add_figures(state, prompt)
    elif state.question == SPEAK:
        prompt["high"] = state.high if state.high >= 0 else None
        prompt["type"] = "speak" if state.high >= 0 else "speak_first"
        prompt["least"] = state.high + 1
    elif state.question == MIX:
        prompt["notes"] = state.due
    elif state.question == TAKE:
        prompt |= {
            "other": state.victim,
            "executant": state.board.kinds[state.taking],
            "left": state.left,
        }
    return prompt


def _add_figures(state: GangsterState, prompt: dict[str, Any]) -> None:
    """The figures that hold for the active player now."""
    if state.phase == SALE:
        prompt["sale_limit"] = 0 if state.sold else sale.most_goods(state)
    elif state.phase == RECRUITMENT:
        prompt["prices"] = {
            rank: recruitment.recruit_price(state, state.actor, n) for n, rank in enumerate(RANKS)
        }
        prompt["executant_price"] = recruitment.hire_price(state, state.actor)
        prompt["executants_left"] = state.board.bought_per_round - state.bought
    elif laundering.is_open(state):
        prompt["laundering_limit"] = laundering.limit(state)
        prompt["notes"] = laundering.salaries(state)


def _player(state: GangsterState, number: int, seat: int | None) -> dict[str, Any]:
    board = state.board
    player = state.seats[number]
    # After the last round the money is counted in the open.
    sees_money = number == seat or state.phase == END
    sees_hand = number == seat or state.result is not None
    return {
        "seat": number,
        "clan": board.clans[player.clan],
        "primary": board.goods[player.primary],
        "secondary": board.goods[player.secondary],
        "red": player.red if sees_money else None,
        "white": player.white if sees_money else None,
        "goods": heap_to_json(board, player.goods),
        "members": ranks_to_json(player.placed),
        "used": ranks_to_json(player.used),
        "executants": hand_names(board, player.hand) if sees_hand else None,
        "executant_count": hand_size(player.hand),
        "before": [
            {"executant": kind, "owner": owner - 1}
            for n, kind in enumerate(board.kinds)
            if (owner := player.front >> 4 * n & 15)
        ],
        "unpaid": bool(player.unpaid),
        "served": bool(player.served),
        "throws": player.throws,
    }


def _auction(state: GangsterState) -> dict[str, Any] | None:
    if state.phase != BLACK_MARKET or state.question == TURN:
        return None
    return {
        "inside": [s for s in range(state.players) if state.inside >> s & 1],
        "high": state.high if state.high >= 0 else None,
        "bids": [p.bid if p.bid >= 0 else None for p in state.seats],
        "bluffed": [s for s, p in enumerate(state.seats) if p.bluffed],
        "due": state.due,
    }


def _offer(state: GangsterState, deal: Deal, seat: int | None) -> dict[str, Any]:
    """Goods are seen by all, money and executants by the two partners."""
    shown: dict[str, Any] = {"seat": deal.proposer, "other": deal.partner}
    whole = deal_to_json(state.board, deal)
    if seat not in (deal.proposer, deal.partner):
        for way in ("give", "ask"):
            whole[f"{way}_red"] = None
            whole[f"{way}_white"] = None
            whole[f"{way}_executants"] = None
    shown |= whole
    shown["give_count"] = hand_size(deal.give_hand)
    shown["ask_count"] = hand_size(deal.ask_hand)
    return shown


def _recruits(state: GangsterState, seat: int | None) -> list[dict[str, Any]] | None:
    """What the seat's clan (a spectator: the active player's) could take in, and what is
    missing. Members and goods lie open, so this tells no secret."""
    if state.phase != RECRUITMENT:
        return None
    active = state.seat_at(state.turn)
    seat = active if seat is None else seat
    board = state.board
    player = state.seats[seat]
    most = max(heap_to_json(board, player.goods).values())
    found = []
    for n, rank in enumerate(RANKS):
        price = recruitment.recruit_price(state, seat, n)
        needs = [_price_need(price, most)]
        lower, needed = board.promotes[n], board.needs[n]
        if lower >= 0:
            have = card_at(player.placed, lower)
            args = {"count": recruitment.PROMOTION, "lower": RANKS[lower], "have": have}
            needs.append(
                _need("promotion", recruitment.can_promote(board, player.placed, n), **args)
            )
        if needed >= 0:
            met = recruitment.has_needed_member(board, player.placed, n)
            needs.append(_need("member", met, rank=RANKS[needed]))
        if not recruitment.has_place(board, player.placed, n):
            needs.append(_need("place", met=False))
        elif not recruitment.has_card(board, player.placed, player.used, n):
            needs.append(_need("card", met=False))
        found.append(_recruit(state, seat, rank, price, needs, recruitment.RANK_CLAUSES[n]))
    price = recruitment.hire_price(state, seat)
    left = board.bought_per_round - (state.bought if seat == active else 0)
    needs = [_price_need(price, most), _need("left", left > 0, left=left)]
    if not recruitment.executants_left(state):
        needs.append(_need("deck", met=False))
    found.append(_recruit(state, seat, "executant", price, needs, recruitment.EXECUTANT_CLAUSE))
    return found


def _need(name: str, met: bool, **args: Any) -> dict[str, Any]:
    return {"error": f"view-need-{name}", "args": args, "met": met}


def _price_need(price: int, most: int) -> dict[str, Any]:
    return _need("price", most >= price, price=price, have=most)


def _recruit(
    state: GangsterState, seat: int, what: str, price: int, needs: list[dict[str, Any]], clause: str
) -> dict[str, Any]:
    held = heap_to_json(state.board, state.seats[seat].goods)
    goods = [good for good, count in held.items() if count >= price]
    return {"what": what, "price": price, "goods": goods, "needs": needs, "clause": clause}


def _laundering(state: GangsterState, seat: int | None) -> dict[str, Any] | None:
    """What every amount would come to: for the player who launders alone, money is secret."""
    if (
        seat is None
        or seat != state.actor
        or not (state.question == TURN and laundering.is_open(state))
    ):
        return None
    player = state.seats[seat]
    limit, salaries = laundering.limit(state), laundering.salaries(state)
    steps = []
    for red in range(0, min(limit, player.red) + 1, RED_FOR_ONE_WHITE):
        white = player.white + red // RED_FOR_ONE_WHITE
        steps.append(
            {
                "red": red, "white": white,
                "left": max(white - salaries, 0), "missing": max(salaries - white, 0),
            }
        )  # fmt: skip
    # Under the first rules the turn ends with the salaries.
    ends_turn = state.rules < 2
    return {"limit": limit, "salaries": salaries, "steps": steps, "ends_turn": ends_turn}


def _partners(state: GangsterState, seat: int | None) -> list[int]:
    """With whom this seat may deal now: the active player with all, the others with that one."""
    if seat is None or not negotiation.deals_open(state) or state.result is not None:
        return []
    if seat != state.actor:
        return [state.actor]
    return [other for other in range(state.players) if other != seat]


def _own_throw(state: GangsterState, seat: int | None) -> str | None:
    if seat is None or state.seats[seat].shape < 0:
        return None
    return SHAPES[state.seats[seat].shape]


def _for_all(state: GangsterState) -> dict[str, Any]:
    """What everybody may know."""
    board = state.board
    deals_open = negotiation.deals_open(state)
    return {
        "game": "gangster-paradise",
        "players": state.players,
        "to_act": list(state.to_act),
        "may_act": list(state.may_act),
        "prompts": prompts(state),
        "result": state.result.to_json() if state.result else None,
        "round": state.round,
        "rounds": board.rounds,
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": state.actor if deals_open else None,
        "executant_played": bool(state.played),
        "sold": bool(state.sold),
        "piles": heap_to_json(board, state.piles),
        "market": {
            "cards": heap_names(board, state.market),
            "red": state.market_red,
            "deck": state.market_size,
        },
        "auction": _auction(state),
        "executants": {
            "deck": state.deck_size,
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
        "recruits": _recruits(state, seat),
        "laundering": _laundering(state, seat),
    }


def views(state: GangsterState, seats: list[int | None]) -> list[dict[str, Any]]:
    shared = _for_all(state)
    return [{**shared, **_for_seat(state, seat)} for seat in seats]
