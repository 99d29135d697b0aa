"""The contract of a game: how it is set up, and the JSON of its positions, moves and events."""

import tomllib
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal

from coterie.engine.clauses import Clause, read_clauses
from coterie.engine.errors import BadBoard, BadRequest
from coterie.engine.evaluation import Evaluation
from coterie.engine.state import State
from coterie.engine.texts import add_room, read_text

if TYPE_CHECKING:
    from coterie.engine.encoding import Encoding


@dataclass(frozen=True)
class Option:
    """A choice made before the game.

    The texts `option-<name>` and `option-<name>-<value>` put it into words.

    >>> limit = Option((30, 0), at_table=1)
    >>> limit.values[0], limit.for_people()
    (30, [0, 30])
    """

    values: tuple[Any, ...]
    """Its values, the first being the default in simulations."""
    at_table: int = 0
    """Which of the values is the default where people play."""

    def for_people(self) -> list[Any]:
        """The values, the default at a table first."""
        usual = self.values[self.at_table]
        return [usual, *(value for value in self.values if value is not usual)]


@dataclass(frozen=True)
class Field:
    """A field of an open move, for a form: a whole number (a multiple of `step`), a seat, or
    words, each as often as there are cards of it. The text `field-<name>` puts it into words.

    >>> Field("notes", "number").step
    1
    """

    name: str
    kind: Literal["number", "seat", "words"]
    words: tuple[str, ...] = ()
    step: int = 1


class Game:
    """One game. A room defines a subclass and one instance of it, `GAME`.

    >>> import coterie
    >>> game = coterie.game("gatsby")
    >>> game.players
    (2,)
    >>> state = game.new(players=2, seed=7)
    >>> move = state.legal(state.to_act[0])[0]
    >>> game.move_from_json(game.move_to_json(move)) == move
    True
    >>> game.from_json(state.to_json()).to_json() == state.to_json()
    True
    """

    id: str
    """As in `coterie.game("gatsby")`."""
    rules: int
    """The version of the rules: raised whenever an old journal could go another way."""
    players: tuple[int, ...]
    """How many can play."""
    options: dict[str, Option]
    """What can be chosen before the game, by name."""
    bound: int
    """No game played from the menus of `legal` takes more decisions than this. Where only chance
    ends a game, the room says why so many are enough."""
    open_moves: dict[str, tuple[Field, ...]] = {}
    """By type, the moves of which `legal` lists but a sample, with their fields: what a screen
    needs to let somebody make any of them. The text `open-<type>` names what it does."""
    board: Any = None
    """The board as data, as the room's `read_board` gives it; None for a game without one."""
    board_digest: str = ""
    """A short hash of the board data, so that a journal knows what it was played on."""

    def __init__(self, board: Any = None) -> None:
        self.package = type(self).__module__  # the room, where its modules, texts and clauses lie
        if board is not None:
            self.board = board
            self.board_digest = board.digest
        add_room(self.id, self.text_sources)

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> State:
        """A new position; the arguments have been checked and completed. Every room has its own."""
        raise NotImplementedError

    # What the modules of the room bring.

    def part(self, name: str) -> Any:
        """A module of the room. BadRequest says so if the room does without it."""
        try:
            return import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{name}":
                raise
            raise BadRequest("error-part", game=self.id, part=name) from None

    def from_json(self, obj: Any) -> State:
        """The position of `State.to_json`; BadPosition says what is wrong with it."""
        state: State = self.part("saved").from_json(self.board, obj)
        return state

    def move_to_json(self, move: int) -> dict[str, Any]:
        """The wire and journal form of a move: an object with a `type`."""
        obj: dict[str, Any] = self.part("moves").move_to_json(self.board, move)
        return obj

    def move_from_json(self, obj: Any) -> int:
        """The move of `move_to_json`; BadMove says what is wrong with it."""
        move: int = self.part("moves").move_from_json(self.board, obj)
        return move

    def event_to_json(self, event: tuple[int, ...]) -> dict[str, Any]:
        """What happened: an object with a `type`. Who may see it is the engine's affair."""
        obj: dict[str, Any] = self.part("events").event_to_json(self.board, event)
        return obj

    def board_source(self) -> str:
        """The text of the game's own board file (TOML); empty for a game without a board."""
        return read_text(self.package, "board.toml") if self.has("board") else ""

    def board_faults(self, source: str) -> list[BadBoard]:
        """Everything that is wrong with a board file (TOML) of this game."""
        faults: list[BadBoard] = self.part("board").board_faults(source)
        return faults

    def with_board(self, source: str) -> "Game":
        """This game on another board; BadBoard names the first fault of the file."""
        return type(self)(self.part("board").read_board(source))

    @cached_property
    def evaluation(self) -> Evaluation:
        """How bots judge its positions. Without one, only the random bot plays the game."""
        found: Evaluation = self.part("evaluation").EVALUATION
        return found

    def make_encoding(self) -> "Encoding":
        """A new encoding for this board; its module is imported here, because it needs librt."""
        found: Encoding = self.part("encoding").make_encoding(self.board)
        return found

    def facts(self) -> dict[str, Any]:
        """What is printed on the board or its cards and not in the board file, for screens."""
        found: dict[str, Any] = self.part("facts").facts(self.board) if self.has("facts") else {}
        return found

    def names(self, lang: str) -> str:
        """More Fluent messages, for names that the board data holds."""
        return ""

    def has(self, name: str) -> bool:
        """Whether the room has this module; one that is a single module has no other."""
        try:
            return find_spec(f"{self.package}.{name}") is not None
        except ModuleNotFoundError:
            return False

    # What every room has.

    def text_sources(self, lang: str) -> list[str]:
        """The game's own texts in a language, as Fluent sources."""
        return [read_text(self.package, f"{lang}.ftl"), self.names(lang)]

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rules, by id, in the order of the rulebook."""
        return read_clauses(read_text(self.package, "clauses.toml"))

    @cached_property
    def credits(self) -> dict[str, list[str]]:
        """Who made the published game, by what they did: `design`, `art`, `publisher` …"""
        if not files(self.package).joinpath("credits.toml").is_file():
            return {}
        return tomllib.loads(read_text(self.package, "credits.toml"))

    @cached_property
    def encoding(self) -> "Encoding":
        """Its positions and moves as numbers, for learning programs (needs the extra `envs`)."""
        try:
            import librt.vecs  # noqa: F401
        except ImportError:
            raise BadRequest("error-extra", name="librt", extra="envs") from None
        return self.make_encoding()

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> State:
        """A new game: the same arguments give the same game on every machine. Under the newest
        rules, unless an older version is named, for a match that was begun under it."""
        count = self.players[0] if players is None else players
        if count not in self.players:
            raise BadRequest("error-players", game=self.id, players=count, known=list(self.players))
        if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
            raise BadRequest("error-seed", seed=repr(seed))
        version = self.rules if rules is None else rules
        if not 1 <= version <= self.rules:
            raise BadRequest("error-rules", game=self.id, theirs=version, ours=self.rules)
        state = self.setup(count, seed, self.check_options(options or {}))
        state.rules = version
        return state

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """The options in full; refuses unknown names and values."""
        for name, value in given.items():
            if name not in self.options:
                known = sorted(self.options) or ["-"]
                raise BadRequest("error-option", game=self.id, name=name, known=known)
            values = self.options[name].values
            if not any(value == v and type(value) is type(v) for v in values):
                raise BadRequest(
                    "error-option-value",
                    name=name,
                    value=repr(value),
                    known=[repr(v) for v in values],
                )
        return {name: given.get(name, option.values[0]) for name, option in self.options.items()}

    def seat_names(self, players: int) -> list[str]:
        """Ids of the seats, with a text `seatname-<id>` each."""
        return [f"player{i + 1}" for i in range(players)]
