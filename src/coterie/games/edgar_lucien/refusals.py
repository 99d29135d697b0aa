"""Why a move is refused, in words, and the clause behind it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from coterie.engine.errors import IllegalMove
from coterie.games.edgar_lucien import reasons
from coterie.games.edgar_lucien.facts import CARD_CLAUSES
from coterie.games.edgar_lucien.moves import COGS, POINTS, is_move, move_to_json
from coterie.games.edgar_lucien.position import CARD_NAMES, PROGRAMMING
from coterie.games.edgar_lucien.questions import QUESTIONS
from coterie.games.edgar_lucien.rules.actions import CITY_PRICE, PLAYER_PRICE
from coterie.games.edgar_lucien.rules.administrations import EDGAR_COST, SUPPORT_COST
from coterie.games.edgar_lucien.state import EdgarLucienState

Fields = dict[str, Any]


class Refusal(NamedTuple):
    """The text `refused-<text>`, the clause, and what the text says of state and move."""

    text: str
    clause: str
    args: Callable[[EdgarLucienState, Fields], Fields] = lambda state, move: {}


def _other(state: EdgarLucienState, move: Fields) -> Fields:
    return {"other": move["other"]}


def _owner(state: EdgarLucienState, move: Fields) -> Fields:
    """Whose district it is that Lucien would buy, or Edgar by a card."""
    duo = state.duos[state.actor]
    return {"other": state.owner(duo.lucien if move["type"] == "buy" else duo.edgar)}


def _action(state: EdgarLucienState, move: Fields) -> Fields:
    return {"action": move.get("action", "requisition")}


def _support(state: EdgarLucienState, move: Fields) -> Fields:
    return {"action": "political_support"}


def _card(state: EdgarLucienState, move: Fields) -> Fields:
    return {"card": move.get("card", "remote_action")}


def _cogs(price: int) -> Callable[[EdgarLucienState, Fields], Fields]:
    return lambda state, move: {"amount": price * COGS}


def _points(cost: int) -> Callable[[EdgarLucienState, Fields], Fields]:
    return lambda state, move: {"points": cost * POINTS}


REFUSALS = {
    reasons.OVER: Refusal("over", "EL-WIN-1"),
    reasons.CONFIRMED: Refusal("confirmed", "EL-HID-2"),
    reasons.LITTLE_POPULARITY: Refusal("answer-popularity", "EL-CARD-3"),
    reasons.NO_COGS: Refusal("answer-cogs", "EL-CARD-3"),
    reasons.BID_LOW: Refusal(
        "bid-low", "EL-GOV-2", lambda state, move: {"amount": (state.bid + 1) * COGS}
    ),
    reasons.BID_POOR: Refusal("bid-poor", "EL-GOV-2"),
    reasons.EDGAR_ACTED: Refusal("edgar-acted", "EL-ACT-1"),
    reasons.LUCIEN_ACTED: Refusal("lucien-acted", "EL-ACT-1"),
    reasons.NO_VICTIM: Refusal("rob-whom", "EL-EDG-1"),
    reasons.VICTIM_AWAY: Refusal("rob-away", "EL-EDG-1", _other),
    reasons.VICTIM_GUARDED: Refusal("rob-guarded", "EL-EDG-2", _other),
    reasons.OWN_DISTRICT: Refusal("buy-own", "EL-LUC-1"),
    reasons.NEUTRAL_DISTRICT: Refusal("buy-neutral", "EL-CARD-2"),
    reasons.OWNED_DISTRICT: Refusal("buy-owned", "EL-CARD-11", _owner),
    reasons.NO_TOKEN: Refusal("no-token", "EL-LUC-8"),
    reasons.PROTECTED: Refusal("protected", "EL-LUC-4", _owner),
    reasons.CITY_TOO_DEAR: Refusal("too-dear", "EL-LUC-1", _cogs(CITY_PRICE)),
    reasons.PLAYER_TOO_DEAR: Refusal("too-dear", "EL-LUC-2", _cogs(PLAYER_PRICE)),
    reasons.NOT_THERE: Refusal("not-there", "EL-ACT-2", _action),
    reasons.USED: Refusal("used", "EL-ACT-3", _action),
    reasons.UNPOPULAR: Refusal("unpopular", "EL-EDG-5", _points(EDGAR_COST)),
    reasons.NO_TARGET: Refusal("no-target", "EL-ACT-4", _action),
    reasons.NOT_AT_CITY_HALL: Refusal("not-there", "EL-LUC-7", _support),
    reasons.SUPPORT_USED: Refusal("used", "EL-ACT-3", _support),
    reasons.UNPOPULAR_FOR_SUPPORT: Refusal("unpopular", "EL-LUC-7", _points(SUPPORT_COST)),
    reasons.HERITAGE_HELD: Refusal("heritage-held", "EL-LUC-4"),
    reasons.CERTIFIED: Refusal("certified", "EL-LUC-6"),
    reasons.NO_CERTIFICATE: Refusal("no-certificate", "EL-LUC-5"),
    reasons.NO_CARD: Refusal("no-card", "EL-EDG-4", _card),
    reasons.NO_REMOTE_CARD: Refusal("no-card", "EL-EDG-4", _card),
    reasons.NO_ACTION_NAMED: Refusal("card-remote-action", "EL-CARD-8"),
    reasons.REMOTE_USED: Refusal("remote-used", "EL-ACT-3"),
    **{
        reasons.CARD_UNFIT + kind: Refusal(f"card-{name.replace('_', '-')}", CARD_CLAUSES[name])
        for kind, name in enumerate(CARD_NAMES)
    },
}


def refusal(state: EdgarLucienState, seat: int, move: int) -> IllegalMove:
    text, clause, args = _why(state, seat, move)
    return IllegalMove(f"refused-{text}", room="edgar-lucien", clause=clause, **args)


def _why(state: EdgarLucienState, seat: int, move: int) -> tuple[str, str | None, Fields]:
    """Where the question itself matters, it gives the clause; elsewhere the table does."""
    question = QUESTIONS[state.question]
    fields: Fields = {}
    if seat in state.to_act:
        if not is_move(state.board, move):
            return "unknown", "EL-MOV-1" if state.phase == PROGRAMMING else None, {"move": move}
        if move not in question.family:
            return "other-question", question.clause, {"question": question.name}
        fields = move_to_json(state.board, move)
    reason = state.why_not(seat, move)
    if reason == reasons.NOT_ASKED:
        return "turn", question.clause, {"seats": list(state.to_act)}
    if reason == reasons.NO_OPTION:
        return f"not-{question.name.replace('_', '-')}", question.clause, {}
    text, clause, args = REFUSALS[reason]
    return text, clause, args(state, fields)
