"""Tables are opened, joined, left, and opened again for the same people."""

import secrets
import time
from typing import TYPE_CHECKING

from coterie import bots, game
from coterie.server import wire
from coterie.server.identity import Player, new_id
from coterie.server.limits import Sorry
from coterie.tables import Chair, Facts, Table

if TYPE_CHECKING:
    from coterie.server.live import LiveTable
    from coterie.server.tables import Tables


class Seating:
    """Who sits down where."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables

    async def open(self, player: Player, wish: wire.NewTable) -> Table:
        """A new table. Its seed is drawn now, and committed to."""
        g = game(wish.game)
        usual = {name: option.for_people()[0] for name, option in g.options.items()}
        options = g.check_options(usual | wish.options)
        if len(wish.seats) not in g.players:
            g.new(len(wish.seats))  # says what is wrong
        if not any(seat.kind == "me" for seat in wish.seats):
            raise Sorry("error-seats-none")
        levels = bots.levels_for(g)
        for seat in wish.seats:
            if seat.kind == "bot" and seat.level not in levels:
                raise Sorry("error-level", level=seat.level or "", known=list(levels))
        most = self.tables.limits.tables
        if await self.tables.records.not_over(player.id) >= most:
            raise Sorry("error-tables-many", 429, most=most)
        ratings = await self.tables.ratings.of(player.id)
        rating = next((rating.value for rating in ratings if rating.game == g.id), None)
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
        return (await self.tables.open(facts, chairs)).table

    async def play(self, player: Player, wish: wire.Play) -> Table:
        """A table against bots."""
        g = game(wish.game)
        players = wish.players or g.players[0]
        if players not in g.players or wish.seat >= players:
            g.new(players)
            raise Sorry("error-seat-taken")
        bot = wire.SeatWish("bot", wish.level or bots.LEVELS[0])
        seats = [wire.SeatWish("me") if s == wish.seat else bot for s in range(players)]
        return await self.open(
            player, wire.NewTable(g.id, seats, wish.options, public=False, undo=wish.undo)
        )

    async def join(self, player: Player, id: str, seat: int | None) -> Table:
        """Take an open seat; the game starts when none is left."""
        live = await self.tables.find(id)
        async with live.lock:
            table = live.table
            if table.facts.stage != "open":
                raise Sorry("error-not-open", 409)
            if table.seats_of(player.id):
                return table
            free = [s for s, chair in enumerate(table.chairs) if chair.kind == "open"]
            chosen = free[0] if seat is None else seat
            if chosen not in free:
                raise Sorry("error-seat-taken", 409)
            begins = len(free) == 1
            if not await self.tables.records.take_seat(id, chosen, player, begins):
                await live.reload()
                raise Sorry("error-seat-taken", 409)
            await self._reseat(live)
        return table

    async def leave(self, player: Player, id: str) -> Table:
        """Give up one's seats before the start; an empty table goes away."""
        live = await self.tables.find(id)
        async with live.lock:
            table = live.table
            seats = table.seats_of(player.id)
            if table.facts.stage != "open":
                raise Sorry("error-not-open", 409)
            if not seats:
                raise Sorry("error-spectator", 403)
            if any(chair.player not in (None, player.id) for chair in table.chairs):
                await self.tables.records.leave_seats(id, player.id)
                await self._reseat(live)
            else:
                await self.tables.records.delete(id)
                live.drop()
                for seat in seats:
                    table.chairs[seat] = Chair("open", None, "")
                self._announce(table)
        return table

    async def _reseat(self, live: "LiveTable") -> None:
        """Somebody took or left a seat, which is stored."""
        facts, chairs = await self.tables.records.read(live.id)
        await live.feed(lambda at: live.table.reseat(facts, chairs, at))
        self._announce(live.table)

    def _announce(self, table: Table) -> None:
        self.tables.announce(table.facts.id)
        if table.facts.public:
            self.tables.lobby.changed()


def next_table(old: Facts, seated: list[Chair]) -> tuple[Facts, list[Chair]]:
    """The same again, everybody one seat on."""
    chairs = [
        Chair(c.kind, c.player, c.name, c.level, auto=c.auto, rating=c.rating)
        for c in seated[-1:] + seated[:-1]
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
    return facts, chairs
