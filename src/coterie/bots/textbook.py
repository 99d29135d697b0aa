"""The textbook's bot: it knows no game, and stays as it is so that others can be measured by it."""

from coterie.bots.bot import Seat
from coterie.bots.search_textbook import TextbookSearch
from coterie.engine.rng import Rng


class TextbookBot:
    """Information-set Monte Carlo tree search with random playouts to the end of the game."""

    def __init__(self, rng: Rng, bound: int, iterations: int, seconds: float) -> None:
        self.search = TextbookSearch(rng, bound)
        self.iterations = iterations
        self.seconds = seconds

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        return self.search.choose(seat, self.iterations, self.seconds)

    def answer(self, seat: Seat) -> int | None:
        """It answers an offer made to it, and makes none of its own unasked."""
        if seat.sample(self.search.rng).awaited() != seat.seat:
            return None
        return self.choose(seat)
