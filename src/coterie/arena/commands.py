"""`coterie arena` and `coterie balance`."""

import errno
import json
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from coterie import bots
from coterie.arena import balance, report, tournament
from coterie.arena.plots import require_plots
from coterie.arena.run import Run
from coterie.arena.words import Words
from coterie.arena.work import Played, Seating, play_all
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

SECONDS = 0.2  # a decision, unless a budget is given
LINES_SHOWN = 12  # of what stands out, on the screen
CORES = os.cpu_count() or 1

JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE")]
HtmlFile = Annotated[Path | None, typer.Option("--html", metavar="FILE")]
Seconds = Annotated[float | None, typer.Option("--time", metavar="SECONDS", show_default=False)]


class Study(NamedTuple):
    """In what `coterie arena` and `coterie balance` differ."""

    bots: str
    """The bots that play if none are named."""
    metavar: str
    """How the help page shows what `--bots` takes."""
    read_bots: Callable[[str, int], list[str]]
    """The levels that were typed, checked for that number of players."""
    seatings: Callable[[list[str], Run, int], list[Seating]]
    """So many games between these levels."""
    summary: Callable[[Run, list[str], list[Played]], dict[str, Any]]
    page: Callable[[dict[str, Any], Words], str]
    """The report as HTML."""
    show: Callable[[dict[str, Any], Words], None]
    """The report on the screen."""


def command(study: Study) -> Callable[..., None]:
    """The command of a study: both take the same options."""

    def run_study(
        context: typer.Context,
        game: GameId,
        bots: Annotated[str, typer.Option(metavar=study.metavar)] = study.bots,
        games: Annotated[int, typer.Option(min=1)] = 200,
        players: Players = None,
        time: Seconds = None,
        iterations: Annotated[int | None, typer.Option(min=1, show_default=False)] = None,
        jobs: Annotated[int, typer.Option(min=1)] = CORES,
        seed: Annotated[int, typer.Option(min=0)] = 0,
        option: Options = None,
        board: Board = None,
        json: JsonFile = None,
        html: HtmlFile = None,
        ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local")] = None,
    ) -> None:
        run = make_run(game, players, time, iterations, seed, option or [], board)
        levels = study.read_bots(bots, run.players)
        check_reports(json, html)
        words = Words(run.find_game(), context.obj)
        seatings = study.seatings(levels, run, games)
        found = study.summary(run, levels, play_with_progress(run, seatings, jobs, ray))
        if json:
            write_json(json, found)
        if html:
            write(html, study.page(found, words))
        study.show(found, words)

    return run_study


# What was typed, checked before the first game.


def make_run(
    game: str,
    players: int | None,
    seconds: float | None,
    iterations: int | None,
    seed: int,
    option: Sequence[str],
    board: Path | None,
) -> Run:
    chosen = find_game(game, board)
    options = read_options(chosen, option)
    if seconds is not None and not 0 < seconds < bots.ALL_TIME:
        raise BadRequest("error-time", seconds=str(seconds))
    if seconds is None:
        seconds = SECONDS if iterations is None else bots.ALL_TIME
    return Run(
        chosen.id,
        chosen.new(players, 0, options).players,
        seed,
        options,
        read_file(board) if board else None,
        seconds,
        bots.FOREVER if iterations is None else iterations,
    )


def check_level(level: str) -> None:
    known = [*bots.LEVELS, bots.TEXTBOOK]
    if level not in known:
        raise BadRequest("error-level", level=level, known=known)


def read_levels(typed: str, players: int) -> list[str]:
    """The bots of a tournament, as typed: each once, or the whole table, seat by seat."""
    chosen = [level.strip() for level in typed.split(",")]
    for level in chosen:
        check_level(level)
    different = len(set(chosen))
    if different < 2 or (different < len(chosen) and len(chosen) != players):
        raise BadRequest("error-bots", found=typed, players=players)
    tournament.require_ratings()
    return chosen


def read_level(typed: str, players: int) -> list[str]:
    """The bot of a balance study, as typed."""
    check_level(typed)
    return [typed]


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


# Playing, and showing what came out.


def play_with_progress(
    run: Run, seatings: Sequence[Seating], jobs: int, ray: str | None
) -> list[Played]:
    """Play the games, with a progress bar where the program runs in a terminal."""
    screen = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as bar:
        return list(bar.track(play_all(run, seatings, jobs, ray), total=len(seatings)))


def write_json(path: Path, found: dict[str, Any]) -> None:
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
    uses = report.standing_out(found)
    if not uses:
        screen.print(words.say("balance-out-none"))
        return
    rows = [
        report.use_row(report.use_name(use, found, words), use, found["average"], words)
        for use in uses[:LINES_SHOWN]
    ]
    screen.print(grid(report.use_heads(words), rows, title=words.say("balance-out")))
    if len(uses) > LINES_SHOWN:
        screen.print(words.say("balance-more", shown=LINES_SHOWN, count=len(uses)))
    screen.print(words.say("balance-out-explained"))


# The commands.

arena_command = command(
    Study(
        bots="expert,club,greedy,random",
        metavar="LEVEL,LEVEL,…",
        read_bots=read_levels,
        seatings=lambda levels, run, games: tournament.seatings(
            levels, run.players, run.seed, games
        ),
        summary=lambda run, levels, played: tournament.summary(
            run, list(dict.fromkeys(levels)), played
        ),
        page=report.arena_page,
        show=print_arena,
    )
)
balance_command = command(
    Study(
        bots="club",
        metavar="LEVEL",
        read_bots=read_level,
        seatings=lambda levels, run, games: balance.seatings(levels[0], run.players, games),
        summary=lambda run, levels, played: balance.summary(run, levels[0], played),
        page=report.balance_page,
        show=print_balance,
    )
)
