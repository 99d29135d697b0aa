"""Set-up."""

import pytest

from .table import (
    DECK,
    GAME,
    cogs,
    duo,
    options,
    play,
    popularity,
    question,
    refused,
)


@pytest.mark.rule("EL-SET-1")
@pytest.mark.parametrize(("players", "districts"), [(2, 16), (3, 16), (4, 24)])
def test_what_everybody_begins_with(players: int, districts: int) -> None:
    state = GAME.new(players, 1)
    view = state.view(None)
    assert cogs(state) == [50_000] * players
    assert popularity(state) == [50] * players
    assert [player["tokens"] for player in view["duos"]] == [16] * players
    assert [player["cards"] for player in view["duos"]] == [0] * players
    assert view["map"]["id"] == ("fosko_4" if players == 4 else "fosko_2_3")
    assert len(view["map"]["districts"]) == districts
    assert sorted(state.to_json()["pile"]) == sorted(DECK)
    assert (view["period"], view["turn"], view["phase"]) == (1, 1, "setup")


@pytest.mark.rule("EL-SET-2")
def test_the_first_player_is_drawn() -> None:
    firsts = [GAME.new(4, seed).view(None)["first"] for seed in range(200)]
    assert all(30 < firsts.count(seat) < 75 for seat in range(4))


@pytest.mark.rule("EL-SET-3", "EL-SET-5")
def test_players_begin_in_turn_order_on_different_neutral_districts() -> None:
    seed = next(s for s in range(50) if GAME.new(3, s).view(None)["first"] == 1)
    state = GAME.new(3, seed)
    assert state.view(None)["order"] == [1, 2, 0]
    assert len(options(state, 1)) == 16
    for seat, district in ((1, "central_bank"), (2, "docks"), (0, "demeures")):
        assert question(state) == ("start", seat)
        assert state.to_act == (seat,)
        if seat != 1:
            assert refused(state, seat, "district", district="central_bank")[0] == "not-start"
        assert refused(state, seat, "district", district="villas")[0] == "not-start"
        play(state, seat, "district", district=district)
        placed = duo(state, seat)
        assert placed["edgar"] == placed["lucien"] == district
        assert placed["districts"] == [district]
        assert state.view(None)["duos"][seat]["tokens"] == 15
    assert state.view(None)["phase"] == "programming"
    assert len(state.legal(0)) == 64


@pytest.mark.rule("EL-SET-4")
def test_there_is_no_governor_at_first() -> None:
    assert GAME.new(2, 1).view(None)["governor"] is None
