"""Search for games with hidden information and simultaneous moves.

Information-set Monte Carlo tree search: every iteration draws a full position that agrees with
what the seat knows, walks down one common tree by the moves that are legal in that position,
adds one node and judges it. Where several seats decide at the same time each has statistics of
its own at the node and chooses without seeing the others' choices; the final choice there is
drawn in proportion to the visits, so that it cannot be foreseen.

A new node judges every move at once by the game's evaluation, one step deep; these judgements
are the moves' first values and fade as real visits come in. All values are counted from what the
position that was drawn promises at the root, so that a lucky draw does not speak for a move.

Where what is hidden weighs more than most moves (`Evaluation.common_draws`) a tree would mostly
measure luck. There sequential halving is used instead: all moves on common draws, ever fewer
moves ever longer.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from coterie.bots.bot import Seat
from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.rng import Rng
from coterie.engine.state import State

EXPLORE: Final = 0.35  # for two players; the more there are, the smaller the shares at stake
MORE_GUESSES: Final = 2  # of what the others do, when moves of a simultaneous choice are judged
FIRST_WEIGHT: Final = 1.5  # visits that the first judgement of a move is worth
WIDE: Final = 10.0  # moves looked at when a node is new …
WIDER: Final = 1.2  # … and for every square root of a visit
WORTHWHILE: Final = 0.004  # a deal must bring so much of the win
ONE_PLY_DRAWS: Final = 3  # draws on which all moves are judged at once before some are weighed
HALVED_MOVES: Final = 8  # moves that are weighed
DRAWS: Final = 64  # at most for the moves that are left
DEEP: Final = 60  # decisions an iteration goes down at most


class Choices:
    """A seat's statistics at a node: for every move seen there, visits and gains.

    Empty until the node is visited again: most never are, and judging their moves is dear.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moves: list[int] = []
        self.visits: list[float] = []
        self.gains: list[float] = []
        self.times: float = 1.0
        self.first: list[float] = []  # values
        self.order: list[int] = []  # slots, the most promising first
        self.slots: dict[int, int] = {}  # of the moves

    def add(self, move: int, value: float, weight: float) -> None:
        """A move seen for the first time, with its first value; the most promising stay first."""
        slot: i64 = len(self.moves)
        self.slots[move] = int(slot)
        self.moves.append(move)
        self.visits.append(weight)
        self.gains.append(weight * value)
        self.first.append(value)
        self.order.append(int(slot))
        place = slot
        while place > 0 and self.first[self.order[place - 1]] < value:
            self.order[place] = self.order[place - 1]
            place -= 1
        self.order[place] = int(slot)

    def width(self) -> i64:
        """How many moves are looked at: few at first, more with the visits."""
        wide: i64 = i64(WIDE + WIDER * sqrt(self.times))
        n: i64 = len(self.order)
        return wide if wide < n else n


class Node:
    """What is known of the positions reached by one sequence of moves."""

    def __init__(self, choices: list[Choices]) -> None:
        self.choices = choices
        self.children: dict[int, Node] = {}
        self.visits: float = 0.0


def total(numbers: list[float]) -> float:
    # Compiled, sum() would start from the whole number 0 and refuse floats.
    found = 0.0
    for number in numbers:
        found += number
    return found


def most(sums: list[float], slots: list[int], count: int) -> list[int]:
    """The slots with the highest sums, the highest first."""
    found: list[int] = []
    for slot in slots:
        place = len(found)
        while place > 0 and sums[found[place - 1]] < sums[slot]:
            place -= 1
        found.insert(place, slot)
    return found[:count]


def explore(players: int) -> float:
    smaller = 2.0 / float(players)
    return EXPLORE * smaller * smaller * smaller


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
    """The search of one bot for one game."""

    def __init__(self, evaluation: Evaluation, rng: Rng) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.iterations = 0
        self.root: Node | None = None
        # Sums over draws, when moves are weighed: where the seat stands, and after each move.
        self.standing: float = 0.0
        self.sums: list[float] = []
        self.base: list[float] = []  # what each seat may expect at the root, as it was drawn

    def imagine(self, seat: Seat) -> State:
        """A draw to play on from."""
        drawn = seat.sample(self.rng)
        drawn.forget()
        return drawn

    def judge(self, state: State) -> list[float]:
        if state.result is not None:
            return shares(state)
        return self.evaluation.values(state)

    def judge_moves(self, choices: Choices, state: State, legal: list[int], alone: bool) -> None:
        """Give moves that are new at a node their first values, one step deep."""
        for move in legal:
            if move in choices.slots:
                continue
            value = self.first_value(state, choices.seat, move, alone)
            if not alone:
                for _ in range(MORE_GUESSES):
                    value += self.first_value(state, choices.seat, move, alone)
                value /= MORE_GUESSES + 1
            choices.add(move, value - self.base[choices.seat], FIRST_WEIGHT)

    def first_value(self, state: State, seat: int, move: int, alone: bool) -> float:
        return self.judge(self.try_move(state, seat, move, alone))[seat]

    def try_move(self, state: State, seat: int, move: int, alone: bool) -> State:
        """A copy in which the move was made."""
        after = state.clone()
        self.make(after, seat, move)
        if not alone:
            # What comes of it shows only when the others have decided too: at random here.
            for other in after.to_act:
                if other in state.to_act and other != seat:
                    moves = self.evaluation.moves(after, other)
                    after.apply(other, moves[int(self.rng.below(len(moves)))])
        return after

    def make(self, state: State, seat: int, move: int) -> None:
        """Make a move; who is made an offer by it answers at once."""
        state.apply(seat, move)
        partner = state.awaited()
        if partner >= 0 and partner != seat:
            self.let_answer(state, partner)

    def let_answer(self, state: State, seat: int) -> None:
        """Who was made an offer answers it, if that looks better than letting things be."""
        if state.result is not None:
            return
        best_value = self.judge(state)[seat] + WORTHWHILE
        best = -1
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            if after.awaited() >= 0:
                continue  # a counter-offer settles nothing yet
            value = self.judge(after)[seat]
            if value > best_value:
                best_value = value
                best = move
        if best >= 0:
            state.apply(seat, best)

    def pick(self, choices: Choices, state: State, alone: bool) -> i64:
        """The slot of the move to try, among the most promising: high value or seldom tried."""
        legal = self.evaluation.moves(state, choices.seat)
        same = legal == choices.moves
        if not same:
            self.judge_moves(choices, state, legal, alone)
            same = len(legal) == len(choices.moves)
        # Several hidden positions share a node: what is legal in one may not be in another.
        open_now: set[int] = set() if same else set(legal)
        spread = explore(state.players) * sqrt(log(choices.times + 1.0))
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
        while depth < DEEP:
            node.visits += 1.0
            key = 0
            if len(node.choices) == 1:
                choices = node.choices[0]
                slot = self.pick(choices, state, True)
                path.append(choices)
                slots.append(int(slot))
                key = choices.moves[slot]
                self.make(state, choices.seat, key)
            else:
                key = self.all_at_once(node, state, path, slots)
            if state.result is not None:
                break
            child = node.children.get(key)
            if child is None or not same_seats(child, list(state.to_act)):
                node.children[key] = Node([Choices(seat) for seat in state.to_act])
                break
            node = child
            depth += 1
        self.rollout(state)
        values = self.judge(state)
        i: i64 = 0
        n: i64 = len(path)
        while i < n:
            choices = path[i]
            slot = slots[i]
            choices.visits[slot] += 1.0
            choices.gains[slot] += values[choices.seat] - self.base[choices.seat]
            choices.times += 1.0
            i += 1

    def rollout(self, state: State) -> None:
        """Play on, each decision as it looks best at once, so that a turn just begun is not
        judged in the middle; not past a decision that several make."""
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
                    value = self.first_value(state, seat, move, True)
                    if value > best_value:
                        best_value = value
                        best = move
            self.make(state, seat, best)
            played += 1

    def all_at_once(self, node: Node, state: State, path: list[Choices], slots: list[int]) -> int:
        """Every seat of the node chooses without knowing the others' choices."""
        picked: list[int] = []
        for choices in node.choices:
            slot = self.pick(choices, state, False)
            path.append(choices)
            slots.append(int(slot))
            picked.append(choices.moves[slot])
        key = 0
        for n in range(len(picked)):
            state.apply(node.choices[n].seat, picked[n])
            key = key * 1009 + picked[n] + 1
        return key

    def think(self, seat: Seat, iterations: int, seconds: float) -> None:
        """Search for the seat until the iterations or the seconds are used up."""
        began = perf_counter()
        seats = root_seats(seat.sample(self.rng), seat.seat)
        self.root = Node([Choices(other) for other in seats])
        done: i64 = 0
        while done < iterations:
            if done & 31 == 31:
                used = perf_counter() - began
                if used > seconds or self.settled(seat.seat, float(done) * (seconds / used - 1.0)):
                    break
            drawn = self.imagine(seat)
            # What one draw of the hidden things is worth to a seat says nothing about its moves.
            self.base = self.judge(drawn)
            self.iterate(drawn)
            done += 1
        self.iterations = int(done)

    def sequential_halving(
        self, seat: Seat, moves: list[int], iterations: int, seconds: float
    ) -> int:
        """The move that does best on the same draws as the others: ever fewer moves are looked
        at, each for an equal part of the time."""
        began = perf_counter()
        self.one_ply(seat, moves, ONE_PLY_DRAWS)
        left = most(self.sums, list(range(len(moves))), HALVED_MOVES)
        stage = 1.0
        stages = log(float(len(left)) + 1.0) / log(2.0)
        while len(left) > 1:
            self.sums = [0.0] * len(moves)
            for _ in range(DRAWS):
                self.add_draw(seat, moves, left, True)
                part = stage / stages
                if perf_counter() - began > seconds * part or self.iterations > iterations * part:
                    break
            left = most(self.sums, left, (len(left) + 1) // 2)
            stage += 1.0
        return moves[left[0]]

    def one_ply(self, seat: Seat, moves: list[int], draws: int) -> None:
        """Judge all these moves at once, over some draws."""
        self.iterations = 0
        self.standing = 0.0
        self.sums = [0.0] * len(moves)
        slots = list(range(len(moves)))
        for _ in range(draws):
            self.add_draw(seat, moves, slots, False)

    def add_draw(self, seat: Seat, moves: list[int], slots: list[int], deep: bool) -> None:
        """Judge these moves on one draw more, the same for all."""
        start = self.imagine(seat)
        here = self.judge(start)[seat.seat]
        self.standing += here
        alone = len(root_seats(start, seat.seat)) == 1
        for slot in slots:
            value = here
            if start.allows(seat.seat, moves[slot]):
                after = self.try_move(start, seat.seat, moves[slot], alone)
                if deep:
                    self.rollout(after)
                value = self.judge(after)[seat.seat]
            self.sums[slot] += value
        self.iterations += len(slots)

    def settled(self, seat: int, left: float) -> bool:
        """Whether so many more iterations could not change the answer."""
        assert self.root is not None
        if len(self.root.choices) > 1:
            return False  # drawn by visits: every one counts
        most = 0.0
        second = 0.0
        for visits in self.own(self.root, seat).visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def own(self, node: Node, seat: int) -> Choices:
        for choices in node.choices:
            if choices.seat == seat:
                return choices
        raise AssertionError

    def answer(self, seat: int) -> int:
        """The move found: the most visited; among simultaneous choices one drawn by visits."""
        assert self.root is not None
        choices = self.own(self.root, seat)
        best: i64 = 0
        slot: i64 = 1
        n: i64 = len(choices.moves)
        while slot < n:
            if choices.visits[slot] > choices.visits[best]:
                best = slot
            slot += 1
        if len(self.root.choices) > 1:
            return self.draw(choices, choices.visits[best] - FIRST_WEIGHT)
        return choices.moves[best]

    def draw(self, choices: Choices, most: float) -> int:
        """A move drawn by its visits; those looked at less than half as often are left out."""
        weights: list[float] = []
        for slot in range(len(choices.moves)):
            visits = choices.visits[slot] - FIRST_WEIGHT
            weights.append(visits * visits if 2.0 * visits > most else 0.0)
        mark = total(weights) * (float(self.rng.below(1 << 24)) / float(1 << 24))
        for slot in range(len(weights)):
            mark -= weights[slot]
            if mark < 0.0:
                return choices.moves[slot]
        return choices.moves[len(weights) - 1]
