"""The sequential test stops early and errs as seldom as it says."""

import pytest

from coterie.arena.sprt import ERROR, elo_of, game_score, judge, score_of
from coterie.engine.rng import Rng, seeded

MOST_DEALS = 4000


def deal(rng: Rng, score: float) -> float:
    """A pair of games in which each is won with the chance of the score."""
    return sum(rng.below(1 << 20) < score * (1 << 20) for _ in range(2)) / 2


def run(rng: Rng, elo: float, elo0: float, elo1: float) -> tuple[str | None, int]:
    """A whole test between bots that are really so many Elo apart."""
    deals: list[float] = []
    while len(deals) < MOST_DEALS:
        deals.append(deal(rng, score_of(elo)))
        accepted = judge(deals, elo0, elo1).accepted
        if accepted:
            return accepted, len(deals)
    return None, len(deals)


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, "elo1"), (60.0, "elo0")])
def test_it_errs_seldom(elo: float, wrong: str) -> None:
    rng = seeded(7)
    verdicts = [run(rng, elo, 0.0, 60.0)[0] for _ in range(200)]
    assert None not in verdicts
    # The error promised, and three standard deviations of two hundred runs.
    assert verdicts.count(wrong) <= 200 * ERROR + 3 * (200 * ERROR) ** 0.5


def test_a_large_difference_is_found_quickly() -> None:
    rng = seeded(8)
    for _ in range(20):
        accepted, deals = run(rng, 300.0, 0.0, 60.0)
        assert accepted == "elo1"
        assert deals < 60


def test_elo_and_score_are_each_others_inverse() -> None:
    for elo in (-300.0, -10.0, 0.0, 35.0, 400.0):
        assert elo_of(score_of(elo)) == pytest.approx(elo)
    assert score_of(0) == 0.5


def test_a_game_counts_the_opponents_left_behind() -> None:
    assert game_score((1, 2), 0) == 1.0
    assert game_score((1, 2), 1) == 0.0
    assert game_score((1, 1), 0) == 0.5
    assert game_score((2, 1, 2, 4), 0) == pytest.approx((0.5 + 1) / 3)


def test_nothing_is_decided_on_few_deals_or_none() -> None:
    assert judge([], 0, 50).accepted is None
    assert judge([1.0] * 7, 0, 50).accepted is None
    found = judge([1.0] * 8, 0, 50)
    assert found.accepted == "elo1"
    assert found.low <= found.elo <= found.high
