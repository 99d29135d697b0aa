"""The lobby: public tables, one's own tables, and the games there are."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from coterie import bots, game, games
from coterie.server import wire
from coterie.server.live import encode
from coterie.tables import messages

if TYPE_CHECKING:
    from coterie.server.tables import Tables

PAUSE = 0.3  # seconds between two news of the lobby, at least


class Lobby:
    """Lists of tables, and who is told when they change."""

    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self._changed = False

    async def public(self) -> wire.Lobby:
        """Public tables, to join and to watch."""

        async def listed(stage: str) -> list[messages.Table]:
            ids = await self.tables.records.public(stage)
            return [(await self.tables.find(id)).table.info() for id in ids]

        return wire.Lobby(await listed("open"), await listed("playing"))

    async def of_player(self, player: str) -> wire.MyTables:
        """A player's tables."""

        async def listed(over: bool) -> list[messages.Table]:
            ids = await self.tables.records.of_player(player, over)
            found = [(await self.tables.find(id)).table for id in ids]
            return [table.info(table.seats_of(player)) for table in found]

        return wire.MyTables(await listed(False), await listed(True))

    def changed(self) -> None:
        """Tell those who look at the lobby, but not too often."""
        if not self._changed:
            self._changed = True
            self.tables.tasks.start(self._publish())

    async def _publish(self) -> None:
        await asyncio.sleep(PAUSE)
        self._changed = False
        news = wire.LobbyNow(await self.public())
        self.tables.channels.publish(encode(news), "lobby")


def game_list() -> list[wire.Game]:
    """The games, with options, numbers of players and levels of bots."""
    return [
        wire.Game(
            g.id,
            g.rules,
            list(g.players),
            [wire.Option(name, option.for_people()) for name, option in g.options.items()],
            {n: g.seat_names(n) for n in g.players},
            list(bots.levels_for(g)),
            msgspec.convert(g.open_moves, dict[str, list[wire.Field]], from_attributes=True),
            g.credits,
        )
        for g in map(game, games)
    ]
