"""The house: all tables, made, found, put away and brought back."""

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from openskill.models import PlackettLuce
from sqlalchemy import and_, delete, func, insert, select, update

from coterie import bots, game, games
from coterie.engine.match import Match
from coterie.server import wire
from coterie.server.identity import Identity, Player, new_id
from coterie.server.limits import Limits, Sorry
from coterie.server.storage import (
    CHAT,
    ENTRIES,
    PLAYERS,
    RATINGS,
    SEATS,
    TABLES,
    Storage,
    from_text,
    to_text,
)
from coterie.server.tables import (
    CHAT_REMEMBERED,
    Chair,
    Entry,
    Facts,
    MoveCache,
    Table,
    encode,
)
from coterie.server.thinking import Thinking

log = logging.getLogger("coterie.server")
LISTED = 60
SWEEP_SECONDS = 30


def shown_rating(mu: float, sigma: float) -> float:
    """1000 for somebody new; cautious, so that it grows as doubt shrinks."""
    return round(1000 + 40 * (mu - 3 * sigma), 1)


class House:
    """All there is, in one process. Processes that share a database and Redis tell each other
    which tables changed, and each brings its own copy up to date from the journal."""

    def __init__(
        self, storage: Storage, channels: ChannelsPlugin, limits: Limits, shared: bool
    ) -> None:
        self.storage = storage
        self.channels = channels
        self.limits = limits
        self.identity = Identity(storage)
        self.thinking = Thinking()
        self.stand_in_level = bots.LEVELS[len(bots.LEVELS) // 2]
        self.moves: MoveCache = defaultdict(dict)
        self.tables: dict[str, Table] = {}
        # For each player, the tables that wait for them.
        self.owing: defaultdict[str, set[str]] = defaultdict(set)
        # The players who look at the house here, each as often as they do.
        self.listeners: Counter[str] = Counter()
        self._known: set[str] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._shared = shared
        self._process = new_id()
        self._lobby_changed = False
        self._rating = PlackettLuce()

    # Running.

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with self.storage.running():
            await self.identity.start()
            self.background(self._wake())
            self.background(self._put_away())
            if self._shared:
                self.background(self._listen())
            try:
                yield
            finally:
                for task in list(self._tasks):
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)
                self.thinking.stop()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Sorry):
            self.log_failure(error)

    def log_failure(self, error: BaseException) -> None:
        log.error("Something failed.", exc_info=error)

    async def _wake(self) -> None:
        """After a start: bring back the tables that have something to do by themselves."""
        busy = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        query = select(TABLES.c.id).where(
            TABLES.c.stage == "playing", TABLES.c.clock.is_not(None) | TABLES.c.id.in_(busy)
        )
        for (id,) in await self.storage.read(query):
            with contextlib.suppress(Sorry):
                await self.find(id)

    async def _put_away(self) -> None:
        """Forget what nobody needs any more: tables at rest, and connections that were closed
        (their parts hold each other)."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.limits.idle_seconds))
            old = time.monotonic() - self.limits.idle_seconds
            for table in list(self.tables.values()):
                if table.used < old and table.idle:
                    table.gone = True
                    del self.tables[table.facts.id]
            gc.collect()

    # Between processes.

    def note(self, table: Table) -> None:
        """Tell the other processes that a table changed."""
        self._tell_others(table.facts.id)

    def _tell_others(self, table: str) -> None:
        if self._shared:
            self.channels.publish({"from": self._process, "table": table}, "tables")

    async def _listen(self) -> None:
        async with self.channels.start_subscription(["tables"]) as subscriber:
            async for data in subscriber.iter_events():
                news = msgspec.json.decode(data)
                table = self.tables.get(news["table"])
                if table is not None and news["from"] != self._process:
                    self.background(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        """Another process changed the table: do here what was done there."""
        async with table.lock:
            if table.gone:
                return
            fresh = await self._read(table.facts.id)
            entries = await self._entries(table.facts.id, table.version)
            seats = [(c.kind, c.player) for c in table.chairs]
            table.facts, table.chairs = fresh
            for entry in entries:
                move = table.facts.game.move_from_json(entry.move) if entry.move else None
                events = table.enact(entry.kind, entry.seat, move, entry.message, entry.at)
                await table.tell(entry.kind, entry.seat, entry.message, events)
            for line in await self._chat(
                table.facts.id, table.chat[-1].number if table.chat else 0
            ):
                table.hear(line)
            table.start()
            self.owes(table)
            if seats != [(c.kind, c.player) for c in table.chairs]:
                table.regroup()
            else:
                table.tell_table()

    # Finding tables.

    async def find(self, id: str) -> Table:
        """The table of that id, from memory or from its journal."""
        table = self.tables.get(id)
        if table is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = asyncio.create_task(self._load(id))
                self._loading[id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(loading)
        table.used = time.monotonic()
        return table

    async def _load(self, id: str) -> Table:
        facts, chairs = await self._read(id)
        table = Table(self, facts, chairs)
        table.chat = await self._chat(id, -1)
        async with table.lock:
            table.load(await self._entries(id, 0))
            self.tables[id] = table
            self.owes(table)
            if table.match.result and facts.stage == "playing":
                await self.finish(table)
            await table.go_on()
        return table

    async def _read(self, id: str) -> tuple[Facts, list[Chair]]:
        rows = await self.storage.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise Sorry("error-table", 404)
        row = rows[0]
        facts = Facts(
            id=row.id,
            game=game(row.game),
            rules=row.rules,
            board=row.board,
            options=from_text(row.options),
            seed=int(row.seed),
            creator=row.creator,
            public=row.public,
            pace=row.pace,
            clock=msgspec.convert(from_text(row.clock), wire.Clock | None),
            undo=row.undo,
            stage=row.stage,
            created=row.created,
            ended=row.ended,
            ending=from_text(row.ending),
            result=from_text(row.result),
            statistics=msgspec.convert(from_text(row.statistics), wire.Statistics | None),
            next=row.next,
        )
        seats = await self.storage.read(
            select(SEATS, PLAYERS.c.auto, RATINGS.c.mu, RATINGS.c.sigma)
            .outerjoin(PLAYERS, PLAYERS.c.id == SEATS.c.player)
            .outerjoin(
                RATINGS, and_(RATINGS.c.player == SEATS.c.player, RATINGS.c.game == facts.game.id)
            )
            .where(SEATS.c.table_id == id)
            .order_by(SEATS.c.seat)
        )
        chairs = [
            Chair(
                kind=s.kind,
                player=s.player,
                name=s.name,
                level=s.level,
                draw=s.draw,
                again=s.again,
                auto=bool(s.auto),
                rating=None if s.mu is None else shown_rating(s.mu, s.sigma),
            )
            for s in seats
        ]
        return facts, chairs

    async def _entries(self, id: str, after: int) -> list[Entry]:
        rows = await self.storage.read(
            select(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        return [
            Entry(
                r.version, r.kind, r.seat, from_text(r.move), r.message, r.at,
                from_text(r.clocks), r.digest,
            )
            for r in rows
        ]  # fmt: skip

    async def _chat(self, id: str, after: int) -> list[wire.ChatLine]:
        rows = await self.storage.read(
            select(CHAT)
            .where(CHAT.c.table_id == id, CHAT.c.number > after)
            .order_by(CHAT.c.number.desc())
            .limit(CHAT_REMEMBERED)
        )
        return [wire.ChatLine(r.number, r.name, r.seat, r.text, r.at) for r in reversed(rows)]

    async def reload(self, table: Table) -> None:
        """Forget what memory says of a table; read it again. Needs the table's lock."""
        table.facts, table.chairs = await self._read(table.facts.id)
        table._begin()
        table.chat = await self._chat(table.facts.id, -1)
        table.load(await self._entries(table.facts.id, 0))
        table.tell_all()
        await table.go_on()

    def drop(self, table: Table) -> None:
        """Memory may be ahead of the disk: forget the table. Its people come back by themselves."""
        table.gone = True
        self.tables.pop(table.facts.id, None)
        for group in table.audience.values():
            for connection in group:
                connection.close(1012)

    # Making tables.

    async def create(self, player: Player, wish: wire.NewTable) -> Table:
        """A new table. Its seed is drawn now, and committed to."""
        g = game(wish.game)
        usual = {name: option.for_people()[0] for name, option in g.options.items()}
        options = g.check_options(usual | wish.options)
        if len(wish.seats) not in g.players:
            g.new(len(wish.seats))  # says what is wrong
        if not any(seat.kind == "me" for seat in wish.seats):
            raise Sorry("error-seats-none")
        for seat in wish.seats:
            if seat.kind == "bot" and seat.level not in bots.LEVELS:
                raise Sorry("error-level", level=seat.level or "", known=list(bots.LEVELS))
        count = select(func.count()).where(TABLES.c.creator == player.id, TABLES.c.stage != "over")
        if (await self.storage.read(count))[0][0] >= self.limits.tables:
            raise Sorry("error-tables-many", 429, most=self.limits.tables)
        rating = next((r.value for r in await self.ratings(player.id) if r.game == g.id), None)
        chairs = [
            Chair("player", player.id, seat.name or player.name, auto=player.auto, rating=rating)
            if seat.kind == "me"
            else Chair(seat.kind, None, "", seat.level if seat.kind == "bot" else None)
            for seat in wish.seats
        ]
        facts = Facts(
            id=new_id(),
            game=g,
            rules=g.rules,
            board=g.board_digest,
            options=options,
            seed=secrets.randbits(128),
            creator=player.id,
            public=wish.public,
            pace=wish.pace,
            clock=wish.clock,
            undo=wish.undo,
            stage="open" if any(chair.kind == "open" for chair in chairs) else "playing",
            created=time.time(),
        )
        return await self._open(facts, chairs)

    async def _open(self, facts: Facts, chairs: list[Chair]) -> Table:
        table = Table(self, facts, chairs)
        await self.storage.write(
            insert(TABLES).values(
                id=facts.id, game=facts.game.id, rules=facts.rules, board=facts.board,
                options=to_text(facts.options), seed=str(facts.seed), creator=facts.creator,
                public=facts.public, pace=facts.pace,
                clock=to_text(msgspec.to_builtins(facts.clock)),
                undo=facts.undo, stage=facts.stage, created=facts.created,
            ),
            insert(SEATS).values([
                {"table_id": facts.id, "seat": seat, "kind": chair.kind, "player": chair.player,
                 "name": chair.name, "level": chair.level, "draw": False, "again": False}
                for seat, chair in enumerate(chairs)
            ]),
        )  # fmt: skip
        self.tables[facts.id] = table
        async with table.lock:
            await self._started(table)
        return table

    async def _started(self, table: Table) -> None:
        if table.facts.public:
            self.lobby_changed()
        if table.facts.stage == "playing":
            table.start()
            table.tell_all()  # whoever waited at the table has something to decide now
            self.owes(table)
            await table.go_on()

    async def play(self, player: Player, wish: wire.Play) -> Table:
        """A table against bots."""
        g = game(wish.game)
        players = wish.players or g.players[0]
        if players not in g.players or wish.seat >= players:
            g.new(players)
            raise Sorry("error-seat-taken")
        bot = wire.SeatWish("bot", wish.level or bots.LEVELS[0])
        seats = [wire.SeatWish("me") if s == wish.seat else bot for s in range(players)]
        return await self.create(
            player, wire.NewTable(g.id, seats, wish.options, public=False, undo=wish.undo)
        )

    async def join(self, player: Player, id: str, seat: int | None) -> Table:
        """Take an open seat; the game starts when none is left."""
        table = await self.find(id)
        async with table.lock:
            if table.facts.stage != "open":
                raise Sorry("error-not-open", 409)
            if table.seats_of(player.id):
                return table
            free = [s for s, chair in enumerate(table.chairs) if chair.kind == "open"]
            chosen = free[0] if seat is None else seat
            if chosen not in free:
                raise Sorry("error-seat-taken", 409)
            values = {"kind": "player", "player": player.id, "name": player.name}
            statements = [
                update(SEATS)
                .where(SEATS.c.table_id == id, SEATS.c.seat == chosen, SEATS.c.kind == "open")
                .values(**values)
            ]
            stage = "open" if len(free) > 1 else "playing"
            if stage == "playing":
                statements.append(update(TABLES).where(TABLES.c.id == id).values(stage=stage))
            touched = await self.storage.write(*statements)
            if touched[0] != 1:
                await self.reload(table)
                raise Sorry("error-seat-taken", 409)
            table.facts, table.chairs = await self._read(id)
            table.regroup()
            self.note(table)
            await self._started(table)
        return table

    async def leave(self, player: Player, id: str) -> Table:
        """Give up one's seats before the start; an empty table goes away."""
        table = await self.find(id)
        async with table.lock:
            seats = table.seats_of(player.id)
            if table.facts.stage != "open":
                raise Sorry("error-not-open", 409)
            if not seats:
                raise Sorry("error-spectator", 403)
            for seat in seats:
                table.chairs[seat] = Chair("open", None, "")
            if any(chair.kind == "player" for chair in table.chairs):
                await self.storage.write(
                    update(SEATS)
                    .where(SEATS.c.table_id == id, SEATS.c.player == player.id)
                    .values(kind="open", player=None, name="")
                )
                table.regroup()
            else:
                await self.storage.write(
                    delete(CHAT).where(CHAT.c.table_id == id),
                    delete(SEATS).where(SEATS.c.table_id == id),
                    delete(TABLES).where(TABLES.c.id == id),
                )
                self.drop(table)
            self.note(table)
            if table.facts.public:
                self.lobby_changed()
        return table

    async def rematch(self, table: Table) -> None:
        """The same again, everybody one seat on. Needs the old table's lock."""
        old = table.facts
        chairs = [
            Chair(c.kind, c.player, c.name, c.level, auto=c.auto, rating=c.rating)
            for c in table.chairs[-1:] + table.chairs[:-1]
        ]
        facts = Facts(
            id=new_id(),
            game=old.game,
            rules=old.game.rules,
            board=old.game.board_digest,
            options=old.options,
            seed=secrets.randbits(128),
            creator=old.creator,
            public=old.public,
            pace=old.pace,
            clock=old.clock,
            undo=old.undo,
            stage="playing",
            created=time.time(),
        )
        await self._open(facts, chairs)
        await self.storage.write(update(TABLES).where(TABLES.c.id == old.id).values(next=facts.id))
        old.next = facts.id
        self.note(table)

    # The end.

    async def finish(self, table: Table) -> None:
        """Store how it ended, with figures and new ratings. Needs the table's lock."""
        facts, result = table.facts, table.match.result
        assert result is not None
        statistics = table.statistics
        ratings = await self._rate(table, list(result.ranking), statistics)
        ended = time.time()
        await self.storage.write(
            update(TABLES)
            .where(TABLES.c.id == facts.id)
            .values(
                stage="over",
                ended=ended,
                result=to_text(result.to_json()),
                ending=to_text(table.match.ending),
                statistics=to_text(msgspec.to_builtins(statistics)),
            ),
            *ratings,
        )
        facts.stage, facts.ended, facts.statistics = "over", ended, statistics
        facts.result, facts.ending = result.to_json(), table.match.ending
        table.tell_table()
        if facts.public:
            self.lobby_changed()
        self.note(table)

    async def _rate(
        self, table: Table, ranking: list[int], statistics: wire.Statistics
    ) -> list[Any]:
        """Statements for the new ratings, if it was between different people only."""
        players = [chair.player for chair in table.chairs]
        if None in players or len(set(players)) < len(players):
            return []
        name = table.facts.game.id
        rows = await self.storage.read(
            select(RATINGS).where(RATINGS.c.player.in_(players), RATINGS.c.game == name)
        )
        known = {row.player: row for row in rows}
        model = self._rating
        before = [
            model.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else model.rating()
            for p in players
        ]
        after = model.rate([[r] for r in before], ranks=[float(rank) for rank in ranking])
        statements: list[Any] = []
        for seat, (player, old, (new,)) in enumerate(zip(players, before, after, strict=True)):
            figures = statistics.seats[seat]
            figures.rating_before = shown_rating(old.mu, old.sigma)
            figures.rating_after = table.chairs[seat].rating = shown_rating(new.mu, new.sigma)
            if player in known:
                statements.append(
                    update(RATINGS)
                    .where(RATINGS.c.player == player, RATINGS.c.game == name)
                    .values(mu=new.mu, sigma=new.sigma, games=known[player].games + 1)
                )
            else:
                statements.append(
                    insert(RATINGS).values(
                        player=player, game=name, mu=new.mu, sigma=new.sigma, games=1
                    )
                )
        return statements

    # Who waits for whom.

    def owes(self, table: Table) -> None:
        """Keep count of the tables that wait for each player, and tell them when it changes."""
        id = table.facts.id
        for player in {chair.player for chair in table.chairs if chair.player}:
            owed, tables = table.waits_for(player), self.owing[player]
            if owed == (id in tables):
                continue
            (tables.add if owed else tables.discard)(id)
            if not self._shared and player not in self.listeners:
                continue
            here = table.seats_of(player) in table.audience
            news: wire.FromHouse = wire.Waiting(sorted(tables))
            if owed and not here:
                news = wire.YourTurn(id, table.facts.game.id, sorted(tables))
            self.channels.publish(encode(news), f"player-{player}")

    @contextlib.contextmanager
    def heard_by(self, player: Player | None) -> Iterator[None]:
        """Meanwhile the player listens to the house (in one more tab, perhaps)."""
        id = player.id if player else ""
        self.listeners[id] += 1
        try:
            yield
        finally:
            self.listeners[id] -= 1
            if not self.listeners[id]:
                del self.listeners[id]

    async def waiting(self, player: str) -> list[str]:
        """The tables that wait for the player."""
        if player not in self._known:  # the first time since the start: look at them all
            for id in await self._ids(player, over=False):
                with contextlib.suppress(Sorry):
                    await self.find(id)
            self._known.add(player)
        return sorted(self.owing[player])

    # Lists.

    async def _ids(self, player: str, over: bool) -> list[str]:
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.player == player)
            .where(TABLES.c.stage == "over" if over else TABLES.c.stage != "over")
            .group_by(TABLES.c.id, TABLES.c.created)
            .order_by(TABLES.c.created.desc())
            .limit(LISTED)
        )
        return [id for (id,) in await self.storage.read(query)]

    async def my_tables(self, player: str) -> wire.MyTables:
        async def tables(over: bool) -> list[wire.Table]:
            found = [await self.find(id) for id in await self._ids(player, over)]
            return [table.info(table.seats_of(player)) for table in found]

        return wire.MyTables(await tables(False), await tables(True))

    async def lobby(self) -> wire.Lobby:
        async def tables(stage: str) -> list[wire.Table]:
            query = (
                select(TABLES.c.id)
                .where(TABLES.c.stage == stage, TABLES.c.public)
                .order_by(TABLES.c.created.desc())
                .limit(LISTED)
            )
            return [(await self.find(id)).info() for (id,) in await self.storage.read(query)]

        return wire.Lobby(await tables("open"), await tables("playing"))

    def lobby_changed(self) -> None:
        """Tell those who look at the lobby, but not too often."""
        if not self._lobby_changed:
            self._lobby_changed = True
            self.background(self._tell_lobby())

    async def _tell_lobby(self) -> None:
        await asyncio.sleep(0.3)
        self._lobby_changed = False
        self.channels.publish(encode(wire.LobbyNow(await self.lobby())), "lobby")

    async def ratings(self, player: str) -> list[wire.Rating]:
        rows = await self.storage.read(select(RATINGS).where(RATINGS.c.player == player))
        return [wire.Rating(r.game, shown_rating(r.mu, r.sigma), r.games) for r in rows]

    def games(self) -> list[wire.Game]:
        return [
            wire.Game(
                g.id,
                g.rules,
                list(g.players),
                [wire.Option(name, option.for_people()) for name, option in g.options.items()],
                {n: g.seat_names(n) for n in g.players},
                list(bots.LEVELS),
                msgspec.convert(g.open_moves, dict[str, list[wire.Field]], from_attributes=True),
                g.credits,
            )
            for g in map(game, games)
        ]

    async def renamed(self, player: Player, before: str) -> None:
        """A player's new name and settings, at every table that is not over.

        Seats that were given a name of their own (several people at one screen) keep it."""
        if player.name != before:
            await self._rename_seats(player, before)
        for table in list(self.tables.values()):
            seats = table.seats_of(player.id)
            for seat in seats:
                table.chairs[seat].auto = player.auto
            for connection in table.audience.get(seats, []):
                if connection.player and connection.player.id == player.id:
                    connection.player = player
            if seats and player.auto:
                async with table.lock:
                    await table.go_on()

    async def _rename_seats(self, player: Player, before: str) -> None:
        going_on = select(TABLES.c.id).where(TABLES.c.stage != "over")
        named = (SEATS.c.player == player.id, SEATS.c.name == before)
        ids = await self.storage.read(
            select(SEATS.c.table_id).where(*named, SEATS.c.table_id.in_(going_on)).distinct()
        )
        await self.storage.write(
            update(SEATS).where(*named, SEATS.c.table_id.in_(going_on)).values(name=player.name)
        )
        for (id,) in ids:
            table = self.tables.get(id)
            if table is not None:
                for seat in table.seats_of(player.id):
                    if table.chairs[seat].name == before:
                        table.chairs[seat].name = player.name
                table.tell_table()
            self._tell_others(id)
        self.lobby_changed()

    # Games that are over.

    async def _over(self, id: str) -> Table:
        table = await self.find(id)
        if table.facts.stage != "over":
            raise Sorry("error-not-over", 409)
        return table

    async def replay(self, id: str, seat: int | None) -> wire.Replay:
        table = await self._over(id)
        match = table.replayed()
        seconds: list[float] = []
        last = 0
        for entry in await self._entries(id, 0):
            if entry.kind == "move":
                seconds.append((entry.at - (last or entry.at)) / 1000)
            elif entry.kind == "undo":
                seconds.pop()
            last = entry.at
        to_json = table.facts.game.move_to_json
        return wire.Replay(
            table.info(),
            [
                wire.Made(s, to_json(move), spent)
                for (s, move), spent in zip(match.moves, seconds, strict=False)
            ],
            [wire.Happening(e.move, e.what) for e in match.events if e.seen_by(seat)],
        )

    async def views(self, id: str, seat: int | None, start: int, count: int) -> wire.Views:
        table = await self._over(id)
        moves = table.match.moves
        if not 0 <= start <= len(moves) or (seat is not None and seat >= len(table.chairs)):
            raise Sorry("error-view-range", most=len(moves))
        match = table.replayed(start)
        views = [match.view(seat)]
        for mover, move in moves[start : start + count - 1]:
            match.apply(mover, move)
            views.append(match.view(seat))
        if table.match.ending and start + len(views) > len(moves):
            views[-1] = table.match.view(seat)
        return wire.Views(start, views)

    async def journal(self, id: str) -> dict[str, Any]:
        table = await self.find(id)
        if table.trouble:
            return await self._stored_journal(table)
        await self._over(id)
        match = table.replayed()
        if table.match.ending:
            match.end(table.match.ending)
        return match.journal()

    async def _stored_journal(self, table: Table) -> dict[str, Any]:
        """Of a halted table: what was stored, as it was."""
        facts = table.facts
        fresh = Match(facts.game, len(table.chairs), facts.seed, facts.options)
        moves: list[Any] = []
        for entry in await self._entries(facts.id, 0):
            if entry.kind == "move":
                moves.append([entry.seat, entry.move])
            elif entry.kind == "undo":
                moves.pop()
        names = [chair.name or chair.level or "" for chair in table.chairs]
        stored = {"rules": facts.rules, "board": facts.board, "seats": names, "moves": moves}
        return {**fresh.journal(), **stored, "digest": ""}
