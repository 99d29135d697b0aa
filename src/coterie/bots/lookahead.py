"""Bots that look ahead."""

from time import perf_counter

from coterie.bots.bot import InformationSet, decision_dice
from coterie.bots.search import WORTHWHILE, Search
from coterie.engine.evaluation import Evaluation
from coterie.engine.state import State

FOREVER = 1 << 40
"""Iterations that nobody uses up: a budget without a limit of iterations."""
ALL_TIME = 1e9
"""Seconds that nobody uses up."""
ONE_PLY_DRAWS = 6  # draws on which moves are compared one ply ahead
PROPOSAL_DRAWS = 2  # draws in which proposals are looked for
CLOSE = 0.02  # the share of the win up to which a bad offer is worth a counter-offer


def best_answer(search: Search, known: InformationSet, moves: list[int]) -> int | None:
    """The best of the moves one ply ahead. A seat that was made an offer answers it one way or
    the other; any other seat moves only if that looks better than not to."""
    if not moves:
        return None
    search.one_ply(known, moves, ONE_PLY_DRAWS)
    best = max(search.sums)
    must_answer = known.sample(search.rng).awaited() == known.seat
    if not must_answer and best <= search.sum_without_move + ONE_PLY_DRAWS * WORTHWHILE:
        return None
    return moves[search.sums.index(best)]


class GreedyBot:
    """The best move one ply ahead, by the game's evaluation on a few draws of what is hidden.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> known = InformationSet(state, state.to_act[0], seeded(1))
    >>> GreedyBot(game.evaluation, seed=2).choose(known) in known.legal()
    True
    """

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation = evaluation
        self.seed = seed

    def choose(self, known: InformationSet) -> int:
        """The best move one ply ahead; of several equally good ones any."""
        moves = known.legal()
        if len(moves) == 1:
            return moves[0]
        search = self._search(known)
        search.one_ply(known, moves, ONE_PLY_DRAWS)
        best = max(search.sums)
        ties = [move for move, total in zip(moves, search.sums, strict=True) if total == best]
        return ties[search.rng.below(len(ties))]

    def answer(self, known: InformationSet) -> int | None:
        """A move that looks better than to let pass, if there is one."""
        return best_answer(self._search(known), known, known.legal())

    def _search(self, known: InformationSet) -> Search:
        return Search(self.evaluation, decision_dice(self.seed, known.seat, known.moves_made))


class SearchBot:
    """Tree search, or sequential halving, within a budget of iterations and seconds.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> known = InformationSet(state, state.to_act[0], seeded(1))
    >>> SearchBot(game.evaluation, seed=2, iterations=8).choose(known) in known.legal()
    True
    """

    def __init__(
        self,
        evaluation: Evaluation,
        seed: int,
        iterations: int = FOREVER,
        seconds: float = ALL_TIME,
    ) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.search: Search  # of the last decision

    def choose(self, known: InformationSet) -> int:
        """The best move found within the budget."""
        self._begin(known)
        moves = known.legal()
        if len(moves) == 1 and not known.restrained:
            return moves[0]
        # The tree search knows no manners: where they forbid a move, sequential halving is used.
        if known.restrained or (self.evaluation.common_draws and not known.together()):
            began = perf_counter()
            moves += self.proposals(known)
            left = self.seconds - (perf_counter() - began)
            return self.search.sequential_halving(known, moves, self.iterations, left)
        self.search.tree_search(known, self.iterations, self.seconds)
        return self.search.chosen_move(known.seat)

    def answer(self, known: InformationSet) -> int | None:
        """A move, or an offer of its own, that looks better than to let pass."""
        self._begin(known)
        return best_answer(self.search, known, known.legal() + self.proposals(known))

    def _begin(self, known: InformationSet) -> None:
        dice = decision_dice(self.seed, known.seat, known.moves_made)
        self.search = Search(self.evaluation, dice)

    def proposals(self, known: InformationSet) -> list[int]:
        """Open moves that look good in one draw or another."""
        found: set[int] = set()
        for _ in range(PROPOSAL_DRAWS):
            sample = known.sample(self.search.rng)
            proposed = self.evaluation.proposals(sample, known.seat)
            if sample.awaited() == known.seat:
                proposed += self.counter_offers(sample, known, proposed)
            found.update(m for m in proposed if self.is_improved(sample, known, m))
        return known.permitted(sorted(found - set(known.legal())))

    def is_improved(self, sample: State, known: InformationSet, move: int) -> bool:
        """Whether an offer is better for its addressee than what they refused before."""
        seat = known.seat
        other = sample.offered_to(seat, move)
        before = [
            self.promise(sample, seat, refused, other)
            for refused in known.manners.refused
            if sample.offered_to(seat, refused) == other and sample.allows(seat, refused)
        ]
        return not before or self.promise(sample, seat, move, other) > max(before)

    def promise(self, sample: State, seat: int, move: int, other: int) -> float:
        """What the other may expect who is made this offer and answers it well."""
        after = sample.clone()
        self.search.play(after, seat, move)
        return self.search.evaluate(after)[other]

    def counter_offers(
        self, sample: State, known: InformationSet, proposed: list[int]
    ) -> list[int]:
        """What to offer a person instead whose offer falls just short: the proposals that open
        up once it is refused."""
        seat = known.seat
        refusal, acceptance = answers(sample, seat)
        if refusal is None or acceptance is None:
            return []
        loss = self.search.evaluate(refusal)[seat] - self.search.evaluate(acceptance)[seat]
        if not 0.0 < loss <= CLOSE:
            return []
        return [
            move
            for move in self.evaluation.proposals(refusal, seat)
            if move not in proposed
            and sample.offered_to(seat, move) in known.manners.people
            and sample.allows(seat, move)
        ]


def answers(state: State, seat: int) -> tuple[State | None, State | None]:
    """The positions after an offer made to the seat is refused, and after it is accepted. Both
    are found by what follows: no answer is awaited of the seat any more, the turn is still the
    same, and only a deal is final."""
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
