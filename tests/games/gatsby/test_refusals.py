"""Moves that the rules do not allow now, each refused with one clear sentence."""

from typing import Any

import pytest

from coterie.engine.errors import IllegalMove
from coterie.engine.rng import seeded
from coterie.games.gatsby.questions import MOVES
from coterie.games.gatsby.reasons import ALLOWED
from coterie.games.gatsby.state import GatsbyState

from .table import GAME, D, J, move_json, one_sentence, position, prompt

LINKED = {"tokens": [["B1", "A1"], ["B5"]], "asked": "token", "step": "link", "link": "A1"}
RACING = {"tokens": [["B1", "R3.1"], ["B5"]], "asked": "token", "step": "race", "rows": [3]}
PLACING = {"asked": "token", "step": "next"}
TAKING = {"asked": "take", "drawn": ["two_tables", "three_rows"]}
REFUSED: list[tuple[dict[str, Any], int, str, str, str | None]] = [
    ({}, J, "action race_race", "turn", "GA-TURN-1"),
    ({"action": 3}, D, "action race_race", "same-action", "GA-TURN-2"),
    ({}, D, "action special", "no-tile", "GA-TURN-2"),
    ({}, D, "pass", "must", "GA-TURN-4"),
    ({}, D, "yes", "other-question", "GA-TURN-2"),
    ({}, D, "place A1", "other-question", "GA-TURN-2"),
    ({}, D, "character race-1", "other-question", "GA-TURN-2"),
    (PLACING, D, "place B5", "occupied", "GA-CAB-1"),
    (PLACING, D, "place A1", "not-next", "GA-CAB-1"),
    (PLACING, D, "place R1.1", "not-racetrack", "GA-CAB-1"),
    ({**PLACING, "won": [["race-1"], []]}, D, "place R1.1", "closed", "GA-RACE-3"),
    (PLACING, D, "token B5", "other-question", "GA-CAB-1"),
    (LINKED, D, "place C1", "not-next", "GA-SP-13"),
    (RACING, D, "place A1", "not-cabaret", "GA-RACE-1"),
    (RACING, D, "place R3.2", "same-row", "GA-RACE-1"),
    (RACING, D, "place R2.2", "not-leftmost", "GA-RACE-1"),
    ({**RACING, "step": "may_place"}, D, "place R3.3", "not-leftmost", "GA-RACE-1"),
    ({**RACING, "step": "any", "rows": []}, D, "place R3.2", "not-racetrack", "GA-SP-4"),
    ({**RACING, "step": "row", "rows": []}, D, "place R3.3", "not-leftmost", "GA-RACE-1"),
    ({**RACING, "step": "race_any"}, D, "place A6", "not-cabaret", "GA-SP-11"),
    ({"asked": "mine", "tokens": [["B1"], ["C1"]]}, D, "token C1", "not-offered", "GA-BON-4"),
    ({"asked": "theirs", "first": 6, "tokens": [["B1"], ["C1"]]}, D, "pass", "must", "GA-TURN-4"),
    ({"asked": "first", "won": [["race-1"], []]}, D, "character race-1", "not-offered", "GA-BON-6"),
    ({"asked": "second", "first": 8}, D, "character race-2", "not-offered", "GA-BON-6"),
    ({"asked": "exchange", "first": 8, "second": 9, "knows": (["race-2", "race-3"], [])}, D,
     "character race-2", "other-question", "GA-BON-6"),
    ({"asked": "advance"}, D, "place B1", "other-question", "GA-BON-2"),
    ({"asked": "draw"}, D, "tile two_tables", "other-question", "GA-BON-7"),
    (TAKING, D, "tile swap_race", "not-offered", "GA-BON-7"),
    (TAKING, D, "character race-1", "other-question", "GA-BON-7"),
    ({"asked": "stay", "drawn": ["two_tables"], "slots": ["three_rows", None]}, D,
     "tile swap_race", "not-offered", "GA-BON-7"),
    ({"asked": "star", "actor": J, "tokens": [[], []]}, J, "place A1", "not-offered", "GA-SET-6"),
    ({"asked": "keep", "actor": J, "drawn": ["two_tables", "three_rows"]}, J, "pass", "must",
     "GA-TURN-4"),
    ({"asked": "force", "actor": J, "action": 2}, J, "action finance_race", "same-action",
     "GA-BON-3"),
    ({"asked": "force", "actor": J, "action": 2}, D, "action race_race", "turn", "GA-TURN-1"),
]  # fmt: skip


@pytest.mark.parametrize(("setup", "seat", "move", "why", "clause"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(
    setup: dict[str, Any], seat: int, move: str, why: str, clause: str | None
) -> None:
    state = position(**setup)
    before = state.to_json()
    number = GAME.move_from_json(move_json(move))
    assert not state.allows(seat, number)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(seat, number)
    assert (refusal.value.id, refusal.value.clause) == (f"refused-{why}", clause)
    one_sentence(refusal.value)
    assert refusal.value.clause in GAME.clauses
    assert state.to_json() == before
    assert prompt(state)[0] == before["actor"]


@pytest.mark.parametrize("move", [-1, -1000, 144, 10**6, 10**30, -(10**30)])
def test_a_number_that_is_no_move(move: int) -> None:
    for setup in ({}, PLACING, TAKING):
        state = position(**setup)
        before = state.to_json()
        assert not state.allows(D, move)
        with pytest.raises(IllegalMove) as refusal:
            state.apply(D, move)
        assert refusal.value.id == "refused-unknown"
        one_sentence(refusal.value)
        assert state.to_json() == before


def test_exactly_the_listed_moves_are_allowed() -> None:
    questions: list[dict[str, Any]] = [setup for setup, *_ in REFUSED]
    for setup in questions:
        state = position(**setup)
        for seat in (D, J, 2, -1):
            allowed = [move for move in range(-5, 200) if state.allows(seat, move)]
            assert allowed == state.legal(seat)
            assert bool(allowed) == (seat == state.to_act[0])


def test_a_move_is_allowed_exactly_when_there_is_no_reason_against_it() -> None:
    rng = seeded(14)
    given = set()
    for seed in range(4):
        state = GAME.new(seed=seed)
        assert isinstance(state, GatsbyState)
        while state.to_act:
            for seat in (D, J):
                reasons = [state.reason(seat, move) for move in range(-1, MOVES + 1)]
                allowed = [state.allows(seat, move) for move in range(-1, MOVES + 1)]
                assert allowed == [reason == ALLOWED for reason in reasons]
                given.update(reasons)
            state.play_random(state.to_act[0], rng)
        given.add(state.reason(D, 0))
    assert given == set(range(16))
