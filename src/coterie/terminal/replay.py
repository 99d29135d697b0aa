"""A recorded game, looked at again: step by step, or all of it in sentences."""

from rich.console import Console
from rich.text import Text

from coterie.engine.errors import BadRequest
from coterie.engine.match import Match
from coterie.terminal.drawing import draw, outcome, player_names, sentences, texts_of
from coterie.terminal.frame import LONGEST_NUMBER, read_line


class Replay:
    """A match as one seat (None: a spectator) saw it."""

    def __init__(self, match: Match, seat: int | None, lang: str, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.texts = texts_of(match.game, lang)
        self.names = player_names(match, self.texts)
        self.console = console
        self.last = len(match.moves)

    def at(self, step: int) -> Match:
        """The match after so many moves."""
        match = Match(
            self.match.game,
            self.match.state.players,
            self.match.seed,
            self.match.options,
            self.match.seats,
            self.match.rules,
        )
        for seat, move in self.match.moves[:step]:
            match.apply(seat, move)
        return match

    def print_all(self) -> None:
        """The whole game in sentences, each after the number of its move."""
        self.console.print(self._heading())
        for event in self.match.events:
            for said in sentences([event], self.seat, self.texts, self.names):
                self.console.print(Text(f"{event.move:>4}  {said}"), soft_wrap=True)
        if self.match.result:
            self.console.print(outcome(self.match, self.texts, self.names))
        else:
            self.console.print(self.texts.say("replay-unfinished"))

    def _heading(self) -> Text:
        heading = {"game": self.texts.say("game-name"), "count": self.last}
        players = {"players": self.texts.join(self.names), "seed": str(self.match.seed)}
        return Text(self.texts.say("replay-heading", heading | players), style="bold")

    def step_through(self) -> None:
        """Show one position after another, as the keys say."""
        step = 0
        while True:
            self._show(step)
            try:
                typed = read_line("> ").casefold()
            except EOFError:
                return
            if typed in ("q", self.texts.say("command-quit")):
                return
            step = self._go(step, typed)

    def _go(self, step: int, typed: str) -> int:
        """The step that was typed, within the game."""
        wanted = {"": step + 1, "n": step + 1, "p": step - 1, "g": self.last}.get(typed)
        if wanted is None:
            too_long = len(typed) > LONGEST_NUMBER
            if not typed.isdecimal() or too_long or int(typed) > self.last:
                error = BadRequest("error-step", found=typed, last=self.last)
                read_line(error.say(self.lang) + " ")
                return step
            wanted = int(typed)
        return max(0, min(self.last, wanted))

    def _show(self, step: int) -> None:
        match = self.at(step)
        self.console.clear()
        self.console.print(
            draw(match.game, match.state, self.seat, self.texts, self.names, [], self.console)
        )
        events = [event for event in match.events if event.move == step]
        for said in sentences(events, self.seat, self.texts, self.names):
            self.console.print(Text("· " + said))
        if match.result:
            self.console.print(outcome(match, self.texts, self.names))
        place = {"step": step, "last": self.last}
        self.console.print(Text(self.texts.say("replay-keys", place), style="dim"))
