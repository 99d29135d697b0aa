"""What is printed on the board and the cards of Edgar & Lucien, and the clauses behind what is
drawn, for screens."""

from typing import Any

from coterie.engine.bits import elements
from coterie.games.edgar_lucien.board import PLACES, Board, Map
from coterie.games.edgar_lucien.position import (
    ACTION_PHASE,
    ACTIONS,
    CARD_NAMES,
    CONDITIONS,
    PHASES,
    SETUP,
    TURNS,
)
from coterie.games.edgar_lucien.rules.victory import CONDITIONS_TO_WIN

CARD_CLAUSES = {name: f"EL-CARD-{number}" for number, name in enumerate(CARD_NAMES, 1)}
ACTION_CLAUSES = dict(zip(ACTIONS, (
    "EL-EDG-6", "EL-EDG-7", "EL-EDG-8", "EL-EDG-9", "EL-LUC-3", "EL-LUC-4", "EL-LUC-5", "EL-LUC-7",
), strict=True))  # fmt: skip
CONDITION_CLAUSES = dict(
    zip(CONDITIONS, ("EL-WIN-2", "EL-WIN-3", "EL-WIN-4", "EL-WIN-5"), strict=True)
)
CLAUSES = {
    "map": "EL-SET-1", "first": "EL-SET-5", "period": "EL-PER-1", "wheel": "EL-MOV-1",
    "revealed": "EL-MOV-2", "way": "EL-MOV-3", "confirmed": "EL-HID-2", "hidden": "EL-HID-1",
    "rob": "EL-EDG-1", "bodyguard": "EL-EDG-2", "buy_from_city": "EL-LUC-1",
    "buy_from_player": "EL-LUC-2", "token": "EL-LUC-8", "administration": "EL-ACT-2",
    "once": "EL-ACT-3", "cost": "EL-EDG-5", "heritage": "EL-LUC-4", "pile": "EL-CARD-14",
    "popularity": "EL-BND-1", "taxes": "EL-TAX-1", "governor": "EL-GOV-1", "auction": "EL-GOV-2",
    "governor_plays_last": "EL-GOV-4", "victory": "EL-WIN-1",
}  # fmt: skip


def facts(board: Board) -> dict[str, Any]:
    places = len(PLACES)
    taxed = CLAUSES["taxes"]
    return {
        "phases": [phase for number, phase in enumerate(PHASES) if number != SETUP],
        "phases_of_a_turn": list(PHASES[SETUP + 1 : ACTION_PHASE + 1]),
        "turns": TURNS,
        "conditions_to_win": CONDITIONS_TO_WIN,
        "administrations": {
            place: {"edgar": ACTIONS[n], "lucien": ACTIONS[places + n]}
            for n, place in enumerate(PLACES)
        },
        "actions": ACTION_CLAUSES,
        "cards": CARD_CLAUSES,
        "conditions": CONDITION_CLAUSES,
        "types": {"administration": CLAUSES["administration"], "ivory": taxed, "steel": taxed},
        "characters": {"edgar": CLAUSES["rob"], "lucien": CLAUSES["buy_from_city"]},
        "clauses": CLAUSES,
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
