"""Who plays the games that a model follows."""

import os
import random
from typing import Any

Move = dict[str, Any]


def seeds(usual: int) -> range:
    """The seeds of the games to follow."""
    return range(int(os.environ.get("COTERIE_MODEL_GAMES", usual)))


def written(moves: list[Move]) -> list[str]:
    """Moves in one order and spelling, to be compared."""
    return sorted(str(sorted(move.items())) for move in moves)


def pick(rng: random.Random, moves: list[Move], zeal: float) -> Move:
    """One of the moves: with chance `zeal` one that does something, each type equally likely, so
    that what is rare happens often; with chance `-zeal` one that does nothing; otherwise any."""
    idle = [move for move in moves if move["type"] in ("pass", "end")]
    if rng.random() < -zeal:
        return rng.choice(idle or moves)
    if rng.random() < zeal and len(idle) < len(moves):
        type = rng.choice(sorted({move["type"] for move in moves if move not in idle}))
        moves = [move for move in moves if move["type"] == type]
    return rng.choice(moves)


def differences(ours: Any, theirs: Any, where: str = "") -> list[str]:
    """Every figure in which the model (ours) and the engine (theirs) disagree."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found = []
        for key in sorted({*ours, *theirs}):
            found += differences(ours.get(key), theirs.get(key), f"{where}/{key}")
        return found
    return [f"{where}: the model has {ours!r}, the engine {theirs!r}"]
