"""Live tables under load: moves a second, and how long a move takes to reach the opponent.

    python benchmarks/tables.py [--seconds 10]

The server runs in a process of its own, on one core, with its durable storage on. Two-player
Gatsby tables are played at random by clients in this process: as fast as the server answers, and
at the pace of people. Delay is measured from sending a move to the opponent's client having it.
"""

import argparse
import asyncio
import base64
import itertools
import json
import os
import random
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

SERVER = """
from coterie.server import Limits, serve
many = (1e9, 10**9)
serve(port={port}, database={database!r},
      limits=Limits(reads=many, requests=many, guests=many, messages=many,
                    tables=10**9, sockets=10**9))
"""


class Now(msgspec.Struct):
    seat: int | None
    legal: list[msgspec.Raw] = []
    must: bool = False


class TableNow(msgspec.Struct):
    id: str
    where: str
    next: str | None = None


class Message(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    version: int = 0
    now: list[Now] = []
    table: TableNow | None = None


decode = msgspec.json.Decoder(Message).decode


class Server:
    def __init__(self, folder: Path) -> None:
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port: int = s.getsockname()[1]
        code = SERVER.format(port=self.port, database=f"sqlite:///{folder}/coterie.db")
        self.process = subprocess.Popen([sys.executable, "-c", code])
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {0})
        for _ in range(1200):
            try:
                self.call("GET", "/api/games")
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def call(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        """The answer and the cookie."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"cookie": cookie, "content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            set_cookie = answer.headers.get("set-cookie", "")
            return json.load(answer), set_cookie.split(";")[0] or cookie

    def memory(self) -> int:
        """Bytes the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def cpu(self) -> float:
        """Seconds of processor the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Player(asyncio.Protocol):
    """One player's connection: a websocket client with nothing more than is needed here."""

    def __init__(self, game: "Play", cookie: str, table: str) -> None:
        self.game = game
        self.cookie = cookie
        self.table = table
        self.buffer = b""
        self.open = self.asked_again = self.left = False
        self.version = -1
        self.other: Player | None = None
        self.sent: dict[int, float] = {}  # when I sent moves the other has not got yet

    async def connect(self) -> None:
        port = self.game.server.port
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def send(self, data: bytes) -> None:
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data
        if not self.open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.game.errors += self.game.on
                self.transport.close()
                return
            self.open = True
            self.send(b'{"type":"hello"}')
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            if buffer[0] & 15 == 1:
                self.receive(buffer[start : start + size])
            elif buffer[0] & 15 == 9:
                self.transport.write(self._pong(buffer, start, size))
            buffer = buffer[start + size :]
        self.buffer = buffer

    @staticmethod
    def _pong(buffer: bytes, start: int, size: int) -> bytes:
        return bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + buffer[start : start + size]

    def receive(self, data: bytes) -> None:
        message = decode(data)
        if message.type == "update":
            self.version = message.version
            other = self.other
            if other is not None and message.version in other.sent:
                self.game.delays.append(time.perf_counter() - other.sent.pop(message.version))
            self.decide(message.now)
        elif message.type == "snapshot":
            self.version = message.version
            self.game.arrived(self)
            self.decide(message.now)
        elif message.type == "error":
            self.game.errors += 1
        if message.table is not None and message.table.where == "over":
            if message.table.next and not self.left:
                self.left = True
                self.game.again(self, message.table.next)
            elif not self.asked_again:
                self.asked_again = True
                self.send(b'{"type":"rematch","id":"again"}')

    def decide(self, nows: list[Now]) -> None:
        for now in nows:
            if now.must and self.game.on:
                move = random.choice(now.legal)
                if self.game.pace:
                    loop = asyncio.get_running_loop()
                    loop.call_later(random.uniform(*self.game.pace), self.move, now.seat, move)
                else:
                    self.move(now.seat, move)

    def move(self, seat: int | None, move: msgspec.Raw) -> None:
        self.sent[self.version + 1] = time.perf_counter()
        self.game.moves += 1
        id = next(self.game.ids)
        self.send(
            b'{"type":"move","id":"%d","seat":%d,"at":%d,"move":%s}'
            % (id, seat or 0, self.version, bytes(move))
        )


class Play:
    """Many tables at once."""

    def __init__(self, server: Server, pace: tuple[float, float] | None = None) -> None:
        self.server = server
        self.pace = pace
        self.on = True
        self.ids = itertools.count()
        self.delays: list[float] = []
        self.moves = self.errors = 0
        self.players: list[Player] = []
        self.at: dict[str, Player] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def seat(self, tables: int, rival: str | None = None) -> None:
        made = await asyncio.to_thread(make_tables, self.server, tables, rival)
        seated = [Player(self, cookie, table) for cookies, table in made for cookie in cookies]
        self.players += seated
        await asyncio.gather(*(player.connect() for player in seated))

    def arrived(self, player: Player) -> None:
        """The two at a table know each other, to measure with one clock."""
        other = self.at.pop(player.table, None)
        if other is None:
            self.at[player.table] = player
        else:
            player.other, other.other = other, player

    def again(self, player: Player, table: str) -> None:
        player.transport.close()
        if self.on:
            new = Player(self, player.cookie, table)
            self.players.append(new)
            task = asyncio.create_task(new.connect())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def stop(self) -> None:
        self.on = False
        for player in self.players:
            if player.open:
                player.transport.close()


def make_tables(
    server: Server, count: int, rival: str | None = None
) -> list[tuple[list[str], str]]:
    """So many tables of two people, or of one and a bot of the level `rival`: the people's
    cookies, and the table."""
    made = []
    other = {"kind": "bot", "level": rival} if rival else {"kind": "open"}
    wish = {"game": "gatsby", "seats": [{"kind": "me"}, other], "public": False}
    for _ in range(count):
        cookies = [server.call("GET", "/api/me")[1] for _ in range(1 if rival else 2)]
        table = server.call("POST", "/api/tables", cookies[0], wish)[0]["id"]
        if not rival:
            server.call("POST", f"/api/tables/{table}/join", cookies[1], {})
        made.append((cookies, table))
    return made


class Load(NamedTuple):
    """So many tables; seconds of thought per move (None: none at all); the bots that think at
    other tables meanwhile; and what we ask of ourselves."""

    words: str
    tables: int
    pace: tuple[float, float] | None = None
    experts: int = 0
    moves: int | None = None
    """Moves a second, at least."""
    p99: int | None = None
    """Milliseconds, less than."""


PEOPLE = (0.5, 1.5)
LOADS = (
    Load("10 tables, as fast as the server answers", 10),
    Load("100 tables, as fast as the server answers", 100),
    Load("300 tables, as fast as the server answers", 300, moves=1600, p99=100),
    Load("300 tables, a move every 0.17 s at each", 300, (0.10, 0.24), p99=100),
    Load("300 tables at the pace of people (0.5 to 1.5 s)", 300, PEOPLE, p99=20),
    Load("100 tables at that pace while ten experts think", 100, PEOPLE, experts=10),
)


def quantile(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else 0.0


async def load(server: Server, of: Load, seconds: float) -> dict[str, float]:
    play, against_bots = Play(server, of.pace), Play(server)
    await play.seat(of.tables)
    await against_bots.seat(of.experts, "expert")
    await asyncio.sleep(3.0)  # all have arrived, and play is under way
    play.delays.clear()
    cpu, start = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    delays = play.delays[:]
    figures = {
        "moves": len(delays) / took,
        "p50": quantile(delays, 0.50) * 1000,
        "p95": quantile(delays, 0.95) * 1000,
        "p99": quantile(delays, 0.99) * 1000,
        "server": (server.cpu() - cpu) / took,
    }
    play.stop()
    against_bots.stop()
    await asyncio.sleep(1.0)
    assert not play.errors, f"{play.errors} moves were refused"
    return figures


async def idle(server: Server, tables: int) -> tuple[float, float]:
    """kB per table at which nothing happens: nobody connected; then both players."""
    await asyncio.to_thread(make_tables, server, 20)  # the first cost more than a table
    before = server.memory()
    made = await asyncio.to_thread(make_tables, server, tables)
    alone = server.memory()
    play = Play(server)
    play.on = False
    for cookies, table in made:
        for cookie in cookies:
            play.players.append(Player(play, cookie, table))
            await play.players[-1].connect()
    await asyncio.sleep(3.0)
    connected = server.memory()
    play.stop()
    await asyncio.sleep(1.0)
    return (alone - before) / tables / 1000, (connected - before) / tables / 1000


def on_a_server(work: Callable[[Server], Coroutine[Any, Any, Any]]) -> Any:
    """Start a server, do the work, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            return asyncio.run(work(server))
        finally:
            server.stop()


def measure(row: Callable[..., Any], seconds: float = 10) -> list[Any]:
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    rows: list[Any] = []
    try:
        for of in LOADS:
            rows += load_rows(row, of, on_a_server(lambda server, of=of: load(server, of, seconds)))
        alone, connected = on_a_server(lambda server: idle(server, 1000))
    finally:
        if cores:
            os.sched_setaffinity(0, cores)
    words = "memory of an idle table (1,000 tables)"
    rows.append(row(words, alone, "kB", target="< 30 kB", reached=alone < 30))
    rows.append(row(f"{words}, with two connections", connected, "kB"))
    return rows


def load_rows(row: Callable[..., Any], of: Load, figures: dict[str, float]) -> list[Any]:
    """The figures of one load."""
    words, rate, p99 = of.words, figures["moves"], figures["p99"]
    return [
        row(
            words,
            rate,
            "moves/s",
            target=f">= {of.moves}" if of.moves else "",
            reached=rate >= of.moves if of.moves else None,
        ),
        row(f"{words}: delay p50", figures["p50"], "ms"),
        row(f"{words}: delay p95", figures["p95"], "ms"),
        row(
            f"{words}: delay p99",
            p99,
            "ms",
            target=f"< {of.p99} ms" if of.p99 else "",
            reached=p99 < of.p99 if of.p99 else None,
        ),
        row(f"{words}: the server's processor time", figures["server"] / rate * 1e6, "us/move"),
    ]


def show(what: str, ours: float, unit: str, **more: Any) -> None:
    verdict = {None: "", True: "reached", False: "MISSED"}[more.get("reached")]
    print(f"{what:70} {ours:9.1f} {unit:8} {more.get('target', ''):10} {verdict}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    measure(show, parser.parse_args().seconds)
