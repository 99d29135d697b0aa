"""Phase 2: GP-BM, the Fence and the opening turns."""

from typing import Any

import pytest

from coterie.games.gangster_paradise.questions import MOST_NOTES

from .table import (
    GAME,
    auction,
    before,
    can,
    do,
    goods,
    heap,
    market_opening,
    menu,
    money,
    offer,
    position,
    prompt,
)


@pytest.mark.rule("GP-BM-1")
def test_bidding_goes_left_and_upwards() -> None:
    state = auction()
    assert prompt(state) == ("speak_first", 0)
    assert can(state, 0, "bid 0")
    do(state, 0, "bid 3")
    assert prompt(state) == ("speak", 1)
    assert not can(state, 1, "bid 3")
    assert not can(state, 1, "bid 2")
    assert not can(state, 2, "bid 9")
    do(state, 1, "bid 4")
    do(state, 2, "drop")
    do(state, 3, "drop")
    assert prompt(state) == ("speak", 0)
    do(state, 0, "bid 6")
    assert prompt(state) == ("speak", 1)
    do(state, 1, "drop")
    assert prompt(state) == ("mix", 0)


@pytest.mark.rule("GP-BM-1")
def test_an_auction_starts_with_the_participant_nearest_to_the_first_player() -> None:
    state = auction(first=2)
    assert prompt(state) == ("speak_first", 2)
    do(state, 2, "bid 0")
    for seat in (3, 0, 1):
        do(state, seat, "drop")
    do(state, 2, "good drugs")
    assert prompt(state) == ("speak_first", 3)
    assert state.view(None)["auction"]["inside"] == [0, 1, 3]
    do(state, 3, "drop")
    assert prompt(state) == ("speak_first", 0)
    do(state, 0, "drop")
    # The last one in has to speak although all others are out.
    assert prompt(state) == ("speak_first", 1)
    do(state, 1, "bid 0")
    do(state, 1, "good jewels")
    assert goods(state, 1) == "J"
    assert state.view(None)["auction"]["inside"] == [0, 3]


@pytest.mark.rule("GP-BM-2")
def test_the_winner_pays_in_any_mix_and_picks() -> None:
    state = auction()
    do(state, 0, "bid 5")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert state.view(None)["auction"]["inside"] == []
    # 20 red and 3 white pay 5 with 2 to 5 red.
    assert not can(state, 0, "pay 1")
    assert not can(state, 0, "pay 6")
    assert can(state, 0, "pay 2")
    assert menu(state, 0) == ["pay 5", "pay 4", "pay 3", "pay 2"]
    do(state, 0, "pay 4")
    assert money(state, 0) == (16, 2)
    assert prompt(state) == ("pick", 0)
    assert menu(state, 0) == ["good drugs", "good weapons", "good jewels"]
    assert not can(state, 0, "good alcohol")
    do(state, 0, "good weapons")
    assert goods(state, 0) == "W"
    assert state.to_json()["market"] == ["drugs", "jewels"]


@pytest.mark.rule("GP-BM-2")
def test_a_long_mix_is_offered_in_five_steps() -> None:
    state = auction([{"red": 30, "white": 30}])
    do(state, 0, "bid 20")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert menu(state, 0) == ["pay 20", "pay 15", "pay 10", "pay 5", "pay 0"]
    assert can(state, 0, "pay 7")


@pytest.mark.rule("GP-BM-2")
def test_bids_may_exceed_what_is_owned() -> None:
    state = auction()
    assert can(state, 0, "bid 24")
    assert can(state, 0, f"bid {MOST_NOTES}")
    assert menu(state, 0) == ["drop", "bid 0", "bid 1", "bid 3", "bid 7", "bid 15"]
    do(state, 0, "bid 24")
    assert menu(state, 1) == ["drop", "bid 25"]
    do(state, 1, "bid 25")
    assert menu(state, 2) == ["drop"]


@pytest.mark.rule("GP-BM-2")
def test_payment_is_judged_when_the_auction_ends() -> None:
    # Seat 0 bids more than it owns and is given the money before the auction ends.
    state = auction()
    do(state, 0, "bid 25")
    do(state, 1, "drop")
    do(state, 2, "drop")
    # Seat 3 speaks: it is the active player and may deal with seat 0.
    do(state, 3, offer(0, red=2))
    do(state, 0, "accept 3")
    do(state, 3, "drop")
    # 25 notes: all of the 22 red and 3 white.
    assert menu(state, 0) == ["pay 22"]
    do(state, 0, "pay 22")
    assert money(state, 0) == (0, 0)
    assert prompt(state) == ("pick", 0)


@pytest.mark.rule("GP-BM-2")
def test_the_only_mix_is_asked_for_but_the_only_card_is_not() -> None:
    state = auction([{"red": 5, "white": 0}], players=3)
    do(state, 0, "bid 5")
    do(state, 1, "drop")
    do(state, 2, "drop")
    # Not asking would tell the others that there is no choice.
    assert prompt(state) == ("mix", 0)
    assert menu(state, 0) == ["pay 5"]
    do(state, 0, "pay 5")
    assert prompt(state) == ("pick", 0)
    assert money(state, 0) == (0, 0)
    do(state, 0, "good weapons")
    do(state, 1, "bid 0")
    do(state, 2, "drop")
    # The last card goes without a question; seat 2 takes the 10 red, and the sale begins.
    assert goods(state, 1) == "D"
    assert money(state, 2) == (30, 3)
    assert prompt(state) == ("turn_sale", 0)


BROKE: dict[str, Any] = {"red": 1, "white": 1}


@pytest.mark.rule("GP-BM-3")
def test_the_bluff_cascades_by_own_last_bids() -> None:
    state = auction([{"red": 4, "white": 2}, BROKE, {"red": 9, "white": 0}, BROKE])
    do(state, 0, "bid 5")
    do(state, 1, "bid 6")
    do(state, 2, "bid 8")
    do(state, 3, "bid 9")
    do(state, 0, "drop")
    do(state, 1, "bid 10")
    do(state, 2, "drop")
    do(state, 3, "drop")
    # Seat 1 (10) and seat 3 (9) bluffed and lost all; seat 2 pays its own 8.
    assert money(state, 1) == (0, 0)
    assert money(state, 3) == (0, 0)
    assert prompt(state) == ("mix", 2)
    do(state, 2, "pay 8")
    assert money(state, 2) == (1, 0)
    assert money(state, 0) == (4, 2)
    assert prompt(state) == ("pick", 2)
    do(state, 2, "good jewels")
    # The bluffers are still in.
    assert state.view(None)["auction"]["inside"] == [0, 1, 3]
    assert state.view(None)["auction"]["bluffed"] == []


@pytest.mark.rule("GP-BM-3")
def test_a_bid_of_exactly_what_is_owned_is_no_bluff() -> None:
    state = auction([{"red": 4, "white": 2}])
    do(state, 0, "bid 6")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    do(state, 0, "pay 4")
    assert prompt(state) == ("pick", 0)
    assert money(state, 0) == (0, 0)


@pytest.mark.rule("GP-BM-3")
def test_if_no_bidder_can_pay_the_nearest_honest_participant_takes_a_card() -> None:
    state = auction([BROKE, BROKE, {}, {}])
    do(state, 0, "bid 3")
    do(state, 1, "bid 4")
    do(state, 2, "drop")
    do(state, 3, "drop")
    do(state, 0, "drop")
    assert money(state, 0) == (0, 0)
    assert money(state, 1) == (0, 0)
    assert prompt(state) == ("pick", 2)
    do(state, 2, "good drugs")
    assert money(state, 2) == (20, 3)
    assert [c["served"] for c in state.view(None)["clans"]] == [False, False, True, False]


@pytest.mark.rule("GP-BM-3")
def test_if_all_bluffed_the_nearest_participant_takes_a_card() -> None:
    state = auction([BROKE, BROKE, BROKE], players=3, first=1)
    do(state, 1, "bid 3")
    do(state, 2, "bid 4")
    do(state, 0, "bid 5")
    do(state, 1, "drop")
    do(state, 2, "drop")
    assert [money(state, seat) for seat in range(3)] == [(0, 0)] * 3
    assert prompt(state) == ("pick", 1)


@pytest.mark.rule("GP-BM-3")
def test_a_bluff_is_public_and_the_loss_is_not() -> None:
    state = auction([BROKE])
    state.events = []
    do(state, 0, "bid 9")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert state.revealed
    kinds = {event[0]: event for event in state.events}
    assert kinds[11][1:] == (63, 0, 9, -1)
    assert kinds[12][1:] == (1, 0, 1, 1)


@pytest.mark.rule("GP-BM-4")
def test_if_everybody_declines_the_nearest_takes_a_card_for_nothing() -> None:
    state = auction(first=1)
    state.events = []
    for seat in (1, 2, 3, 0):
        do(state, seat, "drop")
    assert GAME.event_to_json(state.events[-1]) == {"type": "takes_card", "seat": 1}
    assert prompt(state) == ("pick", 1)
    assert not can(state, 1, "drop")
    do(state, 1, "good drugs")
    assert money(state, 1) == (20, 3)
    assert goods(state, 1) == "D"
    assert prompt(state) == ("speak_first", 2)


def everybody_declines(state: Any) -> None:
    while state.view(None)["phase"] == "black_market":
        seat = state.to_act[0]
        moves = menu(state, seat)
        do(state, seat, "drop" if "drop" in moves else moves[0])


@pytest.mark.rule("GP-BM-5", "GP-BM-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_one_takes_the_red_and_the_next_cards_are_laid_out(players: int) -> None:
    state = auction(players=players)
    deck = state.to_json()["market_deck"]
    everybody_declines(state)
    assert money(state, players - 1) == (30, 3)
    assert [money(state, s) for s in range(players - 1)] == [(20, 3)] * (players - 1)
    obj = state.to_json()
    assert sorted(obj["market"]) == sorted(deck[-(players - 1) :])
    assert obj["market_deck"] == deck[: -(players - 1)]
    assert obj["market_red"] == 10
    assert state.revealed
    assert prompt(state) == ("turn_sale", 0)


@pytest.mark.rule("GP-BM-6")
def test_nothing_is_laid_out_in_the_last_round() -> None:
    state = auction(round=8)
    deck = state.to_json()["market_deck"]
    everybody_declines(state)
    obj = state.to_json()
    assert (obj["market"], obj["market_red"], obj["market_deck"]) == ([], 0, deck)


@pytest.mark.rule("GP-BM-7")
def test_a_market_card_is_a_good_and_joins_the_pile_when_spent() -> None:
    state = auction(players=3, round=8)
    everybody_declines(state)
    good = {"D": "drugs", "W": "weapons"}[goods(state, 0)]
    piles = state.to_json()["piles"].count(good)
    do(state, 0, f"sell {good}")
    assert state.to_json()["piles"].count(good) == piles + 1


@pytest.mark.rule("GP-EXE-4")
def test_everybody_is_active_once_before_the_first_auction() -> None:
    clans: list[dict[str, Any]] = [{"executants": ["fence"]}, {"executants": ["customs", "hitman"]}]
    state = position(clans, phase="black_market")
    assert prompt(state) == ("turn_black_market", 0)
    do(state, 0, "done")
    assert prompt(state) == ("turn_black_market", 1)
    assert can(state, 1, "play customs 0")
    do(state, 1, "play customs 0")
    assert not can(state, 1, "play hitman 0")
    do(state, 1, "done")
    do(state, 2, "done")
    do(state, 3, "done")
    assert prompt(state) == ("speak_first", 0)
    # Executants are not sent while an auction runs.
    assert not can(state, 0, "play fence 1")


@pytest.mark.rule("GP-EXE-6")
def test_a_fence_redirects_a_card() -> None:
    state = auction([{"before": {"fence": 2}}])
    do(state, 0, "bid 2")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    do(state, 0, "pay 2")
    assert prompt(state) == ("pick", 0)
    do(state, 0, "good jewels")
    assert (goods(state, 0), goods(state, 2)) == ("", "J")
    assert money(state, 0) == (18, 3)
    assert before(state, 0) == {}
    # The target is served, the owner is not.
    assert state.view(None)["auction"]["inside"] == [1, 2, 3]
    assert state.to_json()["discards"] == ["fence"]


@pytest.mark.rule("GP-EXE-6")
def test_a_fence_redirects_the_red() -> None:
    state = auction([{}, {}, {"before": {"fence": 0}}], players=3)
    everybody_declines(state)
    assert money(state, 0) == (30, 3)
    assert money(state, 2) == (20, 3)


@pytest.mark.rule("GP-EXE-6")
def test_a_gain_passes_through_one_fence_only() -> None:
    state = auction([{"before": {"fence": 1}}, {"before": {"fence": 2}}], players=3)
    for seat in (0, 1, 2):
        do(state, seat, "drop")
    do(state, 0, "good weapons")
    assert goods(state, 1) == "W"
    assert before(state, 1) == {"fence": 2}
    everybody_declines(state)
    assert goods(state, 2) == "D"
    assert before(state, 1) == {}


@pytest.mark.rule("GP-EXE-6", "GP-EXE-2")
def test_a_fence_waits_for_the_gain_and_not_for_the_turn() -> None:
    state = market_opening([{}, {}, {}, {"before": {"fence": 0}}], market=heap("DDD"))
    do(state, 3, "done")
    assert before(state, 3) == {"fence": 0}
