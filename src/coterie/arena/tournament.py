"""A tournament: who sits where, and what came out of it."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, count, islice
from statistics import mean
from typing import Any

from coterie.arena.figures import Z95, share
from coterie.arena.run import Run, seed_of
from coterie.arena.work import Played, Seating
from coterie.engine.errors import BadRequest
from coterie.engine.rng import seeded


def line_ups(levels: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets in one game: every choice of that many bots; if there are fewer bots than seats,
    every way to fill the seats in which each bot has one. If a bot is named several times, the
    bots named are the one line-up.

    >>> line_ups(["expert", "club", "greedy"], players=2)
    [('expert', 'club'), ('expert', 'greedy'), ('club', 'greedy')]
    """
    if len(set(levels)) < len(levels):
        return [tuple(levels)]
    if len(levels) >= players:
        return list(combinations(levels, players))
    filled = combinations_with_replacement(levels, players)
    return [line_up for line_up in filled if set(line_up) == set(levels)]


def _endless_seatings(levels: Sequence[str], players: int, seed: int) -> Iterator[Seating]:
    meetings = line_ups(levels, players)
    number = count()
    for deal in count():
        order = list(range(players))
        seeded(seed_of(seed, deal, "order")).shuffle(order)
        line_up = [meetings[deal % len(meetings)][place] for place in order]
        for turn in range(players):
            yield Seating(next(number), deal, (*line_up[turn:], *line_up[:turn]))


def seatings(levels: Sequence[str], players: int, seed: int, games: int) -> list[Seating]:
    """The games of a tournament. Each deal is for one line-up and is played once for every turn
    of the seats, so that luck and seats are the same for all.

    >>> one, other = seatings(["club", "random"], players=2, seed=7, games=2)
    >>> one.deal == other.deal, one.levels == other.levels[::-1]
    (True, True)
    """
    return list(islice(_endless_seatings(levels, players, seed), games))


def summary(run: Run, levels: Sequence[str], played: Sequence[Played]) -> dict[str, Any]:
    """The tournament, ready for JSON.

    >>> from coterie.arena.work import play_all
    >>> run = Run("gatsby", players=2, seed=7, options={}, iterations=2)
    >>> games = list(play_all(run, seatings(["novice", "random"], 2, seed=7, games=2)))
    >>> found = summary(run, ["novice", "random"], games)
    >>> sorted(bot["bot"] for bot in found["bots"])
    ['novice', 'random']
    """
    rated = ratings(levels, played)
    standings = [
        {"bot": level, **record(level, run.players, played), "rating": rated[level]}
        for level in levels
    ]
    return {
        **run.to_json(),
        "games": len(played),
        "draws": sum(not game.result.winners for game in played),
        "bots": sorted(standings, key=lambda bot: -bot["rating"]["mu"]),
        "pairs": pairs(levels, played),
        "results": [game.to_json() for game in played],
    }


def record(level: str, players: int, played: Sequence[Played]) -> dict[str, Any]:
    """How often a bot won, in all and by seat.

    >>> record("expert", players=2, played=[])["games"]
    0
    """
    by_seat = [
        [seat in game.result.winners for game in played if game.seating.levels[seat] == level]
        for seat in range(players)
    ]
    wins, games = sum(map(sum, by_seat)), sum(map(len, by_seat))
    return {**share(wins, games), "by_seat": [share(sum(won), len(won)) for won in by_seat]}


def pairs(levels: Sequence[str], played: Sequence[Played]) -> list[dict[str, Any]]:
    """For every two bots that met how often the one finished ahead of the other.

    >>> pairs(["expert", "club"], played=[])
    []
    """
    found = []
    for bot in levels:
        for other in levels:
            met = list(_meetings(bot, other, played)) if bot != other else []
            if met:
                ahead, ties = sum(d < 0 for d in met), sum(d == 0 for d in met)
                found.append({"bot": bot, "other": other, **share(ahead, len(met)), "ties": ties})
    return found


def _meetings(bot: str, other: str, played: Sequence[Played]) -> Iterator[int]:
    """For each meeting of two bots the difference of their places."""
    for game in played:
        for seat, own in enumerate(game.seating.levels):
            for against, met in enumerate(game.seating.levels):
                if own == bot and met == other:
                    yield game.result.ranking[seat] - game.result.ranking[against]


def require_ratings() -> Any:
    """The package that rates; a clear sentence if it is not installed.

    >>> require_ratings().__name__
    'openskill.models'
    """
    try:
        from openskill import models
    except ImportError:
        raise BadRequest("error-extra", name="openskill", extra="arena") from None
    return models


def ratings(levels: Sequence[str], played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """The bots' skill by the model of Plackett and Luce, with its uncertainty, after all games
    in their order. For a bot with several seats in a game the mean of their new ratings counts.

    >>> ratings(["expert"], played=[])["expert"]["mu"]
    25.0
    """
    model = require_ratings().PlackettLuce()
    rated = {level: model.rating(name=level) for level in levels}
    for game in played:
        seats = game.seating.levels
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma], bot)] for bot in seats]
        after = model.rate(teams, ranks=list(game.result.ranking))
        for bot in set(seats):
            own = [team[0] for team in after if team[0].name == bot]
            rated[bot].mu = mean(rating.mu for rating in own)
            rated[bot].sigma = mean(rating.sigma for rating in own)
    return {level: _rating_json(rating.mu, rating.sigma) for level, rating in rated.items()}


def _rating_json(mu: float, sigma: float) -> dict[str, float]:
    return {"mu": mu, "sigma": sigma, "low": mu - Z95 * sigma, "high": mu + Z95 * sigma}
