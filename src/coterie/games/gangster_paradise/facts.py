"""What is printed on the boards of Gangster Paradise and not in its file, for screens."""

from typing import Any

from coterie.games.gangster_paradise.board import RANKS, WHEN, Board
from coterie.games.gangster_paradise.rules.laundering import RED_FOR_ONE_WHITE
from coterie.games.gangster_paradise.rules.recruitment import PROMOTION, RANK_CLAUSES

# The clause that a screen shows for each phase: what happens in it.
PHASE_CLAUSES = ("GP-DEL-1", "GP-BM-1", "GP-SAL-1", "GP-REC-1", "GP-LAU-2")


def facts(board: Board) -> dict[str, Any]:
    return {
        "phases": dict(zip(WHEN[1:], PHASE_CLAUSES, strict=True)),
        "ranks": dict(zip(RANKS, RANK_CLAUSES, strict=True)),
        "promotion": PROMOTION,  # of the lower rank are needed
        "red_for_one_white": RED_FOR_ONE_WHITE,
    }
