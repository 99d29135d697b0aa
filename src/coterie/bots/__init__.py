"""Players that are programs. One interface: a bot is given what its seat knows and answers with a
move.

>>> import coterie
>>> from coterie import bots
>>> from coterie.arena.play import play
>>> game = coterie.game("gatsby")
>>> players = [bots.make(game, level, seed=1, iterations=4) for level in ("club", "random")]
>>> match = play(game, players, seed=7, dice=1)
>>> match.state.result is not None
True
"""

from coterie.bots.bot import Bot, InformationSet, Manners, decision_dice
from coterie.bots.lookahead import ALL_TIME, FOREVER, GreedyBot, SearchBot
from coterie.bots.plain import RandomBot
from coterie.bots.textbook import TextbookBot
from coterie.engine.errors import BadRequest
from coterie.engine.game import Game

# No bot keeps its tree from one decision of a turn to the next, so a quarter was added to 8 and 80:
# over 400 games of two players, that makes good what is lost (51.0 % ± 4.9; without it, over 600
# games, 46.1 % ± 4.0).
ITERATIONS = {"novice": 10, "club": 100, "expert": FOREVER}
"""The levels that search, and how long."""
LEVELS = ("random", "greedy", *ITERATIONS)
"""The levels that people choose from, the weakest first."""
TEXTBOOK = "textbook"
"""One more level: a yardstick for the arena."""
SECONDS = 1.0
"""What an expert spends on a decision, unless a budget is given."""


def levels_for(game: Game) -> tuple[str, ...]:
    """The levels that can play a game: only `random` if its room has no evaluation.

    >>> import coterie
    >>> levels_for(coterie.game("gatsby")) == LEVELS
    True
    """
    return LEVELS if game.has("evaluation") else LEVELS[:1]


def make(
    game: Game, level: str, seed: int, seconds: float = SECONDS, iterations: int = FOREVER
) -> Bot:
    """A bot of that level for a game, with a seed for its dice and a budget per decision: seconds,
    iterations, whichever ends first. The same seed decides the same way as long as it does not
    run out of time.

    >>> import coterie
    >>> type(make(coterie.game("gatsby"), "greedy", seed=1)).__name__
    'GreedyBot'
    """
    if level not in (*LEVELS, TEXTBOOK):
        raise BadRequest("error-level", level=level, known=[*LEVELS, TEXTBOOK])
    if level == TEXTBOOK:
        return TextbookBot(seed, game.bound, iterations, seconds)
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(game.evaluation, seed)
    return SearchBot(game.evaluation, seed, min(ITERATIONS[level], iterations), seconds)


__all__ = [
    "ALL_TIME",
    "FOREVER",
    "ITERATIONS",
    "LEVELS",
    "SECONDS",
    "TEXTBOOK",
    "Bot",
    "GreedyBot",
    "InformationSet",
    "Manners",
    "RandomBot",
    "SearchBot",
    "TextbookBot",
    "decision_dice",
    "levels_for",
    "make",
]
