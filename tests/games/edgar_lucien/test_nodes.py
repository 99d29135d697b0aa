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


def metro() -> State:
    """The last wheel is set, then exits are chosen."""
    state = programming({"edgar": "temple_oeil", "lucien": "docks"}, {"edgar": "recyclerie"})
    play(state, 1, "wheel", edgar="blue", lucien="black")
    return state


def cards() -> State:
    hand = ["plan_b", "smear_threat", "resource_exchange", "remote_action", "carte_blanche",
            "swindle", "corruption"]  # fmt: skip
    return position({"hand": hand, "edgar": "halle", "lucien": "central_bank", "cogs": 160_000},
                    {"hand": ["coup_detat"]})  # fmt: skip


def support() -> State:
    return position(
        {"edgar": "archives", "lucien": "city_hall", "hand": ["remote_action"]},
        {"districts": ["docks", "gare", "halle"], "edgar": "archives", "lucien": "archives"},
        {"lucien": "archives", "districts": ["forges", "villas"]},
        {"districts": ["acieries", "demeures"]},
    )


def auction() -> State:
    state = position(
        {"districts": [], "cogs": 40_000}, {"districts": [], "cogs": 200_000},
        {"districts": [], "cogs": 30_000}, turn=4, done=2, actor=2,
    )  # fmt: skip
    play(state, 2, "end")
    return state


def full() -> State:
    """No neutral district is left on the map."""
    every = [d["district"] for d in position({}, {}).view(None)["map"]["districts"]]
    return position(
        {"districts": every[:5], "edgar": "city_hall", "lucien": "city_hall", "cogs": 90_000},
        {"districts": every[5:10], "lucien": "city_hall"},
        {"districts": every[10:], "edgar": "city_hall"},
    )


@pytest.mark.parametrize(
    ("setup", "counts"),
    [
        (metro, [64, 128, 256]),
        (cards, [13, 83, 316]),
        (support, [13, 72, 419]),
        (auction, [5, 60, 70]),
        (full, [4, 25, 127]),
    ],
)
def test_node_counts(setup: Callable[[], State], counts: list[int]) -> None:
    state = setup()
    assert [nodes(state, depth) for depth in (1, 2, 3)] == counts
