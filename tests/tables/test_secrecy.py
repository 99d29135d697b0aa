"""What a table sends to a seat depends on what the seat may know, and on nothing else."""

from collections.abc import Iterator

import msgspec

import coterie
from conftest import compiled
from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.tables import Table, Visitor, messages
from coterie.tables.decisions import final

from .by_hand import START, ByHand

Setup = tuple[str, int]
POSITIONS = 200 if compiled() else 60
STRIDE = 5


def tables_in_play(table: Setup) -> Iterator[ByHand]:
    """One table in positions of a random game."""
    rng = seeded(31)
    hand = ByHand("p" * table[1], coterie.game(table[0]), auto=True)
    for number in range(POSITIONS * STRIDE):
        if not hand.table.playing:
            return
        if number % STRIDE == 0:
            yield hand
        match = hand.table.journal.match
        seat = random_seat(match.state, rng)
        moves = match.state.legal(seat)
        hand.do(_made(hand.table, seat, moves[rng.below(len(moves))], number))


def _made(table: Table, seat: int, move: int, number: int) -> list[object]:
    visitor = Visitor(f"p{seat}")
    table.audience.add(visitor, (seat,), 1)
    json = table.facts.game.move_to_json(move)
    message = messages.Move(f"m{number}", seat, table.version, json)
    effects = table.receive(visitor, message, START)
    table.audience.remove(visitor)
    return effects


def sent(table: Table, state: State, seat: int | None) -> bytes:
    """All that somebody who comes now would be sent if this were the position."""
    match = table.journal.match
    real, match.state = match.state, state
    table.decisions.renew(table.journal, table.chairs)
    visitor = Visitor(None if seat is None else f"p{seat}")
    visitor.seats = () if seat is None else (seat,)
    snapshot = table.screens.snapshot(table, visitor, None, START)
    match.state = real
    table.decisions.renew(table.journal, table.chairs)
    return msgspec.json.encode(snapshot)


def test_positions_that_look_alike_to_a_seat_are_shown_alike(table: Setup) -> None:
    """View, menu, what is final, undo, prompts, clocks, and what is decided for others."""
    rng = seeded(32)
    for hand in tables_in_play(table):
        state = hand.table.journal.match.state
        for seat in range(table[1]):
            sample = state.sample(seat, rng)
            assert sent(hand.table, sample, seat) == sent(hand.table, state, seat)


def test_what_is_final_is_known_to_the_mover(table: Setup) -> None:
    rng = seeded(33)
    for hand in tables_in_play(table):
        state = hand.table.journal.match.state
        for seat in (*state.to_act, *state.may_act):
            moves = state.legal(seat)
            assert final(state.sample(seat, rng), seat, moves) == final(state, seat, moves)
