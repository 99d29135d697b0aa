"""What a seat knows as a row of bits, and moves as numbered actions: for learning programs.

Needs the extra `envs`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from coterie.engine.bits import bit
from coterie.engine.state import State

WORD: Final = 64
"""The bits of a word, in which rows are packed."""
LOW: Final = 0xFFFFFFFF
"""The lowest 32 bits."""
HALF: Final = 0x80000000
"""The highest bit of 32."""
AMOUNT_DIGITS: Final = 10
"""The binary digits of `amount`."""
AMOUNT_STEP: Final = 5
"""The steps in which `amount` also counts."""
AMOUNT_STEPS: Final = 30
"""How many such steps it counts."""


class Row:
    """Rows of bits under construction: sets, counts and choices, one after the other.

    Bits are packed, the first one lowest, because writing them one by one would cost more than
    playing the game; NumPy's `unpackbits` makes 0s and 1s of them.

    >>> row = Row(words=1)
    >>> row.set(0b101, width=3)
    >>> row.count(2, most=4)
    >>> f"{row.words[0]:b}", row.at
    ('11101', 7)
    """

    def __init__(self, words: int) -> None:
        self.words = vec[i64]([0] * (words + 1))  # `set` touches one more than it fills
        self.at: i64 = 0  # how many bits are written

    def set(self, bits: i64, width: i64) -> None:
        """A set as it is: one bit for each of `width` (up to 62) possible elements.

        Rooms write several short things at once, each shifted to its place, because calls are
        what costs here. It writes to two words without looking whether the bits end in the first
        one, because a branch that the processor predicts wrongly costs more than a write.
        """
        words = self.words
        n: i64 = self.at >> 6
        shift: i64 = self.at & 63
        word: i64 = words[n] | bits << shift
        if word >> 62 > 1:  # which is never so when compiled
            word = signed(word)
        words[n] = word
        words[n + 1] = bits >> 1 >> (63 - shift)
        self.at += width

    def count(self, n: i64, most: i64) -> None:
        """A number from 0 to `most` (up to 62): its n-th bit says whether it is at least n."""
        self.set(at_least(n, most), most)

    def choice(self, n: i64, width: i64) -> None:
        """One of `width` (up to 62) things; -1 for none of them."""
        self.set(one(n), width)

    def blank(self, width: i64) -> None:
        """So many bits that say nothing."""
        self.at += width

    def end(self) -> None:
        """Fill the row up to whole words of 64 bits."""
        self.at = (self.at + WORD - 1) // WORD * WORD


# The functions below compute their 1 for the reason that `bit` gives. They do not call `bit`,
# because only so does the C compiler inline them.


def at_least(n: i64, most: i64) -> i64:
    """A number from 0 to `most` as bits, of which the n-th says whether it is at least n.

    >>> f"{at_least(2, most=4):04b}"
    '0011'
    """
    unit: i64 = n - n + 1
    return (unit << (n if n < most else most)) - 1


def one(n: i64) -> i64:
    """The set of n alone; the empty set for -1.

    >>> one(3), one(-1)
    (8, 0)
    """
    unit: i64 = n - n + 1
    return unit << (n + 1) >> 1


def digits(n: i64, width: i64) -> i64:
    """A number in so many binary digits, the lowest first. A number too big for them is written
    as the biggest that is not.

    >>> digits(5, width=4), digits(99, width=4)
    (5, 15)
    """
    unit: i64 = n - n + 1
    most: i64 = (unit << width) - 1
    return n if n < most else most


def counts(packed: i64, width: i64, most: i64) -> i64:
    """How many there are of every kind, up to `most` each. `packed` holds the number of each kind
    in `width` binary digits.

    >>> f"{counts(0x21, width=4, most=3):06b}"
    '011001'
    """
    mask: i64 = bit(width) - 1
    bits: i64 = 0
    at: i64 = 0
    while packed:
        bits |= at_least(packed & mask, most) << at
        packed >>= width
        at += most
    return bits


def amount(n: i64) -> i64:
    """Money in 40 bits: the number in 10 binary digits, then for every 5 up to 150 whether it is
    at least that.

    >>> amount(12) & 0x3FF, f"{amount(12) >> 10:b}"
    (12, '11')
    """
    return digits(n, AMOUNT_DIGITS) | at_least(n // AMOUNT_STEP, AMOUNT_STEPS) << AMOUNT_DIGITS


def signed(word: i64) -> i64:
    """The lowest 64 bits as the signed number of the same bits; compiled, there are no others.

    >>> signed(2**63 - 1) == 2**63 - 1
    True
    """
    high: i64 = (word >> 32) & LOW
    if high >= HALF:
        high -= HALF + HALF
    return high << 32 | word & LOW


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of one game on one board. A room defines a subclass.

    - `slices`: what each stretch of an observation holds: (name, how many bits), in order
    - `size`: how many bits an observation has
    - `words`: how many words of 64 bits hold them
    - `actions`: how many actions there are, for any seat in any position
    - `wait`: the action of a seat that may move but owes nothing and does not want to; -1 in games
      where that never happens
    - `together`: whether there are positions in which several seats owe a decision

    An observation holds exactly what its seat may know. Other seats are counted clockwise from
    the observer; the bits of absent players stay 0. Sizes do not depend on the number of
    players.

    >>> import coterie
    >>> encoding = coterie.game("gatsby").encoding
    >>> state = coterie.game("gatsby").new(players=2, seed=7)
    >>> seat = state.to_act[0]
    >>> move = state.legal(seat)[0]
    >>> action = encoding.action_of(state, seat, move)
    >>> 0 <= action < encoding.actions and encoding.move_of(state, seat, action) == move
    True
    """

    def __init__(
        self, slices: list[tuple[str, int]], actions: int, wait: int, together: bool
    ) -> None:
        self.slices = slices
        self.size = sum(length for _, length in slices)
        self.words = -(-self.size // WORD)
        self.actions = actions
        self.wait = wait
        self.together = together

    def observe(self, state: State, seat: int, row: Row) -> None:
        """Write what the seat knows, stretch by stretch."""
        raise NotImplementedError

    def action_of(self, state: State, seat: int, move: int) -> int:
        """The action for a move of the menu of `legal`."""
        raise NotImplementedError

    def move_of(self, state: State, seat: int, action: int) -> int:
        """The move that an action stands for now; -1 if it stands for none."""
        raise NotImplementedError

    def menu(self, state: State, seat: int, out: vec[i16]) -> vec[i16]:
        """Append the actions of the moves of `legal`, in their order."""
        for move in state.legal(seat):
            out = append(out, i16(self.action_of(state, seat, move)))
        return out

    def play(self, state: State, seat: int, action: int) -> None:
        """Make the move of an action of the menu."""
        state.apply(seat, self.move_of(state, seat, action))
