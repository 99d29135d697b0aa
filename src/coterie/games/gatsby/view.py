"""What a seat may see of a game of Gatsby (GA-HID)."""

from typing import Any

from coterie.engine.bits import elements
from coterie.games.gatsby.belief import UNKNOWN, at
from coterie.games.gatsby.board import BONUSES
from coterie.games.gatsby.moves import PLACES, character_name, space_name, space_names
from coterie.games.gatsby.state import (
    ACTIONS,
    KEEP,
    QUESTIONS,
    SPECIAL,
    STAY,
    STEPS,
    TAKE,
    TILES,
    GatsbyState,
)

# The clause behind each question; a question about a token has its step's.
CLAUSES = {
    "keep": "GA-SET-6", "star": "GA-SET-6", "action": "GA-TURN-2", "force": "GA-BON-3",
    "mine": "GA-BON-4", "theirs": "GA-BON-4", "first": "GA-BON-6", "second": "GA-BON-6",
    "exchange": "GA-BON-6", "advance": "GA-BON-2", "draw": "GA-BON-7", "take": "GA-BON-7",
    "stay": "GA-BON-7",
}  # fmt: skip
STEP_CLAUSES = {
    "next": "GA-CAB-1", "link": "GA-SP-13", "any": "GA-SP-4", "race": "GA-RACE-1",
    "row": "GA-SP-8", "race_any": "GA-SP-11", "may_place": "GA-BON-5",
}  # fmt: skip


def _names(bits: int) -> list[str]:
    return [tile for number, tile in enumerate(TILES) if bits >> number & 1]


def prompt(state: GatsbyState) -> dict[str, Any] | None:
    """What is asked, as everybody may know it."""
    if not state.to_act:
        return None
    question = QUESTIONS[state.asked]
    asks: dict[str, Any] = {"type": question, "seat": int(state.actor)}
    if question == "token":
        step = STEPS[state.step]
        return {**asks, "type": f"token_{step}", "step": step, "clause": STEP_CLAUSES[step]}
    if question == "theirs":
        asks["space"] = space_name(state.board, state.first)
    if question == "second":
        asks["place"] = PLACES[state.first]
    if question == "exchange":
        asks["places"] = [PLACES[state.first], PLACES[state.second]]
    return {**asks, "clause": CLAUSES[question]}


def action_space(state: GatsbyState) -> dict[str, Any] | None:
    """Where the Action token stands."""
    if state.action < 0:
        return None
    if state.action < SPECIAL:
        return {"action": ACTIONS[state.action]}
    return {"action": "special", "seat": int(state.action) - SPECIAL}


def _character(state: GatsbyState, place: int, seat: int | None) -> dict[str, Any]:
    """What the seat may know of the character that belongs to a place."""
    over = state.result is not None
    face_up = bool(state.face_up >> place & 1)
    owner = 0 if state.won0 >> place & 1 else 1 if state.won1 >> place & 1 else None
    known: str | None = None
    maybe: list[str] = []
    if face_up or over:
        known = character_name(state.board, at(state.characters, place))
    elif seat is not None:
        there = {at(world, place) for world in state.belief(seat)}
        if len(there) == 1 and UNKNOWN not in there:
            known = character_name(state.board, there.pop())
        elif len(there) > 1:
            maybe = sorted(character_name(state.board, c) for c in there if c != UNKNOWN)
    return {
        "place": PLACES[place],
        "on_board": bool(state.present >> place & 1),
        "owner": owner,
        "face_up": face_up,
        "character": known,
        "maybe": maybe,
    }


def _tiles(state: GatsbyState, seat: int | None) -> dict[str, Any]:
    """The special tiles as the seat may see them."""
    over = state.result is not None
    choosing = state.asked in (KEEP, TAKE, STAY)
    sees_drawn = choosing and seat == state.actor
    return {
        "pile": int(state.pile_size),
        "drawn": _names(state.drawn) if sees_drawn else [],
        "drawn_count": int(state.drawn).bit_count(),
        "using": TILES[state.using] if state.using >= 0 else None,
        "used": _names(state.used),
        "slots": [TILES[slot] if slot >= 0 else None for slot in (state.slot0, state.slot1)],
        "aside": [_names(state.aside0), _names(state.aside1)],
        "discards": [
            _names(state.discards(other)) if other == seat or over else None for other in (0, 1)
        ],
        "discard_counts": [int(state.discards(other)).bit_count() for other in (0, 1)],
    }


def _spaces(state: GatsbyState) -> list[dict[str, Any]]:
    """The spaces of the Cabaret and the Racetrack, with what lies on them."""
    names, stars = space_names(state.board), state.stars
    owners: list[int | None] = [None] * len(state.bonus)
    for seat in (0, 1):
        for space in elements(state.tokens(seat)):
            owners[space] = seat
    return [
        {
            "space": names[space],
            "bonus": BONUSES[bonus - 1] if bonus else None,
            "star": bool(stars >> space & 1),
            "token": owners[space],
        }
        for space, bonus in enumerate(state.bonus)
    ]


def _for_all(state: GatsbyState) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "game": "gatsby",
        "players": 2,
        "to_act": list(state.to_act),
        "may_act": [],
        "prompt": prompt(state),
        "result": state.result.to_json() if state.result else None,
        "active": int(state.active),
        "action": action_space(state),
        "force": bool(state.force),
        "layout": [{"tile": laid // 4, "turns": laid % 4} for laid in state.layout],
        "spaces": _spaces(state),
        "closed": [row + 1 for row in range(5) if state.closed >> row & 1],
        "idle": int(state.idle),
        "levels": [int(state.level0), int(state.level1)],
        "supply": [
            int(state.supply) - int(state.tokens(s)).bit_count() if state.supply < 100 else None
            for s in (0, 1)
        ],
    }


def _for_seat(state: GatsbyState, seat: int | None) -> dict[str, Any]:
    """What depends on who looks."""
    over = state.result is not None
    places = range(15 if over else 12)
    return {
        "seat": seat,
        "characters": [_character(state, place, seat) for place in places],
        "tiles": _tiles(state, seat),
        "prestige": [int(state.prestige(s)) if over or s == seat else None for s in (0, 1)],
    }


def views(state: GatsbyState, seats: list[int | None]) -> list[dict[str, Any]]:
    shared = _for_all(state)
    return [{**shared, **_for_seat(state, seat)} for seat in seats]
