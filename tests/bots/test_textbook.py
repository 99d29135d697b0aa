"""The yardstick: it plays every game, knows none, and thinks as long as it is told."""

import coterie
from conftest import compiled
from coterie import bots
from coterie.arena.play import play
from coterie.bots import InformationSet
from coterie.engine.rng import seeded

Table = tuple[str, int]
GAMES = 10 if compiled() else 2


def test_it_plays_every_game_to_its_end_and_again_the_same(table: Table) -> None:
    game = coterie.game(table[0])

    def one() -> list[tuple[int, int]]:
        players = [bots.make(game, "textbook", seat, iterations=4) for seat in range(table[1])]
        return play(game, players, 5, 5).moves

    assert one() == one()


def test_it_beats_random_play() -> None:
    game = coterie.game("gatsby")
    wins = 0
    for seed in range(GAMES):
        own = seed % 2
        players = [
            bots.make(game, "textbook" if seat == own else "random", seed, iterations=200)
            for seat in range(2)
        ]
        result = play(game, players, seed, seed).state.result
        assert result is not None
        wins += own in result.winners
    assert wins >= GAMES * 0.8


def test_its_budget_is_kept() -> None:
    game = coterie.game("gatsby")
    state = game.new(2, 3)
    bot = bots.make(game, "textbook", 1, iterations=50)
    bot.choose(InformationSet(state, state.to_act[0], seeded(1)))
    assert bot.search.iterations == 50  # type: ignore[attr-defined]
