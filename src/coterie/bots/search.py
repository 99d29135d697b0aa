"""Search for games with hidden information and simultaneous moves.

Information-set Monte Carlo tree search: every iteration draws a full position that agrees with
what the seat knows, walks down one common tree by the moves that are legal in that position,
adds one node and judges it. Where several seats decide at the same time each has statistics of
its own at the node and chooses without seeing the others' choices; the final choice there is
drawn in proportion to the visits, so that it cannot be foreseen.

A new node judges every move at once by the game's evaluation, one step deep; these judgements
are the moves' first values and fade as real visits come in.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from coterie.bots.bot import Seat
from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.rng import Rng
from coterie.engine.state import State

EXPLORE: Final = 0.35
MORE_GUESSES: Final = 2  # of what the others do, when moves of a simultaneous choice are judged
FIRST_WEIGHT: Final = 1.5  # visits that the first judgement of a move is worth
WIDE: Final = 5.0  # moves looked at when a node is new …
WIDER: Final = 1.2  # … and for every square root of a visit
ROLL: Final = 4  # decisions played on from a new node, each as it looks best at once
WORTHWHILE: Final = 0.004  # a deal must bring so much of the win
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
        self.order: list[int] = []  # slots, the most promising first

    def sort(self) -> None:
        """Put the moves in the order of their first values."""
        n: i64 = len(self.moves)
        placed: i64 = 0
        while placed < n:
            gain = self.gains[placed]
            self.order.append(int(placed))
            i = placed
            while i > 0 and self.gains[self.order[i - 1]] < gain:
                self.order[i] = self.order[i - 1]
                i -= 1
            self.order[i] = int(placed)
            placed += 1

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


def movers(state: State) -> list[int]:
    """The seats that decide now. Who was made an offer answers first."""
    awaited = state.awaited()
    if awaited >= 0:
        return [awaited]
    return list(state.to_act)


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

    def judge(self, state: State) -> list[float]:
        if state.result is not None:
            return shares(state)
        return self.evaluation.values(state)

    def judge_moves(self, choices: Choices, state: State, alone: bool) -> None:
        """Give the moves of a node their first values, one step deep."""
        choices.moves = state.legal(choices.seat)
        for move in choices.moves:
            value = self.first_value(state, choices.seat, move, alone)
            if not alone:
                for _ in range(MORE_GUESSES):
                    value += self.first_value(state, choices.seat, move, alone)
                value /= MORE_GUESSES + 1
            choices.visits.append(FIRST_WEIGHT)
            choices.gains.append(FIRST_WEIGHT * value)
        choices.sort()

    def first_value(self, state: State, seat: int, move: int, alone: bool) -> float:
        after = state.clone()
        after.apply(seat, move)
        if not alone:
            # What comes of it shows only when the others have decided too: at random here.
            for other in after.to_act:
                if other in state.to_act and other != seat:
                    moves = after.legal(other)
                    after.apply(other, moves[int(self.rng.below(len(moves)))])
        partner = after.awaited()
        if partner >= 0 and partner != seat:
            self.let_answer(after, partner)
        return self.judge(after)[seat]

    def let_answer(self, state: State, seat: int) -> None:
        """Who was made an offer answers it, if that looks better than letting things be."""
        if state.result is not None:
            return
        best_value = self.judge(state)[seat] + WORTHWHILE
        best = -1
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            value = self.judge(after)[seat]
            if value > best_value:
                best_value = value
                best = move
        if best >= 0:
            state.apply(seat, best)

    def pick(self, choices: Choices, state: State, alone: bool) -> i64:
        """The slot of the move to try: high value or seldom tried."""
        if not choices.visits:
            self.judge_moves(choices, state, alone)
        legal = state.legal(choices.seat)
        if legal != choices.moves:
            return self.pick_slowly(choices, legal)
        spread = EXPLORE * sqrt(log(choices.times + 1.0))
        best: i64 = 0
        best_score = -1.0
        place: i64 = 0
        n = choices.width()
        while place < n:
            slot: i64 = choices.order[place]
            visits = choices.visits[slot]
            score = choices.gains[slot] / visits + spread / sqrt(visits)
            if score > best_score:
                best_score = score
                best = slot
            place += 1
        return best

    def pick_slowly(self, choices: Choices, legal: list[int]) -> i64:
        """The same where the moves differ from those seen before at this node."""
        spread = EXPLORE * sqrt(log(choices.times + 1.0))
        best: i64 = 0
        best_score = -1.0
        for move in legal:
            if move in choices.moves:
                slot: i64 = choices.moves.index(move)
            else:
                slot = len(choices.moves)
                choices.moves.append(move)
                choices.order.append(int(slot))
                mean = total(choices.gains) / total(choices.visits)
                choices.visits.append(FIRST_WEIGHT)
                choices.gains.append(FIRST_WEIGHT * mean)
            visits = choices.visits[slot]
            score = choices.gains[slot] / visits + spread / sqrt(visits)
            if score > best_score:
                best_score = score
                best = slot
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
                state.apply(choices.seat, key)
            else:
                key = self.all_at_once(node, state, path, slots)
            if state.result is not None:
                break
            child = node.children.get(key)
            if child is None or not same_seats(child, movers(state)):
                node.children[key] = Node([Choices(seat) for seat in movers(state)])
                break
            node = child
            depth += 1
        self.roll(state)
        values = self.judge(state)
        i: i64 = 0
        n: i64 = len(path)
        while i < n:
            choices = path[i]
            slot = slots[i]
            choices.visits[slot] += 1.0
            choices.gains[slot] += values[choices.seat]
            choices.times += 1.0
            i += 1

    def roll(self, state: State) -> None:
        """Play on a little, each decision as it looks best at once, so that a turn just begun
        is not judged in the middle."""
        played: i64 = 0
        while played < ROLL and state.result is None:
            seats = movers(state)
            if len(seats) > 1:
                return
            seat = seats[0]
            moves = state.legal(seat)
            best = moves[0]
            if len(moves) > 1:
                best_value = -1.0
                for move in moves:
                    value = self.first_value(state, seat, move, True)
                    if value > best_value:
                        best_value = value
                        best = move
            state.apply(seat, best)
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
        start = seat.sample(self.rng)
        if self.root is None or not self.fits_root(self.root, start, seat.seat):
            seats = root_seats(start, seat.seat)
            self.root = Node([Choices(other) for other in seats])
        done: i64 = 0
        while done < iterations:
            if done & 7 == 7 and perf_counter() - began > seconds:
                break
            self.iterate(seat.sample(self.rng))
            done += 1
        self.iterations = int(done)

    def fits_root(self, node: Node, state: State, seat: int) -> bool:
        """Whether the node is about this very decision of the seat."""
        if not same_seats(node, root_seats(state, seat)):
            return False
        moves = self.own(node, seat).moves
        return not moves or moves == state.legal(seat)

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

    def follow(self, move: int) -> None:
        """Keep the part of the tree below a move of one's own."""
        if self.root is not None:
            self.root = self.root.children.get(move) if len(self.root.choices) == 1 else None
