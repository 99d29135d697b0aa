"""The engine's Edgar & Lucien beside the model's, decision by decision."""

import json
import random
from typing import Any

import pytest

import coterie
from coterie.engine.state import State

from .edgar_lucien import CERTIFICATES, EdgarLucien, deal_faults
from .players import differences, pick, seeds, written

GAME = coterie.game("edgar-lucien")

# What the engine keeps and the model does not speak of, each with the reason.
NOT_COMPARED = {
    "rules": "the version of the rules, no part of the clauses",
    "players": "how many play, given at the beginning",
    "period_limit": "an option, given at the beginning",
    "open_fortunes": "an option, given at the beginning; it changes views alone",
    "dice": "the generator behind chance",
    "revealed": "whether the move can be taken back: a promise of the contract, not a clause",
    # What is still to be done: the model keeps it as where its generators stand. The questions
    # asked and the moves offered show at every decision whether the two agree.
    "agenda": "the steps still to be done",
    "done": "how many have had their turn in the phase",
    "asked": "the question, compared by its name in the prompts",
    "actor": "who is asked, compared by to_act",
}


def sit_down(state: State, options: dict[str, Any]) -> EdgarLucien:
    """A model of the position just dealt; what chance brought is read and checked."""
    dealt = state.to_json()
    assert not deal_faults(dealt["pile"])
    return EdgarLucien(state.players, options, dealt["pile"], dealt["first"])


def position(model: EdgarLucien) -> dict[str, Any]:
    """The model's position in the form of the engine's."""
    duos = {}
    for seat in model.seats:
        player = model.player[seat]
        duos[seat] = {
            **player,
            "hand": sorted(player["hand"]),
            "used": sorted(player["used"]),
            "districts": sorted(model.districts_of(seat)),
            "certificates": [c for c in CERTIFICATES if model.certificate.get(c) == seat],
        }
    return {
        "duos": duos,
        "governor": model.governor,
        "heritage": model.heritage,
        "pile": model.pile,
        "discards": sorted(model.discards),
        "period": model.period,
        "turn": model.turn,
        "first": model.first,
        "lead": model.lead,
        "phase": model.phase,
        "edgar_acted": model.acted["edgar"],
        "lucien_acted": model.acted["lucien"],
        "bidders": sorted(model.bidders),
        "bid": model.bid,
        "leader": model.leader,
        "result": model.result,
    }


def engine_position(whole: dict[str, Any]) -> dict[str, Any]:
    """The engine's, with what has no order of its own in one order."""
    found = {key: value for key, value in whole.items() if key not in NOT_COMPARED}
    found["duos"] = {}
    for seat, duo in enumerate(whole["duos"]):
        duo = {key: value for key, value in duo.items() if key != "belief"}
        for name in ("hand", "used", "districts"):
            duo[name] = sorted(duo[name])
        found["duos"][seat] = duo
    found["discards"] = sorted(found["discards"])
    found["bidders"] = sorted(found["bidders"])
    return found


def compare(model: EdgarLucien, state: State, whole: dict[str, Any]) -> list[str]:
    """All in which the two disagree."""
    found = differences(position(model), engine_position(whole))
    asked = model.question["moves"] if model.question else {}
    found += differences(sorted(asked), sorted(state.to_act), "to_act")
    if found or model.question is None:
        return found
    prompts = {prompt["type"] for prompt in state.prompts}
    found += differences({model.question["type"]}, prompts, "prompts")
    for seat, moves in asked.items():
        legal = [GAME.move_to_json(move) for move in state.legal(seat)]
        if model.question["type"] == "bid":
            found += compare_bids(state, seat, moves, legal)
        else:
            found += differences(written(moves), written(legal), f"legal of {seat}")
    return found


def compare_bids(state: State, seat: int, moves: list[Any], legal: list[Any]) -> list[str]:
    """Bids are open moves: `legal` is a menu, `allows` judges every bid."""
    found = [f"legal of {seat}: {move}" for move in legal if move not in moves]
    top = max((move.get("amount", 0) for move in moves), default=0)
    for amount in range(10_000, top + 30_000, 10_000):
        bid = {"type": "bid", "amount": amount}
        allowed = state.allows(seat, GAME.move_from_json(bid))
        found += differences(bid in moves, allowed, f"bid of {amount}")
    return found


def follow(players: int, seed: int, zeal: float, options: dict[str, Any]) -> int:
    """Play one game in the engine and in the model; how many decisions it took."""
    state = GAME.new(players, seed, options)
    rng = random.Random(seed)
    model = sit_down(state, options)
    whole = state.to_json()
    played: list[Any] = []
    while True:
        found = compare(model, state, whole)
        assert not found, f"seed {seed}, {players} players, after {json.dumps(played)}: {found}"
        if model.question is None:
            return len(played)
        seat = rng.choice(sorted(model.question["moves"]))
        move = pick(rng, model.question["moves"][seat], zeal)
        played.append([seat, move])
        state.apply(seat, GAME.move_from_json(move))
        whole = state.to_json()
        told = {"pile": whole["pile"], "hands": [duo["hand"] for duo in whole["duos"]]}
        model.decide(seat, move, told)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("zeal", [0.0, 0.9])
def test_the_engine_follows_the_model(players: int, zeal: float) -> None:
    for seed in seeds(10):
        options = {"open_fortunes": seed % 2 == 1, "period_limit": 0 if seed % 4 > 1 else 30}
        follow(players, seed, zeal, options)
