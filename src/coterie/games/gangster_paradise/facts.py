"""What is printed on the boards of Gangster Paradise and not in its file, for screens."""

from typing import Any

from coterie.games.gangster_paradise.board import RANKS, WHEN, Board
from coterie.games.gangster_paradise.rules.laundering import RED_FOR_ONE_WHITE
from coterie.games.gangster_paradise.rules.recruitment import PROMOTION, RANK_CLAUSES

# The clause that a screen shows for each phase: what happens in it.
PHASE_CLAUSES = ("GP-DEL-1", "GP-BM-1", "GP-SAL-1", "GP-REC-1", "GP-LAU-2")
# The clauses behind what lies on the table.
THING_CLAUSES = {
    "bank": "GP-SET-1", "bidder": "GP-BM-1", "bluffed": "GP-BM-3", "clan": "GP-SET-1",
    "count": "GP-WIN-1", "discards": "GP-EXE-3", "executant": "GP-EXE-1",
    "executant_not_now": "GP-EXE-4", "executant_waiting": "GP-EXE-2", "executants": "GP-SET-3",
    "first_player": "GP-RND-2", "laundered": "GP-LAU-4", "laundering": "GP-LAU-2",
    "market_card": "GP-BM-7", "market_red": "GP-BM-5", "money": "GP-NEG-4",
    "next_market": "GP-BM-6", "no_credit": "GP-NEG-2", "offer": "GP-NEG-3", "pile": "GP-DEL-5",
    "primary": "GP-DEL-1", "rounds": "GP-RND-1", "salaries": "GP-LAU-3", "sale": "GP-SAL-1",
    "secondary": "GP-DEL-2", "soldiers": "GP-DEL-3", "unpaid": "GP-DEL-4",
}  # fmt: skip


def facts(board: Board) -> dict[str, Any]:
    return {
        "phases": dict(zip(WHEN[1:], PHASE_CLAUSES, strict=True)),
        "ranks": dict(zip(RANKS, RANK_CLAUSES, strict=True)),
        "clauses": THING_CLAUSES,
        "promotion": PROMOTION,  # of the lower rank are needed
        "red_for_one_white": RED_FOR_ONE_WHITE,
    }
