"""The ledger: one line per event that bears on secret money or hands.

Every line points to the one before, so that clones share it and a simulation pays next to
nothing. What a seat knows is computed from it when somebody asks (`belief`), and kept with the
line.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from coterie.games.gangster_paradise.hidden.belief import Belief

# Kinds of lines. `seat` acts; `other` is the partner of a deal.
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

# Their names, how many figures they have, and whether they name another seat.
ENTRIES: Final = (
    ("known", 2, False),
    ("gained", 2, False),
    ("paid", 2, False),
    ("could", 1, False),
    ("bluffed", 3, False),
    ("laundered", 2, False),
    ("salaries", 3, False),
    ("dealt", 6, True),
    ("offered", 3, True),
    ("failed", 2, True),
    ("played", 1, False),
    ("hidden", 1, True),
)


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
