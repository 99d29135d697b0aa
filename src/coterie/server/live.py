"""Drives a table: everything that the table itself, being plain logic, must leave to others."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import msgspec

from coterie.engine.errors import CoterieError
from coterie.server.identity import Player
from coterie.server.limits import Bucket, Limits, Sorry
from coterie.server.line import Line
from coterie.server.storage import Conflict
from coterie.server.tasks import log_failure
from coterie.tables import Table, Visitor, messages
from coterie.tables.effects import (
    Announce,
    Effect,
    Finish,
    PlayAgain,
    Report,
    Send,
    SetTimer,
    Store,
    Think,
    TurnAway,
)

if TYPE_CHECKING:
    from coterie.server.tables import Tables

log = logging.getLogger("coterie.server")
TOO_MANY = 1013  # close codes of websockets
RESTARTED = 1012

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(messages.FromClient).decode


def now_ms() -> int:
    return int(time.time() * 1000)


class Connection(Visitor):
    """A websocket at a table."""

    def __init__(
        self, player: Player | None, line: Line, close: Callable[[int], None], limits: Limits
    ) -> None:
        super().__init__(player.id if player else None, player.name if player else "")
        self.line = line
        self.close = close
        self.rate = Bucket(limits.messages)
        self.chat_rate = Bucket(limits.chat)
        self.most_unsent = limits.unsent_bytes

    def post(self, data: bytes) -> None:
        """Send it; cut the line if the client has not read for too long. Nothing waits for it."""
        if self.line.unsent > self.most_unsent:
            self.line.cut()
        else:
            self.line.post(data)


class LiveTable:
    """A table in memory. Whatever is passed in to it is passed in under its lock, so that nobody
    sees what is not stored yet."""

    def __init__(self, table: Table, tables: "Tables") -> None:
        self.table = table
        self.tables = tables
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.table.facts.id

    @property
    def idle(self) -> bool:
        return self.table.idle and not self.lock.locked()

    # What comes in.

    async def handle(self, connection: Connection, data: str | bytes) -> bool:
        """Do what a message asks; whatever is wrong with it is said to its sender alone.

        Whether it was a message at all that could be understood."""
        id: str | None = None
        try:
            in_time = connection.rate.take()
            try:
                message = _decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Sorry("error-message", why=str(error)[:200]) from None
            id = None if isinstance(message, messages.Hello) else message.id
            if isinstance(message, messages.Say):
                in_time = connection.chat_rate.take() and in_time
            if not in_time:
                raise Sorry("error-too-often")
            self.used = time.monotonic()
            async with self.lock:
                await self.feed(lambda at: self.table.receive(connection, message, at))
        except CoterieError as error:
            self.refuse(connection, error, id)
            return error.id not in ("error-message", "error-too-often")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log_failure(error)
            self.refuse(connection, Sorry("error-server"), id)
        return True

    def refuse(self, connection: Connection, error: CoterieError, id: str | None = None) -> None:
        connection.post(encode(self.table.refused(error, id)))

    async def depart(self, connection: Connection) -> None:
        """A connection was closed."""
        async with self.lock:
            if not self.gone:
                await self.feed(lambda at: self.table.depart(connection, at))

    async def player_changed(self, player: Player, before: str) -> None:
        """A player has a new name (`before` was the old one) or other settings."""
        change = (player.id, before, player.name, player.auto)
        async with self.lock:
            if not self.gone:
                await self.feed(lambda at: self.table.player_changed(*change, at))

    def _time_is_up(self) -> None:
        self._timer = None
        self.tables.tasks.start(self._wake())

    async def _wake(self) -> None:
        async with self.lock:
            if not self.gone:
                await self.feed(self.table.wake)

    async def _think(self, job: Think) -> None:
        move = await self.tables.workers.think(job)
        async with self.lock:
            if not self.gone:
                await self.feed(lambda at: self.table.bot_answered(job, move, at))

    async def feed(self, step: Callable[[int], list[Effect]]) -> None:
        """Pass something in to the table, with the time, and carry out what comes of it. Needs
        the lock."""
        if self.gone:
            raise Sorry("error-server", 409)
        try:
            effects = step(now_ms())
        except Exception:
            self.drop()
            raise
        await self._carry_out(effects)
        self.tables.turns.update(self.table)

    # What comes out.

    async def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Store():
                    await self._store(effect)
                case Send():
                    await self._send(effect)
                case TurnAway():
                    cast("Connection", effect.visitor).close(TOO_MANY)
                case SetTimer():
                    self._set_timer(effect.at)
                case Think():
                    self.tables.tasks.start(self._think(effect))
                case Announce():
                    self.tables.announce(self.id)
                case Finish():
                    await self._carry_out(await self.tables.finish(self.table, effect))
                case PlayAgain():
                    await self._carry_out(await self.tables.play_again(self.table))
                case Report():
                    log.error(effect.text)

    async def _store(self, store: Store) -> None:
        """Write it to the disk. If that fails nothing else of the effects is carried out: the
        table is read again, or forgotten."""
        try:
            await self.tables.records.store(self.id, store)
        except Conflict:
            await self.reload()
            raise Sorry("error-stale", 409) from None
        except BaseException:
            self.drop()
            raise

    async def _send(self, send: Send) -> None:
        data = encode(send.message)
        if send.last:  # what other tables have to send now goes first
            await asyncio.sleep(0)
        for visitor in send.to:
            cast("Connection", visitor).post(data)

    def _set_timer(self, at: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            seconds = max(0, at - now_ms()) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, self._time_is_up)

    # Beginning anew.

    async def reload(self) -> None:
        """Forget what memory says of the table; read it again. Needs the lock."""
        records, id = self.tables.records, self.id
        facts, chairs = await records.read(id)
        entries, chat = await records.entries(id, 0), await records.chat(id, -1)
        await self.feed(lambda at: self.table.reload(facts, chairs, entries, chat, at))

    async def catch_up(self) -> None:
        """Another process changed the table: do here what was done there."""
        records, id, table = self.tables.records, self.id, self.table
        async with self.lock:
            if self.gone:
                return
            facts, chairs = await records.read(id)
            entries = await records.entries(id, table.version)
            chat = await records.chat(id, table.chat[-1].number if table.chat else 0)
            await self.feed(lambda at: table.catch_up(facts, chairs, entries, chat, at))

    def drop(self) -> None:
        """Memory may be ahead of the disk: forget the table. Its people come back by
        themselves."""
        self.gone = True
        self._set_timer(None)
        self.tables.forget(self.id)
        for visitor in self.table.audience:
            cast("Connection", visitor).close(RESTARTED)
