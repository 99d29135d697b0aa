"""Which tables wait for whom, so that players can be called."""

import contextlib
from collections import Counter, defaultdict
from collections.abc import Iterator

from litestar.channels import ChannelsPlugin

from coterie.server import wire
from coterie.server.identity import Player
from coterie.server.live import encode
from coterie.tables import Table


class Turns:
    """For each player the tables that wait for them; they are told when it changes."""

    def __init__(self, channels: ChannelsPlugin, shared: bool) -> None:
        self.channels = channels
        self.shared = shared
        self._waiting: defaultdict[str, set[str]] = defaultdict(set)
        # The players who look at the lobby in this process, each as often as they do.
        self._listeners: Counter[str] = Counter()

    def update(self, table: Table) -> None:
        """A table has changed."""
        id = table.facts.id
        for player in {chair.player for chair in table.chairs if chair.player}:
            waits, tables = table.waits_for(player), self._waiting[player]
            if waits == (id in tables):
                continue
            (tables.add if waits else tables.discard)(id)
            if not self.shared and player not in self._listeners:
                continue
            here = table.seats_of(player) in table.audience.groups
            news: wire.FromHouse = wire.Waiting(sorted(tables))
            if waits and not here:
                news = wire.YourTurn(id, table.facts.game.id, sorted(tables))
            self.channels.publish(encode(news), f"player-{player}")

    def waiting(self, player: str) -> list[str]:
        """The tables in memory that wait for the player."""
        return sorted(self._waiting[player])

    @contextlib.contextmanager
    def listening(self, player: Player | None) -> Iterator[None]:
        """Meanwhile the player looks at the lobby (in one more tab, perhaps)."""
        id = player.id if player else ""
        self._listeners[id] += 1
        try:
            yield
        finally:
            self._listeners[id] -= 1
            if not self._listeners[id]:
                del self._listeners[id]
