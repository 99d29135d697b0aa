"""The engine's Gatsby beside the model's, decision by decision."""

import json
import random
from typing import Any

import pytest

import coterie
from coterie.engine.state import State

from .gatsby import MAIN_ACTIONS, PLACES, Gatsby, cabaret_faults, deal_faults
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


def compare(model: Gatsby, state: State) -> list[str]:
    """All in which the two disagree."""
    question = model.question
    found = differences(position(model), engine_position(state))
    asked = [] if question is None else [question["seat"]]
    found += differences(asked, list(state.to_act), "to_act")
    if question is not None and asked == list(state.to_act):
        prompts = [prompt["type"] for prompt in state.prompts]
        found += differences([question["type"]], prompts, "prompts")
        legal = [GAME.move_to_json(move) for move in state.legal(question["seat"])]
        found += differences(written(question["moves"]), written(legal), "legal")
    return found


def follow(seed: int, zeal: float, options: dict[str, Any]) -> int:
    """Play one game in the engine and in the model; how many decisions it took."""
    state = GAME.new(2, seed, options)
    rng = random.Random(seed)
    model = sit_down(state)
    played: list[Any] = []
    while True:
        found = compare(model, state)
        assert not found, f"seed {seed}, {options}, after {json.dumps(played)}: {found}"
        if model.question is None:
            return len(played)
        move = pick(rng, model.question["moves"], zeal)
        seat = model.question["seat"]
        played.append([seat, move])
        state.apply(seat, GAME.move_from_json(move))
        model.decide(move)


@pytest.mark.parametrize("supply", [20, "unlimited"])
@pytest.mark.parametrize("zeal", [0.0, 0.9])
def test_the_engine_follows_the_model(zeal: float, supply: int | str) -> None:
    for seed in seeds(15):
        follow(seed, zeal, {"influence_supply": supply})
