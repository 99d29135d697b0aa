"""The games to be played, and who plays them: this process, several, or a Ray cluster.

Every game has seeds of its own, drawn from the seed of the run and its number, so that what
comes out does not depend on how the games are shared out.
"""

import hashlib
import logging
import multiprocessing
import os
import signal
import socket
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import coterie
from coterie import bots
from coterie.arena.play import play
from coterie.engine.errors import BadRequest
from coterie.engine.game import Game
from coterie.engine.match import Match
from coterie.engine.result import Result
from coterie.engine.state import State

ALL_TIME = 1e9  # seconds that nobody uses up
LOCAL = "local"  # the address that stands for a Ray cluster on this machine


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common; small enough to be sent to another machine."""

    game: str
    players: int
    seed: int
    seconds: float
    iterations: int
    options: dict[str, Any]
    board: str | None = None  # the text of a board file

    def find_game(self) -> Game:
        game = coterie.game(self.game)
        return game.with_board(self.board) if self.board is not None else game

    def to_json(self) -> dict[str, Any]:
        budget = {
            "seconds": None if self.seconds == ALL_TIME else self.seconds,
            "iterations": None if self.iterations == bots.FOREVER else self.iterations,
        }
        game = self.find_game()
        return {
            "game": self.game,
            "rules": game.rules,
            "board": game.board_digest,
            "players": self.players,
            "options": self.options,
            "seed": str(self.seed),
            "budget": budget,
        }


class Table(NamedTuple):
    """A game to be played: its number, the number of its deal, the level of the bot in each
    seat."""

    number: int
    deal: int
    seats: tuple[str, ...]


Use = tuple[str, str, str]
"""Something a seat did: the type of the event, a field of it that holds a word, and the word.
Field and word are empty for an event without words."""


class Played(NamedTuple):
    """A game that was played."""

    table: Table
    seed: int
    result: Result
    decisions: int
    starter: int | None
    uses: dict[Use, list[int]]
    """How often each seat did what."""
    fields: dict[str, list[str]]
    """For each type of event that happened the fields it has."""

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.table.number,
            "seed": str(self.seed),
            "seats": list(self.table.seats),
            "starter": self.starter,
            "decisions": self.decisions,
            **self.result.to_json(),
        }


def seed_of(seed: int, number: int, use: str) -> int:
    """The seed for one use in one game (or deal) of a run."""
    digest = hashlib.sha256(f"coterie arena {seed} {number} {use}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def play_table(setting: Setting, table: Table) -> Played:
    """Play one of the games."""
    game = setting.find_game()
    players = [
        bots.make(
            game,
            level,
            seed_of(setting.seed, table.number, f"bot {seat}"),
            setting.seconds,
            setting.iterations,
        )
        for seat, level in enumerate(table.seats)
    ]
    seed = seed_of(setting.seed, table.deal, "deal")
    first = starter(game.new(setting.players, seed, setting.options))
    dice = seed_of(setting.seed, table.number, "dice")
    match = play(game, players, seed, dice, setting.options)
    assert match.state.result is not None
    return Played(
        table, seed, match.state.result, len(match.moves), first, uses(match), fields(match)
    )


def starter(state: State) -> int | None:
    """The seat whose turn opens the game; None where all open it together."""
    active = state.view(None).get("active")
    if isinstance(active, int):
        return active
    return state.to_act[0] if len(state.to_act) == 1 else None


def uses(match: Match) -> dict[Use, list[int]]:
    """What the seats did in a match, from its events."""
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
    events = {event.what["type"]: event.what for event in match.events}
    return {kind: sorted(what.keys() - {"type"}) for kind, what in events.items()}


def words_of(event: dict[str, Any]) -> list[Use]:
    """An event by its words; a list of words counts each of them, under the field's name
    without its final s, as in the texts."""
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
    setting: Setting, tables: Sequence[Table], jobs: int, ray: str | None
) -> Iterator[Played]:
    """The games in order, as they get ready."""
    if ray is not None:
        return on_ray(setting, tables, jobs, ray)
    if jobs == 1 or len(tables) == 1:
        return map(partial(play_table, setting), tables)
    return in_processes(setting, tables, jobs)


def in_processes(setting: Setting, tables: Sequence[Table], jobs: int) -> Iterator[Played]:
    # By default Python's processes answer Ctrl-C with a traceback; these just end.
    quiet = (signal.SIGINT, signal.SIG_DFL)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(tables)), context, signal.signal, quiet)
    try:
        yield from pool.map(partial(play_table, setting), tables)
    except BrokenExecutor:
        raise BadRequest("error-worker") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def reach(address: str) -> None:
    """Refuse an address where nothing answers: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, ValueError) as error:
        raise BadRequest("error-ray", address=address, why=str(error)) from None


def on_ray(setting: Setting, tables: Sequence[Table], jobs: int, address: str) -> Iterator[Played]:
    try:
        import ray
    except ImportError:
        raise BadRequest("error-extra", name="ray", extra="ray") from None
    if address != LOCAL:
        reach(address)
    # Nobody is told about it.
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
        task = ray.remote(play_table)
        shared = ray.put(setting)
        for waiting in [task.remote(shared, table) for table in tables]:
            yield ray.get(waiting)
    finally:
        ray.shutdown()
