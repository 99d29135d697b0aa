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
from pathlib import Path
from typing import Any

import msgspec

SERVER = """
from coterie.server import Limits, serve
many = (1e9, 10**9)
serve(port={port}, database={database!r},
      limits=Limits(requests=many, guests=many, messages=many, tables=10**9))
"""


class Now(msgspec.Struct):
    seat: int | None
    legal: list[msgspec.Raw] = []
    must: bool = False


class TableNow(msgspec.Struct):
    id: str
    where: str
    next: str | None = None


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    version: int = 0
    now: list[Now] = []
    table: TableNow | None = None


hear = msgspec.json.Decoder(Heard).decode


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
        self.sent = (0, 0.0)  # the version my move will make, and when I sent it

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

    def say(self, data: bytes) -> None:
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
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
            self.say(b'{"type":"hello"}')
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            if buffer[0] & 15 == 1:
                self.heard(buffer[start : start + size])
            elif buffer[0] & 15 == 9:
                self.transport.write(self._pong(buffer, start, size))
            buffer = buffer[start + size :]
        self.buffer = buffer

    @staticmethod
    def _pong(buffer: bytes, start: int, size: int) -> bytes:
        return bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + buffer[start : start + size]

    def heard(self, data: bytes) -> None:
        message = hear(data)
        if message.type == "update":
            self.version = message.version
            other = self.other
            if other is not None and other.sent[0] == message.version:
                self.game.delays.append(time.perf_counter() - other.sent[1])
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
                self.say(b'{"type":"rematch","id":"again"}')

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
        self.sent = (self.version + 1, time.perf_counter())
        self.game.moves += 1
        id = next(self.game.ids)
        self.say(
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

    async def seat(self, tables: int) -> None:
        cookies = await asyncio.to_thread(make_tables, self.server, tables)
        for pair, table in cookies:
            for cookie in pair:
                player = Player(self, cookie, table)
                self.players.append(player)
                await player.connect()

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


def make_tables(server: Server, count: int) -> list[tuple[list[str], str]]:
    """So many tables of two people: their cookies, and the table."""
    made = []
    for _ in range(count):
        cookies = [server.call("GET", "/api/me")[1] for _ in range(2)]
        wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}
        table = server.call("POST", "/api/tables", cookies[0], wish)[0]["id"]
        server.call("POST", f"/api/tables/{table}/join", cookies[1], {})
        made.append((cookies, table))
    return made


def quantile(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else 0.0


async def load(server: Server, tables: int, seconds: float, pace: Any) -> dict[str, Any]:
    play = Play(server, pace)
    await play.seat(tables)
    await asyncio.sleep(1.0)
    play.delays.clear()
    play.moves = 0
    cpu, own, start = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    figures = {
        "tables": tables,
        "pace": "people" if pace else "full speed",
        "moves_per_second": round(len(play.delays) / took, 1),
        "p50_ms": round(quantile(play.delays, 0.50) * 1000, 1),
        "p95_ms": round(quantile(play.delays, 0.95) * 1000, 1),
        "p99_ms": round(quantile(play.delays, 0.99) * 1000, 1),
        "server_core": round((server.cpu() - cpu) / took, 2),
        "client_core": round((time.process_time() - own) / took, 2),
        "errors": play.errors,
    }
    play.stop()
    await asyncio.sleep(1.0)
    return figures


async def idle(server: Server, tables: int) -> dict[str, Any]:
    """Memory of tables at which nothing happens: nobody connected; then both players."""
    before = server.memory()
    made = await asyncio.to_thread(make_tables, server, tables)
    alone = server.memory()
    play = Play(server)
    play.on = False
    for cookies, table in made:
        for cookie in cookies:
            play.players.append(Player(play, cookie, table))
            await play.players[-1].connect()
    await asyncio.sleep(2.0)
    connected = server.memory()
    play.stop()
    return {
        "idle_tables": tables,
        "kB_per_table": round((alone - before) / tables / 1000, 1),
        "kB_per_table_with_two_connections": round((connected - before) / tables / 1000, 1),
    }


async def measure(seconds: float) -> list[dict[str, Any]]:
    figures: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        for tables, pace in ((10, None), (100, None), (300, None), (300, (0.5, 1.5))):
            path = Path(folder) / f"{tables}-{pace is None}"
            path.mkdir()
            server = Server(path)
            try:
                figures.append(await load(server, tables, seconds, pace))
            finally:
                server.stop()
            print(figures[-1], flush=True)
        server = Server(Path(folder))
        try:
            make_tables(server, 20)  # what the first tables cost is not a table's cost
            figures.append(await idle(server, 1000))
        finally:
            server.stop()
        print(figures[-1], flush=True)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    figures = asyncio.run(measure(arguments.seconds))
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
