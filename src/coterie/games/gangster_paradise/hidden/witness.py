"""One whole past of a pool that agrees with all that is known: there always is one.

A life is what happens to a member's money from its first hidden deal to now, or to where all of it
was lost or shown. Steps cut it into spans. A span is known by what was held at its end, just before
the next step: one of a set of pairs, which says all that was learnt of that member in the meantime.
Known gains lie within spans. So a past is a pair per span, a figure per payment and laundering, and
nothing else: it is possible if every pair is in its set, every figure is within its bounds, and the
spans before and after every step add up.

The witness is constructed forwards, each step with any figures that lead to a possible pair. Where
there are none, the pair is moved into its set along an augmenting path, as in flows through a
network: if somebody is to hold one red note more at the end of a span, then also at the end of the
span before; or it was paid in white instead of in red; or less was laundered; or the partner of a
hidden deal had one more before it, or has one less after it, for which in turn there must be a
reason. A path ends where nothing is known that forbids the change; a breadth-first search finds the
shortest.

Paths do not branch, so not all changes that are possible are found; then the witness is constructed
anew with other random figures. As these may be the true ones by chance alone, one is found in the
end.
"""

from typing import Final

from coterie.engine.rng import Rng, seeded
from coterie.games.gangster_paradise.hidden.ledger import (
    BLUFFED,
    GAINED,
    HIDDEN,
    LAUNDERED,
    PAID,
    SALARIES,
)
from coterie.games.gangster_paradise.hidden.money import has, nearest, point, some_bit, some_part
from coterie.games.gangster_paradise.hidden.past import History

BEGIN: Final = 0  # the two sides of a span
END: Final = 1
MOST_CHANGES: Final = 1000  # looked at in the search for one path
REACH: Final = 4096  # more than anybody may hold twice
RESTARTS: Final = (
    400  # of the construction; one was enough for 999 of 1,000 pasts of random games, 21 for all
)


class Change:
    """A change of a path: so much more is held at the end of a span, which the path has to make
    possible on one side of the span."""

    def __init__(
        self, cause: "Change | None", span: int, side: int, red: int, white: int,
        place: int = -1, more: int = 0,
    ) -> None:  # fmt: skip
        self.cause = cause
        self.span = span
        self.side = side
        self.red = red
        self.white = white
        # So much more is the figure of the step that lies between the cause and this.
        self.place = place
        self.more = more


class Witness:
    """A past of a history that ends with pairs of these sets, and can be changed.

    Spans are numbers. Those that last until now have the numbers of the seats.
    """

    def __init__(self, history: History, money: list[list[int]]) -> None:
        self.steps = history.steps  # what came later stands before, as in the history
        self.reached = len(history.steps)  # the place of the last step that has its figures
        self.red = [0] * len(money)  # by span, as are the next six
        self.white = [0] * len(money)
        self.rows = money[:]
        self.begins = [-1] * len(money)  # the places of the steps before and after, if any
        self.ends = [-1] * len(money)
        self.more_red = [0] * len(money)  # known gains
        self.more_white = [0] * len(money)
        self.figure = [0] * len(history.steps)  # notes paid in red, pairs of them laundered
        # The spans around each step, of the seat and of the partner of a deal.
        self.before: list[int] = []
        self.after: list[int] = []
        self.other_before: list[int] = []
        self.other_after: list[int] = []
        # The search for a path: the span where it starts, the changes in it, which were seen.
        self.first = -1
        self.queue: list[Change] = []
        self.seen: set[int] = set()
        held: list[list[int]] = []  # the span of every seat before each step
        for place in range(len(history.steps)):
            later = history.later[place]
            spans = held[later][:] if later >= 0 else list(range(len(money)))
            held.append(spans)
            self.cut(place, spans)
        self.start_red: list[int] = []  # the witness as it was constructed
        self.start_white: list[int] = []
        self.start_figure: list[int] = []

    def cut(self, place: int, spans: list[int]) -> None:
        """Cut off the spans that a step begins."""
        step = self.steps[place]
        after = spans[step.seat]
        before = after
        other_before = -1
        other_after = -1
        if step.kind == GAINED:
            self.more_red[after] += step.a
            self.more_white[after] += step.b
        else:
            before = self.span_before(place, step.rows)
            spans[step.seat] = before
            if step.kind == BLUFFED:
                after = -1
            else:
                self.begins[after] = place
        if step.kind == HIDDEN:
            other_after = spans[step.other]
            other_before = self.span_before(place, step.other_rows)
            spans[step.other] = other_before
            self.begins[other_after] = place
        self.before.append(before)
        self.after.append(after)
        self.other_before.append(other_before)
        self.other_after.append(other_after)

    def span_before(self, place: int, rows: list[int]) -> int:
        self.red.append(0)
        self.white.append(0)
        self.rows.append(rows)
        self.begins.append(-1)
        self.ends.append(place)
        self.more_red.append(0)
        self.more_white.append(0)
        return len(self.red) - 1

    # Construction.

    def construct(self, rng: Rng) -> bool:
        """Give every step figures; False if that cannot be done to the end with these dice."""
        for span in range(len(self.red)):
            if self.begins[span] < 0:
                self.choose_first(span, rng)
        for place in range(len(self.steps) - 1, -1, -1):
            self.reached = place
            if not self.construct_step(place, rng):
                return False
        self.start_red = self.red
        self.start_white = self.white
        self.start_figure = self.figure
        return True

    def choose_first(self, span: int, rng: Rng) -> None:
        """Any of the pairs of a set."""
        rows = [white for white in range(len(self.rows[span])) if self.rows[span][white]]
        white = rows[int(rng.below(len(rows)))]
        self.red[span] = some_bit(self.rows[span][white], rng)
        self.white[span] = white

    def construct_step(self, place: int, rng: Rng) -> bool:
        """Give the next step figures; whether what is held after it is possible."""
        kind = self.steps[place].kind
        before = self.before[place]
        after = self.after[place]
        if kind == GAINED or kind == BLUFFED:
            return True
        if kind == HIDDEN:
            self.deal(place, rng)
            after = self.other_after[place]
        elif kind == SALARIES:
            self.red[after] = self.red[before] + self.more_red[after]
            self.white[after] = self.more_white[after]
        else:
            self.spend(place, rng)
        return self.move(after, self.rows[after])

    def spend(self, place: int, rng: Rng) -> None:
        """A payment or laundering: the first figure after a random one that fits, or fits best."""
        step = self.steps[place]
        before = self.before[place]
        after = self.after[place]
        rate = 1 if step.kind == PAID else 2
        red = self.red[before] + self.more_red[after]
        white = self.white[before] + self.more_white[after]
        if step.kind == PAID:
            white -= step.a
        least = -1
        figure = int(rng.below(step.a // rate + 1))
        for _ in range(step.a // rate + 1):
            off = nearest(self.rows[after], red - rate * figure, white + figure)[0]
            if least < 0 or off < least:
                least = off
                self.figure[place] = figure
            if off == 0:
                break
            figure = figure + 1 if figure < step.a // rate else 0
        self.red[after] = red - rate * self.figure[place]
        self.white[after] = white + self.figure[place]

    def deal(self, place: int, rng: Rng) -> None:
        """A hidden deal: some way to share that fits both; if there is none, one that fits one."""
        before = self.before[place]
        mine = self.after[place]
        theirs = self.other_after[place]
        rows = self.rows[mine]
        others = self.rows[theirs]
        red = self.red[before] + self.more_red[mine]
        white = self.white[before] + self.more_white[mine]
        reds = red + self.red[self.other_before[place]] + self.more_red[theirs]
        whites = white + self.white[self.other_before[place]] + self.more_white[theirs]
        near = nearest(rows, red, white)
        red = near[1]
        white = near[2]
        w = int(rng.below(len(rows)))
        for _ in range(len(rows)):
            if w <= whites and whites - w < len(others):
                r = some_part(rows[w], others[whites - w], reds, rng)
                if r >= 0:
                    red = r
                    white = w
                    break
            w = w + 1 if w + 1 < len(rows) else 0
        self.red[mine] = red
        self.white[mine] = white
        self.red[theirs] = reds - red
        self.white[theirs] = whites - white

    def lead_to(self, members: list[int], reds: list[int], whites: list[int], rng: Rng) -> bool:
        """Change the past so that the members hold these today; whether it gets there.

        What they hold then is written into the lists.
        """
        self.red = self.start_red[:]
        self.white = self.start_white[:]
        self.figure = self.start_figure[:]
        rows = self.rows
        self.rows = rows[:]
        order = list(range(len(members)))
        rng.shuffle(order)
        there = True
        for n in order:
            span = members[n]
            there = self.move(span, point(reds[n], whites[n])) and there
            self.rows[span] = point(self.red[span], self.white[span])
        self.rows = rows
        for n in order:
            reds[n] = self.red[members[n]]
            whites[n] = self.white[members[n]]
        return there

    # Changes.

    def move(self, span: int, goal: list[int]) -> bool:
        """Move what is held at the end of the last span of a life towards a set, step by step;
        whether it gets there. If it was possible it stays so."""
        while True:
            red = self.red[span]
            white = self.white[span]
            near = nearest(goal, red, white)
            if near[0] == 0:
                return True
            rows = self.rows[span]
            inside = has(rows, red, white)
            moved = False
            for way in ways_towards(near[1] - red, near[2] - white):
                r = red + way[0]
                w = white + way[1]
                if (
                    nearest(goal, r, w)[0] < near[0]
                    and (has(rows, r, w) or not inside)
                    and self.augment(span, way[0], way[1])
                ):
                    moved = True
                    break
            if not moved:
                return False

    def augment(self, span: int, red: int, white: int) -> bool:
        """Change what is held at the end of a life along the shortest path there is."""
        self.first = span
        self.seen = set()
        self.queue = [Change(None, span, BEGIN, red, white)]
        at = 0
        while at < len(self.queue) and at < MOST_CHANGES:
            if self.extend(self.queue[at]):
                return True
            at += 1
        return False

    def is_free(self, span: int, side: int) -> bool:
        """Whether a path may end on that side: money was known only to be in a set, or was lost
        in a bluff, or the construction has not come further."""
        place = self.begins[span] if side == BEGIN else self.ends[span]
        return place < self.reached or (side == END and self.steps[place].kind == BLUFFED)

    def extend(self, change: Change) -> bool:
        """Lengthen a path over the step on the side of its last change; whether it is complete."""
        if self.is_free(change.span, change.side):
            return self.apply_path(change)
        place = self.begins[change.span] if change.side == BEGIN else self.ends[change.span]
        kind = self.steps[place].kind
        if kind == HIDDEN:
            self.extend_over_deal(change, place)
            return False
        if kind == SALARIES:
            return self.extend_over_loss(change, place)
        return self.extend_over_figure(change, place)

    def extend_over_deal(self, change: Change, place: int) -> None:
        """Nothing is won or lost: one of three other spans may make up for the change."""
        sign = 1 if change.side == BEGIN else -1
        red = sign * change.red
        white = sign * change.white
        for span in (self.before[place], self.other_before[place]):
            if span != change.span:
                self.add_change(change, span, BEGIN, red, white)
        for span in (self.after[place], self.other_after[place]):
            if span != change.span:
                self.add_change(change, span, END, -red, -white)

    def extend_over_loss(self, change: Change, place: int) -> bool:
        """Whatever white there was is lost when salaries are not paid."""
        if change.side == END:
            if change.red == 0:
                return self.apply_path(change)
            self.add_change(change, self.after[place], END, change.red, 0)
        elif change.white == 0:
            # As much as before, or what comes of laundering or paying otherwise.
            for white in (0, -(change.red // 2), -change.red):
                self.add_change(change, self.before[place], BEGIN, change.red, white)
        return False

    def extend_over_figure(self, change: Change, place: int) -> bool:
        """A payment or laundering: as before, or so that one colour remains as it was."""
        side = change.side
        beyond = self.before[place] if side == BEGIN else self.after[place]
        sign = -1 if side == BEGIN else 1
        rate = 1 if self.steps[place].kind == PAID else 2
        for more in (0, -sign * change.white, sign * change.red // rate):
            figure = self.figure[place] + more
            if figure < 0 or figure > self.steps[place].a // rate:
                continue
            red = change.red - sign * more * rate
            white = change.white + sign * more
            if red or white:
                self.add_change(change, beyond, side, red, white, place, more)
            elif self.apply_path(Change(change, beyond, side, 0, 0, place, more)):
                return True
        return False

    def add_change(
        self, cause: Change, span: int, side: int, red: int, white: int,
        place: int = -1, more: int = 0,
    ) -> None:  # fmt: skip
        """Lengthen a path by a change, if what is held then is possible."""
        if span == self.first or not self.is_new(span, side, red, white):
            return
        change = Change(cause, span, side, red, white, place, more)
        rows = self.rows[span]
        red += self.red[span]
        white += self.white[span]
        if has(rows, red, white):
            self.queue.append(change)
        elif self.is_free(span, side):
            # One note more or less may make it possible; the path goes on on the other side.
            for r, w in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                if has(rows, red + r, white + w) and self.is_new(span, 1 - side, r, w):
                    self.queue.append(Change(change, span, 1 - side, r, w))

    def is_new(self, span: int, side: int, red: int, white: int) -> bool:
        """Whether no path has come to such a change yet; now one has."""
        key = ((2 * span + side) * REACH + red) * REACH + white
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def apply_path(self, last: Change) -> bool:
        """Make all changes of a path, if that is possible: it may cross itself."""
        self.shift(last, 1)
        change = last
        while change.cause is not None:
            span = change.span
            place = change.place
            if not has(self.rows[span], self.red[span], self.white[span]) or (
                place >= 0 and not self.is_figure(place)
            ):
                self.shift(last, -1)
                return False
            change = change.cause
        return True

    def is_figure(self, place: int) -> bool:
        step = self.steps[place]
        most = step.a // 2 if step.kind == LAUNDERED else step.a
        return self.figure[place] >= 0 and self.figure[place] <= most

    def shift(self, last: Change, sign: int) -> None:
        """Make all changes of a path, or take them back."""
        change: Change | None = last
        while change is not None:
            self.red[change.span] += sign * change.red
            self.white[change.span] += sign * change.white
            if change.place >= 0:
                self.figure[change.place] += sign * change.more
            change = change.cause


def ways_towards(red: int, white: int) -> list[tuple[int, int]]:
    """Changes that may bring a pair nearer to one that is so far off: large ones first."""
    ways: list[tuple[int, int]] = []
    while red or white:
        ways.extend([(red, white), (red, 0), (0, white)])
        red = red // 2 if red > 0 else -(-red // 2)
        white = white // 2 if white > 0 else -(-white // 2)
    # Laundering takes two red notes at a time.
    for r, w in ((1, 0), (2, 0), (0, 1), (1, -1), (2, -1)):
        ways.extend([(r, w), (-r, -w)])
    return [ways[n] for n in range(len(ways)) if ways[n] not in ways[:n]]


def witness_of(history: History, money: list[list[int]]) -> Witness | None:
    """A past that leads to some of these pairs; none if what is known contradicts itself."""
    witness = Witness(history, money)
    for rows in witness.rows:
        if not any(rows):
            return None
    for number in range(RESTARTS):
        if witness.construct(seeded(number)):
            return witness
    return None
