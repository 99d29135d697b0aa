"""Gatsby: two players, a duel with hidden characters."""

from typing import Any

from coterie.engine.game import Game, Option
from coterie.engine.rng import seeded
from coterie.engine.texts import read_text
from coterie.games.gatsby.board import Board, read_board
from coterie.games.gatsby.position import RULES, UNLIMITED
from coterie.games.gatsby.rules.setup import set_up
from coterie.games.gatsby.state import GatsbyState


class Gatsby(Game):
    board: Board
    id = "gatsby"
    rules = RULES
    players = (2,)
    options = {"influence_supply": Option((20, "unlimited"))}
    # At most 36 + 21 placements and 26 advances change the board for good; with 11 tiles used
    # and at most 3 idle turns after each (GA-END-6) there are at most 376 turns, and a turn
    # asks at most 15 questions.
    bound = 5640

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> GatsbyState:
        supply = options["influence_supply"]
        tokens = UNLIMITED if supply == "unlimited" else supply
        state = GatsbyState(self.board, tokens, seeded(seed))
        set_up(state)
        return state

    def seat_names(self, players: int) -> list[str]:
        return ["dorothy", "james"]


GAME = Gatsby(read_board(read_text("coterie.games.gatsby", "board.toml")))
