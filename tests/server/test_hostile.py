"""Clients that do what they should not: each gets a clear error, and nobody else notices."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from coterie import game

from .harness import QUICK, ConnectionClosed, Live, Person, Server
from .test_play import two_at_a_table

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"move"',
    "{}",
    '{"type": "nonsense", "id": "1"}',
    '{"type": "move"}',
    '{"type": "move", "id": 7, "seat": 0, "at": 0, "move": {}}',
    '{"type": "move", "id": "1", "seat": -1, "at": 0, "move": {}}',
    '{"type": "move", "id": "1", "seat": 0.5, "at": 0, "move": {}}',
    '{"type": "move", "id": "1", "seat": 99, "at": 0, "move": {}}',
    '{"type": "move", "id": "1", "seat": 0, "at": 1e400, "move": {}}',
    '{"type": "move", "id": "1", "seat": 0, "at": 0, "move": []}',
    '{"type": "move", "id": "1", "seat": 0, "at": 0, "move": {}, "more": 1}',
    '{"type": "move", "id": "' + "x" * 41 + '", "seat": 0, "at": 0, "move": {}}',
    '{"type": "say", "id": "1", "text": ""}',
    '{"type": "say", "id": "1", "text": "' + "x" * 501 + '"}',
    "[" * 8000,
    '{"type": "hello", "have": -1}',
    "\x00\x01\x02",
    '{"type": "say", "id": "1", "text": "\\ud800"}',
]
BAD_MOVES: list[Any] = [
    {},
    {"type": None},
    {"type": "nonsense"},
    {"type": []},
    {"type": "place"},
    {"type": "place", "space": "Z9"},
    {"type": "place", "space": {"a": [1, 2]}},
    {"type": "place", "space": 10**30},
    {"type": "place", "space": "A1", "more": 1},
    {"type": "action", "action": ["x"]},
    {"type": "character", "place": "out-1"},
]


async def refused(live: Live, error: str, **message: Any) -> Any:
    answer = await live.ask(**message)
    assert answer["type"] == "error", answer
    assert answer["trouble"]["error"].startswith(error), answer
    return answer


def test_hostile_messages(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        eve = Person(server)
        await eve.me()
        async with ann.at(id) as a, bob.at(id) as b, eve.at(id) as e:
            mover, other, seat = (a, b, 0) if a.choices() else (b, a, 1)
            before = (mover.version, mover.views[seat])
            await malformed(ann if seat == 0 else bob, id)
            move = mover.choices()[0][1][0]
            at = mover.version
            # Out of turn, for another's seat, from nobody's seat.
            await refused(other, "refused-", type="move", seat=1 - seat, at=at, move=move)
            await refused(other, "error-not-yours", type="move", seat=seat, at=at, move=move)
            for type_ in ("resign", "draw", "back"):
                await refused(e, "error-not-yours", type=type_, seat=seat)
            await refused(e, "error-not-yours", type="move", seat=seat, at=at, move=move)
            await refused(e, "error-not-yours", type="undo", seat=seat, at=at)
            await refused(e, "error-not-yours", type="since", seat=seat, move=0)
            await refused(e, "error-not-yours", type="move", seat=9, at=at, move=move)
            await refused(e, "error-spectator", type="rematch")
            # Wrong moves, wrong versions.
            for bad in BAD_MOVES:
                await refused(mover, "bad-move-", type="move", seat=seat, at=at, move=bad)
            illegal = {"type": "token", "space": "A1"}
            await refused(mover, "refused-", type="move", seat=seat, at=at, move=illegal)
            await refused(mover, "error-future", type="move", seat=seat, at=at + 5, move=move)
            await refused(mover, "error-not-stand-in", type="back", seat=seat)
            await refused(mover, "error-not-over", type="rematch")
            assert (mover.version, mover.views[seat]) == before
            # Sent twice at once, and again later: done once.
            message = {"type": "move", "id": "twice", "seat": seat, "at": at, "move": move}
            await mover.send(**message)
            await mover.send(**message)
            assert (await mover.answer("twice"))["type"] == "update"
            assert (await mover.answer("twice")) == {
                "type": "ack",
                "id": "twice",
                "version": at + 1,
            }
            for _ in range(20):
                while not (a.choices() or b.choices()):
                    await asyncio.gather(*(live.receive() for live in (a, b)))
                for live in (a, b):
                    if live.choices():
                        await live.play(random.Random(1), most=1)
                        break
                for live in (a, b, e):
                    while live.version < max(a.version, b.version):
                        await live.receive()
            await mover.send(**message)
            assert (await mover.answer("twice"))["version"] == at + 1
            await refused(mover, "error-stale", type="move", seat=seat, at=at, move=move)
            # Nobody at the table saw anything of it but the moves.
            assert {m["type"] for m in other.seen} <= {"snapshot", "table", "update", "error"}
            assert not any(m["type"] == "error" for m in e.seen[-20:])

    async def malformed(person: Person, id: str) -> None:
        """Each on a line of its own or after a good word, since nonsense in a row ends the line."""
        async with person.at(id) as live:
            for text in MALFORMED:
                await live.ws.send(text)
                answer = await live.until(lambda m: m["type"] == "error")
                assert answer["trouble"]["error"] == "error-message", (text, answer)
                assert answer["id"] is None
                await live.hello(live.version)
            await live.ws.send(b"\xff\xfe{")
            await live.until(lambda m: m["type"] == "error")
            await live.ws.send("x" * 20_000)
            answer = await live.until(lambda m: m["type"] == "error")
            assert answer["trouble"]["error"] == "error-message-long"
            await live.hello()
            await live.ws.send("x" * 200_000)
            with pytest.raises(ConnectionClosed) as closed:
                await live.until(lambda m: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with person.at(id) as live:
            for _ in range(20):
                await live.ws.send("nonsense")
            with pytest.raises(ConnectionClosed):
                await live.until(lambda m: False)
        async with person.at(id, hello=False) as live:
            answer = await live.ask(type="say", text="hi")
            assert answer["trouble"]["error"] == "error-hello"

    asyncio.run(run())


def test_foreign_pages_and_cookies(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        with pytest.raises(InvalidStatus):
            async with ann.at(id, origin="http://elsewhere.example"):
                pass
        async with ann.at(id, origin=server.url) as live:
            assert live.table["seats"][0]["you"]
        answer = await ann.http.post(
            "/api/play", json={"game": "gatsby"}, headers={"origin": "http://elsewhere.example"}
        )
        assert answer.status_code == 403
        # A cookie of one's own making is nobody's.
        me = await ann.me()
        for forged in (me["player"], me["player"] + ".", me["player"] + "." + "0" * 64, "x.y"):
            eve = Person(server)
            eve.http.cookies.set("coterie", forged, domain="127.0.0.1")
            async with eve.at(id) as live:
                assert not any(seat["you"] for seat in live.table["seats"])
            assert (await eve.me())["player"] != me["player"]
        # Nothing tells the seed, or another's cookie, before the end.
        await ann.get(f"/api/tables/{id}/journal", 409)
        await ann.get(f"/api/tables/{id}/replay?seat=1", 409)
        await ann.get(f"/api/tables/{id}/views?seat=1", 409)
        async with bob.at("nosuchtable1", hello=False) as live:
            assert (await live.receive())["trouble"]["error"] == "error-table"
            with pytest.raises(ConnectionClosed):
                await live.receive()

    asyncio.run(run())


def test_answers_carry_safe_headers_and_no_secrets(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/x", "/tables/x", "/../../etc/passwd"):
        answer = httpx.get(server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "root:" not in answer.text
    cookie = httpx.get(server.url + "/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret = _secret(server)
    schema = httpx.get(server.url + "/api/schema/openapi.json").json()
    assert "/api/tables/{id}/join" in schema["paths"]
    assert secret not in server.log()
    assert cookie.split(";")[0] not in server.log()


def _secret(server: Server) -> str:
    connection = sqlite3.connect(server.folder / "coterie.db")
    try:
        secret: str = connection.execute("select value from house").fetchone()[0]
        return secret
    finally:
        connection.close()


def test_bad_requests(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        bodies: list[tuple[str, Any, int]] = [
            ("/api/play", {"game": "nothing"}, 404),
            ("/api/play", {"game": "gatsby", "players": 7}, 400),
            ("/api/play", {"game": "gatsby", "seat": 2}, 400),
            ("/api/play", {"game": "gatsby", "level": "godlike"}, 400),
            ("/api/play", {"game": "gatsby", "options": {"x": 1}}, 400),
            ("/api/play", {"game": "gatsby", "options": {"influence_supply": True}}, 400),
            ("/api/play", {"game": ["gatsby"]}, 400),
            ("/api/play", [], 400),
            ("/api/tables", {"game": "gatsby", "seats": []}, 400),
            ("/api/tables", {"game": "gatsby", "seats": [{"kind": "me"}]}, 400),
            ("/api/tables", {"game": "gatsby", "seats": [{"kind": "open"}, {"kind": "open"}]}, 400),
            ("/api/tables", {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 400),
            ("/api/tables/nosuchtable1/join", {}, 404),
            ("/api/login", {"login": "nobody", "password": "wrong-password"}, 403),
            ("/api/login", {"login": "x", "password": "y"}, 400),
        ]
        for path, body, status in bodies:
            failure = await ann.post(path, body, status)
            assert failure["trouble"]["error"].startswith("error-")
        for name in ("", " ", "x" * 25, "a\u202eb", "a\x07b", "\u200d"):
            await ann.call("PUT", "/api/me", {"name": name}, 400)
        long = await ann.http.post("/api/play", content=b" " * 100_000)
        assert long.status_code == 413

    asyncio.run(run())


def test_accounts(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        me = await ann.call("PUT", "/api/me", {"name": "Ann Ô’Neill"})
        table = await ann.post("/api/play", {"game": "gatsby"}, 201)
        login = {"login": f"Ann-{server.port}", "password": "correct horse"}
        assert (await ann.post("/api/account", login))["login"] == login["login"].lower()
        await ann.post("/api/account", login, 409)
        phone = Person(server)
        await phone.me()
        await phone.post("/api/account", {**login, "login": login["login"].upper()}, 409)
        await phone.post("/api/login", {**login, "password": "incorrect"}, 403)
        assert (await phone.post("/api/login", login))["player"] == me["player"]
        assert (await phone.me())["name"] == "Ann Ô’Neill"
        async with phone.at(table["id"]) as live:
            assert live.table["seats"][0]["you"]
        assert (await phone.post("/api/logout"))["player"] != me["player"]
        async with phone.at(table["id"]) as live:
            assert not live.table["seats"][0]["you"]

    asyncio.run(run())


def test_rates_and_numbers_are_limited(tmp_path: Path) -> None:
    limits = "tables=2, messages=(5, 5), guests=(0.001, 2), requests=(0.001, 8), idle_seconds=0.2"
    server = Server(tmp_path, limits).start()

    async def run() -> None:
        ann = Person(server)
        tables = [await ann.post("/api/play", {"game": "gatsby"}, 201) for _ in range(2)]
        failure = await ann.post("/api/play", {"game": "gatsby"}, 429)
        assert failure["trouble"]["error"] == "error-tables-many"
        await Person(server).me()
        await Person(server).get("/api/me", 429)
        for _ in range(5):
            await ann.post("/api/login", {"login": "nobody", "password": "12345678"}, 403)
        await ann.post("/api/play", {"game": "gatsby"}, 429)
        async with ann.at(tables[0]["id"]) as live:
            while not live.choices():  # until the bot has moved, if it begins
                await live.receive()
            for number in range(10):
                await live.send(type="since", id=f"x{number}", seat=0, move=0)
            # What is refused is refused by its name, so that the client need not wait for it.
            answers = [await live.answer(f"x{number}") for number in range(10)]
            assert {a["type"] for a in answers} == {"happened", "error"}
        # Tables nobody looks at are put away, and come back as they were.
        await asyncio.sleep(1)
        async with ann.at(tables[0]["id"]) as again:
            assert again.views == live.views
            assert again.version == live.version

    try:
        asyncio.run(run())
    finally:
        server.stop()


def test_a_client_that_does_not_read_holds_up_nobody(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        carl = Person(server)
        async with carl.at(id) as lazy:
            # Nothing more is read from this line: its buffers fill up.
            lazy.ws.transport.pause_reading()
            async with ann.at(id) as a, bob.at(id) as b:
                await asyncio.gather(
                    a.play(random.Random(1)), b.play(random.Random(2)), return_exceptions=False
                )
                assert a.table["where"] == "over"
            lazy.ws.transport.abort()

    asyncio.run(run())


def test_a_table_says_when_the_rules_have_changed(tmp_path: Path) -> None:
    async def begin(server: Server) -> tuple[Person, str]:
        ann = Person(server)
        wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = await ann.post("/api/tables", wish, 201)
        async with ann.at(table["id"]) as live:
            await live.play(random.Random(4), most=30)
        return ann, table["id"]

    async def same(ann: Person, id: str) -> None:
        async with ann.at(id) as live:
            assert live.table["rules"] == ours
            assert live.table["where"] == "playing"
            await live.play(random.Random(4), most=2)

    async def halted(ann: Person, id: str) -> None:
        async with ann.at(id) as live:
            assert live.table["where"] == "halted"
            assert live.table["trouble"]["error"] == "error-halted"
            assert live.table["trouble"]["args"]["theirs"] == ours
            answer = await live.ask(type="move", seat=0, at=live.version, move={"type": "pass"})
            assert answer["trouble"]["error"] == "error-halted"
        journal = await ann.get(f"/api/tables/{id}/journal")
        assert journal["rules"] == ours
        assert len(journal["moves"]) == 32

    ours = game("gatsby").rules
    newer = f"from coterie.games.gatsby import Gatsby\nGatsby.rules = {ours + 1}\n"
    other = newer + (
        "event = Gatsby.event_to_json\n"
        "Gatsby.event_to_json = lambda self, e: {**event(self, e), 'new': len(e) > 3}\n"
    )
    server = Server(tmp_path).start()
    try:
        ann, id = asyncio.run(begin(server))
        for update, check in ((newer, same), (other, halted)):
            server.stop()
            server = Server(tmp_path, QUICK, before=update, port=str(server.port)).start()
            ann.server = server
            jar = ann.http.cookies
            ann = Person(server)
            ann.http.cookies = jar
            asyncio.run(check(ann, id))
    finally:
        server.stop()


def test_who_does_not_read_is_cut_off_and_nobody_waits(tmp_path: Path) -> None:
    async def ask_and_do_not_listen(live: Live) -> None:
        live.ws.transport.pause_reading()
        with contextlib.suppress(ConnectionClosed):
            while True:
                await live.send(type="hello")  # the answers are long
                await asyncio.sleep(0)

    async def run(server: Server) -> None:
        ann, bob = Person(server), Person(server)
        wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = await ann.post("/api/tables", wish, 201)
        async with ann.at(table["id"]) as live, bob.at(table["id"]) as slow:
            await live.until(lambda m: m["type"] == "table" and m["table"]["spectators"] == 1)
            asking = asyncio.create_task(ask_and_do_not_listen(slow))
            assert await live.play(random.Random(1), 20) == 20
            while live.table["spectators"]:
                await live.receive(60)
            asking.cancel()
            slow.ws.transport.abort()

    server = Server(tmp_path, QUICK + ", unsent_bytes=100_000").start()
    try:
        asyncio.run(run(server))
    finally:
        server.stop()


def test_the_database_is_as_the_code_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from coterie.server.storage import METADATA, migrate

    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
