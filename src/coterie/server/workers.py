"""Bots think in processes of their own, so that live tables stay quick."""

import asyncio
import logging
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from coterie.games import BOARDS, lay
from coterie.tables.bots import FALLBACK, think
from coterie.tables.effects import Think

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


def spare_cores() -> int:
    """How many cores the server can do without."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) - 1
    return (os.cpu_count() or 2) - 1


class Workers:
    """The bots' processes."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, spare_cores())
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Think) -> int | None:
        """What the bot chooses; if its process dies, a new one takes over. None if it fails."""
        for attempt in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.count,
                    mp_context=get_context("spawn"),
                    initializer=_begin,
                    initargs=(BOARDS,),
                )
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, job)
            except BrokenProcessPool:
                log.warning("A bot's process died (attempt %d).", attempt + 1)
                if self._pool is pool:
                    self._pool = None
            except Exception:
                log.exception("A bot of level %s failed at %s.", job.level, job.game)
                return None
        # No process will do: at least the weakest bot can answer here.
        return think(job) if job.level == FALLBACK else None

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)  # what is being thought now takes a second
