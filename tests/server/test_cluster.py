"""Several processes on one database: they tell each other what changed, and agree."""

import asyncio
import getpass
import os
import random
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from glob import glob
from pathlib import Path
from typing import Any

import pytest

from coterie import game
from coterie.engine.match import replay

from .harness import Live, Person, Server, free_port


class PubSub:
    """As much of Redis as the server's channels use: subscribing, and a script that publishes."""

    def __init__(self) -> None:
        self.port = free_port()
        self.subscribers: dict[bytes, set[asyncio.StreamWriter]] = {}
        self.loop = asyncio.new_event_loop()
        started = threading.Event()

        async def run() -> None:
            self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)
            started.set()

        def work() -> None:
            self.loop.create_task(run())
            self.loop.run_forever()

        self.thread = threading.Thread(target=work, daemon=True)
        self.thread.start()
        started.wait(10)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                words = []
                for _ in range(int(line[1:])):
                    size = int((await reader.readline())[1:])
                    words.append((await reader.readexactly(size + 2))[:-2])
                writer.write(self.answer(writer, words))
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            for group in self.subscribers.values():
                group.discard(writer)
            writer.close()

    def answer(self, writer: asyncio.StreamWriter, words: list[bytes]) -> bytes:
        command = words[0].upper()
        if command in (b"SUBSCRIBE", b"UNSUBSCRIBE"):
            for channel in words[1:]:
                group = self.subscribers.setdefault(channel, set())
                (group.add if command == b"SUBSCRIBE" else group.discard)(writer)
            return b"".join(bulk(command.lower(), channel) + b":1\r\n" for channel in words[1:])
        if command == b"EVALSHA":
            count = int(words[2])
            for channel in words[3 : 3 + count]:
                for subscriber in self.subscribers.get(channel, ()):
                    subscriber.write(bulk(b"message", channel, words[3 + count]))
            return b"$-1\r\n"
        return b"+OK\r\n"


def bulk(*words: bytes) -> bytes:
    whole = 3 if words[0].endswith(b"subscribe") else len(words)
    return b"*%d\r\n" % whole + b"".join(b"$%d\r\n%s\r\n" % (len(w), w) for w in words)


@pytest.fixture
def pubsub() -> Iterator[str]:
    pubsub = PubSub()
    yield f"redis://127.0.0.1:{pubsub.port}?protocol=2"
    pubsub.stop()


@pytest.fixture
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own, where it is installed."""
    found = shutil.which("initdb") or next(
        iter(sorted(glob("/usr/lib/postgresql/*/bin/initdb"))), ""
    )
    if not found:
        pytest.skip("PostgreSQL is not installed here")
    bin = Path(found).parent
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    user = "postgres" if root else getpass.getuser()  # it refuses to run as root
    as_user: Any = {"user": user, "cwd": "/"} if root else {}
    folder = Path(tempfile.mkdtemp())
    port = free_port()
    try:
        if root:
            shutil.chown(folder, user)
        quiet: Any = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
        data = folder / "data"
        subprocess.run(
            [bin / "initdb", "-D", data, "-A", "trust", "-U", "coterie"], **quiet, **as_user
        )
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        ctl = [bin / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options]
        subprocess.run([*ctl, "start"], **quiet, **as_user)
        try:
            yield f"postgresql://coterie@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*ctl, "-m", "immediate", "stop"], **quiet, **as_user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def play_in_two_places(here: Server, there: Server) -> None:
    ann, bob, eve = Person(here), Person(there), Person(there)
    await ann.me()
    await bob.me()
    wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "open"}]}
    id = (await ann.post("/api/tables", wish, 201))["id"]
    async with ann.at(id) as a, eve.at(id) as e:
        await bob.post(f"/api/tables/{id}/join", {})
        await a.until(lambda m: m["type"] == "snapshot" and m["table"]["where"] == "playing")
        async with bob.at(id) as b:
            await b.ask(type="say", text="Bonjour")
            await a.until(lambda m: m["type"] == "chat")
            await bob.call("PUT", "/api/me", {"name": "Bobby"})
            await a.until(
                lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bobby"
            )
            rng = random.Random(1)
            await asyncio.gather(follow(a, rng), follow(b, rng), follow(e, rng))
            assert a.table["result"] == b.table["result"] == e.table["result"]
            assert a.views[0]["spaces"] == b.views[1]["spaces"] == e.views[None]["spaces"]
    replay(await eve.get(f"/api/tables/{id}/journal"), game)


async def follow(live: Live, rng: random.Random) -> None:
    """Play, or only look, to the end."""
    while live.table["where"] != "over":
        choices = live.choices()
        if choices:
            await live.move(choices[0][0], rng.choice(choices[0][1]))
        else:
            await live.receive()


def run_two(tmp_path: Path, database: str | None, redis: str) -> None:
    more = {"redis": redis} | ({"database": database} if database else {})
    here, there = Server(tmp_path, **more), Server(tmp_path, **more)
    try:
        here.start()
        there.start()
        asyncio.run(play_in_two_places(here, there))
        assert "Traceback" not in here.log()
    finally:
        here.stop()
        there.stop()


def test_two_processes_on_sqlite(tmp_path: Path, pubsub: str) -> None:
    run_two(tmp_path, None, pubsub)


def test_two_processes_on_postgresql(tmp_path: Path, pubsub: str, postgresql: str) -> None:
    run_two(tmp_path, postgresql, pubsub)
