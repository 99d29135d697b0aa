"""Many games between bots: played by this process, by several, or by a Ray cluster."""

import logging
import multiprocessing
import os
import signal
import socket
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from coterie import bots
from coterie.arena.play import play
from coterie.arena.run import Run, seed_of
from coterie.engine.errors import BadRequest
from coterie.engine.match import Match
from coterie.engine.result import Result
from coterie.engine.state import State

LOCAL = "local"
"""The address that stands for a Ray cluster on this machine."""


class Seating(NamedTuple):
    """Who sits where in one game of a run.

    >>> Seating(number=0, deal=0, levels=("expert", "random")).levels[1]
    'random'
    """

    number: int
    """Of the game."""
    deal: int
    """The number of its deal: games of one deal have the same cards and dice."""
    levels: tuple[str, ...]
    """The level of the bot in each seat."""


Use = tuple[str, str, str]
"""Something a seat did: the type of the event, a field of it that holds a word, and the word.
Field and word are empty for an event without words."""


class Played(NamedTuple):
    """A game that was played.

    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> played = play_seating(run, Seating(0, 0, ("random", "random")))
    >>> played.to_json()["seats"]
    ['random', 'random']
    """

    seating: Seating
    seed: int
    """The seed of its deal."""
    result: Result
    decisions: int
    """How many moves were made."""
    starter: int | None
    """The seat whose turn opened it; None where all open it together."""
    uses: dict[Use, list[int]]
    """How often each seat did what."""
    fields: dict[str, list[str]]
    """For each type of event that happened the fields it has."""

    def to_json(self) -> dict[str, Any]:
        """The game as a report lists it."""
        return {
            "game": self.seating.number,
            "seed": str(self.seed),
            "seats": list(self.seating.levels),
            "starter": self.starter,
            "decisions": self.decisions,
            **self.result.to_json(),
        }


def play_seating(run: Run, seating: Seating) -> Played:
    """Play one of the games.

    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> play_seating(run, Seating(0, 0, ("random", "random"))).seating.number
    0
    """
    game = run.find_game()
    players = [
        bots.make(
            game,
            level,
            seed_of(run.seed, seating.number, f"bot {seat}"),
            run.seconds,
            run.iterations,
        )
        for seat, level in enumerate(seating.levels)
    ]
    seed = seed_of(run.seed, seating.deal, "deal")
    opener = starter(game.new(run.players, seed, run.options))
    dice = seed_of(run.seed, seating.number, "dice")
    match = play(game, players, seed, dice, run.options)
    assert match.state.result is not None
    return Played(
        seating, seed, match.state.result, len(match.moves), opener, uses(match), fields(match)
    )


def starter(state: State) -> int | None:
    """The seat whose turn opens the game; None where all open it together.

    >>> import coterie
    >>> starter(coterie.game("gatsby").new(players=2, seed=7))
    0
    """
    active = state.view(None).get("active")
    if isinstance(active, int):
        return active
    return state.to_act[0] if len(state.to_act) == 1 else None


def uses(match: Match) -> dict[Use, list[int]]:
    """What the seats did in a match, from its events.

    >>> import coterie
    >>> uses(Match(coterie.game("gatsby"), seed=7))
    {}
    """
    counts: Counter[tuple[Use, int]] = Counter()
    for event in match.events:
        seat = event.what.get("seat")
        if isinstance(seat, int):
            counts.update((use, seat) for use in words_of(event.what))
    found: dict[Use, list[int]] = {}
    for (use, seat), times in counts.items():
        found.setdefault(use, [0] * match.state.players)[seat] = times
    return found


def fields(match: Match) -> dict[str, list[str]]:
    """For each type of event that happened in a match the fields it has.

    >>> import coterie
    >>> fields(Match(coterie.game("gatsby"), seed=7))
    {}
    """
    events = {event.what["type"]: event.what for event in match.events}
    return {kind: sorted(what.keys() - {"type"}) for kind, what in events.items()}


def words_of(event: dict[str, Any]) -> list[Use]:
    """An event by its words; a list of words counts each of them, under the field's name
    without its final s, as in the texts.

    >>> words_of({"type": "action", "seat": 0, "action": "race"})
    [('action', 'action', 'race')]
    """
    kind = event["type"]
    found: list[Use] = []
    for field, value in event.items():
        if field == "type":
            continue
        if isinstance(value, str):
            found.append((kind, field, value))
        elif isinstance(value, list):
            words = [word for word in value if isinstance(word, str)]
            found += [(kind, field.removesuffix("s"), word) for word in words]
    return found or [(kind, "", "")]


def play_all(
    run: Run, seatings: Sequence[Seating], jobs: int = 1, ray: str | None = None
) -> Iterator[Played]:
    """The games in order, as they are finished: in so many processes, or on the Ray cluster of
    that address.

    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> seatings = [Seating(number, number, ("random", "random")) for number in range(2)]
    >>> [played.seating.number for played in play_all(run, seatings)]
    [0, 1]
    """
    if ray is not None:
        return _on_ray(run, seatings, jobs, ray)
    if jobs == 1 or len(seatings) == 1:
        return map(partial(play_seating, run), seatings)
    return _in_processes(run, seatings, jobs)


def _in_processes(run: Run, seatings: Sequence[Seating], jobs: int) -> Iterator[Played]:
    # By default Python's processes answer Ctrl-C with a traceback; these just end.
    quiet = (signal.SIGINT, signal.SIG_DFL)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(seatings)), context, signal.signal, quiet)
    try:
        yield from pool.map(partial(play_seating, run), seatings)
    except BrokenExecutor:
        raise BadRequest("error-worker") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _reach(address: str) -> None:
    """Refuse an address where nothing answers: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, ValueError) as error:
        raise BadRequest("error-ray", address=address, why=str(error)) from None


def _on_ray(run: Run, seatings: Sequence[Seating], jobs: int, address: str) -> Iterator[Played]:
    try:
        import ray
    except ImportError:
        raise BadRequest("error-extra", name="ray", extra="ray") from None
    if address != LOCAL:
        _reach(address)
    # Ray reports nothing to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own: dict[str, Any] = {"num_cpus": jobs, "_node_ip_address": "127.0.0.1"}
    try:
        ray.init(
            address=address,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
            **(own if address == LOCAL else {}),
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadRequest("error-ray", address=address, why=str(error).split("\n")[0]) from None
    try:
        task = ray.remote(play_seating)
        shared = ray.put(run)
        for pending in [task.remote(shared, seating) for seating in seatings]:
            yield ray.get(pending)
    finally:
        ray.shutdown()
