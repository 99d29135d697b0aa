"""What the game is made of, and the clause behind each thing that is drawn, for screens."""

from typing import Any

from coterie.games.gatsby.board import BONUSES, Board
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import ACTIONS, SPECIAL, TILES
from coterie.games.gatsby.questions import step_names
from coterie.games.gatsby.rules.turn import MAIN_STEPS, TILE_STEPS

CLAUSES = {
    **{f"bonus-{bonus}": f"GA-BON-{number}" for number, bonus in enumerate(BONUSES, 2)},
    **{f"action-{action}": f"GA-ACT-{n}" for n, action in enumerate(ACTIONS[:SPECIAL], 1)},
    **{f"tile-{tile}": f"GA-SP-{number}" for number, tile in enumerate(TILES, 1)},
    **{f"place-{place}": "GA-FIN-2" for place in PLACES if place.startswith("finance")},
    **{f"place-{place}": "GA-RACE-2" for place in PLACES if place.startswith("race")},
    "place-cabaret-left": "GA-CAB-2",
    "place-cabaret-right": "GA-CAB-2",
    "place-cabaret-bottom": "GA-CAB-3",
    "character-won": "GA-END-1",
    "location-cabaret": "GA-CAB-1",
    "location-finance": "GA-FIN-1",
    "location-race": "GA-RACE-1",
    "table": "GA-CAB-1",
    "star": "GA-CAB-3",
    "side": "GA-CAB-2",
    "level": "GA-FIN-1",
    "balcony": "GA-FIN-4",
    "stall": "GA-RACE-1",
    "row-open": "GA-RACE-2",
    "row-closed": "GA-RACE-3",
    "action-token": "GA-TURN-2",
    "ascension-token": "GA-FIN-1",
    "supply": "GA-MAT-1",
    "slot": "GA-BON-7",
    "tile-aside": "GA-END-3",
}


def facts(board: Board) -> dict[str, Any]:
    actions = ACTIONS[:SPECIAL]
    steps = zip((*actions, *TILES), MAIN_STEPS + TILE_STEPS, strict=True)
    return {
        "actions": actions,
        "bonuses": BONUSES,
        "tiles": TILES,
        "steps": {name: step_names(agenda) for name, agenda in steps},
        "clauses": CLAUSES,
    }
