"""A sequential probability ratio test: is one bot stronger than another, in as few games as it
takes to know?

Two hypotheses are compared, that the candidate is stronger than its opponent by `elo0` and by
`elo1`. The unit that is counted is a deal, played once for every turn of the seats, so that the
luck of the deal is the same for both: for two players such a pair of games brings 0, ½, 1, 1½
or 2 points, and what is tested is how these five results are spread (pentanomial, as engines of
chess are tested). With more players one candidate sits among opponents of one kind; a game brings
it the share of opponents that finished behind it, a tie counting half, and a deal the mean of its
games. The generalised likelihood ratio is that of normal means with the variance that was seen
(Wald, 1945; Van den Bergh's notes on the tests of chess engines).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from statistics import fmean

from coterie.arena.figures import Z95

ERROR = 0.05
"""How likely either hypothesis is accepted although the other is true."""
LEAST_DEALS = 8
"""With fewer deals the variance seen says too little."""
LEAST_SCORE = 1e-4
"""Scores nearer to 0 or 1 than this count as so near."""
LEAST_VARIANCE = 1e-4
"""The variance of a deal that is assumed where all deals brought the same."""


def score_of(elo: float) -> float:
    """The points per game that so many Elo more promise.

    >>> score_of(0)
    0.5
    """
    return 1.0 / (1.0 + float(10.0 ** (-elo / 400.0)))


def elo_of(score: float) -> float:
    """The Elo that so many points per game speak for; never infinite.

    >>> round(elo_of(score_of(50)))
    50
    """
    score = min(max(score, LEAST_SCORE), 1.0 - LEAST_SCORE)
    return -400.0 * log10(1.0 / score - 1.0)


def game_score(ranking: Sequence[int], seat: int) -> float:
    """What a game brought to a seat: the share of the others it finished ahead of.

    >>> game_score([1, 2, 2], seat=0), game_score([1, 2, 2], seat=1)
    (1.0, 0.25)
    """
    others = [place for other, place in enumerate(ranking) if other != seat]
    points = sum(
        1.0 if ranking[seat] < place else 0.5 for place in others if ranking[seat] <= place
    )
    return points / len(others)


@dataclass(frozen=True)
class Verdict:
    """Where the test stands.

    >>> judge([], elo0=0, elo1=50).accepted is None
    True
    """

    deals: int
    score: float
    """The mean of the deals, from 0 to 1."""
    elo: float
    low: float
    """The lower end of the 95 % interval of `elo`."""
    high: float
    """Its upper end."""
    llr: float
    """The logarithm of the likelihood ratio."""
    bound: float
    """A hypothesis is accepted when `llr` is above this, or below its negative."""
    accepted: str | None
    """None while undecided; otherwise "elo0" or "elo1"."""


def judge(deals: Sequence[float], elo0: float, elo1: float) -> Verdict:
    """The verdict on deals whose mean scores (0 to 1) are given.

    >>> judge([0.75, 1.0, 0.5, 0.75] * 20, 0, 50).accepted
    'elo1'
    >>> judge([0.5, 0.25, 0.5, 0.75] * 40, 0, 100).accepted
    'elo0'
    """
    bound = log((1.0 - ERROR) / ERROR)
    if not deals:
        return Verdict(0, 0.5, 0.0, -1000.0, 1000.0, 0.0, bound, None)
    mean = fmean(deals)
    n = len(deals)
    variance = max(fmean((score - mean) ** 2 for score in deals), LEAST_VARIANCE)
    s0, s1 = score_of(elo0), score_of(elo1)
    llr = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    spread = Z95 * sqrt(variance / n)
    accepted = None
    if n >= LEAST_DEALS:
        accepted = "elo1" if llr >= bound else "elo0" if llr <= -bound else None
    return Verdict(
        n, mean, elo_of(mean), elo_of(mean - spread), elo_of(mean + spread), llr, bound, accepted
    )
