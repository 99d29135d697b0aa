"""Nim: matches lie on the table, each takes one to three in turn, who takes the last wins."""

from typing import Any

from coterie.engine.game import Game, Option
from coterie.engine.rng import seeded
from nim.state import NimState


class Nim(Game):
    id = "nim"
    rules = 1
    players = (2, 3)
    options = {"matches": Option((10, 21))}
    bound = 21

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> NimState:
        return NimState(players, options["matches"], seeded(seed))


GAME = Nim()
