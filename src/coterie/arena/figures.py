"""Statistics, small and plain."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Any

Z95 = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations of its mean."""


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share: where the true one lies, with 95 % confidence.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    # The ends at 0 and 1 are exact; rounding must not put them inside.
    return min(share, (middle - spread) / scale), max(share, (middle + spread) / scale)


def share(successes: int, trials: int) -> dict[str, Any]:
    """A share with its interval, ready for JSON.

    >>> share(8, 10)["rate"]
    0.8
    """
    low, high = wilson(successes, trials)
    rate = successes / trials if trials else 0.0
    return {"games": trials, "wins": successes, "rate": rate, "low": low, "high": high}


def chance(successes: int, trials: int, expected: float) -> float:
    """How likely it is that chance alone takes a share at least so far from the expected one.

    >>> round(chance(60, 100, expected=0.5), 3)
    0.046
    """
    if not trials or not 0 < expected < 1:
        return 1.0
    deviation = sqrt(expected * (1 - expected) / trials)
    return erfc(abs(successes / trials - expected) / deviation / sqrt(2))


def discoveries(chances: Sequence[float], wrong: float = 0.05) -> float:
    """The chance up to which results stand out when there are many of them, so that at most
    this part of those that do is expected to be wrong (Benjamini and Hochberg).

    >>> discoveries([0.001, 0.04, 0.3, 0.9])
    0.001
    """
    limit = 0.0
    for rank, found in enumerate(sorted(chances), 1):
        if found <= wrong * rank / len(chances):
            limit = found
    return limit


def percentile(ordered: Sequence[int], part: float) -> int:
    """The smallest of the figures that at least this part of them does not exceed.

    >>> percentile([3, 4, 8, 9], 0.5)
    4
    """
    return ordered[max(0, -int(-part * len(ordered) // 1) - 1)]


def spread(figures: Sequence[int]) -> dict[str, float]:
    """How figures are spread out, ready for JSON.

    >>> spread([3, 4, 8, 9])["mean"]
    6.0
    """
    ordered = sorted(figures)
    parts = {f"p{part}": percentile(ordered, part / 100) for part in (10, 50, 90)}
    mean = sum(ordered) / len(ordered)
    return {"min": ordered[0], **parts, "max": ordered[-1], "mean": mean}
