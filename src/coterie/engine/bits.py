"""Bit sets in whole numbers of up to 62 bits."""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set with the one element n (0 to 62).

    Compiled, `1 << n` is computed in 32 bits, because mypyc writes the 1 as a C int, and numbers
    from 2**62 up are Python objects, which is slow; a computed 1 is neither.

    >>> bit(3)
    8
    """
    one: i64 = n - n + 1
    return one << n


def count(bits: i64) -> i64:
    """How many elements a set has.

    >>> count(bit(0) | bit(3))
    2
    """
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def lowest(bits: i64) -> i64:
    """The lowest element of a set that is not empty.

    >>> lowest(bit(3) | bit(5))
    3
    """
    n: i64 = 0
    while not bits & 1:
        bits >>= 1
        n += 1
    return n


def elements(bits: i64) -> list[int]:
    """The elements of a set in rising order.

    >>> elements(bit(5) | bit(3))
    [3, 5]
    """
    found: list[int] = []
    n: i64 = 0
    while bits:
        if bits & 1:
            found.append(n)
        bits >>= 1
        n += 1
    return found
