"""Search for games with hidden information and simultaneous moves.

Information-set Monte Carlo tree search: every iteration draws a full position that agrees with
what the seat knows, walks down one common tree by the moves that are legal in that position,
adds one node and evaluates it. Where several seats decide at the same time each has statistics of
its own at the node and chooses without seeing the others' choices; the final choice there is
drawn in proportion to the visits, so that it cannot be foreseen.

A node that is visited again evaluates every move one ply ahead; these values are the moves'
priors, which count less the more often a move is visited. All values are counted from the value
that the drawn position has at the root, so that a lucky draw does not speak for a move.

Where what is hidden matters more than most moves (`Evaluation.common_draws`) a tree would mostly
measure luck. There sequential halving is used instead: all moves are compared on common draws, and
after each stage the better half goes on to the next.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from coterie.bots.bot import InformationSet
from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.rng import Rng
from coterie.engine.state import State

EXPLORATION: Final = 0.35  # the constant of UCB for two players
OTHERS_GUESSES: Final = 3  # guesses at the others' simultaneous choices for each prior
PRIOR_VISITS: Final = 1.5  # a prior counts as so many visits
WIDTH: Final = 10.0  # moves that compete at a new node …
WIDENING: Final = 1.2  # … and so many more per square root of its visits
WORTHWHILE: Final = 0.004  # the share of the win that a deal must bring
ONE_PLY_DRAWS: Final = 3  # draws on which moves are compared one ply ahead before the first stage
HALVED_MOVES: Final = 8  # moves that enter the first stage of sequential halving
STAGE_DRAWS: Final = 64  # draws of a stage at most
MAX_DEPTH: Final = 60  # decisions an iteration goes down at most
BETWEEN_CLOCKS: Final = 31  # iterations between two looks at the clock, as a mask of bits
KEY_BASE: Final = 1009  # joint moves are numbered in this base, to find their child node
DRAW_STEPS: Final = 1 << 24  # steps in which a random number from 0 to 1 is drawn


class Choices:
    """A seat's statistics at a node: for every move seen there, visits and gains.

    Empty until the node is visited again: most never are, and priors cost time.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[int] = []
        self.visits: list[float] = []
        self.gains: list[float] = []
        self.total_visits: float = 1.0
        self.priors: list[float] = []
        self.order: list[int] = []  # the slots by their priors, the highest first
        self.slots: dict[int, int] = {}  # the index of each move in the lists

    def add(self, move: int, prior: float) -> None:
        """Add a move that is seen for the first time, with its prior."""
        slot: i64 = len(self.moves)
        self.slots[move] = slot
        self.moves.append(move)
        self.visits.append(PRIOR_VISITS)
        self.gains.append(PRIOR_VISITS * prior)
        self.priors.append(prior)
        self.order.append(slot)
        place = slot
        while place > 0 and self.priors[self.order[place - 1]] < prior:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = slot

    def width(self) -> i64:
        """How many moves compete: few at first, more with the visits (progressive widening)."""
        width: i64 = i64(WIDTH + WIDENING * sqrt(self.total_visits))
        n: i64 = len(self.order)
        return width if width < n else n


class Node:
    """What is known of the positions reached by one sequence of moves."""

    def __init__(self, choices: list[Choices]) -> None:
        self.choices = choices
        self.children: dict[int, Node] = {}
        self.visits: float = 0.0


def sum_of(numbers: list[float]) -> float:
    # Compiled, sum() would start from the whole number 0 and refuse floats.
    found = 0.0
    for number in numbers:
        found += number
    return found


def best_slots(sums: list[float], slots: list[int], count: int) -> list[int]:
    """The slots with the highest sums, the highest first."""
    found: list[int] = []
    for slot in slots:
        place = len(found)
        while place > 0 and sums[found[place - 1]] < sums[slot]:
            place -= 1
        found.insert(place, slot)
    return found[:count]


def exploration(players: int) -> float:
    """The constant of UCB: the more players, the smaller the shares of the win that differ."""
    smaller = 2.0 / float(players)
    return EXPLORATION * smaller * smaller * smaller


def root_seats(state: State, seat: int) -> list[int]:
    """Who decides at the root: the seat, with those who decide at the same time."""
    if seat in state.to_act:
        return list(state.to_act)
    return [seat]


def same_seats(node: Node, seats: list[int]) -> bool:
    """Whether the node is about the decisions of just these seats."""
    if len(seats) != len(node.choices):
        return False
    for n in range(len(seats)):
        if seats[n] != node.choices[n].seat:
            return False
    return True


class Search:
    """The search of one bot for one game.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> known = InformationSet(state, state.to_act[0], seeded(1))
    >>> search = Search(game.evaluation, seeded(2))
    >>> search.tree_search(known, iterations=8, seconds=60.0)
    >>> search.chosen_move(known.seat) in known.legal()
    True
    """

    def __init__(self, evaluation: Evaluation, rng: Rng) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.iterations = 0
        self.root: Node | None = None
        # What moves are compared by: the sums, over all draws, of the seat's value without a move
        # and after each move.
        self.sum_without_move: float = 0.0
        self.sums: list[float] = []
        self.root_values: list[float] = []  # of each seat in the position that was drawn

    def determinize(self, known: InformationSet) -> State:
        """A draw of what is hidden, to play on from."""
        drawn = known.sample(self.rng)
        drawn.forget()
        return drawn

    def evaluate(self, state: State) -> list[float]:
        """What each seat may expect."""
        if state.result is not None:
            return shares(state)
        return self.evaluation.values(state)

    def add_priors(self, choices: Choices, state: State, legal: list[int], alone: bool) -> None:
        """Give moves that are new at a node their priors."""
        guesses: i64 = 1 if alone else OTHERS_GUESSES
        for move in legal:
            if move in choices.slots:
                continue
            value = 0.0
            guess: i64 = 0
            while guess < guesses:
                value += self.one_ply_value(state, choices.seat, move, alone)
                guess += 1
            choices.add(move, value / float(guesses) - self.root_values[choices.seat])

    def one_ply_value(self, state: State, seat: int, move: int, alone: bool) -> float:
        """What the seat may expect after the move."""
        return self.evaluate(self.try_move(state, seat, move, alone))[seat]

    def try_move(self, state: State, seat: int, move: int, alone: bool) -> State:
        """A copy in which the move was made."""
        after = state.clone()
        self.play(after, seat, move)
        if not alone:
            # The outcome shows only when the others have decided too, which they do at random.
            for other in after.to_act:
                if other in state.to_act and other != seat:
                    moves = self.evaluation.moves(after, other)
                    after.apply(other, moves[self.rng.below(len(moves))])
        return after

    def play(self, state: State, seat: int, move: int) -> None:
        """Make a move; whoever it makes an offer to answers at once."""
        state.apply(seat, move)
        partner = state.awaited()
        if partner >= 0 and partner != seat:
            self.let_answer(state, partner)

    def let_answer(self, state: State, seat: int) -> None:
        """Whoever was made an offer answers it, if that looks better than not answering."""
        if state.result is not None:
            return
        best_value = self.evaluate(state)[seat] + WORTHWHILE
        best = -1
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            if after.awaited() >= 0:
                continue  # a counter-offer settles nothing yet
            value = self.evaluate(after)[seat]
            if value > best_value:
                best_value = value
                best = move
        if best >= 0:
            state.apply(seat, best)

    def pick(self, choices: Choices, state: State, alone: bool) -> i64:
        """The slot of the move to try, by UCB among those with the highest priors."""
        legal = self.evaluation.moves(state, choices.seat)
        same = legal == choices.moves
        if not same:
            self.add_priors(choices, state, legal, alone)
            same = len(legal) == len(choices.moves)
        # Several full positions share a node: a move that is legal in one may not be in another.
        open_now: set[int] = set() if same else set(legal)
        spread = exploration(state.players) * sqrt(log(choices.total_visits + 1.0))
        left = choices.width()
        best: i64 = -1
        best_score = 0.0
        for slot in choices.order:
            if not same and choices.moves[slot] not in open_now:
                continue
            visits = choices.visits[slot]
            score = choices.gains[slot] / visits + spread / sqrt(visits)
            if best < 0 or score > best_score:
                best_score = score
                best = slot
            left -= 1
            if left <= 0:
                break
        return best

    def iterate(self, state: State) -> None:
        """One walk down the tree and back up."""
        assert self.root is not None
        node = self.root
        path: list[Choices] = []
        slots: list[int] = []
        depth: i64 = 0
        while depth < MAX_DEPTH:
            node.visits += 1.0
            key = 0
            if len(node.choices) == 1:
                choices = node.choices[0]
                slot = self.pick(choices, state, True)
                path.append(choices)
                slots.append(slot)
                key = choices.moves[slot]
                self.play(state, choices.seat, key)
            else:
                key = self.choose_together(node, state, path, slots)
            if state.result is not None:
                break
            child = node.children.get(key)
            if child is None or not same_seats(child, list(state.to_act)):
                node.children[key] = Node([Choices(seat) for seat in state.to_act])
                break
            node = child
            depth += 1
        self.rollout(state)
        values = self.evaluate(state)
        i: i64 = 0
        n: i64 = len(path)
        while i < n:
            choices = path[i]
            slot = slots[i]
            choices.visits[slot] += 1.0
            choices.gains[slot] += values[choices.seat] - self.root_values[choices.seat]
            choices.total_visits += 1.0
            i += 1

    def rollout(self, state: State) -> None:
        """Play on, each decision the best one ply ahead, so that a turn that has just begun is
        not evaluated in the middle. It stops before a decision that several seats make."""
        played: i64 = 0
        while played < self.evaluation.rollout_length and state.result is None:
            if len(state.to_act) > 1:
                return
            seat = state.to_act[0]
            moves = state.legal(seat)
            best = moves[0]
            if len(moves) > 1:
                best_value = -1.0
                for move in moves:
                    value = self.one_ply_value(state, seat, move, True)
                    if value > best_value:
                        best_value = value
                        best = move
            self.play(state, seat, best)
            played += 1

    def choose_together(
        self, node: Node, state: State, path: list[Choices], slots: list[int]
    ) -> int:
        """Every seat of the node chooses without knowing the others' choices; the number of the
        joint move."""
        picked: list[int] = []
        for choices in node.choices:
            slot = self.pick(choices, state, False)
            path.append(choices)
            slots.append(slot)
            picked.append(choices.moves[slot])
        key = 0
        for n in range(len(picked)):
            state.apply(node.choices[n].seat, picked[n])
            key = key * KEY_BASE + picked[n] + 1
        return key

    def tree_search(self, known: InformationSet, iterations: int, seconds: float) -> None:
        """Search until the iterations or the seconds are used up."""
        began = perf_counter()
        seats = root_seats(known.sample(self.rng), known.seat)
        self.root = Node([Choices(other) for other in seats])
        done: i64 = 0
        while done < iterations:
            if done & BETWEEN_CLOCKS == BETWEEN_CLOCKS:
                used = perf_counter() - began
                left = float(done) * (seconds / used - 1.0)
                if used > seconds or self.settled(known.seat, left):
                    break
            drawn = self.determinize(known)
            # How good the draw itself is for a seat says nothing about its moves.
            self.root_values = self.evaluate(drawn)
            self.iterate(drawn)
            done += 1
        self.iterations = done

    def sequential_halving(
        self, known: InformationSet, moves: list[int], iterations: int, seconds: float
    ) -> int:
        """The best of these moves, compared on the same draws in stages of equal length; half of
        the moves go on to the next stage."""
        began = perf_counter()
        self.one_ply(known, moves, ONE_PLY_DRAWS)
        left = best_slots(self.sums, list(range(len(moves))), HALVED_MOVES)
        stage = 1.0
        stages = log(float(len(left)) + 1.0) / log(2.0)
        while len(left) > 1:
            self.sums = [0.0] * len(moves)
            for _ in range(STAGE_DRAWS):
                self.add_draw(known, moves, left, True)
                part = stage / stages
                if perf_counter() - began > seconds * part or self.iterations > iterations * part:
                    break
            left = best_slots(self.sums, left, (len(left) + 1) // 2)
            stage += 1.0
        return moves[left[0]]

    def one_ply(self, known: InformationSet, moves: list[int], draws: int) -> None:
        """Evaluate these moves one ply ahead, on so many draws."""
        self.iterations = 0
        self.sum_without_move = 0.0
        self.sums = [0.0] * len(moves)
        slots = list(range(len(moves)))
        for _ in range(draws):
            self.add_draw(known, moves, slots, False)

    def add_draw(
        self, known: InformationSet, moves: list[int], slots: list[int], rollouts: bool
    ) -> None:
        """Evaluate these moves on one more draw, the same for all."""
        seat = known.seat
        start = self.determinize(known)
        here = self.evaluate(start)[seat]
        self.sum_without_move += here
        alone = len(root_seats(start, seat)) == 1
        for slot in slots:
            value = here
            if start.allows(seat, moves[slot]):
                after = self.try_move(start, seat, moves[slot], alone)
                if rollouts:
                    self.rollout(after)
                value = self.evaluate(after)[seat]
            self.sums[slot] += value
        self.iterations += len(slots)

    def settled(self, seat: int, left: float) -> bool:
        """Whether so many more iterations could not change the answer."""
        assert self.root is not None
        if len(self.root.choices) > 1:
            return False  # the answer will be drawn by visits, so every one counts
        most = 0.0
        second = 0.0
        for visits in self.choices_of(self.root, seat).visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def choices_of(self, node: Node, seat: int) -> Choices:
        """The statistics of the seat at the node."""
        for choices in node.choices:
            if choices.seat == seat:
                return choices
        raise AssertionError

    def chosen_move(self, seat: int) -> int:
        """The most visited move; where several seats decide at the same time one drawn by
        visits."""
        assert self.root is not None
        choices = self.choices_of(self.root, seat)
        best: i64 = 0
        slot: i64 = 1
        n: i64 = len(choices.moves)
        while slot < n:
            if choices.visits[slot] > choices.visits[best]:
                best = slot
            slot += 1
        if len(self.root.choices) > 1:
            return self.draw_by_visits(choices, choices.visits[best] - PRIOR_VISITS)
        return choices.moves[best]

    def draw_by_visits(self, choices: Choices, most: float) -> int:
        """A move drawn by the squares of the visits; moves with less than half of the most visits
        are left out."""
        weights: list[float] = []
        for slot in range(len(choices.moves)):
            visits = choices.visits[slot] - PRIOR_VISITS
            weights.append(visits * visits if 2.0 * visits > most else 0.0)
        mark = sum_of(weights) * (float(self.rng.below(DRAW_STEPS)) / float(DRAW_STEPS))
        for slot in range(len(weights)):
            mark -= weights[slot]
            if mark < 0.0:
                return choices.moves[slot]
        return choices.moves[len(weights) - 1]
