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

A deal between two others hides its money. From then on the two are a pool, as are all who have
dealt so with one of them: how the money lies among them is open, and what one does later bears on
the others. The set of all that the pool may hold has too many dimensions to be written down.
Instead the belief keeps

- sets that hold more than the truth: each member's pairs, the pool's sums, and the ends of what
  every group of members holds together, made to agree after every entry;
- the past: one step per entry since the first hidden deal, with what was known before it.

A draw comes from those sets, all choices being equally likely, and is kept only if a past is told
that leads to it (`past.py`): all payments could be made, nobody ever held less than nothing,
nothing came from nowhere. That is quick, and misses some pasts. After a few draws without one, the
witness is asked as well (`witness.py`): one past that agrees with everything, found once, which is
then changed so as to lead to the draw. If it does not get there for some draws in a row, the last
of them is replaced by what it led to on the way. So every draw has a past, whatever was seen.

Every consistent holding can be drawn. All are equally likely, but for those whose past is missed
more often than that of others, and for the draws that the witness had to replace: these lie between
what it began with and what was drawn, and may be rather alike. In 60 random games each of 3, 4 and
5, which have more hidden deals than any others, it was asked for 41 of 10,765 draws and replaced
7 of them.

Three things are not used: what an unanswered offer between two others suggests, that a hidden deal
without goods and executants moved at least one note, and a failed deal between two others or one
whose offer held an executant.

Executants. Hand sizes are public; the observer knows the cards it saw pass to or from a rival
until that rival plays or gives one of that kind. When two others pass cards unseen, the cards
known in either hand are known to be in the two hands together.

A draw of all cards not seen, uniform as deals of distinct cards, fills hands and deck.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.money import (
    Shares,
    add_up,
    at_least,
    below,
    between,
    closed_below,
    common,
    crossed,
    extremes,
    has,
    laundered,
    lessened,
    lies_in,
    lowest_bit,
    meet,
    place_in,
    point,
    room,
    shifted,
    spread,
    summed,
    united,
    within,
    without,
    worth,
)
from coterie.games.gangster_paradise.past import (
    BLUFFED,
    COULD,
    DEALT,
    FAILED,
    GAINED,
    HIDDEN,
    KNOWN,
    LAUNDERED,
    OFFERED,
    PAID,
    PLAYED,
    SALARIES,
    Step,
    Story,
)
from coterie.games.gangster_paradise.witness import Witness, witness_of

TELLINGS: Final = 8  # of the past of a draw
DOUBTFUL: Final = 20  # draws without a past: then the witness is asked as well
GIVEN_UP: Final = 24  # draws without one: then what the witness leads to is taken


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
        self.beliefs: list[Belief | None] | None = None

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


def covers(held: int, known: int) -> bool:
    """Whether packed hands hold all the known cards (a sum of hands stays below 16 a kind)."""
    while known:
        if held & 15 < known & 15:
            return False
        held >>= 4
        known >>= 4
    return True


class Urn:
    """Draws what the members of a pool hold: a pair for each, in its set, with a sum of the pool's
    sums, all such choices equally likely.

    The draw is from the boxes around the sets, with a sum between the ends of a row of the sums,
    and is repeated until it is in the sets.
    """

    def __init__(
        self,
        members: list[int],
        sets: list[list[int]],
        sums: list[int],
        past: Step | None = None,
        ends: list[list[int]] | None = None,
    ) -> None:
        under = closed_below(sums)
        self.story = None if past is None else Story(past)
        self.ends: list[list[int]] = [] if ends is None else ends
        self.witness: Witness | None = None
        self.members = members
        self.sets = [common(rows, under) for rows in sets]
        self.sums = sums
        boxes = [extremes(rows) for rows in self.sets]
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
        untold = 0
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
                untold += 1
                if untold >= DOUBTFUL:
                    witness = self.known_past(len(drawn))
                    if witness is None:
                        raise ValueError("The ledger contradicts itself: nothing leads to now.")
                    if witness.lead_to(self.members, reds, whites, rng) or untold == GIVEN_UP:
                        break
        for n in range(len(reds)):
            drawn[self.members[n]] = (whites[n] << 20) | reds[n]

    def has_past(self, reds: list[int], whites: list[int], players: int, rng: Rng) -> bool:
        """Whether some past is told that leads to these parts."""
        if self.story is None:
            return True
        red = [0] * players
        white = [0] * players
        for n in range(len(reds)):
            red[self.members[n]] = reds[n]
            white[self.members[n]] = whites[n]
            own = room(self.ends, self.members[n], self.members[:n], red, white)
            if not lies_in(own, reds[n], whites[n]):
                return False
        return self.story.tell(red, white, rng, TELLINGS)

    def known_past(self, players: int) -> Witness | None:
        """A past that leads to something the members may hold; found once. None if there is no
        story, or if what it tells contradicts itself."""
        if self.witness is None and self.story is not None:
            money = [[1]] * players
            for n in range(len(self.members)):
                money[self.members[n]] = self.sets[n]
            self.witness = witness_of(self.story, money)
        return self.witness


class Belief:
    """What one seat knows of the others."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.money: list[list[int]] = [[1] for _ in range(players)]
        # Pools of money and of hands: the lowest seat of each seat's pool.
        self.pool = list(range(players))
        self.sums: list[list[int]] = [[] for _ in range(players)]
        self.pasts: list[Step | None] = [None] * players
        # For every set of members of a pool, as bits: the ends of what they hold together.
        self.ends: list[list[int]] = [[0] * 8 for _ in range(1 << players)]
        self.hands = list(range(players))
        self.cards = [0] * players  # known in the hands of a pool, 4 bits per kind
        self.account: Entry = Entry(None, KNOWN, 0, -1, 0, 0)  # the ledger as this seat saw it
        self.urns: list[Urn] = []  # filled at the first draw; nothing is learnt after it

    def copy(self) -> "Belief":
        new = Belief(self.seat, self.players)
        new.money = self.money[:]
        new.pool = self.pool[:]
        new.sums = self.sums[:]
        new.pasts = self.pasts[:]
        new.ends = self.ends[:]
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
                self.limit(seat, at_least(self.money[seat], a, b))
                self.show_cards(seat, int(entry.c))
        elif kind == FAILED:
            if seat == self.seat:
                rival = int(entry.other)
                rows = self.money[rival]
                self.limit(rival, without(rows, at_least(rows, a, b)))
        elif seat == self.seat:
            return
        elif kind == PLAYED:
            self.lose_cards(seat, 1 << (4 * a))
        elif kind == KNOWN:
            self.leave(seat, point(a, b), point(a, b))
        elif kind == BLUFFED:
            self.bluff(seat, a)
        elif kind == COULD:
            self.limit(seat, worth(self.money[seat], a, True))
        else:
            if kind == SALARIES:
                self.limit(seat, self.salaried(self.money[seat], a, b == 1))
                if b:
                    kind = GAINED
                    b = -a
                    a = 0
            elif kind == GAINED:
                self.limit(seat, at_least(self.money[seat], max(-a, 0), max(-b, 0)))
            elif kind == PAID:
                self.limit(seat, worth(self.money[seat], a, True))
            self.remember(kind, seat, self.money[seat], a, b if kind == GAINED else 0)
            self.carry_ends(seat, kind, a, b)
            self.money[seat] = self.carried(self.money[seat], entry)
            pool = self.pool[seat]
            if self.is_pooled(seat):
                self.sums[pool] = self.carried_sum(self.sums[pool], entry)
            self.agree(pool)

    def groups(self, pool: int) -> list[int]:
        """Every set of members of a pool, as bits; smaller ones first, the whole pool last."""
        found = [0]
        for seat in self.members(pool):
            found.extend([group | (1 << seat) for group in found])
        return found[1:]

    def agree(self, pool: int) -> None:
        """Drop what cannot be, because of the others, of what each member and the whole pool
        may hold. A seat without hidden deals behind it has its set alone."""
        if self.pasts[pool] is None:
            return
        groups = self.groups(pool)
        self.ends = self.ends[:]
        for group in groups:
            self.ends[group] = self.ends[group][:]
        members = self.members(pool)
        own = [extremes(self.money[seat]) for seat in members]
        for n in range(len(members)):
            meet(self.ends[1 << members[n]], own[n])
        if len(members) < 2:
            return
        whole = self.ends[groups[len(groups) - 1]]
        together = extremes(self.sums[pool])
        meet(whole, together)
        self.settle(groups)
        for n in range(len(members)):
            if own[n] != self.ends[1 << members[n]]:
                self.money[members[n]] = between(self.money[members[n]], self.ends[1 << members[n]])
        if together != whole:
            self.sums[pool] = between(self.sums[pool], whole)

    def settle(self, groups: list[int]) -> None:
        """Narrow the ends of groups to each other until nothing changes, or until a group can
        hold nothing at all: then the ledger contradicts itself."""
        changed = True
        while changed:
            changed = False
            for group in groups:
                if crossed(self.ends[group]):
                    return
                if within(self.ends[group]):
                    changed = True
                part = (group - 1) & group
                while part > group - part:
                    if add_up(self.ends[group], self.ends[part], self.ends[group - part]):
                        changed = True
                    part = (part - 1) & group

    def carry_ends(self, seat: int, kind: i64, a: int, b: int) -> None:
        """Carry the ends of every group that has the seat over a step."""
        pool = self.pool[seat]
        if self.pasts[pool] is None:
            return
        if kind == GAINED:
            change = [a, a, b, b, a + b, a + b, a + 2 * b, a + 2 * b]
        elif kind == PAID:
            change = [-a, 0, -a, 0, -a, -a, -2 * a, -a]
        elif kind == LAUNDERED:
            change = [-a, 0, 0, a // 2, -(a // 2), 0, 0, 0]
        else:  # at least one white note too few was there to lose
            change = [0, 0, 1 - a, 0, 1 - a, 0, 2 - 2 * a, 0]
        self.ends = self.ends[:]
        for group in self.groups(pool):
            if (group >> seat) & 1:
                ends = self.ends[group]
                self.ends[group] = [max(ends[n] + change[n], 0) for n in range(8)]

    def salaried(self, rows: list[int], due: int, paid: bool) -> list[int]:
        """The pairs that can pay the salaries, or that cannot."""
        if paid:
            return at_least(rows, 0, due)
        return rows[:due]

    def limit(self, seat: int, rows: list[int]) -> None:
        """The seat holds one of these pairs."""
        if rows != self.money[seat]:
            self.money[seat] = rows
            self.agree(self.pool[seat])

    def remember(self, kind: i64, seat: int, rows: list[int], a: int = 0, b: int = 0) -> None:
        """Before a step, if hidden deals lie behind the seat."""
        pool = self.pool[seat]
        past = self.pasts[pool]
        if past is not None:
            if kind == GAINED and past.kind == GAINED and past.seat == seat:
                a += past.a
                b += past.b
                past = past.before
            step = Step(past, kind, seat, rows, self.ends)
            step.a = a
            step.b = b
            step.mates = self.mates(seat)
            step.sums = self.sums[pool]
            self.pasts[pool] = step

    def mates(self, seat: int) -> list[int]:
        """The others of the seat's pool."""
        return [s for s in range(self.players) if self.pool[s] == self.pool[seat] and s != seat]

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

    def bluff(self, seat: int, total: int) -> None:
        """The seat held less than the total and has lost all of it."""
        self.leave(seat, worth(self.money[seat], total, False), point(0, 0))

    def leave(self, seat: int, before: list[int], after: list[int]) -> None:
        """The seat's money is known from now on: it leaves its pool."""
        pool = self.pool[seat]
        others = self.mates(seat)
        if others:
            self.limit(seat, common(self.money[seat], before))
            self.remember(BLUFFED, seat, self.money[seat])
            rest = others[0]
            past = self.pasts[pool]
            sums = lessened(self.sums[pool], self.money[seat])
            for other in others:
                self.pool[other] = rest
            self.pasts[rest] = past
            self.sums[rest] = sums
            if len(others) == 1:
                self.money[rest] = common(self.money[rest], sums)
        self.pool[seat] = seat
        self.pasts[seat] = None
        self.money[seat] = after
        if others:
            self.agree(others[0])

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
        self.limit(rival, at_least(self.money[rival], less_red, less_white))
        rows = self.money[rival]
        self.remember(GAINED, rival, rows, red - less_red, white - less_white)
        self.money[rival] = shifted(rows, red - less_red, white - less_white)
        if self.is_pooled(rival):
            pool = self.pool[rival]
            self.sums[pool] = shifted(self.sums[pool], red - less_red, white - less_white)
        self.carry_ends(rival, GAINED, red - less_red, white - less_white)
        self.agree(self.pool[rival])

    def hidden_deal(self, a: int, b: int) -> None:
        p = self.pool[a]
        q = self.pool[b]
        self.ends = self.ends[:]
        for seat in (a, b):
            if self.pasts[self.pool[seat]] is None:
                self.ends[1 << seat] = extremes(self.money[seat])
        step = Step(self.pasts[p], HIDDEN, a, self.money[a], self.ends)
        step.mates = [s for s in self.mates(a) if s != b]
        step.other = b
        step.other_rows = self.money[b]
        step.other_mates = [s for s in self.mates(b) if s != a]
        if p != q:
            step.other_before = self.pasts[q]
            step.sums = self.sums[p] if step.mates else step.rows
            step.other_sums = self.sums[q] if step.other_mates else step.other_rows
            self.join(a, b, summed(step.sums, step.other_sums))
        pool = self.pool[a]
        self.pasts[pool] = step
        before = self.ends
        self.ends = before[:]
        for group in self.groups(pool):
            for giver in (a, b):
                taker = a + b - giver
                if (group >> giver) & 1 and not (group >> taker) & 1:
                    # Anything between nothing and all the two have.
                    ends = before[group | (1 << taker)][:]
                    least = before[group - (1 << giver)]
                    for n in range(0, 8, 2):
                        ends[n] = least[n]
                    self.ends[group] = ends
        either = closed_below(self.sums[pool])
        self.money[a] = between(either, self.ends[1 << a])
        self.money[b] = between(either, self.ends[1 << b])
        self.agree(pool)

    def join(self, a: int, b: int, sums: list[int]) -> None:
        """The pools of two seats become one."""
        p = self.pool[a]
        q = self.pool[b]
        self.ends = self.ends[:]
        for group in self.groups(p):
            for other in self.groups(q):
                together = self.ends[group][:]
                for n in range(8):
                    together[n] += self.ends[other][n]
                self.ends[group | other] = together
        for seat in range(self.players):
            if self.pool[seat] == p or self.pool[seat] == q:
                self.pool[seat] = min(p, q)
        self.sums[min(p, q)] = sums

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

    def has_past(self) -> bool:
        """Whether something could have happened that leads to what is known."""
        for urn in self.fill_urns():
            if urn.story is not None and urn.known_past(self.players) is None:
                return False
        return True

    def fill_urns(self) -> list[Urn]:
        if not self.urns:
            for pool in range(self.players):
                if pool != self.seat and self.pool[pool] == pool:
                    members = self.members(pool)
                    sets = [self.money[seat] for seat in members]
                    sums = self.sums[pool] if len(members) > 1 else self.money[pool]
                    self.urns.append(Urn(members, sets, sums, self.pasts[pool], self.ends))
        return self.urns

    def draw_money(self, rng: Rng) -> list[int]:
        """A pair for every rival, as white * 2**20 + red; the observer's own is -1."""
        drawn = [-1] * self.players
        for urn in self.fill_urns():
            urn.draw(drawn, rng)
        return drawn


def belief_of(entry: Entry, seat: int, players: int) -> Belief:
    """What the seat knows after an entry; kept with the entry."""
    if entry.beliefs:
        known = entry.beliefs[seat]
        if known is not None:
            return known
    chain: list[Entry] = []
    belief = Belief(seat, players)
    at = entry
    while at.before is not None:  # what all ledgers begin with is no line
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
