"""Sets of (red, white) pairs, what is known of sums of them, and ways to share notes.

A set is a list of rows: row w is a number whose bit r says that (r, w) is in it. A row costs one
operation, however many pairs it holds.

What a group of players holds together is also kept as ends: the least and the most red, white,
notes (red and white alike) and worth (a white note counting as two red ones), eight numbers.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.rng import Rng

WORD: Final = 1 << 30
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


# How ends count: a payment lowers the notes by what is paid, laundering leaves the worth as it is.
REDS: Final = [1, 0, 1, 1]
WHITES: Final = [0, 1, 1, 2]


def extremes(rows: list[int]) -> list[int]:
    """The ends of a set that is not empty."""
    ends = [-1] * 8
    for w in range(len(rows)):
        row = rows[w]
        if row:
            low: i64 = lowest_bit(row)
            high: i64 = row.bit_length() - 1
            white: i64 = w
            if ends[0] < 0:
                ends = [int(low), int(high), w, w, int(low + white), int(high + white)]
                ends.extend([int(low + 2 * white), int(high + 2 * white)])
            else:
                if low < ends[0]:
                    ends[0] = int(low)
                if high > ends[1]:
                    ends[1] = int(high)
                ends[3] = w
                if low + white < ends[4]:
                    ends[4] = int(low + white)
                if high + white > ends[5]:
                    ends[5] = int(high + white)
                if low + 2 * white < ends[6]:
                    ends[6] = int(low + 2 * white)
                if high + 2 * white > ends[7]:
                    ends[7] = int(high + 2 * white)
    return ends


def between(rows: list[int], ends: list[int]) -> list[int]:
    """The pairs of a set that lie between the ends."""
    new: list[int] = []
    for w in range(min(len(rows), ends[3] + 1)):
        low = max(ends[0], ends[4] - w, ends[6] - 2 * w)
        high = min(ends[1], ends[5] - w, ends[7] - 2 * w)
        if w < ends[2] or high < low:
            new.append(0)
        else:
            new.append((rows[w] >> low << low) & ((1 << (high + 1)) - 1))
    return new


def meet(ends: list[int], others: list[int]) -> None:
    """Narrow ends to others."""
    for n in range(0, 8, 2):
        ends[n] = max(ends[n], others[n])
        ends[n + 1] = min(ends[n + 1], others[n + 1])


def crossed(ends: list[int]) -> bool:
    """Whether nothing lies between the ends."""
    n: i64 = 0
    while n < 8:
        if ends[n] > ends[n + 1]:
            return True
        n += 2
    return False


def raise_to(ends: list[int], n: i64, least: i64) -> bool:
    """Raise one of the ends; whether it was lower."""
    if ends[n] >= least:
        return False
    ends[n] = int(least)
    return True


def lower_to(ends: list[int], n: i64, most: i64) -> bool:
    """Lower one of the ends; whether it was higher."""
    if ends[n] <= most:
        return False
    ends[n] = int(most)
    return True


def add_up(whole: list[int], part: list[int], rest: list[int]) -> bool:
    """Narrow the ends of a sum and of its two parts to each other; whether anything changed."""
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


def within(ends: list[int]) -> bool:
    """Narrow the four counts to each other; whether anything changed."""
    changed = with_white(ends, 0, 4)  # notes are red and white ones
    return with_white(ends, 4, 6) or changed  # the worth counts the white ones again


def with_white(ends: list[int], less: i64, more: i64) -> bool:
    """The same for a count and one that adds the white notes to it."""
    changed = raise_to(ends, more, ends[less] + ends[2])
    changed |= lower_to(ends, more + 1, ends[less + 1] + ends[3])
    changed |= raise_to(ends, less, ends[more] - ends[3])
    changed |= lower_to(ends, less + 1, ends[more + 1] - ends[2])
    changed |= raise_to(ends, 2, ends[more] - ends[less + 1])
    changed |= lower_to(ends, 3, ends[more + 1] - ends[less])
    return changed


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
    """The sums of a pair of each set; where both are large, rows filled up between their ends."""
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
    """The sums or differences of a pair of each set, rows filled up between their ends."""
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


def below(n: int, rng: Rng) -> int:
    """A whole number from 0 to n-1, each equally likely; n may be big."""
    if n <= WORD:
        return int(rng.below(n))
    bits = (n - 1).bit_length()
    while True:
        number = 0
        left = bits
        while left > 0:
            part = min(left, 30)
            number = (number << part) | int(rng.below(1 << part))
            left -= part
        if number < n:
            return number


def place_in(rising: list[int], number: int) -> int:
    """The last place of a rising list that holds at most the number."""
    low: i64 = 0
    high: i64 = len(rising)
    while high - low > 1:
        middle: i64 = (low + high) >> 1
        if rising[int(middle)] <= number:
            low = middle
        else:
            high = middle
    return int(low)


class Shares:
    """The ways to share notes of one colour when everybody's part is bounded."""

    def __init__(self, least: list[int], most: list[int]) -> None:
        self.least = least
        self.width = [most[n] - least[n] for n in range(len(least))]
        self.base = sum(least)
        # fewer[n][x]: the ways in which the sharers from n on get less than x beyond their least.
        fewer = [0, 1]
        self.fewer: list[list[int]] = [fewer]
        for width in reversed(self.width):
            last = len(fewer) - 1
            more = [0]
            ways = 0
            for x in range(last + width):
                ways += fewer[min(x + 1, last)] - fewer[max(x - width, 0)]
                more.append(ways)
            fewer = more
            self.fewer.append(fewer)
        self.fewer.reverse()

    def below(self, notes: int) -> int:
        """The ways to share fewer notes than this."""
        fewer = self.fewer[0]
        return fewer[min(max(notes - self.base, 0), len(fewer) - 1)]

    def notes(self, way: int) -> int:
        """How many notes are shared in the way of that number."""
        return self.base + place_in(self.fewer[0], way)

    def draw(self, notes: int, rng: Rng) -> list[int]:
        """Share so many, each way equally likely."""
        parts = self.least[:]
        left = notes - self.base
        for n in range(len(parts) - 1):
            fewer = self.fewer[n + 1]
            start = fewer[max(left - self.width[n], 0)]
            end = fewer[min(left + 1, len(fewer) - 1)]
            rest = place_in(fewer, start + below(end - start, rng))
            parts[n] += left - rest
            left = rest
        parts[len(parts) - 1] += left
        return parts


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


def room(
    ends: list[list[int]], seat: int, mates: list[int], red: list[int], white: list[int]
) -> list[int]:
    """The ends between which a seat's money lies, given what others of its pool hold."""
    own = ends[1 << seat]
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
        bounds = ends[group]
        r0 = max(r0, bounds[0] - r)
        r1 = min(r1, bounds[1] - r)
        w0 = max(w0, bounds[2] - w)
        w1 = min(w1, bounds[3] - w)
        s0 = max(s0, bounds[4] - r - w)
        s1 = min(s1, bounds[5] - r - w)
        d0 = max(d0, bounds[6] - r - 2 * w)
        d1 = min(d1, bounds[7] - r - 2 * w)
        choice += 1
    return [int(r0), int(r1), int(w0), int(w1), int(s0), int(s1), int(d0), int(d1)]


def lies_in(ends: list[int], red: int, white: int) -> bool:
    r: i64 = red
    w: i64 = white
    return (
        ends[0] <= r
        and r <= ends[1]
        and ends[2] <= w
        and w <= ends[3]
        and ends[4] <= r + w
        and r + w <= ends[5]
        and ends[6] <= r + 2 * w
        and r + 2 * w <= ends[7]
    )


def in_row(row: int, ends: list[int], white: int) -> int:
    """What of a row lies between the ends."""
    low = max(ends[0], ends[4] - white, ends[6] - 2 * white)
    high = min(ends[1], ends[5] - white, ends[7] - 2 * white)
    if high < low or high < 0:
        return 0
    if low > 0:
        row = row >> low << low
    return row & ((1 << (high + 1)) - 1)
