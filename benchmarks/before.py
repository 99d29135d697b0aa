"""`./dev bench before REV`: an earlier commit and the present one, measured in one run.

The earlier commit is checked out and compiled in a folder of its own (kept for the next time).
Then the two take turns, each in a fresh process that plays the same seeds; the median of every
figure over the rounds counts, by processor time. A figure may be worse by at most 3 %.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from inspect import signature
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
ROUNDS = 9
SECONDS = 0.5
WORST = 1.03


def rate(play: Callable[[int], int]) -> float:
    """What `play` counts per second of processor time; it is called with 0, 1, 2 …"""
    start = time.process_time()
    made = n = 0
    while (spent := time.process_time() - start) < SECONDS:
        made += play(n)
        n += 1
    return made / spent


def figures() -> dict[str, float]:
    """In a child process: every figure, as a rate, of whichever commit is imported."""
    import coterie
    from coterie import bots
    from coterie.engine.playout import playout, random_seat
    from coterie.engine.rng import seeded

    # Earlier commits call it Seat.
    InformationSet: Any = getattr(bots, "InformationSet", None) or bots.Seat  # type: ignore[attr-defined]
    found: dict[str, float] = {}
    for id in coterie.games:
        game = coterie.game(id)
        # All figures are under the first rules, which every commit plays: so both sides play the
        # same games and think about the same positions.
        new = partial(
            game.new, **({"rules": 1} if "rules" in signature(game.new).parameters else {})
        )
        for players in game.players:

            def driven(n: int, new: Any = new, players: int = players) -> int:
                state, rng, made = new(players, n), seeded(n), 0
                choose = random.Random(n).randrange
                while state.to_act:
                    seat = random_seat(state, rng)
                    moves = state.legal(seat)
                    state.apply(seat, moves[choose(len(moves))])
                    made += 1
                return made

            def inside(n: int, game: Any = game, new: Any = new, players: int = players) -> int:
                return playout(new(players, n), seeded(n), game.bound)

            def middle(n: int, new: Any = new, players: int = players) -> Any:
                state = new(players, n)
                playout(state, seeded(n), 60)
                return state

            state = middle(5)
            name = f"{id}, {players} players"
            found[f"{name}: driven from Python"] = rate(driven)
            found[f"{name}: inside compiled code"] = rate(inside)
            found[f"{name}: clones"] = rate(lambda n, s=state: s.clone() and 1)
            rng = seeded(3)
            found[f"{name}: samples"] = rate(
                lambda n, s=state, r=rng: s.sample(s.to_act[0], r) and 1
            )
            thinking = [middle(n) for n in range(4)]

            def search(n: int, game: Any = game, states: list[Any] = thinking) -> int:
                state = states[n % len(states)]
                bot = bots.make(game, "expert", 1, 1e9, 100)
                bot.choose(InformationSet(state, state.to_act[0], seeded(n)))
                return 1

            found[f"{name}: searches of 100 iterations"] = rate(search)
    return found


def checked_out(rev: str) -> Path:
    """The earlier commit, compiled."""
    root = HERE.parent
    commit = subprocess.run(
        ["git", "rev-parse", "--verify", f"{rev}^{{commit}}"],
        cwd=root, capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    folder = root / ".venv" / f"before-{commit[:12]}"
    if not (folder / "compiled").exists():
        run = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["git", "worktree", "prune"], cwd=root, **run)
        if not folder.exists():
            subprocess.run(["git", "worktree", "add", "--detach", folder, commit], cwd=root, **run)
        subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--inplace"], cwd=folder,
            env={**os.environ, "COTERIE_COMPILE": "1"}, **run,
        )  # fmt: skip
        (folder / "compiled").touch()
    return folder


def measured(root: Path) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, __file__], env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measure(row: Any, rev: str) -> list[Any]:
    sides = [checked_out(rev), HERE.parent]
    rounds: list[list[dict[str, float]]] = [[], []]
    for number in range(ROUNDS):
        for side in (0, 1) if number % 2 else (1, 0):
            rounds[side].append(measured(sides[side]))
    rows = []
    for what in rounds[1][0]:
        before, after = (median(r[what] for r in side) for side in rounds)
        unit = "decisions/s" if "driven" in what or "inside" in what else "a second"
        rows.append(row(what, after, unit, rev, before, "worse by ≤ 3 %", after * WORST >= before))
    return rows


if __name__ == "__main__":
    print(json.dumps(figures()))
