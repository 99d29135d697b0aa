"""`coterie …`: the command line."""

import json
import os
import secrets
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text
from typer import rich_utils

import coterie
from coterie import bots
from coterie.arena.commands import arena_command, balance_command
from coterie.arguments import Board, GameId, Options, Players, find_game, read_file, read_options
from coterie.engine.errors import BadJournal, BadRequest, CoterieError
from coterie.engine.game import Game
from coterie.engine.match import Match, replay
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES, Texts, texts
from coterie.games import lay
from coterie.terminal.drawing import outcome, player_names, seat_name, texts_of
from coterie.terminal.frame import Frame, print_clause

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)

HUMAN = "human"  # the opponent who is no bot
OPPONENT = "club"  # unless another is named, or the game has no such bot
GAMES = Path("games")  # where finished and interrupted games are saved
SEEDS = 10**12  # games without a seed get one below this
STARTING = 1.5  # seconds that the server needs before it answers


class Reader:
    """Whoever reads what the program prints, in their language."""

    lang = "en"

    @classmethod
    def say(cls, id: str, **args: Any) -> str:
        return texts(None, cls.lang).say(id, args)


def console(stderr: bool = False) -> Console:
    return Console(markup=False, emoji=False, highlight=False, stderr=stderr)


# What several commands take, beside what is in `arguments`.

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Seed = Annotated[int | None, typer.Option(show_default=False)]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="NAME|NUMBER")]


def read_seat(typed: str, seats: Sequence[str], words: Texts) -> int:
    """The seat of a name (in either form) or a number counted from 1."""
    names = [seat_name(id, words) for id in seats]
    for seat, (id, name) in enumerate(zip(seats, names, strict=True)):
        if typed.casefold() in (id.casefold(), name.casefold(), str(seat + 1)):
            return seat
    known = [f"{seat} ({name})" for seat, name in enumerate(names, 1)]
    raise BadRequest("error-seat-name", seat=typed, known=known)


def load_match(path: Path, board: Path | None) -> Match:
    """The match of a journal file, replayed and checked."""

    def find(id: str) -> Game:
        return find_game(id, board)

    try:
        journal = json.loads(read_file(path))
    except (ValueError, RecursionError):
        raise BadJournal("error-json", path=str(path)) from None
    return replay(journal, find)


@app.callback()
def all_commands(
    # `language` reads it before anything else, so that errors and help are in that language too.
    lang: Annotated[
        str | None, typer.Option(metavar="|".join(LANGUAGES), expose_value=False)
    ] = None,
) -> None:
    pass


@app.command()
def play(
    game: GameId,
    players: Players = None,
    seat: SeatName = None,
    opponent: Annotated[
        str | None, typer.Option(metavar="LEVEL|human", show_default=OPPONENT)
    ] = None,
    seed: Seed = None,
    option: Options = None,
    board: Board = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    if load:
        if players is not None or seed is not None or option:
            raise BadRequest("error-load-options")
        match = load_match(load, board)
        if match.game.id != coterie.game(game).id:
            raise BadRequest("error-load-game", path=str(load), game=match.game.id)
    else:
        chosen = find_game(game, board)
        if seed is None:
            seed = secrets.randbelow(SEEDS)
        match = Match(chosen, players, seed, read_options(chosen, option or []))
    words = texts_of(match.game, Reader.lang)
    mine = 0 if seat is None else read_seat(seat, match.seats, words)
    if opponent is None:
        levels = bots.levels_for(match.game)
        opponent = OPPONENT if OPPONENT in levels else levels[-1]
    others = [s for s in range(match.state.players) if s != mine and opponent != HUMAN]
    dice = seeded(match.seed + 1)
    opponents = {s: bots.make(match.game, opponent, dice.next32()) for s in others}
    Frame(match, opponents, dice, Reader.lang, console(), GAMES).play()


@app.command()
def simulate(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    jobs: Annotated[int, typer.Option(min=1)] = os.cpu_count() or 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    option: Options = None,
    board: Board = None,
) -> None:
    from coterie.arena import simulate as simulation
    from coterie.arena.run import Run

    chosen = find_game(game, board)
    options = read_options(chosen, option or [])
    count = chosen.new(players, 0, options).players
    source = read_file(board) if board else None
    run = Run(chosen.id, count, seed, options, source)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(stderr=True)
    hidden = as_json or not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=games)
        found = simulation.simulate(run, games, jobs, lambda n: bar.advance(task, n))
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        print_simulation(found, chosen)


def print_simulation(found: Mapping[str, Any], game: Game) -> None:
    words = texts_of(game, Reader.lang)
    names = [seat_name(id, words) for id in game.seat_names(found["players"])]
    screen = console()
    speed = {"count": found["decisions"], "speed": round(found["decisions_per_second"])}
    screen.print(Text(words.say("game-name"), style="bold"))
    screen.print(words.say("simulate-games", {"games": found["games"], **speed}))
    figures = {key: round(value, 1) for key, value in found["lengths"].items()}
    screen.print(words.say("simulate-lengths", figures))
    grid = Grid("", *(words.say(f"simulate-{head}") for head in ("wins", "share", "score")))
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, seat in zip(names, found["seats"], strict=True):
        share = words.say("simulate-rate", {"rate": seat["wins"] / found["games"]})
        mean = words.say("simulate-mean", {"mean": seat["mean_score"]})
        grid.add_row(name, str(seat["wins"]), share, mean)
    share = words.say("simulate-rate", {"rate": found["draws"] / found["games"]})
    grid.add_row(words.say("simulate-draws"), str(found["draws"]), share, "")
    screen.print(grid)
    grid = Grid(words.say("simulate-reason"), words.say("simulate-count"))
    grid.columns[1].justify = "right"
    for reason, number in found["reasons"].items():
        grid.add_row(words.say(f"reason-{reason}"), str(number))
    if found["unfinished"]:
        grid.add_row(words.say("simulate-unfinished"), str(found["unfinished"]))
    screen.print(grid)


@app.command("replay")
def replay_command(file: File, seat: SeatName = None, board: Board = None) -> None:
    from coterie.terminal.replay import Replay

    match = load_match(file, board)
    words = texts_of(match.game, Reader.lang)
    viewer = None if seat is None else read_seat(seat, match.seats, words)
    shown = Replay(match, viewer, Reader.lang, console())
    if sys.stdin.isatty() and sys.stdout.isatty():
        shown.step_through()
    else:
        shown.print_all()


@app.command()
def verify(file: File, board: Board = None) -> None:
    match = load_match(file, board)
    journal = match.journal()
    words = texts_of(match.game, Reader.lang)
    figures = {"seed": journal["seed"], "commitment": match.commitment, "digest": journal["digest"]}
    moves = {"count": len(match.moves), "rules": match.rules}
    screen = console()
    for check in ("seed", "moves", "digest"):
        said = words.say(f"verify-{check}", figures | moves)
        screen.print(Text("✓ " + said, style="green"), soft_wrap=True)
    if match.result:
        screen.print(outcome(match, words, player_names(match, words)))
    else:
        screen.print(words.say("replay-unfinished"))


@app.command()
def rules(
    game: GameId,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", show_default=False)] = None,
) -> None:
    from coterie.rules import TESTS, clause_tests

    chosen = coterie.game(game)
    words = texts(chosen.id, Reader.lang)
    shown = list(chosen.clauses.values())
    if clause is not None:
        if clause.upper() not in chosen.clauses:
            raise BadRequest("error-clause", clause=clause, game=words.say("game-name"))
        shown = [chosen.clauses[clause.upper()]]
    tests = clause_tests(TESTS) if TESTS.is_dir() else {}
    screen = console()
    section = None
    for rule in shown:
        if rule.section != section:
            section = rule.section
            screen.print(Text("\n" + section[Reader.lang], style="bold yellow"))
        print_clause(screen, rule, Reader.lang)
        for test in tests.get(rule.id, ()):
            screen.print(Text("    " + test, style="dim"), soft_wrap=True)


board_app = typer.Typer(no_args_is_help=True)
app.add_typer(board_app, name="board")


@board_app.callback()
def board_commands() -> None:
    pass


@board_app.command()
def check(
    file: File, game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None
) -> None:
    source = read_file(file)
    chosen = coterie.game(game or guess_game(source, file))
    faults = chosen.board_faults(source)
    for fault in faults:
        complain(fault.say(Reader.lang))
    if faults:
        raise typer.Exit(2)
    name = texts(chosen.id, Reader.lang).say("game-name")
    console().print(Reader.say("board-good", path=str(file), game=name), soft_wrap=True)


def guess_game(source: str, path: Path) -> str:
    """The game whose own board shares the most headings with the file."""

    def headings(text: str) -> set[str]:
        return set(tomllib.loads(text))

    try:
        found = headings(source)
    except tomllib.TOMLDecodeError as error:
        raise BadRequest("error-toml", path=str(path), why=str(error)) from None
    shared = {id: len(found & headings(coterie.game(id).board_source())) for id in coterie.games}
    best = max(shared, key=lambda id: shared[id])
    if not shared[best]:
        raise BadRequest("error-board-game", path=str(path), known=list(coterie.games))
    return best


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(metavar="URL")] = "sqlite:///coterie.db",
    redis: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    board: Annotated[list[Path] | None, typer.Option(metavar="FILE")] = None,
    browser: Annotated[bool, typer.Option("--browser", show_default=False)] = False,
) -> None:
    for path in board or ():
        source = read_file(path)
        lay(guess_game(source, path), source)
    try:
        from coterie.server import serve as run_server
    except ImportError:
        raise BadRequest("error-extra", name="litestar", extra="server") from None
    address = f"http://{host}:{port}/"
    console().print(Reader.say("serve-at", address=address), soft_wrap=True)
    if browser:
        import threading
        import webbrowser

        threading.Timer(STARTING, webbrowser.open, [address]).start()
    run_server(host, port, database, redis)


@app.command()
def games() -> None:
    screen = console()
    for id in coterie.games:
        game = coterie.game(id)
        words = texts(id, Reader.lang)
        counts = words.say("games-players", {"players": [str(n) for n in game.players]})
        name = (words.say("game-name"), "bold")
        screen.print(Text.assemble((f"{id:<20}", "yellow"), name, f" · {counts}"))
        for option, choice in game.options.items():
            values = " | ".join(str(value).lower() for value in choice.values)
            screen.print(f"    --option {option}={values}", soft_wrap=True)
            screen.print(Text("      " + words.say(f"option-{option}"), style="dim"))


@app.command()
def about() -> None:
    import platform

    from coterie.engine import state

    screen = console()
    screen.print(Text(f"Coterie {coterie.__version__}", style="bold"))
    how = "interpreted" if state.__file__.endswith(".py") else "compiled"
    python = {"python": platform.python_version()}
    screen.print(Reader.say(f"about-{how}", **python))
    for id in coterie.games:
        game = coterie.game(id)
        name = texts(id, Reader.lang).say("game-name")
        screen.print(Reader.say("about-game", game=name, rules=game.rules))
        for part, people in game.credits.items():
            names = ", ".join(people)
            screen.print(Reader.say("about-credit", part=part, names=names), soft_wrap=True)
    screen.print(Reader.say("about-own"), soft_wrap=True)


app.command("arena")(arena_command)
app.command("balance")(balance_command)


# The language, the help and the errors.


def language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`, else the one the environment is set to, else English."""
    for before, arg in zip(("", *args), args, strict=False):
        lang = arg.removeprefix("--lang=") if arg.startswith("--lang=") else None
        if before == "--lang":
            lang = arg
        if lang is not None:
            if lang not in LANGUAGES:
                raise BadRequest("error-lang", lang=lang, known=list(LANGUAGES))
            return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].startswith("fr") else "en"
    return "en"


def in_language(command: Any, lang: Any, id: str = "cli") -> None:
    """Give a command and those below it the option `--lang`, and help in the reader's language."""
    shared = texts(None, Reader.lang)
    command.help = shared.say(id)
    command.get_help_option(typer.Context(command)).help = shared.say("help-help")
    for name, below in getattr(command, "commands", {}).items():
        below.params.append(lang)
        in_language(below, lang, f"{id}-{name}")
    for parameter in command.params:
        if parameter.name != "help":
            own = f"{id}-{parameter.name}"
            parameter.help = shared.say(own if shared.has(own) else f"cli-any-{parameter.name}")


def help_in_language() -> None:
    """The headings of Typer's help pages."""
    for name, id in (
        ("OPTIONS_PANEL_TITLE", "options"),
        ("ARGUMENTS_PANEL_TITLE", "arguments"),
        ("COMMANDS_PANEL_TITLE", "commands"),
        ("DEFAULT_STRING", "default"),
        ("REQUIRED_LONG_STRING", "required"),
    ):
        setattr(rich_utils, name, Reader.say(f"help-{id}"))


USAGE_ERROR: Any = typer.BadParameter.__base__


def usage(error: Any, args: Sequence[str]) -> str:
    """What is wrong with the way the program was called, in one sentence."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Reader.say("usage-option", name=error.option_name)
    parameter = getattr(error, "param", None)
    name = parameter.opts[-1] if parameter is not None else ""
    if parameter is not None and parameter.param_type_name == "argument":
        name = str(parameter.metavar or parameter.name)
    if kind == "MissingParameter":
        return Reader.say("usage-missing", name=name)
    if kind == "BadParameter" and name:
        return Reader.say("usage-value", name=name)
    return Reader.say("usage-other", line=" ".join(args))


def complain(sentence: str) -> int:
    console(stderr=True).print(Text(sentence), soft_wrap=True)
    return 2


def run(args: Sequence[str]) -> int:
    """Do what the command line says; the exit code."""
    try:
        Reader.lang = "fr" if os.environ.get("LC_ALL", "").startswith("fr") else "en"
        Reader.lang = language(args, os.environ)
        command: Any = typer.main.get_command(app)
        in_language(command, command.params[0])
        help_in_language()
        code = command.main(list(args), prog_name="coterie", standalone_mode=False, obj=Reader.lang)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CoterieError as error:
        return complain(error.say(Reader.lang))
    except USAGE_ERROR as error:
        # Called without a command, Typer has shown the help.
        return 0 if type(error).__name__ == "NoArgsIsHelpError" else complain(usage(error, args))
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # Whoever read the output has closed it. Without this Python would complain at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def main() -> None:
    sys.exit(run(sys.argv[1:]))
