"""The drawing of a game that has none of its own: the view in words."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coterie.engine.game import Game
from coterie.engine.texts import Texts

# Fields of the view that the frame shows by itself.
FRAME = ("game", "players", "seat", "to_act", "may_act", "prompts", "result")


def draw(
    view: dict[str, Any],
    texts: Texts,
    *,
    game: Game,
    names: Sequence[str],
    choices: Sequence[dict[str, Any]],
    width: int,
    height: int,
) -> RenderableType:
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(style="bold")
    grid.add_column()
    for field, value in view.items():
        if field not in FRAME:
            title = texts.say(f"view-{field}") if texts.has(f"view-{field}") else field
            grid.add_row(title.replace("_", " "), Text(in_words(field, value, texts)))
    return grid


def in_words(field: str, value: Any, texts: Texts) -> str:
    """A value of the view on one line."""
    if isinstance(value, dict):
        return "; ".join(f"{k} {in_words(k, v, texts)}" for k, v in value.items())
    if isinstance(value, (list, tuple)):
        return " | ".join(in_words(field, v, texts) for v in value)
    if value is None or value is False:
        return "–"
    if value is True:
        return "✓"
    word = f"{field}-{value}"
    return texts.say(word) if isinstance(value, str) and texts.has(word) else str(value)
