"""Bots that do not look ahead."""

from coterie.bots.bot import Seat
from coterie.engine.rng import Rng


class RandomBot:
    """Any legal move, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        return moves[int(self.rng.below(len(moves)))]

    def answer(self, seat: Seat) -> int | None:
        moves = seat.legal()
        slot = int(self.rng.below(len(moves) + 1))
        return moves[slot] if slot < len(moves) else None
