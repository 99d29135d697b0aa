"""Games that are over, to be looked at again."""

from typing import Any

from coterie.engine.match import Match
from coterie.server import wire
from coterie.server.limits import Sorry
from coterie.server.tables import Tables
from coterie.tables import Table
from coterie.tables.messages import Happening


def names(table: Table) -> list[str]:
    """Who played: a bot by its level."""
    return [chair.name or chair.level or "" for chair in table.chairs]


class Archive:
    """Replays, views and journals."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def _over(self, id: str) -> Table:
        table = (await self.tables.find(id)).table
        if table.facts.stage != "over":
            raise Sorry("error-not-over", 409)
        return table

    async def replay(self, id: str, seat: int | None) -> wire.Replay:
        """All moves, and the events as the seat saw them."""
        table = await self._over(id)
        match = table.journal.replayed(names(table))
        seconds: list[float] = []
        last = 0
        for entry in await self.tables.records.entries(id, 0):
            if entry.kind == "move":
                seconds.append((entry.at - (last or entry.at)) / 1000)
            elif entry.kind == "undo":
                seconds.pop()
            last = entry.at
        to_json = table.facts.game.move_to_json
        return wire.Replay(
            table.info(),
            [
                wire.Made(s, to_json(move), spent)
                for (s, move), spent in zip(match.moves, seconds, strict=False)
            ],
            [Happening(e.move, e.what) for e in match.events if e.seen_by(seat)],
        )

    async def views(self, id: str, seat: int | None, start: int, count: int) -> wire.Views:
        """What the seat saw after so many moves, and after each of the next ones."""
        table = await self._over(id)
        played = table.journal.match
        if not 0 <= start <= len(played.moves) or (seat is not None and seat >= len(table.chairs)):
            raise Sorry("error-view-range", most=len(played.moves))
        match = table.journal.replayed(names(table), start)
        views = [match.view(seat)]
        for mover, move in played.moves[start : start + count - 1]:
            match.apply(mover, move)
            views.append(match.view(seat))
        if played.ending and start + len(views) > len(played.moves):
            views[-1] = played.view(seat)
        return wire.Views(start, views)

    async def journal(self, id: str) -> dict[str, Any]:
        """The journal, as a file to keep; of a halted table too."""
        table = (await self.tables.find(id)).table
        if table.journal.trouble:
            return await self._stored_journal(table)
        await self._over(id)
        match = table.journal.replayed(names(table))
        if table.journal.match.ending:
            match.end(table.journal.match.ending)
        return match.journal()

    async def _stored_journal(self, table: Table) -> dict[str, Any]:
        """Of a halted table: what was stored, as it was."""
        facts = table.facts
        fresh = Match(facts.game, len(table.chairs), facts.seed, facts.options)
        moves: list[Any] = []
        for entry in await self.tables.records.entries(facts.id, 0):
            if entry.kind == "move":
                moves.append([entry.seat, entry.move])
            elif entry.kind == "undo":
                moves.pop()
        stored = {"rules": facts.rules, "board": facts.board, "moves": moves}
        return {**fresh.journal(), **stored, "seats": names(table), "digest": ""}
