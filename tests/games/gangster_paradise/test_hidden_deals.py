"""What follows from deals whose money a seat did not see, against every history there can be."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from coterie.engine.playout import random_seat
from coterie.engine.rng import Rng, seeded
from coterie.games.gangster_paradise.hidden.belief import Belief, belief_of
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
    ROOT,
    SALARIES,
    Entry,
)
from coterie.games.gangster_paradise.hidden.money import has, size
from coterie.games.gangster_paradise.hidden.past import History, Step
from coterie.games.gangster_paradise.hidden.pool import PoolSampler
from coterie.games.gangster_paradise.hidden.witness import Witness
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, do, money, offer, position
from .test_money import bounds_around

Pair = tuple[int, int]
Holding = tuple[Pair, ...]
UNKNOWN = (-1, -1)
Figures = tuple[int, ...]  # kind, seat, other, and the entry's figures
LONG_SEARCH = 800  # for money that should have a past


def followers(entry: Figures, held: Holding, observer: int) -> Iterator[Holding]:
    """All that the players may hold after an entry, as far as the observer can tell."""
    kind, seat, other, a, b, c, d = entry

    def put(*changes: tuple[int, int, int]) -> Holding:
        after = list(held)
        for who, red, white in changes:
            after[who] = (red, white)
        return tuple(after)

    red, white = held[seat]
    if kind == KNOWN:
        # At the start; later only where it is so.
        if held[seat] in ((a, b), UNKNOWN):
            yield put((seat, a, b))
    elif kind == GAINED:
        yield put((seat, red + a, white + b))
    elif kind == COULD and red + white >= a:
        yield held
    elif kind == PAID:
        for paid in range(max(a - white, 0), min(a, red) + 1):
            yield put((seat, red - paid, white - a + paid))
    elif kind == BLUFFED and red + white < a:
        yield put((seat, 0, 0))
    elif kind == LAUNDERED:
        for half in range(min(a, red) // 2 + 1):
            yield put((seat, red - 2 * half, white + half))
    elif kind == SALARIES and b == (white >= a):
        yield put((seat, red, white - a if b else 0))
    elif kind == DEALT:
        both = (red + held[other][0], white + held[other][1])
        if observer not in (seat, other):
            for r in range(both[0] + 1):
                for w in range(both[1] + 1):
                    yield put((seat, r, w), (other, both[0] - r, both[1] - w))
        elif seat == observer and held[other][0] >= c and held[other][1] >= d:
            yield put((other, held[other][0] + a - c, held[other][1] + b - d))
        elif other == observer and red >= a and white >= b:
            yield put((seat, red - a + c, white - b + d))


def all_holdings(ledger: list[Figures], players: int, observer: int) -> set[Holding]:
    """Everything the rivals may hold; the observer's own money is left out."""
    found: set[Holding] = {(UNKNOWN,) * players}
    for entry in ledger:
        if entry[1] != observer or entry[0] == DEALT:
            found = {after for held in found for after in followers(entry, held, observer)}
    return {tuple(pair for seat, pair in enumerate(held) if seat != observer) for held in found}


def some_ledger(dice: random.Random, players: int, observer: int, length: int) -> list[Figures]:
    """A short history with little money and many deals."""
    purse = [[dice.randint(0, 3), dice.randint(0, 2)] for _ in range(players)]
    ledger: list[Figures] = [(KNOWN, seat, -1, *purse[seat], 0, 0) for seat in range(players)]
    rivals = [seat for seat in range(players) if seat != observer]
    for _ in range(length):
        kind = dice.choice([GAINED, PAID, COULD, BLUFFED, KNOWN, *[LAUNDERED] * 2, *[DEALT] * 5])
        seat = dice.choice(rivals)
        own = purse[seat]
        if kind == GAINED and sum(map(sum, purse)) < 9:
            more = (dice.randint(0, 2), dice.randint(0, 1))
            own[:] = own[0] + more[0], own[1] + more[1]
            ledger.append((GAINED, seat, -1, *more, 0, 0))
        elif kind in (PAID, COULD):
            total = dice.randint(0, min(4, sum(own)))
            ledger.append((COULD, seat, -1, total, 0, 0, 0))
            if kind == PAID:
                red = dice.randint(max(0, total - own[1]), min(total, own[0]))
                own[:] = own[0] - red, own[1] - total + red
                ledger.append((PAID, seat, -1, total, 0, 0, 0))
        elif kind == BLUFFED and dice.random() < 0.3:
            ledger.append((BLUFFED, seat, -1, sum(own) + dice.randint(1, 2), 0, 0, 0))
            own[:] = 0, 0
        elif kind == KNOWN and dice.random() < 0.3:
            ledger.append((KNOWN, seat, -1, *own, 0, 0))
        elif kind == LAUNDERED:
            most, due = dice.choice([2, 4, 6]), dice.randint(1, 3)
            half = dice.randint(0, min(most, own[0]) // 2)
            paid = own[1] + half >= due
            own[:] = own[0] - 2 * half, own[1] + half - due if paid else 0
            ledger.append((LAUNDERED, seat, -1, most, 0, 0, 0))
            ledger.append((SALARIES, seat, -1, due, int(paid), 0, 0))
        elif kind == DEALT:
            other = dice.choice([s for s in range(players) if s != seat])
            theirs = purse[other]
            give = dice.randint(0, own[0]), dice.randint(0, own[1])
            take = dice.randint(0, theirs[0]), dice.randint(0, theirs[1])
            own[:] = own[0] - give[0] + take[0], own[1] - give[1] + take[1]
            theirs[:] = theirs[0] + give[0] - take[0], theirs[1] + give[1] - take[1]
            ledger.append((DEALT, seat, other, *give, *take))
    return ledger


def belief_from(ledger: list[Figures], players: int, observer: int) -> Belief:
    last = ROOT
    for kind, seat, other, a, b, c, d in ledger:
        last = Entry(last, kind, seat, other, a, b)
        last.d, last.e = c, d
    return belief_of(last, observer, players)


DRAWS = 30  # per holding there is


@pytest.mark.parametrize("players", [3, 4, 5])
def test_draws_are_the_holdings_that_some_history_leads_to(players: int) -> None:
    observer = players - 1
    uneven = compared = 0
    for number in range(32 if players < 5 else 20):
        ledger = some_ledger(random.Random(number), players, observer, 22 - 3 * players)
        there = all_holdings(ledger, players, observer)
        if len(there) > 80:
            continue
        belief = belief_from(ledger, players, observer)
        rng = seeded(number)
        seen: Counter[Holding] = Counter()
        for _ in range(DRAWS * len(there)):
            drawn = belief.draw_money(rng)[:observer]
            seen[tuple((pair & 0xFFFFF, pair >> 20) for pair in drawn)] += 1
        assert set(seen) == there, number
        # Chi-squared by degree of freedom: about 1 if all are equally likely.
        spread = sum((n - DRAWS) ** 2 / DRAWS for n in seen.values()) / len(there)
        compared += len(there) > 10
        uneven += len(there) > 10 and spread > 2
    assert compared >= 3
    assert uneven <= 3


def test_a_later_payment_tells_what_was_dealt_before() -> None:
    """Seat 0 and seat 1 dealt unseen; then seat 1 shows that it has 25 notes."""
    state = position([{"red": 20, "white": 0}, {"red": 10, "white": 0}], phase="laundering")
    do(state, 0, offer(1, red=16))
    do(state, 1, "accept 0")
    do(state, 0, "launder 0", "done")
    do(state, 1, offer(2, red=25))
    belief = state.knowledge(2)
    assert {world[0][0] for world in drawn(belief, 60)} <= {0, 1, 2, 3, 4, 5}
    assert money(state, 0) == (4, 0)
    assert (4, 0) in {world[0] for world in drawn(belief, 200)}


def test_a_past_that_cannot_be_is_no_endless_work() -> None:
    ledger: list[Figures] = [(KNOWN, seat, -1, 2, 1, 0, 0) for seat in range(4)]
    ledger += [(DEALT, 0, 1, 0, 0, 0, 0), (DEALT, 1, 2, 0, 0, 0, 0), (COULD, 0, -1, 30, 0, 0, 0)]
    ledger += [(GAINED, 1, -1, 5, 0, 0, 0), (DEALT, 2, 0, 0, 0, 0, 0)]
    assert all_holdings(ledger, 4, 3) == set()
    assert not belief_from(ledger, 4, 3).allows([2, 2, 2, 2], [1, 1, 1, 1], [0] * 4)


def drawn(belief: Belief, draws: int) -> list[dict[int, Pair]]:
    rng = seeded(1)
    return [
        {
            seat: (pair & 0xFFFFF, pair >> 20)
            for seat, pair in enumerate(belief.draw_money(rng))
            if pair >= 0
        }
        for _ in range(draws)
    ]


@pytest.mark.parametrize(("players", "share"), [(3, 0.95), (4, 0.6)])
def test_what_is_known_of_a_pool_leaves_little_to_reject(players: int, share: float) -> None:
    """Draws from the sets alone: nearly all have a past, or drawing would be slow."""
    rng = seeded(players)
    state = GAME.new(players, 2)
    assert isinstance(state, GangsterState)
    drawn = found = steps = 0
    while state.to_act:
        if steps % 50 == 0 and state.phase:
            for seat in range(players):
                belief = state.knowledge(seat)
                belief.draw_money(rng)
                for sampler in belief.samplers:
                    past, sampler.history = sampler.history, None
                    for _ in range(10 if past is not None else 0):
                        pairs = [-1] * players
                        sampler.draw(pairs, rng)
                        held = [pairs[member] for member in sampler.members]
                        sampler.history = past
                        drawn += 1
                        reds = [pair & 0xFFFFF for pair in held]
                        found += sampler.has_past(reds, [p >> 20 for p in held], players, rng)
                        sampler.history = None
                    sampler.history = past
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        steps += 1
    assert drawn > 100
    assert found >= share * drawn


def finds_past(belief: Belief, red: list[int], white: list[int], rng: Rng) -> bool:
    """Whether a past is found that leads to this, by a long search."""
    pasts = [past for pool, past in enumerate(belief.pasts) if belief.pool[pool] == pool]
    return all(
        past is None or History(past).find_past(red, white, rng, LONG_SEARCH) for past in pasts
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_past_is_found_for_the_truth(players: int) -> None:
    """Random games have more hidden deals than any others."""
    rng = seeded(players)
    state = GAME.new(players, 6)
    assert isinstance(state, GangsterState)
    steps = 0
    while state.to_act:
        if steps % 60 == 0 and state.phase:
            red = [int(player.red) for player in state.seats]
            white = [int(player.white) for player in state.seats]
            for seat in range(players):
                assert finds_past(state.knowledge(seat), red, white, seeded(steps))
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        steps += 1


def lines_of(entry: Entry) -> list[Entry]:
    """A ledger, oldest line first."""
    lines = []
    while entry.before is not None:
        lines.append(entry)
        entry = entry.before
    return lines[::-1]


def witness_says(witness: Witness, members: list[int], red: list[int], white: list[int]) -> bool:
    """Whether the past the witness has now leads to this."""
    return all(
        (witness.red[seat], witness.white[seat]) == (red[seat], white[seat]) for seat in members
    )


def around(witness: Witness, place: int) -> tuple[dict[int, Pair], dict[int, Pair]]:
    """What the seats of a step held before and after it, as the witness says."""
    step = witness.steps[place]
    before, after = {}, {}
    spans = [(step.seat, witness.before[place], witness.after[place])]
    if step.kind == HIDDEN:
        spans.append((step.other, witness.other_before[place], witness.other_after[place]))
    for seat, past, future in spans:
        before[seat] = witness.red[past], witness.white[past]
        after[seat] = (
            witness.red[future] - witness.more_red[future],
            witness.white[future] - witness.more_white[future],
        )
    return before, after


class Replay:
    """Plays a seat's ledger forward with the figures of the past that was found for a draw, and
    objects to what cannot be. Where no hidden deal lies behind a rival, the set of all it may hold
    is exact: None."""

    def __init__(
        self,
        ledger: Entry,
        seat: int,
        samplers: list[PoolSampler],
        red: list[int],
        white: list[int],
    ) -> None:
        self.players = len(red)
        self.seat = seat
        self.belief = Belief(seat, self.players)
        self.money: list[list[list[int]]] = []  # what the rivals may hold before each line
        self.steps: list[Step | None] = []
        lines = lines_of(ledger)
        for line in lines:
            before = [id(past) for past in self.belief.pasts]
            self.money.append(self.belief.money[:])
            self.belief.learn(line)
            new = [past for past in self.belief.pasts if id(past) not in before]
            self.steps.append(new[0] if new else None)
        # What seats held before and after each step.
        self.around: dict[int, tuple[dict[int, Pair], dict[int, Pair]]] = {}
        self.led_by_witness = 0
        self.follow_pasts(samplers, red, white)
        self.held: list[Pair | None] = [None] * self.players
        for number, line in enumerate(lines):
            self.play(number, line)
        for rival, pair in enumerate(self.held):
            if rival != seat:
                assert pair in (None, (red[rival], white[rival]))
                assert has(self.belief.money[rival], red[rival], white[rival])

    def follow_pasts(self, samplers: list[PoolSampler], red: list[int], white: list[int]) -> None:
        """Take the pasts from the samplers that were drawn from."""
        for pool, past in enumerate(self.belief.pasts):
            if past is None or self.belief.pool[pool] != pool:
                continue
            steps = History(past).steps
            (sampler,) = [sampler for sampler in samplers if sampler.members[0] == pool]
            history, witness = sampler.history, sampler.witness
            assert history is not None
            if witness is not None and witness_says(witness, sampler.members, red, white):
                self.led_by_witness += 1
                for place, step in enumerate(steps):
                    self.around[id(step)] = around(witness, place)
                continue
            then = [
                dict(enumerate(zip(reds, whites, strict=True)))
                for reds, whites in zip(history.reds, history.whites, strict=True)
            ]
            now = dict(enumerate(zip(red, white, strict=True)))
            for place, step in enumerate(steps):
                later = history.later[place]
                self.around[id(step)] = then[place], then[later] if later >= 0 else now

    def play(self, number: int, line: Entry) -> None:
        seats = [int(line.seat), int(line.other)] if line.kind in (DEALT, HIDDEN) else [line.seat]
        around = self.around.get(id(self.steps[number]))
        if line.kind in (OFFERED, FAILED) or self.seat in seats:
            self.see(line)
        elif around is None and len(seats) == 2:
            # Both lost everything later, before anybody looked: their past is closed.
            self.held[seats[0]] = self.held[seats[1]] = None
        elif around is None or line.kind == GAINED or (line.kind == SALARIES and line.b):
            self.change(line, None)
        elif len(seats) == 2:
            for rival in seats:
                before, after = around[0][rival], around[1][rival]
                assert self.held[rival] in (None, before)
                assert has(self.money[number][rival], *before)
                assert min(after) >= 0
                self.held[rival] = after
            a, b = seats
            for colour in (0, 1):
                assert sum(around[0][s][colour] - around[1][s][colour] for s in (a, b)) == 0
        else:
            rival = int(line.seat)
            assert self.held[rival] == around[0][rival]
            self.change(line, around[1][rival])

    def see(self, line: Entry) -> None:
        """What the seat takes part in."""
        if line.kind == DEALT:
            own = line.seat == self.seat
            rival = int(line.other if own else line.seat)
            given, got = (line.d, line.e), (line.a, line.b)
            if not own:
                given, got = got, given
            if (pair := self.held[rival]) is not None:
                assert pair[0] >= given[0]
                assert pair[1] >= given[1]
                self.held[rival] = pair[0] - given[0] + got[0], pair[1] - given[1] + got[1]
        elif line.kind == OFFERED and line.other == self.seat:
            if (pair := self.held[line.seat]) is not None:
                assert pair[0] >= line.a
                assert pair[1] >= line.b
        elif line.kind == FAILED and line.seat == self.seat:
            if (pair := self.held[line.other]) is not None:
                assert pair[0] < line.a or pair[1] < line.b

    def change(self, line: Entry, after: Pair | None) -> None:
        """What everybody knows to have happened to a rival."""
        rival, kind, a, b = int(line.seat), line.kind, int(line.a), int(line.b)
        pair = self.held[rival]
        if kind == KNOWN:
            self.held[rival] = (a, b)
        elif kind == BLUFFED:
            assert pair is None or sum(pair) < a
            self.held[rival] = (0, 0)
        elif pair is None:
            return
        elif kind == COULD:
            assert sum(pair) >= a
        elif kind == GAINED:
            self.held[rival] = pair[0] + a, pair[1] + b
        elif kind == SALARIES:
            assert (pair[1] >= a) == b
            self.held[rival] = pair[0], pair[1] - a if b else 0
        elif kind == PAID and after is not None:
            assert sum(pair) - sum(after) == a
            assert 0 <= after[0] <= pair[0]
            assert 0 <= after[1] <= pair[1]
            self.held[rival] = after
        elif kind == LAUNDERED and after is not None:
            half = after[1] - pair[1]
            assert 0 <= 2 * half <= min(a, pair[0])
            assert after[0] == pair[0] - 2 * half
            self.held[rival] = after
        elif kind in (PAID, LAUNDERED):
            self.held[rival] = None
        if (now := self.held[rival]) is not None:
            assert min(now) >= 0


@pytest.mark.rule("GP-NEG-4")
@pytest.mark.parametrize(
    ("players", "game", "hard"), [(3, 4, 0), (4, 115, 2), (5, 209, 3), (5, 251, 3)]
)
def test_every_sample_agrees_with_all_that_the_seat_has_seen(
    players: int, game: int, hard: int
) -> None:
    """The larger games, under the first rules, have pasts that are hard to find: so many samples
    need a witness."""
    rng, dice = seeded(game), seeded(game)
    state = GAME.new(players, game, rules=1)
    assert isinstance(state, GangsterState)
    steps = checked = led = 0
    while state.to_act:
        if steps % (45 * (players - 1)) == 0 and state.phase:
            for seat in range(players):
                world = state.sample(seat, dice)
                red = [int(player.red) for player in world.seats]
                white = [int(player.white) for player in world.seats]
                replay = Replay(state.ledger, seat, state.knowledge(seat).samplers, red, white)
                checked += bool(replay.around)
                led += replay.led_by_witness
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        steps += 1
    assert checked > 5
    assert led >= hard


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_past_is_found_for_what_can_be_and_for_nothing_else(players: int) -> None:
    observer = players - 1
    impossible = 0
    for number in range(40 if players < 5 else 20):
        ledger = some_ledger(random.Random(number), players, observer, 24 - 3 * players)
        there = all_holdings(ledger, players, observer)
        if len(there) > 80:
            continue
        belief = belief_from(ledger, players, observer)
        rng = seeded(number)
        belief.draw_money(rng)
        for sampler in belief.samplers:
            sampler.history = None  # draws from what is known without a past
        tried = {*there, *(holding(belief.draw_money(rng)) for _ in range(20))}
        for held in sorted(tried):
            red, white = ([pair[colour] for pair in held] for colour in (0, 1))
            assert finds_past(belief, [*red, 0], [*white, 0], rng) == (held in there)
        impossible += len(tried - there)
    assert impossible > 2 * (players - 3)


def holding(drawn: list[int]) -> Holding:
    return tuple((pair & 0xFFFFF, pair >> 20) for pair in drawn if pair >= 0)


@pytest.mark.parametrize(
    ("players", "length", "loose", "spare"), [(3, 13, 7, 6), (4, 10, 28, 12), (5, 8, 0, 0)]
)
def test_what_is_known_of_a_pool_is_nearly_all_there_is_to_know(
    players: int, length: int, loose: int, spare: int
) -> None:
    """How far the bounds are off in all, and how many pairs too many are held possible."""
    observer = players - 1
    off = more = compared = 0
    for number in range(60 if players < 5 else 30):
        ledger = some_ledger(random.Random(1000 + number), players, observer, length)
        there = all_holdings(ledger, players, observer)
        if len(there) > 600:
            continue
        belief = belief_from(ledger, players, observer)
        for pool in range(observer):
            if belief.pool[pool] != pool or belief.pasts[pool] is None:
                continue
            for group in belief.groups(pool):
                members = [seat for seat in belief.members(pool) if group >> seat & 1]
                sums = {
                    (sum(held[s][0] for s in members), sum(held[s][1] for s in members))
                    for held in there
                }
                off += sum(map(abs, map(int.__sub__, belief.bounds[group], bounds_around(sums))))
                compared += 1
                if len(members) == 1:
                    more += size(belief.money[members[0]]) - len(sums)
                elif members == belief.members(pool):
                    more += size(belief.sums[pool]) - len(sums)
    assert compared > 60
    assert off <= loose
    assert more <= spare


def known(belief: Belief) -> str:
    """All that a belief and its pasts say."""
    said = [belief.money, belief.pool, belief.sums, belief.bounds, belief.hands, belief.cards]
    for past in belief.pasts:
        for step in History(past).steps if past is not None else []:
            said.append([step.rows, step.other_rows, step.sums, step.other_sums, step.bounds])
            said.append([step.a, step.b, step.mates, step.other_mates])
    return repr(said)


@pytest.mark.parametrize("players", [4, 5])
def test_what_is_learnt_later_leaves_what_was_known_as_it_was(players: int) -> None:
    """Beliefs are kept with the lines of the ledger, which many positions share."""
    observer = players - 1
    for number in range(12):
        ledger = some_ledger(random.Random(number), players, observer, 14)
        last, earlier = ROOT, []
        for kind, seat, other, a, b, c, d in ledger:
            last = Entry(last, kind, seat, other, a, b)
            last.d, last.e = c, d
            belief = belief_of(last, observer, players)
            earlier.append((belief, known(belief)))
        for belief, said in earlier:
            assert known(belief) == said


def test_what_others_brought_into_a_pool_stays_when_one_leaves_it() -> None:
    """Seat 1 had three red notes and dealt with seat 2 alone, who laundered before: when seat 0
    loses its money, seats 1 and 2 still have these three."""
    ledger: list[Figures] = [
        (KNOWN, 0, -1, 2, 2, 0, 0),
        (KNOWN, 1, -1, 3, 1, 0, 0),
        (KNOWN, 2, -1, 1, 2, 0, 0),
        (KNOWN, 3, -1, 2, 0, 0, 0),
        (DEALT, 2, 0, 0, 1, 0, 2),
        (LAUNDERED, 2, -1, 6, 0, 0, 0),
        (SALARIES, 2, -1, 3, 1, 0, 0),
        (DEALT, 2, 1, 1, 0, 2, 0),
        (BLUFFED, 0, -1, 5, 0, 0, 0),
    ]
    there = all_holdings(ledger, 4, 3)
    assert min(one[0] + two[0] for _, one, two in there) == 3
    belief = belief_from(ledger, 4, 3)
    for _, one, two in there:
        assert belief.allows([0, one[0], two[0], 2], [0, one[1], two[1], 0], [0] * 4)
    for reds in range(3):
        assert not belief.allows([0, reds, 0, 2], [0, 2, 0, 0], [0] * 4)
