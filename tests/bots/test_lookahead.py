"""Bots that look ahead: within their budget, at the right things."""

from typing import Any

import pytest

import coterie
from coterie import bots
from coterie.bots.lookahead import SearchBot
from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.economy import (
    MARKET,
    MARKET_COST,
    SET,
    SPARE_GOOD,
    SPARE_RED,
    TRADED,
    Economy,
)
from games.gangster_paradise import table as gangsters

LOOKING_AHEAD = [level for level in bots.LEVELS if level != "random"]


def known(state: Any, seat: int, moves_made: int = 0) -> bots.InformationSet:
    return bots.InformationSet(state, seat, seeded(5), moves_made)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_answers_with_a_legal_move(table: tuple[str, int], level: str) -> None:
    game = coterie.game(table[0])
    state = game.new(table[1], seed=3)
    players = [bots.make(game, level, seat, iterations=8) for seat in range(table[1])]
    for moves_made in range(12):
        seat = state.to_act[0]
        move = players[seat].choose(known(state, seat, moves_made))
        assert state.allows(seat, move)
        state.apply(seat, move)


def test_a_budget_of_iterations_is_kept(table: tuple[str, int]) -> None:
    game = coterie.game(table[0])
    state = game.new(table[1], seed=3)
    bot = bots.make(game, "expert", 1, iterations=40)
    assert isinstance(bot, SearchBot)
    while len(state.legal(state.to_act[0])) == 1:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    bot.choose(known(state, state.to_act[0]))
    # Before sequential halving every move is looked at one ply ahead on a few draws.
    one_ply = 4 * (len(state.legal(state.to_act[0])) + 10)
    assert 0 < bot.search.iterations <= 40 + one_ply


def test_without_time_a_bot_answers_at_once(table: tuple[str, int]) -> None:
    game = coterie.game(table[0])
    state = game.new(table[1], seed=3)
    while len(state.legal(state.to_act[0])) == 1:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    bot = bots.make(game, "expert", 1, seconds=0.0)
    assert isinstance(bot, SearchBot)
    bot.choose(known(state, state.to_act[0]))
    assert bot.search.iterations < 200


def test_what_is_chosen_at_the_same_time_cannot_be_foreseen() -> None:
    game = coterie.game("edgar-lucien")
    state = game.new(2, seed=1)
    while len(state.to_act) == 1:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    chosen = {
        bots.make(game, "expert", seed, iterations=60).choose(known(state, state.to_act[0]))
        for seed in range(12)
    }
    assert len(chosen) > 1


def test_of_wheels_that_come_to_the_same_one_is_looked_at() -> None:
    game = coterie.game("edgar-lucien")
    dice = seeded(4)
    for seed in range(8):
        state = game.new(2, seed)
        while len(state.to_act) == 1:
            moves = state.legal(state.to_act[0])
            state.apply(state.to_act[0], moves[dice.below(len(moves))])
        seat = state.to_act[0]

        def comes_to(wheel: int, start: Any = state, seat: int = seat) -> Any:
            """Where the duo stands when all have walked, or between which exits it chooses."""
            after = start.clone()
            after.apply(seat, wheel)
            after.apply(1 - seat, after.legal(1 - seat)[0])
            view = after.view(seat)
            return after.legal(seat), view["duos"][seat]["edgar"], view["duos"][seat]["lucien"]

        looked_at = game.evaluation.moves(state, seat)
        outcomes = [str(comes_to(wheel)) for wheel in looked_at]
        assert set(outcomes) == {str(comes_to(wheel)) for wheel in state.legal(seat)}
        assert len(looked_at) < len(state.legal(seat))
        assert set(looked_at) <= set(state.legal(seat))


# Deals.


def at_sale(**changes: Any) -> Any:
    """Everybody has four goods of one kind; the first player is about to sell."""
    heaps = [{"goods": letter * 4} for letter in "DWJC"]
    return gangsters.position(heaps, phase="sale", **changes)


def test_proposed_deals_suit_both() -> None:
    state = at_sale()
    judge = gangsters.GAME.evaluation
    proposals = judge.proposals(state, 0)
    assert proposals
    for move in proposals:
        assert state.allows(0, move)
        partner = gangsters.GAME.move_to_json(move)["other"]
        after = state.clone()
        after.apply(0, move)
        gangsters.do(after, partner, "accept 0")
        before, then = judge.values(state), judge.values(after)
        assert then[0] > before[0]
        assert then[partner] > before[partner]


def test_a_player_who_is_not_active_proposes_to_the_active_one_only() -> None:
    proposals = gangsters.GAME.evaluation.proposals(at_sale(), 2)
    assert {gangsters.GAME.move_to_json(move)["other"] for move in proposals} == {0}


def test_nothing_is_proposed_in_the_middle_of_a_step() -> None:
    state = gangsters.auction([{"red": 40}, {}, {}, {}])
    gangsters.do(state, 0, "bid 0")
    for seat in (1, 2, 3):
        gangsters.do(state, seat, "drop")
    assert state.to_json()["asked"] == "pick"
    assert gangsters.GAME.evaluation.proposals(state, 0) == []


def test_nobody_is_asked_twice_in_a_turn() -> None:
    state = at_sale()
    bot = bots.make(gangsters.GAME, "expert", 1, iterations=60)
    addressees: list[int] = []
    while True:
        move = gangsters.GAME.move_to_json(bot.choose(known(state, 0)))
        if move["type"] != "offer":
            break
        addressees.append(move["other"])
        state.apply(0, gangsters.GAME.move_from_json(move))
        gangsters.do(state, move["other"], "refuse 0")
    assert addressees
    assert len(addressees) == len(set(addressees))
    assert gangsters.GAME.evaluation.proposals(state, addressees[0])  # who refused may propose


@pytest.mark.parametrize("level", LOOKING_AHEAD)
def test_nobody_accepts_a_deal_that_loses_the_game(level: str) -> None:
    """Seat 1 leads before the last laundering and is offered goods for the white that wins."""
    clans: list[dict[str, Any]] = [
        {"white": 30, "goods": "DDDD", "red": 0}, {"white": 45, "red": 0},
        {"white": 20, "red": 0}, {"white": 20, "red": 0},
    ]  # fmt: skip
    state = gangsters.position(clans, round=8, phase="laundering")
    gangsters.do(state, 0, gangsters.offer(1, "DDDD", ask_white=20))
    bot = bots.make(gangsters.GAME, level, 1, iterations=40)
    move = bot.answer(known(state, 1))
    assert move is not None
    assert gangsters.GAME.move_to_json(move)["type"] != "accept"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_all_that_can_be_laundered_in_the_end_is(level: str) -> None:
    clans = [{"red": 37, "white": 20, "members": "smm"}, {}, {}, {}]
    state = gangsters.position(clans, round=8, phase="laundering")
    bot = bots.make(gangsters.GAME, level, 1, iterations=100)
    move = bot.choose(known(state, 0))
    assert gangsters.GAME.move_to_json(move) == {"type": "launder", "red": 36}


# What a clan can make of the rounds to come.


Clan = tuple[int, ...]  # how many of each rank


def recruiting(clan: Clan, goods: int) -> set[tuple[Clan, int]]:
    """Every clan that so many goods can make of this one, with the goods left."""
    board = gangsters.BOARD
    found = {(clan, goods)}
    for rank, price in enumerate(board.price):
        after = list(clan)
        after[rank] += 1
        promoted, needed = board.promotes[rank], board.needs[rank]
        if after[rank] > board.places[rank] or price > goods:
            continue
        if (needed >= 0 and not clan[needed]) or (promoted >= 0 and clan[promoted] < 2):
            continue
        if promoted >= 0:
            after[promoted] -= 1
        found |= recruiting(tuple(after), goods - price)
    return found


def payday(rounds: int, clan: Clan, red: float, goods: int) -> float:
    board = gangsters.BOARD
    clean = min(red, sum(n * each for n, each in zip(clan, board.launders, strict=True)))
    pay = [white - salary for white, salary in zip(board.white, board.salary, strict=True)]
    bonus = board.complete_bonus if list(clan) == board.places else 0
    earned: float = clean / 2 + bonus + sum(n * each for n, each in zip(clan, pay, strict=True))
    return earned + best(rounds, clan, red - clean, min(goods, board.goods_limit))


def best(rounds: int, clan: Clan, red: float, goods: int) -> float:
    """What the best plan for so many rounds brings, found by trying all of them."""
    board = gangsters.BOARD
    if rounds == 0:
        return SPARE_RED * red + SPARE_GOOD * goods
    soldiers, right_hand = clan[0], clan[3]
    stock = goods + MARKET + board.delivery_board + soldiers * board.delivery_per_soldier
    stock += right_hand * board.delivery_right_hand
    left = max(0.0, red - MARKET_COST)
    return max(
        payday(rounds - 1, after, left + sale, kept)
        for sold, sale in enumerate([0.0, *(TRADED * price for price in board.resale[:SET])])
        if sold <= stock
        for after, kept in recruiting(clan, stock - sold)
    )


@pytest.mark.slow
@pytest.mark.parametrize("clan", [(1, 1, 0, 0, 0), (2, 2, 0, 0, 0), (1, 2, 2, 1, 0)])
def test_promises_are_the_best_of_all_plans(clan: Clan) -> None:
    economy = Economy(gangsters.BOARD)
    at = economy.clan_of(sum(n << 4 * rank for rank, n in enumerate(clan)))
    for rounds in range(3):
        for red in (0.0, 40.0, 100.0):
            for goods in (0, 3):
                promise = economy.look_up(economy.after(rounds), at, red, goods)
                # The table is exact where its columns are, and straight between them.
                assert promise == pytest.approx(best(rounds, clan, red, goods), abs=1.0)


@pytest.mark.slow
def test_more_rounds_money_and_goods_promise_more() -> None:
    economy = Economy(gangsters.BOARD)
    clan = economy.clan_of(gangsters.BOARD.start_placed)
    promises = [
        economy.look_up(economy.after(rounds), clan, red, goods)
        for rounds, red, goods in ((0, 0, 0), (1, 0, 0), (4, 0, 0), (4, 40, 0), (4, 40, 4))
    ]
    assert promises == sorted(promises)


@pytest.mark.slow
def test_a_boss_is_worth_having_early() -> None:
    economy = Economy(gangsters.BOARD)
    small = economy.clan_of(gangsters.BOARD.start_placed)
    whole = economy.clan_of(gangsters.BOARD.complete)
    early, late = economy.after(5), economy.after(0)
    assert economy.look_up(early, whole, 80, 0) > economy.look_up(early, small, 80, 0) + 50
    assert economy.look_up(late, whole, 80, 0) == economy.look_up(late, small, 80, 0)
