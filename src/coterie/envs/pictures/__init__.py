"""Positions as pictures: each game's board, drawn from a view and nothing else.

The picture of a game is the module of this package with the game's name. It has

    draw(view, game, words, canvas)

where `view` is what the viewer may know, so that no picture can tell a secret, and `words` are
the game's texts. Nothing is told by colour alone: players carry their number.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coterie.engine.errors import BadRequest
from coterie.engine.game import Game
from coterie.engine.texts import Texts, texts


def picture(game: Game, view: dict[str, Any]) -> NDArray[np.uint8]:
    """What a view shows, as an image (height, width, 3)."""
    try:
        from coterie.envs.pictures.canvas import Canvas
    except ImportError:
        raise ImportError("Install coterie[envs] to render pictures.") from None
    name = "coterie.envs.pictures." + game.id.replace("-", "_")
    if find_spec(name) is None:
        raise BadRequest("error-part", game=game.id, part="picture")
    words = texts(game.id, "en")
    canvas = Canvas()
    canvas.header(headline(view, words), f"as {viewer(view)} sees it")
    import_module(name).draw(view, game, words, canvas)
    return np.array(canvas.image)


def headline(view: dict[str, Any], words: Texts) -> str:
    """The question or the result in a sentence."""
    result = view["result"]
    if result:
        won = ", ".join(str(seat + 1) for seat in result["winners"])
        who = f"Won by seat {won}" if won else "Nobody has won"
        return f"{who}: {words.say('reason-' + result['reason'])}"
    asked = "Seats " if len(view["to_act"]) > 1 else "Seat "
    asked += ", ".join(str(seat + 1) for seat in view["to_act"])
    return f"{asked}: {words.describe('prompt', view['prompts'][0])}"


def viewer(view: dict[str, Any]) -> str:
    return "a spectator" if view["seat"] is None else f"seat {view['seat'] + 1}"
