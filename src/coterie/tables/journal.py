"""The journal of a table: a match, and the entries that made it what it is.

Whatever changes the game is an entry: a move, an undo, a resignation, an agreed draw, a bot that
stands in, a player who is back.
"""

from array import array
from hashlib import blake2b

import msgspec

from coterie.engine.match import Event, Match
from coterie.tables.facts import Facts
from coterie.tables.messages import SeatStatistics, Statistics, Trouble

AUTO = "auto"  # the id of a move that the table made because everybody knew it to be the only one
MESSAGES_REMEMBERED = 32

encode = msgspec.json.Encoder().encode


class Journal:
    """The match as its entries made it, and what must be remembered of them."""

    def __init__(self, facts: Facts, seats: int) -> None:
        self.facts = facts
        self.match = Match(facts.game, seats, facts.seed, facts.options, rules=facts.rules)
        # Why the entries cannot be played again, if they cannot.
        self.trouble: Trouble | None = None
        self.version = 0
        self.numbers = array("H", [0])  # moves made at each version
        self.stand_ins: set[int] = set()
        self.resigned: set[int] = set()
        self.automatic: set[int] = set()  # the numbers of the moves that the table made itself
        self.done: dict[tuple[int, str], int] = {}  # for each message of a seat, its version
        self.statistics = Statistics(0, 0.0, [SeatStatistics(0, 0.0, 0.0) for _ in range(seats)])
        self._last_time: int | None = None

    @property
    def playing(self) -> bool:
        return self.facts.stage == "playing" and self.match.result is None and not self.trouble

    def apply(
        self, kind: str, seat: int, move: int | None, message: str | None, at: int
    ) -> list[Event]:
        """Change the match; what happened. CoterieError leaves everything as it was."""
        match = self.match
        events: list[Event] = []
        if kind == "move":
            assert move is not None
            events = match.apply(seat, move)
            match.events.clear()  # kept nowhere: they can be had again from the moves
            if message == AUTO:
                self.automatic.add(len(match.moves))
        elif kind == "undo":
            match.undo(seat)
            self.automatic.discard(len(match.moves) + 1)
        elif kind == "draw":
            match.end({"type": "draw"})
        elif kind == "back":
            self.stand_ins.discard(seat)
        else:
            self._give_up(kind, seat)
        self.version += 1
        self.numbers.append(len(match.moves))
        self._count(kind, seat, at)
        if message is not None:
            self.done[seat, message] = self.version
            if len(self.done) > MESSAGES_REMEMBERED:
                del self.done[next(iter(self.done))]
        return events

    def _give_up(self, kind: str, seat: int) -> None:
        """The player resigned, or has no time left: a bot plays on, unless one player is left."""
        if kind == "resign":
            self.resigned.add(seat)
            if self.match.state.players - len(self.resigned) == 1:
                self.match.end({"type": "resigned", "seat": seat})
        if not self.match.ending:
            self.stand_ins.add(seat)

    def _count(self, kind: str, seat: int, at: int) -> None:
        """Keep the figures that are shown at the end."""
        spent = 0.0 if self._last_time is None else (at - self._last_time) / 1000
        self._last_time = at
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

    def halt(self, number: int) -> None:
        """The entries no longer lead where they led, from the move of this number on."""
        theirs, ours = self.facts.rules, self.facts.game.rules
        id = "error-halted-damaged" if theirs == ours else "error-halted"
        self.trouble = Trouble(id, None, {"number": number, "theirs": theirs, "ours": ours})

    # The way back.

    def last_decision(self, seat: int) -> int:
        """How many moves ago the player last decided: moves the table made for them go too."""
        moves = self.match.moves
        last = len(moves)
        while last in self.automatic and moves[last - 1][0] == seat:
            last -= 1
        return len(moves) - last + 1

    def can_undo(self, seat: int) -> bool:
        """Whether the player can go back to the last decision."""
        undo = self.facts.undo and self.playing
        return undo and self.match.can_undo(seat, self.last_decision(seat))

    # The game once more.

    def happened(self, after: int) -> list[Event]:
        """All that happened after that many moves, from the moves."""
        return [event for event in self.replayed([]).events if event.move > after]

    def missed(self, version: int) -> list[Event]:
        """All that happened since that version; after an undo, since the position gone back to."""
        return self.happened(min(self.numbers[version:]))

    def replayed(self, names: list[str], to: int | None = None) -> Match:
        """The match once more, with all its events, up to a number of moves."""
        facts, match = self.facts, self.match
        players = match.state.players
        again = Match(facts.game, players, facts.seed, facts.options, names or None, facts.rules)
        for seat, move in match.moves[:to]:
            again.apply(seat, move)
        return again
