"""Players that think. One interface: a bot is given its seat and answers with a move."""

from coterie.bots.bot import Bot, Seat
from coterie.bots.plain import RandomBot
from coterie.engine.errors import BadRequest
from coterie.engine.rng import seeded

# From the weakest to the strongest.
LEVELS = ("random",)


def make(level: str, seed: int) -> Bot:
    """A bot of that level, with dice of its own."""
    if level not in LEVELS:
        raise BadRequest("error-level", level=level, known=list(LEVELS))
    return RandomBot(seeded(seed))


__all__ = ["LEVELS", "Bot", "Seat", "make"]
