"""The textbook's bot: it knows no game, and stays as it is so that others can be measured by it."""

from coterie.bots.bot import Seat, decision_dice
from coterie.bots.search_textbook import TextbookSearch


class TextbookBot:
    """Information-set Monte Carlo tree search with random playouts to the end of the game."""

    def __init__(self, seed: int, bound: int, iterations: int, seconds: float) -> None:
        self.seed = seed
        self.bound = bound
        self.iterations = iterations
        self.seconds = seconds
        self.search: TextbookSearch  # of the last decision

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        dice = decision_dice(self.seed, seat.seat, seat.moves_made)
        self.search = TextbookSearch(dice, self.bound)
        return self.search.choose(seat, self.iterations, self.seconds)

    def answer(self, seat: Seat) -> int | None:
        """It answers an offer made to it, and makes none of its own unasked."""
        dice = decision_dice(self.seed, seat.seat, seat.moves_made)
        if seat.sample(dice).awaited() != seat.seat:
            return None
        return self.choose(seat)
