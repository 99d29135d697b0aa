"""Many games in one call: arrays in, arrays out. Needs the extra `envs`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

try:
    import librt.vecs  # noqa: F401
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise ImportError("Install coterie[envs] to use coterie.envs.batch.") from None

import coterie
from coterie.engine.playout import playout
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.envs.turns import BatchTurns, payoffs


class Step(NamedTuple):
    """Where all games stand. The arrays stay as they are; most are read-only.

    >>> step = Batch("gatsby", games=3).reset(seed=1)
    >>> step.rewards.shape, step.dones.tolist()
    ((3, 2), [False, False, False])
    """

    observations: NDArray[np.uint8]
    """(games, size): what the seat to act knows."""
    masks: NDArray[np.bool]
    """(games, actions): the actions open to it."""
    rewards: NDArray[np.float64]
    """(games, players): the payoffs of a game that has just ended, otherwise 0."""
    dones: NDArray[np.bool]
    """(games,): whether a game has just ended; what is shown is then already its successor."""
    seats: NDArray[np.uint8]
    """(games,): the seat to act."""


class Batch:
    """So many games at once; each starts anew, with a new seed, when it is over.

    >>> batch = Batch("gatsby", games=3, seed=1)
    >>> step = batch.reset()
    >>> step.observations.shape == (3, batch.size) and step.masks.shape == (3, batch.actions)
    True
    >>> step = batch.step(step.masks.argmax(axis=1))
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        games: int = 256,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = coterie.game(game)
        self.players = self.game.players[0] if players is None else players
        self.games = games
        self.options = options
        encoding = self.game.encoding
        self.size = encoding.size
        self.actions = encoding.actions
        self._turns = BatchTurns(encoding, self.players, self._new)
        self.reset(seed)

    def _new(self) -> State:
        self._seed += 1
        state = self.game.new(self.players, self._seed - 1, self.options)
        state.forget()
        return state

    def reset(self, seed: int = 0) -> Step:
        """Start all games anew, with the seeds `seed`, `seed + 1` …"""
        self._seed = seed
        self._rng = seeded(seed)
        self._turns.start(self.games)
        return self._arrays()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Step:
        """One action in every game."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.games:
            raise ValueError(f"{self.games} actions are needed, one per game, not {len(chosen)}.")
        self._turns.step(chosen)
        return self._arrays()

    def random_actions(self) -> list[int]:
        """For every game one of the open actions, each equally likely."""
        return self._turns.choose(self._rng)

    def _arrays(self) -> Step:
        turns = self._turns
        packed = np.frombuffer(memoryview(turns.rows.words)[:-1], np.uint8)
        observations = np.unpackbits(packed, bitorder="little").reshape(self.games, -1)
        masks = np.frombuffer(memoryview(turns.masks), np.bool)
        rewards = np.frombuffer(memoryview(turns.rewards), np.float64)
        return Step(
            observations[:, : self.size],
            masks.reshape(self.games, self.actions),
            rewards.reshape(self.games, self.players),
            np.frombuffer(memoryview(turns.dones), np.bool),
            np.frombuffer(memoryview(turns.seats), np.uint8),
        )


class Playouts(NamedTuple):
    """How random games went.

    >>> played = random_playouts("gatsby", games=3)
    >>> (played.decisions > 0).all()
    np.True_
    """

    payoffs: NDArray[np.float64]
    """(games, players)"""
    scores: NDArray[np.int64]
    """(games, players): what the game counts."""
    decisions: NDArray[np.int64]
    """(games,): how many were made."""


def random_playouts(
    game: str,
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> Playouts:
    """Play so many games at random to the end, with the seeds `seed`, `seed + 1` …

    >>> random_playouts("gatsby", games=10).payoffs.shape
    (10, 2)
    """
    chosen = coterie.game(game)
    rng = seeded(seed)
    paid, scores, lengths = [], [], []
    for n in range(games):
        state = chosen.new(players, seed + n, options)
        state.forget()
        lengths.append(playout(state, rng, chosen.bound))
        assert state.result is not None
        paid.append(payoffs(state))
        scores.append(state.result.scores)
    return Playouts(np.array(paid), np.array(scores), np.array(lengths))
