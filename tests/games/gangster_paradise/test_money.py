"""Sets of pairs and what is known of their sums, against every pair written out."""

import random
from collections import Counter
from itertools import product

import pytest

from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.hidden.bounds import (
    agree_counts,
    agree_sum,
    between,
    bounds_given,
    bounds_of,
    in_row,
    is_contradictory,
    lies_in,
    tighten,
)
from coterie.games.gangster_paradise.hidden.money import (
    FEW,
    at_least,
    closed_below,
    common,
    has,
    laundered,
    lessened,
    lowest_bit,
    nearest,
    point,
    shifted,
    size,
    some_bit,
    some_part,
    spread,
    summed,
    united,
    without,
    worth,
)
from coterie.games.gangster_paradise.hidden.pool import WORD, Shares, below, place_in

Pair = tuple[int, int]
COUNTS = ((1, 0), (0, 1), (1, 1), (1, 2))  # how red and white count in the four bounds


def pairs(rows: list[int]) -> set[Pair]:
    return {(r, w) for w, row in enumerate(rows) for r in range(row.bit_length()) if row >> r & 1}


def rows_of(found: set[Pair]) -> list[int]:
    rows = [0] * (1 + max(white for _, white in found))
    for red, white in found:
        rows[white] |= 1 << red
    return rows


def some_pairs(dice: random.Random, most: int = 12) -> set[Pair]:
    return {(dice.randrange(9), dice.randrange(6)) for _ in range(dice.randint(1, most))}


def bounds_around(found: set[Pair]) -> list[int]:
    counts = [[a * red + b * white for red, white in found] for a, b in COUNTS]
    return [end for count in counts for end in (min(count), max(count))]


def fits(pair: Pair, bounds: list[int]) -> bool:
    return all(
        bounds[2 * n] <= a * pair[0] + b * pair[1] <= bounds[2 * n + 1]
        for n, (a, b) in enumerate(COUNTS)
    )


@pytest.mark.parametrize("seed", range(30))
def test_operations_do_what_they_do_to_every_pair(seed: int) -> None:
    dice = random.Random(seed)
    one, two = some_pairs(dice), some_pairs(dice)
    rows, others = rows_of(one), rows_of(two)
    red, white, total = dice.randint(-5, 5), dice.randint(-3, 3), dice.randint(0, 9)
    assert pairs(rows) == one
    assert size(rows) == len(one)
    for pair in product(range(-1, 10), range(-1, 8)):
        assert has(rows, *pair) == (pair in one)
    assert pairs(point(*min(one))) == {min(one)}
    assert pairs(shifted(rows, red, white)) == {
        (r + red, w + white) for r, w in one if r + red >= 0 and w + white >= 0
    }
    assert pairs(spread(rows, total)) == {
        (r - x, w - total + x)
        for r, w in one
        for x in range(total + 1)
        if r >= x and w >= total - x
    }
    assert pairs(laundered(rows, 2 * (total // 2))) == {
        (r - 2 * k, w + k) for r, w in one for k in range(total // 2 + 1) if r >= 2 * k
    }
    for r, w in product(range(-2, 12), range(-2, 9)):
        off, *pair = nearest(rows, r, w)
        assert tuple(pair) in one
        assert off == abs(pair[0] - r) + abs(pair[1] - w)
        assert off == min(abs(a - r) + abs(b - w) for a, b in one)
    assert pairs(worth(rows, total, True)) == {p for p in one if sum(p) >= total}
    assert pairs(worth(rows, total, False)) == {p for p in one if sum(p) < total}
    assert pairs(at_least(rows, 3, 2)) == {(r, w) for r, w in one if r >= 3 and w >= 2}
    assert pairs(common(rows, others)) == one & two
    assert pairs(united(rows, others)) == one | two
    some = at_least(rows, 2, 1)
    assert pairs(without(rows, some)) == one - pairs(some)
    assert pairs(closed_below(rows)) == {
        (r, w) for r, w in product(range(9), range(6)) if any(r <= a and w <= b for a, b in one)
    }
    assert pairs(summed(rows, others)) == {(r + a, w + b) for r, w in one for a, b in two}
    assert pairs(lessened(rows, others)) == {
        (r - a, w - b) for r, w in one for a, b in two if r >= a and w >= b
    }


def hulls(found: set[Pair]) -> set[Pair]:
    """Every row filled up between its bounds."""
    by_row: dict[int, list[int]] = {}
    for red, white in found:
        by_row.setdefault(white, []).append(red)
    return {(r, w) for w, reds in by_row.items() for r in range(min(reds), max(reds) + 1)}


@pytest.mark.parametrize("seed", range(6))
def test_sums_of_large_sets_are_filled_up(seed: int) -> None:
    dice = random.Random(seed)
    box = sorted(product(range(3, 20), range(8)))
    one = {pair for pair in dice.sample(box, 90) if pair[1] != 3}
    two = {(red - 3, white) for red, white in dice.sample(box, 80) if white != 2}
    three = {pair for pair in dice.sample(box, 90) if pair[1] != 5}
    assert min(len(one), len(two), len(three)) > FEW
    plus = {(r + a, w + b) for r, w in one for a, b in two}
    assert pairs(summed(rows_of(one), rows_of(two))) == hulls(plus)
    for more, less in ((one, three), (one, two)):
        minus = {(r - a, w - b) for r, w in more for a, b in less if r >= a and w >= b}
        assert pairs(lessened(rows_of(more), rows_of(less))) == hulls(minus)


def test_small_sets_are_summed_exactly_and_larger_ones_are_not() -> None:
    gap = {(0, 0), (2, 0)}
    for few, exact in ((FEW, True), (FEW + 1, False)):
        others = {(2 * n, 0) for n in range(few)}
        more = {(2 * n, 0) for n in range(few + 1)}
        found = pairs(summed(rows_of(more), rows_of(others)))
        assert ((1, 0) not in found) == exact
        assert ((1, 0) not in pairs(lessened(rows_of(more), rows_of(others)))) == exact
        assert (1, 0) not in pairs(summed(rows_of(gap), rows_of(others)))


@pytest.mark.parametrize("seed", range(20))
def test_ends_of_sets(seed: int) -> None:
    dice = random.Random(seed)
    one, two = some_pairs(dice, 6), some_pairs(dice, 4)
    bounds, others = bounds_around(one), bounds_around(two)
    assert bounds_of(rows_of(one)) == bounds
    everything = set(product(range(9), range(6)))
    box = rows_of(everything)
    assert pairs(between(box, bounds)) == {pair for pair in everything if fits(pair, bounds)}
    assert pairs(between(rows_of(two), bounds)) == {pair for pair in two if fits(pair, bounds)}
    for white in range(bounds[2], bounds[3] + 1):
        assert in_row(box[white], bounds, white) == between(box, bounds)[white]
    for pair in everything:
        assert lies_in(bounds, *pair) == fits(pair, bounds)
    both = bounds[:]
    tighten(both, others)
    assert both == [(max, min)[n % 2](bounds[n], others[n]) for n in range(8)]
    assert is_contradictory(both) == any(both[n] > both[n + 1] for n in range(0, 8, 2))
    assert in_row(1, [-3, -1, 0, 0, -3, -1, -3, -1], 0) == 0


@pytest.mark.parametrize("n", [0, 2, 4, 6])
def test_ends_of_a_sum_and_its_parts_narrow_each_other(n: int) -> None:
    def narrowed(*given: Pair) -> tuple[bool, list[Pair]]:
        """Bounds of one count; the others say nothing."""
        bounds = [[*[0] * n, *pair, *[0] * (6 - n)] for pair in given]
        changed = agree_sum(*bounds)
        return changed, [(end[n], end[n + 1]) for end in bounds]

    assert narrowed((0, 99), (2, 5), (3, 7)) == (True, [(5, 12), (2, 5), (3, 7)])
    assert narrowed((8, 9), (0, 99), (3, 7)) == (True, [(8, 9), (1, 6), (3, 7)])
    assert narrowed((8, 9), (3, 7), (0, 99)) == (True, [(8, 9), (3, 7), (1, 6)])
    assert narrowed((5, 12), (2, 5), (3, 7)) == (False, [(5, 12), (2, 5), (3, 7)])
    # One end at a time.
    assert narrowed((4, 12), (2, 5), (3, 7)) == (True, [(5, 12), (2, 5), (3, 7)])
    assert narrowed((5, 13), (2, 5), (3, 7)) == (True, [(5, 12), (2, 5), (3, 7)])
    assert narrowed((8, 12), (0, 5), (3, 7)) == (True, [(8, 12), (1, 5), (3, 7)])
    assert narrowed((5, 6), (2, 5), (3, 4)) == (True, [(5, 6), (2, 3), (3, 4)])
    assert narrowed((8, 12), (3, 7), (0, 5)) == (True, [(8, 12), (3, 7), (1, 5)])
    assert narrowed((5, 6), (3, 4), (2, 5)) == (True, [(5, 6), (3, 4), (2, 3)])


@pytest.mark.parametrize(
    ("given", "found"),
    [
        # red, white, notes, worth
        ([2, 5, 1, 3, 0, 99, 0, 99], [2, 5, 1, 3, 3, 8, 4, 11]),
        ([0, 99, 1, 3, 3, 8, 4, 11], [0, 7, 1, 3, 3, 8, 4, 11]),
        ([4, 5, 0, 9, 6, 8, 0, 99], [4, 5, 1, 4, 6, 8, 7, 12]),
        ([0, 99, 0, 9, 4, 6, 7, 9], [0, 5, 1, 5, 4, 6, 7, 9]),
        ([0, 50, 2, 3, 0, 50, 9, 10], [3, 6, 2, 3, 6, 8, 9, 10]),
        ([2, 5, 1, 3, 3, 8, 4, 11], None),
        ([3, 3, 2, 2, 5, 5, 7, 7], None),
    ],
)
def test_red_white_notes_and_worth_narrow_each_other(
    given: list[int], found: list[int] | None
) -> None:
    bounds = given[:]
    assert agree_counts(bounds) == (found is not None)
    while agree_counts(bounds):
        pass
    assert bounds == (found or given)


@pytest.mark.parametrize("seed", range(40))
def test_room_is_what_the_ends_of_every_group_leave(seed: int) -> None:
    dice = random.Random(seed)
    seat, *mates = dice.sample(range(5), dice.randint(1, 4))
    red, white = [dice.randrange(5) for _ in range(5)], [dice.randrange(4) for _ in range(5)]
    bounds = [[0] * 8 for _ in range(32)]
    for group in range(32):
        members = [s for s in range(5) if group >> s & 1]
        for n, (a, b) in enumerate(COUNTS):
            middle = sum(a * red[s] + b * white[s] for s in members)
            bounds[group][2 * n] = middle - dice.randrange(4)
            bounds[group][2 * n + 1] = middle + dice.randrange(4 if n < 3 else 2)
    found = bounds_given(bounds, seat, mates, red, white)
    for pair in product(range(9), range(8)):
        allowed = True
        for choice in range(1 << len(mates)):
            others = [mate for n, mate in enumerate(mates) if choice >> n & 1]
            group = sum(1 << s for s in (seat, *others))
            held = pair[0] + sum(red[s] for s in others), pair[1] + sum(white[s] for s in others)
            allowed &= fits(held, bounds[group])
        assert lies_in(found, *pair) == allowed


def test_bits_and_places() -> None:
    assert [lowest_bit(row) for row in (1, 2, 12, 1 << 70)] == [0, 1, 2, 70]
    rng = seeded(1)
    row = 0b100110010
    seen = Counter(some_bit(row, rng) for _ in range(400))
    assert set(seen) == {1, 4, 5, 8}
    rising = [0, 0, 3, 3, 7]
    assert [place_in(rising, number) for number in range(9)] == [1, 1, 1, 3, 3, 3, 3, 4, 4]
    assert place_in([0], 0) == 0


def test_whole_numbers_are_drawn_evenly() -> None:
    rng = seeded(4)
    assert set(Counter(below(3, rng) for _ in range(60))) == {0, 1, 2}
    assert [below(1, rng) for _ in range(5)] == [0] * 5
    for n in (WORD, WORD + 1, 3 << 30, (1 << 61) + 5):
        drawn = [below(n, rng) for _ in range(300)]
        assert max(drawn) < n
        assert sum(number >= n // 2 for number in drawn) in range(110, 190)
        # Every bit comes, the low ones too.
        assert {number & 7 for number in drawn} == set(range(8))
        assert {(number >> 20) & 7 for number in drawn} == set(range(8))
    # Just above a power of two half of the draws are too high and are made again.
    assert max(below((1 << 40) + 1, rng) for _ in range(200)) <= 1 << 40


@pytest.mark.parametrize("seed", range(10))
def test_shares_against_every_way(seed: int) -> None:
    dice = random.Random(seed)
    least = [dice.randrange(4) for _ in range(dice.randint(1, 4))]
    most = [low + dice.randrange(4) for low in least]
    ways = [*product(*(range(a, b + 1) for a, b in zip(least, most, strict=True)))]
    shares = Shares(least, most)
    for notes in range(sum(most) + 3):
        assert shares.below(notes) == sum(sum(way) < notes for way in ways)
    assert [shares.notes(n) for n in range(len(ways))] == sorted(map(sum, ways))
    rng = seeded(seed)
    for notes in {*map(sum, ways)}:
        fitting = {way for way in ways if sum(way) == notes}
        seen = Counter(tuple(shares.draw(notes, rng)) for _ in range(40 * len(fitting)))
        assert set(seen) == fitting
        assert min(seen.values()) > 15


def test_some_part_may_be_any_that_leaves_the_rest() -> None:
    dice, rng = random.Random(1), seeded(1)
    found = 0
    for _ in range(200):
        row, other, total = dice.randrange(1 << 9), dice.randrange(1 << 9), dice.randint(-2, 18)
        parts = {
            r for r in range(9) if row >> r & 1 and total - r >= 0 and other >> (total - r) & 1
        }
        assert {some_part(row, other, total, rng) for _ in range(120)} == (parts or {-1})
        found += len(parts) > 1
    assert found > 50


def test_large_sets_keep_the_pairs_without_red() -> None:
    """Somebody may have laundered everything: the most white goes with no red at all."""
    some = {pair for pair in product(range(12), range(12)) if sum(pair) < 12}
    assert len(some) > FEW
    assert (0, 22) in pairs(summed(rows_of(some), rows_of(some)))
    assert (0, 11) in pairs(lessened(rows_of(some), rows_of(some)))
