"""The engine beside OpenSpiel's backgammon: random playouts on one core.

Both sides are driven the same way: each decision asks for the legal moves, picks one with the
same kind of call, and applies it. The two take turns in short rounds and the median round
counts, so that a busy machine slows both; what other programs take of the processor's time does
not count at all. OpenSpiel's chance nodes count as decisions too.
"""

import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any

import coterie
from coterie.engine import state as engine_state
from coterie.engine.playout import playout, random_seat
from coterie.engine.rng import seeded
from coterie.engine.state import State

ROUNDS = 9
SECONDS = 0.4
# Game: (driven from Python, inside compiled code) as multiples of backgammon; clone in µs.
TARGETS = {
    "gatsby": (4.0, 10.0, 1.0),
    "edgar-lucien": (2.0, None, 2.0),
    "gangster-paradise": (1.5, None, 3.0),
}


def rate(play: Callable[[int], int]) -> float:
    """Decisions per second of processor time; `play` plays game number n and counts them."""
    start = time.process_time()
    made = n = 0
    while (spent := time.process_time() - start) < SECONDS:
        made += play(n)
        n += 1
    return made / spent


def backgammon() -> Callable[[int], int]:
    import pyspiel

    game = pyspiel.load_game("backgammon")

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


def driven(id: str, players: int) -> Callable[[int], int]:
    """Random games with every call made from Python."""
    game = coterie.game(id)

    def play(n: int) -> int:
        choose = random.Random(n).randrange
        state = game.new(players, n)
        made = 0
        while state.to_act:
            seats = state.to_act + state.may_act
            seat = seats[choose(len(seats))] if len(seats) > 1 else seats[0]
            moves = state.legal(seat)
            state.apply(seat, moves[choose(len(moves))])
            made += 1
        return made

    return play


def inside(id: str, players: int) -> Callable[[int], int]:
    """Whole random games inside compiled code."""
    game = coterie.game(id)
    return lambda n: playout(game.new(players, n), seeded(n), game.bound)


def midgame(id: str, players: int) -> State:
    """A position in the middle of a random game."""
    game = coterie.game(id)
    length = playout(game.new(players, 5), seeded(5), game.bound)
    state = game.new(players, 5)
    playout(state, seeded(5), length // 2)
    return state


def microseconds(call: Callable[[], Any]) -> float:
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(2000):
            call()
        times.append((time.perf_counter() - start) / 2000 * 1e6)
    return median(times)


def bytes_per_state(state: State) -> float:
    """Memory of a live state, its lists included."""
    rng = seeded(1)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = []
    for _ in range(2000):
        twin = state.clone()
        seat = random_seat(twin, rng)
        twin.apply(seat, twin.legal(seat)[0])
        kept.append(twin)
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept)


def uncompiled(id: str, players: int) -> float:
    code = (
        f"import sys; sys.path.insert(0, {os.path.dirname(__file__)!r}); import engine; "
        f"print(max(engine.rate(engine.driven({id!r}, {players})) for _ in range(3)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "COTERIE_PURE": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return float(done.stdout)


def measure(row: Any) -> list[Any]:
    if engine_state.__file__.endswith(".py"):
        sys.exit("The engine is not compiled here; these targets are for the compiled one.")
    rows = []
    peer = "OpenSpiel backgammon"
    for id in coterie.games:
        wanted_driven, wanted_inside, wanted_clone = TARGETS[id]
        for players in coterie.game(id).players:
            sides = (driven(id, players), inside(id, players), backgammon())
            rounds = [[rate(side) for side in sides] for _ in range(ROUNDS)]
            ours, compiled, theirs = (median(column) for column in zip(*rounds, strict=True))
            name = f"{id}, {players} players"
            rows.append(
                row(f"{name}: driven from Python", ours, "decisions/s", peer, theirs,
                    f"≥ {wanted_driven}×", ours >= wanted_driven * theirs)
            )  # fmt: skip
            rows.append(
                row(f"{name}: inside compiled code", compiled, "decisions/s", peer, theirs,
                    f"≥ {wanted_inside}×" if wanted_inside else "",
                    compiled >= wanted_inside * theirs if wanted_inside else None)
            )  # fmt: skip
            slow = uncompiled(id, players)
            wanted = wanted_driven * theirs / 10
            rows.append(
                row(f"{name}: uncompiled", slow, "decisions/s", peer, theirs,
                    f"≥ {wanted_driven / 10:.2g}×", slow >= wanted)
            )  # fmt: skip
            state = midgame(id, players)
            rng = seeded(3)
            clone = microseconds(state.clone)
            sample = microseconds(lambda s=state, r=rng: s.sample(s.to_act[0], r))
            memory = bytes_per_state(state)
            rows.append(row(f"{name}: clone", clone, "µs", target=f"< {wanted_clone}",
                            reached=clone < wanted_clone))  # fmt: skip
            rows.append(row(f"{name}: sample", sample, "µs",
                            target="< 10" if id == "gatsby" else "",
                            reached=sample < 10 if id == "gatsby" else None))  # fmt: skip
            rows.append(row(f"{name}: a live state", memory, "bytes",
                            target="< 4000" if id == "gatsby" else "",
                            reached=memory < 4000 if id == "gatsby" else None))  # fmt: skip
    return rows
