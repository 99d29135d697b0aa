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
from coterie.engine.texts import read_text
from coterie.envs.turns import Turns

Place = tuple[str, int]
GAMES = 12 if compiled() else 2
SAMPLED = 4 if compiled() else 1


def random_turns(table: Place, seed: int, rng: Rng) -> Any:
    """A random game played through the encoding; every position, the last one included."""
    game = coterie.game(table[0])
    turns = Turns(game.encoding, game.new(table[1], seed))
    yield turns
    while turns.seat >= 0:
        actions = turns.legal()
        turns.play(actions[rng.below(len(actions))])
        yield turns


def test_slices_cover_the_observation(table: Place) -> None:
    encoding = coterie.game(table[0]).encoding
    assert all(length > 0 for _, length in encoding.slices)
    assert len({name for name, _ in encoding.slices}) == len(encoding.slices)
    for turns in random_turns(table, 2, seeded(7)):
        for seat in range(table[1]):
            row = Row(encoding.words)
            encoding.observe(turns.state, seat, row)
            assert row.at == encoding.size


def test_every_observation_has_the_same_length(table: Place) -> None:
    rng = seeded(1)
    for turns in random_turns(table, 3, rng):
        lengths = {len(turns.observation(seat)) for seat in range(table[1])}
        assert lengths == {8 * -(-turns.encoding.size // 64)}


def test_positions_a_seat_cannot_tell_apart_look_alike(table: Place) -> None:
    """A sample differs from the position in what the seat cannot know, and only in that."""
    rng = seeded(2)
    different = 0
    apart = coterie.game(table[0]).bound // 400  # sampling costs much in long games
    for seed in range(SAMPLED):
        for n, turns in enumerate(random_turns(table, seed, rng)):
            if n % apart:
                continue
            for seat in (rng.below(table[1]), max(turns.seat, 0)):
                other = turns.copy(turns.state.sample(seat, rng))
                different += other.state.to_json() != turns.state.to_json()
                assert other.observation(seat) == turns.observation(seat)
                assert bytes(other.mask(seat)) == bytes(turns.mask(seat))
    assert different > 3


def test_what_a_seat_sees_decides_what_it_can_do(table: Place) -> None:
    """Whoever observes the same has the same actions: nothing that bears on them is left out."""
    rng = seeded(3)
    masks: dict[bytes, bytes] = {}
    for seed in range(GAMES):
        for turns in random_turns(table, seed, rng):
            if turns.seat >= 0:
                seen, mask = turns.observation(turns.seat), bytes(turns.mask(turns.seat))
                assert masks.setdefault(seen, mask) == mask
    assert len(masks) > 50


def test_actions_are_the_moves_of_the_menu(table: Place) -> None:
    rng = seeded(4)
    for seed in range(GAMES):
        for turns in random_turns(table, seed, rng):
            if turns.seat < 0:
                break
            encoding, state, seat = turns.encoding, turns.state, turns.seat
            moves = state.legal(seat)
            actions = [encoding.action_of(state, seat, move) for move in moves]
            assert len(set(actions)) == len(actions)
            assert [encoding.move_of(state, seat, action) for action in actions] == moves
            waits = [encoding.wait] if seat in state.may_act else []
            assert turns.legal() == sorted(actions + waits)
            assert np.flatnonzero(np.frombuffer(turns.mask(seat), np.uint8)).tolist() == (
                turns.legal()
            )


def test_an_action_that_stands_for_nothing_is_refused(table: Place) -> None:
    encoding = coterie.game(table[0]).encoding
    turns = Turns(encoding, coterie.game(table[0]).new(table[1], 1))
    before = turns.state.to_json()
    for action in (-5, encoding.actions, 10**12):
        with pytest.raises(BadRequest):
            turns.play(action)
    assert turns.state.to_json() == before


def widest_board() -> str:
    """Gangster Paradise with the most goods, clans, executants and rounds a board may have."""
    source = read_text("coterie.games.gangster_paradise", "board.toml")
    source = source[: source.index("[names.en]")]
    for old, new in (
        ('"alcohol"]', '"alcohol", "gold", "art"]'),
        ("\n[members]", 'miller = "gold"\nmeyer = "art"\n\n[members]'),
        ("market_cards_per_good = 7", "market_cards_per_good = 12"),
        ("rounds = 8", "rounds = 20"),
    ):
        assert old in source
        source = source.replace(old, new, 1)
    more = 'fr = "X"\nen = "X"\nwhen = "sale"\nop = "limit_sale"\namount = 3\n'
    return source + "".join(f'[[executants]]\nid = "more{n}"\n{more}' for n in range(5))


@pytest.mark.parametrize("source", [None, widest_board()], ids=["ours", "widest"])
def test_what_an_observation_of_gangster_paradise_says(source: str | None) -> None:
    """Stretches lie where `slices` has them and hold what the state holds, on any board."""
    game = coterie.game("gangster-paradise")
    if source is not None:
        game = game.with_board(source)
    encoding = game.encoding
    turns = Turns(encoding, game.new(5, 1))
    rng = seeded(8)
    laid = 0
    while turns.seat >= 0:
        state: Any = turns.state
        packed = int.from_bytes(turns.observation(turns.seat), "little")
        said = {}
        for name, length in encoding.slices:
            said[name] = packed & ((1 << length) - 1)
            packed >>= length
        assert packed == 0
        assert said["my seat"] == 1 << turns.seat
        assert said["my executants, by kind, in digits"] == state.seats[turns.seat].hand
        assert said["goods in the supply, by kind, in digits"] == state.piles
        assert said["executants discarded, by kind, in digits"] == state.discards
        assert said["cards left in the market's deck, in digits"] == state.market_size
        assert said["executants left in the deck, in digits"] == state.deck_size
        assert said["the question"] == 1 << state.question
        for n, whose in enumerate(("mine", "next seat", "second seat", "third seat")):
            seat = (turns.seat + n) % 5
            player = state.seats[seat]
            assert said[f"clan, and so the primary good, {whose}"] == 1 << player.clan
            assert said[f"secondary good, {whose}"] == 1 << player.secondary
            assert said[f"goods, by kind, in digits, {whose}"] == player.goods
            assert said[f"members, by rank, in digits, {whose}"] == player.placed
            assert said[f"cards used up, by rank, in digits, {whose}"] == player.used
            assert said[f"the last bid in this auction, in digits, {whose}"] == player.bid + 1
            assert said["the first player, counted from me"] >> n & 1 == (state.first == seat)
            assert said["the active player, likewise"] >> n & 1 == (state.actor == seat)
            assert said["who is in the auction, likewise"] >> n & 1 == state.inside >> seat & 1
            owners = said[f"executants lying there, by kind: whose, in digits, 1 is mine, {whose}"]
            for kind in range(len(game.board.kinds)):
                owner = (player.front >> 4 * kind & 15) - 1
                expected = (owner - turns.seat) % 5 + 1 if owner >= 0 else 0
                assert owners >> 3 * kind & 7 == expected
                laid += owner >= 0
        actions = turns.legal()
        turns.play(actions[rng.below(len(actions))])
    assert laid > 0
