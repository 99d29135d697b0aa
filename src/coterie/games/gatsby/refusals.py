"""Why a move is refused, in words, and the clause behind it."""

from typing import Any

from coterie.engine.errors import IllegalMove
from coterie.games.gatsby import reasons
from coterie.games.gatsby.state import GatsbyState

OF_THE_PROMPT = "the clause of the prompt"
# The text `refused-…`, the clause, and the arguments of the text.
REFUSALS: dict[int, tuple[str, str | None, tuple[str, ...]]] = {
    reasons.OVER: ("over", "GA-END-2", ()),
    reasons.NOT_YOURS: ("turn", "GA-TURN-1", ("seat",)),
    reasons.NO_SUCH_MOVE: ("unknown", None, ("found",)),
    reasons.OTHER_QUESTION: ("other-question", OF_THE_PROMPT, ("question",)),
    reasons.MUST: ("must", "GA-TURN-4", ("question",)),
    reasons.NO_TILE: ("no-tile", "GA-TURN-2", ()),
    reasons.SAME_ACTION: ("same-action", OF_THE_PROMPT, ()),
    reasons.OCCUPIED: ("occupied", OF_THE_PROMPT, ()),
    reasons.NOT_CABARET: ("not-cabaret", OF_THE_PROMPT, ()),
    reasons.NOT_NEXT: ("not-next", OF_THE_PROMPT, ()),
    reasons.NOT_RACETRACK: ("not-racetrack", OF_THE_PROMPT, ()),
    reasons.CLOSED: ("closed", "GA-RACE-3", ()),
    reasons.SAME_ROW: ("same-row", OF_THE_PROMPT, ()),
    reasons.NOT_LEFTMOST: ("not-leftmost", "GA-RACE-1", ()),
    reasons.NOT_OFFERED: ("not-offered", OF_THE_PROMPT, ("question",)),
}


def refusal(state: GatsbyState, seat: int, move: int) -> IllegalMove:
    text, clause, wanted = REFUSALS[state.reason(seat, move)]
    prompt = next(iter(state.prompts), {"type": None, "clause": None})
    if clause == OF_THE_PROMPT:
        clause = prompt["clause"]
    known: dict[str, Any] = {"seat": state.actor, "found": str(move), "question": prompt["type"]}
    args = {name: known[name] for name in wanted}
    return IllegalMove(f"refused-{text}", room="gatsby", clause=clause, **args)
