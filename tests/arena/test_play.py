"""The driver: who is asked, when, and from which position."""

from types import SimpleNamespace
from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.arena.play import play
from coterie.bots.lookahead import best_answer
from coterie.bots.plain import RandomBot
from coterie.engine.match import replay
from coterie.engine.result import Result

TALK = 7  # the move of a seat that only may


class Script:
    """A position that goes through a list of (to_act, may_act); a decision of everybody who
    owes one leads on, anything else changes nothing."""

    def __init__(self, steps: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> None:
        self.steps = steps
        self.players = 3
        self.events: Any = None
        self.revealed = True
        self.moves: list[tuple[int, int]] = []
        self.owing: list[int] = list(steps[0][0])

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(self.owing)

    @property
    def may_act(self) -> tuple[int, ...]:
        return self.steps[0][1] if self.steps else ()

    @property
    def result(self) -> Result | None:
        return None if self.steps else Result((0,), (1, 2, 2), (1, 0, 0), "end")

    def legal(self, seat: int) -> list[int]:
        return [1, 2]

    def apply(self, seat: int, move: int) -> None:
        self.moves.append((seat, move))
        if seat in self.owing:
            self.owing.remove(seat)
            if not self.owing:
                self.steps = self.steps[1:]
                self.owing = list(self.steps[0][0]) if self.steps else []

    def clone(self) -> "Script":
        return self

    def sample(self, seat: int, rng: Any) -> "Script":
        return self


class ScriptedGame:
    id = "script"
    rules = 1

    def __init__(self, *steps: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        self.steps = list(steps)

    def new(self, players: int, seed: int, options: Any, rules: int) -> Script:
        return Script(self.steps)

    def check_options(self, options: Any) -> dict[str, Any]:
        return {}

    def seat_names(self, players: int) -> list[str]:
        return ["a", "b", "c"]


class Recorder:
    """A bot that writes down when it is asked."""

    def __init__(self, log: list[tuple[Any, ...]], talks: bool = False) -> None:
        self.log = log
        self.talks = talks

    def choose(self, known: bots.InformationSet) -> int:
        self.log.append(("choose", known.seat, known.moves_made))
        return 1

    def answer(self, known: bots.InformationSet) -> int | None:
        self.log.append(("answer", known.seat, known.moves_made))
        return TALK if self.talks else None


def run(game: ScriptedGame, talks: tuple[int, ...] = ()) -> tuple[Any, list[tuple[Any, ...]]]:
    log: list[tuple[Any, ...]] = []
    players = [Recorder(log, seat in talks) for seat in range(3)]
    match = play(game, players, 1, 1)  # type: ignore[arg-type]
    return match, log


def test_simultaneous_choices_are_all_made_before_any_is_applied() -> None:
    match, log = run(ScriptedGame(((0, 1, 2), ()), ((1,), ())))
    assert log == [("choose", 0, 0), ("choose", 1, 0), ("choose", 2, 0), ("choose", 1, 3)]
    assert match.state.moves == [(0, 1), (1, 1), (2, 1), (1, 1)]


def test_who_may_speak_is_asked_once_before_who_must() -> None:
    _, log = run(ScriptedGame(((0,), (1, 2)), ((0,), (2,))))
    assert log == [
        ("answer", 1, 0), ("answer", 2, 0), ("choose", 0, 0),
        ("answer", 2, 1), ("choose", 0, 1),
    ]  # fmt: skip


def test_who_speaks_up_is_not_asked_again_before_the_next_decision() -> None:
    match, log = run(ScriptedGame(((0,), (1, 2)), ((0,), ())), talks=(1,))
    assert log == [("answer", 1, 0), ("answer", 2, 1), ("choose", 0, 1), ("choose", 0, 2)]
    assert match.state.moves == [(1, TALK), (0, 1), (0, 1)]


def test_the_match_is_recorded() -> None:
    game = coterie.game("gatsby")
    players = [bots.make(game, "random", seed) for seed in (1, 2)]
    match = play(game, players, 5, 3)
    assert match.state.result is not None
    assert replay(match.journal(), coterie.game).journal() == match.journal()


@pytest.mark.slow
def test_every_game_is_played_to_its_end(table: tuple[str, int]) -> None:
    game = coterie.game(table[0])
    players = [bots.make(game, "random", seed) for seed in range(table[1])]
    match = play(game, players, 2, 4)
    assert match.state.result is not None
    assert len(match.moves) <= game.bound


def test_a_random_bot_sometimes_lets_pass() -> None:
    bot = RandomBot(1)
    decisions: list[Any] = [
        SimpleNamespace(seat=0, moves_made=number, legal=lambda: [4, 5]) for number in range(100)
    ]
    assert {bot.answer(known) for known in decisions} == {4, 5, None}
    assert bot.answer(decisions[7]) == bot.answer(decisions[7])


@pytest.mark.parametrize(
    ("values", "awaited", "answer"),
    [((0.2, 0.6), -1, 5), ((0.5, 0.4), -1, None), ((0.5, 0.4), 1, 4), ((0.501, 0.4), -1, None)],
)
def test_a_bot_that_looks_ahead_speaks_up_if_it_is_better_off_and_answers_what_it_was_offered(
    values: tuple[float, float], awaited: int, answer: int | None
) -> None:
    position = SimpleNamespace(awaited=lambda: awaited)
    known: Any = SimpleNamespace(seat=1, legal=lambda: [4, 5], sample=lambda rng: position)

    def one_ply(known: Any, moves: list[int], draws: int) -> None:
        search.sum_without_move = 0.5 * draws
        search.sums = [value * draws for value in values]

    search: Any = SimpleNamespace(rng=None, one_ply=one_ply)
    assert best_answer(search, known, [4, 5]) == answer
