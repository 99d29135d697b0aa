"""Encodings: what an observation holds, and that actions and moves are the same thing."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("librt")

import coterie
from conftest import compiled
from coterie.engine.encoding import Row
from coterie.engine.errors import BadRequest
from coterie.engine.rng import Rng, seeded
from coterie.envs.tables import Table

Place = tuple[str, int]
GAMES = 12 if compiled() else 2
SAMPLED = 4 if compiled() else 1


def random_tables(table: Place, seed: int, rng: Rng) -> Any:
    """A random game played through the encoding; every position, the last one included."""
    game = coterie.game(table[0])
    asked = Table(game.encoding, game.new(table[1], seed))
    yield asked
    while asked.seat >= 0:
        actions = asked.legal()
        asked.play(actions[rng.below(len(actions))])
        yield asked


def test_slices_cover_the_observation(table: Place) -> None:
    encoding = coterie.game(table[0]).encoding
    assert all(length > 0 for _, length in encoding.slices)
    assert len({name for name, _ in encoding.slices}) == len(encoding.slices)
    for asked in random_tables(table, 2, seeded(7)):
        for seat in range(table[1]):
            row = Row(encoding.words)
            encoding.observe(asked.state, seat, row)
            assert row.at == encoding.size


def test_every_observation_has_the_same_length(table: Place) -> None:
    rng = seeded(1)
    for asked in random_tables(table, 3, rng):
        lengths = {len(asked.observation(seat)) for seat in range(table[1])}
        assert lengths == {8 * -(-asked.encoding.size // 64)}


def test_positions_a_seat_cannot_tell_apart_look_alike(table: Place) -> None:
    """A sample differs from the position in what the seat cannot know, and only in that."""
    rng = seeded(2)
    different = 0
    apart = coterie.game(table[0]).bound // 400  # sampling costs much in long games
    for seed in range(SAMPLED):
        for n, asked in enumerate(random_tables(table, seed, rng)):
            if n % apart:
                continue
            for seat in (rng.below(table[1]), max(asked.seat, 0)):
                other = asked.copy(asked.state.sample(seat, rng))
                different += other.state.to_json() != asked.state.to_json()
                assert other.observation(seat) == asked.observation(seat)
                assert bytes(other.mask(seat)) == bytes(asked.mask(seat))
    assert different > 3


def test_what_a_seat_sees_decides_what_it_can_do(table: Place) -> None:
    """Whoever observes the same has the same actions: nothing that bears on them is left out."""
    rng = seeded(3)
    masks: dict[bytes, bytes] = {}
    for seed in range(GAMES):
        for asked in random_tables(table, seed, rng):
            if asked.seat >= 0:
                seen, mask = asked.observation(asked.seat), bytes(asked.mask(asked.seat))
                assert masks.setdefault(seen, mask) == mask
    assert len(masks) > 50


def test_actions_are_the_moves_of_the_menu(table: Place) -> None:
    rng = seeded(4)
    for seed in range(GAMES):
        for asked in random_tables(table, seed, rng):
            if asked.seat < 0:
                break
            encoding, state, seat = asked.encoding, asked.state, asked.seat
            moves = state.legal(seat)
            actions = [encoding.action_of(state, seat, move) for move in moves]
            assert len(set(actions)) == len(actions)
            assert [encoding.move_of(state, seat, action) for action in actions] == moves
            waits = [encoding.wait] if seat in state.may_act else []
            assert asked.legal() == sorted(actions + waits)
            assert np.flatnonzero(np.frombuffer(asked.mask(seat), np.uint8)).tolist() == (
                asked.legal()
            )


def test_an_action_that_stands_for_nothing_is_refused(table: Place) -> None:
    encoding = coterie.game(table[0]).encoding
    asked = Table(encoding, coterie.game(table[0]).new(table[1], 1))
    before = asked.state.to_json()
    for action in (-5, encoding.actions, 10**12):
        with pytest.raises(BadRequest):
            asked.play(action)
    assert asked.state.to_json() == before
