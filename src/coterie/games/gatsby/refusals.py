"""Why a move is refused, in words, and the clause behind it."""

from typing import Any

from coterie.engine.errors import IllegalMove
from coterie.games.gatsby import reasons
from coterie.games.gatsby.state import GatsbyState

ASKED = "clause of what is asked"
# The text `refused-…`, the clause, and the arguments of the text.
REFUSALS: dict[int, tuple[str, str | None, tuple[str, ...]]] = {
    reasons.OVER: ("over", "GA-END-2", ()),
    reasons.NOT_YOURS: ("turn", "GA-TURN-1", ("seat",)),
    reasons.NO_SUCH_MOVE: ("unknown", None, ("found",)),
    reasons.OTHER_QUESTION: ("other-question", ASKED, ("question",)),
    reasons.MUST: ("must", "GA-TURN-4", ("question",)),
    reasons.NO_TILE: ("no-tile", "GA-TURN-2", ()),
    reasons.SAME_ACTION: ("same-action", ASKED, ()),
    reasons.OCCUPIED: ("occupied", ASKED, ()),
    reasons.NOT_CABARET: ("not-cabaret", ASKED, ()),
    reasons.NOT_NEXT: ("not-next", ASKED, ()),
    reasons.NOT_RACETRACK: ("not-racetrack", ASKED, ()),
    reasons.CLOSED: ("closed", "GA-RACE-3", ()),
    reasons.SAME_ROW: ("same-row", ASKED, ()),
    reasons.NOT_LEFTMOST: ("not-leftmost", "GA-RACE-1", ()),
    reasons.NOT_OFFERED: ("not-offered", ASKED, ("question",)),
}


def refusal(state: GatsbyState, seat: int, move: int) -> IllegalMove:
    text, clause, wanted = REFUSALS[state.reason(seat, move)]
    prompt = next(iter(state.prompts), {"type": None, "clause": None})
    if clause == ASKED:
        clause = prompt["clause"]
    known: dict[str, Any] = {"seat": state.actor, "found": str(move), "question": prompt["type"]}
    args = {name: known[name] for name in wanted}
    return IllegalMove(f"refused-{text}", room="gatsby", clause=clause, **args)
