"""What a table is made with, who sits at it, and what is kept of its game."""

from typing import Any

from msgspec import Struct

from coterie.engine.game import Game
from coterie.tables.messages import Clock, Statistics


class Facts(Struct):
    """What a table was made with, and what became of it."""

    id: str
    game: Game
    rules: int
    board: str
    options: dict[str, Any]
    seed: int
    creator: str
    public: bool
    pace: str
    clock: Clock | None
    undo: bool
    stage: str
    """open, playing or over."""
    created: float
    ended: float | None = None
    ending: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    statistics: Statistics | None = None
    next: str | None = None


class Quietness(Struct):
    """From which bots a seat wants no offers: for the rest of a phase, and of the game."""

    moment: tuple[int, int] = (0, 0)
    """The round and the phase for which `phase` holds."""
    phase: list[int] = []
    game: list[int] = []


class Chair(Struct):
    """A seat and who sits there."""

    kind: str
    """player, open or bot."""
    player: str | None
    name: str
    level: str | None = None
    draw: bool = False
    again: bool = False
    quiet: Quietness | None = None
    auto: bool = False
    rating: float | None = None


class Entry(Struct):
    """A line of the journal, as stored."""

    version: int
    kind: str
    """move, undo, resign, draw, stand_in or back."""
    seat: int
    move: dict[str, Any] | None
    message: str | None
    """The id that the client gave it."""
    at: int
    """Milliseconds since 1970."""
    clocks: list[int] | None
    """Milliseconds left after it, for each seat."""
    digest: str
    """Of what it brought about."""


class Settings(Struct, frozen=True):
    """How much of anything there may be at a table."""

    connections: int = 20
    """Of one player."""
    spectators: int = 500
    """All together."""
    patience: int = 1500
    """Milliseconds that bots give people to speak up; see `Bots`."""
