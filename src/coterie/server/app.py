"""The web application: routes, websockets, cookies, headers, the built browser client."""

import asyncio
import contextlib
import logging
import mimetypes
import tomllib
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import websocket
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coterie import __version__, game
from coterie.engine.errors import BadRequest, CoterieError
from coterie.engine.texts import LANGUAGES, read_text
from coterie.games import BOARDS
from coterie.server import wire
from coterie.server.archive import Archive
from coterie.server.identity import COOKIE, COOKIE_SECONDS, Identity, Player
from coterie.server.limits import Buckets, Limits, Sorry
from coterie.server.live import Connection, encode
from coterie.server.lobby import game_list
from coterie.server.seating import Seating
from coterie.server.storage import Storage
from coterie.server.tables import Tables
from coterie.tables import Table
from coterie.tables.messages import Refused, SeatNumber, Trouble, trouble
from coterie.tables.messages import Table as TableInfo

log = logging.getLogger("coterie.server")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "img-src 'self' data:; object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
NOT_BUILT = "The browser client is not built yet: run `npm run build` in web/.\n"
NONSENSE = 20  # refused messages in a row, then the connection is closed

Req = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


def language(request: Req) -> str:
    """The first of our languages that the browser asks for, else English."""
    for wish in request.headers.get("accept-language", "").split(","):
        wanted = wish.strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


class Gate:
    """Who comes in: cookies, origins, rates."""

    def __init__(self, identity: Identity, limits: Limits) -> None:
        self.identity = identity
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.reads = Buckets(limits.reads)
        self.guests = Buckets(limits.guests)
        self.passwords = Buckets(limits.passwords)
        self.sockets: Counter[str] = Counter()
        # A crowd that arrives at once (after a restart, say) comes in a few at a time, so that
        # those who play already do not wait for all of it.
        self.door = asyncio.Semaphore(4)

    async def known(self, connection: Req | Socket) -> Player | None:
        """The player of the cookie, if there is one."""
        id = self.identity.verify(connection.cookies.get(COOKIE))
        return await self.identity.find(id) if id else None

    async def me(self, request: Req) -> Player:
        """The player of the cookie, or a new guest."""
        player = await self.known(request)
        if player is None:
            self.guests.take(address(request))
            player = await self.identity.guest(language(request))
            self.remember(request, player)
        return player

    def remember(self, request: Req, player: Player) -> None:
        """Let the answer carry the player's cookie."""
        request.scope["state"]["cookie"] = Cookie(
            key=COOKIE,
            value=self.identity.sign(player.id),
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        ).to_header(header="")

    def check(self, request: Req) -> None:
        """What changes something must come from our own pages, and not too often."""
        if request.method not in ("GET", "HEAD"):
            if not same_origin(request):
                raise Sorry("error-origin", 403)
            self.requests.take(address(request))
        elif request.url.path.startswith("/api/"):
            self.reads.take(address(request))

    @contextlib.asynccontextmanager
    async def accept(self, socket: Socket) -> AsyncIterator[bool]:
        """Open a websocket from one of our own pages, unless there are too many already."""
        who = address(socket)
        if not same_origin(socket):
            await socket.close(1008)
            yield False
            return
        self.sockets[who] += 1
        try:
            await socket.accept()
            if self.sockets[who] > self.limits.sockets:
                await socket.close(1013)
                yield False
            else:
                yield True
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]


def address(connection: Req | Socket) -> str:
    return connection.client.host if connection.client else ""


def same_origin(connection: Req | Socket) -> bool:
    """Browsers name the origin; where it is named it must be ours."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def with_headers(app: Litestar) -> ASGIApp:
    """On every answer: safe headers, and the cookie if there is a new one."""
    always = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *always]
                if cookie := scope.get("state", {}).get("cookie"):
                    headers.append((b"set-cookie", cookie.strip().encode()))
                message["headers"] = headers
            await send(message)

        http = scope["type"] == ScopeType.HTTP
        await app(scope, receive, send_with_headers if http else send)

    return wrapped


# Errors.


def _failure(status: int, why: Trouble) -> Response[Any]:
    return Response(wire.Failure(why), status_code=status, media_type=MediaType.JSON)


def on_coterie_error(_: Req, error: CoterieError) -> Response[Any]:
    status = error.status if isinstance(error, Sorry) else 400
    if isinstance(error, BadRequest) and error.id == "error-game":
        status = 404
    return _failure(status, trouble(error))


def on_http_error(_: Req, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status in (404, 405):
        return _failure(status, Trouble("error-not-found"))
    if status >= 500:
        return on_failure(_, error)
    extra = error.extra if isinstance(error.extra, list) else []
    details = [str(e.get("message", "")) for e in extra if isinstance(e, dict)]
    why = "; ".join(details) or error.detail
    return _failure(status, Trouble("error-body", None, {"why": why[:200]}))


def on_failure(_: Req, error: Exception) -> Response[Any]:
    log.error("A request failed.", exc_info=error)
    return _failure(500, Trouble("error-server"))


# Who you are.


async def _me(tables: Tables, player: Player) -> wire.Me:
    ratings = await tables.ratings.of(player.id)
    waiting = await tables.waiting(player.id)
    return wire.Me(player.id, player.name, player.login, player.auto, ratings, waiting)


@get("/api/me")
async def get_me(tables: Tables, me: Player) -> wire.Me:
    """Who you are; a new visitor becomes a guest."""
    return await _me(tables, me)


@put("/api/me")
async def set_me(tables: Tables, gate: Gate, me: Player, data: wire.SetMe) -> wire.Me:
    """Change your name or settings."""
    before = me.name
    player = await gate.identity.change(me, data.name, data.auto)
    await tables.player_changed(player, before)
    return await _me(tables, player)


@post("/api/account", status_code=200)
async def make_account(
    tables: Tables, gate: Gate, me: Player, request: Req, data: wire.Credentials
) -> wire.Me:
    """Turn the guest into an account."""
    gate.passwords.take(address(request))
    return await _me(tables, await gate.identity.register(me, data.login, data.password))


@post("/api/login", status_code=200)
async def login(tables: Tables, gate: Gate, request: Req, data: wire.Credentials) -> wire.Me:
    """Be that account on this device."""
    gate.passwords.take(address(request))
    player = await gate.identity.login(data.login, data.password)
    gate.remember(request, player)
    return await _me(tables, player)


@post("/api/logout", status_code=200)
async def logout(tables: Tables, gate: Gate, request: Req) -> wire.Me:
    """Be a new guest on this device."""
    gate.guests.take(address(request))
    player = await gate.identity.guest(language(request))
    gate.remember(request, player)
    return await _me(tables, player)


# The games.


@get("/api/games")
async def get_games() -> list[wire.Game]:
    """The games, with options, numbers of players and bots."""
    return game_list()


@get("/api/games/{name:str}/rules")
async def get_rules(name: str) -> list[wire.Clause]:
    """The rules, clause by clause, in both languages."""
    return [
        msgspec.convert(c, wire.Clause, from_attributes=True) for c in game(name).clauses.values()
    ]


@get("/api/games/{name:str}/board")
async def get_board(name: str) -> dict[str, Any]:
    """The board data, and what else is printed on it."""
    g = game(name)
    return {**tomllib.loads(BOARDS.get(name) or g.board_source()), **g.facts()}


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT)
async def get_texts(lang: Literal["en", "fr"]) -> str:
    """The texts that belong to no game, as Fluent."""
    return read_text("coterie.texts", f"{lang}.ftl")


@get("/api/games/{name:str}/texts/{lang:str}", media_type=MediaType.TEXT)
async def get_game_texts(name: str, lang: Literal["en", "fr"]) -> str:
    """The game's texts, as Fluent."""
    return "\n".join(game(name).text_sources(lang))


# Tables.


def _as_seen_by(player: Player | None, table: Table) -> TableInfo:
    return table.info(table.seats_of(player.id if player else None))


@get("/api/lobby")
async def get_lobby(tables: Tables) -> wire.Lobby:
    """Public tables, to join and to watch."""
    return await tables.lobby.public()


@get("/api/me/tables")
async def get_my_tables(tables: Tables, me: Player) -> wire.MyTables:
    """Your tables."""
    return await tables.lobby.of_player(me.id)


@post("/api/play")
async def play(seating: Seating, me: Player, data: wire.Play) -> TableInfo:
    """Play against bots, at once."""
    return _as_seen_by(me, await seating.play(me, data))


@post("/api/tables")
async def make_table(seating: Seating, me: Player, data: wire.NewTable) -> TableInfo:
    """Open a table."""
    return _as_seen_by(me, await seating.open(me, data))


@get("/api/tables/{id:str}")
async def get_table(tables: Tables, gate: Gate, request: Req, id: str) -> TableInfo:
    """A table, by its link."""
    live = await tables.find(id)
    return _as_seen_by(await gate.known(request), live.table)


@post("/api/tables/{id:str}/join", status_code=200)
async def join(seating: Seating, me: Player, id: str, data: wire.Join) -> TableInfo:
    """Take an open seat."""
    return _as_seen_by(me, await seating.join(me, id, data.seat))


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(seating: Seating, me: Player, id: str) -> TableInfo:
    """Give your seats up, before the start."""
    return _as_seen_by(me, await seating.leave(me, id))


@get("/api/tables/{id:str}/replay")
async def get_replay(archive: Archive, id: str, seat: SeatNumber | None = None) -> wire.Replay:
    """A game that is over."""
    return await archive.replay(id, seat)


@get("/api/tables/{id:str}/views")
async def get_views(
    archive: Archive, id: str, seat: SeatNumber | None = None, start: int = 0, count: int = 20
) -> wire.Views:
    """The views of a game that is over, move by move (at most 100 at a time)."""
    return await archive.views(id, seat, start, min(max(count, 1), 100))


@get("/api/tables/{id:str}/journal")
async def get_journal(archive: Archive, id: str) -> Response[dict[str, Any]]:
    """The journal of a game that is over, as a file."""
    journal = await archive.journal(id)
    name = f'attachment; filename="coterie-{journal["game"]}-{id}.json"'
    return Response(journal, headers={"content-disposition": name})


# Websockets.


@websocket("/ws/tables/{id:str}")
async def live_table(socket: Socket, id: str, tables: Tables, gate: Gate) -> None:
    """A live table."""
    async with gate.accept(socket) as accepted:
        if not accepted:
            return
        try:
            async with gate.door:
                await tables.find(id)
                player = await gate.known(socket)
        except Sorry as error:
            await _send(socket, encode(Refused(None, trouble(error))))
            await socket.close(4004)
            return
        connection = Connection(
            player,
            socket.scope["state"]["line"],
            lambda code: tables.tasks.start(_close(socket, code)),
            tables.limits,
        )
        try:
            # In a task of its own: whatever wakes it need not pass all the layers above.
            await asyncio.create_task(_listen(tables, connection, id))
        finally:
            if live := tables.in_memory(id):
                tables.tasks.start(live.depart(connection))


async def _listen(tables: Tables, connection: Connection, id: str) -> None:
    """Pass on what the client says, until it leaves or talks only nonsense."""
    most = tables.limits.message_bytes
    in_a_row = 0
    while True:
        message = await connection.line.receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text") or message.get("bytes") or b""
        live = tables.in_memory(id) or await tables.find(id)
        if len(data) > most:
            live.refuse(connection, Sorry("error-message-long", most=most))
            good = False
        else:
            good = await live.handle(connection, data)
        in_a_row = 0 if good else in_a_row + 1
        if in_a_row >= NONSENSE:
            connection.close(1008)
            return


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def _close(socket: Socket, code: int) -> None:
    with contextlib.suppress(Exception):  # it is gone already
        await socket.close(code)


@websocket("/ws/house")
async def live_lobby(socket: Socket, tables: Tables, gate: Gate, channels: ChannelsPlugin) -> None:
    """The lobby, and news for the player."""
    async with gate.accept(socket) as accepted:
        if not accepted:
            return
        player = await gate.known(socket)
        names = ["lobby"] + ([f"player-{player.id}"] if player else [])
        async with channels.start_subscription(names) as subscriber:
            await _send(socket, encode(wire.LobbyNow(await tables.lobby.public())))
            waiting = await tables.waiting(player.id) if player else []
            with tables.turns.listening(player):
                await _send(socket, encode(wire.Waiting(waiting)))
                async with subscriber.run_in_background(
                    lambda data: _send(socket, data), join=False
                ):
                    while (await socket.receive())["type"] == "websocket.receive":
                        await asyncio.sleep(0.1)  # nothing is expected; do not be kept busy


# The browser client.


def _client(folder: Path) -> Any:
    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(path: str = "/") -> Response[bytes]:
        """A file of the built client; every other address is one of its pages."""
        relative = path.strip("/")
        if relative.startswith(("api/", "ws/")):
            raise Sorry("error-not-found", 404)
        file = (folder / relative).resolve()
        if not relative or not file.is_relative_to(folder) or not file.is_file():
            file = folder / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT)
        lasting = relative.startswith("assets/") and file.name != "index.html"
        kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        content = await asyncio.to_thread(file.read_bytes)
        return Response(content, media_type=kind, headers={"cache-control": kept})

    return client


def _backend(redis: str | None) -> ChannelsBackend:
    if redis is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(redis))


def make_app(database: str, redis: str | None, web: Path, limits: Limits) -> ASGIApp:
    """The application on a database, alone or (with Redis) beside others."""
    channels = ChannelsPlugin(_backend(redis), arbitrary_channels_allowed=True)
    storage = Storage(database)
    tables = Tables(storage, channels, limits, shared=redis is not None)
    seating, archive = Seating(tables), Archive(tables)
    gate = Gate(Identity(storage), limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with storage.running():
            await gate.identity.start()
            async with tables.running():
                yield

    async def before(request: Req) -> None:
        gate.check(request)

    app = Litestar(
        route_handlers=[
            get_me, set_me, make_account, login, logout,
            get_games, get_rules, get_board, get_texts, get_game_texts,
            get_lobby, get_my_tables, play, make_table, get_table, join, leave,
            get_replay, get_views, get_journal,
            live_table, live_lobby, _client(web.resolve()),
        ],
        plugins=[channels],
        lifespan=[lifespan],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "seating": Provide(lambda: seating, sync_to_thread=False),
            "archive": Provide(lambda: archive, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
            "me": Provide(gate.me),
        },
        before_request=before,
        exception_handlers={
            CoterieError: on_coterie_error,
            HTTPException: on_http_error,
            Exception: on_failure,
        },
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Coterie",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )  # fmt: skip
    return with_headers(app)
