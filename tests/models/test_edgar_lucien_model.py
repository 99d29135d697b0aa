"""The engine's Edgar & Lucien beside the model's, decision by decision."""

import json
import random
from typing import Any

import pytest

import coterie
from coterie.engine.state import State

from .edgar_lucien import CARDS, CERTIFICATES, EdgarLucien, deal_faults
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
    # Of each player:
    "belief": "what is held possible of hidden cards; what a seat sees is compared by its view",
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


def engine_position(state: State) -> dict[str, Any]:
    """The engine's, with what has no order of its own in one order."""
    whole = state.to_json()
    found = {key: value for key, value in whole.items() if key not in NOT_COMPARED}
    found["duos"] = {}
    for seat, duo in enumerate(whole["duos"]):
        duo = {key: value for key, value in duo.items() if key not in NOT_COMPARED}
        for name in ("hand", "used", "districts"):
            duo[name] = sorted(duo[name])
        found["duos"][seat] = duo
    found["discards"] = sorted(found["discards"])
    found["bidders"] = sorted(found["bidders"])
    return found


def sight(model: EdgarLucien, seat: int | None) -> dict[str, Any]:
    """EL-HID-1: what the seat (None: a spectator) may know of each player, and of the cards."""
    duos = {}
    for other in model.seats:
        player, mine = model.player[other], other == seat
        fortune = mine or model.open_fortunes
        shown = mine or model.phase != "programming"
        conditions = model.counted(other)
        if not fortune and model.certificate.get("dandy") != other:
            conditions = [condition for condition in conditions if condition != "dandy"]
        duos[other] = {
            **player,
            "cogs": player["cogs"] if fortune else None,
            "hand": sorted(player["hand"]) if mine else None,
            "cards": len(player["hand"]),
            "used": sorted(player["used"]),
            "districts": sorted(model.districts_of(other)),
            "tokens": 16 - len(model.districts_of(other)),
            "certificates": [c for c in CERTIFICATES if model.certificate.get(c) == other],
            "conditions": conditions,
            "confirmed": player["wheel"] is not None,
            "wheel": player["wheel"] if shown else None,
        }
    return {
        "duos": duos,
        "order": model.order(),
        "active": model.active,
        "certificates": [c for c in CERTIFICATES if c not in model.certificate],
        "pile": len(model.pile),
        "discards": sorted(model.discards),
    }


def engine_sight(view: dict[str, Any]) -> dict[str, Any]:
    found = {name: view[name] for name in ("order", "active", "certificates", "pile")}
    found["discards"] = sorted(view["discards"])
    found["duos"] = {}
    for seat, duo in enumerate(view["duos"]):
        duo = {name: value for name, value in duo.items() if name != "progress"}
        for name in ("used", "districts"):
            duo[name] = sorted(duo[name])
        duo["hand"] = None if duo["hand"] is None else sorted(duo["hand"])
        found["duos"][seat] = duo
    return found


def compare(model: EdgarLucien, state: State, onlooker: int | None) -> list[str]:
    """All in which the two disagree, and in which the view of one seat does."""
    found = differences(position(model), engine_position(state))
    offered = model.question["moves"] if model.question else {}
    found += differences(sorted(offered), sorted(state.to_act), "to_act")
    if found or model.question is None:
        return found  # afterwards everything is shown
    found += differences(sight(model, onlooker), engine_sight(state.view(onlooker)), "seen")
    prompts = {prompt["type"] for prompt in state.prompts}
    found += differences({model.question["type"]}, prompts, "prompts")
    for seat, moves in offered.items():
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


def scatter(rng: random.Random, model: EdgarLucien) -> bool:
    """Put the table in the middle of a game that might have been, before the wheels are set;
    whether the game is still open then. What is rare from the beginning is common here."""
    model.period = rng.randint(2, 30)
    keen = [rng.random() ** 4 for _ in model.seats]
    model.owner = {}
    neutral = rng.choice([0.0, 0.1, 0.4])
    for district in model.districts:
        seat = rng.choices(model.seats, keen)[0]
        if rng.random() >= neutral and model.has_token(seat):
            model.owner[district] = seat
    cards = list(model.pile)
    for player in model.player:
        player["cogs"] = 10_000 * rng.randint(0, 20)
        player["popularity"] = 10 * rng.randint(0, 10)
        player["edgar"], player["lucien"] = rng.choices(model.districts[:8], k=2)
        player["hand"] = [cards.pop() for _ in range(rng.choice([0, 1, 2, 4]))]
    model.discards = [cards.pop() for _ in range(rng.randint(0, len(cards)))]
    model.pile = cards
    model.governor = rng.choice([None, *model.seats])
    model.heritage = rng.choice([None, *model.seats])
    taken = rng.choice([0.3, 1.0])
    for certificate in CERTIFICATES:
        if rng.random() < taken:
            model.certificate[certificate] = rng.choice(model.seats)
    return all(len(model.counted(seat)) < 3 for seat in model.seats)


def scattered(players: int, seed: int, options: dict[str, Any]) -> tuple[State, EdgarLucien]:
    """The engine and the model at such a position."""
    rng = random.Random(f"scattered {players} {seed}")
    while True:
        state = GAME.new(players, seed, options)
        model = sit_down(state, options)
        for seat in model.order():
            decide(state, model, seat, rng.choice(model.question["moves"][seat]))
        if scatter(rng, model):
            found = {**state.to_json(), **position(model)}
            found["duos"] = [
                {**found["duos"][seat], "belief": seen_cards(model, seat)} for seat in model.seats
            ]
            return GAME.from_json(found), model


def seen_cards(model: EdgarLucien, seat: int) -> list[Any]:
    """What a seat knows of the cards that has seen its hand and the discards, and nothing else."""
    unseen = [card for card in CARDS for _ in range(CARDS[card])]
    for card in model.player[seat]["hand"] + model.discards:
        unseen.remove(card)
    hands = [0 if i == seat else len(model.player[i]["hand"]) for i in model.seats]
    return [{"weight": 1.0, "groups": [{"cards": unseen, "hands": hands, "pile": len(model.pile)}]}]


def decide(state: State, model: EdgarLucien, seat: int, move: Any) -> None:
    """The same decision in the engine and in the model, which learns what chance brought."""
    state.apply(seat, GAME.move_from_json(move))
    whole = state.to_json()
    chance = {"pile": whole["pile"], "hands": [duo["hand"] for duo in whole["duos"]]}
    model.decide(seat, move, chance)


def follow(state: State, model: EdgarLucien, rng: random.Random, zeal: float) -> int:
    """Play to the end in the engine and in the model; how many decisions it took."""
    beginning = state.to_json()
    played: list[Any] = []
    while True:
        found = compare(model, state, rng.choice([*model.seats, None]))
        assert not found, f"from {json.dumps(beginning)} by {json.dumps(played)}: {found}"
        if model.question is None:
            return len(played)
        seat = rng.choice(sorted(model.question["moves"]))
        move = pick(rng, model.question["moves"][seat], zeal)
        played.append([seat, move])
        decide(state, model, seat, move)


def options(seed: int) -> dict[str, Any]:
    return {"open_fortunes": seed % 2 == 1, "period_limit": 0 if seed % 4 > 1 else 30}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("zeal", [0.0, 0.9])
def test_the_engine_follows_the_model(players: int, zeal: float) -> None:
    for seed in seeds(5):
        state = GAME.new(players, seed, options(seed))
        follow(state, sit_down(state, options(seed)), random.Random(seed), zeal)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_follows_the_model_from_late_positions(players: int) -> None:
    for seed in seeds(10):
        state, model = scattered(players, seed, options(seed))
        follow(state, model, random.Random(seed), 0.9)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_follows_the_model_to_the_end_of_the_last_period(players: int) -> None:
    for seed in seeds(1):
        state = GAME.new(players, seed, {"period_limit": 30})
        model = sit_down(state, {"period_limit": 30, "open_fortunes": False})
        follow(state, model, random.Random(seed), -0.98)
        assert model.result["reason"] in ("counted", "draw")
