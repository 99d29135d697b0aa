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
FIRST_WEIGHT: Final = 1.5  # visits that the first judgement of a move is worth
WIDE: Final = 12  # moves looked at when a node is new; more as it is visited
DEEP: Final = 60  # decisions an iteration goes down at most


class Choices:
    """A seat's statistics at a node: for every move seen there, visits and gains."""

    def __init__(self, seat: int, moves: list[int]) -> None:
        self.seat = seat
        self.moves = moves
        self.visits: list[float] = []
        self.gains: list[float] = []
        self.times: float = 1.0


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
    """The seats that decide now. Somebody who may answer without owing it goes first."""
    if state.may_act:
        return [state.may_act[0]]
    return list(state.to_act)


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

    def new_choices(self, state: State, seat: int, alone: bool) -> Choices:
        """A seat's choices at a new node, each judged one step deep."""
        choices = Choices(seat, state.legal(seat))
        for move in choices.moves:
            choices.visits.append(FIRST_WEIGHT)
            choices.gains.append(FIRST_WEIGHT * self.first_value(state, seat, move, alone))
        return choices

    def first_value(self, state: State, seat: int, move: int, alone: bool) -> float:
        after = state.clone()
        after.apply(seat, move)
        if not alone:
            # What comes of it shows only when the others have decided too: at random here.
            for other in after.to_act:
                if other in state.to_act and other != seat:
                    moves = after.legal(other)
                    after.apply(other, moves[int(self.rng.below(len(moves)))])
        return self.judge(after)[seat]

    def new_node(self, state: State) -> Node:
        seats = movers(state)
        return Node([self.new_choices(state, seat, len(seats) == 1) for seat in seats])

    def pick(self, choices: Choices, legal: list[int]) -> i64:
        """The slot of the move to try: high value or seldom tried."""
        if legal != choices.moves:
            return self.pick_slowly(choices, legal)
        spread = EXPLORE * sqrt(log(choices.times + 1.0))
        best: i64 = 0
        best_score = -1.0
        slot: i64 = 0
        n: i64 = len(legal)
        while slot < n:
            visits = choices.visits[slot]
            score = choices.gains[slot] / visits + spread / sqrt(visits)
            if score > best_score:
                best_score = score
                best = slot
            slot += 1
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
                slot = self.pick(choices, state.legal(choices.seat))
                path.append(choices)
                slots.append(int(slot))
                key = choices.moves[slot]
                state.apply(choices.seat, key)
            else:
                key = self.all_at_once(node, state, path, slots)
            if state.result is not None:
                break
            child = node.children.get(key)
            if child is None or not self.fits(child, state):
                node.children[key] = self.new_node(state)
                break
            node = child
            depth += 1
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

    def fits(self, node: Node, state: State) -> bool:
        """Whether the node is about the seats that decide in this position."""
        seats = movers(state)
        if len(seats) != len(node.choices):
            return False
        for n in range(len(seats)):
            if seats[n] != node.choices[n].seat:
                return False
        return True

    def all_at_once(self, node: Node, state: State, path: list[Choices], slots: list[int]) -> int:
        """Every seat of the node chooses without knowing the others' choices."""
        picked: list[int] = []
        for choices in node.choices:
            slot = self.pick(choices, state.legal(choices.seat))
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
        number = seat.seat
        if self.root is None or not self.fits_seat(self.root, start, number):
            self.root = self.root_node(start, number)
        done: i64 = 0
        while done < iterations:
            if done & 7 == 7 and perf_counter() - began > seconds:
                break
            self.iterate(seat.sample(self.rng))
            done += 1
        self.iterations = int(done)

    def root_node(self, state: State, seat: int) -> Node:
        if seat in state.to_act and len(state.to_act) > 1:
            return Node([self.new_choices(state, other, False) for other in state.to_act])
        return Node([self.new_choices(state, seat, True)])

    def fits_seat(self, node: Node, state: State, seat: int) -> bool:
        """Whether the node can be the root for this seat's decision."""
        together = seat in state.to_act and len(state.to_act) > 1
        if len(node.choices) != (len(state.to_act) if together else 1):
            return False
        return any_seat(node, seat) and self.own(node, seat).moves == state.legal(seat)

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
            return self.draw(choices, choices.visits[best])
        return choices.moves[best]

    def draw(self, choices: Choices, most: float) -> int:
        """A move drawn in proportion to its visits; those hardly looked at are left out."""
        weights = [v if v > most / 4.0 else 0.0 for v in choices.visits]
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


def any_seat(node: Node, seat: int) -> bool:
    for choices in node.choices:
        if choices.seat == seat:
            return True
    return False
