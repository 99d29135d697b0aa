"""`coterie arena` and `coterie balance`."""

import errno
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from coterie import bots as levels
from coterie.arena import balance as study
from coterie.arena import report, tournament
from coterie.arena.plots import require_plots
from coterie.arena.words import Words
from coterie.arena.work import ALL_TIME, Played, Setting, Table, play_all
from coterie.arguments import (
    Board,
    GameId,
    Options,
    Players,
    find_game,
    read_file,
    read_options,
    why_not,
)
from coterie.engine.errors import BadRequest

SECONDS = 0.2  # a decision, unless told otherwise
TELLING = 12  # lines of what stands out, on the screen

Games = Annotated[int, typer.Option(min=1)]
Seconds = Annotated[float | None, typer.Option("--time", metavar="SECONDS", show_default=False)]
Iterations = Annotated[int | None, typer.Option(min=1, show_default=False)]
Jobs = Annotated[int, typer.Option(min=1)]
Seed = Annotated[int, typer.Option(min=0)]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE")]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE")]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS|local")]

CORES = os.cpu_count() or 1


def arena(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="LEVEL,LEVEL,…")] = "expert,club,greedy,random",
    games: Games = 200,
    players: Players = None,
    time: Seconds = None,
    iterations: Iterations = None,
    jobs: Jobs = CORES,
    seed: Seed = 0,
    option: Options = None,
    board: Board = None,
    json: JsonFile = None,
    html: HtmlFile = None,
    ray: Ray = None,
) -> None:
    setting = make_setting(game, players, time, iterations, seed, option or [], board)
    chosen = read_levels(bots, setting.players)
    tournament.require_ratings()
    check_reports(json, html)
    words = Words(setting.find_game(), context.obj)
    tables = tournament.tables(chosen, setting.players, seed, games)
    different = list(dict.fromkeys(chosen))
    found = tournament.summary(setting, different, watch(setting, tables, jobs, ray))
    write_json(json, found)
    if html:
        write(html, report.arena_page(found, words))
    print_arena(found, words)


def balance(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="LEVEL")] = "club",
    games: Games = 200,
    players: Players = None,
    time: Seconds = None,
    iterations: Iterations = None,
    jobs: Jobs = CORES,
    seed: Seed = 0,
    option: Options = None,
    board: Board = None,
    json: JsonFile = None,
    html: HtmlFile = None,
    ray: Ray = None,
) -> None:
    setting = make_setting(game, players, time, iterations, seed, option or [], board)
    check_level(bots)
    check_reports(json, html)
    words = Words(setting.find_game(), context.obj)
    tables = study.tables(bots, setting.players, games)
    found = study.summary(setting, bots, watch(setting, tables, jobs, ray))
    write_json(json, found)
    if html:
        write(html, report.balance_page(found, words))
    print_balance(found, words)


# What was asked for, checked before the first game.


def make_setting(
    game: str,
    players: int | None,
    seconds: float | None,
    iterations: int | None,
    seed: int,
    option: Sequence[str],
    board: Path | None,
) -> Setting:
    room = find_game(game, board)
    options = read_options(room, option)
    if seconds is not None and not 0 < seconds < ALL_TIME:
        raise BadRequest("error-time", seconds=str(seconds))
    if seconds is None:
        seconds = SECONDS if iterations is None else ALL_TIME
    return Setting(
        room.id,
        room.new(players, 0, options).players,
        seed,
        seconds,
        levels.FOREVER if iterations is None else iterations,
        options,
        read_file(board) if board else None,
    )


def check_level(level: str) -> None:
    if level not in levels.LEVELS:
        raise BadRequest("error-level", level=level, known=list(levels.LEVELS))


def read_levels(typed: str, players: int) -> list[str]:
    """The bots of a tournament, as typed: each once, or the whole table, seat by seat."""
    chosen = [level.strip() for level in typed.split(",")]
    for level in chosen:
        check_level(level)
    different = len(set(chosen))
    if different < 2 or (different < len(chosen) and len(chosen) != players):
        raise BadRequest("error-bots", found=typed, players=players)
    return chosen


def check_reports(*paths: Path | None) -> None:
    """Refuse a report that could not be written, before hours of play."""
    json, html = paths
    if html:
        require_plots()
    for path in filter(None, (json, html)):
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            with tempfile.NamedTemporaryFile(dir=path.parent):
                pass
        except OSError as error:
            raise BadRequest("error-save", path=str(path), why=why_not(error)) from None


# Playing and telling.


def watch(setting: Setting, tables: Sequence[Table], jobs: int, ray: str | None) -> list[Played]:
    """Play the games, with a progress bar where somebody looks."""
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as bar:
        return list(bar.track(play_all(setting, tables, jobs, ray), total=len(tables)))


def write_json(path: Path | None, found: dict[str, Any]) -> None:
    if path:
        write(path, json.dumps(found, indent=1) + "\n")


def write(path: Path, text: str) -> None:
    """Write a report, whole or not at all."""
    try:
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise BadRequest("error-save", path=str(path), why=why_not(error)) from None


def console() -> Console:
    return Console(markup=False, emoji=False, highlight=False)


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> Grid:
    """A table for the screen: words to the left, figures to the right."""
    drawn = Grid(title=title or None, title_justify="left", title_style="bold")
    for number, head in enumerate(heads):
        drawn.add_column(head, justify="right" if number else "left")
    for row in rows:
        drawn.add_row(*(Text(str(cell)) for cell in row))
    return drawn


def print_arena(found: dict[str, Any], words: Words) -> None:
    screen = console()
    screen.print(Text(f"{words.say('game-name')} · {words.say('arena-title')}", style="bold"))
    screen.print(report.arena_facts(found, words))
    screen.print(grid(*report.standings(found, words)))
    screen.print(report.draws_line(found, words))
    screen.print(grid(*report.pair_table(found, words), title=words.say("arena-pairs")))
    screen.print(grid(*report.by_seat(found, words), title=words.say("arena-by-seat")))


def print_balance(found: dict[str, Any], words: Words) -> None:
    screen = console()
    screen.print(Text(f"{words.say('game-name')} · {words.say('balance-title')}", style="bold"))
    screen.print(report.balance_facts(found, words))
    screen.print(report.verdict(found, words))
    screen.print(grid(*report.seat_table(found, words)))
    screen.print(report.length_line(found, words))
    screen.print(report.margin_line(found, words))
    screen.print(grid(*report.reason_table(found, words)))
    telling = report.standing_out(found)
    if not telling:
        screen.print(words.say("balance-out-none"))
        return
    rows = [
        report.use_row(report.use_name(use, found, words), use, found["average"], words)
        for use in telling[:TELLING]
    ]
    screen.print(grid(report.use_heads(words), rows, title=words.say("balance-out")))
    if len(telling) > TELLING:
        screen.print(words.say("balance-more", shown=TELLING, count=len(telling)))
    screen.print(words.say("balance-out-note"))
