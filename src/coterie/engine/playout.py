"""Random games, whole, in compiled code."""

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.engine.state import State


def random_seat(state: State, rng: Rng) -> int:
    """One of the seats that must or may move now and have a menu, each equally likely."""
    seats = state.to_act
    if state.may_choose:
        seats = seats + state.may_choose
    if len(seats) == 1:
        return seats[0]
    return seats[int(rng.below(len(seats)))]


def playout(state: State, rng: Rng, limit: int) -> int:
    """Play on at random, to the end or for `limit` decisions; the number of decisions made."""
    made: i64 = 0
    while state.to_act and made < limit:
        seat = random_seat(state, rng)
        state.play_random(seat, rng)
        made += 1
    return int(made)
