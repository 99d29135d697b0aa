"""Many games in one call."""

import subprocess
import sys

import numpy as np
import pytest

pytest.importorskip("librt")

import coterie
from conftest import compiled
from coterie.engine.errors import BadRequest
from coterie.envs.batch import Batch, random_playouts
from coterie.envs.pettingzoo import env
from coterie.envs.turns import Turns

Place = tuple[str, int]
STEPS = 400 if compiled() else 60


def test_a_batch_is_its_games(table: Place) -> None:
    """Every game of a batch goes as it would alone."""
    batch = Batch(*table, games=3, seed=7)
    game = coterie.game(table[0])
    alone = [Turns(game.encoding, game.new(table[1], 7 + n)) for n in range(3)]
    step = batch.reset(7)
    started = 10
    for _ in range(STEPS):
        for n, turns in enumerate(alone):
            packed = np.frombuffer(turns.observation(turns.seat), np.uint8)
            bits = np.unpackbits(packed, count=batch.size, bitorder="little")
            assert (step.observations[n] == bits).all()
            assert np.flatnonzero(step.masks[n]).tolist() == turns.legal()
            assert step.seats[n] == turns.seat
        actions = batch.random_actions()
        step = batch.step(np.array(actions))
        for n, action in enumerate(actions):
            alone[n].play(action)
            assert step.dones[n] == (alone[n].seat < 0)
            if step.dones[n]:
                result = alone[n].state.result
                assert result is not None
                assert step.rewards[n].sum() == pytest.approx(0)
                if result.winners:
                    assert step.rewards[n].argmax() in result.winners
                alone[n] = Turns(game.encoding, game.new(table[1], started))
                started += 1
            else:
                assert not step.rewards[n].any()


def test_arrays_stay_as_they_are(table: Place) -> None:
    batch = Batch(*table, games=4)
    first = batch.reset(1)
    copies = [array.copy() for array in first]
    for _ in range(20):
        batch.step(batch.random_actions())
    for array, copy in zip(first, copies, strict=True):
        assert (array == copy).all()


def test_the_same_seed_gives_the_same_games(table: Place) -> None:
    runs = []
    for _ in range(2):
        batch = Batch(*table, games=5)
        batch.reset(3)
        for _ in range(50):
            step = batch.step(batch.random_actions())
        runs.append(step)
    for one, two in zip(*runs, strict=True):
        assert (one == two).all()


def test_what_is_asked_of_a_step() -> None:
    batch = Batch("gatsby", games=2)
    with pytest.raises(ValueError, match="2 actions are needed"):
        batch.step([0])


def test_a_step_happens_in_all_games_or_in_none(table: Place) -> None:
    batch, twin = (Batch(*table, games=4, seed=11) for _ in range(2))
    step = batch.reset(11)
    twin.reset(11)
    for _ in range(30):
        actions = twin.random_actions()
        for game in (0, 3):
            closed = int(step.masks[game].argmin())
            for bad in (closed, -1, batch.actions, 10**30):
                tried = actions[:]
                tried[game] = bad
                with pytest.raises(BadRequest, match=rf"Action {bad} .* in game {game} "):
                    batch.step(tried)
        step = batch.step(actions)
        for ours, theirs in zip(step, twin.step(actions), strict=True):
            assert (ours == theirs).all()


def test_random_playouts(table: Place) -> None:
    games = 40 if compiled() else 4
    played = random_playouts(*table, games=games, seed=1)
    assert played.payoffs.shape == played.scores.shape == (games, table[1])
    assert np.allclose(played.payoffs.sum(axis=1), 0)
    assert (played.decisions > 0).all()
    again = random_playouts(*table, games=games, seed=1)
    assert (again.scores == played.scores).all()


def test_pettingzoo_and_batches_agree() -> None:
    game = env("gatsby")
    game.reset(seed=1)
    assert game.last()[0]["observation"].shape == (Batch("gatsby", games=1).size,)


MISSING = """
import sys
for name in {names}:
    sys.modules[name] = None
import coterie
print(coterie.game("gatsby").new(2, 1).to_act)
try:
    import coterie.envs.{module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "names", "extra"),
    [
        ("batch", ["numpy", "librt", "librt.vecs", "librt.strings"], "envs"),
        ("batch", ["librt", "librt.vecs", "librt.strings"], "envs"),
        ("pettingzoo", ["pettingzoo"], "envs"),
        ("openspiel", ["pyspiel"], "openspiel"),
    ],
)
def test_without_the_packages_the_rest_works(module: str, names: list[str], extra: str) -> None:
    code = MISSING.format(names=names, module=module)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[1] == (
        f"Install coterie[{extra}] to use coterie.envs.{module}."
    )


WITHOUT_LIBRT = """
import sys
for name in ("librt", "librt.vecs", "librt.strings"):
    sys.modules[name] = None
import coterie
for id in coterie.games:
    try:
        coterie.game(id).encoding
    except coterie.engine.errors.BadRequest as error:
        print(error)
"""


def test_without_librt_an_encoding_says_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT],
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    said = 'This needs the package librt, which is not installed: pip install "coterie[envs]".'
    assert done.stdout.splitlines() == [said] * len(coterie.games)
