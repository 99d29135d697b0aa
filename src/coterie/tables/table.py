"""A live table as plain logic, without input or output.

Whoever drives it passes in what happens, with the time in milliseconds: a message of a visitor, a
visitor who leaves, a timer, a bot's answer, what another process has stored. Each method answers
with the effects that are to be carried out, in their order (see `effects`). The table awaits
nothing, reads no clock, and knows no database and no socket.

The way of every change is the same: it is checked and recorded here; the driver stores it; and
only then is anybody told, because `Store` comes before all other effects.
"""

from collections.abc import Sequence

from coterie.engine.errors import BadRequest, CoterieError
from coterie.engine.match import Event
from coterie.tables import messages, requests
from coterie.tables.audience import Audience, Seats, Visitor
from coterie.tables.bots import Bots, let_think, take_answer
from coterie.tables.chat import CHAT_REMEMBERED
from coterie.tables.clocks import Clocks
from coterie.tables.decisions import Decisions
from coterie.tables.effects import Effect, Finish, Send, SetTimer, Think
from coterie.tables.facts import Chair, Entry, Facts, Settings
from coterie.tables.journal import AUTO, Journal
from coterie.tables.offers import Offers
from coterie.tables.outbox import Outbox
from coterie.tables.screens import Screens, info


class Table:
    """A match, the people and bots around it, and what they are told."""

    def __init__(self, facts: Facts, chairs: list[Chair], settings: Settings, at: int) -> None:
        self.settings = settings
        self.audience = Audience()
        self.outbox = Outbox()
        self._begin(facts, chairs, at)

    def _begin(self, facts: Facts, chairs: list[Chair], at: int) -> None:
        """The table before the first entry."""
        self.facts = facts
        self.chairs = chairs
        self.chat: list[messages.ChatLine] = []
        self.journal = Journal(facts, len(chairs))
        self.clocks = Clocks(facts.clock, len(chairs), at)
        self.decisions = Decisions(self.journal, chairs)
        self.offers = Offers()
        self.bots = Bots(self.settings.patience)
        self.screens = Screens()
        self._timer: int | None = None

    # What it is.

    @property
    def playing(self) -> bool:
        return self.journal.playing

    @property
    def version(self) -> int:
        return self.journal.version

    @property
    def people(self) -> list[int]:
        """The seats where people decide."""
        seats = enumerate(self.chairs)
        return [s for s, chair in seats if chair.kind == "player" and not self.is_bot(s)]

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        return not (self.audience or self.bots.jobs or self._timer is not None)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides here, for itself or in somebody's place."""
        return self.chairs[seat].kind == "bot" or seat in self.journal.stand_ins

    def is_decided(self, seat: int) -> bool:
        """Whether the table decides for the player, who wants it so where there is a single
        choice. Only where everybody knows that there is no other: the speed would tell."""
        wanted = self.chairs[seat].auto and not self.is_bot(seat)
        owed = seat in self.decisions.to_act
        return wanted and owed and self.journal.match.state.forced(seat) >= 0

    def seats_of(self, player: str | None) -> Seats:
        if player is None:
            return ()
        return tuple(s for s, chair in enumerate(self.chairs) if chair.player == player)

    def waits_for(self, player: str) -> bool:
        """Whether the player has something to decide here, and nobody does it for them."""
        return any(
            self.chairs[s].player == player and not self.is_bot(s) and not self.is_decided(s)
            for s in self.decisions.to_act
        )

    def info(self, seats: Seats = ()) -> messages.Table:
        """The table as the owner of these seats sees it."""
        return info(self, seats)

    def refused(self, error: CoterieError, id: str | None) -> messages.Refused:
        """The answer to a message that cannot be done."""
        return messages.Refused(id, messages.trouble(error), self.version)

    # What comes in.

    def start(self, at: int) -> list[Effect]:
        """A new table: play begins if nobody is missing."""
        self._resume(at)
        return self._go_on(at)

    def load(
        self, entries: Sequence[Entry], chat: Sequence[messages.ChatLine], at: int
    ) -> list[Effect]:
        """Go on from what is stored."""
        self._replay_all(entries, chat, at)
        if self.journal.match.result and self.facts.stage == "playing":
            self._finish()
        return self._go_on(at)

    def reload(
        self,
        facts: Facts,
        chairs: list[Chair],
        entries: Sequence[Entry],
        chat: Sequence[messages.ChatLine],
        at: int,
    ) -> list[Effect]:
        """Forget everything but the visitors: what was recorded last could not be stored,
        because another process had stored something else. This is what is stored."""
        self._begin(facts, chairs, at)
        self._replay_all(entries, chat, at)
        for visitor in self.audience:
            self.send_snapshot(visitor, None, at)
        return self._go_on(at)

    def catch_up(
        self,
        facts: Facts,
        chairs: list[Chair],
        entries: Sequence[Entry],
        chat: Sequence[messages.ChatLine],
        at: int,
    ) -> list[Effect]:
        """Another process has stored this: do here what was done there. It also lets the bots
        think; here they wait until somebody here does something."""
        self.facts = self.journal.facts = facts
        before = [(chair.kind, chair.player) for chair in self.chairs]
        self.chairs = chairs
        for entry in entries:
            move = facts.game.move_from_json(entry.move) if entry.move else None
            self._apply(entry.kind, entry.seat, move, entry.message, entry.at)
        for line in chat:
            self.add_line(line)
        self._resume(at)
        if before != [(chair.kind, chair.player) for chair in chairs]:
            self._regroup(at)
        else:
            self.send_table()
        self._set_timer()
        return self.outbox.empty()

    def receive(self, visitor: Visitor, message: messages.FromClient, at: int) -> list[Effect]:
        """A message of a visitor."""
        try:
            requests.handle(self, visitor, message, at)
        except CoterieError as error:
            id = None if isinstance(message, messages.Hello) else message.id
            self.outbox.send(visitor, self.refused(error, id))
        return self._go_on(at)

    def depart(self, visitor: Visitor, at: int) -> list[Effect]:
        """A visitor has gone."""
        if visitor not in self.audience:
            return []
        self.audience.remove(visitor)
        gone = visitor.seats not in self.audience.groups
        if gone:
            self.screens.forget(self.audience.lookers)
        if gone or not visitor.seats:
            self.send_table()
        return self._go_on(at)

    def reseat(self, facts: Facts, chairs: list[Chair], at: int) -> list[Effect]:
        """Somebody took or left a seat before the start; play begins when none is open."""
        self.facts = self.journal.facts = facts
        self.chairs = chairs
        self._resume(at)
        self._regroup(at)
        return self._go_on(at)

    def player_changed(
        self, player: str, before: str, name: str, auto: bool, at: int
    ) -> list[Effect]:
        """A player has a new name or other settings. Seats that were given a name of their own
        (several people at one screen) keep it, and so does a game that is over."""
        for visitor in self.audience:
            if visitor.player == player:
                visitor.name = name
        for seat in self.seats_of(player):
            chair = self.chairs[seat]
            chair.auto = auto
            if chair.name == before and self.facts.stage != "over":
                chair.name = name
        if name != before:
            self.send_table()
        return self._go_on(at)

    def wake(self, at: int) -> list[Effect]:
        """The time for which the timer was set has come."""
        self._timer = None
        late = self.clocks.late(at)
        for seat in late:
            if self.playing and seat in self.clocks.running:
                self.record("stand_in", seat, None, None, at)
        if late:
            self.send_table()
        return self._go_on(at)

    def bot_answered(self, job: Think, move: int | None, at: int) -> list[Effect]:
        """A bot has thought; None: it lets pass. If it was asked something else meanwhile, its
        answer is out of date and it is asked again."""
        if self.bots.jobs.get(job.seat) is not job:
            return []
        del self.bots.jobs[job.seat]
        if self.playing and job.version >= self.decisions.since[job.seat]:
            take_answer(self, job, move, at)
        elif not job.must:
            self.bots.passed.discard(job.seat)
        return self._go_on(at)

    def finished(self, finish: Finish, ended: float, ratings: dict[int, float]) -> list[Effect]:
        """How the game ended is stored, and so are the new ratings of its seats."""
        facts = self.facts
        facts.stage, facts.ended, facts.statistics = "over", ended, finish.statistics
        facts.result, facts.ending = finish.result, finish.ending
        for seat, rating in ratings.items():
            self.chairs[seat].rating = rating
        self.send_table()
        return self.outbox.empty()

    def continued(self, next: str) -> list[Effect]:
        """The table where the same people play again is stored."""
        self.facts.next = next
        self.send_table()
        return self.outbox.empty()

    # Entries.

    def record(self, kind: str, seat: int, move: int | None, message: str | None, at: int) -> None:
        """Make an entry of the journal. CoterieError leaves everything as it was."""
        events = self._apply(kind, seat, move, message, at)
        self.outbox.entries.append(
            Entry(
                version=self.version,
                kind=kind,
                seat=seat,
                move=None if move is None else self.facts.game.move_to_json(move),
                message=message,
                at=at,
                clocks=None if self.clocks.left is None else list(self.clocks.left),
                digest=self.journal.digest(events),
            )
        )
        if self.journal.match.result and self.facts.stage == "playing":
            self._finish()

    def _apply(
        self, kind: str, seat: int, move: int | None, message: str | None, at: int
    ) -> list[Event]:
        """Do what an entry says, and prepare the update for everybody."""
        state = self.journal.match.state
        together = self.decisions.to_act if kind == "move" and seat in state.to_act else ()
        person = self.offer_to_person(seat, move)
        turn = state.moment(), state.to_act
        events = self.journal.apply(kind, seat, move, message, at)
        self.bots.failed.clear()
        if kind == "move":
            self.bots.after_move(seat, turn, bool(together), self.is_bot(seat))
        elif kind == "back":
            self.clocks.refill(seat)
        self._follow_offers(kind, seat, move, person)
        self.decisions.renew(self.journal, self.chairs, seat, together)
        self._charge(at)
        self.outbox.add(*self.screens.update(self, kind, seat, message, events, at))
        return events

    def _replay_all(
        self, entries: Sequence[Entry], chat: Sequence[messages.ChatLine], at: int
    ) -> None:
        """Play the stored entries again. If they no longer lead where they led, the table is
        halted there, and says so."""
        self.chat = list(chat)
        for entry in entries:
            number = len(self.journal.match.moves) + 1
            try:
                self._replay(entry)
            except CoterieError:
                self.journal.halt(number)
                break
        self._resume(at)

    def _replay(self, entry: Entry) -> None:
        """Do what a stored entry says; an error if it leads elsewhere than it did."""
        move = self.facts.game.move_from_json(entry.move) if entry.kind == "move" else None
        person = self.offer_to_person(entry.seat, move)
        events = self.journal.apply(entry.kind, entry.seat, move, entry.message, entry.at)
        if entry.digest != self.journal.digest(events):
            raise BadRequest("error-halted")
        self._follow_offers(entry.kind, entry.seat, move, person)
        if entry.clocks is not None:
            self.clocks.left = list(entry.clocks)

    def offer_to_person(self, seat: int, move: int | None) -> int:
        """The person to whom a bot makes an offer by this move; -1 if it does not."""
        if move is None or not self.is_bot(seat):
            return -1
        other = self.journal.match.state.offered_to(seat, move)
        return other if other >= 0 and not self.is_bot(other) else -1

    def _follow_offers(self, kind: str, seat: int, move: int | None, person: int) -> None:
        match = self.journal.match
        if move is not None:
            self.offers.follow(match.state, seat, move, len(match.moves), person)
            if person >= 0:
                self.bots.after_offer()
        elif kind == "undo":
            self.offers.take_back(len(match.moves))

    def _charge(self, at: int) -> None:
        owing = {seat for seat in self.people if seat in self.decisions.to_act}
        self.clocks.charge(owing, self.journal.stand_ins, at)

    def _resume(self, at: int) -> None:
        """Play begins or goes on now: the time that nobody was here to count is nobody's."""
        self.clocks.since = at
        self.decisions.renew(self.journal, self.chairs)
        self._charge(at)

    def _finish(self) -> None:
        match = self.journal.match
        assert match.result is not None
        self.outbox.afterwards.append(
            Finish(
                match.result.to_json(),
                list(match.result.ranking),
                match.ending,
                self.journal.statistics,
            )
        )

    # What the table does by itself.

    def _go_on(self, at: int) -> list[Effect]:
        """Make the moves that nobody needs to think about; let the bots think; set the timer.
        All that is to be done after this input."""
        state = self.journal.match.state
        while decided := [seat for seat in self.decisions.to_act if self.is_decided(seat)]:
            self.record("move", decided[0], state.forced(decided[0]), AUTO, at)
        if self.playing:
            for seat, must in self.bots.next(state, at, self.is_bot, self.audience.seats):
                let_think(self, seat, must)
        else:
            self.bots.wait_until = None
        self._set_timer()
        return self.outbox.empty()

    def _set_timer(self) -> None:
        """When something is to be done even if nothing happens."""
        times = [time for time in (self.clocks.deadline, self.bots.wait_until) if time is not None]
        timer = min(times, default=None)
        if timer != self._timer:
            self._timer = timer
            self.outbox.add(SetTimer(timer))

    # What people are told.

    def send_table(self) -> None:
        """Send the table itself to everybody."""
        for seats, group in self.audience.groups.items():
            self.outbox.add(Send(list(group), messages.TableNow(self.info(seats))))

    def send_snapshot(self, visitor: Visitor, have: int | None, at: int) -> None:
        self.outbox.send(visitor, self.screens.snapshot(self, visitor, have, at))

    def add_line(self, line: messages.ChatLine) -> None:
        """Somebody said something."""
        self.chat = [*self.chat, line][-CHAT_REMEMBERED:]
        self.outbox.add(Send(list(self.audience), line))

    def _regroup(self, at: int) -> None:
        """Seats were taken or left: everybody sees from their seats now."""
        self.audience.regroup(self.seats_of)
        self.screens.forget()
        for visitor in self.audience:
            self.send_snapshot(visitor, None, at)
