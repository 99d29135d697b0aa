"""What is printed on the board and the cards of Edgar & Lucien, for screens."""

from typing import Any

from coterie.engine.bits import elements
from coterie.games.edgar_lucien.board import PLACES, Board, Map
from coterie.games.edgar_lucien.moves import COGS, POINTS
from coterie.games.edgar_lucien.state import (
    ACTIONS,
    CITY_PRICE,
    CONDITIONS,
    CONDITIONS_TO_WIN,
    EDGAR_COST,
    FULL,
    PHASES,
    PLAYER_PRICE,
    SUPPORT_COST,
    TURNS,
)
from coterie.games.edgar_lucien.view import CARD_CLAUSES

ACTION_CLAUSES = (
    "EL-EDG-6", "EL-EDG-7", "EL-EDG-8", "EL-EDG-9", "EL-LUC-3", "EL-LUC-4", "EL-LUC-5", "EL-LUC-7",
)  # fmt: skip
CONDITION_CLAUSES = ("EL-WIN-2", "EL-WIN-3", "EL-WIN-4", "EL-WIN-5")


def facts(board: Board) -> dict[str, Any]:
    places = len(PLACES)
    edgar, support = int(EDGAR_COST) * POINTS, int(SUPPORT_COST) * POINTS
    costs = [edgar] * places + [0] * (places - 1) + [support]
    return {
        "phases": [phase for phase in PHASES if phase != "setup"],
        "turns": int(TURNS),
        "most_popularity": int(FULL) * POINTS,
        "conditions_to_win": int(CONDITIONS_TO_WIN),
        "district_price": {"city": int(CITY_PRICE) * COGS, "player": int(PLAYER_PRICE) * COGS},
        "administrations": {
            place: {"edgar": ACTIONS[n], "lucien": ACTIONS[places + n]}
            for n, place in enumerate(PLACES)
        },
        "actions": {
            action: {"popularity": cost, "clause": clause}
            for action, cost, clause in zip(ACTIONS, costs, ACTION_CLAUSES, strict=True)
        },
        "cards": CARD_CLAUSES,
        "conditions": dict(zip(CONDITIONS, CONDITION_CLAUSES, strict=True)),
        "ways": {here.id: _ways(board, here) for here in board.maps},
    }


def _ways(board: Board, here: Map) -> dict[str, dict[str, list[str]]]:
    """Where each sector of the wheel leads from each district; none: nowhere."""
    return {
        board.districts[n]: {
            sector: [board.districts[to] for to in elements(ways)]
            for number, sector in enumerate(board.sectors)
            if (ways := here.ways[number * here.size + n])
        }
        for n in elements(here.every)
    }
