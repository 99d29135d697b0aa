"""Gatsby's search beside OpenSpiel's ISMCTS, which is C++, in one run on one core.

The peer plays hearts: of the games of its own with hidden cards on which its ISMCTS runs, the
nearest in length (52 to 64 decisions, where Gatsby has about 86). Its iterations end in one random
playout each, ours in a short look ahead and a judgement. Both think about the same few positions,
from the first decision to late in the game, and take turns; the median round counts.
"""

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import coterie
from coterie.bots import InformationSet
from coterie.bots.search import Search
from coterie.engine.rng import seeded

ROUNDS = 9
ITERATIONS = 1000
DEPTHS = (0, 15, 30, 45)  # decisions made before the position that is thought about
ALL_TIME = 1e9  # seconds: the iterations are the budget


def gatsby() -> list[Callable[[], None]]:
    """One thought for each position."""
    thoughts = []
    for depth in DEPTHS:
        state = coterie.game("gatsby").new(2, 1)
        choose = random.Random(depth).choice
        for _ in range(depth):
            state.apply(state.to_act[0], choose(state.legal(state.to_act[0])))
        known = InformationSet(state, state.to_act[0], seeded(1))

        def think(known: InformationSet = known) -> None:
            search = Search(coterie.game("gatsby").evaluation, seeded(2))
            search.tree_search(known, ITERATIONS, ALL_TIME)

        thoughts.append(think)
    return thoughts


def hearts() -> list[Callable[[], None]]:
    import pyspiel

    thoughts = []
    for depth in DEPTHS:
        state = pyspiel.load_game("hearts").new_initial_state()
        choose = random.Random(depth).choice
        made = 0
        while state.is_chance_node() or made < depth:
            made += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))

        def think(state: Any = state) -> None:
            bot = pyspiel.ISMCTSBot(
                1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, ITERATIONS, -1,
                pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False,
            )  # fmt: skip
            bot.step(state)

        thoughts.append(think)
    return thoughts


def rate(thoughts: list[Callable[[], None]]) -> float:
    """Iterations per second."""
    start = time.perf_counter()
    for think in thoughts:
        think()
    return len(thoughts) * ITERATIONS / (time.perf_counter() - start)


def measure(row: Any) -> list[Any]:
    sides = (gatsby(), hearts())
    rounds = [[rate(side) for side in sides] for _ in range(ROUNDS)]
    ours, theirs = (median(column) for column in zip(*rounds, strict=True))
    peer = "OpenSpiel ISMCTS, hearts"
    return [row("gatsby, 2 players: search", ours, "iterations/s", peer, theirs)]
