"""Many random games at once, and what came out of them."""

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from coterie.arena.figures import percentile
from coterie.arena.run import Run, seed_of
from coterie.engine.playout import playout
from coterie.engine.result import Result
from coterie.engine.rng import seeded

CHUNK = 200
"""Games handed to a process at a time."""


class Outcome(NamedTuple):
    """A random game.

    >>> Outcome(decisions=500, result=None).result is None
    True
    """

    decisions: int
    """How many it took."""
    result: Result | None
    """How it ended; None if it was cut off at the game's bound."""


def play_chunk(run: Run, numbers: range) -> list[Outcome]:
    """Play the games of these numbers.

    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> len(play_chunk(run, range(3)))
    3
    """
    game = run.find_game()
    outcomes = []
    for number in numbers:
        state = game.new(run.players, seed_of(run.seed, number, "deal"), run.options)
        rng = seeded(seed_of(run.seed, number, "moves"))
        decisions = playout(state, rng, game.bound)
        outcomes.append(Outcome(decisions, state.result))
    return outcomes


def chunks(games: int) -> list[range]:
    """The numbers of so many games, in chunks.

    >>> chunks(500)
    [range(0, 200), range(200, 400), range(400, 500)]
    """
    return [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]


def play_chunks(run: Run, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The games in order, chunk by chunk, from so many processes.

    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> [len(chunk) for chunk in play_chunks(run, games=3, jobs=1)]
    [3]
    """
    work = chunks(games)
    if jobs == 1 or len(work) == 1:
        yield from map(partial(play_chunk, run), work)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(work))) as pool:
        yield from pool.imap(partial(play_chunk, run), work)


def simulate(
    run: Run, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda played: None
) -> dict[str, Any]:
    """Play the games and sum them up, ready for JSON; only `seconds` and
    `decisions_per_second` differ from one time to the next.

    >>> found = simulate(Run("gatsby", players=2, seed=7, options={}), games=3)
    >>> found["games"], sum(found["reasons"].values())
    (3, 3)
    """
    outcomes: list[Outcome] = []
    start = time.perf_counter()
    for chunk in play_chunks(run, games, jobs):
        outcomes += chunk
        progress(len(chunk))
    seconds = time.perf_counter() - start
    return {**summary(run, outcomes), "seconds": seconds} | {
        "decisions_per_second": sum(o.decisions for o in outcomes) / seconds
    }


def summary(run: Run, outcomes: list[Outcome]) -> dict[str, Any]:
    """How games went, ready for JSON.

    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> summary(run, play_chunk(run, range(3)))["unfinished"]
    0
    """
    lengths = sorted(outcome.decisions for outcome in outcomes)
    results = [outcome.result for outcome in outcomes if outcome.result]
    wins = Counter(seat for result in results for seat in result.winners)
    reasons = Counter(result.reason for result in results)
    seats = range(run.players)
    return {
        "game": run.game,
        "players": run.players,
        "options": run.options,
        "seed": str(run.seed),
        "games": len(outcomes),
        "unfinished": len(outcomes) - len(results),
        "decisions": sum(lengths),
        "lengths": {
            "min": lengths[0],
            "mean": sum(lengths) / len(lengths),
            **{f"p{p}": percentile(lengths, p / 100) for p in (10, 50, 90, 99)},
            "max": lengths[-1],
        },
        "draws": sum(not result.winners for result in results),
        "seats": [
            {
                "wins": wins[seat],
                "mean_score": sum(r.scores[seat] for r in results) / max(1, len(results)),
            }
            for seat in seats
        ],
        "reasons": dict(sorted(reasons.items())),
    }
