"""What is kept: players, tables, and every entry of every table's journal.

All writing goes through one task that commits whatever has gathered in one transaction (a group
commit), so that hundreds of moves share the cost of one sync to disk. A write is done, and may
be acknowledged, when `write` returns.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from operator import itemgetter
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("login", String(40), nullable=True, unique=True),
    Column("password", Text, nullable=True),
    Column("created", Float, nullable=False),
)
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(100), nullable=False),
    Column("creator", String(16), ForeignKey("players.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Text, nullable=True),
    Column("undo", Boolean, nullable=False),
    Column("stage", String(8), nullable=False),  # open, playing, over
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("ending", Text, nullable=True),
    Column("result", Text, nullable=True),
    Column("statistics", Text, nullable=True),
    Column("next", String(16), nullable=True),
    Index(None, "stage", "created"),
    Index(None, "creator"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # player, open, bot
    Column("player", String(16), ForeignKey("players.id"), nullable=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=True),
    Column("draw", Boolean, nullable=False),
    Column("again", Boolean, nullable=False),
    Column("quiet", Text, nullable=True),  # from which bots it wants no offers
    Index(None, "player"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move, undo, resign, draw, stand_in, back
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=True),
    Column("message", String(40), nullable=True),  # the id the client gave it
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("clocks", Text, nullable=True),  # milliseconds left after it, per seat
    Column("digest", String(16), nullable=False),  # of what it brought about
    sqlite_with_rowid=False,
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

_COLUMNS = ENTRIES.columns.keys()
_values = itemgetter(*_COLUMNS)
MOST_IN_ONE_COMMIT = 1000
# When the last commit was for this many, more will come in a moment: wait for them, because a
# commit costs as much for twenty as for one. A quiet server does not wait.
BUSY = 4
A_MOMENT = 0.005


class Conflict(Exception):
    """Another process has written this first."""


def _sqlite_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # WAL with FULL: a commit is on the disk when it returns, even if the power fails then.
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.execute("PRAGMA busy_timeout=10000")
    # Seldom bring the log into the database: commits wait meanwhile.
    cursor.execute("PRAGMA wal_autocheckpoint=8000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    with connection.begin():
        migrate(connection)


def migrate(connection: Connection) -> None:
    """Bring the database to the present form."""
    config = Config()
    config.set_main_option("script_location", "coterie.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class _Job:
    """Rows and statements that are stored together or not at all."""

    __slots__ = ("done", "entries", "statements")

    def __init__(self, entries: Sequence[dict[str, Any]], statements: Sequence[Executable]) -> None:
        self.entries = entries
        self.statements = statements
        self.done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()


def _insert(connection: Connection, entries: list[dict[str, Any]]) -> None:
    if connection.dialect.name != "sqlite":
        connection.execute(insert(ENTRIES), entries)
        return
    # Row by row the driver would let go of the interpreter at each, and wait for its turn again
    # behind the tables: one statement for all of them.
    row = f"({','.join('?' * len(_COLUMNS))})"
    sql = f"INSERT INTO entries ({','.join(_COLUMNS)}) VALUES {','.join([row] * len(entries))}"
    values = itertools.chain.from_iterable(map(_values, entries))
    connection.exec_driver_sql(sql, tuple(values))


def _commit(connection: Connection, jobs: list[_Job]) -> list[list[int]]:
    """Store them all, or nothing. For each, how many rows each of its statements touched."""
    entries = [entry for job in jobs for entry in job.entries]
    with connection.begin():
        if entries:
            _insert(connection, entries)
        return [[connection.execute(s).rowcount for s in job.statements] for job in jobs]


T = TypeVar("T")


class Storage:
    """The database: `sqlite:///file` or `postgresql://…`."""

    def __init__(self, url: str) -> None:
        self.engine: Engine | AsyncEngine
        if make_url(url).get_backend_name() == "sqlite":
            self.engine = create_engine(url)
            event.listen(self.engine, "connect", _sqlite_settings)
        else:
            self.engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
        self._threads = ThreadPoolExecutor(4)
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Migrate, then write what is given until the end."""
        await self._run(_migrate)
        writer = asyncio.create_task(self._write_all())
        try:
            yield
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._threads.shutdown()
            if isinstance(self.engine, Engine):
                self.engine.dispose()
            else:
                await self.engine.dispose()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Do something with a connection. SQLite blocks, so that is done in a thread."""
        if isinstance(self.engine, Engine):
            engine = self.engine

            def in_thread() -> T:
                with engine.connect() as connection:
                    return work(connection)

            return await asyncio.get_running_loop().run_in_executor(self._threads, in_thread)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(
        self, *statements: Executable, entries: Sequence[dict[str, Any]] = ()
    ) -> list[int]:
        """Store all of it or nothing; when this returns it is on the disk.

        The number of rows each statement touched. Conflict if a row is there already."""
        job = _Job(entries, statements)
        self._jobs.put_nowait(job)
        return await job.done

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._run(lambda connection: connection.execute(query).all())

    async def _write_all(self) -> None:
        jobs: list[_Job] = []
        while True:
            if len(jobs) >= BUSY:
                await asyncio.sleep(A_MOMENT)
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_IN_ONE_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._write(jobs)
            except Exception:
                # One of them is at fault; the others must not suffer for it.
                for job in jobs:
                    await self._write_alone(job)

    async def _write(self, jobs: list[_Job]) -> None:
        touched = await self._run(lambda connection: _commit(connection, jobs))
        for job, counts in zip(jobs, touched, strict=True):
            if not job.done.done():
                job.done.set_result(counts)

    async def _write_alone(self, job: _Job) -> None:
        try:
            await self._write([job])
        except IntegrityError:
            self._fail(job, Conflict())
        except Exception as error:
            # Only the kind of error: the statement would carry its values.
            kind = error.orig if isinstance(error, DBAPIError) else error
            self._fail(job, OSError(f"the database refused: {type(kind).__name__}"))

    @staticmethod
    def _fail(job: _Job, error: Exception) -> None:
        if not job.done.done():
            job.done.set_exception(error)


def to_text(obj: Any) -> str | None:
    return None if obj is None else msgspec.json.encode(obj).decode()


def from_text(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)
