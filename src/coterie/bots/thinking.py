"""Bots that look ahead."""

from time import perf_counter

from coterie.bots.bot import Seat, decision_dice
from coterie.bots.search import WORTHWHILE, Search
from coterie.engine.evaluation import Evaluation
from coterie.engine.state import State

FOREVER = 1 << 40
SAMPLES = 6  # positions over which a move is judged at once
GUESSES = 2  # positions in which proposals are looked for
CLOSE = 0.02  # of the win: an offer that costs no more than this is worth a counter-offer


def best_answer(search: Search, seat: Seat, moves: list[int]) -> int | None:
    """The move that looks best at once. Who was made an offer answers it one way or the other;
    who was not lets things be unless a move looks better."""
    if not moves:
        return None
    search.one_ply(seat, moves, SAMPLES)
    best = max(search.sums)
    must_answer = seat.sample(search.rng).awaited() == seat.seat
    if not must_answer and best <= search.standing + SAMPLES * WORTHWHILE:
        return None
    return moves[search.sums.index(best)]


class GreedyBot:
    """The move that looks best at once, by the game's evaluation over a few samples."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        search = self._search(seat)
        search.one_ply(seat, moves, SAMPLES)
        best = max(search.sums)
        ties = [move for move, total in zip(moves, search.sums, strict=True) if total == best]
        return ties[search.rng.below(len(ties))]

    def answer(self, seat: Seat) -> int | None:
        return best_answer(self._search(seat), seat, seat.legal())

    def _search(self, seat: Seat) -> Search:
        return Search(self.evaluation, decision_dice(self.seed, seat.seat, seat.moves_made))


class SearchBot:
    """Tree search within a budget: so many iterations, so many seconds, whichever ends first."""

    def __init__(
        self, evaluation: Evaluation, seed: int, iterations: int = FOREVER, seconds: float = 1e9
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.search: Search  # of the last decision

    def choose(self, seat: Seat) -> int:
        self._begin(seat)
        moves = seat.legal()
        if len(moves) == 1 and not seat.restrained:
            return moves[0]
        # The tree knows no manners: where some moves are not permitted, the others are compared.
        if seat.restrained or (self.evaluation.common_draws and not seat.together()):
            began = perf_counter()
            moves += self.proposals(seat)
            left = self.seconds - (perf_counter() - began)
            return self.search.sequential_halving(seat, moves, self.iterations, left)
        self.search.think(seat, self.iterations, self.seconds)
        return self.search.answer(seat.seat)

    def answer(self, seat: Seat) -> int | None:
        self._begin(seat)
        return best_answer(self.search, seat, seat.legal() + self.proposals(seat))

    def _begin(self, seat: Seat) -> None:
        dice = decision_dice(self.seed, seat.seat, seat.moves_made)
        self.search = Search(self.evaluation, dice)

    def proposals(self, seat: Seat) -> list[int]:
        """Open moves that look good in one sample or another."""
        found: set[int] = set()
        for _ in range(GUESSES):
            sample = seat.sample(self.search.rng)
            proposed = self.evaluation.proposals(sample, seat.seat)
            if sample.awaited() == seat.seat:
                proposed += self.counter_offers(sample, seat, proposed)
            found.update(m for m in proposed if self.is_improved(sample, seat, m))
        return seat.permitted(sorted(found - set(seat.legal())))

    def is_improved(self, sample: State, seat: Seat, move: int) -> bool:
        """Whether an offer is better for its addressee than what they refused before."""
        other = sample.offered_to(seat.seat, move)
        before = [
            self.promise(sample, seat.seat, refused, other)
            for refused in seat.manners.refused
            if sample.offered_to(seat.seat, refused) == other and sample.allows(seat.seat, refused)
        ]
        return not before or self.promise(sample, seat.seat, move, other) > max(before)

    def promise(self, sample: State, seat: int, move: int, other: int) -> float:
        """What somebody may expect who is made this offer and answers it well."""
        after = sample.clone()
        self.search.make(after, seat, move)
        return self.search.judge(after)[other]

    def counter_offers(self, sample: State, seat: Seat, proposed: list[int]) -> list[int]:
        """What to offer a person instead whose offer falls just short: the proposals that open
        up once it is refused."""
        refusal, acceptance = answers(sample, seat.seat)
        if refusal is None or acceptance is None:
            return []
        loss = self.search.judge(refusal)[seat.seat] - self.search.judge(acceptance)[seat.seat]
        if not -WORTHWHILE <= loss <= CLOSE:
            return []
        return [
            move
            for move in self.evaluation.proposals(refusal, seat.seat)
            if move not in proposed
            and sample.offered_to(seat.seat, move) in seat.manners.people
            and sample.allows(seat.seat, move)
        ]


def answers(state: State, seat: int) -> tuple[State | None, State | None]:
    """The positions after an offer made to the seat is refused and after it is accepted: it
    awaits an answer no more and the turn is still the same. Only a deal is final."""
    found: dict[bool, State] = {}
    for move in state.legal(seat):
        if state.offered_to(seat, move) >= 0:
            continue
        after = state.clone()
        after.apply(seat, move)
        same_turn = after.to_act == state.to_act and after.moment() == state.moment()
        if same_turn and after.awaited() != seat and after.result is None:
            found.setdefault(after.revealed, after)
    return found.get(False), found.get(True)
