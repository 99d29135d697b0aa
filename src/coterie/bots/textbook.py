"""The textbook's bot: it knows no game, and stays as it is so that others can be measured by it."""

from coterie.bots.bot import InformationSet, decision_dice
from coterie.bots.search_textbook import TextbookSearch


class TextbookBot:
    """Information-set Monte Carlo tree search with random playouts to the end of the game.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> known = InformationSet(state, state.to_act[0], seeded(1))
    >>> bot = TextbookBot(seed=2, bound=game.bound, iterations=4, seconds=60.0)
    >>> bot.choose(known) in known.legal()
    True
    """

    def __init__(self, seed: int, bound: int, iterations: int, seconds: float) -> None:
        self.seed = seed
        self.bound = bound
        self.iterations = iterations
        self.seconds = seconds
        self.search: TextbookSearch  # of the last decision

    def choose(self, known: InformationSet) -> int:
        """The most visited move."""
        moves = known.legal()
        if len(moves) == 1:
            return moves[0]
        dice = decision_dice(self.seed, known.seat, known.moves_made)
        self.search = TextbookSearch(dice, self.bound)
        return self.search.choose(known, self.iterations, self.seconds)

    def answer(self, known: InformationSet) -> int | None:
        """It answers an offer made to it, and makes none of its own unasked."""
        dice = decision_dice(self.seed, known.seat, known.moves_made)
        if known.sample(dice).awaited() != known.seat:
            return None
        return self.choose(known)
