"""The clocks of a table."""

from coterie.tables.messages import Clock, Times

GRACE = 5  # milliseconds: a clock is looked at when it has surely run out


class Clocks:
    """The time each seat has left. A clock runs while its player owes a decision."""

    def __init__(self, clock: Clock | None, seats: int, at: int) -> None:
        self.clock = clock
        # None at a table without clocks.
        self.left = [clock.seconds * 1000] * seats if clock else None
        self.running: set[int] = set()
        self.since = at

    def charge(self, owing: set[int], stand_ins: set[int], at: int) -> None:
        """Charge those who were thinking; from now on the clocks of `owing` run. Whoever has
        decided gains the increment, unless a bot did it for them."""
        if self.left is None or self.clock is None:
            return
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
        self.since = at
        for seat in self.running - owing - stand_ins:
            self.left[seat] += self.clock.increment * 1000
        self.running = owing

    def refill(self, seat: int) -> None:
        """The player is back, with a full clock."""
        if self.left is not None and self.clock is not None:
            self.left[seat] = self.clock.seconds * 1000

    def times(self, at: int) -> Times | None:
        """What the clocks show at that time."""
        if self.left is None:
            return None
        spent = at - self.since
        left = [max(0, ms - spent if s in self.running else ms) for s, ms in enumerate(self.left)]
        return Times(left, sorted(self.running))

    def late(self, at: int) -> list[int]:
        """The seats whose time is up."""
        times = self.times(at)
        return [seat for seat in sorted(self.running) if times and times.left[seat] <= 0]

    @property
    def deadline(self) -> int | None:
        """When the next clock will have run out."""
        if self.left is None or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running) + GRACE
