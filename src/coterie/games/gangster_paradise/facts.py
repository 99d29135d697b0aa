"""What is printed on the boards of Gangster Paradise and not in its file, for screens."""

from typing import Any

from coterie.games.gangster_paradise.board import RANKS, WHEN
from coterie.games.gangster_paradise.state import PROMOTION
from coterie.games.gangster_paradise.view import RANK_CLAUSES

PHASE_CLAUSES = ("GP-DEL-1", "GP-BM-1", "GP-SAL-1", "GP-REC-1", "GP-LAU-2")

FACTS: dict[str, Any] = {
    "phases": dict(zip(WHEN[1:], PHASE_CLAUSES, strict=True)),
    "ranks": dict(zip(RANKS, RANK_CLAUSES, strict=True)),
    "promotion": int(PROMOTION),  # of the lower rank are needed
    "red_for_one_white": 2,
}
