"""Random games, played to the end in compiled code."""

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.engine.state import State


def random_seat(state: State, rng: Rng) -> int:
    """One of the seats that must or may move now and have a menu, each equally likely.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> state = coterie.game("gatsby").new(players=2, seed=7)
    >>> random_seat(state, seeded(1)) in state.to_act
    True
    """
    seats = state.to_act
    if state.may_choose:
        seats = seats + state.may_choose
    if len(seats) == 1:
        return seats[0]
    return seats[rng.below(len(seats))]


def playout(state: State, rng: Rng, limit: int) -> int:
    """Play on at random, to the end or for `limit` decisions; the number of decisions.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> playout(state, seeded(1), limit=5)
    5
    >>> playout(state, seeded(1), game.bound) < game.bound and state.result is not None
    True
    """
    decisions: i64 = 0
    while state.to_act and decisions < limit:
        seat = random_seat(state, rng)
        state.play_random(seat, rng)
        decisions += 1
    return decisions
