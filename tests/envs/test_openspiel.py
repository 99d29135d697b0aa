"""OpenSpiel's own tests and algorithms on the games."""

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import coterie
from conftest import compiled
from coterie.engine.errors import BadRequest, IllegalMove
from coterie.envs.openspiel import Knowledge, short_name
from coterie.envs.turns import Turns
from games.gangster_paradise.test_ending import tie

Place = tuple[str, int]
SIMULTANEOUS = pyspiel.GameType.Dynamics.SIMULTANEOUS
SEQUENTIAL = pyspiel.GameType.Dynamics.SEQUENTIAL


@pytest.fixture(params=[False, True], ids=["", "turn-based"])
def game(request: pytest.FixtureRequest, table: Place) -> Any:
    """Every game, with every number of players, in both forms."""
    return load(table, request.param)


def load(table: Place, turn_based: bool = False) -> Any:
    parameters = {"players": table[1], "turn_based": turn_based}
    return pyspiel.load_game(short_name(table[0]), parameters)


def move_on(state: Any, choose: np.random.Generator) -> None:
    """One random decision, or one of each player."""
    if state.is_simultaneous_node():
        players = range(state.num_players())
        menus = [state.legal_actions(player) for player in players]
        state.apply_actions([int(choose.choice(menu)) if menu else 0 for menu in menus])
    else:
        state.apply_action(int(choose.choice(state.legal_actions())))


def started(game: Any, seed: int, decisions: int = 0) -> Any:
    """A state after the chance nodes and so many random decisions."""
    choose = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or (decisions > 0 and not state.is_terminal()):
        if not state.is_chance_node():
            decisions -= 1
        move_on(state, choose)
    return state


def programming(players: int, turn_based: bool) -> Any:
    """Edgar & Lucien, when all set their wheels."""
    state = started(load(("edgar-lucien", players), turn_based), 1)
    choose = np.random.default_rng(1)
    while len(state.knowledge.turns.state.to_act) < players:
        move_on(state, choose)
    return state


def throwing(players: int, turn_based: bool) -> Any:
    """Gangster Paradise, when three who are tied throw for the victory."""
    state = started(load(("gangster-paradise", players), turn_based), 1)
    room = coterie.game("gangster-paradise")
    state.knowledge = Knowledge(room, Turns(room.encoding, tie(players)))
    return state


together = pytest.mark.parametrize(
    ("position", "players"),
    [(programming, 2), (programming, 4), (throwing, 4), (throwing, 5)],
)


def test_random_simulations(game: Any, table: Place) -> None:
    assert game.num_players() == table[1]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_game_says_what_it_is(game: Any, table: Place) -> None:
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_only_games_with_simultaneous_phases_are_simultaneous() -> None:
    for id in coterie.games:
        dynamics = SEQUENTIAL if id == "gatsby" else SIMULTANEOUS
        assert pyspiel.load_game(short_name(id)).get_type().dynamics == dynamics
        turn_based = pyspiel.load_game(short_name(id), {"turn_based": True})
        assert turn_based.get_type().dynamics == SEQUENTIAL


def test_a_node_is_simultaneous_where_several_decide(game: Any) -> None:
    """And nowhere else: where one seat owes a decision, that one plays."""
    choose = np.random.default_rng(8)
    state = started(game, 8)
    simultaneous = game.get_type().dynamics == SIMULTANEOUS
    while not state.is_terminal() and state.move_number() < 150:
        table = state.knowledge.turns
        several = len(table.state.to_act) > 1
        assert state.is_simultaneous_node() == (simultaneous and several)
        if not state.is_simultaneous_node():
            assert state.current_player() == table.seat
        move_on(state, choose)


@together
def test_all_who_owe_decide_at_once(position: Any, players: int) -> None:
    state = position(players, turn_based=False)
    assert state.current_player() == pyspiel.PlayerId.SIMULTANEOUS
    owing = state.knowledge.turns.state.to_act
    for player in range(players):
        assert bool(state.legal_actions(player)) == (player in owing)
    # For a player who owes nothing OpenSpiel passes 0, or what it calls an invalid action.
    ends = []
    for idle in (0, pyspiel.INVALID_ACTION):
        after = state.clone()
        after.apply_actions(
            [state.legal_actions(p)[0] if p in owing else idle for p in range(players)]
        )
        assert after.move_number() == state.move_number() + 1
        ends.append(str(after))
    assert ends[0] == ends[1] != str(state)


@together
def test_a_joint_action_happens_whole_or_not_at_all(position: Any, players: int) -> None:
    state = position(players, turn_based=False)
    before = [str(state), *(state.information_state_string(p) for p in range(players))]
    actions = [0] * players
    for player in state.knowledge.turns.state.to_act:
        actions[player] = state.legal_actions(player)[0]
    actions[state.knowledge.turns.state.to_act[-1]] = state.num_distinct_actions() - 1
    with pytest.raises((IllegalMove, BadRequest)):
        state.apply_actions(actions)
    assert before == [str(state), *(state.information_state_string(p) for p in range(players))]


@together
def test_in_turns_nobody_sees_what_the_others_have_chosen(position: Any, players: int) -> None:
    state = position(players, turn_based=True)
    first, *later = state.knowledge.turns.state.to_act
    assert state.current_player() == first
    worlds = [state.child(action) for action in state.legal_actions()]
    assert len({world.information_state_string(first) for world in worlds}) == len(worlds)
    for world in worlds:
        assert world.current_player() == later[0]
        assert world.legal_actions() == worlds[0].legal_actions()
        for player in set(range(players)) - {first}:
            assert known(world, player) == known(worlds[0], player)


@together
def test_both_forms_are_the_same_game(position: Any, players: int) -> None:
    at_once, in_turns = (position(players, turn_based) for turn_based in (False, True))
    owing = at_once.knowledge.turns.state.to_act
    actions = [at_once.legal_actions(p)[p] if p in owing else 0 for p in range(players)]
    at_once.apply_actions(actions)
    for player in owing:
        assert in_turns.current_player() == player
        in_turns.apply_action(actions[player])
    assert str(at_once) == str(in_turns)
    for player in range(players):
        assert known(at_once, player) == known(in_turns, player)


def known(state: Any, player: int) -> list[Any]:
    """All that OpenSpiel tells a player."""
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    ]


def test_the_same_chance_is_the_same_game(game: Any) -> None:
    one, two = started(game, 3, 20), started(game, 3, 20)
    assert str(one) == str(two)
    assert one.history() == two.history()


def test_states_survive_serialization(game: Any, table: Place) -> None:
    state = started(game, 3, 25)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for player in range(table[1]):
        assert again.legal_actions(player) == state.legal_actions(player)
        assert again.information_state_string(player) == state.information_state_string(player)
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_clones_are_independent(game: Any) -> None:
    state = started(game, 4, 10)
    player = state.knowledge.turns.seat
    before = state.information_state_string(player)
    twin = state.clone()
    assert twin.information_state_string(player) == before
    move_on(twin, np.random.default_rng(4))
    assert state.information_state_string(player) == before


def test_resampling_keeps_what_the_player_knows(game: Any, table: Place) -> None:
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
    game = load(table, turn_based=True)
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
@together
def test_ismcts_plays_where_several_decide(position: Any, players: int) -> None:
    state = position(players, turn_based=True)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=2.0, max_simulations=8,
        random_state=np.random.RandomState(2),
    )  # fmt: skip
    for player in state.knowledge.turns.state.to_act:
        assert state.current_player() == player
        state.apply_action(bot.step(state))


def turn_based_forms(table: Place) -> list[Any]:
    """Ours, and OpenSpiel's own where it is needed."""
    ours = load(table)
    if ours.get_type().dynamics == SEQUENTIAL:
        return [ours]
    return [load(table, turn_based=True), pyspiel.convert_to_turn_based(ours)]


@pytest.mark.skipif(not compiled(), reason="slow where the engine is not compiled")
def test_mcts_plays(table: Place) -> None:
    for game in turn_based_forms(table):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(2))
        state = started(game, 6)
        assert bot.step(state) in state.legal_actions()


def test_openspiels_own_turn_based_form(table: Place) -> None:
    converted = turn_based_forms(table)[-1]
    pyspiel.random_sim_test(converted, num_sims=1, serialize=False, verbose=False)


def test_openspiels_environment_plays(game: Any) -> None:
    """It passes an action of every player at every node of a simultaneous game."""
    environment = rl_environment.Environment(game)
    environment.seed(1)
    choose = np.random.default_rng(1)
    step = environment.reset()
    for _ in range(150):
        menus = step.observations["legal_actions"]
        if not environment.is_turn_based:
            step = environment.step([int(choose.choice(menu)) if menu else 0 for menu in menus])
        elif not step.last():
            menu = menus[step.observations["current_player"]]
            step = environment.step([int(choose.choice(menu))])
