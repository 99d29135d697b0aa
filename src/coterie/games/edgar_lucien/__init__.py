"""Edgar & Lucien: two to four players, each with two rascals who scheme for the city of Fosko."""

from typing import Any

from coterie.engine.game import Field, Game, Option
from coterie.engine.rng import seeded
from coterie.engine.texts import read_text
from coterie.games.edgar_lucien.board import Board, read_board
from coterie.games.edgar_lucien.moves import COGS
from coterie.games.edgar_lucien.position import RULES
from coterie.games.edgar_lucien.state import EdgarLucienState, new_state

PERIOD_LIMIT = 30


class EdgarLucien(Game):
    board: Board
    id = "edgar-lucien"
    rules = RULES
    players = (2, 3, 4)
    options = {
        "open_fortunes": Option((False, True)),
        "period_limit": Option((PERIOD_LIMIT, 0), at_table=1),
    }
    open_moves = {"bid": (Field("amount", "number", step=COGS),)}
    # A turn asks each of 4 players for a wheel, 2 exits and at most 12 choices of action (the
    # longest are two intimidations, each named once and answered twice, after one choice). An
    # auction has at most 4 passes, and as many bids as its price has units; prices are paid out
    # of what the bank gave: at most 90 units for each player and period (16 taxed districts, a
    # doubled robbery, an exchange every turn). With `period_limit` 0 a game has no bound.
    bound = 4 + PERIOD_LIMIT * (4 * 4 * 15 + 4) + 4 * (5 + 90 * PERIOD_LIMIT)

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> EdgarLucienState:
        return new_state(
            self.board, players, options["period_limit"], options["open_fortunes"], seeded(seed)
        )

    def names(self, lang: str) -> str:
        return self.board.names(lang)

    def seat_names(self, players: int) -> list[str]:
        return ["red", "yellow", "blue", "white"][:players]


GAME = EdgarLucien(read_board(read_text("coterie.games.edgar_lucien", "board.toml")))
