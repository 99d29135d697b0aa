"""One game between bots."""

from collections.abc import Iterator, Sequence
from typing import Any

from coterie.bots import Bot, InformationSet, decision_dice
from coterie.engine.game import Game
from coterie.engine.match import Match


def play(
    game: Game, bots: Sequence[Bot], seed: int, dice: int, options: dict[str, Any] | None = None
) -> Match:
    """Play a game to its end, one bot in each seat; `dice` is the seed for what the bots draw of
    what is hidden from them.

    >>> import coterie
    >>> from coterie import bots
    >>> game = coterie.game("gatsby")
    >>> match = play(game, [bots.make(game, "random", seed) for seed in (1, 2)], seed=7, dice=1)
    >>> match.state.result is not None
    True
    """
    match = Match(game, len(bots), seed, options)
    for _ in steps(match, bots, dice):
        pass
    return match


def steps(match: Match, bots: Sequence[Bot], dice: int) -> Iterator[None]:
    """Play a match on to its end, a step at a time. A live table asks its bots in the same order
    (`coterie.tables.bots`), so that they play there as they do here.

    >>> import coterie
    >>> from coterie import bots
    >>> match = Match(coterie.game("gatsby"), players=2, seed=7)
    >>> players = [bots.make(match.game, "random", seed) for seed in (1, 2)]
    >>> next(steps(match, players, dice=1))
    >>> len(match.moves)
    1
    """
    had_chance: set[int] = set()
    while match.state.to_act:
        if not _answered(match, bots, dice, had_chance):
            _decide(match, bots, dice)
            had_chance.clear()
        yield


def _answered(match: Match, bots: Sequence[Bot], dice: int, had_chance: set[int]) -> bool:
    """Let each seat that may move without owing it do so, at most once before the next decision
    that is owed; whether somebody moved."""
    for seat in match.state.may_act:
        if seat not in had_chance:
            had_chance.add(seat)
            move = bots[seat].answer(_known(match, seat, dice))
            if move is not None:
                match.apply(seat, move)
                return True
    return False


def _decide(match: Match, bots: Sequence[Bot], dice: int) -> None:
    """Everybody who owes a decision makes it from the same position; then all are applied."""
    chosen = [(seat, bots[seat].choose(_known(match, seat, dice))) for seat in match.state.to_act]
    for seat, move in chosen:
        match.apply(seat, move)


def _known(match: Match, seat: int, dice: int) -> InformationSet:
    rng = decision_dice(dice, seat, len(match.moves))
    return InformationSet(match.state, seat, rng, len(match.moves))
