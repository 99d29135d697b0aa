"""Bots that do not look ahead."""

from coterie.bots.bot import InformationSet, decision_dice


class RandomBot:
    """Any move of the menu, each equally likely.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> state = coterie.game("gatsby").new(players=2, seed=7)
    >>> known = InformationSet(state, state.to_act[0], seeded(1))
    >>> RandomBot(seed=2).choose(known) in known.legal()
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, known: InformationSet) -> int:
        """Any move of the menu."""
        moves = known.legal()
        return moves[self._draw(known, len(moves))]

    def answer(self, known: InformationSet) -> int | None:
        """Any move of the menu, or None, which is as likely as each of them."""
        moves = known.legal()
        slot = self._draw(known, len(moves) + 1)
        return moves[slot] if slot < len(moves) else None

    def _draw(self, known: InformationSet, slots: int) -> int:
        return decision_dice(self.seed, known.seat, known.moves_made).below(slots)
