"""The research environments beside their peers, all driven with random moves on one core.

- PettingZoo: the loop of PettingZoo's own performance benchmark, which asks for the observation
  at every turn; the peer is its connect_four.
- OpenSpiel: legal actions, choice, application, from Python; the peer is backgammon, chance
  nodes counted.
- The batch: whole random games in one call beside backgammon, and steps of 256 games beside
  backgammon that also writes its observation tensor. A step is one action in one game, its choice,
  the check that it is open, and the observation and mask of the seat that is then to act. To wait,
  where a seat may speak but owes nothing, is a step too.

The sides take turns in short rounds and the median round counts.
"""

import random
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
from engine import ROUNDS, backgammon, rate

import coterie
from coterie.envs.batch import Batch, random_playouts
from coterie.envs.pettingzoo import env

GAMES = 256


def turns(game: Any) -> Callable[[int], int]:
    """A game through PettingZoo, as in its performance benchmark."""

    def play(n: int) -> int:
        game.reset(seed=n)
        made = 0
        for _ in game.agent_iter():
            seen, _, over, cut, _ = game.last()
            if over or cut:
                break
            game.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            made += 1
        return made

    return play


def connect_four() -> Any:
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def openspiel(id: str, players: int) -> Callable[[int], int]:
    import pyspiel

    from coterie.envs.openspiel import short_name

    # In turns, so that a decision is an action here as it is there.
    game = pyspiel.load_game(short_name(id), {"players": players, "turn_based": True})

    def play(n: int) -> int:
        choose = random.Random(n).randrange
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[choose(len(moves))])
            made += 1
        return made

    return play


def backgammon_observed() -> Callable[[int], int]:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def play(n: int) -> int:
        choose = random.Random(n).randrange
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor()
            moves = state.legal_actions()
            state.apply_action(moves[choose(len(moves))])
            made += 1
        return made

    return play


def steps(id: str, players: int) -> Callable[[int], int]:
    """Steps of a batch, the choice of actions included."""
    batch = Batch(id, players, games=GAMES)

    def play(n: int) -> int:
        for _ in range(20):
            batch.step(batch.random_actions())
        return 20 * GAMES

    return play


def playouts(id: str, players: int) -> Callable[[int], int]:
    return lambda n: int(random_playouts(id, players, games=50, seed=50 * n).decisions.sum())


def compare(*sides: Callable[[int], int]) -> list[float]:
    rounds = [[rate(side) for side in sides] for _ in range(ROUNDS)]
    return [median(column) for column in zip(*rounds, strict=True)]


def measure(row: Any) -> list[Any]:
    rows = []
    for id in coterie.games:
        for players in coterie.game(id).players:
            name = f"{id}, {players} players"
            ours, theirs = compare(turns(env(id, players)), turns(connect_four()))
            rows.append(
                row(f"{name}: PettingZoo", ours, "turns/s", "PettingZoo connect_four", theirs,
                    "≥ 3×", ours >= 3 * theirs)
            )  # fmt: skip
            spiel, whole, stepped, raw, observed = compare(
                openspiel(id, players), playouts(id, players), steps(id, players),
                backgammon(), backgammon_observed(),
            )  # fmt: skip
            peer = "OpenSpiel backgammon"
            rows.append(row(f"{name}: OpenSpiel", spiel, "decisions/s", peer, raw))
            rows.append(
                row(f"{name}: batch, whole games", whole, "decisions/s", peer, raw,
                    "≥ 10×", whole >= 10 * raw)
            )  # fmt: skip
            rows.append(
                row(f"{name}: batch, steps with observations", stepped, "steps/s",
                    f"{peer} with observations", observed, "≥ 10×", stepped >= 10 * observed)
            )  # fmt: skip
    return rows
