"""Bots that look ahead."""

from time import perf_counter

from coterie.bots.bot import Seat
from coterie.bots.search import WORTHWHILE, Search
from coterie.engine.evaluation import Evaluation
from coterie.engine.rng import Rng

FOREVER = 1 << 40
SAMPLES = 6  # positions over which a move is judged at once
GUESSES = 2  # positions in which proposals are looked for


def best_answer(search: Search, seat: Seat, moves: list[int]) -> int | None:
    """The move that looks best at once. Who was made an offer answers it one way or the other;
    who was not lets things be unless a move looks better."""
    if not moves:
        return None
    search.one_ply(seat, moves, SAMPLES)
    best = max(search.sums)
    asked = seat.sample(search.rng).awaited() == seat.seat
    if not asked and best <= search.standing + SAMPLES * WORTHWHILE:
        return None
    return moves[search.sums.index(best)]


class GreedyBot:
    """The move that looks best at once, by the game's evaluation over a few samples."""

    def __init__(self, evaluation: Evaluation, rng: Rng) -> None:
        self.search = Search(evaluation, rng)
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        self.search.one_ply(seat, moves, SAMPLES)
        sums = self.search.sums
        best = max(sums)
        ties = [move for move, total in zip(moves, sums, strict=True) if total == best]
        return ties[self.rng.below(len(ties))]

    def answer(self, seat: Seat) -> int | None:
        return best_answer(self.search, seat, seat.legal())


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
        elif self.search.evaluation.common_draws and not seat.together():
            began = perf_counter()
            moves += self.proposals(seat)
            left = self.seconds - (perf_counter() - began)
            return self.search.sequential_halving(seat, moves, self.iterations, left)
        else:
            self.search.think(seat, self.iterations, self.seconds)
            move = self.search.answer(seat.seat)
        self.search.follow(move)
        return move

    def answer(self, seat: Seat) -> int | None:
        return best_answer(self.search, seat, seat.legal() + self.proposals(seat))

    def proposals(self, seat: Seat) -> list[int]:
        """Open moves that look good in one sample or another."""
        found: set[int] = set()
        for _ in range(GUESSES):
            sample = seat.sample(self.search.rng)
            found.update(self.search.evaluation.proposals(sample, seat.seat))
        return sorted(found - set(seat.legal()))
