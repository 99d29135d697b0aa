"""Menus and what is allowed beside them, in every kind of position."""

from typing import Any

import pytest

from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.board import LAUNDERING
from coterie.games.gangster_paradise.position import MAIN
from coterie.games.gangster_paradise.questions import (
    BID,
    CLOSED_MOVES,
    LAUNDER,
    MIX,
    MOST_NOTES,
    OFFER,
    PAY,
    QUESTION_NAMES,
    SPEAK,
    TURN,
)
from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, auction, can, do, menu, money, offer, position, whole


def allowed_amounts(state: GangsterState, seat: int) -> tuple[range, range, range]:
    """The bids, red notes of a payment and red notes to launder that are allowed."""
    none = range(0)
    if seat != state.actor:
        return none, none, none
    red, white = money(state, seat)
    if state.question == SPEAK:
        return range(int(state.high) + 1, MOST_NOTES + 1), none, none
    if state.question == MIX:
        due = int(state.due)
        return none, range(max(due - white, 0), min(red, due) + 1), none
    if state.question == TURN and state.phase == LAUNDERING and state.step == MAIN:
        limit = state.view(None)["prompts"][0]["laundering_limit"]
        return none, none, range(0, min(limit, red) + 1, 2)
    return none, none, none


AMOUNTS = [*range(45), MOST_NOTES - 1, MOST_NOTES]


def check(state: GangsterState) -> None:
    for seat in range(-1, state.players + 1):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        assert all(state.allows(seat, move) for move in legal)
        # Closed decisions are all in the menu.
        allowed = [move for move in range(CLOSED_MOVES + 8) if state.allows(seat, move)]
        assert allowed == sorted(move for move in legal if move < CLOSED_MOVES)
        if seat in range(state.players):
            ranges = allowed_amounts(state, seat)
            for base, fine in zip((BID, PAY, LAUNDER), ranges, strict=True):
                for n in AMOUNTS:
                    assert state.allows(seat, base + n) == (n in fine), (base, n)
        assert not state.allows(seat, OFFER)
        assert not state.allows(seat, OFFER + 9)
    owing = [seat for seat in range(state.players) if seat in state.to_act]
    assert list(state.to_act) == owing
    can_speak = [s for s in range(state.players) if s not in owing and state.legal(s)]
    assert list(state.may_choose) == can_speak


@pytest.mark.parametrize(("players", "game"), [(3, 1), (4, 2), (5, 3)])
def test_menus_and_rules_agree_all_game_long(players: int, game: int) -> None:
    rng = seeded(game)
    state = GAME.new(players, game)
    assert isinstance(state, GangsterState)
    questions = set()
    steps = 0
    while state.to_act:
        if steps % 11 == 0 or state.question not in questions:
            check(state)
        questions.add(int(state.question))
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        steps += 1
    check(state)
    assert {"turn", "speak", "mix", "pick"} <= {QUESTION_NAMES[question] for question in questions}


def test_menus_and_rules_agree_on_crates_and_takings() -> None:
    clans: list[dict[str, Any]] = [{"executants": ["burglar"]}, {"members": "smr", "goods": "DJC"}]
    state = position(clans)
    do(state, 0, "play burglar 1")
    check(state)
    state = position(clans, phase="laundering", turn=3, actor=3)
    do(state, 3, "launder 0", "done")
    check(state)


def test_throws_are_open_to_those_who_are_tied_and_have_not_thrown() -> None:
    clans: list[dict[str, Any]] = [{"white": 9}, {}, {"white": 9}]
    state = position(clans, phase="laundering", turn=3, actor=3, round=8)
    do(state, 3, "launder 0", "done")
    check(state)
    do(state, 2, "throw paper")
    check(state)


def test_the_menu_of_bids_is_short() -> None:
    state = auction([{"red": 500}, {}, {}, {}])
    assert menu(state, 0) == ["drop", *(f"bid {n}" for n in (0, 1, 3, 7, 15, 31))]
    do(state, 0, "bid 21")
    # Two notes more than the 23 that are there, at most.
    assert menu(state, 1) == ["drop", "bid 22", "bid 23", "bid 25"]
    do(state, 1, f"bid {MOST_NOTES}")
    assert menu(state, 2) == ["drop"]
    state = auction([{"red": 500, "white": 500}] * 4)
    for n in range(12):
        assert len(menu(state, n % 4)) > 1
        do(state, n % 4, f"bid {n}")
    # Three bids per player are enough for the menu; the rules know no limit.
    assert menu(state, 0) == ["drop"]
    assert can(state, 0, "bid 12")
    for seat in (0, 1, 2):
        do(state, seat, "drop")
    do(state, 3, "pay 11", "good drugs")
    assert len(menu(state, 0)) > 1


def test_the_largest_bid_is_in_the_menu_of_who_owns_so_much() -> None:
    state = auction([{"red": 5, "white": MOST_NOTES}] * 4)
    do(state, 0, f"bid {MOST_NOTES - 1}")
    assert menu(state, 1) == ["drop", f"bid {MOST_NOTES}"]


@pytest.mark.parametrize(
    ("wide", "reds"),
    [(0, [4]), (1, [4, 3]), (3, [4, 3, 2, 1]), (4, [4, 3, 2, 1, 0])],
)
def test_the_menu_of_mixes(wide: int, reds: list[int]) -> None:
    state = auction([{"red": 4, "white": wide}])
    do(state, 0, "bid 4")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    assert menu(state, 0) == [f"pay {red}" for red in reds]


@pytest.mark.parametrize(
    ("red", "white", "amounts"),
    [
        (0, 0, [0]),
        (1, 0, [0]),
        (2, 0, [2, 0]),
        (5, 0, [4, 2, 0]),
        (16, 0, [16, 12, 8, 4, 0, 6]),  # the salaries are 3
        (16, 1, [16, 12, 8, 4, 0]),
        (16, 2, [16, 12, 8, 4, 0, 2]),
        (16, 3, [16, 12, 8, 4, 0]),
        (6, 0, [6, 4, 2, 0]),
        (7, 0, [6, 4, 2, 0]),
    ],
)
def test_the_menu_of_laundering(red: int, white: int, amounts: list[int]) -> None:
    state = position([{"red": red, "white": white}], phase="laundering")
    assert menu(state, 0) == [f"launder {amount}" for amount in amounts]


def sorts(state: GangsterState, seat: int, other: int) -> list[dict[str, Any]]:
    """The deals that a menu proposes to another, without what is empty."""
    moves = [GAME.move_to_json(move) for move in state.legal(seat)]
    return [
        {k: v for k, v in move.items() if v and k not in ("type", "other")}
        for move in moves
        if move["type"] == "offer" and move["other"] == other
    ]


SELL = {"give_goods": ["drugs"], "ask_red": 5}
SWAP = {"give_goods": ["drugs"], "ask_goods": ["weapons"]}
BUY = {"give_red": 5, "ask_goods": ["weapons"]}
WASH = {"give_red": 10, "ask_white": 5}
CARD = {"give_executants": ["fence"], "ask_red": 10}


@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        ({"red": 4}, {"goods": "W"}, [SELL, SWAP]),
        ({"red": 5}, {"goods": "W"}, [SELL, SWAP, BUY]),
        ({"red": 9}, {"goods": "W"}, [SELL, SWAP, BUY]),
        ({"red": 10}, {"goods": "W"}, [SELL, SWAP, BUY, WASH]),
        ({"red": 10}, {}, [SELL, WASH]),
        # As many of each: the first in the list; the same good is not swapped.
        ({"red": 0, "goods": "DW"}, {"goods": "WJ"}, [SELL, SWAP]),
        ({"red": 0, "goods": "DW"}, {"goods": "DW"}, [SELL]),
        ({"red": 0, "executants": ["taxman", "fence"]}, {}, [SELL, CARD]),
    ],
)
def test_the_menu_of_deals(
    mine: dict[str, Any], theirs: dict[str, Any], found: list[dict[str, Any]]
) -> None:
    state = position([{"goods": "D", **mine}, {}, theirs], phase="sale")
    assert sorts(state, 0, 2) == found
    # The same from the other side of the table.
    turned = position([theirs, {}, {"goods": "D", **mine}], phase="sale")
    assert sorts(turned, 2, 0) == found


def test_each_side_of_a_pair_proposes_once_per_turn() -> None:
    clans: list[dict[str, Any]] = [{"goods": "D"}, {"goods": "J"}, {"goods": "C"}, {"goods": "A"}]
    state = position(clans, phase="sale")
    assert state.may_choose == (1, 2, 3)
    do(state, 2, offer(0, "C"))
    assert state.to_json()["proposals"] == [0, 0, 1, 0]
    do(state, 0, "refuse 2")
    assert state.may_choose == (1, 3)
    assert sorts(state, 0, 2)
    do(state, 0, offer(2, "D"))
    assert state.to_json()["proposals"] == [0, 0, 3, 0]
    assert state.may_choose == (1, 2, 3)
    do(state, 0, "withdraw 2")
    assert state.may_choose == (1, 3)
    assert sorts(state, 0, 2) == []
    assert sorts(state, 0, 1)
    do(state, 0, "done")
    assert state.to_json()["proposals"] == [0, 0, 0, 0]
    assert state.may_choose == (0, 2, 3)


def test_who_loses_the_last_good_has_no_menu() -> None:
    clans: list[dict[str, Any]] = [{"executants": ["burglar"]}, {"goods": "D"}, {"goods": "C"}]
    state = position(clans, phase="sale")
    assert state.may_choose == (1, 2)
    do(state, 0, "play burglar 1")
    assert state.may_choose == (2,)
    do(state, 2, offer(0, "C"))
    do(state, 0, "accept 2")
    assert state.may_choose == ()


def test_whom_an_offer_waits_for() -> None:
    state = position([{"goods": "D"}, {"goods": "J"}])
    assert state.awaited() == -1
    do(state, 0, offer(3, "D"))
    assert state.awaited() == 3
    do(state, 3, "refuse 0")
    do(state, 1, offer(0, "J"))
    assert state.awaited() == 0


def test_a_random_move_of_a_menu_may_be_a_deal() -> None:
    """Every deal of the menu is proposed when it is drawn, as if it had been chosen."""
    state = position([{"goods": "D", "executants": ["fence"]}, {"goods": "J"}], phase="sale")
    moves = state.legal(0)
    deals = set()
    for seed in range(200):
        rng = seeded(seed)
        chosen, drawn = state.clone(), state.clone()
        move = moves[rng.copy().below(len(moves))]
        do(chosen, 0, move)
        drawn.play_random(0, rng)
        assert whole(drawn) == whole(chosen)
        if GAME.move_to_json(move)["type"] == "offer":
            deals.add(move)
            assert len(drawn.view(0)["offers"]) == 1
    assert deals == {m for m in moves if GAME.move_to_json(m)["type"] == "offer"}
