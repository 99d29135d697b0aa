"""Bots think in processes of their own, so that live tables stay quick."""

import asyncio
import logging
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from coterie import bots, game
from coterie.engine.rng import seeded
from coterie.games import BOARDS, lay

log = logging.getLogger("coterie.server")


def _begin(boards: dict[str, str]) -> None:
    """In a worker: lay the server's boards, give way to live tables, and end with the server
    however it ends."""
    for name, source in boards.items():
        lay(name, source)
    if hasattr(os, "nice"):
        os.nice(19)  # it thinks only with what the server leaves of a core
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def decide(
    name: str, position: dict[str, Any], seat: int, level: str, made: int, must: bool, seed: int
) -> int | None:
    """The bot's move in that position, after so many moves of the match. None: it lets pass,
    which it can if it does not owe a decision."""
    g = game(name)
    bot = bots.make(g, level, seed)
    view = bots.Seat(g.from_json(position), seat, seeded(seed + 1), made)
    return bot.choose(view) if must else bot.answer(view)


def spare_cores() -> int:
    """How many cores the server can do without."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) - 1
    return (os.cpu_count() or 2) - 1


class Thinking:
    """The bots' processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, spare_cores())
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, name: str, position: dict[str, Any], seat: int, level: str, made: int, must: bool
    ) -> int | None:
        """The bot's move; if its process dies, a new one takes over."""
        for attempt in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.workers,
                    mp_context=get_context("spawn"),
                    initializer=_begin,
                    initargs=(BOARDS,),
                )
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, decide, name, position, seat, level, made, must, secrets.randbits(60)
                )
            except BrokenProcessPool:
                log.warning("A bot's process died (attempt %d).", attempt + 1)
                if self._pool is pool:
                    self._pool = None
            except Exception:
                log.exception("A bot of level %s failed at %s.", level, name)
                break
        return decide(name, position, seat, bots.LEVELS[0], made, must, secrets.randbits(60))

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)  # what is being thought now takes a second
