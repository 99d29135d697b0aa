"""Bots that do not look ahead."""

from coterie.bots.bot import Seat, decision_dice


class RandomBot:
    """Any legal move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        moves = seat.legal()
        return moves[self._draw(seat, len(moves))]

    def answer(self, seat: Seat) -> int | None:
        moves = seat.legal()
        slot = self._draw(seat, len(moves) + 1)
        return moves[slot] if slot < len(moves) else None

    def _draw(self, seat: Seat, slots: int) -> int:
        return int(decision_dice(self.seed, seat.seat, seat.moves_made).below(slots))
