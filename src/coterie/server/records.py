"""Tables as they are stored: read from rows, and written to them."""

from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update

from coterie import game
from coterie.server.identity import Player
from coterie.server.limits import Sorry
from coterie.server.ratings import shown_rating
from coterie.server.storage import (
    CHAT,
    ENTRIES,
    PLAYERS,
    RATINGS,
    SEATS,
    TABLES,
    Storage,
    from_text,
    to_text,
)
from coterie.tables.chat import CHAT_REMEMBERED
from coterie.tables.effects import Finish, Store
from coterie.tables.facts import Chair, Entry, Facts, Quietness
from coterie.tables.messages import ChatLine, Clock, Statistics

LISTED = 60  # tables in a list, at most


class Records:
    """What the database holds of tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # One table.

    async def read(self, id: str) -> tuple[Facts, list[Chair]]:
        """What a table was made with, and who sits there."""
        rows = await self.storage.read(select(TABLES).where(TABLES.c.id == id))
        if not rows:
            raise Sorry("error-table", 404)
        row = rows[0]
        facts = Facts(
            id=row.id,
            game=game(row.game),
            rules=row.rules,
            board=row.board,
            options=from_text(row.options),
            seed=int(row.seed),
            creator=row.creator,
            public=row.public,
            pace=row.pace,
            clock=msgspec.convert(from_text(row.clock), Clock | None),
            undo=row.undo,
            stage=row.stage,
            created=row.created,
            ended=row.ended,
            ending=from_text(row.ending),
            result=from_text(row.result),
            statistics=msgspec.convert(from_text(row.statistics), Statistics | None),
            next=row.next,
        )
        seats = await self.storage.read(
            select(SEATS, PLAYERS.c.auto, RATINGS.c.mu, RATINGS.c.sigma)
            .outerjoin(PLAYERS, PLAYERS.c.id == SEATS.c.player)
            .outerjoin(
                RATINGS, and_(RATINGS.c.player == SEATS.c.player, RATINGS.c.game == facts.game.id)
            )
            .where(SEATS.c.table_id == id)
            .order_by(SEATS.c.seat)
        )
        chairs = [
            Chair(
                kind=s.kind,
                player=s.player,
                name=s.name,
                level=s.level,
                draw=s.draw,
                again=s.again,
                quiet=msgspec.convert(from_text(s.quiet), Quietness | None),
                auto=bool(s.auto),
                rating=None if s.mu is None else shown_rating(s.mu, s.sigma),
            )
            for s in seats
        ]
        return facts, chairs

    async def entries(self, id: str, after: int) -> list[Entry]:
        """The journal, after that version."""
        rows = await self.storage.read(
            select(ENTRIES)
            .where(ENTRIES.c.table_id == id, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        return [
            Entry(
                r.version, r.kind, r.seat, from_text(r.move), r.message, r.at,
                from_text(r.clocks), r.digest,
            )
            for r in rows
        ]  # fmt: skip

    async def chat(self, id: str, after: int) -> list[ChatLine]:
        """The last lines of chat, after that one."""
        rows = await self.storage.read(
            select(CHAT)
            .where(CHAT.c.table_id == id, CHAT.c.number > after)
            .order_by(CHAT.c.number.desc())
            .limit(CHAT_REMEMBERED)
        )
        return [ChatLine(r.number, r.name, r.seat, r.text, r.at) for r in reversed(rows)]

    async def store(self, id: str, store: Store) -> None:
        """Write what a table wants stored. Conflict if another process was first."""
        entries = [
            {
                "table_id": id,
                "version": entry.version,
                "kind": entry.kind,
                "seat": entry.seat,
                "move": to_text(entry.move),
                "message": entry.message,
                "at": entry.at,
                "clocks": to_text(entry.clocks),
                "digest": entry.digest,
            }
            for entry in store.entries
        ]
        statements: list[Any] = []
        for seat, values in store.seats.items():
            if "quiet" in values:
                values = {**values, "quiet": to_text(values["quiet"])}
            statements.append(
                update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat).values(**values)
            )
        if store.said is not None:
            player, line = store.said
            said = {**msgspec.structs.asdict(line), "table_id": id, "player": player}
            statements.append(insert(CHAT).values(said))
        await self.storage.write(*statements, entries=entries)

    async def insert(self, facts: Facts, chairs: list[Chair]) -> None:
        """Write a new table."""
        await self.storage.write(
            insert(TABLES).values(
                id=facts.id, game=facts.game.id, rules=facts.rules, board=facts.board,
                options=to_text(facts.options), seed=str(facts.seed), creator=facts.creator,
                public=facts.public, pace=facts.pace, clock=to_text(facts.clock),
                undo=facts.undo, stage=facts.stage, created=facts.created,
            ),
            insert(SEATS).values([
                {"table_id": facts.id, "seat": seat, "kind": chair.kind, "player": chair.player,
                 "name": chair.name, "level": chair.level, "draw": False, "again": False}
                for seat, chair in enumerate(chairs)
            ]),
        )  # fmt: skip

    async def finish(self, id: str, finish: Finish, ended: float, ratings: list[Any]) -> None:
        """Write how a game ended, together with the statements for the new ratings."""
        await self.storage.write(
            update(TABLES)
            .where(TABLES.c.id == id)
            .values(
                stage="over",
                ended=ended,
                result=to_text(finish.result),
                ending=to_text(finish.ending),
                statistics=to_text(finish.statistics),
            ),
            *ratings,
        )

    async def set_next(self, id: str, next: str) -> None:
        """Write where the same people play again."""
        await self.storage.write(update(TABLES).where(TABLES.c.id == id).values(next=next))

    async def delete(self, id: str) -> None:
        """A table that everybody left before the start."""
        await self.storage.write(
            delete(CHAT).where(CHAT.c.table_id == id),
            delete(SEATS).where(SEATS.c.table_id == id),
            delete(TABLES).where(TABLES.c.id == id),
        )

    # Seats.

    async def take_seat(self, id: str, seat: int, player: Player, begins: bool) -> bool:
        """Write that a player sits there now, and that the game begins. Whether it was free."""
        statements: list[Any] = [
            update(SEATS)
            .where(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.kind == "open")
            .values(kind="player", player=player.id, name=player.name)
        ]
        if begins:
            statements.append(update(TABLES).where(TABLES.c.id == id).values(stage="playing"))
        touched = await self.storage.write(*statements)
        return touched[0] == 1

    async def leave_seats(self, id: str, player: str) -> None:
        await self.storage.write(
            update(SEATS)
            .where(SEATS.c.table_id == id, SEATS.c.player == player)
            .values(kind="open", player=None, name="")
        )

    async def rename(self, player: Player, before: str) -> list[str]:
        """Write a player's new name to the seats that bear the old one, where the game is not
        over; the ids of these tables."""
        going_on = select(TABLES.c.id).where(TABLES.c.stage != "over")
        named = (SEATS.c.player == player.id, SEATS.c.name == before)
        ids = await self.storage.read(
            select(SEATS.c.table_id).where(*named, SEATS.c.table_id.in_(going_on)).distinct()
        )
        await self.storage.write(
            update(SEATS).where(*named, SEATS.c.table_id.in_(going_on)).values(name=player.name)
        )
        return [id for (id,) in ids]

    # Lists.

    async def of_player(self, player: str, over: bool) -> list[str]:
        """The latest tables of a player: those that are over, or those that are not."""
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.player == player)
            .where(TABLES.c.stage == "over" if over else TABLES.c.stage != "over")
            .group_by(TABLES.c.id, TABLES.c.created)
            .order_by(TABLES.c.created.desc())
            .limit(LISTED)
        )
        return [id for (id,) in await self.storage.read(query)]

    async def public(self, stage: str) -> list[str]:
        """The latest public tables of a stage."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.stage == stage, TABLES.c.public)
            .order_by(TABLES.c.created.desc())
            .limit(LISTED)
        )
        return [id for (id,) in await self.storage.read(query)]

    async def active(self) -> list[str]:
        """The tables that have something to do by themselves: those with bots or clocks."""
        with_bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        query = select(TABLES.c.id).where(
            TABLES.c.stage == "playing", TABLES.c.clock.is_not(None) | TABLES.c.id.in_(with_bots)
        )
        return [id for (id,) in await self.storage.read(query)]

    async def not_over(self, creator: str) -> int:
        """How many tables of a creator are not over."""
        query = select(func.count()).where(TABLES.c.creator == creator, TABLES.c.stage != "over")
        count: int = (await self.storage.read(query))[0][0]
        return count
