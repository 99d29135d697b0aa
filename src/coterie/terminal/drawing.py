"""How a position looks in the terminal: each game's drawing, or the plain one.

The drawing of a game is the module of this package with the game's name. It has

    draw(view, texts, *, game, names, choices, width, height) -> a Rich renderable

where `view` is what the reader may know, `names` the players' names, `choices` the moves (as
JSON) that can be chosen by their number, counted from 1, `width` and `height` the columns and
lines of the screen.
It may also have

    parse(line, view, game, texts) -> a move, or None if the line means none

for games with open moves that no menu can list, such as deals; and

    menu(view, texts, game) -> a Rich renderable, or None for the usual list

for questions with more choices than a list can show well.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from coterie.engine.game import Game
from coterie.engine.match import Event, Match
from coterie.engine.state import State
from coterie.engine.texts import Texts, read_text

ENDLESS = 1000  # lines of a page that is not a screen


def drawing_of(game: Game) -> ModuleType:
    """The module that draws the game."""
    name = "coterie.terminal." + game.id.replace("-", "_")
    return import_module(name if find_spec(name) else "coterie.terminal.plain")


def texts_of(game: Game, lang: str) -> Texts:
    """The texts that all games share, those of the game and of its drawing (`<game>.<lang>.ftl`,
    if there is one)."""
    sources = [read_text("coterie.texts", f"{lang}.ftl"), *game.text_sources(lang)]
    own = files("coterie.terminal").joinpath(f"{game.id.replace('-', '_')}.{lang}.ftl")
    return Texts(lang, [*sources, own.read_text(encoding="utf-8")] if own.is_file() else sources)


def player_names(match: Match, texts: Texts) -> list[str]:
    """The players' names in the reader's language."""
    return [seat_name(id, texts) for id in match.seats]


def seat_name(id: str, texts: Texts) -> str:
    return texts.say(f"seatname-{id}") if texts.has(f"seatname-{id}") else id


def prompt_of(view: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """The prompt of the seat, else the first of the others'; None when the game is over."""
    prompts: list[dict[str, Any]] = view["prompts"]
    first = prompts[0] if prompts else None
    return next((prompt for prompt in prompts if prompt["seat"] == seat), first)


def draw(
    game: Game,
    state: State,
    seat: int | None,
    texts: Texts,
    names: Sequence[str],
    moves: Sequence[int],
    console: Console,
) -> RenderableType:
    """The position as the seat may know it, with the numbers of its choices."""
    drawn: RenderableType = drawing_of(game).draw(
        state.view(seat),
        texts,
        game=game,
        names=names,
        choices=[game.move_to_json(move) for move in moves],
        width=console.width,
        height=console.height if console.is_terminal else ENDLESS,
    )
    return drawn


def choice_list(
    game: Game, texts: Texts, names: Sequence[str], moves: Sequence[int]
) -> RenderableType:
    """The choices with their numbers, in as many columns as fit."""
    digits = len(str(len(moves)))
    lines = []
    for number, move in enumerate(moves, 1):
        said = texts.describe("move", game.move_to_json(move), names)
        lines.append(Text.assemble((f"{number:>{digits}}", "bold yellow"), " ", said))
    return Columns(lines, padding=(0, 2), column_first=True)


def sentences(
    events: Sequence[Event], seat: int | None, texts: Texts, names: Sequence[str]
) -> list[str]:
    """The events that the seat may see, in words."""
    return [texts.describe("event", e.what, names) for e in events if e.seen_by(seat)]


def outcome(match: Match, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Who won, why, and the scores."""
    result = match.result
    assert result is not None
    winners = {"seats": list(result.winners), "count": len(result.winners)}
    said = texts.say("play-won" if result.winners else "play-drawn", winners, names)
    lines = [Text(said, style="bold yellow")]
    lines.append(Text(texts.say(f"reason-{result.reason}", winners, names)))
    order = sorted(range(len(names)), key=lambda seat: result.ranking[seat])
    for seat in order:
        place = {"place": result.ranking[seat], "seat": seat, "score": result.scores[seat]}
        lines.append(Text("  " + texts.say("play-score", place, names)))
    return Group(*lines)
