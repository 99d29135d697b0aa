"""A position in words and as a picture, as spectators see it."""

import textwrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coterie.engine.game import Game
from coterie.engine.state import State
from coterie.engine.texts import texts

WIDTH = 110
LINE = 14
MARGIN = 12
PAPER, INK, ACCENT = (24, 30, 38), (233, 226, 208), (214, 168, 72)


def text(game: Game, state: State) -> str:
    """The question or the result in a sentence, then all that lies open, a topic per line."""
    words = texts(game.id, "en")
    view = state.view(None)
    result = view.pop("result")
    prompt = view.pop("prompt")
    lines = [words.describe("prompt", prompt)] if prompt else []
    if result:
        lines += [words.say(f"reason-{result['reason']}"), f"scores: {_plain(result['scores'])}"]
    for topic, value in view.items():
        said = _plain(value)
        if said:
            lines += textwrap.wrap(f"{topic}: {said}", WIDTH, subsequent_indent="  ")
    return "\n".join(lines)


def _plain(value: Any) -> str:
    """JSON as words; what is empty, false or unknown is left out."""
    if isinstance(value, dict):
        said = {key: _plain(part) for key, part in value.items()}
        return " ".join(
            key if value[key] is True else f"{key} {part}" for key, part in said.items() if part
        )
    if isinstance(value, list):
        return ", ".join(part or "-" for part in map(_plain, value))
    return "" if value is None or value is False else str(value)


def picture(game: Game, state: State) -> NDArray[np.uint8]:
    """The same as an image (height, width, 3), drawn with Pillow."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise ImportError("Install coterie[envs] to render pictures.") from None
    lines = text(game, state).splitlines()
    size = (2 * MARGIN + WIDTH * 7, 2 * MARGIN + max(len(lines), 40) * LINE)
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    for n, line in enumerate(lines):
        draw.text((MARGIN, MARGIN + n * LINE), line, ACCENT if n == 0 else INK)
    return np.asarray(image)
