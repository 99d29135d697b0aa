"""Why a move is refused."""

from coterie.engine.errors import IllegalMove
from nim.state import MOST, NimState


def refusal(state: NimState, seat: int, move: int) -> IllegalMove:
    if seat not in state.to_act:
        return IllegalMove("refused-turn", room="nim", clause="NIM-1")
    return IllegalMove("refused-take", room="nim", clause="NIM-1", most=min(MOST, state.matches))
