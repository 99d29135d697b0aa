"""One game between bots."""

from collections.abc import Iterator, Sequence
from typing import Any

from coterie.bots import Bot, Seat, decision_dice
from coterie.engine.game import Game
from coterie.engine.match import Match


def play(
    game: Game, bots: Sequence[Bot], seed: int, dice: int, options: dict[str, Any] | None = None
) -> Match:
    """Play a game to its end, one bot in each seat; `dice` is the seed for what the bots
    imagine."""
    match = Match(game, len(bots), seed, options)
    for _ in steps(match, bots, dice):
        pass
    return match


def steps(match: Match, bots: Sequence[Bot], dice: int) -> Iterator[None]:
    """Play a match on to its end, a step at a time. A live table asks its bots in the same order
    (`coterie.tables.bots`), so that they play there as they do here."""
    passed: set[int] = set()
    while match.state.to_act:
        if not _answered(match, bots, dice, passed):
            _decide(match, bots, dice)
            passed.clear()
        yield


def _answered(match: Match, bots: Sequence[Bot], dice: int, passed: set[int]) -> bool:
    """Ask who may move without owing it, each at most once before the next decision that is
    owed; whether somebody moved."""
    for seat in match.state.may_act:
        if seat not in passed:
            passed.add(seat)
            move = bots[seat].answer(_seat(match, seat, dice))
            if move is not None:
                match.apply(seat, move)
                return True
    return False


def _decide(match: Match, bots: Sequence[Bot], dice: int) -> None:
    """Everybody who owes a decision makes it from the same position; then all are applied."""
    chosen = [(seat, bots[seat].choose(_seat(match, seat, dice))) for seat in match.state.to_act]
    for seat, move in chosen:
        match.apply(seat, move)


def _seat(match: Match, seat: int, dice: int) -> Seat:
    made = len(match.moves)
    return Seat(match.state, seat, decision_dice(dice, seat, made), made)
