"""The games as OpenSpiel games: importing this module registers them. Needs the extra `openspiel`.

>>> game = pyspiel.load_game("coterie_gatsby")
>>> game = pyspiel.load_game("coterie_edgar_lucien(players=3)")
>>> game = pyspiel.load_game("coterie_edgar_lucien(players=3,turn_based=True)")
>>> game.num_players()
3

- Imperfect information, zero-sum, rewards at the end: 1 for a sole winner, 0 for all after a draw.
- Where the rules have several seats decide at the same time, the node is simultaneous; all other
  nodes have one player (see `coterie.envs.turns`). With `turn_based` those seats decide one after
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
from coterie.envs.turns import Turns, payoffs

DIGITS = 4
"""The chance nodes at the start: digits of the seed."""
BASE = 256
"""The outcomes of each of them."""


def short_name(id: str) -> str:
    """The name of a game in OpenSpiel.

    >>> short_name("edgar-lucien")
    'coterie_edgar_lucien'
    """
    return "coterie_" + id.replace("-", "_")


class Knowledge:
    """A game in progress, with what each seat has been shown so far as a line of text.

    >>> game = coterie.game("gatsby")
    >>> knowledge = Knowledge(game, Turns(game.encoding, game.new(players=2, seed=7)))
    >>> before = knowledge.seen[1]
    >>> knowledge.play(knowledge.turns.legal()[0])
    >>> knowledge.seen[1].startswith(before)
    True
    """

    def __init__(self, game: Game, turns: Turns) -> None:
        self.game = game
        self.turns = turns
        self.seen = [turns.observation(seat).hex() for seat in range(turns.state.players)]

    def play(self, action: int) -> None:
        """The seat whose turn it is takes an action; add to each seat's line what it sees."""
        state, seat = self.turns.state, self.turns.seat
        events: list[tuple[int, ...]] = []
        state.events = events
        self.turns.play(action)
        state.events = None
        self.seen[seat] += f";{action}"
        for kind, audience, *figures in events:
            said = ";" + ",".join(map(str, [kind, *figures]))
            for other in range(state.players):
                if audience >> other & 1:
                    self.seen[other] += said

    def __deepcopy__(self, memo: Any) -> "Knowledge":
        return self._with(self.turns.state.clone(), self.seen[:])

    def __reduce__(self) -> Any:
        """OpenSpiel pickles states to serialize them; a position is its JSON."""
        turns = self.turns
        position = turns.state.to_json()
        return restored, (self.game.id, position, turns.had_turn, self.seen)

    def sample(self, seat: int, rng: Rng) -> "Knowledge":
        """A sample of what the seat knows. The others know what they would see in it."""
        new = self._with(self.turns.state.sample(seat, rng), [])
        new.seen = [new.turns.observation(other).hex() for other in range(len(self.seen))]
        new.seen[seat] = self.seen[seat]
        return new

    def _with(self, state: State, seen: list[str]) -> "Knowledge":
        new = object.__new__(Knowledge)
        new.game = self.game
        new.turns = self.turns.copy(state)
        new.seen = seen
        return new


def restored(id: str, position: Any, had_turn: int, seen: list[str]) -> Knowledge:
    """What was pickled by `Knowledge.__reduce__`.

    >>> import pickle
    >>> game = coterie.game("gatsby")
    >>> knowledge = Knowledge(game, Turns(game.encoding, game.new(players=2, seed=7)))
    >>> pickle.loads(pickle.dumps(knowledge)).seen == knowledge.seen
    True
    """
    game = coterie.game(id)
    turns = Turns(game.encoding, game.from_json(position))
    turns.had_turn = had_turn
    turns.find_seat()
    knowledge = Knowledge(game, turns)
    knowledge.seen = seen
    return knowledge


class CoterieState(pyspiel.State):  # type: ignore[misc]
    """A state of such a game; its methods are OpenSpiel's.

    >>> state = pyspiel.load_game("coterie_gatsby").new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(0)
    >>> state.apply_action(state.legal_actions()[0])
    >>> state.is_terminal(), state.returns()
    (False, [0.0, 0.0])
    """

    def __init__(self, game: "CoterieGame") -> None:
        super().__init__(game)
        self.turn_based = game.turn_based
        self.digits: list[int] = []
        self.knowledge: Knowledge | None = None

    def deciding(self) -> tuple[int, ...]:
        """The players of this node: several at a simultaneous one, none in the end."""
        if self.knowledge is None or self.is_terminal():
            return ()
        turns = self.knowledge.turns
        return (turns.seat,) if self.turn_based or not turns.must_move else turns.state.to_act

    def current_player(self) -> int:
        """Whose node it is, in OpenSpiel's numbers."""
        if self.knowledge is None:
            return int(pyspiel.PlayerId.CHANCE)
        players = self.deciding()
        if not players:
            return int(pyspiel.PlayerId.TERMINAL)
        return players[0] if len(players) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.knowledge is not None and self.knowledge.turns.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The digits, each equally likely."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.knowledge is None or player not in self.deciding():
            return []
        return self.knowledge.turns.open_to(player)

    def _apply_action(self, action: int) -> None:
        if self.knowledge is not None:
            self.knowledge.play(action)
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            game = self.get_game().game
            seed = int.from_bytes(bytes(self.digits), "big")
            state = game.new(self.num_players(), seed)
            self.knowledge = Knowledge(game, Turns(game.encoding, state))

    def _apply_actions(self, actions: list[int]) -> None:
        """One action per player, of whom only those count who decide now.

        OpenSpiel's `rl_environment` comes here from nodes of one player too.
        """
        assert self.knowledge is not None
        players = self.deciding()
        for player in players:
            self.knowledge.turns.check(player, actions[player])
        for player in players:
            self.knowledge.play(actions[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.knowledge is None:
            return f"seed digit {action}"
        game, turns = self.knowledge.game, self.knowledge.turns
        if action == turns.encoding.wait:
            return f"{action}: wait"
        move = turns.encoding.move_of(turns.state, player, action)
        if move < 0:
            return str(action)
        said = texts(game.id, "en").describe("move", game.move_to_json(move))
        return f"{action}: {said}"

    def returns(self) -> list[float]:
        """The payoffs in the end; 0 for all before."""
        if not self.is_terminal() or self.knowledge is None:
            return [0.0] * self.num_players()
        return payoffs(self.knowledge.turns.state)

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
        return json.dumps(self.knowledge.turns.state.view(None), sort_keys=True)


class CoterieGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it; a subclass for each game says which.

    >>> pyspiel.load_game("coterie_gatsby").num_players()
    2
    """

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = coterie.game(self.id)
        self.turn_based = bool((params or {}).get("turn_based", False))
        players = int((params or {}).get("players", self.game.players[0]))
        encoding = self.game.encoding
        # Before each decision all the other seats may have a turn to wait.
        turns = players if encoding.wait >= 0 else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.bound * turns,
        )
        super().__init__(game_type(self.game, self.turn_based), info, params or {})

    def new_initial_state(self) -> CoterieState:
        """A game before its seed is drawn."""
        return CoterieState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of the seed."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel's algorithms observe states with."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, kind, params)


class Observer:
    """What a player sees of a state: `tensor`, its stretches by name in `dict`, and strings.

    >>> game = pyspiel.load_game("coterie_gatsby")
    >>> game.make_py_observer().tensor.shape
    (730,)
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.encoding = game.encoding
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {}
        at = 0
        for name, length in self.encoding.slices:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: CoterieState, player: int) -> None:
        """Write what the player knows into `tensor`."""
        self.tensor.fill(0)
        if state.knowledge is not None and self.private:
            packed = np.frombuffer(state.knowledge.turns.observation(player), np.uint8)
            self.tensor[:] = np.unpackbits(packed, count=self.encoding.size, bitorder="little")

    def string_from(self, state: CoterieState, player: int) -> str:
        """What the player knows, as a string; with perfect recall also all it knew before."""
        knowledge = state.knowledge
        if knowledge is None:
            return ""
        if not self.private:
            return json.dumps(knowledge.turns.state.view(None), sort_keys=True)
        if self.recalls:
            return knowledge.seen[player]
        return json.dumps(knowledge.turns.state.view(player), sort_keys=True)


def game_type(game: Game, turn_based: bool) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game before it is loaded.

    >>> game_type(coterie.game("gatsby"), turn_based=False).short_name
    'coterie_gatsby'
    """
    dynamics = pyspiel.GameType.Dynamics
    together = game.encoding.together and not turn_based
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Coterie {game.id}",
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min(game.players), "turn_based": False},
    )


def register(id: str) -> None:
    """Make a game known to OpenSpiel; importing this module does so for all that have an encoding.

    >>> "coterie_gatsby" in pyspiel.registered_names()
    True
    """
    name = short_name(id)
    # The class is an attribute of this module, so that games can be pickled.
    globals()[name] = type(name, (CoterieGame,), {"id": id, "__module__": __name__})
    pyspiel.register_game(game_type(coterie.game(id), turn_based=False), globals()[name])


for _id in coterie.games:
    if coterie.game(_id).has("encoding"):
        register(_id)
