"""Intervals and percentiles, checked against known values."""

import doctest

import pytest

from coterie.arena import figures
from coterie.arena.figures import percentile, share, spread, wilson


# As computed by scipy 1.17: binomtest(…).proportion_ci(method="wilson").
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (8, 10, 0.490162, 0.943318),
        (10, 10, 0.722467, 1.0),
        (50, 100, 0.403832, 0.596168),
        (180, 200, 0.850594, 0.934330),
    ],
)
def test_wilson_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-6)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share(0, 0)["rate"] == 0.0


def test_percentiles() -> None:
    figures_ = list(range(1, 11))
    assert [percentile(figures_, part) for part in (0.1, 0.5, 0.9, 1.0)] == [1, 5, 9, 10]
    assert spread([3, 1, 2]) == {"min": 1, "p10": 1, "p50": 2, "p90": 3, "max": 3, "mean": 2}


def test_examples_in_the_documentation() -> None:
    assert doctest.testmod(figures).failed == 0
