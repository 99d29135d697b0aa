"""Gatsby: two players, a duel with hidden characters."""

from typing import TYPE_CHECKING, Any

from coterie.engine.errors import BadBoard
from coterie.engine.game import Game, Option
from coterie.engine.rng import seeded
from coterie.engine.texts import read_text
from coterie.games.gatsby.board import Board, board_faults, read_board
from coterie.games.gatsby.evaluation import GatsbyEvaluation
from coterie.games.gatsby.events import event_to_json
from coterie.games.gatsby.moves import move_from_json, move_to_json
from coterie.games.gatsby.position import from_json
from coterie.games.gatsby.state import RULES, UNLIMITED, GatsbyState, new_state

if TYPE_CHECKING:
    from coterie.engine.encoding import Encoding


class Gatsby(Game):
    board: Board
    id = "gatsby"
    rules = RULES
    players = (2,)
    evaluation = GatsbyEvaluation()
    options = {"influence_supply": Option((20, "unlimited"))}
    # At most 36 + 21 placements and 26 advances change the board for good; with 11 tiles used
    # and at most 3 idle turns after each (GA-END-6) there are at most 376 turns, and a turn
    # asks at most 15 questions.
    bound = 5640

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.board_digest = board.digest

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> GatsbyState:
        supply = options["influence_supply"]
        return new_state(self.board, UNLIMITED if supply == "unlimited" else supply, seeded(seed))

    def from_json(self, obj: Any) -> GatsbyState:
        return from_json(self.board, obj)

    def move_to_json(self, move: int) -> dict[str, Any]:
        return move_to_json(self.board, move)

    def move_from_json(self, obj: Any) -> int:
        return move_from_json(self.board, obj)

    def event_to_json(self, event: tuple[int, ...]) -> dict[str, Any]:
        return event_to_json(self.board, event)

    def board_faults(self, source: str) -> list[BadBoard]:
        return board_faults(source)

    def with_board(self, source: str) -> "Gatsby":
        return Gatsby(read_board(source))

    def make_encoding(self) -> "Encoding":
        from coterie.games.gatsby.encoding import GatsbyEncoding

        return GatsbyEncoding(self.board)

    def seat_names(self, players: int) -> list[str]:
        return ["dorothy", "james"]


GAME = Gatsby(read_board(read_text("coterie.games.gatsby", "board.toml")))
