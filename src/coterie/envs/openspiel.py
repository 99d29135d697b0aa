"""The games as OpenSpiel games: importing this module registers them.

    game = pyspiel.load_game("coterie_gatsby")
    game = pyspiel.load_game("coterie_edgar_lucien(players=3)")
    game = pyspiel.load_game("coterie_edgar_lucien(players=3,turn_based=True)")

- Imperfect information, zero-sum, rewards at the end: 1 for a sole winner, a draw is 0 for all.
- Where the rules ask several seats at the same time, the node is simultaneous; all other nodes
  have one player (see `coterie.envs.tables`). With `turn_based` those seats are asked one after
  the other, and what each decides stays hidden from those who are still to decide. That is the
  same game for algorithms that know no simultaneous nodes. OpenSpiel's own
  `convert_to_turn_based` does the same, but cannot resample, which ISMCTS needs.
- Chance comes first: four chance nodes of 256 outcomes are the digits of the seed, from which
  all shuffles and dice of the game follow. Searching the tree of one seed therefore knows the
  future; `resample_from_infostate` draws hidden things and dice anew, and ISMCTS is honest.
- The string of an information state has perfect recall: what the player knew at first, all
  that it was shown since, and its own actions. Its tensor, like the observation's, is the row
  of bits of the game's encoding: what the player knows now.
"""

import json
from typing import Any

try:
    import librt.vecs  # noqa: F401
    import numpy as np
    import pyspiel
except ImportError:
    raise ImportError("Install coterie[openspiel] to use coterie.envs.openspiel.") from None

import coterie
from coterie.engine.game import Game
from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State
from coterie.engine.texts import texts
from coterie.envs.tables import Table, payoffs

DIGITS = 4
BASE = 256


def short_name(id: str) -> str:
    return "coterie_" + id.replace("-", "_")


class Knowledge:
    """A game in progress, with what each seat has been shown so far as a line of text."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.seen = [table.observation(seat).hex() for seat in range(table.state.players)]

    def play(self, action: int) -> None:
        state, seat = self.table.state, self.table.seat
        events: list[tuple[int, ...]] = []
        state.events = events
        self.table.play(action)
        state.events = None
        self.seen[seat] += f";{action}"
        for kind, audience, *figures in events:
            said = ";" + ",".join(map(str, [kind, *figures]))
            for other in range(state.players):
                if audience >> other & 1:
                    self.seen[other] += said

    def __deepcopy__(self, memo: Any) -> "Knowledge":
        return self._with(self.table.state.clone(), self.seen[:])

    def __reduce__(self) -> Any:
        """OpenSpiel pickles states to serialize them; a position is its JSON."""
        table = self.table
        position = table.state.to_json()
        return restored, (self.game.id, position, int(table.asked), self.seen)

    def sample(self, seat: int, rng: Rng) -> "Knowledge":
        """As the seat may imagine it. The others know what they would see in that world."""
        new = self._with(self.table.state.sample(seat, rng), [])
        new.seen = [new.table.observation(other).hex() for other in range(len(self.seen))]
        new.seen[seat] = self.seen[seat]
        return new

    def _with(self, state: State, seen: list[str]) -> "Knowledge":
        new = object.__new__(Knowledge)
        new.game = self.game
        new.table = self.table.copy(state)
        new.seen = seen
        return new


def restored(id: str, position: Any, asked: int, seen: list[str]) -> Knowledge:
    """What `Knowledge.__reduce__` has packed."""
    game = coterie.game(id)
    table = Table(game.encoding, game.from_json(position))
    table.asked = asked
    table.find_seat()
    knowledge = Knowledge(game, table)
    knowledge.seen = seen
    return knowledge


class CoterieState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "CoterieGame") -> None:
        super().__init__(game)
        self.turn_based = game.turn_based
        self.digits: list[int] = []
        self.knowledge: Knowledge | None = None

    def deciding(self) -> tuple[int, ...]:
        """The players of this node: several at a simultaneous one, none in the end."""
        if self.knowledge is None or self.is_terminal():
            return ()
        table = self.knowledge.table
        return (table.seat,) if self.turn_based or not table.owes else table.state.to_act

    def current_player(self) -> int:
        if self.knowledge is None:
            return int(pyspiel.PlayerId.CHANCE)
        players = self.deciding()
        if not players:
            return int(pyspiel.PlayerId.TERMINAL)
        return players[0] if len(players) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.knowledge is not None and self.knowledge.table.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.knowledge is None or player not in self.deciding():
            return []
        return self.knowledge.table.open_to(player)

    def _apply_action(self, action: int) -> None:
        if self.knowledge is not None:
            self.knowledge.play(action)
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            room = self.get_game().room
            seed = int.from_bytes(bytes(self.digits), "big")
            state = room.new(self.num_players(), seed)
            self.knowledge = Knowledge(room, Table(room.encoding, state))

    def _apply_actions(self, actions: list[int]) -> None:
        """One action per player, of whom only those count who decide now.

        OpenSpiel's `rl_environment` comes here from nodes of one player too.
        """
        assert self.knowledge is not None
        players = self.deciding()
        for player in players:
            self.knowledge.table.check(player, actions[player])
        for player in players:
            self.knowledge.play(actions[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.knowledge is None:
            return f"seed digit {action}"
        game, table = self.knowledge.game, self.knowledge.table
        if action == table.encoding.wait:
            return f"{action}: wait"
        move = table.encoding.move_of(table.state, player, action)
        if move < 0:
            return str(action)
        said = texts(game.id, "en").describe("move", game.move_to_json(move))
        return f"{action}: {said}"

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.knowledge is None:
            return [0.0] * self.num_players()
        return payoffs(self.knowledge.table.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> "CoterieState":
        """A state that the player cannot tell from this one, its dice new as well.

        `sampler` gives a number from 0 to 1, or is an object that does when called.
        """
        new: CoterieState = self.clone()
        if self.knowledge is not None:
            number = sampler() if callable(sampler) else sampler
            new.knowledge = self.knowledge.sample(player, seeded(int(number * 2**53)))
        return new

    def __str__(self) -> str:
        if self.knowledge is None:
            return f"seed digits {self.digits}"
        return json.dumps(self.knowledge.table.state.view(None), sort_keys=True)


class CoterieGame(pyspiel.Game):  # type: ignore[misc]
    """One of the house's games; subclasses say which."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.room = coterie.game(self.id)
        self.turn_based = bool((params or {}).get("turn_based", False))
        players = int((params or {}).get("players", self.room.players[0]))
        encoding = self.room.encoding
        # Each decision may come with the waiting of all the others.
        asked = players if encoding.wait >= 0 else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.room.bound * asked,
        )
        super().__init__(game_type(self.room, self.turn_based), info, params or {})

    def new_initial_state(self) -> CoterieState:
        return CoterieState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.room, kind, params)


class Observer:
    """What a player sees of a state: `tensor`, its stretches by name in `dict`, and strings."""

    def __init__(self, room: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.encoding = room.encoding
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {}
        at = 0
        for name, length in self.encoding.slices:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: CoterieState, player: int) -> None:
        self.tensor.fill(0)
        if state.knowledge is not None and self.private:
            packed = np.frombuffer(state.knowledge.table.observation(player), np.uint8)
            self.tensor[:] = np.unpackbits(packed, count=self.encoding.size, bitorder="little")

    def string_from(self, state: CoterieState, player: int) -> str:
        knowledge = state.knowledge
        if knowledge is None:
            return ""
        if not self.private:
            return json.dumps(knowledge.table.state.view(None), sort_keys=True)
        if self.recalls:
            return knowledge.seen[player]
        return json.dumps(knowledge.table.state.view(player), sort_keys=True)


def game_type(room: Game, turn_based: bool) -> pyspiel.GameType:
    dynamics = pyspiel.GameType.Dynamics
    together = room.encoding.together and not turn_based
    return pyspiel.GameType(
        short_name=short_name(room.id),
        long_name=f"Coterie {room.id}",
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(room.players),
        min_num_players=min(room.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min(room.players), "turn_based": False},
    )


def register(id: str) -> None:
    """Make a game of the house known to OpenSpiel."""
    name = short_name(id)
    # A name of the module, so that the game can be pickled.
    globals()[name] = type(name, (CoterieGame,), {"id": id, "__module__": __name__})
    pyspiel.register_game(game_type(coterie.game(id), turn_based=False), globals()[name])


for _id in coterie.games:
    register(_id)
