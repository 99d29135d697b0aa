"""What a view shows, in words."""

import textwrap
from typing import Any

from coterie.engine.game import Game
from coterie.engine.texts import texts

WIDTH = 110
"""Letters in a line."""


def text(game: Game, view: dict[str, Any]) -> str:
    """The prompt or the result in a sentence, then all the viewer knows, a field of the view per
    line.

    >>> import coterie
    >>> game = coterie.game("gatsby")
    >>> "players: 2" in text(game, game.new(players=2, seed=7).view(0))
    True
    """
    words = texts(game.id, "en")
    view = view.copy()
    result = view.pop("result")
    prompts = view.pop("prompts")
    lines = [words.describe("prompt", prompts[0])] if prompts else []
    if result:
        lines += [words.say(f"reason-{result['reason']}"), f"scores: {_plain(result['scores'])}"]
    for field, value in view.items():
        said = _plain(value)
        if said:
            lines += textwrap.wrap(f"{field}: {said}", WIDTH, subsequent_indent="  ")
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
