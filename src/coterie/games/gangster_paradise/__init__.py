"""Gangster Paradise: three to five clans, negotiation, bluff and clean money."""

from typing import Any

from coterie.engine.errors import BadRequest
from coterie.engine.game import Game, Option
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.engine.texts import read_text
from coterie.games.gangster_paradise.board import MOST_PLAYERS, Board, read_board
from coterie.games.gangster_paradise.moves import ROOM, open_moves
from coterie.games.gangster_paradise.position import RULES
from coterie.games.gangster_paradise.rules.market import CALLS
from coterie.games.gangster_paradise.rules.negotiation import open_deals
from coterie.games.gangster_paradise.rules.setup import set_up
from coterie.games.gangster_paradise.state import GangsterState


class GangsterParadise(Game):
    board: Board
    id = ROOM
    rules = RULES
    players = (3, 4, 5)

    def __init__(self, board: Board) -> None:
        clans = ("dealt", *board.clans)
        self.options = {f"clan{seat}": Option(clans) for seat in range(1, MOST_PLAYERS + 1)}
        self.open_moves = open_moves(board)
        self.bound = most_decisions(board)
        super().__init__(board)

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        rules: int | None = None,
    ) -> State:
        state = super().new(players, seed, options, rules)
        assert isinstance(state, GangsterState)
        open_deals(state)  # who may speak up depends on the version of the rules
        return state

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> GangsterState:
        chosen = [options[f"clan{seat + 1}"] for seat in range(players)]
        clans = [-1 if clan == "dealt" else self.board.clans.index(clan) for clan in chosen]
        taken = [clan for clan in clans if clan >= 0]
        if len(set(taken)) != len(taken):
            raise BadRequest("clan-twice", room=ROOM)
        state = GangsterState(self.board, players, seeded(seed))
        set_up(state, clans)
        return state

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
