"""Many random games at once, and what came out of them.

Each game has a seed of its own, derived from the seed of the run and its number, so that the
outcome does not depend on how the games are shared out among processes.
"""

import hashlib
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import coterie
from coterie.engine.game import Game
from coterie.engine.playout import playout
from coterie.engine.result import Result
from coterie.engine.rng import seeded

CHUNK = 200  # games handed to a process at a time


class Outcome(NamedTuple):
    """A simulated game: how many decisions it took and how it ended (None: cut off)."""

    decisions: int
    result: Result | None


@dataclass(frozen=True)
class Run:
    """What is to be simulated; small enough to be sent to another process."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    board: str | None = None  # the text of a board file

    def find_game(self) -> Game:
        game = coterie.game(self.game)
        return game.with_board(self.board) if self.board is not None else game


def seed_of(seed: int, number: int, use: str) -> int:
    """The seed for one use in one game of a run."""
    digest = hashlib.sha256(f"coterie simulate {seed} {number} {use}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def play(run: Run, numbers: range) -> list[Outcome]:
    """Play the games of these numbers."""
    game = run.find_game()
    outcomes = []
    for number in numbers:
        state = game.new(run.players, seed_of(run.seed, number, "game"), run.options)
        dice = seeded(seed_of(run.seed, number, "players"))
        decisions = playout(state, dice, game.bound)
        outcomes.append(Outcome(decisions, state.result))
    return outcomes


def chunks(games: int) -> list[range]:
    return [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]


def play_all(run: Run, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The games in order, chunk by chunk, from as many processes as asked for."""
    work = chunks(games)
    if jobs == 1 or len(work) == 1:
        yield from map(partial(play, run), work)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(work))) as pool:
        yield from pool.imap(partial(play, run), work)


def percentile(ordered: list[int], share: float) -> int:
    """The smallest length that at least this share of the games does not exceed."""
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def simulate(
    run: Run, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda played: None
) -> dict[str, Any]:
    """Play the games and sum them up, ready for JSON; only `seconds` and
    `decisions_per_second` differ from one run to the next."""
    outcomes: list[Outcome] = []
    start = time.perf_counter()
    for chunk in play_all(run, games, jobs):
        outcomes += chunk
        progress(len(chunk))
    seconds = time.perf_counter() - start
    return {**summary(run, outcomes), "seconds": seconds} | {
        "decisions_per_second": sum(o.decisions for o in outcomes) / seconds
    }


def summary(run: Run, outcomes: list[Outcome]) -> dict[str, Any]:
    """What the games have in common, without any time."""
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
