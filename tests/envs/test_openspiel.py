"""OpenSpiel's own tests and algorithms on the games."""

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from conftest import compiled
from coterie.envs.openspiel import short_name

Place = tuple[str, int]


def load(table: Place) -> Any:
    return pyspiel.load_game(short_name(table[0]), {"players": table[1]})


def started(game: Any, seed: int, decisions: int = 0) -> Any:
    """A state after the chance nodes and so many random decisions."""
    choose = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or (decisions > 0 and not state.is_terminal()):
        if not state.is_chance_node():
            decisions -= 1
        state.apply_action(int(choose.choice(state.legal_actions())))
    return state


def test_random_simulations(table: Place) -> None:
    game = load(table)
    assert game.num_players() == table[1]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_game_says_what_it_is(table: Place) -> None:
    game = load(table)
    kind = game.get_type()
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_the_same_chance_is_the_same_game(table: Place) -> None:
    game = load(table)
    one, two = started(game, 3, 20), started(game, 3, 20)
    assert str(one) == str(two)
    assert one.history() == two.history()


def test_states_survive_serialization(table: Place) -> None:
    game = load(table)
    state = started(game, 3, 25)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for player in range(table[1]):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_clones_are_independent(table: Place) -> None:
    state = started(load(table), 4, 10)
    player = state.current_player()
    before = state.information_state_string(player)
    twin = state.clone()
    assert twin.information_state_string(player) == before
    twin.apply_action(twin.legal_actions()[0])
    assert state.information_state_string(player) == before


def test_resampling_keeps_what_the_player_knows(table: Place) -> None:
    game = load(table)
    numbers = iter(np.random.default_rng(1).random(1000))
    different = 0
    for seed in range(4):
        state = started(game, seed, 30 * seed)
        for player in range(table[1]):
            other = state.resample_from_infostate(player, lambda: next(numbers))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            rivals = [p for p in range(table[1]) if p != player]
            different += any(
                other.observation_string(p) != state.observation_string(p) for p in rivals
            )
    assert different > 0


@pytest.mark.skipif(not compiled(), reason="slow where the engine is not compiled")
def test_ismcts_plays(table: Place) -> None:
    game = load(table)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=8, random_state=np.random.RandomState(2)
    )
    state = started(game, 5)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.skipif(not compiled(), reason="slow where the engine is not compiled")
def test_mcts_plays(table: Place) -> None:
    game = load(table)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(2))
    state = started(game, 6)
    assert bot.step(state) in state.legal_actions()
