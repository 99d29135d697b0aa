"""The same seeds lead to the same moves at a live table and in the arena."""

from itertools import islice

import pytest

import coterie
from conftest import compiled
from coterie import bots
from coterie.arena.play import steps
from coterie.engine.match import Match
from coterie.tables.bots import bot_seed, think

from .by_hand import ByHand

ITERATIONS = 12  # an expert's budget too, so that time plays no part
MOVES = 150 if compiled() else 30


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("name", coterie.games)
def test_bots_play_at_a_table_as_in_the_arena(name: str, level: str) -> None:
    game = coterie.game(name)
    players = game.players[0]
    hand = ByHand("b" * players, game, level=level, seed=11)
    while hand.jobs and len(hand.moves) < MOVES:
        hand.answer(think(hand.jobs[0], ITERATIONS))
    seed = bot_seed(11)
    match = Match(game, players, 11)
    seated = [bots.make(game, level, seed, iterations=ITERATIONS) for _ in range(players)]
    for _ in islice(steps(match, seated, seed + 1), len(hand.moves)):
        pass
    assert len(hand.moves) >= min(MOVES, len(match.moves))
    assert match.moves[: len(hand.moves)] == hand.moves
    assert hand.reports == []
