"""Intervals and percentiles, checked against known values."""

import doctest

import pytest

from coterie.arena import figures
from coterie.arena.figures import chance, discoveries, percentile, share, spread, wilson


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


def test_chance_is_that_of_a_normal_distribution() -> None:
    # 60 of 100 are two standard deviations away from a half.
    assert chance(60, 100, 0.5) == pytest.approx(0.0455, abs=1e-4)
    assert chance(40, 100, 0.5) == chance(60, 100, 0.5)
    assert chance(50, 100, 0.5) == 1.0
    assert chance(0, 0, 0.5) == chance(3, 3, 1.0) == 1.0


def test_discoveries_grow_rarer_with_the_number_of_questions() -> None:
    # The example of Benjamini and Hochberg (1995): four of fifteen stand out.
    asked = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
        0.5719, 0.6528, 0.7590, 1.0,
    ]  # fmt: skip
    assert discoveries(asked) == 0.0095
    assert discoveries([0.04]) == 0.04
    assert discoveries([0.04, 0.9]) == 0.0


def test_percentiles() -> None:
    figures_ = list(range(1, 11))
    assert [percentile(figures_, part) for part in (0.1, 0.5, 0.9, 1.0)] == [1, 5, 9, 10]
    assert spread([3, 1, 2]) == {"min": 1, "p10": 1, "p50": 2, "p90": 3, "max": 3, "mean": 2}


def test_examples_in_the_documentation() -> None:
    assert doctest.testmod(figures).failed == 0
