"""Work that goes on in the background until it is done or the server ends."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from coterie.engine.errors import CoterieError

log = logging.getLogger("coterie.server")


def log_failure(error: BaseException) -> None:
    log.error("Something failed.", exc_info=error)


class Tasks:
    """The tasks that are under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CoterieError):
            log_failure(error)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
