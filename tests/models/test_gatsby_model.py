"""The engine's Gatsby beside the model's, decision by decision."""

import json
import random
from typing import Any

import pytest

import coterie
from coterie.engine.state import State

from .gatsby import (
    LEVELS,
    MAIN_ACTIONS,
    PLACES,
    RACE_SPACES,
    ROWS,
    TOP,
    Gatsby,
    cabaret_faults,
    deal_faults,
)
from .players import differences, pick, seeds, written

GAME = coterie.game("gatsby")

# What the engine keeps and the model does not speak of, each with the reason.
NOT_COMPARED = {
    "rules": "the version of the rules, no part of the clauses",
    "dice": "the generator behind chance",
    "layout": "how the Cabaret tiles are numbered; what they show is checked at the deal",
    "revealed": "whether the move can be taken back: a promise of the contract, not a clause",
    # What is still to be done in the turn: the model keeps it as where its generators stand. The
    # questions asked and the moves offered show at every decision whether the two agree.
    "agenda": "the steps still to be done",
    "step": "the step being done",
    "link": "the last token of a linked action",
    "rows": "the rows used by an action",
    "first": "the first of two things chosen",
    "second": "the second of two things chosen",
    "asked": "the question, compared by its name in the prompts",
}


def sit_down(state: State) -> Gatsby:
    """A model of the position just dealt; what chance brought is read and checked."""
    dealt = state.to_json()
    spaces = {space["space"]: space for space in state.view(None)["spaces"]}
    printed = {
        name: "star" if space["star"] else space["bonus"] or ""
        for name, space in spaces.items()
        if not name.startswith("R")
    }
    pile = dealt["drawn"] + dealt["pile"]
    assert not cabaret_faults(printed)
    assert not deal_faults(dealt["characters"], pile)
    supply = dealt["supply"] if isinstance(dealt["supply"], int) else None
    return Gatsby(supply, printed, dealt["characters"], pile, dealt["active"])


def worlds(possible: list[dict[str, str]]) -> list[str]:
    """Arrangements held possible, in one order, each once."""
    return sorted({json.dumps(world, sort_keys=True) for world in possible})


def position(model: Gatsby) -> dict[str, Any]:
    """The model's position in the form of the engine's."""
    characters = {**model.board, **model.won[0], **model.won[1], **model.out}
    lying_up = [place for place in PLACES if characters[place] in model.face_up]
    action = -1  # before the first
    if model.action == "special":
        action = len(MAIN_ACTIONS) + model.action_by
    elif model.action:
        action = MAIN_ACTIONS.index(model.action)
    return {
        "supply": model.tokens_each or "unlimited",
        "tokens": [sorted(s for s, owner in model.token.items() if owner == i) for i in (0, 1)],
        "levels": model.level,
        "closed": sorted(model.closed),
        "characters": characters,
        "face_up": sorted(lying_up),
        "won": [sorted(won) for won in model.won],
        "beliefs": [worlds(possible) for possible in model.possible],
        "pile": model.pile,
        "drawn": sorted(model.drawn),
        "slots": model.slot,
        "aside": [sorted(tiles) for tiles in model.aside],
        "discards": [sorted(tiles) for tiles in model.discards],
        "used": sorted(model.used),
        "using": model.using,
        "active": model.active,
        "actor": model.question["seat"] if model.question else None,
        "action": action,
        "force": model.force,
        "changed": model.changed,
        "idle": model.idle,
        "result": model.result,
    }


def engine_position(state: State) -> dict[str, Any]:
    """The engine's, with what has no order of its own in one order."""
    found = {key: value for key, value in state.to_json().items() if key not in NOT_COMPARED}
    for name in ("tokens", "won", "aside", "discards"):
        found[name] = [sorted(things) for things in found[name]]
    for name in ("face_up", "closed", "drawn", "used"):
        found[name] = sorted(found[name])
    found["beliefs"] = [worlds(possible) for possible in found["beliefs"]]
    if not state.to_act:
        found["actor"] = None
    return found


def sight(model: Gatsby, seat: int | None) -> dict[str, Any]:
    """GA-HID-1, GA-HID-2: what the seat (None: a spectator) may know of characters and tiles."""
    characters = {**model.board, **model.won[0], **model.won[1]}
    possible = [{}] if seat is None else model.possible[seat]
    seen = {}
    for place, character in characters.items():
        thought = {world.get(place) for world in possible}
        if character in model.face_up:
            thought = {character}
        certain = thought.pop() if len(thought) == 1 else None
        seen[place] = {
            "owner": next((i for i in (0, 1) if place in model.won[i]), None),
            "face_up": character in model.face_up,
            "character": certain,
            "maybe": sorted(character for character in thought if character),
        }
    chooser = model.question["seat"] if model.question else None
    return {
        "characters": seen,
        "prestige": [model.prestige(i) if i == seat else None for i in (0, 1)],
        "supply": [model.supply(0), model.supply(1)],
        "tiles": {
            "pile": len(model.pile),
            "drawn": sorted(model.drawn) if seat == chooser else [],
            "discards": [sorted(model.discards[i]) if i == seat else None for i in (0, 1)],
        },
    }


def engine_sight(view: dict[str, Any]) -> dict[str, Any]:
    tiles = view["tiles"]
    return {
        "characters": {
            seen["place"]: {
                "owner": seen["owner"],
                "face_up": seen["face_up"],
                "character": seen["character"],
                "maybe": sorted(seen["maybe"]),
            }
            for seen in view["characters"]
        },
        "prestige": view["prestige"],
        "supply": view["supply"],
        "tiles": {
            "pile": tiles["pile"],
            "drawn": sorted(tiles["drawn"]),
            "discards": [None if t is None else sorted(t) for t in tiles["discards"]],
        },
    }


def compare(model: Gatsby, state: State) -> list[str]:
    """All in which the two disagree."""
    question = model.question
    found = differences(position(model), engine_position(state))
    if question is not None:  # afterwards everything is shown (GA-SET-2)
        for seat, view in zip((0, 1, None), state.views([0, 1, None]), strict=True):
            found += differences(sight(model, seat), engine_sight(view), f"seen by {seat}: ")
    to_act = [] if question is None else [question["seat"]]
    found += differences(to_act, list(state.to_act), "to_act")
    if question is not None and to_act == list(state.to_act):
        prompts = [prompt["type"] for prompt in state.prompts]
        found += differences([question["type"]], prompts, "prompts")
        legal = [GAME.move_to_json(move) for move in state.legal(question["seat"])]
        found += differences(written(question["moves"]), written(legal), "legal")
    return found


def scatter(rng: random.Random, model: Gatsby) -> bool:
    """Put the table in the middle of a game that might have been, as a turn begins; whether the
    game is still open then. Late and crowded positions are rare in games from the beginning."""
    model.action = rng.choice([None, *MAIN_ACTIONS])
    model.active = rng.randrange(2)
    for row in ROWS:
        fill = rng.randint(0, len(RACE_SPACES[row]))
        if fill == len(RACE_SPACES[row]):
            model.closed.append(row)
            model.award(rng.randrange(2), f"race-{row}")
            if "special" in ROWS[row]:
                draw_three(rng, model)
        else:
            for space in RACE_SPACES[row][:fill]:
                put_any(rng, model, space)
    for _ in range(rng.randint(0, 36)):
        put_any(rng, model, rng.choice(model.cabaret_spaces() or ["A1"]))
    model.award_cabaret()
    model.level = [rng.randint(0, TOP - 1), rng.randint(0, TOP - 1)]
    for place, level in LEVELS.items():
        reached = [seat for seat in (0, 1) if model.level[seat] >= level]
        if reached:
            model.award(rng.choice(reached), place)
    model.judge()
    model.idle, model.changed = 0, False
    return model.result is None


def put_any(rng: random.Random, model: Gatsby, space: str) -> None:
    """Anybody's token on the space, if it is empty and there is one left."""
    seats = [seat for seat in (0, 1) if model.supply(seat) != 0]
    if space not in model.token and seats:
        model.token[space] = rng.choice(seats)


def draw_three(rng: random.Random, model: Gatsby) -> None:
    """As by a bonus, without a question."""
    seat = rng.randrange(2)
    if model.slot[seat]:
        model.aside[seat].append(model.slot[seat])
    model.slot[seat] = model.pile.pop(0)
    model.discards[seat] += [model.pile.pop(0), model.pile.pop(0)]


def scattered(seed: int, options: dict[str, Any]) -> tuple[State, Gatsby]:
    """The engine and the model at such a position."""
    rng = random.Random(f"scattered {seed}")
    while True:
        state = GAME.new(2, seed, options)
        model = sit_down(state)
        for _ in range(2):
            decide(state, model, rng.choice(model.question["moves"]))
        if scatter(rng, model):
            model.resume()
            worlds = {"beliefs": model.possible}
            state = GAME.from_json(
                {**state.to_json(), **position(model), **worlds, "asked": "action"}
            )
            return state, model


def decide(state: State, model: Gatsby, move: Any) -> None:
    """The same decision in the engine and in the model."""
    state.apply(model.question["seat"], GAME.move_from_json(move))
    model.decide(move)


def follow(state: State, model: Gatsby, rng: random.Random, zeal: float) -> int:
    """Play to the end in the engine and in the model; how many decisions it took."""
    played: list[Any] = []
    beginning = state.to_json()
    while True:
        found = compare(model, state)
        assert not found, f"from {json.dumps(beginning)} by {json.dumps(played)}: {found}"
        if model.question is None:
            return len(played)
        move = pick(rng, model.question["moves"], zeal)
        played.append([model.question["seat"], move])
        decide(state, model, move)


@pytest.mark.parametrize("supply", [20, "unlimited"])
@pytest.mark.parametrize("zeal", [0.0, 0.9])
def test_the_engine_follows_the_model(zeal: float, supply: int | str) -> None:
    for seed in seeds(30):
        state = GAME.new(2, seed, {"influence_supply": supply})
        follow(state, sit_down(state), random.Random(seed), zeal)


@pytest.mark.parametrize("supply", [20, "unlimited"])
def test_the_engine_follows_the_model_from_late_positions(supply: int | str) -> None:
    for seed in seeds(60):
        state, model = scattered(seed, {"influence_supply": supply})
        follow(state, model, random.Random(seed), 0.5)
