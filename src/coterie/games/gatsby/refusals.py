"""Why a move is refused, and the clause behind it."""

from typing import Any

from coterie.engine.errors import IllegalMove
from coterie.games.gatsby.board import CABARET_SPACES
from coterie.games.gatsby.moves import move_to_json
from coterie.games.gatsby.state import (
    ACTION,
    ACTION_MOVES,
    FORCE,
    MAY_PLACE,
    MOVES,
    QUESTIONS,
    RACE_ANY,
    SPECIAL,
    TOKEN,
    GatsbyState,
)
from coterie.games.gatsby.view import prompts


def refusal(state: GatsbyState, seat: int, move: int) -> IllegalMove:
    id, clause, args = _why(state, seat, move)
    return IllegalMove(f"refused-{id}", room="gatsby", clause=clause, **args)


def _why(state: GatsbyState, seat: int, move: int) -> tuple[str, str | None, dict[str, Any]]:
    if state.result is not None:
        return "over", "GA-END-2", {}
    if seat != state.actor:
        return "turn", "GA-TURN-1", {"seat": int(state.actor)}
    if not 0 <= move < MOVES:
        return "unknown", None, {"found": str(move)}
    asks = next(iter(prompts(state)), None)
    assert asks is not None
    clause = asks["clause"]
    type_ = move_to_json(state.board, move)["type"]
    if type_ == "action" and state.asked in (ACTION, FORCE):
        if move - ACTION_MOVES == SPECIAL:
            return "no-tile", "GA-TURN-2", {}
        return "same-action", "GA-TURN-2" if state.asked == ACTION else "GA-BON-3", {}
    if type_ == "place" and state.asked == TOKEN:
        return _why_not_here(state, move, clause)
    if type_ == "pass":
        return "must", "GA-TURN-4", {"question": QUESTIONS[state.asked]}
    offered = {move_to_json(state.board, legal)["type"] for legal in state.legal(seat)}
    id = "not-offered" if type_ in offered else "other-question"
    return id, clause, {"question": asks["type"]}


def _why_not_here(
    state: GatsbyState, space: int, clause: str
) -> tuple[str, str | None, dict[str, Any]]:
    if (state.tokens0 | state.tokens1) >> space & 1:
        return "occupied", clause, {}
    if space < CABARET_SPACES:
        return ("not-next" if state.options & (1 << 36) - 1 else "not-cabaret"), clause, {}
    if state.closed >> state.board.row_of[space] & 1:
        return "closed", "GA-RACE-3", {}
    if not state.options >> CABARET_SPACES:
        return "not-racetrack", clause, {}
    if state.rows >> state.board.row_of[space] & 1 and state.step not in (MAY_PLACE, RACE_ANY):
        return "same-row", clause, {}
    return "not-leftmost", "GA-RACE-1", {}
