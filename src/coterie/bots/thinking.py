"""Bots that look ahead."""

from time import perf_counter

from coterie.bots.bot import Seat
from coterie.bots.search import WORTHWHILE, Search
from coterie.engine.evaluation import Evaluation
from coterie.engine.rng import Rng

FOREVER = 1 << 40
SAMPLES = 6  # positions over which a move is judged at once
GUESSES = 2  # positions in which proposals are looked for


def outlook(search: Search, seat: Seat, moves: list[int]) -> tuple[float, list[float]]:
    """What the seat may expect where it stands, and after each of these moves, judged at once;
    both as sums over the same few samples."""
    standing = 0.0
    totals = [0.0] * len(moves)
    for _ in range(SAMPLES):
        start = seat.sample(search.rng)
        here = search.judge(start)[seat.seat]
        standing += here
        alone = start.to_act == (seat.seat,) or seat.seat not in start.to_act
        for slot, move in enumerate(moves):
            if start.allows(seat.seat, move):
                totals[slot] += search.first_value(start, seat.seat, move, alone)
            else:
                totals[slot] += here
    return standing, totals


def best_answer(search: Search, seat: Seat, moves: list[int]) -> int | None:
    """The move that looks best at once. Who was made an offer answers it one way or the other;
    who was not lets things be unless a move looks better."""
    standing, totals = outlook(search, seat, moves)
    best = max(totals)
    asked = seat.sample(search.rng).awaited() == seat.seat
    if not asked and best <= standing + SAMPLES * WORTHWHILE:
        return None
    return moves[totals.index(best)]


class GreedyBot:
    """The move that looks best at once, by the game's evaluation over a few samples."""

    def __init__(self, evaluation: Evaluation, rng: Rng) -> None:
        self.search = Search(evaluation, rng)
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        _, totals = outlook(self.search, seat, moves)
        best = max(totals)
        ties = [move for move, total in zip(moves, totals, strict=True) if total == best]
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
        elif self.search.evaluation.even and not seat.together():
            began = perf_counter()
            moves += self.proposals(seat)
            left = self.seconds - (perf_counter() - began)
            return self.search.weigh(seat, moves, self.iterations, left)
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
