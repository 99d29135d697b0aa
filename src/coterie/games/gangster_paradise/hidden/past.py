"""What happened to the money of a pool, and the search for a past that leads to a draw.

One step per entry of the ledger since the first hidden deal, with what was known before it. The
search goes back from what the members hold now, step by step: each payment, laundering, loss and
hidden deal is given figures that were possible, down to money that was known. Where there are none,
it takes some steps back and gives them other figures (randomized backtracking). That is quick, and
misses some pasts; `witness.py` finds one that is there.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.hidden.bounds import (
    REDS,
    WHITES,
    bounds_given,
    in_row,
    lies_in,
)
from coterie.games.gangster_paradise.hidden.ledger import BLUFFED, GAINED, HIDDEN, LAUNDERED, PAID
from coterie.games.gangster_paradise.hidden.money import has, some_bit

# Which figures are tried first: any; no money in hidden deals; as little or as much laundered, paid
# in red and lost as can be. Chains of launderings need the last two.
ANY_FIGURES: Final = 0
NO_TRANSFER: Final = 1
LEAST: Final = 2
MOST: Final = 3
STRATEGIES: Final = 4
LEAST_BACKTRACK: Final = 3  # steps taken back at least, where the search is stuck


class Step:
    """Something that happened to a pool, with all that was known of it before.

    The last step leads to those before; where a hidden deal joined two pools, to those of both.
    """

    def __init__(
        self, before: "Step | None", kind: i64, seat: int, rows: list[int], bounds: list[list[int]]
    ) -> None:
        self.before = before
        self.kind = kind  # as in the ledger; GAINED is any known change, SALARIES unpaid ones
        self.seat = seat
        self.a = 0
        self.b = 0
        self.rows = rows
        self.bounds = bounds
        self.mates: list[int] = []
        self.sums: list[int] = []  # of the seat and its mates
        # The partner of a hidden deal; if it came from another pool, that pool.
        self.other = -1
        self.other_rows: list[int] = []
        self.other_mates: list[int] = []
        self.other_sums: list[int] = []
        self.other_before: Step | None = None

    def undo(self, red: list[int], white: list[int], rng: Rng, strategy: i64) -> bool:
        """Go back to what the pool may have held before; False if no way is found."""
        seat = self.seat
        if self.kind == GAINED:
            # What was held after it is a set moved as a whole: no need to look.
            red[seat] -= self.a
            white[seat] -= self.b
            return True
        bounds = bounds_given(self.bounds, seat, self.mates, red, white)
        reds = 0
        whites = 0
        for mate in self.mates:
            reds += red[mate]
            whites += white[mate]
        if self.kind == HIDDEN:
            return self.undo_deal(bounds, red, white, rng, strategy == NO_TRANSFER)
        if self.kind == BLUFFED:
            return self.undo_loss(bounds, red, white, reds, whites, rng)
        ways = self.a // 2 + 1 if self.kind == LAUNDERED else self.a
        if self.kind == PAID:
            ways += 1
        way = int(rng.below(ways))
        if strategy == LEAST or strategy == MOST:
            way = 0 if strategy == LEAST else ways - 1
        for _ in range(ways):
            if self.kind == PAID:
                r = red[seat] + way
                w = white[seat] + self.a - way
            elif self.kind == LAUNDERED:
                r = red[seat] + 2 * way
                w = white[seat] - way
            else:
                r = red[seat]
                w = way
            if (
                lies_in(bounds, r, w)
                and has(self.rows, r, w)
                and (not self.mates or has(self.sums, r + reds, w + whites))
            ):
                red[seat] = r
                white[seat] = w
                return True
            if strategy == MOST:
                way -= 1
            else:
                way = way + 1 if way + 1 < ways else 0
        return False

    def undo_loss(
        self, bounds: list[int], red: list[int], white: list[int], reds: int, whites: int, rng: Rng
    ) -> bool:
        """The seat gets back what it lost."""
        w = int(rng.below(len(self.rows)))
        for _ in range(len(self.rows)):
            row = self.rows[w]
            if row and bounds[2] <= w and w <= bounds[3]:
                row = in_row(row, bounds, w)
                if self.mates and row:
                    row &= self.sums[w + whites] >> reds if w + whites < len(self.sums) else 0
                if row:
                    red[self.seat] = some_bit(row, rng)
                    white[self.seat] = w
                    return True
            w = w + 1 if w + 1 < len(self.rows) else 0
        return False

    def undo_deal(
        self, bounds: list[int], red: list[int], white: list[int], rng: Rng, no_transfer: bool
    ) -> bool:
        """Share what the two hold in a way they may have held it before; if `no_transfer`, so that
        no money changed hands, where that can be."""
        a = self.seat
        b = self.other
        reds = red[a] + red[b]
        whites = white[a] + white[b]
        other = bounds_given(self.bounds, b, self.other_mates, red, white)
        for n in range(4):
            both = reds * REDS[n] + whites * WHITES[n]
            bounds[2 * n] = max(bounds[2 * n], both - other[2 * n + 1])
            bounds[2 * n + 1] = min(bounds[2 * n + 1], both - other[2 * n])
        if (
            no_transfer
            and lies_in(bounds, red[a], white[a])
            and has(self.rows, red[a], white[a])
            and has(self.other_rows, red[b], white[b])
            and (not self.sums or self.adds_up(0, 0, red, white))
        ):
            return True
        first = max(bounds[2], 0)
        last = min(bounds[3], whites, len(self.rows) - 1)
        if first > last:
            return False
        w = first + int(rng.below(last - first + 1))
        for _ in range(last - first + 1):
            row = self.rows[w]
            if row:
                row = in_row(row, bounds, w)
            if row:
                r = some_bit(row, rng)
                if has(self.other_rows, reds - r, whites - w) and (
                    not self.sums or self.adds_up(r - red[a], w - white[a], red, white)
                ):
                    red[a] = r
                    white[a] = w
                    red[b] = reds - r
                    white[b] = whites - w
                    return True
            w = w + 1 if w < last else first
        return False

    def adds_up(self, more_red: int, more_white: int, red: list[int], white: list[int]) -> bool:
        """Whether the two pools may have held what they do if so much went to the partner's."""
        reds = red[self.seat] + more_red
        whites = white[self.seat] + more_white
        for mate in self.mates:
            reds += red[mate]
            whites += white[mate]
        if not has(self.sums, reds, whites):
            return False
        reds = red[self.other] - more_red
        whites = white[self.other] - more_white
        for mate in self.other_mates:
            reds += red[mate]
            whites += white[mate]
        return has(self.other_sums, reds, whites)


class History:
    """The steps of a pool, and in a search what its members held before each of them."""

    def __init__(self, past: Step) -> None:
        self.steps: list[Step] = []  # what came later stands before
        self.later: list[int] = []  # the place of the step that came next; -1 after the last
        todo: list[Step] = [past]
        places: list[int] = [-1]
        while todo:
            step: Step | None = todo.pop()
            place = places.pop()
            while step is not None:
                self.later.append(place)
                place = len(self.steps)
                self.steps.append(step)
                if step.other_before is not None:
                    todo.append(step.other_before)
                    places.append(place)
                step = step.before
        self.reds: list[list[int]] = [[] for _ in self.steps]
        self.whites: list[list[int]] = [[] for _ in self.steps]

    def find_past(self, red: list[int], white: list[int], rng: Rng, patience: int) -> bool:
        """Whether a past is found that leads to what the members hold now.

        Where there is no way back, some later steps are taken back and given other figures: few of
        them most times, twice as many half as often, and so on.
        """
        strategy: i64 = NO_TRANSFER
        stuck = 0
        place = 0
        left = patience * len(self.steps)
        while place < len(self.steps):
            later = self.later[place]
            reds = red[:] if later < 0 else self.reds[later][:]
            whites = white[:] if later < 0 else self.whites[later][:]
            left -= 1
            if self.steps[place].undo(reds, whites, rng, strategy):
                self.reds[place] = reds
                self.whites[place] = whites
                place += 1
            elif left < 0:
                return False
            else:
                stuck += 1
                strategy = rng.below(STRATEGIES)
                back = LEAST_BACKTRACK * (stuck & -stuck)
                while back > 0 and later >= 0:
                    place = later
                    later = self.later[place]
                    back -= 1
        return True
