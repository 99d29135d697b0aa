"""Bots that look ahead."""

from coterie.bots.bot import Seat
from coterie.bots.search import Search
from coterie.engine.evaluation import Evaluation
from coterie.engine.rng import Rng

FOREVER = 1 << 40


class GreedyBot:
    """The move that looks best at once, by the game's evaluation over a few samples."""

    SAMPLES = 6

    def __init__(self, evaluation: Evaluation, rng: Rng) -> None:
        self.search = Search(evaluation, rng)
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        totals = [0.0] * len(moves)
        for _ in range(self.SAMPLES if len(moves) > 1 else 0):
            start = seat.sample(self.rng)
            alone = len(start.to_act) == 1
            for slot, move in enumerate(moves):
                totals[slot] += self.search.first_value(start, seat.seat, move, alone)
        best = max(totals)
        ties = [move for move, total in zip(moves, totals, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]


class SearchBot:
    """Tree search within a budget: so many iterations, so many seconds, whichever ends first."""

    def __init__(
        self, evaluation: Evaluation, rng: Rng, iterations: int = FOREVER, seconds: float = 1e9
    ) -> None:
        self.search = Search(evaluation, rng)
        self.iterations = iterations
        self.seconds = seconds
        self.moves_made = -1

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        # What was thought about the own turn is kept while nobody else has moved.
        if seat.moves_made != self.moves_made + 1:
            self.search.root = None
        self.moves_made = seat.moves_made
        if len(moves) == 1:
            move = moves[0]
        else:
            self.search.think(seat, self.iterations, self.seconds)
            move = self.search.answer(seat.seat)
        self.search.follow(move)
        return move
