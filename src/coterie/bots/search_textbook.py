"""Information-set Monte Carlo tree search as the textbook has it: the yardstick of the ladder.

Single observer (Cowling, Powley and Whitehouse, 2012): every iteration draws a full position that
agrees with what the seat knows, walks down one tree by the moves that are legal in that position,
choosing by UCB with the number of times a move was available, adds one node, plays on at random
to the end of the game, and counts the result for whoever chose on the way. It knows nothing of
any game beyond the contract, so it says how much a bot that does know something gains by it.

Seats that decide at the same time are asked one after another. A seat that was made an offer
answers it before the game goes on.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from coterie.bots.bot import InformationSet
from coterie.engine.evaluation import shares
from coterie.engine.playout import playout
from coterie.engine.rng import Rng
from coterie.engine.state import State

EXPLORE: Final = 0.7  # the textbook's constant for results between 0 and 1
BETWEEN_CLOCKS: Final = 15  # iterations between two looks at the clock, as a mask of bits


class Node:
    """One sequence of moves: for every move seen after it, how it has fared."""

    def __init__(self) -> None:
        self.slots: dict[int, int] = {}  # of the moves
        self.moves: list[int] = []
        self.children: list[Node] = []
        self.visits: list[float] = []
        self.available: list[float] = []
        self.gains: list[float] = []

    def add(self, move: int) -> int:
        """A move seen for the first time; its slot."""
        slot = len(self.moves)
        self.slots[move] = slot
        self.moves.append(move)
        self.children.append(Node())
        self.visits.append(0.0)
        self.available.append(0.0)
        self.gains.append(0.0)
        return slot


def actor(state: State) -> int:
    """Whose decision is next: an answer that is awaited comes before a decision that is owed."""
    awaited = state.awaited()
    return awaited if awaited >= 0 else state.to_act[0]


class TextbookSearch:
    """The search of one bot; `bound` is the game's, so that every playout ends."""

    def __init__(self, rng: Rng, bound: int) -> None:
        self.rng = rng
        self.bound = bound
        self.root = Node()
        self.iterations = 0

    def choose(self, known: InformationSet, iterations: int, seconds: float) -> int:
        """The most visited move after so many iterations or seconds, whichever end first."""
        began = perf_counter()
        self.root = Node()
        done: i64 = 0
        while done < iterations:
            if done & BETWEEN_CLOCKS == BETWEEN_CLOCKS and perf_counter() - began > seconds:
                break
            drawn = known.sample(self.rng)
            drawn.forget()
            self.iterate(drawn, known.seat)
            done += 1
        self.iterations = done
        return self.most_visited()

    def iterate(self, state: State, seat: int) -> None:
        """One walk down the tree, a random playout, and the way back."""
        nodes: list[Node] = []
        slots: list[int] = []
        seats: list[int] = []
        node = self.root
        new = False
        while state.result is None and not new:
            moves = state.legal(seat)
            slot = self.untried(node, moves)
            new = slot >= 0
            if not new:
                slot = self.best_by_ucb(node, moves)
            nodes.append(node)
            slots.append(slot)
            seats.append(seat)
            state.apply(seat, node.moves[slot])
            node = node.children[slot]
            if state.to_act:
                seat = actor(state)
        playout(state, self.rng, self.bound)
        values = shares(state)
        for n in range(len(nodes)):
            nodes[n].visits[slots[n]] += 1.0
            nodes[n].gains[slots[n]] += values[seats[n]]

    def untried(self, node: Node, moves: list[int]) -> int:
        """Count these moves as available; the slot of one that was never made, -1 if none."""
        fresh: list[int] = []
        for move in moves:
            slot = node.slots.get(move, -1)
            if slot < 0:
                slot = node.add(move)
            node.available[slot] += 1.0
            if node.visits[slot] == 0.0:
                fresh.append(slot)
        if not fresh:
            return -1
        return fresh[self.rng.below(len(fresh))]

    def best_by_ucb(self, node: Node, moves: list[int]) -> int:
        """The slot of the move to try."""
        best = -1
        best_score = 0.0
        for move in moves:
            slot = node.slots[move]
            visits = node.visits[slot]
            score = node.gains[slot] / visits + EXPLORE * sqrt(log(node.available[slot]) / visits)
            if best < 0 or score > best_score:
                best_score = score
                best = slot
        return best

    def most_visited(self) -> int:
        """The move found."""
        root = self.root
        best = 0
        for slot in range(1, len(root.moves)):
            if root.visits[slot] > root.visits[best]:
                best = slot
        return root.moves[best]
