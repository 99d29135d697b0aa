"""The rooms, one per game."""

from importlib import import_module
from importlib.metadata import entry_points

from coterie.engine.errors import BadRequest
from coterie.engine.game import Game

ROOMS = {
    "gatsby": "coterie.games.gatsby",
    "edgar-lucien": "coterie.games.edgar_lucien",
    "gangster-paradise": "coterie.games.gangster_paradise",
    **{point.name: point.value for point in entry_points(group="coterie.games")},
}
"""The ids of the games, and the package of each one's room. Adding a game means adding its room and
its line here. A package of its own can bring a game too: its entry point in the group
`coterie.games` names the room."""

# Boards that this process plays on instead of the games' own, as TOML, and the games on them.
BOARDS: dict[str, str] = {}
_laid: dict[str, Game] = {}


def game(id: str) -> Game:
    """The game of that id.

    >>> game("gatsby").players
    (2,)
    """
    if id not in ROOMS:
        raise BadRequest("error-game", game=id, known=list(ROOMS))
    if id in _laid:
        return _laid[id]
    found: Game = import_module(ROOMS[id]).GAME
    return found


def lay(id: str, source: str) -> None:
    """From now on this process plays that game on the board of a file (TOML)."""
    laid = game(id).with_board(source)
    BOARDS[id] = source
    _laid[id] = laid
