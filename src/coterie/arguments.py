"""What commands take on the command line: a game, its board and options, files."""

import errno
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import coterie
from coterie.engine.errors import BadRequest
from coterie.engine.game import Game
from coterie.engine.texts import texts

GameId = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Players = Annotated[int | None, typer.Option(show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Board = Annotated[Path | None, typer.Option(metavar="FILE")]


def why_not(error: OSError) -> str:
    """Why a file cannot be used: a word that has a text, else what the system says."""
    code = errno.errorcode.get(error.errno or 0, "")
    return code if texts(None, "en").has(f"why-{code}") else error.strerror or str(error)


def read_file(path: Path) -> str:
    """The text of a file; a clear sentence if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRequest("error-file", path=str(path), why=why_not(error)) from None
    except UnicodeDecodeError:
        raise BadRequest("error-not-text", path=str(path)) from None


def find_game(id: str, board: Path | None) -> Game:
    """The game, on the board of a file if one is given."""
    game = coterie.game(id)
    return game.with_board(read_file(board)) if board else game


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """`name=value` as typed, checked against the game's options."""
    options: dict[str, Any] = {}
    for entry in given:
        name, equals, typed = entry.partition("=")
        if not equals:
            raise BadRequest("error-option-form", found=entry)
        known = game.options[name].values if name in game.options else ()
        options[name] = next((v for v in known if str(v).lower() == typed.lower()), typed)
    return game.check_options(options)
