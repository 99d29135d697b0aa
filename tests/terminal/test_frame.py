"""The frame with a game it does not know: simultaneous and unasked moves, typed open moves."""

import io
import re
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from coterie.bots import Bot
from coterie.bots.plain import RandomBot
from coterie.engine.errors import IllegalMove
from coterie.engine.game import Game
from coterie.engine.match import Match
from coterie.engine.result import Result
from coterie.engine.rng import seeded
from coterie.engine.state import EVERYONE
from coterie.engine.texts import Texts
from coterie.terminal import drawing, frame, plain
from coterie.terminal.frame import Frame

TEXTS = """
game-name = Toy
prompt-throw = Throw a shape.
prompt-number = Name any number.
move-number = Say { $n }
event-threw = { $seat } threw { $n }.
event-secret = Only { $seat } knows { $n }.
refused-toy = No, says the toy.
reason-most = The most.
"""


class ToyState:
    """First everybody throws 0-2 at the same time; then seat 0 names any number up to 100,
    and meanwhile seat 1 may say 7, or 8 once seat 0 has greeted it with 99.

    A `State` in all but name: compiled, that one cannot be inherited from here."""

    def __init__(self) -> None:
        self.players = 2
        self.to_act: tuple[int, ...] = (0, 1)
        self.may_act: tuple[int, ...] = ()
        self.result: Result | None = None
        self.greeted = False
        self.revealed = False
        self.events: list[tuple[int, ...]] | None = None
        self.said: list[int] = [-1, -1]

    def legal(self, seat: int) -> list[int]:
        if seat in self.may_act:
            return [8 if self.greeted else 7]
        return ([0, 1, 2] if len(self.said) == 2 else [10, 20]) if seat in self.to_act else []

    def allows(self, seat: int, move: int) -> bool:
        open_ = seat in self.to_act and len(self.said) == 3 and 0 <= move <= 100
        return move in self.legal(seat) or open_

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            raise IllegalMove("refused-toy", room="toy", clause="TOY-1")
        if seat in self.may_act:
            self.may_act = ()
            self.emit(0, EVERYONE, seat, move)
        elif len(self.said) == 2:
            self.said[seat] = move
            self.emit(1, 1 << seat, seat, move)
            self.to_act = tuple(s for s in self.to_act if s != seat)
            if not self.to_act:
                self.to_act, self.may_act = (0,), (1,)
                self.said.append(0)
                for s in (0, 1):
                    self.emit(0, EVERYONE, s, self.said[s])
        elif move == 99 and not self.greeted:
            self.greeted = True
        else:
            self.to_act = self.may_act = ()
            self.result = Result((0,), (1, 2), (move, 0), "most")

    def emit(self, kind: int, audience: int, seat: int, number: int) -> None:
        if self.events is not None:
            self.events.append((kind, audience, seat, number))

    def clone(self) -> "ToyState":
        new = ToyState()
        new.said, new.to_act, new.may_act = list(self.said), self.to_act, self.may_act
        new.result, new.greeted = self.result, self.greeted
        return new

    def sample(self, seat: int, rng: Any) -> "ToyState":
        return self.clone()

    def to_json(self) -> dict[str, Any]:
        return {"said": self.said}

    @property
    def prompts(self) -> list[dict[str, Any]]:
        type_ = "throw" if len(self.said) == 2 else "number"
        return [{"type": type_, "seat": s, "clause": "TOY-1"} for s in self.to_act]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "game": "toy", "players": 2, "seat": seat, "to_act": list(self.to_act),
            "may_act": list(self.may_act), "prompts": self.prompts, "result": None,
            "mine": self.said[seat] if seat is not None else None, "over": False,
        }  # fmt: skip


class Toy(Game):
    id = "toy"
    rules = 1
    players = (2,)
    options = {}
    bound = 10
    board_digest = "toy"

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> Any:
        return ToyState()

    def text_sources(self, lang: str) -> list[str]:
        return [TEXTS]

    def move_to_json(self, move: int) -> dict[str, Any]:
        return {"type": "number", "n": move}

    def event_to_json(self, event: tuple[int, ...]) -> dict[str, Any]:
        return {"type": ("threw", "secret")[event[0]], "seat": event[2], "n": event[3]}


def parse(line: str, view: dict[str, Any], game: Game, texts: Texts) -> int | None:
    word, _, number = line.partition(" ")
    return int(number) if word == "say" else None


def play(
    typed: list[str], bots: dict[int, Bot], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Match, str]:
    room = SimpleNamespace(draw=plain.draw, parse=parse)
    monkeypatch.setattr(drawing, "drawing_of", lambda game: room)
    monkeypatch.setattr(frame, "drawing_of", lambda game: room)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
    match = Match(Toy(), seed=1)
    page = io.StringIO()
    Frame(match, bots, seeded(1), "en", Console(file=page, width=80), folder).play()
    return match, page.getvalue()


def test_people_decide_together_behind_the_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Curtain, seat 0 throws; curtain, seat 1 throws and then lets its chance pass; curtain,
    # seat 0 is refused, then types an open move.
    typed = ["", "1", "", "3", "", "", "say 500", "say 64"]
    match, page = play(typed, {}, tmp_path, monkeypatch)
    assert match.moves == [(0, 0), (1, 2), (0, 64)]
    assert "No, says the toy." in page
    assert "rules TOY-1" in page
    *screens, last = re.split(r"(Player \d) · ", page)
    assert "Only" not in last
    for screen, reader in zip(screens[::2], screens[1::2], strict=True):
        other = "Player 1" if reader == "Player 2" else "Player 2"
        assert f"Only {other} knows" not in screen
    assert "Only Player 1 knows 0" in page
    assert "Player 1 wins!" in page


def test_a_person_may_speak_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, page = play(["", "1", "", "1", "1", "", "1"], {}, tmp_path, monkeypatch)
    assert match.moves == [(0, 0), (1, 0), (1, 7), (0, 10)]
    assert "Press Enter to let it pass." in page


def test_with_a_bot_on_either_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, page = play(["1", "2"], {1: RandomBot(1)}, tmp_path, monkeypatch)
    assert [seat for seat, _ in match.moves] == [1, 0, 0]  # nothing was asked of the bot later
    assert "Only Player 2 knows" not in page
    match, page = play(["1", ""], {0: RandomBot(3)}, tmp_path, monkeypatch)
    assert match.state.result
    assert "take the screen" not in page


def test_a_bot_answers_what_is_offered_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = play(["1", "say 99", "1"], {1: RandomBot(2)}, tmp_path, monkeypatch)
    assert match.moves[1:] == [(0, 0), (0, 99), (1, 8), (0, 10)]


def test_the_plain_drawing_says_the_view_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, page = play(["1", "1"], {1: RandomBot(1)}, tmp_path, monkeypatch)
    assert "mine" in page
