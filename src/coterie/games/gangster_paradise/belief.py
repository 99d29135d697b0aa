"""What a player knows of the others' money and executants, and draws that agree with it.

Money. The rules write everything that bears on money into a ledger: one entry per event, each
pointing to the one before, so that clones share it and a simulation pays next to nothing. A
belief is computed from the ledger only when somebody samples, and is kept with the entry, so
that the next belief goes on from there.

For one observer and one rival, the belief about money is the set of pairs (red, white) that the
rival may hold: a list of rows, row w being a number whose bit r says that (r, w) is possible.
Each entry carries the whole set forward: known gains and payments shift it, a payment of a
public total in any mix spreads it over the mixes, laundering over the amounts the clan could
launder, a salary paid or not keeps the pairs that could or could not pay it, a bluff leaves
nothing. Points that would fall below zero vanish, which is how "they could pay" is learnt. So
far the set is exact: a pair is in it if and only if some history the observer cannot tell from
the real one leads to it.

A deal between two others hides its money. From then on the two are a pool: how the money lies
between them is open, what they hold together is not. The pool keeps the set of its possible sums
(rows filled up between their ends), each member keeps its own set (after a hidden deal: all that
the two could hold at most, within the pool's sums), and a draw is uniform over the members'
pairs whose sum is in the pool's set. This is a superset of the truth: it forgets how facts
about one member bear on the others at the time, and parities within the sums. Two more
things are not used: what an unanswered offer between two others suggests, and a failed deal
whose offer held an executant.

Executants. Hand sizes are public; the observer knows the cards it saw pass to or from a rival
until that rival plays or gives one of that kind. When two others pass cards unseen, the cards
known in either hand are known to be in the two hands together.

A draw of all cards not seen, uniform as deals of distinct cards, fills hands and deck.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng

# Entries of the ledger. `seat` acts; `other` is the partner of a deal.
KNOWN: Final = 0  # everybody knows what the seat holds: red, white
GAINED: Final = 1  # red, white
PAID: Final = 2  # a public total; secret: how much of it in red
COULD: Final = 3  # the seat holds at least this total
BLUFFED: Final = 4  # the seat held less than this total and lost it; secret: red, white
LAUNDERED: Final = 5  # the most red it could launder; secret: how much it did
SALARIES: Final = 6  # due, 1 if paid; secret: white handed over
DEALT: Final = 7  # secret: red, white, executants given; red, white, executants received
OFFERED: Final = 8  # red, white, executants shown to the other
FAILED: Final = 9  # the seat found that the other no longer holds: red, white
PLAYED: Final = 10  # an executant: kind
HIDDEN: Final = 11  # a deal of two others, as the owner of an account saw it: 1 if with executants

ENTRIES: Final = (
    "known", "gained", "paid", "could", "bluffed", "laundered", "salaries", "dealt", "offered",
    "failed", "played", "hidden",
)  # fmt: skip
FIGURES: Final = [2, 2, 2, 1, 3, 2, 3, 6, 3, 2, 1, 1]

WORD: Final = 1 << 30


class Entry:
    """One line of the ledger; never changed, so that clones share it."""

    def __init__(
        self, before: "Entry | None", kind: i64, seat: i64, other: i64, a: i64, b: i64, c: i64 = 0
    ) -> None:
        self.before = before
        self.kind = kind
        self.seat = seat
        self.other = other
        self.a = a
        self.b = b
        self.c = c
        self.d: i64 = 0
        self.e: i64 = 0
        self.f: i64 = 0
        self.beliefs: list[Belief | None] = []

    def after(self, before: "Entry") -> "Entry":
        """The same line on another ledger."""
        new = Entry(before, self.kind, self.seat, self.other, self.a, self.b, self.c)
        new.d = self.d
        new.e = self.e
        new.f = self.f
        return new

    def seen_by(self, seat: i64, before: "Entry") -> "Entry":
        """The line as the seat can write it on an account of its own; secrets are left out."""
        kind = self.kind
        if self.seat == seat or self.other == seat:
            return self.after(before)
        if kind == DEALT:
            with_cards: i64 = 1 if self.c or self.f else 0
            return Entry(before, HIDDEN, self.seat, self.other, with_cards, 0)
        if kind == OFFERED or kind == FAILED:
            return before
        if kind == PAID or kind == LAUNDERED or kind == BLUFFED:
            return Entry(before, kind, self.seat, -1, self.a, 0)
        if kind == SALARIES:
            return Entry(before, kind, self.seat, -1, self.a, self.b)
        return self.after(before)


ROOT: Final = Entry(None, KNOWN, 0, -1, 0, 0)

# Sets of (red, white) pairs as rows.


def point(red: int, white: int) -> list[int]:
    """The set of one pair."""
    rows = [0] * (white + 1)
    rows[white] = 1 << red
    return rows


def has(rows: list[int], red: int, white: int) -> bool:
    return white < len(rows) and (rows[white] >> red) & 1 == 1


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


def lowest_bit(row: int) -> int:
    return (row & -row).bit_length() - 1


def summed(rows: list[int], others: list[int]) -> list[int]:
    """The sums of a pair of each set, rows filled up between their ends."""
    count = len(rows) + len(others) - 1
    low = [-1] * count
    high = [-1] * count
    lows = [lowest_bit(row) if row else -1 for row in others]
    highs = [row.bit_length() - 1 for row in others]
    for w in range(len(rows)):
        if not rows[w]:
            continue
        low1: i64 = lowest_bit(rows[w])
        high1: i64 = rows[w].bit_length() - 1
        for v in range(len(others)):
            low2: i64 = lows[v]
            if low2 < 0:
                continue
            least: i64 = low1 + low2
            most: i64 = high1 + highs[v]
            if low[w + v] < 0 or least < low[w + v]:
                low[w + v] = int(least)
            if most > high[w + v]:
                high[w + v] = int(most)
    new: list[int] = []
    for w in range(count):
        new.append((1 << (high[w] + 1)) - (1 << low[w]) if low[w] >= 0 else 0)
    return new


def most_red(rows: list[int]) -> int:
    """The most red in any pair."""
    every = 0
    for row in rows:
        every |= row
    return max(every.bit_length() - 1, 0)


def least_red(rows: list[int]) -> int:
    every = 0
    for row in rows:
        every |= row
    return lowest_bit(every)


def most_white(rows: list[int]) -> int:
    white = len(rows) - 1
    while white > 0 and not rows[white]:
        white -= 1
    return white


def least_white(rows: list[int]) -> int:
    white = 0
    while not rows[white]:
        white += 1
    return white


def closed_below(rows: list[int]) -> list[int]:
    """Every pair that a pair of the set could be after giving something away."""
    new = [0] * len(rows)
    most = 0
    for w in range(len(rows) - 1, -1, -1):
        most = max(most, rows[w].bit_length())
        new[w] = (1 << most) - 1
    return new


def covers(held: int, known: int) -> bool:
    """Whether packed hands hold all the known cards (a sum of hands stays below 16 a kind)."""
    while known:
        if held & 15 < known & 15:
            return False
        held >>= 4
        known >>= 4
    return True


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


class Urn:
    """Draws what the members of a pool hold: a pair for each, in its set, with a sum of the pool's
    sums, all such choices equally likely.

    The draw is from the boxes around the sets, with a sum between the ends of a row of the sums,
    and is repeated until it is in the sets.
    """

    def __init__(self, members: list[int], sets: list[list[int]], sums: list[int]) -> None:
        under = closed_below(sums)
        self.members = members
        self.sets = [common(rows, under) for rows in sets]
        self.sums = sums
        self.red = Shares([least_red(x) for x in self.sets], [most_red(x) for x in self.sets])
        self.white = Shares([least_white(x) for x in self.sets], [most_white(x) for x in self.sets])
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
                for n in range(len(reds)):
                    drawn[self.members[n]] = (whites[n] << 20) | reds[n]
                return


class Belief:
    """What one seat knows of the others."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.money: list[list[int]] = [[1] for _ in range(players)]
        # Pools of money and of hands: the lowest seat of each seat's pool.
        self.pool = list(range(players))
        self.sums: list[list[int]] = [[] for _ in range(players)]
        self.hands = list(range(players))
        self.cards = [0] * players  # known in the hands of a pool, 4 bits per kind
        self.account: Entry = Entry(None, KNOWN, 0, -1, 0, 0)  # the ledger as this seat saw it
        self.urns: list[Urn] = []  # filled at the first draw; nothing is learnt after it

    def copy(self) -> "Belief":
        new = Belief(self.seat, self.players)
        new.money = self.money[:]
        new.pool = self.pool[:]
        new.sums = self.sums[:]
        new.hands = self.hands[:]
        new.cards = self.cards[:]
        new.account = self.account
        return new

    def members(self, pool: int) -> list[int]:
        return [s for s in range(self.players) if self.pool[s] == pool]

    def is_pooled(self, seat: int) -> bool:
        return len(self.members(self.pool[seat])) > 1

    # What an entry teaches.

    def learn(self, entry: Entry) -> None:
        """Carry the belief over one entry of the ledger."""
        kind = entry.kind
        seat = int(entry.seat)
        a = int(entry.a)
        b = int(entry.b)
        self.account = entry.seen_by(self.seat, self.account)
        if kind == DEALT or kind == HIDDEN:
            self.deal(entry)
        elif kind == OFFERED:
            if int(entry.other) == self.seat:
                self.money[seat] = at_least(self.money[seat], a, b)
                self.show_cards(seat, int(entry.c))
        elif kind == FAILED:
            if seat == self.seat:
                rival = int(entry.other)
                rows = self.money[rival]
                self.money[rival] = without(rows, at_least(rows, a, b))
        elif seat == self.seat:
            return
        elif kind == PLAYED:
            self.lose_cards(seat, 1 << (4 * a))
        elif kind == KNOWN:
            self.know(seat, point(a, b))
        elif kind == BLUFFED:
            self.bluff(seat, a)
        elif kind == COULD:
            self.money[seat] = worth(self.money[seat], a, True)
        else:
            self.money[seat] = self.carried(self.money[seat], entry)
            if self.is_pooled(seat):
                pool = self.pool[seat]
                self.sums[pool] = self.carried_sum(self.sums[pool], entry)

    def carried(self, rows: list[int], entry: Entry) -> list[int]:
        """The set after a gain, a payment, laundering or salaries."""
        a = int(entry.a)
        b = int(entry.b)
        if entry.kind == GAINED:
            return shifted(rows, a, b)
        if entry.kind == PAID:
            return spread(rows, a)
        if entry.kind == LAUNDERED:
            return laundered(rows, a)
        if b:
            return shifted(rows, 0, -a)
        left = 0
        for w in range(min(a, len(rows))):
            left |= rows[w]
        return [left]

    def carried_sum(self, rows: list[int], entry: Entry) -> list[int]:
        """The same for what a pool holds together."""
        if entry.kind == SALARIES and not entry.b:
            lost = rows
            for white in range(1, int(entry.a)):
                lost = united(lost, shifted(rows, 0, -white))
            return lost
        return self.carried(rows, entry)

    def know(self, seat: int, rows: list[int]) -> None:
        """The seat's money is known: it leaves its pool."""
        pool = self.pool[seat]
        others = self.members(pool)
        others.remove(seat)
        self.pool[seat] = seat
        self.money[seat] = rows
        if not others:
            return
        sums = self.sums[pool]
        for other in others:
            self.pool[other] = others[0]
        if len(others) == 1:
            self.money[others[0]] = common(self.money[others[0]], sums)
        self.sums[others[0]] = sums

    def bluff(self, seat: int, total: int) -> None:
        """The seat held less than the total and has lost all of it."""
        held = worth(self.money[seat], total, False)
        if self.is_pooled(seat):
            pool = self.pool[seat]
            sums: list[int] = []
            for white in range(len(held)):
                row = held[white]
                while row:
                    red = lowest_bit(row)
                    row &= row - 1
                    sums = united(sums, shifted(self.sums[pool], -red, -white))
            self.sums[pool] = sums
        self.know(seat, point(0, 0))

    def deal(self, entry: Entry) -> None:
        """Two seats exchanged money and executants; what else changed hands is public."""
        a = int(entry.seat)
        b = int(entry.other)
        if self.seat == b:
            self.deal_with(a, int(entry.d), int(entry.e), int(entry.a), int(entry.b))
            self.lose_cards(a, int(entry.c))
            self.gain_cards(a, int(entry.f))
        elif self.seat == a:
            self.deal_with(b, int(entry.a), int(entry.b), int(entry.d), int(entry.e))
            self.lose_cards(b, int(entry.f))
            self.gain_cards(b, int(entry.c))
        else:
            self.hidden_deal(a, b)
            if entry.c or entry.f or (entry.kind == HIDDEN and entry.a):
                self.join_hands(a, b)

    def deal_with(self, rival: int, red: int, white: int, less_red: int, less_white: int) -> None:
        """The rival got and gave so much, before the observer's eyes."""
        rows = at_least(self.money[rival], less_red, less_white)
        self.money[rival] = shifted(rows, red - less_red, white - less_white)
        if self.is_pooled(rival):
            pool = self.pool[rival]
            self.sums[pool] = shifted(self.sums[pool], red - less_red, white - less_white)

    def hidden_deal(self, a: int, b: int) -> None:
        p = self.pool[a]
        q = self.pool[b]
        if p != q:
            sum_p = self.sums[p] if self.is_pooled(a) else self.money[a]
            sum_q = self.sums[q] if self.is_pooled(b) else self.money[b]
            pool = min(p, q)
            for seat in range(self.players):
                if self.pool[seat] == p or self.pool[seat] == q:
                    self.pool[seat] = pool
            self.sums[pool] = summed(sum_p, sum_q)
        red = most_red(self.money[a]) + most_red(self.money[b])
        white = len(self.money[a]) + len(self.money[b]) - 2
        box = [(1 << (red + 1)) - 1] * (white + 1)
        either = common(closed_below(self.sums[self.pool[a]]), box)
        self.money[a] = either
        self.money[b] = either

    def show_cards(self, seat: int, cards: int) -> None:
        """The seat was seen to hold at least these."""
        pool = self.hands[seat]
        known = self.cards[pool]
        shift = 0
        while cards >> shift:
            missing = ((cards >> shift) & 15) - ((known >> shift) & 15)
            if missing > 0:
                known += missing << shift
            shift += 4
        self.cards[pool] = known

    def gain_cards(self, seat: int, cards: int) -> None:
        self.cards[self.hands[seat]] += cards

    def lose_cards(self, seat: int, cards: int) -> None:
        """These left the seat's hand: known ones, as far as there are."""
        pool = self.hands[seat]
        known = self.cards[pool]
        shift = 0
        while cards >> shift:
            gone = min((cards >> shift) & 15, (known >> shift) & 15)
            known -= gone << shift
            shift += 4
        self.cards[pool] = known

    def join_hands(self, a: int, b: int) -> None:
        p = self.hands[a]
        q = self.hands[b]
        if p == q or not (self.cards[p] or self.cards[q]):
            return
        pool = min(p, q)
        known = self.cards[p] + self.cards[q]
        self.cards[p] = 0
        self.cards[q] = 0
        self.cards[pool] = known
        for seat in range(self.players):
            if self.hands[seat] == p or self.hands[seat] == q:
                self.hands[seat] = pool

    # Draws.

    def allows(self, red: list[int], white: list[int], hands: list[int]) -> bool:
        """Whether the rivals may hold this."""
        for seat in range(self.players):
            if seat != self.seat and not has(self.money[seat], red[seat], white[seat]):
                return False
            if self.pool[seat] == seat and self.is_pooled(seat):
                members = self.members(seat)
                reds = sum([red[s] for s in members])
                whites = sum([white[s] for s in members])
                if not has(self.sums[seat], reds, whites):
                    return False
            held = sum([hands[s] for s in range(self.players) if self.hands[s] == seat])
            if seat != self.seat and not covers(held, self.cards[seat]):
                return False
        return True

    def draw_money(self, rng: Rng) -> list[int]:
        """A pair for every rival, as white * 2**20 + red; the observer's own is -1."""
        if not self.urns:
            for pool in range(self.players):
                if pool != self.seat and self.pool[pool] == pool:
                    members = self.members(pool)
                    sets = [self.money[seat] for seat in members]
                    sums = self.sums[pool] if len(members) > 1 else self.money[pool]
                    self.urns.append(Urn(members, sets, sums))
        drawn = [-1] * self.players
        for urn in self.urns:
            urn.draw(drawn, rng)
        return drawn


def belief_of(entry: Entry, seat: int, players: int) -> Belief:
    """What the seat knows after an entry; kept with the entry."""
    if entry.beliefs:
        known = entry.beliefs[seat]
        if known is not None:
            return known
    chain: list[Entry] = []
    at: Entry | None = entry
    belief = Belief(seat, players)
    while at is not None:
        if at.beliefs:
            kept = at.beliefs[seat]
            if kept is not None:
                belief = kept.copy()
                break
        chain.append(at)
        at = at.before
    for n in range(len(chain) - 1, -1, -1):
        belief.learn(chain[n])
    keep(entry, belief)
    keep(belief.account, belief)
    return belief


def keep(entry: Entry, belief: Belief) -> None:
    if not entry.beliefs:
        entry.beliefs = [None] * belief.players
    entry.beliefs[belief.seat] = belief
