"""The rooms of the house, one per game."""

from importlib import import_module

from coterie.engine.errors import BadRequest
from coterie.engine.game import Game

# Adding a game means adding its room and its name here.
ROOMS = ("gatsby", "edgar-lucien", "gangster-paradise")


def game(id: str) -> Game:
    """The game of that name: `game("gatsby")`."""
    if id not in ROOMS:
        raise BadRequest("error-game", game=id, known=list(ROOMS))
    room = import_module("coterie.games." + id.replace("-", "_"))
    found: Game = room.GAME
    return found
