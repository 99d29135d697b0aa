"""Draws of what the members of a pool hold: rejection sampling from what is known of them."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.hidden.bounds import bounds_given, bounds_of, lies_in
from coterie.games.gangster_paradise.hidden.money import closed_below, common, has, lowest_bit
from coterie.games.gangster_paradise.hidden.past import History, Step
from coterie.games.gangster_paradise.hidden.witness import Witness, witness_of

WORD: Final = 1 << 30
PATIENCE: Final = 8  # with the search for the past of a draw: steps looked at per step there is
WITNESS_AFTER: Final = 20  # draws rejected for want of a past: then the witness is used as well
REPLACE_AFTER: Final = 24  # draws rejected: then what the witness leads to is taken


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


class PoolSampler:
    """Draws what the members of a pool hold: a pair for each, in its set, with a sum of the pool's
    sums, all such choices equally likely.

    Rejection sampling: the draw is from the boxes around the sets, with a sum between the bounds
    of a row of the sums, and is repeated until it is in the sets and has a past.
    """

    def __init__(
        self,
        members: list[int],
        sets: list[list[int]],
        sums: list[int],
        past: Step | None = None,
        bounds: list[list[int]] | None = None,
    ) -> None:
        under = closed_below(sums)
        self.history = None if past is None else History(past)
        self.bounds: list[list[int]] = [] if bounds is None else bounds
        self.witness: Witness | None = None
        self.members = members
        self.sets = [common(rows, under) for rows in sets]
        self.sums = sums
        boxes = [bounds_of(rows) for rows in self.sets]
        self.red = Shares([box[0] for box in boxes], [box[1] for box in boxes])
        self.white = Shares([box[2] for box in boxes], [box[3] for box in boxes])
        self.rising = [0]  # the draws with less white in all than so much
        for white in range(len(sums)):
            row = sums[white]
            ways = self.rising[white]
            if row:
                reds = self.red.below(row.bit_length()) - self.red.below(lowest_bit(row))
                ways += reds * (self.white.below(white + 1) - self.white.below(white))
            self.rising.append(ways)

    def draw(self, drawn: list[int], rng: Rng) -> None:
        """Write each member's pair, as white * 2**20 + red."""
        rejected = 0
        while True:
            white = place_in(self.rising, below(self.rising[len(self.rising) - 1], rng))
            row = self.sums[white]
            first = self.red.below(lowest_bit(row))
            ways = self.red.below(row.bit_length()) - first
            red = self.red.notes(first + below(ways, rng))
            if not has(self.sums, red, white):
                continue
            reds = self.red.draw(red, rng)
            whites = self.white.draw(white, rng)
            fits = True
            for n in range(len(reds)):
                if not has(self.sets[n], reds[n], whites[n]):
                    fits = False
                    break
            if fits:
                if self.has_past(reds, whites, len(drawn), rng):
                    break
                rejected += 1
                if rejected >= WITNESS_AFTER:
                    witness = self.find_witness(len(drawn))
                    if witness is None:
                        raise ValueError("The ledger contradicts itself: nothing leads to now.")
                    led = witness.lead_to(self.members, reds, whites, rng)
                    if led or rejected == REPLACE_AFTER:
                        break
        for n in range(len(reds)):
            drawn[self.members[n]] = (whites[n] << 20) | reds[n]

    def has_past(self, reds: list[int], whites: list[int], players: int, rng: Rng) -> bool:
        """Whether some past is found that leads to these parts."""
        if self.history is None:
            return True
        red = [0] * players
        white = [0] * players
        for n in range(len(reds)):
            red[self.members[n]] = reds[n]
            white[self.members[n]] = whites[n]
            own = bounds_given(self.bounds, self.members[n], self.members[:n], red, white)
            if not lies_in(own, reds[n], whites[n]):
                return False
        return self.history.find_past(red, white, rng, PATIENCE)

    def find_witness(self, players: int) -> Witness | None:
        """A past that leads to something the members may hold; found once. None if nothing was
        hidden, or if what is known contradicts itself."""
        if self.witness is None and self.history is not None:
            money = [[1]] * players
            for n in range(len(self.members)):
                money[self.members[n]] = self.sets[n]
            self.witness = witness_of(self.history, money)
        return self.witness
