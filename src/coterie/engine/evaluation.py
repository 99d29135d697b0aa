"""How good a position is, for bots: what each seat may expect."""

from mypy_extensions import mypyc_attr

from coterie.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions of one game. A room defines a subclass; `Game.evaluation` holds it."""

    # Whether what is hidden weighs more than most moves: then moves are compared on equal draws
    # of it, rather than looked at deeply.
    common_draws = False
    # How many decisions are played on, each as it looks best at once, before a position is
    # judged: so many that what has just been decided shows its worth.
    rollout_length = 2

    def values(self, state: State) -> list[float]:
        """For each seat the share of the win it may expect, from 0 to 1; in all about 1.

        Exact when the game is over, a guess before. It may look at the whole position:
        bots give it samples, never the real one.
        """
        raise NotImplementedError

    def moves(self, state: State, seat: int) -> list[int]:
        """The legal moves that are worth a look: of those that come to the same, one."""
        return state.legal(seat)

    def proposals(self, state: State, seat: int) -> list[int]:
        """Open moves of the seat that promise something and that its menu does not hold."""
        return []


def shares(state: State) -> list[float]:
    """What each seat got out of a finished game: the winners share the win, a draw all do."""
    result = state.result
    assert result is not None
    winners = result.winners
    if not winners:
        return [1.0 / state.players] * state.players
    found = [0.0] * state.players
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
