"""Negotiation: GP-NEG."""

from typing import Any

import pytest

from coterie.engine.errors import BadMove, IllegalMove
from coterie.engine.match import Match
from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES
from coterie.games.gangster_paradise.questions import BID, CLOSED_MOVES, DEAL, LAUNDER, PAY

from .table import (
    GAME,
    auction,
    can,
    code,
    do,
    goods,
    hand,
    heap,
    menu,
    money,
    move_json,
    offer,
    position,
    prompt,
    whole,
)

RICH: dict[str, Any] = {"goods": "DDWJ", "red": 50, "white": 9, "executants": ["fence", "hitman"]}


def offers(state: Any, seat: int) -> list[dict[str, Any]]:
    moves = [GAME.move_to_json(move) for move in state.legal(seat)]
    return [move for move in moves if move["type"] == "offer"]


def test_a_view_says_with_whom_to_deal_and_what_to_bid_at_least() -> None:
    state = position([RICH, {}, {}])
    assert [state.view(seat)["partners"] for seat in (0, 1, 2, None)] == [[1, 2, 3], [0], [0], []]
    bidding = auction()
    speaker = bidding.to_act[0]
    assert bidding.view(speaker)["prompts"][0]["least"] == 0
    do(bidding, speaker, "bid 4")
    assert bidding.view(speaker)["prompts"][0]["least"] == 5
    while prompt(bidding)[0] == "speak":
        do(bidding, bidding.to_act[0], "drop")
    assert prompt(bidding)[0] == "mix"
    assert bidding.view(speaker)["partners"] == []


@pytest.mark.rule("GP-NEG-1")
def test_everything_changes_hands_in_any_combination() -> None:
    state = position([RICH, {"goods": "JJ", "executants": ["burglar"]}])
    deal = offer(
        1,
        "DD",
        "J",
        red=7,
        white=2,
        cards=["hitman"],
        ask_red=3,
        ask_white=1,
        ask_cards=["burglar"],
    )
    do(state, 0, deal)
    assert state.may_act[0] == 1
    do(state, 1, "accept 0")
    assert (goods(state, 0), goods(state, 1)) == ("WJJ", "DDJ")
    assert money(state, 0) == (50 - 7 + 3, 9 - 2 + 1)
    assert money(state, 1) == (20 + 7 - 3, 3 + 2 - 1)
    assert (hand(state, 0), hand(state, 1)) == (["fence", "burglar"], ["hitman"])
    assert prompt(state) == ("turn_recruitment", 0)


@pytest.mark.rule("GP-NEG-1", "GP-NEG-6")
def test_gifts_need_acceptance() -> None:
    state = position([RICH])
    do(state, 0, offer(2, white=9))
    assert money(state, 2) == (20, 3)
    do(state, 2, "accept 0")
    assert (money(state, 0), money(state, 2)) == ((50, 0), (20, 12))
    # It may be asked back, but nothing makes the other give it.
    do(state, 0, offer(2, ask_white=9))
    do(state, 2, "refuse 0")
    assert money(state, 2) == (20, 12)


@pytest.mark.rule("GP-NEG-1")
def test_only_with_the_active_player() -> None:
    state = position([{}, {"goods": "DD"}, {"goods": "C"}])
    assert can(state, 1, offer(0, "D"))
    assert not can(state, 1, offer(2, "D"))
    assert not can(state, 1, offer(1, "D"))
    assert not can(state, 0, offer(0, red=1))
    assert not can(state, 0, offer(4, red=1))
    assert can(state, 0, offer(3, red=1))
    assert not can(state, 0, offer(1))


@pytest.mark.rule("GP-NEG-2")
def test_what_is_offered_must_be_there_what_is_asked_need_not() -> None:
    state = position([{"goods": "DJ", "executants": ["fence"]}, {"goods": "W"}])
    assert can(state, 0, offer(1, "D", red=20, white=3, cards=["fence"]))
    assert not can(state, 0, offer(1, "DD"))
    assert not can(state, 0, offer(1, "C"))
    assert not can(state, 0, offer(1, red=21))
    assert not can(state, 0, offer(1, white=4))
    assert not can(state, 0, offer(1, cards=["fence", "fence"]))
    assert not can(state, 0, offer(1, cards=["hitman"]))
    asking = offer(1, "D", "WW", ask_red=99, ask_white=9, ask_cards=["hitman"])
    do(state, 0, asking)
    assert not can(state, 1, "accept 0")
    assert "accept 0" not in menu(state, 1)
    assert menu(state, 1)[0] == "refuse 0"


@pytest.mark.rule("GP-NEG-2", "GP-NEG-3")
@pytest.mark.parametrize(
    "ask", [{"ask": "WW"}, {"ask_red": 21}, {"ask_white": 4}, {"ask_cards": ["fence"]}]
)
def test_accepting_needs_all_that_is_asked(ask: dict[str, Any]) -> None:
    state = position([{}, {"goods": "W"}])
    do(state, 0, offer(1, red=1, **ask))
    with pytest.raises(IllegalMove) as error:
        do(state, 1, "accept 0")
    assert error.value.id == "refused-cannot-deliver"
    assert error.value.clause == "GP-NEG-2"


@pytest.mark.rule("GP-NEG-3")
def test_answers() -> None:
    state = position([{}, {"goods": "DD"}])
    do(state, 1, offer(0, "D", ask_red=5))
    assert not can(state, 1, "accept 0")
    assert not can(state, 1, "refuse 0")
    assert not can(state, 0, "withdraw 1")
    assert not can(state, 2, "accept 1")
    assert not can(state, 2, "withdraw 1")
    assert not can(state, 1, offer(0, "D", ask_red=4))
    assert {"accept 1", "refuse 1"} < set(menu(state, 0))
    do(state, 0, offer(1, red=3, ask="D"))  # a counter-offer takes the place of the offer
    assert [o["seat"] for o in state.view(None)["offers"]] == [0]
    assert not can(state, 1, "withdraw 0")
    do(state, 1, "refuse 0")
    assert state.view(None)["offers"] == []
    assert not can(state, 1, "refuse 0")
    do(state, 1, offer(0, "D", ask_red=4))
    do(state, 1, "withdraw 0")
    assert state.view(None)["offers"] == []
    assert not can(state, 0, "accept 1")
    assert goods(state, 1) == "DD"


@pytest.mark.rule("GP-NEG-3")
def test_one_offer_per_pair_but_several_pairs() -> None:
    state = position([{"goods": "DD"}, {"goods": "J"}, {"goods": "C"}])
    do(state, 0, offer(1, "D", "J"))
    do(state, 0, offer(2, "D", "C"))
    do(state, 3, offer(0, red=1))
    assert len(state.view(None)["offers"]) == 3
    do(state, 1, "accept 0")
    do(state, 2, "accept 0")
    assert (goods(state, 0), goods(state, 1), goods(state, 2)) == ("JC", "D", "D")


@pytest.mark.rule("GP-NEG-3")
@pytest.mark.parametrize("what", ["goods", "red", "white", "executants"])
def test_a_deal_that_cannot_be_kept_does_not_happen_at_all(what: str) -> None:
    state = position([{"goods": "D", "executants": ["fence"]}, {"red": 9}, {"red": 9}])
    give: dict[str, Any] = {
        "goods": {"give": "D"}, "red": {"red": 15}, "white": {"white": 2},
        "executants": {"cards": ["fence"]},
    }[what]  # fmt: skip
    do(state, 0, offer(1, ask_red=5, **give), offer(2, ask_red=5, **give))
    do(state, 1, "accept 0")
    before = [money(state, s) for s in range(3)], [goods(state, s) for s in range(3)]
    state.events = []
    do(state, 2, "accept 0")
    assert ([money(state, s) for s in range(3)], [goods(state, s) for s in range(3)]) == before
    assert [event[0] for event in state.events] == [35]
    assert state.view(None)["offers"] == []


@pytest.mark.rule("GP-NEG-3")
def test_offers_lapse_with_the_turn() -> None:
    state = position([{"goods": "D"}, {"goods": "J"}])
    do(state, 0, offer(1, "D", "J"))
    do(state, 2, offer(0, red=5))
    state.events = []
    do(state, 0, "done")
    assert state.view(None)["offers"] == []
    assert [event[0] for event in state.events].count(36) == 2
    assert not can(state, 1, "accept 0")


@pytest.mark.rule("GP-NEG-4")
def test_goods_are_public_and_money_is_for_the_partners() -> None:
    state = position([RICH, {"goods": "J"}])
    state.events = []
    do(state, 0, offer(1, "DD", "J", red=7, cards=["fence"], ask_white=1, ask_cards=["customs"]))
    for seat in (0, 1):
        (seen,) = state.view(seat)["offers"]
        assert (seen["give_red"], seen["ask_white"]) == (7, 1)
        assert (seen["give_executants"], seen["ask_executants"]) == (["fence"], ["customs"])
    for seat in (2, 3, None):
        (seen,) = state.view(seat)["offers"]
        assert seen["give_goods"] == ["drugs", "drugs"]
        assert seen["ask_goods"] == ["jewels"]
        assert seen["give_count"] == seen["ask_count"] == 1
        for field in ("red", "white", "executants"):
            assert seen[f"give_{field}"] is None
            assert seen[f"ask_{field}"] is None
    public, whole_ = state.events
    # Everybody hears of it once: the partners the whole, all others (spectators too) the goods.
    assert (public[0], public[1]) == (29, 0b111100)
    assert (whole_[0], whole_[1]) == (30, 0b000011)
    assert GAME.event_to_json(public) == {
        "type": "offer", "seat": 0, "other": 1, "give_goods": ["drugs", "drugs"],
        "ask_goods": ["jewels"], "give_count": 1, "ask_count": 1,
    }  # fmt: skip
    assert GAME.event_to_json(whole_)["give_red"] == 7
    state = position([RICH, {}, {"goods": "J"}])
    do(state, 2, offer(0, "J", red=1))
    state.events = []
    do(state, 0, "accept 2")
    assert [event[:2] for event in state.events] == [(33, 0b111010), (34, 0b000101)]


@pytest.mark.rule("GP-NEG-4")
def test_money_and_hands_are_secret() -> None:
    state = position([RICH])
    for seat in (1, 2, 3, None):
        clan = state.view(seat)["clans"][0]
        assert (clan["red"], clan["white"], clan["executants"]) == (None, None, None)
        assert clan["executant_count"] == 2
        assert clan["goods"]["drugs"] == 2
    mine = state.view(0)["clans"][0]
    assert (mine["red"], mine["white"], mine["executants"]) == (50, 9, ["fence", "hitman"])


@pytest.mark.rule("GP-NEG-5")
def test_no_deals_in_the_middle_of_a_step() -> None:
    state = position([{"executants": ["burglar"]}, {"goods": "DJC"}])
    do(state, 1, offer(0, "D"))
    do(state, 0, "play burglar 1")
    assert prompt(state)[0] == "take"
    assert state.may_act == ()
    assert not can(state, 0, "accept 1")
    assert not can(state, 0, offer(2, red=1))
    assert not can(state, 1, "withdraw 0")
    assert state.legal(1) == []
    do(state, 0, "good drugs", "good jewels")
    # The offer is still open, and fails now that the good is gone.
    do(state, 0, "accept 1")
    assert goods(state, 0) == "DJ"


@pytest.mark.rule("GP-NEG-5")
def test_in_an_auction_the_speaker_is_active() -> None:
    state = auction([{"goods": "D"}, {}, {"goods": "J"}])
    assert state.view(None)["active"] == 0
    assert state.may_act == (1, 2, 3)
    assert state.may_choose == ()
    assert can(state, 2, offer(0, "J"))
    assert not can(state, 2, offer(1, "J"))
    do(state, 0, offer(2, "D", "J"))
    assert state.may_choose == (2,)
    do(state, 2, "accept 0")
    assert goods(state, 0) == "J"
    do(state, 0, offer(2, red=1), "bid 1")
    assert state.view(None)["offers"] == []
    assert state.view(None)["active"] == 1
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert prompt(state) == ("mix", 0)
    assert not can(state, 0, offer(1, red=1))


SPEAKING: list[dict[str, Any]] = [
    {"phase": "delivery"}, {"phase": "black_market"}, {"phase": "sale"}, {"phase": "recruitment"},
    {"phase": "laundering"}, {"phase": "laundering", "step": "settled"},
    {"phase": "black_market", "asked": "speak", "inside": [0, 1, 2, 3], "turn": 4},
]  # fmt: skip


@pytest.mark.rule("GP-NEG-5")
@pytest.mark.parametrize("changes", SPEAKING)
def test_others_speak_up_in_every_phase(changes: dict[str, Any]) -> None:
    state = position([{}, {}, {"goods": "J"}], **changes)
    assert state.to_act == (0,)
    assert state.may_act == (1, 2, 3)
    assert state.view(1)["partners"] == [0]
    do(state, 1, offer(0, red=2, ask_white=1))
    do(state, 2, offer(0, "J"))
    do(state, 3, offer(0, ask_red=1))  # who gives nothing may ask
    do(state, 0, "accept 1", "accept 2", "refuse 3")
    assert (money(state, 0), money(state, 1)) == ((22, 2), (18, 4))
    assert goods(state, 0) == "J"
    assert state.may_act == (1, 2, 3)


@pytest.mark.rule("GP-NEG-5", "GP-DEL-6")
def test_the_delivery_comes_before_the_main_choice_of_phase_1() -> None:
    match = Match(GAME, 3, 1)
    first = match.state.to_act[0]
    assert match.state.may_act == tuple(seat for seat in range(3) if seat != first)
    assert len(goods(match.state, first)) == 4  # type: ignore[arg-type]


MOVES = (*range(CLOSED_MOVES), BID, BID + 40, PAY, LAUNDER)


def allows_anything(state: Any, seat: int) -> bool:
    asks = [offer(other, ask_red=1) for other in range(5)]
    paid = [PAY + red for red in range(40)]
    return any(state.allows(seat, move) for move in (*MOVES, *asks, *paid, BID + 99))


@pytest.mark.rule("GP-NEG-5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_is_allowed_anything_must_or_may_act(players: int) -> None:
    rng = seeded(players)
    state = GAME.new(players, players)
    step = 0
    while state.to_act:
        if step % 5 == 0:
            for seat in range(players):
                listed = seat in state.to_act or seat in state.may_act
                assert allows_anything(state, seat) == listed, state.prompts
                assert bool(state.legal(seat)) == (seat in (*state.to_act, *state.may_choose))
            assert set(state.may_choose) <= set(state.may_act)
        seat = random_seat(state, rng)
        state.play_random(seat, rng)
        step += 1
    assert not any(allows_anything(state, seat) for seat in range(players))


def test_to_whom_an_offer_goes() -> None:
    state = position([{"goods": "D"}])
    assert state.offered_to(0, offer(2, "D")) == 2
    assert state.offered_to(3, offer(0, red=1)) == 0
    for move in ("done", "accept 1", "bid 3", "launder 4", "recruit soldier drugs"):
        assert state.offered_to(0, code(move)) == -1
    assert state.offered_to(0, -1) == -1


def test_the_moment_is_round_and_phase() -> None:
    assert position(round=3, phase="sale").moment() == (3, 3)
    state = position(phase="laundering", turn=3, actor=3)
    do(state, 3, "launder 0")
    assert state.moment() == (2, 5)
    do(state, 3, "done")
    assert state.moment() == (3, 1)


@pytest.mark.rule("GP-NEG-5")
def test_nobody_is_active_while_goods_are_returned() -> None:
    state = position([{"goods": "DDDWWW"}, {"goods": "J"}], phase="laundering", turn=3, actor=3)
    do(state, 3, "launder 0", "done")
    assert prompt(state) == ("return", 0)
    assert state.may_act == ()
    assert not can(state, 0, offer(1, "D", "J"))


@pytest.mark.rule("GP-NEG-6")
def test_parking_white_before_the_salaries() -> None:
    state = position(phase="laundering")
    do(state, 0, offer(1, white=3))
    do(state, 1, "accept 0")
    do(state, 0, "launder 0", "done")
    assert state.view(None)["clans"][0]["unpaid"]
    do(state, 1, offer(0, white=3))
    do(state, 0, "accept 1")
    assert money(state, 0) == (20, 3)


# Menus.


def test_the_menu_proposes_a_few_times_and_the_rules_allow_more() -> None:
    state = position([{"goods": "DD"}, {"goods": "JJ"}], phase="sale")
    assert state.may_choose == (1,)
    assert len(offers(state, 1)) == 4
    do(state, 1, GAME.move_from_json(offers(state, 1)[0]))
    assert offers(state, 1) == []
    # The active player may still answer with another offer, once.
    counter = [m for m in offers(state, 0) if m["other"] == 1]
    assert len(counter) == 4
    do(state, 0, GAME.move_from_json(counter[0]))
    do(state, 1, "refuse 0")
    assert [m for m in offers(state, 0) if m["other"] == 1] == []
    assert offers(state, 1) == []
    assert state.may_choose == ()
    assert state.legal(1) == []
    assert can(state, 1, offer(0, "J", ask_red=1))
    do(state, 1, offer(0, "J", ask_red=1))
    assert state.may_choose == (1,)
    assert menu(state, 1) == ["withdraw 0"]
    do(state, 0, "refuse 1", "done")
    # The next turn opens the menu again.
    assert offers(state, 0)
    assert offers(state, 1)


def test_the_menus_proposals_are_useful() -> None:
    clans = [{"goods": "DDW", "executants": ["fence"]}, {"goods": "JJD"}]
    state = position(clans, phase="sale")
    shown = [
        (m["give_goods"], m["give_red"], m["give_executants"], m["ask_goods"], m["ask_red"],
         m["ask_white"])
        for m in offers(state, 0)
        if m["other"] == 1
    ]  # fmt: skip
    assert shown == [
        (["drugs"], 0, [], [], 5, 0),
        (["drugs"], 0, [], ["jewels"], 0, 0),
        ([], 5, [], ["jewels"], 0, 0),
        ([], 10, [], [], 0, 5),
        ([], 0, ["fence"], [], 10, 0),
    ]
    poor = position([{"goods": "D", "red": 4}, {"goods": "D"}], phase="sale")
    assert len(offers(poor, 0)) == 3
    assert offers(position(phase="sale"), 0) == []
    assert offers(position([{"goods": "D"}, {"goods": "D"}], phase="delivery"), 0) == []


def test_who_has_goods_has_a_menu() -> None:
    state = position([{}, {"goods": "D"}, {}, {"goods": "J"}], phase="recruitment")
    assert state.may_choose == (1, 3)
    assert state.legal(2) == []
    do(state, 0, offer(2, red=1))
    assert state.may_choose == (1, 2, 3)


# Moves from the wire.


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("give_red", -1), ("give_red", 2.5), ("give_red", "3"), ("give_red", True),
        ("ask_white", 10**30), ("ask_red", None), ("give_white", float("inf")),
        ("give_goods", ["gold"]), ("give_goods", "drugs"), ("give_goods", [3]),
        ("give_goods", ["drugs"] * 200), ("ask_executants", ["fence"] * 9),
        ("ask_executants", ["clown"]), ("other", 9), ("other", -1), ("other", "1"),
    ],
)  # fmt: skip
def test_absurd_offers_are_refused_in_one_sentence(field: str, value: Any) -> None:
    move = GAME.move_to_json(offer(1, "D", "J", red=1))
    with pytest.raises(BadMove) as error:
        GAME.move_from_json({**move, field: value})
    for lang in LANGUAGES:
        said = error.value.say(lang)
        assert said.endswith(".")
        assert len(said) < 250


@pytest.mark.parametrize(
    "obj",
    [None, 3, [], {}, {"type": "jump"}, {"type": "bid"}, {"type": "bid", "notes": -1},
     {"type": "bid", "notes": 1.0}, {"type": "bid", "notes": 1, "x": 2},
     {"type": "launder", "red": 10**9}, {"type": "pay", "red": "5"},
     {"type": "recruit", "rank": "pope", "good": "drugs"}, {"type": "throw", "shape": "well"},
     {"type": "sell", "goods": ["drugs", "drugs"]},
     {"type": "play", "executant": "fence", "other": 7}],
)  # fmt: skip
def test_what_is_no_move_is_refused(obj: Any) -> None:
    with pytest.raises(BadMove) as error:
        GAME.move_from_json(obj)
    assert all(error.value.say(lang).endswith(".") for lang in LANGUAGES)


def test_big_and_broken_numbers_are_refused() -> None:
    state = position([{"goods": "D"}, {"goods": "J"}])
    before = whole(state)
    fine = offer(1, "D", "J")
    for move in (-1, DEAL, fine | 1, fine << 1, fine | 1 << 400, 1 << 70, 5, 390, 1 << 21, 10**100):
        assert not can(state, 0, move)
        with pytest.raises(IllegalMove) as error:
            state.apply(0, move)
        assert all(error.value.say(lang).endswith(".") for lang in LANGUAGES)
    # Kinds that the board does not have.
    assert not can(state, 0, fine | 1 << (154 + 8 * 5))
    assert not can(state, 0, fine | 1 << (270 + 4 * 10))
    assert not can(state, 0, fine | 128 << 154)
    assert not can(state, 0, fine | 8 << 270)
    assert whole(state) == before


def test_moves_survive_json() -> None:
    words = ["done", "drop", "throw paper", "accept 1", "refuse 2", "withdraw 3", "good jewels",
             "hire drugs", "recruit right_hand alcohol", "play burglar 3", "sell drugs alcohol",
             "bid 0", "bid 77", "pay 3", "launder 10"]  # fmt: skip
    for line in words:
        obj = move_json(line)
        assert GAME.move_to_json(GAME.move_from_json(obj)) == obj
    big = offer(
        4, "DDDAA", "JC", red=262143, white=1, cards=["burglar"] * 2, ask_red=7, ask_white=262143,
        ask_cards=["informant", "fence"],
    )  # fmt: skip
    obj = GAME.move_to_json(big)
    assert obj["ask_goods"] == heap("JC")
    assert obj["give_red"] == obj["ask_white"] == 262143
    assert obj["give_executants"] == ["burglar", "burglar"]
    assert GAME.move_from_json(obj) == big


def test_an_offer_and_a_deal_close_the_way_back() -> None:
    match = Match(GAME, 3, 1)
    first = match.state.to_act[0]
    match.apply(first, offer((first + 1) % 3, red=1))
    assert not match.can_undo(first)


@pytest.mark.rule("GP-NEG-3", "GP-NEG-5")
def test_offers_lapse_before_goods_in_excess_go_back() -> None:
    """While goods are returned nobody is active, so no offer is open."""
    state = position([{"goods": "DDDWW"}], phase="laundering", turn=3, actor=3)
    do(state, 3, "launder 0", offer(1, red=1))
    do(state, 2, offer(3, white=1))
    assert len(state.view(None)["offers"]) == 2
    do(state, 3, "done")
    assert prompt(state) == ("return", 0)
    assert state.view(None)["offers"] == []
    assert state.awaited() == -1
