"""Players that think. One interface: a bot is given its seat and answers with a move."""

from coterie.bots.bot import Bot, Manners, Seat, decision_dice
from coterie.bots.plain import RandomBot
from coterie.bots.textbook import TextbookBot
from coterie.bots.thinking import FOREVER, GreedyBot, SearchBot
from coterie.engine.errors import BadRequest
from coterie.engine.game import Game

# From the weakest to the strongest. The last three search; they differ in how long. Since no bot
# keeps its tree from one decision of a turn to the next, a quarter is added to 8 and 80: measured
# over 400 games of Gatsby, that makes good what is lost (51.0 % ± 4.9; without it 46.1 % ± 4.0).
ITERATIONS = {"novice": 10, "club": 100, "expert": FOREVER}
LEVELS = ("random", "greedy", *ITERATIONS)
TEXTBOOK = "textbook"  # a yardstick for the arena, not a level people choose
SECONDS = 1.0  # a decision of an expert, unless told otherwise


def make(
    game: Game, level: str, seed: int, seconds: float = SECONDS, iterations: int = FOREVER
) -> Bot:
    """A bot of that level for a game, with dice of its own and a budget per decision: seconds,
    iterations, whichever ends first. The same seed decides the same way as long as it does not
    run out of time."""
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
    "FOREVER", "LEVELS", "SECONDS", "Bot", "Manners", "Seat", "decision_dice", "make",
]  # fmt: skip
