"""Who sits where, and what a tournament sums up to."""

import os
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from coterie import bots
from coterie.arena.run import Run
from coterie.arena.tournament import line_ups, pairs, ratings, record, seatings, summary
from coterie.arena.work import Played, Seating, play_all, uses, words_of
from coterie.engine.errors import BadRequest
from coterie.engine.match import Event
from coterie.engine.result import Result

LEVELS = ["novice", "greedy", "random"]


RUN = Run("gatsby", players=2, seed=3, options={}, iterations=6)


def played(number: int, seats: tuple[str, ...], ranking: tuple[int, ...]) -> Played:
    best = tuple(seat for seat, place in enumerate(ranking) if place == 1)
    winners = best if len(best) < len(ranking) else ()
    result = Result(winners, ranking, tuple(-place for place in ranking), "prestige")
    return Played(Seating(number, number, seats), number, result, 50, 0, {}, {})


def test_line_ups() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert line_ups(["a", "b", "b"], 3) == [("a", "b", "b")]


@pytest.mark.parametrize(("bots_", "players"), [(4, 2), (2, 2), (4, 3), (2, 4), (5, 5)])
def test_seats_are_shared_fairly(bots_: int, players: int) -> None:
    levels = list("abcde"[:bots_])
    whole = len(line_ups(levels, players)) * players
    seated: Counter[tuple[str, int]] = Counter()
    for seating in seatings(levels, players, 1, 2 * whole):
        seated.update((bot, seat) for seat, bot in enumerate(seating.levels))
    assert len(set(seated.values())) == 1, seated


def test_a_deal_is_played_by_all_turns_of_the_seats() -> None:
    first, second, other = seatings(["a", "b"], 2, 1, 3)
    assert first.deal == second.deal != other.deal
    assert first.levels == second.levels[::-1]
    assert [seating.number for seating in (first, second, other)] == [0, 1, 2]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_whatever_the_jobs() -> None:
    games = seatings(LEVELS, 2, 3, 8)
    alone = list(play_all(RUN, games, 1, None))
    assert list(play_all(RUN, games, 2, None)) == alone
    assert list(play_all(RUN, games, 1, None)) == alone
    other = replace(RUN, seed=4)
    assert [game.result for game in play_all(other, games, 1, None)] != [g.result for g in alone]


def test_records_and_pairs() -> None:
    games = [
        played(0, ("a", "b"), (1, 2)),
        played(1, ("b", "a"), (2, 1)),
        played(2, ("a", "b"), (2, 1)),
        played(3, ("b", "a"), (1, 1)),
    ]
    won = record("a", 2, games)
    assert (won["wins"], won["games"], won["rate"]) == (2, 4, 0.5)
    assert [(seat["wins"], seat["games"]) for seat in won["by_seat"]] == [(1, 2), (1, 2)]
    ahead = {(pair["bot"], pair["other"]): pair for pair in pairs(["a", "b"], games)}
    assert (ahead["a", "b"]["wins"], ahead["a", "b"]["ties"]) == (2, 1)
    assert (ahead["b", "a"]["wins"], ahead["b", "a"]["ties"]) == (1, 1)


def test_ratings_follow_the_results_and_grow_certain() -> None:
    pytest.importorskip("openskill")
    few = [played(n, ("a", "b", "c"), (1, 2, 3)) for n in range(3)]
    many = [played(n, ("a", "b", "c"), (1, 2, 3)) for n in range(40)]
    rated = ratings(["a", "b", "c"], many)
    assert rated["a"]["mu"] > rated["b"]["mu"] > rated["c"]["mu"]
    assert rated["a"]["sigma"] < ratings(["a", "b", "c"], few)["a"]["sigma"] < 25 / 3
    assert rated["a"]["low"] < rated["a"]["mu"] < rated["a"]["high"]


def test_a_bot_with_two_seats_is_rated_once() -> None:
    pytest.importorskip("openskill")
    rated = ratings(["a", "b"], [played(n, ("a", "b", "a"), (1, 3, 2)) for n in range(10)])
    assert rated["a"]["mu"] > 25 > rated["b"]["mu"]


@pytest.mark.slow
def test_summary() -> None:
    pytest.importorskip("openskill")
    games = seatings(LEVELS, 2, 3, 12)
    found = summary(RUN, LEVELS, list(play_all(RUN, games, 1, None)))
    assert found["games"] == 12
    assert found["budget"] == {"seconds": None, "iterations": 6}
    assert sum(bot["games"] for bot in found["bots"]) == 24
    assert sum(bot["wins"] for bot in found["bots"]) == 12 - found["draws"]
    assert found["bots"][-1]["bot"] == "random"
    ratings_ = [bot["rating"]["mu"] for bot in found["bots"]]
    assert ratings_ == sorted(ratings_, reverse=True)
    assert len(found["results"]) == 12


def test_words_of_events() -> None:
    assert words_of({"type": "action", "seat": 0, "action": "x"}) == [("action", "action", "x")]
    assert words_of({"type": "took", "seat": 0, "places": ["p", "q"]}) == [
        ("took", "place", "p"),
        ("took", "place", "q"),
    ]
    assert words_of({"type": "advanced", "seat": 1, "level": 3}) == [("advanced", "", "")]


def test_uses_are_counted_by_seat() -> None:
    events = [
        Event(1, 63, {"type": "action", "seat": 0, "action": "x"}),
        Event(2, 63, {"type": "action", "seat": 1, "action": "x"}),
        Event(3, 63, {"type": "action", "seat": 1, "action": "x"}),
        Event(3, 63, {"type": "stalemate"}),
    ]

    class Match:
        state: Any = type("State", (), {"players": 2})

    match: Any = Match()
    match.events = events
    assert uses(match) == {("action", "action", "x"): [1, 2]}


@pytest.mark.skipif(
    os.environ.get("COTERIE_TEST_RAY") != "1",
    reason="Ray listens on all addresses of the machine; COTERIE_TEST_RAY=1 allows it",
)
def test_a_ray_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    games = seatings(["greedy", "random"], 2, 3, 4)
    alone = list(play_all(RUN, games, 1, None))
    assert list(play_all(RUN, games, 1, "local")) == alone


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere", ":"])
def test_a_ray_cluster_that_does_not_answer_is_named(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadRequest, match="cannot be used") as refused:
        list(play_all(RUN, seatings(["greedy", "random"], 2, 3, 2), 1, address))
    assert address in str(refused.value)


def test_levels_have_the_budget_they_are_given() -> None:
    import coterie

    game = coterie.game("gatsby")
    assert bots.make(game, "expert", 1, iterations=9).iterations == 9  # type: ignore[attr-defined]
    assert bots.make(game, "novice", 1).iterations < 100  # type: ignore[attr-defined]
