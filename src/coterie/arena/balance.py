"""What many games between equal bots show about a game: seats, length, endings, what pays."""

from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Any

from coterie.arena.figures import chance, discoveries, share, spread
from coterie.arena.run import Run
from coterie.arena.work import Played, Seating, Use


def seatings(level: str, players: int, games: int) -> list[Seating]:
    """Every seat has the same bot, every game a deal of its own.

    >>> seatings("club", players=2, games=1)
    [Seating(number=0, deal=0, levels=('club', 'club'))]
    """
    return [Seating(number, number, (level,) * players) for number in range(games)]


def summary(run: Run, level: str, played: Sequence[Played]) -> dict[str, Any]:
    """The study, ready for JSON.

    >>> from coterie.arena.work import play_all
    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> played = list(play_all(run, seatings("random", players=2, games=3)))
    >>> found = summary(run, "random", played)
    >>> found["games"], len(found["seats"])
    (3, 2)
    """
    draws = sum(not game.result.winners for game in played)
    wins = sum(len(game.result.winners) for game in played)
    return {
        **run.to_json(),
        "bot": level,
        "games": len(played),
        "draws": share(draws, len(played)),
        "average": wins / (len(played) * run.players),
        "seats": _seats(run.players, played),
        "starter": _starter(played),
        "margin": _margin(played),
        "lengths": spread([game.decisions for game in played]),
        "decisions": [game.decisions for game in played],
        "reasons": _reasons(played),
        "events": {kind: fields for game in played for kind, fields in game.fields.items()},
        "uses": all_uses(run.players, played),
    }


def _seats(players: int, played: Sequence[Played]) -> list[dict[str, Any]]:
    return [
        {
            **share(sum(seat in game.result.winners for game in played), len(played)),
            "mean_score": mean(game.result.scores[seat] for game in played),
        }
        for seat in range(players)
    ]


def _starter(played: Sequence[Played]) -> dict[str, Any] | None:
    """How often the seat whose turn opened the game won; None where there is no such seat."""
    won = [game.starter in game.result.winners for game in played if game.starter is not None]
    return share(sum(won), len(won)) if won else None


def _margin(played: Sequence[Played]) -> float:
    """How far the best score was ahead of the second best, on average."""
    ahead = []
    for game in played:
        best, second = sorted(game.result.scores, reverse=True)[:2]
        ahead.append(best - second)
    return mean(ahead)


def _reasons(played: Sequence[Played]) -> list[dict[str, Any]]:
    """How the games ended, the most frequent way first, with the length of such games."""
    counted = Counter(game.result.reason for game in played)
    return [
        {
            "reason": reason,
            "count": number,
            "share": number / len(played),
            "mean_decisions": mean(g.decisions for g in played if g.result.reason == reason),
        }
        for reason, number in sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    ]


def all_uses(players: int, played: Sequence[Played]) -> list[dict[str, Any]]:
    """Everything the seats did: how often, and how often those who did it won.

    Counted once per seat and game: `games` is in how many (seat, game) it was done. `chance` is
    how likely a win rate so far from the average is by chance alone.

    >>> from coterie.arena.work import play_all
    >>> run = Run("gatsby", players=2, seed=7, options={})
    >>> played = list(play_all(run, seatings("random", players=2, games=2)))
    >>> all(use["games"] <= 4 for use in all_uses(2, played))
    True
    """
    times: Counter[Use] = Counter()
    done: Counter[Use] = Counter()
    won: Counter[Use] = Counter()
    for game in played:
        for use, by_seat in game.uses.items():
            times[use] += sum(by_seat)
            for seat, number in enumerate(by_seat):
                done[use] += number > 0
                won[use] += number > 0 and seat in game.result.winners
    everywhere = players * len(played)
    average = sum(len(game.result.winners) for game in played) / everywhere
    chances = {use: chance(won[use], done[use], average) for use in times}
    limit = discoveries(list(chances.values()))
    return [
        {
            "event": use[0],
            "field": use[1],
            "word": use[2],
            "times": times[use],
            "per_game": times[use] / len(played),
            "used": done[use] / everywhere,
            **share(won[use], done[use]),
            "chance": chances[use],
            "stands_out": chances[use] <= limit,
        }
        for use in sorted(times)
    ]
