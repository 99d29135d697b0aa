"""The tables in memory: found, put away and brought back, and kept alike between processes."""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator

import msgspec
from litestar.channels import ChannelsPlugin

from coterie.server.identity import Player, new_id
from coterie.server.limits import Limits, Sorry
from coterie.server.live import LiveTable, now_ms
from coterie.server.lobby import Lobby
from coterie.server.ratings import Ratings
from coterie.server.records import Records
from coterie.server.seating import next_table
from coterie.server.storage import Storage
from coterie.server.tasks import Tasks
from coterie.server.turns import Turns
from coterie.server.workers import Workers
from coterie.tables import Chair, Facts, Table
from coterie.tables.effects import Effect, Finish

SWEEP_SECONDS = 30
CHANNEL = "tables"  # where processes name the tables that changed


class Tables:
    """All tables that this process has in memory. Processes that share a database and Redis
    (`shared`) tell each other which tables changed, and each brings its own copy up to date from
    the journal."""

    def __init__(
        self, storage: Storage, channels: ChannelsPlugin, limits: Limits, shared: bool
    ) -> None:
        self.channels = channels
        self.limits = limits
        self.shared = shared
        self.records = Records(storage)
        self.ratings = Ratings(storage)
        self.tasks = Tasks()
        self.workers = Workers()
        self.turns = Turns(channels, shared)
        self.lobby = Lobby(self)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._known: set[str] = set()  # players whose tables have all been in memory
        self._process = new_id()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self.tasks.start(self._wake())
        self.tasks.start(self._put_away())
        if self.shared:
            self.tasks.start(self._listen())
        try:
            yield
        finally:
            await self.tasks.stop()
            self.workers.stop()

    async def _wake(self) -> None:
        """After a start: bring back the tables that have something to do by themselves."""
        for id in await self.records.active():
            with contextlib.suppress(Sorry):
                await self.find(id)

    async def _put_away(self) -> None:
        """Forget what nobody needs any more: tables at rest, and connections that were closed
        (their parts hold each other)."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            old = time.monotonic() - self.limits.idle_seconds
            for live in list(self._live.values()):
                if live.used < old and live.idle:
                    live.gone = True
                    self.forget(live.id)
            gc.collect()

    # Finding and opening.

    def in_memory(self, id: str) -> LiveTable | None:
        return self._live.get(id)

    async def find(self, id: str) -> LiveTable:
        """The table of that id, from memory or from its journal."""
        live = self._live.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.create_task(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str) -> LiveTable:
        facts, chairs = await self.records.read(id)
        entries, chat = await self.records.entries(id, 0), await self.records.chat(id, -1)
        live = self._add(facts, chairs)
        async with live.lock:
            await live.feed(lambda at: live.table.load(entries, chat, at))
        return live

    async def open(self, facts: Facts, chairs: list[Chair]) -> LiveTable:
        """A new table."""
        await self.records.insert(facts, chairs)
        live = self._add(facts, chairs)
        async with live.lock:
            await live.feed(live.table.start)
        if facts.public:
            self.lobby.changed()
        return live

    def _add(self, facts: Facts, chairs: list[Chair]) -> LiveTable:
        live = LiveTable(Table(facts, chairs, self.limits.of_tables, now_ms()), self)
        self._live[facts.id] = live
        return live

    def forget(self, id: str) -> None:
        self._live.pop(id, None)

    async def waiting(self, player: str) -> list[str]:
        """The tables that wait for the player."""
        if player not in self._known:  # the first time since the start: look at them all
            for id in await self.records.of_player(player, over=False):
                with contextlib.suppress(Sorry):
                    await self.find(id)
            self._known.add(player)
        return self.turns.waiting(player)

    # Between processes.

    def announce(self, id: str) -> None:
        """Tell the other processes that a table changed."""
        if self.shared:
            self.channels.publish({"from": self._process, "table": id}, CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                news = msgspec.json.decode(data)
                live = self._live.get(news["table"])
                if live is not None and news["from"] != self._process:
                    self.tasks.start(live.catch_up())

    # What a table cannot do alone.

    async def finish(self, table: Table, finish: Finish) -> list[Effect]:
        """Store how a game ended, with figures and new ratings. Needs the table's lock."""
        facts = table.facts
        statements, ratings = await self.ratings.rate(
            facts.game.id, table.chairs, finish.ranking, finish.statistics
        )
        ended = time.time()
        await self.records.finish(facts.id, finish, ended, statements)
        effects = table.finished(finish, ended, ratings)
        if facts.public:
            self.lobby.changed()
        self.announce(facts.id)
        return effects

    async def play_again(self, table: Table) -> list[Effect]:
        """Open the table where the same people play again. Needs the old table's lock."""
        new = await self.open(*next_table(table.facts, table.chairs))
        await self.records.set_next(table.facts.id, new.id)
        self.announce(table.facts.id)
        return table.continued(new.id)

    async def player_changed(self, player: Player, before: str) -> None:
        """A player's new name and settings, at every table that is not over."""
        renamed = await self.records.rename(player, before) if player.name != before else []
        for live in list(self._live.values()):
            visits = any(visitor.player == player.id for visitor in live.table.audience)
            if visits or live.table.seats_of(player.id):
                await live.player_changed(player, before)
        for id in renamed:
            self.announce(id)
        if renamed:
            self.lobby.changed()
