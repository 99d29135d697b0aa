"""A game played at one terminal: whose turn it is, what they see, what they type.

People at the same screen are kept from each other's secrets by a curtain between them.
"""

import contextlib
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from coterie.arguments import why_not
from coterie.bots import Bot, InformationSet
from coterie.engine.clauses import Clause
from coterie.engine.errors import BadRequest, CoterieError, IllegalMove
from coterie.engine.match import Match, save_journal
from coterie.engine.rng import Rng
from coterie.engine.texts import LANGUAGES, texts
from coterie.terminal.drawing import (
    choice_list,
    draw,
    drawing_of,
    outcome,
    player_names,
    prompt_of,
    sentences,
    texts_of,
)

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 (the arrow keys, where there are any)

COMMANDS = ("undo", "rules", "help", "save", "log", "quit")
FORGET_SCROLLBACK = "\x1b[3J"  # to a terminal: nothing is left to scroll back to
LONGEST_NUMBER = 9  # digits
FEW_NEWS = 3  # sentences that are shown below the drawing if there is space for them


class Quit(Exception):
    """The player leaves the table."""


def plain_word(word: str) -> str:
    """A typed word without capitals and accents."""
    marks = unicodedata.normalize("NFD", word.casefold())
    return "".join(c for c in marks if not unicodedata.combining(c))


def command_words() -> dict[str, str]:
    """What can be typed for each command, in every language."""
    return {
        plain_word(texts(None, lang).say(f"command-{command}")): command
        for command in COMMANDS
        for lang in LANGUAGES
    }


def read_line(prompt: str) -> str:
    """A typed line. What comes from a file or a pipe is shown as if it had been typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line.strip()


def free_path(folder: Path, match: Match) -> Path:
    """A file name that is not taken yet: the game, its seed and a number."""
    number = 1
    while (path := folder / f"{match.game.id}-{match.seed}-{number}.json").exists():
        number += 1
    return path


def save(match: Match, path: Path) -> None:
    """Write the journal; the reader is told if the file cannot be written."""
    try:
        save_journal(match, path)
    except OSError as error:
        raise BadRequest("error-save", path=str(path), why=why_not(error)) from None


def print_clause(console: Console, clause: Clause, lang: str) -> None:
    """A rule, with the reason where it is a ruling or a reconstruction."""
    say = texts(None, lang).say
    console.print(Text.assemble((clause.id, "bold"), "  ", clause.text[lang]))
    for mark, reason in (("ruling", clause.ruling), ("reconstruction", clause.reconstruction)):
        if reason:
            said = say(f"rules-{mark}", {"reason": reason[lang]})
            console.print(Text("  " + said, style="italic"))


class Frame:
    """One game at one terminal. `bots` play their seats; people have the others."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        dice: Rng,
        lang: str,
        console: Console,
        folder: Path,
    ) -> None:
        self.match = match
        self.bots = bots
        self.dice = dice
        self.people = [seat for seat in range(match.state.players) if seat not in bots]
        self.lang = lang
        self.texts = texts_of(match.game, lang)
        self.names = player_names(match, self.texts)
        self.console = console
        self.folder = folder
        self.words = command_words()
        self.before_curtain: int | None = None  # the seat whose secrets are on the screen
        self.events_shown = dict.fromkeys(self.people, 0)  # how many each person has seen
        self.let_pass: dict[int, tuple[int, ...]] = {}  # what each person did not want to do
        self.to_answer: list[int] = []  # bots that a person's last move gave something to answer

    def say(self, id: str, **args: object) -> str:
        return self.texts.say(id, args, self.names)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    # The flow of the game.

    def play(self) -> None:
        """Play to the end, or until somebody leaves. What was played is never lost."""
        fingerprint = self.match.commitment[:16]
        name = self.say("game-name")
        self.print(self.say("play-start", game=name, commitment=fingerprint), "dim")
        try:
            while self.match.state.to_act:
                self._step()
        except Quit:
            return
        except EOFError:
            self.console.print()
            self._keep()
        except KeyboardInterrupt:
            self.console.print()
            self._keep()
            raise
        else:
            self._finish()

    def _step(self) -> None:
        """One decision: of a person who may speak up, of a bot, or of a person who must."""
        state = self.match.state
        for seat in state.may_act:
            if seat in self.people and self.let_pass.get(seat) != self._open_to(seat):
                self._ask(seat, must=False)
                return
        for seat in state.to_act:
            if seat in self.bots:
                self._bot_moves(seat)
                return
        while self.to_answer:
            seat = self.to_answer.pop(0)
            if seat in state.may_act:
                self._bot_moves(seat)
                return
        waiting = [seat for seat in state.to_act if seat in self.people]
        same = self.before_curtain
        self._ask(same if same in waiting else waiting[0], must=True)

    def _open_to(self, seat: int) -> tuple[int, ...]:
        """What the seat may do, and who is to move. Who let it pass is asked again only when this
        has changed."""
        state = self.match.state
        return (*state.to_act, -1, *state.legal(seat))

    def _bot_moves(self, seat: int) -> None:
        rng = self.dice.split()
        known = InformationSet(self.match.state, seat, rng, len(self.match.moves))
        with self.console.status(self.say("play-thinking", seat=seat)):
            bot = self.bots[seat]
            must = seat in self.match.state.to_act
            move = bot.choose(known) if must else bot.answer(known)
        if move is not None:
            self.match.apply(seat, move)

    def _finish(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        seed = Text(self.say("play-seed", seed=str(self.match.seed)), style="dim")
        self._show(reader, [], Group(outcome(self.match, self.texts, self.names), seed))
        self._keep()

    def _keep(self) -> None:
        """Save under a free name, unless there is nothing to save."""
        if not self.match.moves:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            where = str(self.folder)
            raise BadRequest("error-save", path=where, why=why_not(error)) from None
        path = free_path(self.folder, self.match)
        save(self.match, path)
        over = self.match.result is not None
        said = self.say("play-saved" if over else "play-kept", path=str(path))
        self.console.print(Text(said), soft_wrap=True)

    # What a person sees.

    def _curtain(self, seat: int) -> None:
        """Hide one person's secrets before the next one looks."""
        if len(self.people) > 1 and self.before_curtain != seat:
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(FORGET_SCROLLBACK)
            self.console.print(Rule(style="yellow"))
            read_line(self.say("play-curtain", seat=seat) + " ")
        self.before_curtain = seat

    def _show(self, seat: int | None, moves: list[int], question: Group) -> None:
        """The screen of a seat: the drawing, what has happened since it last looked, and the
        question. News that would push the drawing off the screen come before it."""
        self.console.clear()
        shown = self.events_shown
        start = min(shown.values(), default=0) if seat is None else shown[seat]
        events = self.match.events[start:]
        news = ["· " + said for said in sentences(events, seat, self.texts, self.names)]
        state = self.match.state
        drawn = draw(self.match.game, state, seat, self.texts, self.names, moves, self.console)
        lines = len(news)
        if self.console.is_terminal:
            taken = sum(len(self.console.render_lines(part)) for part in (drawn, question))
            lines = self.console.height - taken - 1
        below = self._last(news, lines) if lines >= min(len(news), FEW_NEWS) else Text()
        if not below:
            self.print("\n".join(news))
        self.console.print(drawn)
        if below:
            self.console.print(below)
        self.console.print(question)

    def _last(self, news: list[str], lines: int) -> Text:
        """The last sentences, as many as fit into so many lines."""
        kept: list[str] = []
        for said in reversed(news):
            lines -= len(self.console.render_lines(Text(said)))
            if lines < 0:
                break
            kept.insert(0, said)
        return Text("\n".join(kept))

    def _question(self, seat: int, moves: list[int], must: bool) -> Group:
        """The prompt of a person, and the choices."""
        view = self.match.state.view(seat)
        prompt = prompt_of(view, seat)
        said = self.texts.describe("prompt", prompt, self.names) if prompt else ""
        menu = getattr(drawing_of(self.match.game), "menu", None)
        listed = menu(view, self.texts, self.match.game) if menu else None
        parts = [
            Text(f"{self.names[seat]} · {said}", style="bold"),
            listed or choice_list(self.match.game, self.texts, self.names, moves),
        ]
        return Group(*parts, *([] if must else [Text(self.say("play-may"), style="dim")]))

    # What a person types.

    def _ask(self, seat: int, must: bool) -> None:
        """Let a person decide: returns after a move, an undo, or a choice to let pass."""
        self._curtain(seat)
        moves = self.match.state.legal(seat)
        self._show(seat, moves, self._question(seat, moves, must))
        while True:
            line = read_line("> ")
            if not line and not must:
                self.let_pass[seat] = self._open_to(seat)
                self._seen(seat)
                return
            if not line:
                self._show(seat, moves, self._question(seat, moves, must))
                continue
            try:
                if self._answer(seat, moves, line):
                    return
            except IllegalMove as refusal:
                self.print(refusal.say(self.lang), "red")
                if refusal.clause:
                    self.print(self.say("play-clause", clause=refusal.clause), "dim")
            except CoterieError as error:
                self.print(error.say(self.lang), "red")

    def _answer(self, seat: int, moves: list[int], line: str) -> bool:
        """Do what was typed; True if the game has moved on (or back)."""
        word, _, rest = line.partition(" ")
        if word.isdecimal() and not rest:
            if len(word) > LONGEST_NUMBER or not 1 <= int(word) <= len(moves):
                raise BadRequest("error-choice", number=word, count=len(moves))
            self._apply(seat, moves[int(word) - 1])
            return True
        command = self.words.get(plain_word(word))
        if command:
            do: Callable[[int, str], bool] = getattr(self, f"_do_{command}")
            return do(seat, rest.strip())
        parse = getattr(drawing_of(self.match.game), "parse", None)
        view = self.match.state.view(seat)
        move = parse(line, view, self.match.game, self.texts) if parse else None
        if move is None:
            raise BadRequest("error-command", line=line, commands=self._command_list())
        self._apply(seat, move)
        return True

    def _apply(self, seat: int, move: int) -> None:
        events = len(self.match.events)
        before = {bot: self._open_to(bot) for bot in self.bots}
        prompts = self.match.state.prompts
        self.match.apply(seat, move)
        self.events_shown[seat] = events
        # A move that leaves the prompts as they were says something to somebody, as an offer
        # does. Bots need not answer, but they get the chance.
        same = self.match.state.prompts == prompts
        self.to_answer = [bot for bot in self.bots if same and self._open_to(bot) != before[bot]]

    def _seen(self, seat: int) -> None:
        """The person has seen all that happened so far."""
        self.events_shown[seat] = len(self.match.events)

    def _command_list(self) -> list[str]:
        return [self.say(f"command-{command}") for command in COMMANDS]

    def _do_undo(self, seat: int, rest: str) -> bool:
        """Take back the last move, if it was a person's and the rules of undo allow it."""
        last = self.match.moves[-1][0] if self.match.moves else seat
        self.match.undo(last if last in self.people else seat)
        for person, shown in self.events_shown.items():
            self.events_shown[person] = min(shown, len(self.match.events))
        self.let_pass.clear()
        self.to_answer.clear()
        return True

    def _do_rules(self, seat: int, rest: str) -> bool:
        clauses = self.match.game.clauses
        prompt = prompt_of(self.match.state.view(seat), seat) or {}
        id = rest.upper() or prompt.get("clause")
        if id not in clauses:
            raise BadRequest("error-clause", clause=str(id), game=self.say("game-name"))
        print_clause(self.console, clauses[id], self.lang)
        return False

    def _do_help(self, seat: int, rest: str) -> bool:
        for command in COMMANDS:
            word = self.say(f"command-{command}")
            self.print(f"  {word:<14}{self.say(f'help-command-{command}')}")
        return False

    def _do_save(self, seat: int, rest: str) -> bool:
        path = Path(rest) if rest else free_path(Path(), self.match)
        save(self.match, path)
        self.print(self.say("play-saved", path=str(path)))
        return False

    def _do_log(self, seat: int, rest: str) -> bool:
        for sentence in sentences(self.match.events, seat, self.texts, self.names):
            self.print("· " + sentence)
        return False

    def _do_quit(self, seat: int, rest: str) -> bool:
        if self.match.moves:
            answer = plain_word(read_line(self.say("play-quit") + " "))
            if not answer.startswith("n"):
                self._keep()
        raise Quit
