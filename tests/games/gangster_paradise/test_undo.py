"""What closes undo, and which decisions are made for a player: only by what the mover knows."""

from typing import Any

import pytest

from coterie.engine.match import Match
from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, auction, code, do, menu, offer, position, prompt


def last_speaker(red: int) -> GangsterState:
    """Seat 0 has bid 10 with so much red and no white; seat 3 is the last to speak."""
    state = auction([{"red": red, "white": 0}])
    do(state, 0, "bid 10")
    do(state, 1, "drop")
    do(state, 2, "drop")
    return state


@pytest.mark.rule("GP-BM-2", "GP-BM-3")
@pytest.mark.parametrize("red", [9, 10])
def test_the_drop_that_settles_an_auction_is_final_bluff_or_not(red: int) -> None:
    state = last_speaker(red)
    assert not state.revealed
    do(state, 3, "drop")
    assert prompt(state) == (("mix", 0) if red == 10 else ("pick", 1))
    assert state.revealed


@pytest.mark.rule("GP-BM-3")
def test_under_the_first_rules_it_was_final_after_a_bluff_alone() -> None:
    for red in (9, 10):
        state = last_speaker(red)
        old = GAME.from_json({**state.to_json(), "rules": 1})
        old.apply(3, code("drop"))
        assert old.revealed == (red == 9)


@pytest.mark.rule("GP-BM-1", "GP-BM-4")
def test_the_last_word_of_an_auction_without_bids_is_final() -> None:
    for word in ("bid 3", "bid 99", "drop"):
        state = auction()
        for seat in (0, 1, 2):
            do(state, seat, "drop")
            assert not state.revealed
        do(state, 3, word)
        assert state.revealed


@pytest.mark.rule("GP-EXE-1")
def test_a_card_shown_from_the_hand_cannot_be_taken_back() -> None:
    state = position([{"executants": ["taxman"]}])
    do(state, 0, "play taxman 1")
    assert state.revealed


def kinds_of_moves(state: Any, seat: int) -> dict[str, int]:
    """A move of every kind the seat can make now."""
    return {GAME.move_to_json(move)["type"]: move for move in state.legal(seat)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whether_a_move_is_final_depends_on_nothing_hidden(players: int) -> None:
    """The same in the position and in samples of what the mover knows."""
    rng = seeded(players)
    state = GAME.new(players, 10 + players)
    seen: set[str] = set()
    step = 0
    while state.to_act:
        seat = random_seat(state, rng)
        if step % 6 == 0:
            worlds = [state.sample(seat, rng) for _ in range(3)]
            for kind, move in kinds_of_moves(state, seat).items():
                final = set()
                for world in (state.clone(), *worlds):
                    after = world.clone()
                    after.apply(seat, move)
                    final.add(after.revealed)
                assert len(final) == 1, kind
                seen.add(kind)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        step += 1
    assert {"done", "drop", "bid", "pay", "good", "sell", "launder", "offer"} <= seen


def test_a_way_back_is_open_until_somebody_can_learn_something() -> None:
    match = Match(GAME, 3, 1)
    first = match.state.to_act[0]
    match.apply(first, code("done"))
    assert match.can_undo(first)
    match.undo(first)
    assert match.state.to_act == (first,)


# Single choices.


def test_nothing_is_decided_for_a_player_while_deals_are_open() -> None:
    for changes in ({"phase": "delivery"}, {"phase": "laundering", "step": "settled"}):
        state = position(**changes)
        assert menu(state, 0) == ["done"]
        assert state.forced(0) == -1
    bidding = auction([{"red": 0, "white": 0}] * 4)
    do(bidding, 0, "bid 9")
    assert menu(bidding, 1) == ["drop"]  # to bid more would be a bluff, and is allowed
    assert bidding.forced(1) == -1


def test_a_single_way_to_pay_or_launder_is_nobody_elses_business() -> None:
    state = auction([{"red": 4, "white": 0}])
    do(state, 0, "bid 4")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert menu(state, 0) == ["pay 4"]
    assert state.forced(0) == -1
    poor = position([{"red": 1}], phase="laundering")
    assert menu(poor, 0) == ["launder 0"]
    assert poor.forced(0) == -1


def test_a_single_choice_of_goods_is_single_for_all_to_see() -> None:
    clans = [{"goods": "DDDDD"}]
    state = position(clans, phase="excess", first=0, turn=0, actor=0, asked="return")
    assert state.legal(0) == [state.forced(0)] == [code("good drugs")]
    assert state.forced(1) == -1
    two = position([{"goods": "DDDDW"}], phase="excess", asked="return")
    assert two.forced(0) == -1


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_decided_for_a_player_is_known_to_all(players: int) -> None:
    rng = seeded(players)
    state = GAME.new(players, 20 + players)
    while state.to_act:
        for seat in range(players):
            forced = state.forced(seat)
            if forced >= 0:
                assert state.legal(seat) == [forced]
                assert not state.may_act
        seat = random_seat(state, rng)
        state.play_random(seat, rng)
    assert all(state.forced(seat) == -1 for seat in range(players))


def test_an_offer_that_failed_or_was_answered_is_no_longer_awaited() -> None:
    state = position([{"goods": "D"}])
    do(state, 0, offer(1, "D", ask_red=1))
    assert state.awaited() == 1
    do(state, 1, offer(0, red=1, ask="D"))
    assert state.awaited() == 0
    do(state, 0, "accept 1")
    assert state.awaited() == -1
