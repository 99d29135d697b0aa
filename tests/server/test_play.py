"""Playing: against bots, with others, on one device; in every game of the house."""

import asyncio
import contextlib
import json
import os
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from coterie import game, games
from coterie.engine.match import replay
from coterie.server.workers import spare_cores

from .harness import Live, Person, Server


async def two_at_a_table(server: Server, **wish: Any) -> tuple[Person, Person, str]:
    ann, bob = Person(server), Person(server)
    await ann.me()
    await bob.me()
    wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    table = await ann.post("/api/tables", wish, 201)
    assert table["where"] == "open"
    joined = await bob.post(f"/api/tables/{table['id']}/join", {})
    assert joined["where"] == "playing"
    return ann, bob, table["id"]


@pytest.mark.rule("EL-BND-2")
def test_people_play_without_the_limit_of_simulations(server: Server) -> None:
    async def run() -> None:
        ann, _, table = await two_at_a_table(server, game="edgar-lucien")
        async with ann.at(table) as live:
            assert live.views[0]["period_limit"] == 0
        options = {"period_limit": 30}
        ann, _, table = await two_at_a_table(server, game="edgar-lucien", options=options)
        async with ann.at(table) as live:
            assert live.views[0]["period_limit"] == 30

    asyncio.run(run())


@pytest.mark.parametrize("name", games)
def test_every_game_against_bots_to_the_end(server: Server, name: str) -> None:
    async def run() -> None:
        g = game(name)
        for players in g.players:
            ann = Person(server)
            wish = {"game": name, "players": players, "seat": players - 1}
            table = await ann.post("/api/play", wish, 201)
            assert table["commitment"]
            assert table["seed"] is None
            async with ann.at(table["id"]) as live:
                await live.play(random.Random(players))
                assert live.table["where"] == "over"
                assert live.table["result"]["reason"]
                assert live.table["seed"]
                assert live.views[players - 1]["result"] == live.table["result"]
            journal = await ann.get(f"/api/tables/{table['id']}/journal")
            assert journal["commitment"] == table["commitment"]
            match = replay(journal, game)
            # Every view and event that was sent is the one the rules give.
            assert match.view(players - 1) == live.views[players - 1]
            sent = live.events[players - 1]
            own = [e.what for e in match.events if e.seen_by(players - 1)]
            assert json.loads(json.dumps(own[-len(sent) :])) == sent
            await check_replay(ann, table["id"], match)

    asyncio.run(run())


async def check_replay(ann: Person, id: str, match: Any) -> None:
    told = await ann.get(f"/api/tables/{id}/replay")
    assert [[m["seat"], m["move"]] for m in told["moves"]] == match.journal()["moves"]
    statistics = told["table"]["statistics"]
    assert sum(seat["moves"] for seat in statistics["seats"]) == len(match.moves)
    last = len(match.moves)
    for seat in (None, 0, 1):
        query = "" if seat is None else f"seat={seat}&"
        views = (await ann.get(f"/api/tables/{id}/views?{query}start={last - 3}&count=50"))["views"]
        assert len(views) == 4
        assert views[-1] == json.loads(json.dumps(match.view(seat)))
    await ann.get(f"/api/tables/{id}/views?start={last + 1}", 400)


def test_two_people_and_a_spectator_see_what_they_may(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        carl = Person(server)
        async with ann.at(id) as a, bob.at(id) as b, carl.at(id) as c, ann.at(id) as a2:
            assert [s["you"] for s in a.table["seats"]] == [True, False]
            assert [s["you"] for s in b.table["seats"]] == [False, True]
            assert not any(s["you"] for s in c.table["seats"])
            assert list(a.now) == [0]
            assert list(b.now) == [1]
            assert list(c.now) == [None]
            rng = random.Random(3)
            for _ in range(40):  # no game is over so soon
                mover = a if a.choices() else b
                (seat, legal) = mover.choices()[0]
                await mover.move(seat, rng.choice(legal))
                for live in (a, b, c, a2):
                    while live.version < mover.version:
                        await live.receive()
            assert a.views == a2.views
            # A spectator and a player see the same as somebody who comes now.
            for live, person, seat in ((a, ann, 0), (b, bob, 1), (c, carl, None)):
                async with person.at(id) as fresh:
                    assert fresh.views[seat] == live.views[seat]
            assert c.views[None]["tiles"]["discards"] == [None, None]
            assert not any(e["type"] == "saw" for e in c.events.get(None, []))

    asyncio.run(run())


def test_hot_seat(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        wish = {
            "game": "gatsby",
            "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Zoé"}],
        }
        table = await ann.post("/api/tables", wish, 201)
        assert [s["name"] for s in table["seats"]] == ["Ann", "Zoé"]
        async with ann.at(table["id"]) as live:
            assert set(live.now) == {0, 1}
            await live.play(random.Random(1))
            assert live.table["where"] == "over"

    asyncio.run(run())


def test_single_choices_are_made_for_those_who_wish(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        await ann.me()
        assert (await ann.call("PUT", "/api/me", {"auto": True}))["auto"]
        table = await ann.post("/api/play", {"game": "gatsby"}, 201)
        async with ann.at(table["id"]) as live:
            while live.table["where"] == "playing":
                for _, legal in live.choices():
                    assert len(legal) > 1
                await live.play(random.Random(2), most=1)

    asyncio.run(run())


def test_undo_goes_back_past_moves_that_were_made_for_you(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        await ann.me()
        await ann.call("PUT", "/api/me", {"auto": True})
        went_back = 0
        for seed in range(20):
            wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "me"}]}
            table = await ann.post("/api/tables", wish, 201)
            rng = random.Random(seed)
            async with ann.at(table["id"]) as live:
                for _ in range(40):
                    while not live.choices():
                        await live.receive()
                    seat, legal = live.choices()[0]
                    at, before = live.version, live.views[seat]
                    await live.move(seat, rng.choice(legal))
                    await live.ask(type="since", seat=seat, move=0)  # all has arrived
                    if live.version == at + 1:
                        continue
                    after, could = live.views[seat], live.now[seat].get("can_undo")
                    answer = await live.ask(type="undo", seat=seat, at=live.version)
                    if could:
                        assert live.views[seat] == before
                        went_back += 1
                    else:  # the player's own move stays, so what followed from it stays too
                        assert answer["trouble"]["error"] in ("error-undo", "error-not-playing")
                        assert live.views[seat] == after
            if went_back:
                return
        raise AssertionError("no move was made for the player")

    asyncio.run(run())


def test_undo(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        rng = random.Random(5)
        undone = 0
        async with ann.at(id) as a, bob.at(id) as b:
            while undone < 5 and a.table["where"] == "playing":
                mover, other = (a, b) if a.choices() else (b, a)
                ((seat, legal),) = mover.choices()
                before = mover.views[seat]
                answer = await mover.move(seat, rng.choice(legal))
                if mover.now[seat].get("can_undo"):
                    answer = await mover.ask(type="undo", seat=seat, at=mover.version)
                    assert answer["what"] == "undo"
                    assert mover.views[seat] == before
                    undone += 1
                else:
                    answer = await mover.ask(type="undo", seat=seat, at=mover.version)
                    assert answer["trouble"]["error"] == "error-undo"
                while other.version < mover.version:
                    await other.receive()
            assert undone == 5

    asyncio.run(run())


def test_resigning_drawing_and_playing_again(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        async with ann.at(id) as a, bob.at(id) as b:
            await a.play(random.Random(1), most=2 if a.choices() else 0)
            answer = await a.ask(type="draw", seat=0)
            assert answer["type"] == "ack"
            await b.until(lambda m: m["type"] == "table" and m["table"]["draw"] == [0])
            await b.ask(type="draw", seat=1)
            await a.until(lambda m: m["type"] == "table" and m["table"]["where"] == "over")
            assert a.table["result"]["winners"] == []
            assert a.table["ending"] == {"type": "draw"}
            assert a.table["seats"][0]["rating"] is not None
            replay(await ann.get(f"/api/tables/{id}/journal"), game)
            await a.ask(type="rematch")
            await b.ask(type="rematch")
            await a.until(lambda m: m["type"] == "table" and m["table"]["next"])
            again = a.table["next"]
        async with ann.at(again) as a, bob.at(again) as b:
            assert a.table["seats"][1]["you"]
            await a.ask(type="resign", seat=1)
            await b.until(lambda m: m["type"] == "table" and m["table"]["where"] == "over")
            assert b.table["result"]["winners"] == [0]
            answer = await b.ask(type="move", seat=0, at=b.version, move={"type": "pass"})
            assert answer["trouble"]["error"] == "error-not-playing"
        views = (await ann.get(f"/api/tables/{again}/views"))["views"]
        assert views[-1]["result"]["reason"] == "resigned"
        replay(await ann.get(f"/api/tables/{again}/journal"), game)
        me = await ann.me()
        assert me["ratings"][0]["games"] == 2
        mine = await ann.get("/api/me/tables")
        assert {t["id"] for t in mine["over"]} == {id, again}

    asyncio.run(run())


def test_clock_bot_stands_in_until_the_player_is_back(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        wish = {
            "game": "gatsby",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
            "clock": {"seconds": 5, "increment": 1},
        }
        table = await ann.post("/api/tables", wish, 201)
        async with ann.at(table["id"]) as live:
            update = await live.until(lambda m: m.get("what") == "stand_in", 15)
            assert update["by"] == 0
            await live.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"])
            answer = await live.ask(type="back", seat=0)
            if answer["type"] == "update":
                assert answer["what"] == "back"
                assert answer["times"]["left"][0] > 4000
                await live.until(
                    lambda m: m["type"] == "table" and not m["table"]["seats"][0]["stand_in"]
                )
            else:  # the bots were quicker and the game is over
                assert answer["trouble"]["error"] == "error-not-playing"

    asyncio.run(run())


def connected(message: Any) -> list[bool] | None:
    if message["type"] != "table":
        return None
    return [seat["connected"] for seat in message["table"]["seats"]]


def test_chat_and_presence(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        async with ann.at(id) as a:
            assert [s["connected"] for s in a.table["seats"]] == [True, False]
            async with bob.at(id) as b:
                await a.until(
                    lambda m: m["type"] == "table" and m["table"]["seats"][1]["connected"]
                )
                await b.ask(type="say", text="  Bonne   partie ! 🎉 ")
                line = await a.until(lambda m: m["type"] == "chat")
                assert line["text"] == "Bonne partie ! 🎉"
                assert line["seat"] == 1
                answer = await b.ask(type="say", text="\u202egnp.exe")
                assert answer["trouble"]["error"] == "error-chat"
            await a.until(
                lambda m: m["type"] == "table" and not m["table"]["seats"][1]["connected"]
            )
        async with bob.at(id) as b:
            assert [line["text"] for line in b.chat] == ["Bonne partie ! 🎉"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("asked", "name"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "Invité"), ("de, en-GB;q=0.7", "Guest"), ("", "Guest")],
)
def test_a_guest_gets_a_name_in_the_language_of_the_browser(
    server: Server, asked: str, name: str
) -> None:
    me = httpx.get(server.url + "/api/me", headers={"accept-language": asked}).json()
    assert re.fullmatch(rf"{name} \d{{4}}", me["name"])


def test_a_new_name_reaches_the_tables_joined(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        async with ann.at(id) as a, bob.at(id) as b:
            await bob.call("PUT", "/api/me", {"name": "Bobby"})
            await a.until(
                lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bobby"
            )
            await b.ask(type="say", text="Me again.")
            assert (await a.until(lambda m: m["type"] == "chat"))["name"] == "Bobby"
        shown = await ann.get(f"/api/tables/{id}")
        assert shown["seats"][1]["name"] == "Bobby"
        # A seat with a name of its own, at one screen, keeps it.
        home = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "me", "name": "Zoé"}]}
        table = await bob.post("/api/tables", home, 201)
        await bob.call("PUT", "/api/me", {"name": "Robert"})
        names = [s["name"] for s in (await bob.get(f"/api/tables/{table['id']}"))["seats"]]
        assert names == ["Robert", "Zoé"]

    asyncio.run(run())


def test_resume_gives_what_was_missed(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        rng = random.Random(9)
        async with ann.at(id) as a, bob.at(id) as b:
            for _ in range(10):
                mover, other = (a, b) if a.choices() else (b, a)
                seat, legal = mover.choices()[0]
                await mover.move(seat, rng.choice(legal))
                while other.version < mover.version:
                    await other.receive()
            all_events = a.events[0]
        async with ann.at(id, hello=False) as a:
            snapshot = await a.hello(have=0)
            assert snapshot["now"][0]["events"] == all_events
            answer = await a.ask(type="since", seat=0, move=0)
            assert [h["event"] for h in answer["events"]] == all_events

    asyncio.run(run())


def test_joining_and_leaving(server: Server) -> None:
    async def run() -> None:
        ann, bob = Person(server), Person(server)
        await bob.me()
        wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = await ann.post("/api/tables", wish, 201)
        id = table["id"]
        lobby = await bob.get("/api/lobby")
        assert id in [t["id"] for t in lobby["open"]]
        async with bob.at(id) as watching:
            assert watching.now == {}
            await bob.post(f"/api/tables/{id}/join", {"seat": 0}, 409)
            await bob.post(f"/api/tables/{id}/join", {"seat": 1})
            # The one who watched now sits, and sees their own seat.
            await watching.until(lambda m: m["type"] == "snapshot" and m["now"])
            assert list(watching.now) == [1]
        await ann.post(f"/api/tables/{id}/leave", {}, 409)
        table = await ann.post("/api/tables", wish, 201)
        await ann.post(f"/api/tables/{table['id']}/leave")
        await ann.get(f"/api/tables/{table['id']}", 404)

    asyncio.run(run())


@contextlib.asynccontextmanager
async def in_the_house(person: Person) -> AsyncIterator[Any]:
    """What the house tells somebody: `await hear(type)` waits for the next such message."""
    cookies = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
    url = f"ws://127.0.0.1:{person.server.port}/ws/house"
    async with connect(url, additional_headers={"cookie": cookies}, proxy=None) as ws:

        async def hear(*types: str) -> Any:
            while (told := json.loads(await asyncio.wait_for(ws.recv(), 20)))["type"] not in types:
                pass
            return told

        yield hear


async def until_the_turn_is_over(live: Live) -> None:
    while not live.choices():
        await live.receive()
    while live.choices():
        await live.play(random.Random(1), most=1)


def test_the_house_tells_whose_turn_it_is(server: Server) -> None:
    async def run() -> None:
        ann, bob, id = await two_at_a_table(server)
        async with ann.at(id) as a, in_the_house(bob) as told_bob, in_the_house(ann) as told_ann:
            if not a.choices():
                assert (await told_bob("waiting"))["waiting"] == [id]
                async with bob.at(id) as b:
                    await until_the_turn_is_over(b)
            assert (await told_bob("waiting"))["waiting"] == []
            while (await told_ann("waiting"))["waiting"] != [id]:
                pass
            await until_the_turn_is_over(a)
            # Who has another tab at the table sees the count shrink in this one.
            assert (await told_ann("waiting", "your_turn"))["waiting"] == []
            # Who is away is called; who has come to the table is not.
            assert await told_bob("waiting", "your_turn") == {
                "type": "your_turn", "table": id, "game": "gatsby", "waiting": [id],
            }  # fmt: skip
            assert (await bob.me())["waiting"] == [id]
            assert (await ann.me())["waiting"] == []
            async with bob.at(id) as b:
                await until_the_turn_is_over(b)
                assert (await told_bob("waiting", "your_turn"))["waiting"] == []
                await until_the_turn_is_over(a)
                assert (await told_bob("waiting", "your_turn"))["type"] == "waiting"
                await b.ask(type="resign", seat=1)
            assert (await told_bob("waiting", "your_turn"))["waiting"] == []

    asyncio.run(run())


def test_a_table_where_a_bot_stands_in_waits_for_nobody(server: Server) -> None:
    async def run() -> None:
        ann = Person(server)
        await ann.me()
        wish = {
            "game": "edgar-lucien",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
            "clock": {"seconds": 5},
        }
        async with in_the_house(ann) as told:
            assert (await told("waiting"))["waiting"] == []
            table = await ann.post("/api/tables", wish, 201)
            assert (await told("your_turn"))["waiting"] == [table["id"]]
            assert (await told("waiting", "your_turn"))["waiting"] == []
            await asyncio.sleep(0.5)
            assert (await ann.me())["waiting"] == []

    asyncio.run(run())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_tables_answer_while_ten_experts_think(server: Server) -> None:
    """Bots think in few processes that give way; people play on meanwhile."""

    async def challenge(stack: AsyncExitStack, ann: Person) -> Live:
        table = await ann.post("/api/play", {"game": "gatsby", "level": "expert"}, 201)
        live = await stack.enter_async_context(ann.at(table["id"]))
        while live.choices():
            seat, legal = live.choices()[0]
            await live.move(seat, legal[0])
        return live

    async def run() -> None:
        ann, bob = Person(server), Person(server)
        wish = {"game": "gatsby", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = await bob.post("/api/tables", wish, 201)
        async with AsyncExitStack() as stack:
            experts = [await challenge(stack, ann) for _ in range(10)]
            async with bob.at(table["id"]) as live:
                assert await live.play(random.Random(1), 20) == 20
            assert server.process is not None
            workers = thinkers(server.process.pid)
            assert 1 <= len(workers) <= max(1, spare_cores())
            assert all(os.getpriority(os.PRIO_PROCESS, pid) == 19 for pid in workers)
            await experts[0].until(lambda m: m["type"] == "update" and m["by"] == 1, 60)

    asyncio.run(run())


def thinkers(parent: int) -> list[int]:
    """The processes in which the server's bots think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended
            fields = stat.read_text().rsplit(")", 1)[1].split()
            command = stat.with_name("cmdline").read_bytes()
            if int(fields[1]) == parent and b"spawn_main" in command:
                found.append(int(stat.parent.name))
    return found
