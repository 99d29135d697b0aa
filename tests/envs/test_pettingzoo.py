"""PettingZoo's own tests, and what they do not look at."""

from functools import partial
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test import performance_benchmark as benchmark_module

from coterie.engine.errors import BadRequest, IllegalMove
from coterie.envs.pettingzoo import env

Place = tuple[str, int]
# It would rather have arrays than dictionaries, which hold the mask in PettingZoo’s own games.
pytestmark = pytest.mark.filterwarnings("error::UserWarning", "ignore:Observation")


def test_the_interface(table: Place) -> None:
    api_test(env(*table), num_cycles=300, verbose_progress=False)


def test_seeds(table: Place) -> None:
    seed_test(partial(env, *table), num_cycles=100)


def test_rendering(table: Place, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, *table))
    assert "players" in capsys.readouterr().out


def test_the_benchmark_runs(table: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would play for five seconds; here its clock runs fast."""
    ticks = iter(range(10**9))
    clock = type("Clock", (), {"time": staticmethod(lambda: next(ticks))})
    module: Any = __import__(benchmark_module.__module__, fromlist=["time"])
    monkeypatch.setattr(module, "time", clock)
    performance_benchmark(env(*table))


def play(table: Place, seed: int) -> Any:
    game = env(*table)
    game.reset(seed=seed)
    choose = np.random.default_rng(seed)
    rewards = {}
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        if over:
            rewards[agent] = reward
            game.step(None)
        else:
            assert game.observation_space(agent).contains(seen)
            game.step(choose.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


def test_a_whole_game(table: Place) -> None:
    rewards = play(table, 5)
    assert len(rewards) == table[1]
    assert sum(rewards.values()) == pytest.approx(0)
    assert rewards == play(table, 5)


def test_only_the_agent_to_act_has_actions(table: Place) -> None:
    game = env(*table)
    game.reset(seed=2)
    for agent in game.agents:
        assert game.observe(agent)["action_mask"].any() == (agent == game.agent_selection)


def test_a_closed_action_is_refused(table: Place) -> None:
    game = env(*table)
    game.reset(seed=2)
    mask = game.last()[0]["action_mask"]
    with pytest.raises((IllegalMove, BadRequest)):
        game.step(int(mask.argmin()))
    assert (game.last()[0]["action_mask"] == mask).all()
