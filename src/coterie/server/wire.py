"""What crosses the wire besides the messages of tables: bodies of requests and answers, and the
news of the lobby.

The browser's types are written from these and from `coterie.tables.messages`
(`python -m coterie.server.typescript`).
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from coterie.tables.messages import Clock, Happening, SeatNumber, Table, Trouble

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Options = dict[Annotated[str, Meta(max_length=40)], Any]


class Rating(Struct):
    """How strong a player is at a game: `value` is cautious (it grows as doubt shrinks)."""

    game: str
    value: float
    games: int


class Me(Struct):
    """Who you are."""

    player: str
    name: str
    login: str | None
    """The name of your account; None for a guest."""
    auto: bool
    """Whether a decision with a single legal choice is made for you."""
    ratings: list[Rating]
    waiting: list[str]
    """The ids of the tables that wait for your decision."""


class SetMe(Struct, forbid_unknown_fields=True):
    """PUT /api/me. What is left out stays."""

    name: Name | None = None
    auto: bool | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    """POST /api/account (the guest becomes an account, keeping all) and /api/login."""

    login: Annotated[str, Meta(min_length=3, max_length=24, pattern=r"^[A-Za-z0-9_.\-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Option(Struct):
    """An option of a game; the first value is the usual one. Texts: `option-<name>`,
    `option-<name>-<value>`."""

    name: str
    values: list[Any]


class Field(Struct):
    """A field of an open move: a whole number (a multiple of `step`), a seat, or words, each as
    often as there are cards of it. Text: `field-<name>`."""

    name: str
    kind: Literal["number", "seat", "words"]
    words: list[str]
    step: int


class Game(Struct):
    """A game that can be played here."""

    id: str
    rules: int
    players: list[int]
    """How many can play."""
    options: list[Option]
    seat_names: dict[int, list[str]]
    """For each number of players, the ids of the seats (texts `seatname-<id>`)."""
    levels: list[str]
    """Of bots, from the weakest to the strongest (texts `level-<id>`)."""
    open_moves: dict[str, list[Field]]
    """By type, the moves of which `legal` lists but a sample (texts `open-<type>`)."""
    credits: dict[str, list[str]]
    """Who made the published game, by what they did (texts `part-<id>`)."""


class Both(Struct):
    """A text in both languages."""

    en: str
    fr: str


class Clause(Struct):
    """One rule; `ruling` and `reconstruction` hold the reason why it is one, if it is."""

    id: str
    section: Both
    text: Both
    ruling: Both | None
    reconstruction: Both | None


class Lobby(Struct):
    """Public tables: `open` can be joined, `playing` can be watched."""

    open: list[Table]
    playing: list[Table]


class MyTables(Struct):
    """Your tables: those in play or waiting for players, and the latest that are over."""

    current: list[Table]
    over: list[Table]


class Play(Struct, forbid_unknown_fields=True):
    """POST /api/play: a table against bots, at once."""

    game: str
    level: str | None = None
    """None: the first of the game's levels."""
    options: Options = {}
    players: int | None = None
    seat: SeatNumber = 0
    """Where you sit."""
    undo: bool = True


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table. Several may be `me` (hot seat), each with a name."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Options = {}
    public: bool = True
    pace: Literal["live", "turns"] = "live"
    clock: Clock | None = None
    undo: bool = True


class Join(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: an open seat, or (None) the first one."""

    seat: SeatNumber | None = None


class Made(Struct):
    """A move of a game that is over."""

    seat: int
    move: dict[str, Any]
    seconds: float
    """Since the one before."""


class Replay(Struct):
    """GET /api/tables/{id}/replay?seat=0: all moves, and the events as the seat saw them
    (no seat: as a spectator did)."""

    table: Table
    moves: list[Made]
    events: list[Happening]


class Views(Struct):
    """GET /api/tables/{id}/views?seat=0&start=0&count=20: the views after `start`,
    `start` + 1, … moves."""

    start: int
    views: list[dict[str, Any]]


class Failure(Struct):
    """The body of every answer that is not a success."""

    trouble: Trouble


# The news of the lobby and of one's tables (websocket /ws/house): only from the server.


class LobbyNow(Struct, tag="lobby"):
    """The list of public tables changed."""

    lobby: Lobby


class YourTurn(Struct, tag="your_turn"):
    """A table where you are not waits for you now: for the title and for a notification."""

    table: str
    game: str
    waiting: list[str]
    """The tables that wait for you, this one included."""


class Waiting(Struct, tag="waiting"):
    """The tables that wait for you now: at first, and whenever they become more or fewer."""

    waiting: list[str]


FromHouse = LobbyNow | YourTurn | Waiting
