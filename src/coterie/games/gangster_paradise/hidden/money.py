"""Sets of (red, white) pairs.

A set is a list of rows: row w is a number whose bit r says that (r, w) is in it. A row costs one
operation, however many pairs it holds.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng

FEW: Final = 64  # pairs: with more, sums are filled up


def point(red: int, white: int) -> list[int]:
    """The set of one pair."""
    rows = [0] * (white + 1)
    rows[white] = 1 << red
    return rows


def has(rows: list[int], red: int, white: int) -> bool:
    if red < 0 or white < 0 or white >= len(rows):
        return False
    return (rows[white] >> red) & 1 == 1


def size(rows: list[int]) -> int:
    total = 0
    for row in rows:
        total += row.bit_count()
    return total


def shifted(rows: list[int], red: int, white: int) -> list[int]:
    """Every pair gains so much (loses, where negative); pairs that cannot are dropped."""
    new: list[int] = [0] * white if white > 0 else []
    start = -white if white < 0 else 0
    for w in range(start, len(rows)):
        row = rows[w]
        new.append(row << red if red >= 0 else row >> -red)
    return new


def spread(rows: list[int], total: int) -> list[int]:
    """Every pair pays the total, in every mix it can."""
    new = [0] * len(rows)
    for w in range(len(rows)):
        row = rows[w]
        if row:
            for white in range(min(w, total) + 1):
                new[w - white] |= row >> (total - white)
    return new


def laundered(rows: list[int], limit: int) -> list[int]:
    """Every pair launders every even number of red up to the limit."""
    new = [0] * (len(rows) + limit // 2)
    for w in range(len(rows)):
        row = rows[w]
        half = 0
        while row and half <= limit // 2:
            new[w + half] |= row
            row >>= 2
            half += 1
    return new


def worth(rows: list[int], total: int, enough: bool) -> list[int]:
    """The pairs that amount to the total, or that do not."""
    new: list[int] = []
    for w in range(len(rows)):
        below = (1 << (total - w)) - 1 if w < total else 0
        new.append(rows[w] & ~below if enough else rows[w] & below)
    return new


def at_least(rows: list[int], red: int, white: int) -> list[int]:
    """The pairs with at least so much of both."""
    new: list[int] = []
    for w in range(len(rows)):
        new.append((rows[w] >> red) << red if w >= white else 0)
    return new


def without(rows: list[int], others: list[int]) -> list[int]:
    """The pairs of the first set that are not in the second."""
    return [rows[w] & ~others[w] for w in range(len(rows))]


def united(rows: list[int], others: list[int]) -> list[int]:
    """The pairs of either set."""
    new = rows[:] if len(rows) >= len(others) else others[:]
    for w in range(min(len(rows), len(others))):
        new[w] = rows[w] | others[w]
    return new


def common(rows: list[int], others: list[int]) -> list[int]:
    """The pairs of both sets."""
    return [rows[w] & others[w] for w in range(min(len(rows), len(others)))]


def nearest(rows: list[int], red: int, white: int) -> list[int]:
    """The pair of a set that is the fewest notes off: how many, red, white."""
    found = [-1, 0, 0]
    start = max(red, 0)
    for w in range(len(rows)):
        row = rows[w]
        off = abs(w - white)
        if row == 0 or (found[0] >= 0 and off >= found[0]):
            continue
        more = row >> start
        if more:
            r = start + lowest_bit(more)
            if found[0] < 0 or off + r - red < found[0]:
                found = [off + r - red, r, w]
        less = row & ((1 << start) - 1)
        if less:
            r = less.bit_length() - 1
            if found[0] < 0 or off + red - r < found[0]:
                found = [off + red - r, r, w]
    return found


def lowest_bit(row: int) -> int:
    return (row & -row).bit_length() - 1


def summed(rows: list[int], others: list[int]) -> list[int]:
    """The sums of a pair of each set; where both are large, rows filled up between their bounds."""
    if size(others) > size(rows):
        return summed(others, rows)
    if size(others) > FEW:
        return filled(rows, others, 1)
    new = [0] * (len(rows) + len(others) - 1)
    for v in range(len(others)):
        other = others[v]
        while other:
            red = lowest_bit(other)
            other &= other - 1
            for w in range(len(rows)):
                new[w + v] |= rows[w] << red
    return new


def lessened(rows: list[int], others: list[int]) -> list[int]:
    """The differences of a pair of each set, as far as there are; filled up like sums."""
    if size(others) > FEW:
        return filled(rows, others, -1)
    new = [0] * len(rows)
    for v in range(len(others)):
        other = others[v]
        while other:
            red = lowest_bit(other)
            other &= other - 1
            for w in range(v, len(rows)):
                new[w - v] |= rows[w] >> red
    return new


def filled(rows: list[int], others: list[int], sign: i64) -> list[int]:
    """The sums or differences of a pair of each set, rows filled up between their bounds."""
    length = len(rows) + len(others) - 1 if sign > 0 else len(rows)
    low = [-1] * length
    high = [-1] * length
    for v in range(len(others)):
        if not others[v]:
            continue
        low2: i64 = lowest_bit(others[v])
        high2: i64 = others[v].bit_length() - 1
        if sign < 0:
            low2, high2 = -high2, -low2
        for w in range(len(rows)):
            at = w + v if sign > 0 else w - v
            if not rows[w] or at < 0:
                continue
            least: i64 = max(lowest_bit(rows[w]) + low2, 0)
            most: i64 = rows[w].bit_length() - 1 + high2
            if most >= 0 and (low[at] < 0 or least < low[at]):
                low[at] = int(least)
            if most > high[at]:
                high[at] = int(most)
    new: list[int] = []
    for at in range(length):
        new.append((1 << (high[at] + 1)) - (1 << low[at]) if low[at] >= 0 else 0)
    return new


def closed_below(rows: list[int]) -> list[int]:
    """Every pair that a pair of the set could be after giving something away."""
    new = [0] * len(rows)
    most = 0
    for w in range(len(rows) - 1, -1, -1):
        most = max(most, rows[w].bit_length())
        new[w] = (1 << most) - 1
    return new


def some_bit(row: int, rng: Rng) -> int:
    """A bit of a row that is not empty; any may come, not all equally likely."""
    start = int(rng.below(row.bit_length()))
    return start + lowest_bit(row >> start)


def some_part(row: int, other: int, total: int, rng: Rng) -> int:
    """A bit of a row, the rest of the total being a bit of the other; -1 if there is none."""
    if row == 0 or other == 0 or total < lowest_bit(other):
        return -1
    least = max(total - other.bit_length() + 1, 0)
    row = (row >> least << least) & ((1 << (total - lowest_bit(other) + 1)) - 1)
    if row == 0:
        return -1
    start = some_bit(row, rng)
    part = start
    while (other >> (total - part)) & 1 == 0:
        more = row >> (part + 1)
        part = part + 1 + lowest_bit(more) if more else lowest_bit(row)
        if part == start:
            return -1
    return part
