"""Pictures of positions: what they are drawn from, and that they show it."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pytest.importorskip("PIL")
pytest.importorskip("librt")

import coterie
from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.envs.pettingzoo import env
from coterie.envs.pictures import picture
from coterie.envs.pictures.canvas import HEIGHT, WIDTH

Place = tuple[str, int]


def positions(table: Place, seed: int, apart: int) -> Any:
    """The positions of a random game, so many decisions apart, and the last one."""
    state = coterie.game(table[0]).new(table[1], seed)
    rng = seeded(seed)
    made = 0
    while state.to_act:
        if made % apart == 0:
            yield state
        state.play_random(random_seat(state, rng), rng)
        made += 1
    yield state


def test_every_view_of_a_game_can_be_drawn(table: Place) -> None:
    game = coterie.game(table[0])
    for state in positions(table, 3, 40):
        for seat in (None, *range(table[1])):
            image = picture(game, state.view(seat))
            assert image.shape == (HEIGHT, WIDTH, 3)
            assert image.dtype == np.uint8


def test_the_same_view_is_the_same_picture(table: Place) -> None:
    """What the seat cannot know does not show: positions it cannot tell apart look the same."""
    game = coterie.game(table[0])
    rng = seeded(9)
    different = 0
    for n, state in enumerate(positions(table, 4, 50)):
        seat = n % table[1]
        other = state.sample(seat, rng)
        different += other.to_json() != state.to_json()
        assert (picture(game, other.view(seat)) == picture(game, state.view(seat))).all()
    assert different


def test_another_position_is_another_picture(table: Place) -> None:
    game = coterie.game(table[0])
    images = [picture(game, state.view(0)).tobytes() for state in positions(table, 5, 25)]
    assert len(set(images)) == len(images)


def test_what_a_seat_knows_shows(table: Place) -> None:
    """A player's own picture holds more than a spectator's."""
    state = next(positions(table, 6, 1))
    game = coterie.game(table[0])
    assert (picture(game, state.view(0)) != picture(game, state.view(None))).any()


def test_the_environment_draws_what_the_agent_to_act_sees(table: Place) -> None:
    game = env(*table, render_mode="rgb_array")
    game.reset(seed=8)
    shown = game.render()
    seat = game.possible_agents.index(game.agent_selection)
    assert (shown == picture(game.game, game.turns.state.view(seat))).all()
    game.step(int(game.last()[0]["action_mask"].argmax()))
    assert (game.render() != shown).any()


WITHOUT_PILLOW = """
import sys
sys.modules["PIL"] = None
from coterie.envs.pettingzoo import env
game = env("gatsby", render_mode="rgb_array")
game.reset(seed=1)
try:
    game.render()
except ImportError as error:
    print(error)
"""


def test_without_pillow_it_says_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PILLOW],
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert done.stdout == "Install coterie[envs] to render pictures.\n"
