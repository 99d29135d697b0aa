"""A tournament: who sits where, and what came out of it."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, count, islice
from statistics import mean
from typing import Any

from coterie.arena.figures import Z95, share
from coterie.arena.work import Played, Setting, Table, seed_of
from coterie.engine.errors import BadRequest
from coterie.engine.rng import seeded


def line_ups(levels: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets at one table: every choice of that many bots; if there are fewer bots than
    seats, every way to fill the seats in which each bot has one. Bots of which one is named
    several times are one table."""
    if len(set(levels)) < len(levels):
        return [tuple(levels)]
    if len(levels) >= players:
        return list(combinations(levels, players))
    filled = combinations_with_replacement(levels, players)
    return [line_up for line_up in filled if set(line_up) == set(levels)]


def seatings(levels: Sequence[str], players: int, seed: int) -> Iterator[Table]:
    """The tables of a tournament, without end. Each deal is for one line-up and is played once
    for every turn of the seats, so that luck and seats are the same for all."""
    meetings = line_ups(levels, players)
    number = count()
    for deal in count():
        order = list(range(players))
        seeded(seed_of(seed, deal, "order")).shuffle(order)
        line_up = [meetings[deal % len(meetings)][place] for place in order]
        for turn in range(players):
            yield Table(next(number), deal, (*line_up[turn:], *line_up[:turn]))


def tables(levels: Sequence[str], players: int, seed: int, games: int) -> list[Table]:
    return list(islice(seatings(levels, players, seed), games))


def summary(setting: Setting, levels: Sequence[str], played: Sequence[Played]) -> dict[str, Any]:
    """The tournament, ready for JSON."""
    rated = ratings(levels, played)
    standings = [
        {"bot": level, **record(level, setting.players, played), "rating": rated[level]}
        for level in levels
    ]
    return {
        **setting.to_json(),
        "games": len(played),
        "draws": sum(not game.result.winners for game in played),
        "bots": sorted(standings, key=lambda bot: -bot["rating"]["mu"]),
        "pairs": pairs(levels, played),
        "results": [game.to_json() for game in played],
    }


def record(level: str, players: int, played: Sequence[Played]) -> dict[str, Any]:
    """How often a bot won, in all and by seat."""
    by_seat = [
        [seat in game.result.winners for game in played if game.table.seats[seat] == level]
        for seat in range(players)
    ]
    wins, games = sum(map(sum, by_seat)), sum(map(len, by_seat))
    return {**share(wins, games), "by_seat": [share(sum(won), len(won)) for won in by_seat]}


def pairs(levels: Sequence[str], played: Sequence[Played]) -> list[dict[str, Any]]:
    """For every two bots how often the one finished ahead of the other."""
    found = []
    for bot in levels:
        for other in levels:
            met = list(meetings(bot, other, played)) if bot != other else []
            if met:
                ahead, level = sum(d < 0 for d in met), sum(d == 0 for d in met)
                found.append({"bot": bot, "other": other, **share(ahead, len(met)), "ties": level})
    return found


def meetings(bot: str, other: str, played: Sequence[Played]) -> Iterator[int]:
    """For each meeting of two bots the difference of their places."""
    for game in played:
        for seat, own in enumerate(game.table.seats):
            for against, met in enumerate(game.table.seats):
                if own == bot and met == other:
                    yield game.result.ranking[seat] - game.result.ranking[against]


def require_ratings() -> Any:
    """The package that rates; a clear sentence if it is not installed."""
    try:
        from openskill import models
    except ImportError:
        raise BadRequest("error-extra", name="openskill", extra="arena") from None
    return models


def ratings(levels: Sequence[str], played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """The bots' skill by the model of Plackett and Luce, with its uncertainty, after all games
    in their order. A bot with several seats in a game moves by the mean of them."""
    model = require_ratings().PlackettLuce()
    rated = {level: model.rating(name=level) for level in levels}
    for game in played:
        seats = game.table.seats
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma], bot)] for bot in seats]
        after = model.rate(teams, ranks=list(game.result.ranking))
        for bot in set(seats):
            own = [team[0] for team in after if team[0].name == bot]
            rated[bot].mu = mean(rating.mu for rating in own)
            rated[bot].sigma = mean(rating.sigma for rating in own)
    return {level: rating_json(rating.mu, rating.sigma) for level, rating in rated.items()}


def rating_json(mu: float, sigma: float) -> dict[str, float]:
    return {"mu": mu, "sigma": sigma, "low": mu - Z95 * sigma, "high": mu + Z95 * sigma}
