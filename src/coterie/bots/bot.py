"""What a bot sees and what it answers."""

from typing import Any, Protocol

from coterie.engine.rng import Rng
from coterie.engine.state import State


class Seat:
    """A position as one seat may know it: its view, its moves, and samples of the rest.

    It keeps a sample, not the real position, so that nothing hidden can be reached through it.
    `moves_made` counts the moves of the match so far, so that a bot can tell whether only it
    has moved since it last decided.
    """

    def __init__(self, state: State, seat: int, rng: Rng, moves_made: int = 0) -> None:
        self.seat = seat
        self.moves_made = moves_made
        self._state = state.sample(seat, rng)

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def together(self) -> bool:
        """Whether others decide at the same time."""
        return len(self._state.to_act) > 1

    def sample(self, rng: Rng) -> State:
        return self._state.sample(self.seat, rng)


class Bot(Protocol):
    """A player."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal moves: it owes a decision."""

    def answer(self, seat: Seat) -> int | None:
        """One of the seat's legal moves, or None to let pass: it may move without owing it."""
