"""The games as PettingZoo environments (AEC: one agent acts at a time). Needs the extra `envs`.

Agents are `player_0`, `player_1` … An observation is a dictionary: `observation`, 0s and 1s that
hold exactly what the agent may know, and `action_mask`. The game's encoding says what the bits and
actions mean, `coterie.envs.turns` whose turn it is. Rewards come at the end and sum to 0: 1 for a
sole winner, 0 for all after a draw.
"""

import random
from functools import cache
from typing import Any

try:
    import librt.vecs  # noqa: F401
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise ImportError("Install coterie[envs] to use coterie.envs.pettingzoo.") from None

import coterie
from coterie.envs.pictures import picture
from coterie.envs.render import text
from coterie.envs.turns import Turns, payoffs


class CoterieEnv(AECEnv):  # type: ignore[misc]
    """A game as a PettingZoo environment; `env` is its short name.

    >>> game = env("gatsby")
    >>> game.reset(seed=42)
    >>> observation, reward, over, cut, info = game.last()
    >>> game.step(int(observation["action_mask"].argmax()))
    >>> game.agents
    ['player_0', 'player_1']
    """

    metadata = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "coterie_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = coterie.game(game)
        self.encoding = self.game.encoding
        self.players = self.game.players[0] if players is None else players
        self.options = options
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": game.replace("-", "_") + "_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = random.Random()
        self._observation_space = cache(self._make_observation_space)
        self._action_space = cache(self._make_action_space)

    def _make_observation_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self.encoding.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )

    def _make_action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.encoding.actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent: 0s and 1s, and the mask of open actions."""
        return self._observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent: the numbers of the actions."""
        return self._action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._seeds = random.Random(seed)
        state = self.game.new(self.players, self._seeds.getrandbits(48), self.options)
        self.turns = Turns(self.encoding, state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.turns.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and the actions open to it."""
        seat = self._seat[agent]
        packed = np.frombuffer(self.turns.observation(seat), np.uint8)
        bits = np.unpackbits(packed, count=self.encoding.size, bitorder="little")
        mask = np.frombuffer(self.turns.mask(seat), np.int8)  # type: ignore[call-overload]
        return {"observation": bits.view(np.int8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes an action; None when its game is over. IllegalMove or
        BadRequest says why an action is not open, and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "Only an agent whose game is over takes the action None."
        turns = self.turns
        turns.play(int(action))
        if turns.seat >= 0:
            self.agent_selection = self.possible_agents[turns.seat]
        else:
            ends = payoffs(turns.state)
            for agent, seat in self._seat.items():
                self.rewards[agent] = self._cumulative_rewards[agent] = ends[seat]
                self.terminations[agent] = True
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The position as the agent to act sees it."""
        if self.render_mode is None:
            return None
        view = self.turns.state.view(self._seat[self.agent_selection])
        if self.render_mode == "rgb_array":
            return picture(self.game, view)
        said = text(self.game, view)
        if self.render_mode == "ansi":
            return said
        print(said)
        return None

    def close(self) -> None:
        """There is nothing to close: pictures are arrays, not windows."""


env = CoterieEnv
"""As PettingZoo names the maker of an environment: `env("gatsby", players=2)`."""
