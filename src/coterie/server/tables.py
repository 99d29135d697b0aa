"""A table: one match, the people around it, and the journal that is stored before all else.

Whatever changes the game is an entry of the table's journal: a move, an undo, a resignation, an
agreed draw, a bot that stands in, a player who is back. `record` makes one: it changes the match,
waits until the entry is on the disk, and only then tells everybody. The lock is held meanwhile,
so that nobody sees what is not stored.
"""

import asyncio
import contextlib
import logging
import time
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import insert, update

from coterie import bots
from coterie.engine.errors import BadRequest, CoterieError, IllegalMove
from coterie.engine.game import Game
from coterie.engine.match import Event, Match
from coterie.server import wire
from coterie.server.identity import Player
from coterie.server.limits import Bucket, Limits, Sorry, clean
from coterie.server.line import Line
from coterie.server.storage import CHAT, SEATS, Conflict, to_text

if TYPE_CHECKING:
    from coterie.server.house import House

log = logging.getLogger("coterie.server")
MESSAGES_REMEMBERED = 32
CHAT_REMEMBERED = 50
AUTO = "auto"  # the id of a move that the table made because it was the only one

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.FromClient).decode


def trouble(error: CoterieError) -> wire.Trouble:
    """An error as it goes over the wire."""
    args = {k: v if isinstance(v, (int, list)) else str(v) for k, v in error.args_.items()}
    clause = error.clause if isinstance(error, IllegalMove) else None
    return wire.Trouble(error.id, error.room, args, clause)


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
    clock: wire.Clock | None
    undo: bool
    stage: str
    created: float
    ended: float | None = None
    ending: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    statistics: wire.Statistics | None = None
    next: str | None = None


class Chair(Struct):
    """A seat and who sits there."""

    kind: str
    player: str | None
    name: str
    level: str | None = None
    draw: bool = False
    again: bool = False
    auto: bool = False
    rating: float | None = None


class Entry(Struct):
    """A line of the journal, as stored."""

    version: int
    kind: str
    seat: int
    move: dict[str, Any] | None
    message: str | None
    at: int
    clocks: list[int] | None
    digest: str


class Connection:
    """A websocket at a table."""

    __slots__ = ("bucket", "chat", "close", "line", "most_unsent", "player", "seats")

    def __init__(
        self,
        player: Player | None,
        line: Line,
        close: Callable[[int], None],
        limits: Limits,
    ) -> None:
        self.player = player
        self.seats: tuple[int, ...] = ()
        self.line = line
        self.close = close
        self.bucket = Bucket(limits.messages)
        self.chat = Bucket(limits.chat)
        self.most_unsent = limits.unsent_bytes

    def post(self, data: bytes) -> None:
        """Send it; cut the line if the client has not read for too long. Nothing waits for it."""
        if self.line.unsent > self.most_unsent:
            self.line.cut()
        else:
            self.line.post(data)


def now_ms() -> int:
    return int(time.time() * 1000)


class Table:
    """A live table."""

    def __init__(self, house: "House", facts: Facts, chairs: list[Chair]) -> None:
        self.house = house
        self.facts = facts
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        self.audience: dict[tuple[int, ...], list[Connection]] = {}
        self.chat: list[wire.ChatLine] = []
        self.thinking: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._begin()

    def _begin(self) -> None:
        """The table before the first entry."""
        facts = self.facts
        self.match = Match(
            facts.game, len(self.chairs), facts.seed, facts.options, rules=facts.rules
        )
        self.trouble: wire.Trouble | None = None
        self.version = 0
        self.numbers = array("H", [0])  # moves made at each version
        self.stand_ins: set[int] = set()
        self.resigned: set[int] = set()
        self.automatic_moves: set[int] = set()
        # Bots that were asked whether they want to move without owing it, since the last
        # decision that was owed.
        self.let_pass: set[int] = set()
        self.messages: dict[tuple[int, str], int] = {}
        # For each seat, its moves, and the version at which it was last asked something new.
        self.legal: list[list[int]] = [[] for _ in self.chairs]
        self.asked = [0] * len(self.chairs)
        # Of seats that decide at the same time: what each is asked.
        self.prompts: list[list[dict[str, Any]]] = [[] for _ in self.chairs]
        # For each seat somebody looks from: the view last sent.
        self.sent: dict[int | None, dict[str, Any]] = {}
        self.left = [facts.clock.seconds * 1000] * len(self.chairs) if facts.clock else None
        self.running: set[int] = set()
        self.since = now_ms()
        self.statistics = wire.Statistics(
            0, 0.0, [wire.SeatStatistics(0, 0.0, 0.0) for _ in self.chairs]
        )
        self.last_entry: int | None = None  # its time
        self._ask(None)

    # What the table is.

    @property
    def playing(self) -> bool:
        return self.facts.stage == "playing" and self.match.result is None and not self.trouble

    def is_bot(self, seat: int) -> bool:
        return self.chairs[seat].kind == "bot" or seat in self.stand_ins

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        if player is None:
            return ()
        return tuple(s for s, chair in enumerate(self.chairs) if chair.player == player)

    def waits_for(self, player: str) -> bool:
        """Whether the player has something to decide here, and nobody does it for them."""
        return any(
            self.chairs[seat].player == player and not self.is_bot(seat) and not self._forced(seat)
            for seat in self.to_act
        )

    @property
    def idle(self) -> bool:
        return not (self.audience or self.thinking or self.running or self.lock.locked())

    def info(self, seats: Iterable[int] = ()) -> wire.Table:
        """The table as the owner of these seats sees it."""
        facts = self.facts
        names = facts.game.seat_names(len(self.chairs))
        here = {seat for key in self.audience for seat in key}
        over = facts.stage == "over"
        return wire.Table(
            id=facts.id,
            game=facts.game.id,
            rules=facts.rules,
            options=facts.options,
            seats=[
                wire.Seat(
                    seat,
                    chair.kind,  # type: ignore[arg-type]
                    chair.name,
                    names[seat],
                    chair.player,
                    chair.level,
                    seat in seats,
                    seat in here,
                    seat in self.stand_ins,
                    chair.rating,
                )
                for seat, chair in enumerate(self.chairs)
            ],
            where="halted" if self.trouble else facts.stage,  # type: ignore[arg-type]
            public=facts.public,
            pace=facts.pace,  # type: ignore[arg-type]
            clock=facts.clock,
            undo=facts.undo,
            created=facts.created,
            number=len(self.match.moves),
            to_act=list(self.to_act),
            commitment=self.match.commitment,
            spectators=len(self.audience.get((), ())),
            draw=[s for s, chair in enumerate(self.chairs) if chair.draw and self.playing],
            rematch=[s for s, chair in enumerate(self.chairs) if chair.again],
            next=facts.next,
            result=facts.result,
            ending=facts.ending,
            seed=str(facts.seed) if over else None,
            statistics=facts.statistics,
            trouble=self.trouble,
        )

    def times(self) -> wire.Times | None:
        if self.left is None:
            return None
        spent = now_ms() - self.since
        left = [max(0, ms - spent if s in self.running else ms) for s, ms in enumerate(self.left)]
        return wire.Times(left, sorted(self.running))

    # The journal.

    def load(self, entries: list[Entry]) -> None:
        """Play the stored entries again. If they no longer lead where they led, the table is
        halted just before, and says so."""
        for entry in entries:
            move = None
            try:
                if entry.kind == "move":
                    move = self.facts.game.move_from_json(entry.move)
                events = self.enact(entry.kind, entry.seat, move, entry.message, entry.at)
                if entry.digest != self.digest(events):
                    raise Sorry("error-halted")
            except CoterieError:
                number = len(self.match.moves) + (move is None)
                theirs, ours = self.facts.rules, self.facts.game.rules
                id = "error-halted-damaged" if theirs == ours else "error-halted"
                args = {"number": number, "theirs": theirs, "ours": ours}
                self.trouble = wire.Trouble(id, None, args)
                break
            if entry.clocks is not None:
                self.left = list(entry.clocks)
        self.start()

    def start(self) -> None:
        """Play begins, or goes on: the time the server was away is nobody's."""
        self.since = now_ms()
        self._ask(None)
        self._run_clocks(self.since)
        self._set_timer()

    def enact(
        self, kind: str, seat: int, move: int | None, message: str | None, at: int
    ) -> list[Event]:
        """Change the match, in memory. CoterieError leaves everything as it was."""
        match = self.match
        events: list[Event] = []
        together: tuple[int, ...] = ()
        if kind == "move":
            assert move is not None
            if seat in self.to_act:
                together = self.to_act
            events = match.apply(seat, move)
            match.events.clear()  # kept nowhere: they can be had again from the moves
            if message == AUTO:
                self.automatic_moves.add(len(match.moves))
        elif kind == "undo":
            match.undo(seat)
            self.automatic_moves.discard(len(match.moves) + 1)
        elif kind == "draw":
            match.end({"type": "draw"})
        elif kind == "back":
            self.stand_ins.discard(seat)
            if self.left is not None and self.facts.clock:
                self.left[seat] = self.facts.clock.seconds * 1000
        else:
            if kind == "resign":
                self.resigned.add(seat)
                if len(self.chairs) - len(self.resigned) == 1:
                    match.end({"type": "resigned", "seat": seat})
            if not match.ending:
                self.stand_ins.add(seat)
        self.version += 1
        self.numbers.append(len(match.moves))
        self._count(kind, seat, at)
        if message is not None:
            self.messages[seat, message] = self.version
            if len(self.messages) > MESSAGES_REMEMBERED:
                del self.messages[next(iter(self.messages))]
        self._ask(seat, together)
        if together:
            self.let_pass.clear()
        self._run_clocks(at)
        return events

    def _count(self, kind: str, seat: int, at: int) -> None:
        """Keep the figures that are shown at the end."""
        spent = 0.0 if self.last_entry is None else (at - self.last_entry) / 1000
        self.last_entry = at
        self.statistics.moves = len(self.match.moves)
        self.statistics.seconds += spent
        if kind == "move":
            figures = self.statistics.seats[seat]
            figures.moves += 1
            figures.seconds += spent
            figures.slowest = max(figures.slowest, spent)

    def digest(self, events: list[Event]) -> str:
        """Of what an entry brought about: events, dice, and whose turn it is."""
        state = self.match.state
        whole = [[e.audience, e.what] for e in events], state.rng.words(), state.to_act
        return blake2b(encode(whole), digest_size=8).hexdigest()

    async def record(
        self, kind: str, seat: int, move: int | None = None, message: str | None = None
    ) -> None:
        """An entry: done, stored, and told to everybody, in this order. Needs the lock."""
        if self.gone:
            raise Sorry("error-server", 409)
        at = now_ms()
        try:
            events = self.enact(kind, seat, move, message, at)
        except CoterieError:
            raise
        except Exception:
            self.house.drop(self)
            raise
        json_move = None if move is None else bytes(self._move(move)).decode()
        row = {
            "table_id": self.facts.id,
            "version": self.version,
            "kind": kind,
            "seat": seat,
            "move": json_move,
            "message": message,
            "at": at,
            "clocks": to_text(self.left),
            "digest": self.digest(events),
        }
        try:
            await self.house.storage.write(entries=[row])
        except Conflict:
            await self.house.reload(self)
            raise Sorry("error-stale", 409) from None
        except BaseException:
            self.house.drop(self)
            raise
        await self.tell(kind, seat, message, events)
        self.house.owes(self)
        self._set_timer()
        self.house.note(self)
        if self.match.result and self.facts.stage == "playing":
            await self.house.finish(self)

    def _ask(self, mover: int | None, together: tuple[int, ...] = ()) -> None:
        """Work out the moves of every seat, and which seats are asked something new.

        Of seats that decide at the same time (`together`), one's move leaves the others'
        decisions as they were. Anything else is a new situation for everybody: the same
        “accept” may now answer another offer."""
        state = self.match.state
        # The seats that owe a decision now: none before the start and after the end.
        self.to_act: tuple[int, ...] = state.to_act if self.playing else ()
        self.may_act: tuple[int, ...] = state.may_act if self.playing else ()
        involved = self.to_act + self.may_act
        questions = state.prompts if len(self.to_act) > 1 else []
        for seat in range(len(self.chairs)):
            legal = state.legal(seat) if seat in involved else []
            waits = seat in together and seat in self.to_act and seat != mover
            prompts = [prompt for prompt in questions if prompt["seat"] == seat]
            if not waits or prompts != self.prompts[seat] or legal != self.legal[seat]:
                self.asked[seat] = self.version
            self.legal[seat], self.prompts[seat] = legal, prompts

    # Clocks.

    def _run_clocks(self, at: int) -> None:
        """Charge those who were thinking; see whose clocks run now."""
        if self.left is None:
            return
        clock = self.facts.clock
        assert clock is not None
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
        self.since = at
        owing = {s for s in self.to_act if self.chairs[s].kind == "player" and not self.is_bot(s)}
        for seat in self.running - owing - self.stand_ins:
            self.left[seat] += clock.increment * 1000
        self.running = owing

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.running and self.left is not None:
            first = min(self.left[seat] for seat in self.running) - (now_ms() - self.since)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0, first) / 1000 + 0.005, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self.house.background(self._stand_in())

    async def _stand_in(self) -> None:
        async with self.lock:
            times = self.times()
            late = [s for s in self.running if times and times.left[s] <= 0]
            for seat in late:
                if self.playing and seat in self.running:
                    await self.record("stand_in", seat)
            if late:
                self.tell_table()
                await self.go_on()
            else:
                self._set_timer()

    # What the table does by itself.

    async def go_on(self) -> None:
        """Make the moves that nobody needs to think about; let the bots think. Needs the lock."""
        while forced := [seat for seat in self.to_act if self._forced(seat)]:
            move = self.match.state.forced(forced[0])
            await self.record("move", forced[0], move, AUTO)
        # Those who may speak up come first; then those who must decide.
        for seat in self.may_act:
            if self.is_bot(seat) and seat not in self.let_pass | self.thinking:
                self.let_pass.add(seat)
                self._let_think(seat)
        if not any(seat in self.may_act for seat in self.thinking):
            for seat in self.to_act:
                if self.is_bot(seat) and seat not in self.thinking:
                    self._let_think(seat)

    def _let_think(self, seat: int, level: str | None = None) -> None:
        self.thinking.add(seat)
        self.house.background(self._think(seat, level))

    def _forced(self, seat: int) -> bool:
        """Whether the table decides for the player, who has a single choice and wants it so.

        Only where everybody knows that there is no other: the speed of the move would tell."""
        wanted = self.chairs[seat].auto and not self.is_bot(seat)
        return wanted and seat in self.to_act and self.match.state.forced(seat) >= 0

    async def _think(self, seat: int, level: str | None = None) -> None:
        """A bot decides; if it was asked something else meanwhile, it is asked again."""
        move: int | None = None
        try:
            if seat in self.to_act and self._may_speak_up():
                await asyncio.sleep(self.house.limits.bot_patience)
            async with self.lock:
                version, must = self.version, seat in self.to_act
                involved = must or seat in self.may_act
                asked = involved and self.is_bot(seat)
                position, made = self.match.state.to_json(), len(self.match.moves)
                level = level or self.chairs[seat].level or self.house.stand_in_level
            if asked:
                move = await self.house.thinking.choose(
                    self.facts.game.id, position, seat, level, made, must
                )
        finally:
            self.thinking.discard(seat)
        async with self.lock:
            if self.gone:
                return
            if asked and version >= self.asked[seat] and self.is_bot(seat):
                await self._take_answer(seat, move, level, must)
            await self.go_on()

    async def _take_answer(self, seat: int, move: int | None, level: str, must: bool) -> None:
        """Make a bot's move. `allows` judges it: where moves are open, `legal` is but a menu.

        A bot that answers nonsense must not stop the game: it is logged, and whoever owes a
        decision is asked once more, as the weakest level, which picks from the menu."""
        if move is not None and self.match.state.allows(seat, move):
            with contextlib.suppress(Sorry):
                await self.record("move", seat, move)
        elif must or move is not None:
            name = self.facts.game.id
            log.error("A bot of level %s answered %s at %s, which is not legal.", level, move, name)
            if must and level != bots.LEVELS[0]:
                self._let_think(seat, bots.LEVELS[0])

    def _may_speak_up(self) -> bool:
        """Whether somebody who is here may move without owing it."""
        here = {seat for key in self.audience for seat in key}
        return any(s in here and self.legal[s] and not self.is_bot(s) for s in self.may_act)

    # Telling.

    async def tell(self, kind: str, seat: int, message: str | None, events: list[Event]) -> None:
        """Send the update to everybody, each what they may see. Needs the lock.

        The mover, who knows what was done, comes last: the news of all other tables that are
        ready now go out before."""
        if not self.audience:
            return
        what = {"resign": "end" if self.match.ending else "stand_in", "draw": "end"}.get(kind, kind)
        update = wire.Update(
            version=self.version,
            number=len(self.match.moves),
            what=what,  # type: ignore[arg-type]
            by=seat,
            to_act=list(self.to_act),
            now=[],
            times=self.times(),
        )
        views = self._views({looker for key in self.audience for looker in key or (None,)})
        for key in list(self.audience):
            if seat not in key:
                update.now = [self._now(s, views[s], events) for s in key or (None,)]
                self._post(key, encode(update))
        await asyncio.sleep(0)
        update.id = message
        for key in list(self.audience):
            if seat in key:
                update.now = [self._now(s, views[s], events) for s in key]
                self._post(key, encode(update))

    def _post(self, key: tuple[int, ...], data: bytes) -> None:
        """Send it to those who sit there, on all their devices."""
        for connection in self.audience[key]:
            connection.post(data)

    def _views(self, lookers: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        seats = list(lookers)
        return dict(zip(seats, self.match.views(seats), strict=True))

    def _now(
        self, seat: int | None, view: dict[str, Any], events: list[Event], whole: bool = False
    ) -> wire.SeatNow:
        """What the seat sees and may do: the whole view, or its fields that changed."""
        before = self.sent.get(seat, {})
        self.sent[seat] = view
        now = wire.SeatNow(seat)
        if whole or before.keys() != view.keys():
            now.view = view
        else:
            now.changed = {field: v for field, v in view.items() if v != before[field]}
        if events:
            now.events = [event.what for event in events if event.seen_by(seat)]
        if seat is None:
            return now
        if not self._forced(seat):
            if self.legal[seat]:
                now.legal = [self._move(move) for move in self.legal[seat]]
                now.final = self._final(seat)
            now.must = seat in self.to_act
            if self.facts.undo and self.playing:
                now.can_undo = self.match.can_undo(seat, self._last_decision(seat))
        return now

    def _final(self, seat: int) -> list[int]:
        """The moves, by their place in the list, that cannot be taken back: tried on a copy."""
        moves = self.legal[seat]
        if not self.facts.undo:
            return list(range(len(moves)))
        found = []
        for number, move in enumerate(moves):
            twin = self.match.state.clone()
            twin.apply(seat, move)
            if twin.revealed:
                found.append(number)
        return found

    def _move(self, move: int) -> Raw:
        cache = self.house.moves[self.facts.game.id]
        raw = cache.get(move)
        if raw is None:
            raw = Raw(encode(self.facts.game.move_to_json(move)))
            if len(cache) < 10_000:
                cache[move] = raw
        return raw

    def tell_table(self) -> None:
        """Send the table itself to everybody."""
        for key in self.audience:
            self._post(key, encode(wire.TableNow(self.info(key))))

    def tell_all(self) -> None:
        """Send everybody everything."""
        for connections in list(self.audience.values()):
            for connection in connections:
                connection.post(self._snapshot(connection, None))

    def _snapshot(self, connection: Connection, have: int | None) -> bytes:
        lookers: tuple[int | None, ...] = connection.seats or (None,)
        missed: list[Event] = []
        if have is not None and have < self.version and self.facts.stage != "open":
            low = min(self.numbers[have:])
            missed = self.happened(low)
        views = self._views(lookers if self.facts.stage != "open" else ())
        return encode(
            wire.Snapshot(
                version=self.version,
                table=self.info(connection.seats),
                now=[self._now(s, view, missed, whole=True) for s, view in views.items()],
                chat=self.chat,
                times=self.times(),
            )
        )

    def happened(self, after: int) -> list[Event]:
        """All that happened after that many moves, from the moves."""
        return [event for event in self.replayed().events if event.move > after]

    def replayed(self, to: int | None = None) -> Match:
        """The match once more, with all its events, up to a number of moves."""
        facts = self.facts
        names = [chair.name or chair.level or "" for chair in self.chairs]
        match = Match(facts.game, len(self.chairs), facts.seed, facts.options, names, facts.rules)
        for seat, move in self.match.moves[:to]:
            match.apply(seat, move)
        return match

    # People.

    def arrive(self, connection: Connection, have: int | None) -> None:
        """Somebody (or one more tab of somebody) looks at the table."""
        if any(connection in group for group in self.audience.values()):
            connection.post(self._snapshot(connection, have))
            return
        connection.seats = self.seats_of(connection.player.id if connection.player else None)
        group = self.audience.setdefault(connection.seats, [])
        most = self.house.limits.connections if connection.seats else self.house.limits.spectators
        if len(group) >= most:
            connection.close(1013)
            return
        group.append(connection)
        connection.post(self._snapshot(connection, have))
        if len(group) == 1 or not connection.seats:
            self.tell_table()

    def depart(self, connection: Connection) -> None:
        group = self.audience.get(connection.seats, [])
        if connection not in group:
            return
        group.remove(connection)
        if not group:
            del self.audience[connection.seats]
            lookers = {s for key in self.audience for s in key or (None,)}
            self.sent = {seat: h for seat, h in self.sent.items() if seat in lookers}
        if not group or not connection.seats:
            self.tell_table()

    def regroup(self) -> None:
        """After somebody took or left a seat: who sees what now?"""
        everybody = [c for group in self.audience.values() for c in group]
        self.audience = {}
        self.sent = {}
        for connection in everybody:
            connection.seats = self.seats_of(connection.player.id if connection.player else None)
            self.audience.setdefault(connection.seats, []).append(connection)
        self.tell_all()

    # Messages.

    async def handle(self, connection: Connection, data: str | bytes) -> bool:
        """Do what a message asks; whatever is wrong with it is said to its sender alone.

        Whether it was a message at all that could be understood."""
        id: str | None = None
        try:
            in_time = connection.bucket.take()
            try:
                message = _decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Sorry("error-message", why=str(error)[:200]) from None
            id = None if isinstance(message, wire.Hello) else message.id
            if not in_time:
                raise Sorry("error-too-often")
            self.used = time.monotonic()
            async with self.lock:
                await self._do(connection, message)
        except CoterieError as error:
            self.refuse(connection, error, id)
            return error.id not in ("error-message", "error-too-often")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.house.log_failure(error)
            self.refuse(connection, Sorry("error-server"), id)
        return True

    def refuse(self, connection: Connection, error: CoterieError, id: str | None = None) -> None:
        connection.post(encode(wire.Refused(id, trouble(error), self.version)))

    async def _do(self, connection: Connection, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            have = message.have
            self.arrive(connection, have if have is None or have <= self.version else None)
            await self.go_on()
            return
        if not any(connection in group for group in self.audience.values()):
            raise Sorry("error-hello")
        if isinstance(message, wire.Since):
            self._since(connection, message)
        elif isinstance(message, wire.Say):
            await self._say(connection, message)
        elif isinstance(message, wire.Rematch):
            await self._rematch(connection, message)
        else:
            await self._play(connection, message)

    async def _play(
        self,
        connection: Connection,
        message: wire.Move | wire.Undo | wire.Resign | wire.Draw | wire.Back,
    ) -> None:
        seat = message.seat
        if seat not in connection.seats:
            raise Sorry("error-not-yours", 403, n=seat + 1)
        done = self.messages.get((seat, message.id))
        if done is not None:
            connection.post(encode(wire.Ack(message.id, done)))
            return
        if self.trouble:
            connection.post(encode(wire.Refused(message.id, self.trouble, self.version)))
            return
        if not self.playing:
            raise Sorry("error-not-playing", 409)
        if isinstance(message, wire.Back):
            await self._back(message)
        elif isinstance(message, wire.Resign):
            await self.record("resign", seat, None, message.id)
            self.tell_table()
        elif isinstance(message, wire.Draw):
            await self._draw(connection, message)
        elif seat in self.stand_ins:
            raise Sorry("error-stand-in", 409)
        else:
            self._check_version(seat, message.at)
            if isinstance(message, wire.Undo):
                await self._undo(message)
            else:
                move = self.facts.game.move_from_json(message.move)
                await self.record("move", seat, move, message.id)
                await self._decline_draw()
        await self.go_on()

    def _check_version(self, seat: int, at: int) -> None:
        if at > self.version:
            raise Sorry("error-future", 409, version=self.version)
        if at < self.asked[seat]:
            raise Sorry("error-stale", 409)

    def _last_decision(self, seat: int) -> int:
        """How many moves ago the player last decided: moves the table made for them go too."""
        match = self.match
        last = len(match.moves)
        while last in self.automatic_moves and match.moves[last - 1][0] == seat:
            last -= 1
        return len(match.moves) - last + 1

    async def _undo(self, message: wire.Undo) -> None:
        """Back to the player's last decision, or not at all."""
        seat = message.seat
        if not self.facts.undo:
            raise Sorry("error-no-undo", 409)
        count = self._last_decision(seat)
        if not self.match.can_undo(seat, count):
            raise BadRequest("error-undo")
        for _ in range(count - 1):
            await self.record("undo", seat)
        await self.record("undo", seat, None, message.id)

    async def _back(self, message: wire.Back) -> None:
        if message.seat in self.resigned:
            raise Sorry("error-resigned", 409)
        if message.seat not in self.stand_ins:
            raise Sorry("error-not-stand-in", 409)
        await self.record("back", message.seat, None, message.id)
        self.tell_table()

    async def _draw(self, connection: Connection, message: wire.Draw) -> None:
        """A draw needs every player's consent; bots have no say."""
        if not message.on and not self.chairs[message.seat].draw:
            await self._decline_draw()
        await self._set_chairs([message.seat], draw=message.on)
        players = [
            c for s, c in enumerate(self.chairs) if c.kind == "player" and not self.is_bot(s)
        ]
        if message.on and len(players) > 1 and all(chair.draw for chair in players):
            await self.record("draw", message.seat, None, message.id)
        else:
            connection.post(encode(wire.Ack(message.id, self.version)))
        self.tell_table()

    async def _decline_draw(self) -> None:
        """A move declines what was offered before it."""
        offers = [seat for seat, chair in enumerate(self.chairs) if chair.draw]
        if offers and self.playing:
            await self._set_chairs(offers, draw=False)
            self.tell_table()

    async def _set_chairs(self, seats: list[int], **values: bool) -> None:
        await self.house.storage.write(
            update(SEATS)
            .where(SEATS.c.table_id == self.facts.id, SEATS.c.seat.in_(seats))
            .values(**values)
        )
        for seat in seats:
            for name, value in values.items():
                setattr(self.chairs[seat], name, value)
        self.house.note(self)

    async def _rematch(self, connection: Connection, message: wire.Rematch) -> None:
        if not connection.seats:
            raise Sorry("error-spectator", 403)
        if self.facts.stage != "over":
            raise Sorry("error-not-over", 409)
        if self.facts.next is None:
            await self._set_chairs(list(connection.seats), again=message.on)
            if all(chair.again for chair in self.chairs if chair.kind == "player"):
                await self.house.rematch(self)
        connection.post(encode(wire.Ack(message.id, self.version)))
        self.tell_table()

    def _since(self, connection: Connection, message: wire.Since) -> None:
        if message.seat is not None and message.seat not in connection.seats:
            raise Sorry("error-not-yours", 403, n=message.seat + 1)
        events = [
            wire.Happening(event.move, event.what)
            for event in (self.happened(message.move) if self.facts.stage != "open" else [])
            if event.seen_by(message.seat)
        ]
        connection.post(encode(wire.Happened(message.id, message.seat, events)))

    async def _say(self, connection: Connection, message: wire.Say) -> None:
        player = connection.player
        if player is None:
            raise Sorry("error-spectator", 403)
        if not connection.chat.take():
            raise Sorry("error-too-often", 429)
        seat = connection.seats[0] if connection.seats else None
        line = wire.ChatLine(
            number=self.chat[-1].number + 1 if self.chat else 1,
            name=player.name,
            seat=seat,
            text=clean(message.text, 500, "error-chat"),
            at=time.time(),
        )
        row = {
            "table_id": self.facts.id, "number": line.number, "player": player.id,
            "name": line.name, "seat": seat, "text": line.text, "at": line.at,
        }  # fmt: skip
        try:
            await self.house.storage.write(insert(CHAT).values(row))
        except Conflict:
            await self.house.reload(self)
            raise Sorry("error-stale", 409) from None
        self.hear(line)
        connection.post(encode(wire.Ack(message.id, self.version)))
        self.house.note(self)

    def hear(self, line: wire.ChatLine) -> None:
        self.chat = [*self.chat, line][-CHAT_REMEMBERED:]
        data = encode(line)
        for key in self.audience:
            self._post(key, data)


MoveCache = defaultdict[str, dict[int, Raw]]
