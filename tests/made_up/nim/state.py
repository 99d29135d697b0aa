"""The position and its rules: a move is how many matches are taken."""

from coterie.engine.result import Result
from coterie.engine.rng import Rng
from coterie.engine.state import EVERYONE, State

MOST = 3
TOOK = 0  # the event: seat, how many


class NimState(State):
    def __init__(self, players: int, matches: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.matches = matches
        self.to_act = (0,)

    def legal(self, seat: int) -> list[int]:
        return list(range(1, min(MOST, self.matches) + 1)) if seat in self.to_act else []

    def allows(self, seat: int, move: int) -> bool:
        return move in self.legal(seat)

    def forced(self, seat: int) -> int:
        moves = self.legal(seat)
        return moves[0] if len(moves) == 1 else -1

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            raise self.refusal(seat, move)
        self.revealed = False
        self.matches -= move
        self.emit(TOOK, EVERYONE, seat, move)
        self.to_act = ((seat + 1) % self.players,)
        if self.matches == 0:
            self.to_act = ()
            places = tuple(1 if s == seat else 2 for s in range(self.players))
            scores = tuple(1 if s == seat else 0 for s in range(self.players))
            self.result = Result((seat,), places, scores, "last")

    def clone(self) -> "NimState":
        new = NimState(self.players, self.matches, self.rng.copy())
        new.rules, new.to_act, new.result = self.rules, self.to_act, self.result
        new.revealed = self.revealed
        return new

    def sample(self, seat: int, rng: Rng) -> "NimState":
        new = self.clone()
        new.rng = rng.split()
        return new
