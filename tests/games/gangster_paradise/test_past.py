"""The search for a past: each kind of step backwards, and what to do when there is no way back."""

from itertools import product

import pytest

from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.hidden.ledger import (
    BLUFFED,
    GAINED,
    HIDDEN,
    LAUNDERED,
    PAID,
    SALARIES,
)
from coterie.games.gangster_paradise.hidden.money import point
from coterie.games.gangster_paradise.hidden.past import (
    ANY_FIGURES,
    LEAST,
    MOST,
    NO_TRANSFER,
    History,
    Step,
)

from .test_money import Pair, bounds_around, pairs, rows_of

BOX = {*product(range(10), range(10))}


def step_of(kind: int, before: set[Pair] = BOX, a: int = 0, b: int = 0) -> Step:
    """A step of seat 0, who may have held these pairs before it."""
    bounds = [[0] * 8 for _ in range(8)]
    bounds[1] = bounds_around(before)
    step = Step(None, kind, 0, rows_of(before), bounds)
    step.a, step.b = a, b
    return step


def undone(step: Step, held: Pair, strategy: int) -> set[Pair]:
    """All that is found of what seat 0 may have held before, in many searches."""
    rng = seeded(1)
    found = set()
    for _ in range(1 if strategy in (LEAST, MOST) else 300):
        red, white = [held[0], 0, 0], [held[1], 0, 0]
        if step.undo(red, white, rng, strategy):
            found.add((red[0], white[0]))
    return found


def test_a_known_change_is_taken_back() -> None:
    assert undone(step_of(GAINED, a=3, b=-2), (5, 1), ANY_FIGURES) == {(2, 3)}


@pytest.mark.parametrize(
    ("kind", "a", "held", "ways"),
    [
        (PAID, 4, (2, 1), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]),
        (PAID, 0, (2, 1), [(2, 1)]),
        (PAID, 4, (7, 7), [(7, 7 + 4), (8, 7 + 3), (9, 9)][2:]),
        (LAUNDERED, 6, (0, 9), [(0, 9), (2, 8), (4, 7), (6, 6)]),
        (LAUNDERED, 6, (1, 1), [(1, 1), (3, 0)]),
        (LAUNDERED, 0, (1, 1), [(1, 1)]),
        (SALARIES, 3, (4, 0), [(4, 0), (4, 1), (4, 2)]),
    ],
)
def test_every_figure_that_was_possible_is_found(
    kind: int, a: int, held: Pair, ways: list[Pair]
) -> None:
    """Any figures find all, the least first the least, the most first the most."""
    assert undone(step_of(kind, a=a), held, ANY_FIGURES) == set(ways)
    assert undone(step_of(kind, a=a), held, NO_TRANSFER) == set(ways)
    assert undone(step_of(kind, a=a), held, LEAST) == {ways[0]}
    assert undone(step_of(kind, a=a), held, MOST) == {ways[-1]}
    # What was not held before is passed over, whatever the way that is tried first.
    for strategy, next_best in ((ANY_FIGURES, ways[1:]), (LEAST, ways[1:2]), (MOST, ways[-1:])):
        if len(ways) > 1:
            assert undone(step_of(kind, BOX - {ways[0]}, a), held, strategy) == set(next_best)
    assert undone(step_of(kind, BOX - {*ways}, a), held, ANY_FIGURES) == set()
    assert undone(step_of(kind, BOX - {*ways}, a), held, MOST) == set()


def test_a_loss_is_given_back() -> None:
    before = {(0, 0), (3, 0), (1, 2), (2, 2), (5, 4)}
    step = step_of(BLUFFED, before)
    assert undone(step, (0, 0), ANY_FIGURES) == before
    step.bounds[1] = bounds_around({(3, 0), (1, 2)})
    assert undone(step, (0, 0), ANY_FIGURES) == {(3, 0), (1, 2)}


@pytest.mark.parametrize("kind", [PAID, LAUNDERED, SALARIES, BLUFFED])
def test_the_pool_together_must_have_held_it(kind: int) -> None:
    """Seat 1 holds (1, 1); what the two held together is one of a few sums."""
    held = (2, 0) if kind == SALARIES else (0, 0) if kind == BLUFFED else (2, 2)
    step = step_of(kind, a=4)
    for group in (2, 3):
        step.bounds[group] = bounds_around({*product(range(19), range(19))})
    step.mates = [1]
    free = {PAID: (4, 4), LAUNDERED: (4, 1), SALARIES: (2, 3), BLUFFED: (6, 4)}[kind]
    step.sums = point(free[0] + 1, free[1] + 1)
    rng = seeded(3)
    for _ in range(20):
        red, white = [held[0], 1, 0], [held[1], 1, 0]
        assert step.undo(red, white, rng, ANY_FIGURES)
        assert (red, white) == ([free[0], 1, 0], [free[1], 1, 0])
    # The bounds of the two together rule out what its sums would allow.
    step.bounds[3] = bounds_around({(free[0] + 2, free[1] + 1)})
    assert not step.undo([held[0], 1, 0], [held[1], 1, 0], rng, ANY_FIGURES)


def hidden(mine: set[Pair], theirs: set[Pair]) -> Step:
    """A deal of seats 0 and 1, whose pools had no other members."""
    step = step_of(HIDDEN, mine)
    step.bounds[2] = bounds_around(theirs)
    step.other = 1
    step.other_rows = rows_of(theirs)
    step.sums, step.other_sums = step.rows, step.other_rows
    return step


def deals(step: Step, held: tuple[Pair, Pair], strategy: int) -> set[tuple[Pair, Pair]]:
    rng = seeded(2)
    found = set()
    for _ in range(400):
        red, white = [held[0][0], held[1][0], 0], [held[0][1], held[1][1], 0]
        if step.undo(red, white, rng, strategy):
            found.add(((red[0], white[0]), (red[1], white[1])))
    return found


def test_a_hidden_deal_is_taken_back_in_every_way() -> None:
    held = ((2, 1), (1, 1))
    ways = {((r, w), (3 - r, 2 - w)) for r in range(4) for w in range(3)}
    step = hidden(BOX, BOX)
    assert deals(step, held, ANY_FIGURES) == ways
    assert deals(step, held, LEAST) == ways
    # Calm: nothing changed hands, if that is possible.
    assert deals(step, held, NO_TRANSFER) == {held}
    for mine, theirs in ((BOX - {(2, 1)}, BOX), (BOX, BOX - {(1, 1)})):
        assert deals(hidden(mine, theirs), held, NO_TRANSFER) == ways - {held}
    # Each must have held what the search gives it.
    mine, theirs = {(0, 0), (3, 1), (1, 2), (9, 9)}, {(3, 2), (0, 1), (9, 9), (2, 1)}
    assert deals(hidden(mine, theirs), held, ANY_FIGURES) == {((0, 0), (3, 2)), ((3, 1), (0, 1))}
    assert deals(hidden({(9, 9)}, BOX), held, ANY_FIGURES) == set()


def test_both_pools_of_a_hidden_deal_must_have_held_it() -> None:
    """Seat 2, who holds (1, 0), is of one of the pools."""
    ways = {((0, 0), (2, 0)), ((1, 0), (1, 0)), ((2, 0), (0, 0))}
    for side in ("mates", "other_mates"):
        step = hidden(BOX, BOX)
        for group in range(4, 8):
            step.bounds[group] = bounds_around({*product(range(19), range(19))})
        setattr(step, side, [2])
        rng = seeded(2)
        sums = "sums" if side == "mates" else "other_sums"
        setattr(step, sums, rows_of({(2, 0), (4, 0)}))
        found = set()
        for _ in range(200):
            red, white = [1, 1, 1], [0, 0, 0]
            if step.undo(red, white, rng, ANY_FIGURES):
                assert red[2] == 1
                found.add(((red[0], white[0]), (red[1], white[1])))
        # Seat 2 and its mate had 2 together (or 4, of which there are too few).
        assert found == {((1, 0), (1, 0))} <= ways


def test_a_search_goes_back_through_both_pools_that_were_joined() -> None:
    """Seats 0 and 1 dealt, after seat 0 had gained 2 red and seat 1 had paid 1."""
    mine, theirs = {(3, 0)}, {(0, 0), (1, 0)}
    join = hidden(mine, theirs)
    join.before = step_of(GAINED, {(1, 0)}, a=2)
    other = step_of(PAID, {(1, 1)}, a=1)
    other.seat = 1
    other.bounds[2] = bounds_around({(1, 1)})
    join.other_before = other
    history = History(join)
    assert [step.kind for step in history.steps] == [HIDDEN, GAINED, PAID]
    assert history.later == [-1, 0, 0]
    rng = seeded(1)
    # (0, 1) and (1, 0) are what seat 1 may hold after the payment; only the second was allowed.
    assert history.find_past([2, 2, 0], [0, 0, 0], rng, 9)
    assert (history.reds, history.whites) == (
        [[3, 1, 0], [1, 1, 0], [3, 1, 0]],
        [[0, 0, 0], [0, 0, 0], [0, 1, 0]],
    )
    assert not history.find_past([2, 1, 0], [0, 1, 0], rng, 9)


def test_a_search_that_is_stuck_goes_another_way() -> None:
    """Seat 0 paid ten times one note and had nothing but white before: any figures, or none in
    deals, would have to be right every time."""
    past: Step | None = None
    for n in range(10, 0, -1):
        before = {(r, w) for r, w in product(range(11), range(11)) if r + w == n}
        step = step_of(PAID, before if n < 10 else {(0, 10)}, a=1)
        step.before = past
        past = step
    assert past is not None
    history = History(past)
    assert all(history.find_past([0, 0, 0], [0, 0, 0], seeded(n), 200) for n in range(5))
    assert history.whites[-1] == [10, 0, 0]
    assert pairs(history.steps[-1].rows) == {(0, 10)}
    # Without patience the first way has to do.
    found = sum(history.find_past([0, 0, 0], [0, 0, 0], seeded(n), 0) for n in range(20))
    assert found < 5
