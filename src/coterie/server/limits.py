"""How much of anything one visitor may have."""

import time
from dataclasses import dataclass
from typing import Any

from coterie.engine.errors import CoterieError
from coterie.tables.facts import Settings


class Sorry(CoterieError):
    """A request the server does not grant, with the status of the HTTP answer."""

    def __init__(self, id: str, status: int = 400, **args: Any) -> None:
        super().__init__(id, **args)
        self.status = status


@dataclass(frozen=True)
class Limits:
    """Rates are (how many a second, how many at once)."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    messages: tuple[float, int] = (60, 120)
    """Of one connection to a table."""
    chat: tuple[float, int] = (0.5, 6)
    """Of one connection."""
    requests: tuple[float, int] = (20, 200)
    """That change something, of one address."""
    reads: tuple[float, int] = (50, 500)
    """Other requests to the API, of one address."""
    guests: tuple[float, int] = (1, 60)
    """New guests from one address."""
    passwords: tuple[float, int] = (0.2, 10)
    """Attempts from one address."""
    tables: int = 30
    """Of one creator, not over."""
    connections: int = 20
    """Of one player to one table."""
    sockets: int = 200
    """Websockets of one address."""
    spectators: int = 500
    """Of one table, all together."""
    unsent_bytes: int = 4_000_000
    """Waiting for a client that does not read; then it is cut off."""
    bot_patience: float = 1.5
    """Seconds a bot on turn gives people who are here to speak up (see `coterie.tables.bots`)."""
    idle_seconds: float = 300
    """A table nobody looks at is put away after this long; it comes back when asked for."""

    @property
    def of_tables(self) -> Settings:
        """Those that a table keeps itself."""
        return Settings(self.connections, self.spectators, int(self.bot_patience * 1000))


class Bucket:
    """Lets through `rate` a second, and up to `size` at once."""

    __slots__ = ("level", "rate", "since", "size")

    def __init__(self, rate: tuple[float, int]) -> None:
        self.rate, self.size = rate
        self.level = float(self.size)
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def full(self) -> bool:
        return self.level + (time.monotonic() - self.since) * self.rate >= self.size


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: tuple[float, int]) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        """Sorry if it is too often."""
        if len(self.buckets) > 10_000:
            self.buckets = {k: b for k, b in self.buckets.items() if not b.full}
        if not self.buckets.setdefault(key, Bucket(self.rate)).take():
            raise Sorry("error-too-often", 429)
