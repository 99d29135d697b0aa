"""What everybody at a table is shown: each what they may see, and no more."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, cast

from coterie.engine.match import Event
from coterie.tables import messages
from coterie.tables.audience import Visitor
from coterie.tables.decisions import encoded, final
from coterie.tables.effects import Send
from coterie.tables.offers import quieted

if TYPE_CHECKING:
    from coterie.tables.table import Table

What = Literal["move", "undo", "end", "stand_in", "back"]


def info(table: "Table", seats: Iterable[int] = ()) -> messages.Table:
    """The table as the owner of these seats sees it."""
    facts, journal, chairs = table.facts, table.journal, table.chairs
    names = facts.game.seat_names(len(chairs))
    here = table.audience.seats
    return messages.Table(
        id=facts.id,
        game=facts.game.id,
        rules=facts.rules,
        options=facts.options,
        seats=[
            messages.Seat(
                seat,
                chair.kind,  # type: ignore[arg-type]
                chair.name,
                names[seat],
                chair.player,
                chair.level,
                seat in seats,
                seat in here,
                seat in journal.stand_ins,
                chair.rating,
            )
            for seat, chair in enumerate(chairs)
        ],
        where="halted" if journal.trouble else facts.stage,  # type: ignore[arg-type]
        public=facts.public,
        pace=facts.pace,  # type: ignore[arg-type]
        clock=facts.clock,
        undo=facts.undo,
        created=facts.created,
        number=len(journal.match.moves),
        to_act=list(table.decisions.to_act),
        commitment=journal.match.commitment,
        spectators=table.audience.spectators,
        draw=[s for s, chair in enumerate(chairs) if chair.draw and journal.playing],
        rematch=[s for s, chair in enumerate(chairs) if chair.again],
        next=facts.next,
        result=facts.result,
        ending=facts.ending,
        seed=str(facts.seed) if facts.stage == "over" else None,
        statistics=facts.statistics,
        trouble=journal.trouble,
    )


class Screens:
    """What is on the screens of a table: for each seat somebody looks from, the view last sent,
    so that of the next one only what changed need be sent."""

    def __init__(self) -> None:
        self.sent: dict[int | None, dict[str, Any]] = {}

    def forget(self, lookers: Iterable[int | None] = ()) -> None:
        """Nobody looks any more, except from these seats."""
        self.sent = {seat: view for seat, view in self.sent.items() if seat in lookers}

    def update(
        self,
        table: "Table",
        kind: str,
        seat: int,
        message: str | None,
        events: list[Event],
        at: int,
    ) -> list[Send]:
        """The update after an entry, for everybody. The mover, who knows what was done, comes
        last, and is told that it was the message of this id."""
        groups = table.audience.groups
        if not groups:
            return []
        match = table.journal.match
        ended = {"resign": "end" if match.ending else "stand_in", "draw": "end"}
        what = cast("What", ended.get(kind, kind))
        views = self._views(table, table.audience.lookers)
        sends = []
        for own in (False, True):
            for seats, group in groups.items():
                if (seat in seats) != own:
                    continue
                update = messages.Update(
                    version=table.journal.version,
                    number=len(match.moves),
                    what=what,
                    by=seat,
                    to_act=list(table.decisions.to_act),
                    now=[self._now(table, s, views[s], events) for s in seats or (None,)],
                    id=message if own else None,
                    times=table.clocks.times(at),
                )
                sends.append(Send(list(group), update, last=own))
        return sends

    def snapshot(
        self, table: "Table", visitor: Visitor, have: int | None, at: int
    ) -> messages.Snapshot:
        """All there is to know; with what happened since the version that the visitor has."""
        begun = table.facts.stage != "open"
        journal = table.journal
        missed: list[Event] = []
        if begun and have is not None and have < journal.version:
            missed = journal.missed(have)
        views = self._views(table, list(visitor.seats) or [None]) if begun else {}
        return messages.Snapshot(
            version=journal.version,
            table=info(table, visitor.seats),
            now=[self._now(table, s, view, missed, whole=True) for s, view in views.items()],
            chat=table.chat,
            times=table.clocks.times(at),
        )

    def _views(self, table: "Table", seats: list[Any]) -> dict[int | None, dict[str, Any]]:
        return dict(zip(seats, table.journal.match.views(seats), strict=True))

    def _now(
        self,
        table: "Table",
        seat: int | None,
        view: dict[str, Any],
        events: list[Event],
        whole: bool = False,
    ) -> messages.SeatNow:
        """What the seat sees and may do: the whole view, or its fields that changed."""
        before = self.sent.get(seat, {})
        self.sent[seat] = view
        now = messages.SeatNow(seat)
        if whole or before.keys() != view.keys():
            now.view = view
        else:
            now.changed = {field: v for field, v in view.items() if v != before[field]}
        if events:
            now.events = [event.what for event in events if event.seen_by(seat)]
        if seat is not None:
            self._add_choices(table, seat, now)
        return now

    def _add_choices(self, table: "Table", seat: int, now: messages.SeatNow) -> None:
        """What the seat may do; nothing where the table decides for it."""
        game, state = table.facts.game, table.journal.match.state
        wishes = quieted(table.chairs[seat], state, table.is_bot)
        if wishes:
            now.quiet = wishes
        if table.is_decided(seat):
            return
        moves = table.decisions.moves[seat]
        if moves:
            now.legal = [encoded(game, move) for move in moves]
            undo = table.facts.undo
            now.final = final(state, seat, moves) if undo else list(range(len(moves)))
        now.must = seat in table.decisions.to_act
        now.can_undo = table.journal.can_undo(seat)
