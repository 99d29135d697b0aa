"""Known node counts: how many ways there are to play on from fixed positions."""

from collections.abc import Callable

import pytest

from coterie.engine.state import State

from .table import play, position, programming


def nodes(state: State, depth: int) -> int:
    """The number of sequences of so many decisions (or fewer, where the game ends)."""
    if depth == 0 or not state.to_act:
        return 1
    seat = state.to_act[0]
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        after.apply(seat, move)
        total += nodes(after, depth - 1)
    return total


def metro(rules: int) -> State:
    """The last wheel is set, then exits are chosen."""
    state = programming({"edgar": "temple_oeil", "lucien": "docks"}, {"edgar": "recyclerie"},
                        rules=rules)  # fmt: skip
    play(state, 1, "wheel", edgar="blue", lucien="black")
    return state


def cards(rules: int) -> State:
    hand = ["plan_b", "smear_threat", "resource_exchange", "remote_action", "carte_blanche",
            "swindle", "corruption"]  # fmt: skip
    return position({"hand": hand, "edgar": "halle", "lucien": "central_bank", "cogs": 160_000},
                    {"hand": ["coup_detat"]}, rules=rules)  # fmt: skip


def support(rules: int) -> State:
    return position(
        {"edgar": "archives", "lucien": "city_hall", "hand": ["remote_action"]},
        {"districts": ["docks", "gare", "halle"], "edgar": "archives", "lucien": "archives"},
        {"lucien": "archives", "districts": ["forges", "villas"]},
        {"districts": ["acieries", "demeures"]},
        rules=rules,
    )


def auction(rules: int) -> State:
    state = position(
        {"districts": [], "cogs": 40_000}, {"districts": [], "cogs": 200_000},
        {"districts": [], "cogs": 30_000}, turn=4, done=2, actor=2, rules=rules,
    )  # fmt: skip
    play(state, 2, "end")
    return state


def full(rules: int) -> State:
    """No neutral district is left on the map."""
    every = [d["district"] for d in position({}, {}).view(None)["map"]["districts"]]
    return position(
        {"districts": every[:5], "edgar": "city_hall", "lucien": "city_hall", "cogs": 90_000},
        {"districts": every[5:10], "lucien": "city_hall"},
        {"districts": every[10:], "edgar": "city_hall"},
        rules=rules,
    )


@pytest.mark.parametrize(
    ("setup", "rules", "counts"),
    [
        (metro, 1, [64, 128, 256]),
        (metro, 2, [64, 128, 256]),
        (cards, 1, [13, 83, 316]),
        (cards, 2, [13, 74, 277]),  # the one certificate is asked for: a decision more
        (support, 1, [13, 72, 419]),
        (support, 2, [13, 72, 419]),
        (auction, 1, [5, 60, 70]),
        (auction, 2, [5, 60, 70]),
        (full, 1, [4, 25, 127]),
        (full, 2, [4, 25, 127]),
    ],
)
def test_node_counts(setup: Callable[[int], State], rules: int, counts: list[int]) -> None:
    state = setup(rules)
    assert [nodes(state, depth) for depth in (1, 2, 3)] == counts
