"""What a seat may see of a game of Gatsby (GA-HID)."""

from functools import cache
from typing import Any

from coterie.engine.bits import count, elements
from coterie.games.gatsby.board import BONUSES, Board
from coterie.games.gatsby.hidden.belief import UNKNOWN, at
from coterie.games.gatsby.moves import PLACES, character_name, space_name, space_names
from coterie.games.gatsby.position import ACTIONS, BOARD_PLACES, SPECIAL, TILES, UNLIMITED
from coterie.games.gatsby.questions import (
    EXCHANGE,
    KEEP,
    QUESTIONS,
    SECOND,
    STAY,
    STEPS,
    TAKE,
    THEIRS,
    TOKEN,
)
from coterie.games.gatsby.rules.ending import prestige
from coterie.games.gatsby.state import GatsbyState


def _names(bits: int) -> list[str]:
    return [tile for number, tile in enumerate(TILES) if bits >> number & 1]


def prompts(state: GatsbyState) -> list[dict[str, Any]]:
    """What is asked, as everybody may know it."""
    return [_prompt(state)] if state.to_act else []


def _prompt(state: GatsbyState) -> dict[str, Any]:
    name, _, clause = QUESTIONS[state.question]
    prompt: dict[str, Any] = {"type": name, "seat": state.actor}
    if state.question == TOKEN:
        step, clause = STEPS[state.step]
        prompt["type"] = f"token_{step}"
        prompt["step"] = step
    elif state.question == THEIRS:
        prompt["space"] = space_name(state.board, state.first)
    elif state.question == SECOND:
        prompt["place"] = PLACES[state.first]
    elif state.question == EXCHANGE:
        prompt["places"] = [PLACES[state.first], PLACES[state.second]]
    return {**prompt, "clause": clause}


def action_space(state: GatsbyState) -> dict[str, Any] | None:
    """Where the Action token stands."""
    if state.action < 0:
        return None
    if state.action < SPECIAL:
        return {"action": ACTIONS[state.action]}
    return {"action": "special", "seat": state.action - SPECIAL}


@cache
def _character_forms(board: Board) -> list[list[dict[str, Any]]]:
    """Each place in every form it can take while no doubt is left, made once for all tables."""
    names = [character_name(board, character) for character in range(len(PLACES))]
    return [
        [
            {
                "place": place,
                "on_board": on_board,
                "owner": owner,
                "face_up": face_up,
                "character": name,
                "maybe": [],
            }
            for on_board in (False, True)
            for owner in (None, 0, 1)
            for face_up in (False, True)
            for name in (*names, None)
        ]
        for place in PLACES
    ]


def _characters(state: GatsbyState, seat: int | None) -> list[dict[str, Any]]:
    """What the seat may know of the character that belongs to each place."""
    over = state.result is not None
    belief = [] if seat is None else state.belief(seat)
    places = len(PLACES) if over else BOARD_PLACES
    shown = []
    for place, forms in enumerate(_character_forms(state.board)[:places]):
        face_up = (state.face_up >> place) & 1
        known: int = UNKNOWN
        maybe: set[int] = set()
        if face_up or over:
            known = at(state.characters, place)
        elif len(belief) == 1:
            known = at(belief[0], place)
        elif belief:
            maybe = {at(world, place) for world in belief}
            if len(maybe) == 1:
                known = maybe.pop()
        on_board = (state.present >> place) & 1
        owner = 1 if state.won0 >> place & 1 else 2 if state.won1 >> place & 1 else 0
        form = forms[((on_board * 3 + owner) * 2 + face_up) * 16 + known]
        if maybe:
            names = sorted(character_name(state.board, c) for c in maybe if c != UNKNOWN)
            form = {**form, "maybe": names}
        shown.append(form)
    return shown


def _tiles(state: GatsbyState, seat: int | None) -> dict[str, Any]:
    """The special tiles as the seat may see them."""
    over = state.result is not None
    choosing = state.question in (KEEP, TAKE, STAY)
    sees_drawn = choosing and seat == state.actor
    return {
        "pile": state.pile_size,
        "drawn": _names(state.drawn) if sees_drawn else [],
        "drawn_count": count(state.drawn),
        "using": TILES[state.using] if state.using >= 0 else None,
        "used": _names(state.used),
        "slots": [TILES[slot] if slot >= 0 else None for slot in (state.slot0, state.slot1)],
        "aside": [_names(state.aside0), _names(state.aside1)],
        "discards": [
            _names(state.discards(other)) if other == seat or over else None for other in (0, 1)
        ],
        "discard_counts": [count(state.discards(other)) for other in (0, 1)],
    }


@cache
def _space_forms(board: Board) -> list[list[dict[str, Any]]]:
    """Each space in every form it can take, made once for all tables."""
    return [
        [
            {"space": name, "bonus": bonus, "star": star, "token": token}
            for bonus in (None, *BONUSES)
            for star in (False, True)
            for token in (None, 0, 1)
        ]
        for name in space_names(board)
    ]


def _spaces(state: GatsbyState) -> list[dict[str, Any]]:
    """The spaces of the Cabaret and the Racetrack, with what lies on them."""
    forms, stars = _space_forms(state.board), state.stars
    tokens = [0] * len(forms)
    for seat in (0, 1):
        for space in elements(state.tokens(seat)):
            tokens[space] = seat + 1
    return [
        forms[space][(2 * bonus + (stars >> space & 1)) * 3 + tokens[space]]
        for space, bonus in enumerate(state.bonus)
    ]


def _for_all(state: GatsbyState) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "game": "gatsby",
        "players": 2,
        "to_act": list(state.to_act),
        "may_act": [],
        "prompts": prompts(state),
        "result": state.result.to_json() if state.result else None,
        "active": state.active,
        "action": action_space(state),
        "force": state.force,
        "layout": [{"tile": laid // 4, "turns": laid % 4} for laid in state.layout],
        "spaces": _spaces(state),
        "closed": [row + 1 for row in range(5) if state.closed >> row & 1],
        "idle": state.idle,
        "levels": [state.level0, state.level1],
        "supply": [
            state.supply - count(state.tokens(seat)) if state.supply < UNLIMITED else None
            for seat in (0, 1)
        ],
    }


def _for_seat(state: GatsbyState, seat: int | None) -> dict[str, Any]:
    """What depends on who looks."""
    over = state.result is not None
    return {
        "seat": seat,
        "characters": _characters(state, seat),
        "tiles": _tiles(state, seat),
        "prestige": [prestige(state, s) if over or s == seat else None for s in (0, 1)],
    }


def views(state: GatsbyState, seats: list[int | None]) -> list[dict[str, Any]]:
    shared = _for_all(state)
    return [{**shared, **_for_seat(state, seat)} for seat in seats]
