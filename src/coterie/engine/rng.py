"""The random generator: small, seeded, the same on every machine, compiled or not."""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
"""The lowest 32 bits. Every intermediate value stays below 2**63 and is masked by hand, because
i64 wraps when compiled and is unbounded when interpreted."""


class Rng:
    """xoshiro128** (Blackman and Vigna): four 32-bit words, never all zero.

    >>> rng = seeded(7)
    >>> twin = rng.copy()
    >>> [rng.below(6) for _ in range(5)] == [twin.below(6) for _ in range(5)]
    True
    >>> deck = list(range(5))
    >>> rng.shuffle(deck)
    >>> sorted(deck)
    [0, 1, 2, 3, 4]
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def words(self) -> list[int]:
        """The whole state of the generator; `Rng(*words)` goes on from there."""
        return [self.a, self.b, self.c, self.d]

    def copy(self) -> "Rng":
        """A generator that will give the same numbers as this one."""
        return Rng(self.a, self.b, self.c, self.d)

    def split(self) -> "Rng":
        """A generator of its own, drawn from this one."""
        a = self.next32()
        b = self.next32()
        c = self.next32()
        return Rng(a, b, c, self.next32() | 1)

    def next32(self) -> i64:
        """A whole number from 0 to 2**32-1."""
        b: i64 = self.b
        r: i64 = (b * 5) & MASK
        r = ((r << 7) | (r >> 25)) & MASK
        r = (r * 9) & MASK
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return r

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, each equally likely (n from 1 to 2**30)."""
        product: i64 = self.next32() * n
        low: i64 = product & MASK
        if low < n:
            floor: i64 = (MASK + 1 - n) % n
            while low < floor:
                product = self.next32() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            other = items[i]
            items[i] = items[j]
            items[j] = other
            i -= 1


def seeded(seed: int) -> Rng:
    """The generator of a seed: any whole number, small or of 256 bits.

    >>> seeded(7).below(100) == seeded(7).below(100)
    True
    """
    digest = hashlib.sha256(b"coterie dice %d" % seed).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3] | 1)
