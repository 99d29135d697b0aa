"""Nothing is created or lost: properties of games with arbitrary moves, deals included."""

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from coterie.engine.rng import seeded
from coterie.games.gangster_paradise.board import RANKS
from coterie.games.gangster_paradise.packing import heap_size
from coterie.games.gangster_paradise.state import GangsterState

from .table import BOARD, GAME, GOODS, KINDS, offer


def count_cards(obj: dict[str, Any]) -> None:
    held = [good for clan in obj["clans"] for good in clan["goods"]]
    assert Counter(obj["piles"] + obj["market"] + obj["market_deck"] + held) == dict.fromkeys(
        GOODS, 26
    )
    cards = [kind for clan in obj["clans"] for kind in [*clan["executants"], *clan["before"]]]
    assert Counter(obj["deck"] + obj["discards"] + cards) == dict.fromkeys(KINDS, 3)
    for clan in obj["clans"]:
        for number, rank in enumerate(RANKS):
            placed, used = clan["members"][rank], clan["used"][rank]
            assert placed <= BOARD.places[number]
            assert placed + used <= BOARD.cards[number]
        assert sum(BOARD.cards) == 13


def total(state: GangsterState) -> tuple[int, int]:
    return (
        sum(int(player.red) for player in state.seats),
        sum(int(player.white) for player in state.seats),
    )


def open_offers(state: GangsterState) -> int:
    return sum(1 << seat for seat, deal in enumerate(state.offers) if deal is not None)


# What a move may do to all the players' money together: the bank gives and takes.
BANK = {
    "sell": lambda red, white: red in BOARD.resale and white == 0,
    "pay": lambda red, white: red <= 10 and white <= 0,
    "drop": lambda red, white: True,
    "bid": lambda red, white: True,
    "good": lambda red, white: True,
    "launder": lambda red, white: red <= 0,
    "done": lambda red, white: red == 0 and white >= 0,
}


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6), st.sampled_from([3, 4, 5]), st.data())
def test_cards_and_money_are_conserved(seed: int, players: int, data: st.DataObject) -> None:
    state = GAME.new(players, seed)
    assert isinstance(state, GangsterState)
    rng = seeded(seed)
    stop = data.draw(st.integers(5, 250))
    for step in range(stop):
        if not state.to_act:
            break
        before = total(state)
        seats = (*state.to_act, *state.may_choose)
        seat = seats[rng.below(len(seats))]
        moves = state.legal(seat)
        move = moves[rng.below(len(moves))]
        if step % 9 == 0:
            other = rng.below(players)
            wild = offer(
                other, red=rng.below(12), white=rng.below(3), ask_red=rng.below(12),
                ask_white=rng.below(3), ask="DWJCA"[rng.below(5)],
            )  # fmt: skip
            if state.allows(seat, wild):
                move = wild
        state.apply(seat, move)
        kind = GAME.move_to_json(move)["type"]
        red, white = total(state)
        assert min(min(p.red, p.white) for p in state.seats) >= 0
        assert state.offered == open_offers(state) == GAME.from_json(state.to_json()).offered
        if kind in BANK:
            assert BANK[kind](red - before[0], white - before[1]), kind
        else:
            assert (red, white) == before, kind
        if step % 25 == 0:
            count_cards(state.to_json())
    count_cards(state.to_json())
    GAME.from_json(state.to_json())


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([3, 4, 5]))
@example(82467, 5)
def test_nobody_keeps_more_than_four_goods_over_a_round(seed: int, players: int) -> None:
    state = GAME.new(players, seed)
    assert isinstance(state, GangsterState)
    rng = seeded(seed)
    round_ = 1
    while state.to_act and state.round < 4:
        seat = state.to_act[0]
        moves = state.legal(seat)
        state.events = []
        state.apply(seat, moves[rng.below(len(moves))])
        if state.round != round_:
            round_ = int(state.round)
            first = int(state.first)
            # The first delivery has been made, and an executant may have taken of it.
            told = [GAME.event_to_json(event) for event in state.events]
            takers = [event["seat"] for event in told if event["type"] == "took"]
            for other in range(players):
                if other != first:
                    assert heap_size(state.seats[other].goods) - takers.count(other) <= 4
