"""The server is killed again and again in the middle of play; nothing acknowledged is lost."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

from websockets.exceptions import InvalidMessage

from coterie import game
from coterie.engine.match import replay

from .harness import ConnectionClosed, Live, Person, Server

KILLS = 10


class Diary:
    """What the clients sent, and what the server said it had stored."""

    def __init__(self) -> None:
        self.sent: dict[str, tuple[str, int, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.resent = 0


async def play_on(person: Person, table: str, seat: int, diary: Diary, seed: int) -> None:
    """Play one seat to the end, through all deaths of the server; an unanswered move is sent
    again as it was."""
    rng = random.Random(seed)
    pending: dict[str, Any] | None = None
    have: int | None = None
    while True:
        try:
            async with person.at(table, hello=False) as live:
                await live.hello(have)
                while True:
                    have = live.version
                    if live.table["where"] == "over":
                        return
                    if pending is None:
                        pending = await choose(live, seat, diary, table, rng)
                        continue
                    await live.send(**pending)
                    answer = await live.answer(pending["id"])
                    if answer["type"] == "error":
                        assert answer["trouble"]["error"] == "error-stale", answer
                    else:
                        diary.acknowledged[pending["id"]] = answer["version"]
                    pending = None
        except (ConnectionClosed, InvalidMessage, OSError, TimeoutError):  # also while connecting
            diary.resent += pending is not None
            await asyncio.sleep(0.1)


async def choose(
    live: Live, seat: int, diary: Diary, table: str, rng: random.Random
) -> dict[str, Any] | None:
    for mine, legal in live.choices():
        if mine == seat:
            id = f"{table}-{seat}-{len(diary.sent)}"
            move = rng.choice(legal)
            diary.sent[id] = (table, seat, move)
            await asyncio.sleep(rng.random() * 0.03)
            return {"type": "move", "id": id, "seat": seat, "at": live.version, "move": move}
    await live.receive(60)
    return None


async def tables_for(server: Server, count: int) -> list[tuple[Person, str, int]]:
    """Tables of two people, and tables with a bot; one of the people has single choices made."""
    seats: list[tuple[Person, str, int]] = []
    for n in range(count):
        ann, bob = Person(server), Person(server)
        if n % 3 == 2:
            table = await ann.post("/api/play", {"game": "gatsby"}, 201)
            seats.append((ann, table["id"], 0))
            continue
        await bob.me()
        await bob.call("PUT", "/api/me", {"auto": n % 2 == 0})
        wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = await ann.post("/api/tables", wish, 201)
        await bob.post(f"/api/tables/{table['id']}/join", {})
        seats += [(ann, table["id"], 0), (bob, table["id"], 1)]
    return seats


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    diary = Diary()

    async def run() -> list[str]:
        seats = await tables_for(server, 6)
        playing = [
            asyncio.create_task(play_on(person, table, seat, diary, n))
            for n, (person, table, seat) in enumerate(seats)
        ]
        rng = random.Random(1)
        for _ in range(KILLS):
            await asyncio.sleep(0.1 + rng.random() * 0.4)
            server.kill()
            stored = entries(tmp_path)
            for id, version in diary.acknowledged.items():
                assert stored[diary.sent[id][0], version]["message"] == id
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*playing), 300)  # no table is stuck
        ann = Person(server)
        ids = sorted({table for _, table, _ in seats})
        for id in ids:
            replay(await ann.get(f"/api/tables/{id}/journal"), game)
        return ids

    try:
        ids = asyncio.run(run())
    finally:
        server.stop()
    stored = entries(tmp_path)
    for id, version in diary.acknowledged.items():
        table, seat, move = diary.sent[id]
        entry = stored[table, version]
        assert (entry["message"], entry["seat"], entry["move"]) == (id, seat, move)
    messages = [e["message"] for e in stored.values() if e["message"] not in (None, "auto")]
    assert len(messages) == len(set(messages))
    for id in ids:
        versions = sorted(version for table, version in stored if table == id)
        assert versions == list(range(1, len(versions) + 1))
    assert diary.resent > 0, "no kill hit a move in flight"
    assert len(diary.acknowledged) > 200


def entries(folder: Path) -> dict[tuple[str, int], dict[str, Any]]:
    import json

    connection = sqlite3.connect(folder / "coterie.db")
    try:
        rows = connection.execute("select table_id, version, seat, move, message from entries")
        return {
            (table, version): {"seat": seat, "move": json.loads(move or "null"), "message": id}
            for table, version, seat, move, id in rows
        }
    finally:
        connection.close()
