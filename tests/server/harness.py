"""A real server in a process of its own, and clients that talk to it."""

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

START = """
from pathlib import Path
from coterie.server import Limits, serve
{before}
limits = Limits({limits})
serve(port={port}, database={database!r}, redis={redis!r}, web=Path({web!r}), limits=limits)
"""
# The tests come from one address and are quicker than people.
QUICK = (
    "reads=(10000, 10000), requests=(10000, 10000), guests=(10000, 10000), "
    "messages=(10000, 10000), passwords=(1000, 1000), tables=10000, sockets=10000, "
    "bot_patience=0"
)


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class Server:
    """The server's process. It can be killed and started again on the same data."""

    def __init__(self, folder: Path, limits: str = QUICK, **more: str) -> None:
        self.folder = folder
        self.port = int(more.get("port") or free_port())
        self.database = more.get("database", f"sqlite:///{folder / 'coterie.db'}")
        self.redis = more.get("redis")
        self.limits = limits
        self.before = more.get("before", "")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        code = START.format(
            before=self.before, port=self.port, database=self.database, redis=self.redis,
            web=str(self.folder / "dist"), limits=self.limits,
        )  # fmt: skip
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen([sys.executable, "-c", code], stdout=log, stderr=log)
        for _ in range(600):
            if self.process.poll() is not None:
                break
            try:
                httpx.get(self.url + "/api/games", timeout=1).raise_for_status()
                return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log()[-2000:]}")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def log(self) -> str:
        return (self.folder / "log").read_text()


class Person:
    """A visitor with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=20)

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.call("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.call("POST", path, {} if body is None else body, status)

    async def me(self) -> Any:
        return await self.get("/api/me")

    @asynccontextmanager
    async def at(self, table: str, hello: bool = True, **more: Any) -> AsyncIterator["Live"]:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"cookie": cookies, **more}
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}"
        async with connect(url, additional_headers=headers, max_size=None, proxy=None) as ws:
            live = Live(ws)
            if hello:
                await live.hello()
            yield live


class Live:
    """A connection to a table, which keeps what a browser would keep."""

    numbers = itertools.count(1)

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.version = -1
        self.table: Any = None
        self.now: dict[int | None, Any] = {}
        self.views: dict[int | None, Any] = {}
        self.chat: list[Any] = []
        self.events: dict[int | None, list[Any]] = {}
        self.seen: list[Any] = []

    async def send(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def hello(self, have: int | None = None) -> Any:
        await self.send(type="hello", have=have)
        return await self.until(lambda m: m["type"] == "snapshot")

    async def receive(self, seconds: float = 20) -> Any:
        message = json.loads(await asyncio.wait_for(self.ws.recv(), seconds))
        self.seen.append(message)
        if message["type"] == "snapshot":
            self.version, self.table = message["version"], message["table"]
            self.now = {now["seat"]: now for now in message["now"]}
            self.views = {now["seat"]: now["view"] for now in message["now"]}
            self.chat = message["chat"]
        elif message["type"] == "update":
            assert message["version"] == self.version + 1, "an update is missing"
            self.version = message["version"]
            for now in message["now"]:
                self.now[now["seat"]] = now
                old = self.views.get(now["seat"], {})
                self.views[now["seat"]] = now.get("view") or {**old, **now["changed"]}
                self.events.setdefault(now["seat"], []).extend(now.get("events", []))
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    async def until(self, wanted: Any, seconds: float = 20) -> Any:
        while True:
            message = await self.receive(seconds)
            if wanted(message):
                return message

    async def answer(self, id: str, seconds: float = 20) -> Any:
        return await self.until(lambda m: m.get("id") == id, seconds)

    async def ask(self, **message: Any) -> Any:
        """Send a message with an id of its own; the answer."""
        id = f"m{next(self.numbers)}"
        await self.send(id=id, **message)
        return await self.answer(id)

    def choices(self) -> list[tuple[int, Any]]:
        """The seats that owe a decision, and their moves."""
        return [
            (seat, now["legal"])
            for seat, now in self.now.items()
            if seat is not None and now.get("must")
        ]

    async def move(self, seat: int, move: Any) -> Any:
        return await self.ask(type="move", seat=seat, at=self.version, move=move)

    async def play(self, rng: random.Random, most: int = 100_000) -> int:
        """Play one's seats at random to the end, or for so many moves."""
        made = 0
        while made < most and self.table["where"] == "playing":
            choices = self.choices()
            if not choices:
                await self.receive()
                continue
            seat, legal = choices[0]
            answer = await self.move(seat, rng.choice(legal))
            if answer["type"] == "update":
                made += 1
            else:  # somebody spoke up in between
                assert answer["trouble"]["error"] in ("error-stale", "error-not-playing"), answer
        return made


__all__ = ["ConnectionClosed", "Live", "Person", "Server"]
