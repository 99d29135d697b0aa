"""A database of before opens: its form is brought up to date, and its tables go on.

`begun_under_rules_1.sql` was stored by the first form of the server, under the first rules of
each game: a table of each, with moves, undos, forced moves and resignations.
"""

import asyncio
import hashlib
import hmac
import random
import sqlite3
from pathlib import Path

import pytest

from coterie import game

from .harness import Live, Person, Server

OLD = Path(__file__).with_name("begun_under_rules_1.sql")
GAMES = ("gatsby", "edgar-lucien", "gangster-paradise")


def old_database(folder: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(folder / "coterie.db")
    connection.executescript(OLD.read_text())
    return connection


def cookie(player: str) -> str:
    mac = hmac.new(bytes(32), player.encode(), hashlib.sha256).hexdigest()
    return f"{player}.{mac}"


def test_tables_begun_under_older_rules_open_and_go_on(tmp_path: Path) -> None:
    connection = old_database(tmp_path)
    owners = dict(connection.execute("select id, creator from tables"))
    versions = dict(connection.execute("select table_id, max(version) from entries group by 1"))
    connection.close()
    server = Server(tmp_path).start()

    async def run(name: str) -> None:
        ann = Person(server)
        ann.http.cookies.set("coterie", cookie(owners[name]), domain="127.0.0.1")
        await ann.call("PUT", "/api/me", {"auto": False})
        async with ann.at(name) as live:
            assert live.table["trouble"] is None
            assert live.table["where"] == "playing"
            assert live.table["rules"] == 1 <= game(name).rules
            assert live.version >= versions[name]
            await play_on(live)

    async def play_on(live: Live) -> None:
        """Ten moves; a bot plays for whoever resigned."""
        made = 0
        while made < 10:
            seats = live.table["seats"]
            mine = [(s, moves) for s, moves in live.choices() if not seats[s]["stand_in"]]
            if mine:
                answer = await live.move(mine[0][0], random.Random(made).choice(mine[0][1]))
                made += answer["type"] == "update"
            else:
                await live.receive()

    try:
        for name in GAMES:
            asyncio.run(run(name))
    finally:
        server.stop()
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("name", GAMES)
def test_what_was_stored_is_kept_as_it_was(tmp_path: Path, name: str) -> None:
    """Nothing of an old journal is written anew."""
    connection = old_database(tmp_path)
    query = "select * from entries where table_id = ? order by version"
    before = connection.execute(query, (name,)).fetchall()
    connection.close()
    server = Server(tmp_path).start()
    try:
        asyncio.run(Person(server).get(f"/api/tables/{name}"))
    finally:
        server.stop()
    connection = sqlite3.connect(tmp_path / "coterie.db")
    assert connection.execute(query, (name,)).fetchall()[: len(before)] == before
    connection.close()
