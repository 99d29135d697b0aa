"""Why a move is refused, and the clause behind it."""

from typing import Any

from coterie.engine.errors import IllegalMove
from coterie.games.edgar_lucien.moves import COGS, EDGAR_ACTIONS, POINTS, is_move, move_to_json
from coterie.games.edgar_lucien.state import (
    ACTION_MOVES,
    ACTIONS,
    CARD_NAMES,
    CITY_PRICE,
    EDGAR_COST,
    FAMILY,
    PLAYER_PRICE,
    PROGRAMMING,
    Q_ACTION,
    Q_ANSWER,
    Q_BID,
    QUESTIONS,
    REMOTE,
    REMOTELY,
    SUPPORT,
    SUPPORT_COST,
    TOKENS,
    Duo,
    EdgarLucienState,
)
from coterie.games.edgar_lucien.view import CARD_CLAUSES, CLAUSES

Why = tuple[str, str | None, dict[str, Any]]

# The question of an action, for moves that answer another question than the one asked.
_QUESTION_TYPES = {
    "wheel": ("wheel",), "name": ("name",), "extort": ("extort",), "answer": ("answer",),
    "certificate": ("take_met", "take_free", "take_any"), "discard": ("discard",),
    "buy_popularity": ("exchange",), "sell_popularity": ("exchange",),
    "bid": ("bid",), "pass": ("bid",),
    "district": ("start", "exit", "plan_b", "requisition", "intimidate", "lose"),
}  # fmt: skip


def refusal(state: EdgarLucienState, seat: int, move: int) -> IllegalMove:
    id, clause, args = _why(state, seat, move)
    return IllegalMove(f"refused-{id}", room="edgar-lucien", clause=clause, **args)


def _why(state: EdgarLucienState, seat: int, move: int) -> Why:
    if state.result is not None:
        return "over", "EL-WIN-1", {}
    if seat not in state.to_act:
        if state.phase == PROGRAMMING and 0 <= seat < state.players:
            return "confirmed", "EL-HID-2", {}
        return "turn", CLAUSES[QUESTIONS[state.asked]], {"seats": list(state.to_act)}
    if not is_move(state.board, move):
        return "unknown", "EL-MOV-1" if state.phase == PROGRAMMING else None, {"move": move}
    obj = move_to_json(state.board, move)
    question = QUESTIONS[state.asked]
    if question not in _QUESTION_TYPES.get(obj["type"], ("action",)):
        return "other-question", CLAUSES[question], {"question": question}
    if state.asked == Q_ACTION:
        return _why_not_act(state, obj)
    if state.asked == Q_BID:
        return _why_not_bid(state, move - FAMILY[Q_BID])
    if state.asked == Q_ANSWER:
        return f"answer-{obj['answer']}", "EL-CARD-3", {}
    return f"not-{question.replace('_', '-')}", CLAUSES[question], {}


def _why_not_bid(state: EdgarLucienState, bid: int) -> Why:
    if bid <= state.bid:
        return "bid-low", "EL-GOV-2", {"amount": int(state.bid + 1) * COGS}
    return "bid-poor", "EL-GOV-2", {}


def _why_not_act(state: EdgarLucienState, obj: dict[str, Any]) -> Why:
    type_ = obj["type"]
    duo = state.duos[state.actor]
    supports = type_ in ("support", "remote_support")
    if state.edgar_acted and type_ not in ("buy", "lucien"):
        return "edgar-acted", "EL-ACT-1", {}
    if state.lucien_acted and (supports or type_ in ("buy", "lucien")):
        return "lucien-acted", "EL-ACT-1", {}
    if type_ == "rob":
        return _why_not_rob(state, duo, obj["other"])
    if type_ == "buy":
        return _why_not_buy(state, duo, duo.lucien, None)
    if type_ == "lucien":
        return _why_not_lucien(state, duo, obj["action"])
    if type_ == "card":
        return _why_not_card(state, duo, obj["card"])
    return _why_not_edgar(state, duo, obj["action"], type_)


def _why_not_rob(state: EdgarLucienState, duo: Duo, victim: int) -> Why:
    if victim == state.actor or victim >= state.players:
        return "rob-whom", "EL-EDG-1", {}
    if state.duos[victim].lucien != duo.edgar:
        return "rob-away", "EL-EDG-1", {"other": victim}
    return "rob-guarded", "EL-EDG-2", {"other": victim}


def _why_not_buy(state: EdgarLucienState, duo: Duo, district: int, from_city: bool | None) -> Why:
    """Why this district is not for sale: from the city, from a player, or (None) from either."""
    owner = int(state.owner(district))
    if owner == state.actor:
        return "buy-own", "EL-LUC-1", {}
    if owner < 0 and from_city is False:
        return "buy-neutral", "EL-CARD-2", {}
    if owner >= 0 and from_city:
        return "buy-owned", "EL-CARD-11", {"other": owner}
    if int(duo.districts).bit_count() >= TOKENS:
        return "no-token", "EL-LUC-8", {}
    if owner >= 0 and owner == state.heritage:
        return "protected", "EL-LUC-4", {"other": owner}
    return (
        "too-dear",
        "EL-LUC-1" if owner < 0 else "EL-LUC-2",
        {"amount": int(CITY_PRICE if owner < 0 else PLAYER_PRICE) * COGS},
    )


def _why_not_lucien(state: EdgarLucienState, duo: Duo, action: str) -> Why:
    number = ACTIONS.index(action)
    if state.map.place[duo.lucien] + 4 != number:
        return "not-there", "EL-ACT-2", {"action": action}
    if duo.used >> number & 1:
        return "used", "EL-ACT-3", {"action": action}
    if action == "heritage_protection":
        return "heritage-held", "EL-LUC-4", {}
    if duo.certified:
        return "certified", "EL-LUC-6", {}
    return "no-certificate", "EL-LUC-5", {}


def _why_not_edgar(state: EdgarLucienState, duo: Duo, action: str, type_: str) -> Why:
    number = ACTIONS.index(action)
    remote = type_ in ("remote", "remote_support")
    if remote and not duo.hand >> 2 * REMOTE & 3:
        return "no-card", "EL-EDG-4", {"card": "remote_action"}
    if not remote and state.map.place[duo.edgar] != number:
        return "not-there", "EL-ACT-2", {"action": action}
    if duo.used >> number & 1:
        return "used", "EL-ACT-3", {"action": action}
    if type_ in ("edgar", "remote"):
        if duo.popularity < EDGAR_COST:
            return "unpopular", "EL-EDG-5", {"points": int(EDGAR_COST) * POINTS}
    else:
        if duo.lucien != state.map.city_hall:
            return "not-there", "EL-LUC-7", {"action": "political_support"}
        if duo.used >> SUPPORT & 1:
            return "used", "EL-ACT-3", {"action": "political_support"}
        if duo.popularity < SUPPORT_COST:
            return "unpopular", "EL-LUC-7", {"points": int(SUPPORT_COST) * POINTS}
    return "no-target", "EL-ACT-4", {"action": action}


def _why_not_card(state: EdgarLucienState, duo: Duo, card: str) -> Why:
    kind = CARD_NAMES.index(card)
    clause = CARD_CLAUSES[card]
    if not duo.hand >> 2 * kind & 3:
        return "no-card", "EL-EDG-4", {"card": card}
    if card == "influence_peddling":
        return _why_not_buy(state, duo, duo.edgar, False)
    if card == "carte_blanche":
        return _why_not_buy(state, duo, duo.edgar, True)
    if card in ("certification", "swindle") and duo.certified:
        return "certified", "EL-LUC-6", {}
    if card == "remote_action":
        return _why_not_remote(state, duo)
    return f"card-{card.replace('_', '-')}", clause, {}


def _why_not_remote(state: EdgarLucienState, duo: Duo) -> Why:
    """Why the card as such is refused: it names no action, or none is left to name."""
    every = range(len(EDGAR_ACTIONS))
    if any(state.allows(int(state.actor), ACTION_MOVES + REMOTELY + n) for n in every):
        return "card-remote-action", CARD_CLAUSES["remote_action"], {}
    unused = [n for n in every if not duo.used >> n & 1]
    if not unused:
        return "remote-used", "EL-ACT-3", {}
    return _why_not_edgar(state, duo, EDGAR_ACTIONS[unused[0]], "remote")
