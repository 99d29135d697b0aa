"""What a table wants done by whoever drives it, in this order.

A `Store` comes first: whatever follows it may be done only when it is on the disk. If it cannot
be stored, nothing of the rest is done, and the table is read again from what is stored.
"""

from typing import Any

from msgspec import Struct

from coterie.tables.audience import Visitor
from coterie.tables.facts import Entry
from coterie.tables.messages import ChatLine, FromServer, Statistics


class Store(Struct):
    """Keep all of this, or nothing: entries of the journal, changed fields of seats, and a line
    of chat with the player who said it."""

    entries: list[Entry]
    seats: dict[int, dict[str, Any]]
    said: tuple[str, ChatLine] | None


class Send(Struct):
    """Send a message to these visitors."""

    to: list[Visitor]
    message: FromServer
    last: bool = False
    """To the mover, who knows already: what is ready for anybody else may go first."""


class TurnAway(Struct):
    """There are too many visitors here already: close this one's connection."""

    visitor: Visitor


class SetTimer(Struct):
    """Call `wake` at this time (None: no more), instead of at the time set before."""

    at: int | None


class Think(Struct):
    """Let a bot think (`coterie.tables.bots.think`), and pass its answer to `bot_answered`."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    moves_made: int
    must: bool
    """Whether it owes a decision; else it may let pass."""
    version: int
    """Of the table, when it was asked."""
    people: list[int]
    """The seats where people sit."""
    silent: list[int]
    """Those of them to whom it may make no offer."""
    refused: list[int]
    """Offers that people refused it."""


class Announce(Struct):
    """The table changed: everybody who shows it elsewhere should look again."""


class Finish(Struct):
    """The game is over: keep how it ended and the new ratings; then `finished`."""

    result: dict[str, Any]
    ranking: list[int]
    ending: dict[str, Any] | None
    statistics: Statistics


class PlayAgain(Struct):
    """Everybody wants to play again: open the next table; then `continued`."""


class Report(Struct):
    """Something went wrong that nobody at the table can put right: write it to the log."""

    text: str


Effect = Store | Send | TurnAway | SetTimer | Think | Announce | Finish | PlayAgain | Report
