"""What is known of the money that a group of players holds together: eight bounds.

The least and the most red, white, notes (red and white alike) and worth (a white note counting as
two red ones). A payment lowers the notes by what is paid, laundering leaves the worth as it is.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.games.gangster_paradise.hidden.money import lowest_bit

# What a red and a white note count for red, white, notes and worth.
REDS: Final = [1, 0, 1, 1]
WHITES: Final = [0, 1, 1, 2]


def bounds_of(rows: list[int]) -> list[int]:
    """The bounds of a set that is not empty."""
    bounds = [-1] * 8
    for w in range(len(rows)):
        row = rows[w]
        if row:
            low: i64 = lowest_bit(row)
            high: i64 = row.bit_length() - 1
            white: i64 = w
            if bounds[0] < 0:
                bounds = [int(low), int(high), w, w, int(low + white), int(high + white)]
                bounds.extend([int(low + 2 * white), int(high + 2 * white)])
            else:
                if low < bounds[0]:
                    bounds[0] = int(low)
                if high > bounds[1]:
                    bounds[1] = int(high)
                bounds[3] = w
                if low + white < bounds[4]:
                    bounds[4] = int(low + white)
                if high + white > bounds[5]:
                    bounds[5] = int(high + white)
                if low + 2 * white < bounds[6]:
                    bounds[6] = int(low + 2 * white)
                if high + 2 * white > bounds[7]:
                    bounds[7] = int(high + 2 * white)
    return bounds


def between(rows: list[int], bounds: list[int]) -> list[int]:
    """The pairs of a set that lie between the bounds."""
    new: list[int] = []
    for w in range(min(len(rows), bounds[3] + 1)):
        low = max(bounds[0], bounds[4] - w, bounds[6] - 2 * w)
        high = min(bounds[1], bounds[5] - w, bounds[7] - 2 * w)
        if w < bounds[2] or high < low:
            new.append(0)
        else:
            new.append((rows[w] >> low << low) & ((1 << (high + 1)) - 1))
    return new


def tighten(bounds: list[int], others: list[int]) -> None:
    """Narrow bounds to others."""
    for n in range(0, 8, 2):
        bounds[n] = max(bounds[n], others[n])
        bounds[n + 1] = min(bounds[n + 1], others[n + 1])


def is_contradictory(bounds: list[int]) -> bool:
    """Whether nothing lies between the bounds."""
    n: i64 = 0
    while n < 8:
        if bounds[n] > bounds[n + 1]:
            return True
        n += 2
    return False


def raise_to(bounds: list[int], n: i64, least: i64) -> bool:
    """Raise one of the bounds; whether it was lower."""
    if bounds[n] >= least:
        return False
    bounds[n] = int(least)
    return True


def lower_to(bounds: list[int], n: i64, most: i64) -> bool:
    """Lower one of the bounds; whether it was higher."""
    if bounds[n] <= most:
        return False
    bounds[n] = int(most)
    return True


def agree_sum(whole: list[int], part: list[int], rest: list[int]) -> bool:
    """Narrow the bounds of a sum and of its two parts to each other; whether anything changed."""
    changed = False
    n: i64 = 0
    while n < 8:
        m: i64 = n + 1
        # Each is the whole without the other, or the two together.
        changed |= raise_to(whole, n, part[n] + rest[n])
        changed |= lower_to(whole, m, part[m] + rest[m])
        changed |= raise_to(part, n, whole[n] - rest[m])
        changed |= lower_to(part, m, whole[m] - rest[n])
        changed |= raise_to(rest, n, whole[n] - part[m])
        changed |= lower_to(rest, m, whole[m] - part[n])
        n += 2
    return changed


def agree_counts(bounds: list[int]) -> bool:
    """Narrow the four counts to each other; whether anything changed."""
    changed = agree_white(bounds, 0, 4)  # notes are red and white ones
    return agree_white(bounds, 4, 6) or changed  # the worth counts the white ones again


def agree_white(bounds: list[int], less: i64, more: i64) -> bool:
    """The same for a count and one that adds the white notes to it."""
    changed = raise_to(bounds, more, bounds[less] + bounds[2])
    changed |= lower_to(bounds, more + 1, bounds[less + 1] + bounds[3])
    changed |= raise_to(bounds, less, bounds[more] - bounds[3])
    changed |= lower_to(bounds, less + 1, bounds[more + 1] - bounds[2])
    changed |= raise_to(bounds, 2, bounds[more] - bounds[less + 1])
    changed |= lower_to(bounds, 3, bounds[more + 1] - bounds[less])
    return changed


def bounds_given(
    bounds: list[list[int]], seat: int, mates: list[int], red: list[int], white: list[int]
) -> list[int]:
    """The bounds between which a seat's money lies, given what others of its pool hold."""
    own = bounds[1 << seat]
    r0: i64 = own[0]
    r1: i64 = own[1]
    w0: i64 = own[2]
    w1: i64 = own[3]
    s0: i64 = own[4]
    s1: i64 = own[5]
    d0: i64 = own[6]
    d1: i64 = own[7]
    choice: i64 = 1
    while choice >> len(mates) == 0:
        group: i64 = bit(seat)
        r: i64 = 0
        w: i64 = 0
        n: i64 = 0
        while choice >> n:
            if (choice >> n) & 1:
                mate: i64 = mates[n]
                group |= bit(mate)
                r += red[mate]
                w += white[mate]
            n += 1
        of_group = bounds[group]
        r0 = max(r0, of_group[0] - r)
        r1 = min(r1, of_group[1] - r)
        w0 = max(w0, of_group[2] - w)
        w1 = min(w1, of_group[3] - w)
        s0 = max(s0, of_group[4] - r - w)
        s1 = min(s1, of_group[5] - r - w)
        d0 = max(d0, of_group[6] - r - 2 * w)
        d1 = min(d1, of_group[7] - r - 2 * w)
        choice += 1
    return [int(r0), int(r1), int(w0), int(w1), int(s0), int(s1), int(d0), int(d1)]


def lies_in(bounds: list[int], red: int, white: int) -> bool:
    r: i64 = red
    w: i64 = white
    return (
        bounds[0] <= r
        and r <= bounds[1]
        and bounds[2] <= w
        and w <= bounds[3]
        and bounds[4] <= r + w
        and r + w <= bounds[5]
        and bounds[6] <= r + 2 * w
        and r + 2 * w <= bounds[7]
    )


def in_row(row: int, bounds: list[int], white: int) -> int:
    """What of a row lies between the bounds."""
    low = max(bounds[0], bounds[4] - white, bounds[6] - 2 * white)
    high = min(bounds[1], bounds[5] - white, bounds[7] - 2 * white)
    if high < low or high < 0:
        return 0
    if low > 0:
        row = row >> low << low
    return row & ((1 << (high + 1)) - 1)
