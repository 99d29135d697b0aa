"""What a player knows of the others' money and executants, and draws that agree with it.

Money. The rules write everything that bears on money into a ledger (`ledger.py`). A belief is
computed from it only when somebody samples, and is kept with its last entry, so that the next
belief goes on from there.

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

- sets that hold more than the truth: each member's pairs, the pool's sums, and the bounds of what
  every group of members holds together, made to agree after every entry;
- the past: one step per entry since the first hidden deal, with what was known before it.

A draw comes from those sets, all choices being equally likely (`pool.py`), and is rejected unless
a past is found that leads to it (`past.py`): all payments could be made, nobody ever held less than
nothing, nothing came from nowhere. That search is quick, and misses some pasts. After a few draws
without one, a witness is used as well (`witness.py`): one past that agrees with everything, found
once, which is then changed so as to lead to the draw. If it does not get there for some draws in a
row, the last of them is replaced by what it led to on the way. So every draw has a past, whatever
was seen.

Every consistent holding can be drawn. All are equally likely, but for those whose past is missed
more often than that of others, and for the draws that the witness had to replace: these lie between
what it began with and what was drawn, and may be rather alike. In 60 random games each of 3, 4 and
5, which have more hidden deals than any others, it was used for 41 of 10,765 draws and replaced
7 of them.

Three things are not used: what an unanswered offer between two others suggests, that a hidden deal
without goods and executants moved at least one note, and a failed deal between two others or one
whose offer held an executant.

Executants. Hand sizes are public; the observer knows the cards it saw pass to or from a rival
until that rival plays or gives one of that kind. When two others pass cards unseen, the cards
known in either hand are known to be in the two hands together.

A draw of all cards not seen, uniform as deals of distinct cards, fills hands and deck.
"""

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.hidden.bounds import (
    agree_counts,
    agree_sum,
    between,
    bounds_of,
    is_contradictory,
    tighten,
)
from coterie.games.gangster_paradise.hidden.ledger import (
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
    Entry,
)
from coterie.games.gangster_paradise.hidden.money import (
    at_least,
    closed_below,
    common,
    has,
    laundered,
    lessened,
    point,
    shifted,
    spread,
    summed,
    united,
    without,
    worth,
)
from coterie.games.gangster_paradise.hidden.past import Step
from coterie.games.gangster_paradise.hidden.pool import PoolSampler


def covers(held: int, known: int) -> bool:
    """Whether packed hands hold all the known cards (a sum of hands stays below 16 a kind)."""
    while known:
        if held & 15 < known & 15:
            return False
        held >>= 4
        known >>= 4
    return True


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
        # For every set of members of a pool, as bits: the bounds of what they hold together.
        self.bounds: list[list[int]] = [[0] * 8 for _ in range(1 << players)]
        self.hands = list(range(players))
        self.cards = [0] * players  # known in the hands of a pool, 4 bits per kind
        self.account: Entry = Entry(None, KNOWN, 0, -1, 0, 0)  # the ledger as this seat saw it
        self.samplers: list[
            PoolSampler
        ] = []  # filled at the first draw; nothing is learnt after it

    def copy(self) -> "Belief":
        new = Belief(self.seat, self.players)
        new.money = self.money[:]
        new.pool = self.pool[:]
        new.sums = self.sums[:]
        new.pasts = self.pasts[:]
        new.bounds = self.bounds[:]
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
            self.carry_bounds(seat, kind, a, b)
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
        self.bounds = self.bounds[:]
        for group in groups:
            self.bounds[group] = self.bounds[group][:]
        members = self.members(pool)
        own = [bounds_of(self.money[seat]) for seat in members]
        for n in range(len(members)):
            tighten(self.bounds[1 << members[n]], own[n])
        if len(members) < 2:
            return
        whole = self.bounds[groups[len(groups) - 1]]
        together = bounds_of(self.sums[pool])
        tighten(whole, together)
        self.propagate(groups)
        for n in range(len(members)):
            if own[n] != self.bounds[1 << members[n]]:
                self.money[members[n]] = between(
                    self.money[members[n]], self.bounds[1 << members[n]]
                )
        if together != whole:
            self.sums[pool] = between(self.sums[pool], whole)

    def propagate(self, groups: list[int]) -> None:
        """Narrow the bounds of groups to each other until nothing changes, or until a group can
        hold nothing at all: then the ledger contradicts itself."""
        changed = True
        while changed:
            changed = False
            for group in groups:
                if is_contradictory(self.bounds[group]):
                    return
                if agree_counts(self.bounds[group]):
                    changed = True
                part = (group - 1) & group
                while part > group - part:
                    if agree_sum(self.bounds[group], self.bounds[part], self.bounds[group - part]):
                        changed = True
                    part = (part - 1) & group

    def carry_bounds(self, seat: int, kind: i64, a: int, b: int) -> None:
        """Carry the bounds of every group that has the seat over a step."""
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
        self.bounds = self.bounds[:]
        for group in self.groups(pool):
            if (group >> seat) & 1:
                bounds = self.bounds[group]
                self.bounds[group] = [max(bounds[n] + change[n], 0) for n in range(8)]

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
            step = Step(past, kind, seat, rows, self.bounds)
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
        self.carry_bounds(rival, GAINED, red - less_red, white - less_white)
        self.agree(self.pool[rival])

    def hidden_deal(self, a: int, b: int) -> None:
        p = self.pool[a]
        q = self.pool[b]
        self.bounds = self.bounds[:]
        for seat in (a, b):
            if self.pasts[self.pool[seat]] is None:
                self.bounds[1 << seat] = bounds_of(self.money[seat])
        step = Step(self.pasts[p], HIDDEN, a, self.money[a], self.bounds)
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
        before = self.bounds
        self.bounds = before[:]
        for group in self.groups(pool):
            for giver in (a, b):
                taker = a + b - giver
                if (group >> giver) & 1 and not (group >> taker) & 1:
                    # Anything between nothing and all the two have.
                    bounds = before[group | (1 << taker)][:]
                    least = before[group - (1 << giver)]
                    for n in range(0, 8, 2):
                        bounds[n] = least[n]
                    self.bounds[group] = bounds
        either = closed_below(self.sums[pool])
        self.money[a] = between(either, self.bounds[1 << a])
        self.money[b] = between(either, self.bounds[1 << b])
        self.agree(pool)

    def join(self, a: int, b: int, sums: list[int]) -> None:
        """The pools of two seats become one."""
        p = self.pool[a]
        q = self.pool[b]
        self.bounds = self.bounds[:]
        for group in self.groups(p):
            for other in self.groups(q):
                together = self.bounds[group][:]
                for n in range(8):
                    together[n] += self.bounds[other][n]
                self.bounds[group | other] = together
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
        for sampler in self.pool_samplers():
            if sampler.history is not None and sampler.find_witness(self.players) is None:
                return False
        return True

    def pool_samplers(self) -> list[PoolSampler]:
        if not self.samplers:
            for pool in range(self.players):
                if pool != self.seat and self.pool[pool] == pool:
                    members = self.members(pool)
                    sets = [self.money[seat] for seat in members]
                    sums = self.sums[pool] if len(members) > 1 else self.money[pool]
                    self.samplers.append(
                        PoolSampler(members, sets, sums, self.pasts[pool], self.bounds)
                    )
        return self.samplers

    def draw_money(self, rng: Rng) -> list[int]:
        """A pair for every rival, as white * 2**20 + red; the observer's own is -1."""
        drawn = [-1] * self.players
        for sampler in self.pool_samplers():
            sampler.draw(drawn, rng)
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
