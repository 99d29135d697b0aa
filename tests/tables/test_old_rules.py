"""A table begun under older rules is replayed exactly and goes on under them."""

import json
import random
import sqlite3
from pathlib import Path

import pytest

import coterie
from coterie.tables import Chair, Entry, Settings, Table, Visitor, messages
from coterie.tables.bots import think
from coterie.tables.effects import Store

from .by_hand import START, facts

OLD = Path(__file__).parents[1] / "server" / "begun_under_rules_1.sql"


def stored(name: str) -> tuple[Table, list[Entry]]:
    """The table of that game, before its first entry, and the entries."""
    connection = sqlite3.connect(":memory:")
    connection.row_factory = sqlite3.Row
    connection.executescript(OLD.read_text())
    row = connection.execute("select * from tables where id = ?", (name,)).fetchone()
    seats = connection.execute("select * from seats where table_id = ? order by seat", (name,))
    rows = connection.execute("select * from entries where table_id = ? order by version", (name,))
    chairs = [Chair(seat["kind"], seat["player"], seat["name"]) for seat in seats]
    entries = [
        Entry(
            r["version"], r["kind"], r["seat"], json.loads(r["move"] or "null"), r["message"],
            r["at"], json.loads(r["clocks"] or "null"), r["digest"],
        )
        for r in rows
    ]  # fmt: skip
    old = facts(
        coterie.game(name), rules=row["rules"], seed=int(row["seed"]),
        options=json.loads(row["options"]), clock=messages.Clock(**json.loads(row["clock"])),
    )  # fmt: skip
    return Table(old, chairs, Settings(patience=0), START), entries


@pytest.mark.parametrize("name", coterie.games)
def test_an_old_journal_leads_where_it_led(name: str) -> None:
    table, entries = stored(name)
    table.load(entries, [], START)
    assert table.journal.trouble is None  # every digest was the same
    assert table.version == len(entries)
    assert table.journal.match.state.rules == 1
    assert table.playing
    assert table.clocks.left == entries[-1].clocks


@pytest.mark.parametrize("name", coterie.games)
def test_it_goes_on_under_the_rules_it_began_with(name: str) -> None:
    table, entries = stored(name)
    table.load(entries, [], START)
    visitor = Visitor(table.chairs[0].player)
    table.receive(visitor, messages.Hello(), START)
    rng = random.Random(1)
    added: list[Entry] = []
    for n in range(15):
        if not table.playing:
            break
        if table.bots.jobs:  # somebody resigned, and a bot stands in
            job = next(iter(table.bots.jobs.values()))
            effects = table.bot_answered(job, think(job, 8), START)
        else:
            seat = rng.choice([s for s in table.decisions.to_act if s in table.people])
            move = table.facts.game.move_to_json(rng.choice(table.decisions.moves[seat]))
            message = messages.Move(f"n{n}", seat, table.version, move)
            effects = table.receive(visitor, message, START)
        added += [entry for e in effects if isinstance(e, Store) for entry in e.entries]
    assert len(added) > 2
    assert table.journal.match.state.rules == 1
    again, entries = stored(name)
    again.load([*entries, *added], [], START)
    assert again.journal.trouble is None
