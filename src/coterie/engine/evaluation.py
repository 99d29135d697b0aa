"""How good a position is, for bots: what each seat may expect."""

from mypy_extensions import mypyc_attr

from coterie.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions of one game. A room defines a subclass; `Game.evaluation` holds it.

    >>> import coterie
    >>> game = coterie.game("gatsby")
    >>> values = game.evaluation.values(game.new(players=2, seed=7))
    >>> len(values), all(0 <= value <= 1 for value in values)
    (2, True)
    """

    common_draws = False
    """Whether what is hidden matters more than most moves: then bots compare moves on the same
    draws of what is hidden (sequential halving) instead of searching a tree."""
    rollout_length = 2
    """How many decisions a rollout plays, each the best by a look one ply ahead, before the
    position is judged: so many that what has just been decided shows its worth."""

    def values(self, state: State) -> list[float]:
        """For each seat the share of the win it may expect, from 0 to 1; in all about 1.

        Exact when the game is over, a guess before. It may look at the whole position:
        bots give it samples, never the real one.
        """
        raise NotImplementedError

    def moves(self, state: State, seat: int) -> list[int]:
        """The legal moves that are worth a look: of several with the same outcome, one."""
        return state.legal(seat)

    def proposals(self, state: State, seat: int) -> list[int]:
        """Open moves of the seat that promise something and that its menu does not hold."""
        return []


def shares(state: State) -> list[float]:
    """What each seat got out of a finished game: the winners share the win, and after a draw all
    do.

    >>> import coterie
    >>> from coterie.engine.playout import playout
    >>> from coterie.engine.rng import seeded
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> decisions = playout(state, seeded(1), game.bound)
    >>> sum(shares(state))
    1.0
    """
    result = state.result
    assert result is not None
    winners = result.winners
    if not winners:
        return [1.0 / state.players] * state.players
    found = [0.0] * state.players
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
