"""Positions to test from, and moves in a short notation.

The usual position lays Cabaret tile n in slot n, unturned:

    bonuses  A1 force, B2 finance, C3 swap_characters, D1 swap_characters, E2 finance,
             F3 swap_tokens, A4 swap_tokens, C4 finance, C6 force, D4 swap_tokens, E5 force,
             F6 swap_characters
    stars    A3, F2, B5, F4

and puts the characters of the five suits one after the other on the places, in their order.
"""

from typing import Any

import coterie
from coterie.engine.errors import CoterieError
from coterie.engine.state import State
from coterie.engine.texts import LANGUAGES
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import TILES
from coterie.games.gatsby.state import GatsbyState

GAME = coterie.game("gatsby")
D, J = 0, 1  # Dorothy and James

SUITS = ("yellow", "purple", "red", "blue", "green")
DEALT = {place: f"{SUITS[n % 5]}-{n // 5 + 1}" for n, place in enumerate(PLACES)}
FACE_UP = ["cabaret-left", "cabaret-right", "finance-1", "finance-4", "race-1", "race-5"]
FACE_DOWN = [place for place in PLACES[:12] if place not in FACE_UP]
FIELDS = {"place": "space", "token": "space", "character": "place", "tile": "tile"}


def position_json(knows: tuple[list[str], list[str]] = ([], []), **changes: Any) -> dict[str, Any]:
    """The usual position with changes. What follows from them is filled in: closed rows, the
    pile, and beliefs that know the face-up and own won characters and those of `knows`."""
    obj: dict[str, Any] = {
        "rules": 2, "supply": 20, "dice": [1, 2, 3, 4], "layout": [0, 4, 8, 12],
        "tokens": [[], ["B5"]], "levels": [0, 0],
        "characters": DEALT, "face_up": FACE_UP, "won": [[], []],
        "drawn": [], "slots": [None, None], "aside": [[], []], "discards": [[], []],
        "used": [], "using": None,
        "active": D, "actor": D, "action": -1, "force": False, "changed": False,
        "revealed": False, "idle": 0, "agenda": [], "step": "", "link": None, "rows": [],
        "first": -1, "second": -1, "asked": "action", "result": None,
        **changes,
    }  # fmt: skip
    won = obj["won"]
    obj.setdefault("closed", sorted(int(p[-1]) for p in won[0] + won[1] if p.startswith("race")))
    gone = {*obj["drawn"], *obj["slots"], *obj["used"], obj["using"]}
    gone.update(*obj["aside"], *obj["discards"])
    obj.setdefault("pile", [tile for tile in TILES if tile not in gone])
    obj.setdefault(
        "beliefs",
        [
            [{p: c for p, c in obj["characters"].items() if p in {*obj["face_up"], *won[s], *seen}}]
            for s, seen in enumerate(knows)
        ],
    )
    return obj


def position(**changes: Any) -> GatsbyState:
    state = GAME.from_json(position_json(**changes))
    assert isinstance(state, GatsbyState)
    return state


def dealt(**at: str) -> dict[str, str]:
    """The usual characters with some at other places (`race_1="red-1"`), changing places with
    those that were there."""
    deal = dict(DEALT)
    for word, character in at.items():
        place = word.replace("_", "-")
        other = next(p for p, c in deal.items() if c == character)
        deal[place], deal[other] = deal[other], deal[place]
    return deal


def move_json(words: str) -> dict[str, str]:
    """The JSON of a move in short notation: "place B1", "action race_race", "pass"."""
    type_, *value = words.split()
    return {"type": type_, **({FIELDS.get(type_, type_): value[0]} if value else {})}


def play(state: State, *moves: str) -> State:
    """Let whoever is to act make these moves."""
    for words in moves:
        (seat,) = state.to_act
        state.apply(seat, GAME.move_from_json(move_json(words)))
    return state


def offers(state: State) -> list[str]:
    """What is open to whoever is to act, in short notation."""
    (seat,) = state.to_act
    assert state.legal(1 - seat) == []
    return [" ".join(GAME.move_to_json(move).values()) for move in state.legal(seat)]


def spaces(state: State) -> str:
    """The spaces on offer for a token (placed or swapped), and whether one may pass."""
    return " ".join(words.split()[-1] for words in offers(state))


def prompt(state: State) -> tuple[int, str]:
    """Who is asked what."""
    (found,) = state.view(None)["prompts"]
    assert state.to_act == (found["seat"],)
    return found["seat"], found["type"]


def changes(state: State, *moves: str) -> dict[str, Any]:
    """The fields of the position that the moves change, as they are afterwards."""
    before = state.to_json()
    after = play(state, *moves).to_json()
    return {field: value for field, value in after.items() if value != before[field]}


def events(state: State, *moves: str) -> list[tuple[int, dict[str, Any]]]:
    """What the moves make happen: who may see it (bits), and what."""
    state.events = []
    play(state, *moves)
    return [(raw[1], GAME.event_to_json(raw)) for raw in state.events]


def seen_character(state: State, seat: int | None, place: str) -> str | None:
    """The character that a seat sees or remembers at a place."""
    found: str | None = _character(state, seat, place)["character"]
    return found


def maybe(state: State, seat: int, place: str) -> list[str]:
    """The characters that a seat believes may be at a place."""
    found: list[str] = _character(state, seat, place)["maybe"]
    return found


def one_sentence(error: CoterieError) -> None:
    """The error says what is wrong in one sentence, in every language."""
    for lang in LANGUAGES:
        text = error.say(lang)
        assert text.endswith((".", ".”", ". »")), text
        assert text != error.id
        assert "{" not in text.replace("{'", ""), text


def _character(state: State, seat: int | None, place: str) -> dict[str, Any]:
    return next(c for c in state.view(seat)["characters"] if c["place"] == place)
