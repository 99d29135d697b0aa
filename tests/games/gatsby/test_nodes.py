"""Known node counts: how many ways there are to play on from fixed positions."""

from collections import Counter
from typing import Any

import pytest

from coterie.engine.state import State

from .table import FACE_UP, GAME, J, dealt, position


def nodes(state: State, depth: int) -> int:
    """The number of sequences of so many decisions (or fewer, where the game ends)."""
    if depth == 0 or not state.to_act:
        return 1
    (seat,) = state.to_act
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        after.apply(seat, move)
        total += nodes(after, depth - 1)
    return total


START: dict[str, Any] = {}
MIDDLE: dict[str, Any] = {
    "tokens": [["A3", "B3", "B2", "C3", "R1.1", "R3.1", "R3.2"],
               ["B5", "B4", "C4", "D4", "R2.1", "R4.1", "R4.2"]],
    "levels": [4, 2], "won": [["finance-1"], []], "action": 2,
    "slots": ["three_linked", "two_on_a_row"],
}  # fmt: skip
RACES: dict[str, Any] = {
    "tokens": [["B1", "R1.1", "R2.1", "R2.2", "R3.1", "R3.3"],
               ["C1", "R1.2", "R1.3", "R3.2", "R3.4", "R2.3"]],
    "won": [["race-4"], ["race-5"]], "levels": [5, 5], "action": 0, "active": J, "actor": J,
    "slots": [None, "three_rows"],
}  # fmt: skip
LATE: dict[str, Any] = {
    "tokens": [["C1", "C2", "C3", "C4", "C5", "A3", "R2.1"], ["B5", "F2", "F4", "D3", "R3.1"]],
    "won": [["finance-1", "race-4"], ["finance-2", "race-5"]], "levels": [8, 7], "action": 3,
    "slots": ["double_swap", "race_anywhere"], "aside": [["two_tables"], []],
    "characters": dealt(race_5="blue-3"),
}  # fmt: skip


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(
    ("setup", "counts"),
    [
        (START, [4, 26, 228, 1083, 3916]),
        (MIDDLE, [4, 35, 162, 914, 4535]),
        (RACES, [4, 13, 75, 376, 1072, 4487]),
        (LATE, [4, 50, 256, 1433, 6908]),
    ],
    ids=["start", "middle", "races", "late"],
)
def test_node_counts(setup: dict[str, Any], counts: list[int], rules: int) -> None:
    """Sides change nothing in what can be played next, so both versions have the same counts."""
    state = position(**setup, rules=rules)
    assert [nodes(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("rules", [1, 2])
def test_node_counts_of_a_new_game(rules: int) -> None:
    state = GAME.new(seed=7, rules=rules)
    assert [nodes(state, depth) for depth in range(1, 6)] == [2, 8, 32, 196, 1702]


def sides(state: State, depth: int, found: Counter[tuple[bool, bool]]) -> None:
    """Count the sequences of so many decisions by what they leave: whether sides have moved, and
    whether the last decision is final."""
    if depth == 0 or not state.to_act:
        obj = state.to_json()
        found[obj["face_up"] != FACE_UP, obj["revealed"]] += 1
        return
    (seat,) = state.to_act
    for move in state.legal(seat):
        after = state.clone()
        after.apply(seat, move)
        sides(after, depth - 1, found)


@pytest.mark.parametrize(
    ("rules", "counts"),
    [(1, {(False, True): 72, (False, False): 197}), (2, {(True, False): 72, (False, False): 197})],
)
def test_sides_counted(rules: int, counts: dict[tuple[bool, bool], int]) -> None:
    """Masked Ball: 132 ways to take two characters, each swapped or not, and 5 to decline; in 72
    of them one character lies face up, the other face down, and they are swapped."""
    state = position(
        tokens=[["B1"], ["C1"]], levels=[1, 1], slots=["double_swap", None], rules=rules
    )
    state.apply(0, GAME.move_from_json({"type": "action", "action": "special"}))
    found: Counter[tuple[bool, bool]] = Counter()
    sides(state, 3, found)
    assert found == counts
