"""What a balance study counts."""

import pytest

from coterie.arena.balance import all_uses, seatings, summary
from coterie.arena.run import Run
from coterie.arena.work import Played, Seating, play_all
from coterie.engine.result import Result

X = ("tile_used", "tile", "x")
RUN = Run("gatsby", 2, 1, {}, iterations=6)


def game(winner: int | None, by_seat: list[int], decisions: int = 10, starter: int = 0) -> Played:
    winners = () if winner is None else (winner,)
    ranking = (1, 1) if winner is None else (1, 2) if winner == 0 else (2, 1)
    result = Result(winners, ranking, (5, 3), "draw" if winner is None else "suit")
    seating = Seating(0, 0, ("club", "club"))
    return Played(seating, 0, result, decisions, starter, {X: by_seat}, {"tile_used": ["tile"]})


def test_uses_count_once_per_seat_and_game() -> None:
    (use,) = all_uses(2, [game(0, [3, 0]), game(1, [1, 1]), game(None, [0, 1])])
    assert (use["event"], use["field"], use["word"]) == X
    assert use["times"] == 6
    assert use["per_game"] == 2
    assert (use["games"], use["wins"]) == (4, 2)
    assert use["used"] == pytest.approx(4 / 6)
    assert use["rate"] == 0.5


def test_seats_starter_lengths_and_reasons() -> None:
    games = [game(0, [1, 0], 10), game(0, [1, 0], 20), game(1, [1, 0], 60), game(None, [0, 1], 30)]
    found = summary(RUN, "club", games)
    assert [seat["wins"] for seat in found["seats"]] == [2, 1]
    assert (found["starter"]["wins"], found["starter"]["games"]) == (2, 4)
    assert found["draws"]["wins"] == 1
    assert found["average"] == 3 / 8
    assert found["lengths"]["mean"] == 30
    assert found["margin"] == 2
    assert [(r["reason"], r["count"]) for r in found["reasons"]] == [("suit", 3), ("draw", 1)]
    assert found["reasons"][0]["mean_decisions"] == 30


def test_where_all_open_the_game_there_is_no_starter() -> None:
    games = [game(0, [1, 0])._replace(starter=None)]
    assert summary(RUN, "club", games)["starter"] is None


def test_every_game_has_a_deal_of_its_own() -> None:
    assert len({seating.deal for seating in seatings("club", 2, 5)}) == 5


@pytest.mark.slow
def test_every_game_can_be_studied(table: tuple[str, int]) -> None:
    run = Run(table[0], table[1], 1, {}, iterations=6)
    games = list(play_all(run, seatings("random", table[1], 1)))
    found = summary(run, "random", games)
    assert found["uses"]
    for use in found["uses"]:
        assert 0 < use["games"] <= table[1]
        assert use["low"] <= use["rate"] <= use["high"]
