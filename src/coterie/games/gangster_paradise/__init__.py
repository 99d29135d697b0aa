"""Gangster Paradise: three to five clans, negotiation, bluff and clean money."""

from typing import TYPE_CHECKING, Any

from coterie.engine.errors import BadBoard, BadRequest
from coterie.engine.game import Game, Option
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.engine.texts import read_text
from coterie.games.gangster_paradise.board import MOST_PLAYERS, Board, board_faults, read_board
from coterie.games.gangster_paradise.evaluation import GangsterEvaluation
from coterie.games.gangster_paradise.events import event_to_json
from coterie.games.gangster_paradise.moves import (
    ROOM,
    move_from_json,
    move_to_json,
    open_moves,
)
from coterie.games.gangster_paradise.position import from_json
from coterie.games.gangster_paradise.state import CALLS, GangsterState, new_state

if TYPE_CHECKING:
    from coterie.engine.encoding import Encoding


class GangsterParadise(Game):
    board: Board
    id = ROOM
    rules = 2
    players = (3, 4, 5)
    evaluation = GangsterEvaluation()

    def __init__(self, board: Board) -> None:
        self.board = board
        self.board_digest = board.digest
        clans = ("dealt", *board.clans)
        self.options = {f"clan{seat}": Option(clans) for seat in range(1, MOST_PLAYERS + 1)}
        self.open_moves = open_moves(board)
        self.bound = most_decisions(board)
        super().__init__()

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> State:
        state = super().new(players, seed, options, rules)
        assert isinstance(state, GangsterState)
        state.open_deals()  # who may speak up depends on the version of the rules
        return state

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> GangsterState:
        chosen = [options[f"clan{seat + 1}"] for seat in range(players)]
        clans = [-1 if clan == "dealt" else self.board.clans.index(clan) for clan in chosen]
        taken = [clan for clan in clans if clan >= 0]
        if len(set(taken)) != len(taken):
            raise BadRequest("clan-twice", room=ROOM)
        return new_state(self.board, players, clans, seeded(seed))

    def from_json(self, obj: Any) -> GangsterState:
        return from_json(self.board, obj)

    def move_to_json(self, move: int) -> dict[str, Any]:
        return move_to_json(self.board, move)

    def move_from_json(self, obj: Any) -> int:
        return move_from_json(self.board, obj)

    def event_to_json(self, event: tuple[int, ...]) -> dict[str, Any]:
        return event_to_json(self.board, event)

    def board_faults(self, source: str) -> list[BadBoard]:
        return board_faults(source)

    def with_board(self, source: str) -> "GangsterParadise":
        return GangsterParadise(read_board(source))

    def make_encoding(self) -> "Encoding":
        from coterie.games.gangster_paradise.encoding import GangsterEncoding

        return GangsterEncoding(self.board)

    def facts(self) -> dict[str, Any]:
        from coterie.games.gangster_paradise.facts import FACTS

        return FACTS

    def names(self, lang: str) -> str:
        """Goods, clans and executants under every field that names them."""
        board = self.board
        given = board.names.get(lang, {})
        lines: list[str] = []
        for good in board.goods:
            name = given.get(good, good.replace("_", " "))
            lines.append(f"good-{good} = {name}")
        for kind, names in zip(board.kinds, board.kind_names, strict=True):
            lines.append(f"executant-{kind} = {names[lang]}")
        for clan in board.clans:
            name = given.get(clan, clan.replace("_", " ").title())
            lines.append(f"clan-{clan} = {name}")
            lines += [f"option-clan{n}-{clan} = {name}" for n in range(1, MOST_PLAYERS + 1)]
        return "\n".join(lines) + "\n"


MOST_THROWS = 200


def most_decisions(board: Board) -> int:
    """After so many decisions from the menus a game is over, but for a tie-break without end.

    Around each main choice both sides of every pair propose once, each answered. A turn's
    own choices: goods for soldiers, goods taken, one sale, recruits (each costs a good at
    least), executants, done. An auction holds CALLS bids per player and a drop each. The rules
    do not limit the throws of the last tie-break (GP-WIN-1); the bound leaves room for
    MOST_THROWS. That as many decide nothing has, for throws at random, a chance below one in
    10**30 (a throw of two leaves it open with chance 1/3, of three with 1/3, of four with 13/27,
    of five with 17/27, and ties of three or more are rare already).
    """
    players = MOST_PLAYERS
    goods = len(board.goods) * (board.cards_per_good + board.market_cards_per_good)
    talk = 2 * 2 * (players - 1)
    takes = sum(board.amount) + 9
    turn = talk + takes + 4
    auctions = (players - 1) * ((CALLS + 1) * players + 3)
    per_round = 5 * players * turn + auctions + 2 * goods
    return board.rounds * per_round + MOST_THROWS * players


GAME = GangsterParadise(read_board(read_text("coterie.games.gangster_paradise", "board.toml")))
