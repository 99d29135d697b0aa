"""What is said at a table: the messages between it and the browsers, and the parts of them.

The browser's types are written from these (`python -m coterie.server.typescript`).

Views, moves, events and prompts are the games' own JSON objects (`Json`). Sentences are never
sent: an error carries the id of its text, the room whose texts hold it and its arguments, and
the reader's side puts it into words, in the reader's language.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from coterie.engine.errors import CoterieError, IllegalMove

Line = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""A message's id, chosen by the client: sent again, it is answered again and not done twice."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Where = Literal["open", "playing", "over", "halted"]
"""Of a table: waiting for players; in play; ended; or stopped because the rules have changed."""


# Shared parts.


class Trouble(Struct, omit_defaults=True):
    """What went wrong: the text `error` of the room (none: the house's own) with its `args`."""

    error: str
    room: str | None = None
    args: dict[str, Any] = {}
    clause: str | None = None
    """The clause of the rules behind a refusal."""


def trouble(error: CoterieError) -> Trouble:
    """An error as it goes over the wire."""
    args = {k: v if isinstance(v, (int, list)) else str(v) for k, v in error.args_.items()}
    clause = error.clause if isinstance(error, IllegalMove) else None
    return Trouble(error.id, error.room, args, clause)


class Clock(Struct):
    """Each seat has `seconds`; it loses time while it owes a decision, and gains `increment`
    seconds when its turn is done. When it runs out a bot plays on until the player returns."""

    seconds: Annotated[int, Meta(ge=5, le=2_592_000)]
    increment: Annotated[int, Meta(ge=0, le=604_800)] = 0


class Seat(Struct):
    """Who sits where at a table."""

    seat: int
    kind: Literal["player", "open", "bot"]
    name: str
    """The player's name; of a bot or an open seat, empty."""
    seat_name: str
    """The game's id for the seat, with a text `seatname-<id>`."""
    player: str | None = None
    level: str | None = None
    """The bot's level."""
    you: bool = False
    """Whether it is yours. Several may be (hot seat)."""
    connected: bool = False
    stand_in: bool = False
    """Whether a bot plays for the player: time ran out, or the player resigned."""
    rating: float | None = None


class SeatStatistics(Struct):
    """What a seat did in a game that is over."""

    moves: int
    seconds: float
    """Spent on its decisions."""
    slowest: float
    rating_before: float | None = None
    rating_after: float | None = None


class Statistics(Struct):
    """A game that is over, in figures."""

    moves: int
    seconds: float
    seats: list[SeatStatistics]


class Table(Struct):
    """A table as everybody may see it; only `you` in the seats depends on who asks."""

    id: str
    game: str
    rules: int
    """The version of the rules it began with and keeps."""
    options: dict[str, Any]
    seats: list[Seat]
    where: Where
    public: bool
    pace: Literal["live", "turns"]
    clock: Clock | None
    undo: bool
    created: float
    """Seconds since 1970."""
    number: int
    """Moves made so far."""
    to_act: list[int]
    commitment: str
    """The hash of the seed, shown from the start; `seed` follows at the end."""
    spectators: int = 0
    draw: list[int] = []
    """Seats that have offered or accepted a draw."""
    rematch: list[int] = []
    """Seats that want to play again."""
    next: str | None = None
    """The table of the rematch."""
    result: dict[str, Any] | None = None
    ending: dict[str, Any] | None = None
    """How it ended if not by the rules: type `resigned` (seat) or `draw`."""
    seed: str | None = None
    statistics: Statistics | None = None
    trouble: Trouble | None = None
    """Of a halted table: why it cannot go on."""


class Happening(Struct):
    """An event and the move (from 1) that brought it about; 0: the set-up."""

    move: int
    event: dict[str, Any]


# From the client (websocket /ws/tables/{id}).


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `have` is the version the client already has (from before the
    connection broke). Answered by a snapshot, whose events are those that were missed."""

    have: Count | None = None


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Make a move. `at` is the version at which the client decided. Answered by the update
    that carries this `id`, by `ack` if it had been made already, or by `error`."""

    id: Id
    seat: SeatNumber
    at: Count
    move: dict[str, Any]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the seat's last move back. Answered like a move."""

    id: Id
    seat: SeatNumber
    at: Count


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up. Two players: the other wins. More: a bot plays the seat to the end."""

    id: Id
    seat: SeatNumber


class Draw(Struct, tag="draw", forbid_unknown_fields=True):
    """Offer or accept a draw (`on`), or take back or decline it. When all players agree the
    game ends. A move by the seat declines too."""

    id: Id
    seat: SeatNumber
    on: bool = True


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """Take the seat back from the bot that stood in."""

    id: Id
    seat: SeatNumber


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """After the end: play again. When all players want it, `table.next` names the table."""

    id: Id
    on: bool = True


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Chat."""

    id: Id
    text: Line


class Since(Struct, tag="since", forbid_unknown_fields=True):
    """What happened after that many moves? Answered by `happened`."""

    id: Id
    seat: SeatNumber | None
    move: Count


class Quiet(Struct, tag="quiet", forbid_unknown_fields=True):
    """Want no offers (`on`), or want them again, from these bots (None: from any bot), until the
    phase or the game is over. Answered by `ack` and by a snapshot that shows it."""

    id: Id
    seat: SeatNumber
    bots: Annotated[list[SeatNumber], Meta(max_length=16)] | None = None
    until: Literal["phase", "game"] = "phase"
    on: bool = True


FromClient = Hello | Move | Undo | Resign | Draw | Back | Rematch | Say | Since | Quiet


# From the server.


class Quieted(Struct):
    """Which bots make the seat no offers because it wished so."""

    phase: bool
    """No bot does, for the rest of this phase."""
    muted: list[int]
    """The seats of the bots that do not for the rest of the game."""


class SeatNow(Struct, omit_defaults=True, gc=False):
    """What one seat (None: a spectator) may see and do now.

    In a snapshot `view` is there; in an update it is, or else `changed` holds the fields of the
    view that are new, and the others stay as they were."""

    seat: int | None
    view: dict[str, Any] | UnsetType = UNSET
    changed: dict[str, Any] | UnsetType = UNSET
    legal: list[Raw] = []
    """The moves open to the seat, in the order of the rules. Empty: nothing to do.
    An open decision (a bid, a deal) may take others too."""
    final: list[int] = []
    """Which of them (by place in the list) cannot be taken back once made."""
    must: bool = False
    """Whether the seat owes a decision (else it may move, if `legal` is not empty)."""
    can_undo: bool = False
    quiet: Quieted | UnsetType = UNSET
    """Left out while every bot may make the seat offers."""
    events: list[dict[str, Any]] = []
    """What just happened, as the seat may know it; in a snapshot, what happened since `have`."""


class Times(Struct, gc=False):
    """The clocks at the moment of sending: milliseconds left for each seat, and which run."""

    left: list[int]
    running: list[int]


class ChatLine(Struct, tag="chat"):
    """Somebody said something."""

    number: int
    name: str
    seat: int | None
    """None: a spectator."""
    text: str
    at: float


class Snapshot(Struct, tag="snapshot", omit_defaults=True, gc=False):
    """All there is to know: the first answer to `hello`, and whenever an update would not do."""

    version: int
    """Counts everything that changed the game: moves, undos, endings. It only grows."""
    table: Table
    now: list[SeatNow]
    """One for each of your seats; for a spectator the one of `seat` None."""
    chat: list[ChatLine]
    times: Times | None = None


class Update(Struct, tag="update", omit_defaults=True, gc=False):
    """The game went on: version `version` - 1 has become `version`."""

    version: int
    number: int
    """Moves made so far; less than before after an undo."""
    what: Literal["move", "undo", "end", "stand_in", "back"]
    by: int | None
    """The seat that did it; None: the table."""
    to_act: list[int]
    now: list[SeatNow]
    id: str | None = None
    """To the player who sent it: the id of the message, done and stored."""
    times: Times | None = None


class TableNow(Struct, tag="table"):
    """The table itself changed: players, presence, offers, the end."""

    table: Table


class Ack(Struct, tag="ack"):
    """Your message was done (now, or before, if you sent it again)."""

    id: str
    version: int


class Refused(Struct, tag="error"):
    """Your message was not done. `id` is None if it could not be read."""

    id: str | None
    trouble: Trouble
    version: int | None = None


class Happened(Struct, tag="happened"):
    """The answer to `since`: the events after that move, as the seat may know them."""

    id: str
    seat: int | None
    events: list[Happening]


FromServer = Snapshot | Update | TableNow | ChatLine | Ack | Refused | Happened
