"""Drives a table by hand: no clock, no disk, no network, no process."""

import itertools
from collections import defaultdict
from typing import Any

from coterie.engine.game import Game
from coterie.tables import Chair, Entry, Facts, Settings, Table, Visitor, messages
from coterie.tables.effects import (
    Effect,
    Finish,
    PlayAgain,
    Report,
    Send,
    SetTimer,
    Store,
    Think,
    TurnAway,
)

from .bazaar import BAZAAR

START = 1_000_000  # milliseconds: when the tables of the tests begin


def facts(game: Game = BAZAAR, **more: Any) -> Facts:
    values: dict[str, Any] = {
        "id": "table", "game": game, "rules": game.rules, "board": "", "options": {}, "seed": 7,
        "creator": "p0", "public": True, "pace": "live", "clock": None, "undo": True,
        "stage": "playing", "created": 0.0,
    }  # fmt: skip
    return Facts(**{**values, **more})


def chairs(seats: str, level: str = "random", **more: Any) -> list[Chair]:
    """A chair for each letter: p for a player of their own, b for a bot, o for an open seat."""
    return [
        Chair("bot", None, "", level)
        if letter == "b"
        else Chair("open", None, "")
        if letter == "o"
        else Chair("player", f"p{seat}", f"Player {seat}", **more)
        for seat, letter in enumerate(seats)
    ]


class ByHand:
    """A table and what it wanted done."""

    ids = itertools.count(1)

    def __init__(self, seats: str, game: Game = BAZAAR, **more: Any) -> None:
        settings = Settings(patience=more.pop("patience", 0))
        auto = more.pop("auto", False)
        level = more.pop("level", "random")
        self.at = START
        self.stored: list[Entry] = []
        self.seats: list[dict[int, dict[str, Any]]] = []
        self.sent: defaultdict[Visitor, list[Any]] = defaultdict(list)
        self.jobs: list[Think] = []
        self.reports: list[str] = []
        self.timer: int | None = None
        self.turned_away: list[Visitor] = []
        self.finish: Finish | None = None
        self.again = 0
        self.order: list[str] = []
        self.table = Table(facts(game, **more), chairs(seats, level, auto=auto), settings, self.at)
        self.do(self.table.start(self.at))

    def do(self, effects: list[Effect]) -> list[Effect]:
        """Carry them out: what is to be stored must come before all others."""
        assert all(not isinstance(effect, Store) for effect in effects[1:])
        for effect in effects:
            self.order.append(type(effect).__name__)
            match effect:
                case Store():
                    self.stored += effect.entries
                    self.seats.append(effect.seats)
                case Send():
                    for visitor in effect.to:
                        self.sent[visitor].append(effect.message)
                case Think():
                    self.jobs.append(effect)
                case SetTimer():
                    self.timer = effect.at
                case TurnAway():
                    self.turned_away.append(effect.visitor)
                case Report():
                    self.reports.append(effect.text)
                case Finish():
                    self.finish = effect
                    self.do(self.table.finished(effect, 1.0, {}))
                case PlayAgain():
                    self.again += 1
        return effects

    # What may happen.

    def enter(self, seat: int | None, have: int | None = None) -> Visitor:
        """Somebody looks at the table, from a seat or as a spectator."""
        visitor = Visitor(None if seat is None else f"p{seat}", f"Player {seat}")
        self.do(self.table.receive(visitor, messages.Hello(have), self.at))
        return visitor

    def leave(self, visitor: Visitor) -> None:
        self.do(self.table.depart(visitor, self.at))

    def say(self, visitor: Visitor, message: messages.FromClient) -> Any:
        """A message; what its sender is told last."""
        self.do(self.table.receive(visitor, message, self.at))
        return self.sent[visitor][-1]

    def move(self, visitor: Visitor, move: int, seat: int | None = None, **more: Any) -> Any:
        """A move of a visitor; the answer to it."""
        id = more.get("id") or f"m{next(self.ids)}"
        at = more.get("at", self.table.version)
        where = visitor.seats[0] if seat is None else seat
        json = self.table.facts.game.move_to_json(move)
        self.do(self.table.receive(visitor, messages.Move(id, where, at, json), self.at))
        return next(m for m in reversed(self.sent[visitor]) if getattr(m, "id", None) == id)

    def wait(self, milliseconds: int | None = None) -> None:
        """Time passes: so much of it, or up to the timer."""
        if milliseconds is None:
            assert self.timer is not None
            milliseconds = self.timer - self.at
        until = self.at + milliseconds
        while self.timer is not None and self.timer <= until:
            self.at, self.timer = max(self.at, self.timer), None
            self.do(self.table.wake(self.at))
        self.at = until

    def answer(self, move: int | None, seat: int | None = None) -> Think:
        """The bot that was asked first (or the one of that seat) answers."""
        job = next(job for job in self.jobs if seat in (None, job.seat))
        self.jobs.remove(job)
        self.do(self.table.bot_answered(job, move, self.at))
        return job

    @property
    def moves(self) -> list[tuple[int, int]]:
        return self.table.journal.match.moves

    def last(self, visitor: Visitor, kind: type) -> Any:
        return next(m for m in reversed(self.sent[visitor]) if isinstance(m, kind))

    def reopened(self) -> Table:
        """The same table, from what was stored."""
        table = Table(self.table.facts, self.table.chairs, self.table.settings, self.at)
        table.load(self.stored, [], self.at)
        return table
