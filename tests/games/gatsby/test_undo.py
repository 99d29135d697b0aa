"""Which moves can be taken back."""

from typing import Any

import pytest

from coterie.engine.errors import BadRequest
from coterie.engine.match import Match

from .table import GAME, D, J, move_json, position


def match_at(**changes: Any) -> Match:
    match = Match(GAME)
    match.state = position(**changes)
    match.state.events = []
    return match


def make(match: Match, *moves: str) -> bool:
    """Make moves; whether the last can be taken back."""
    seat = D
    for words in moves:
        (seat,) = match.state.to_act
        match.apply(seat, GAME.move_from_json(move_json(words)))
    return match.can_undo(seat)


@pytest.mark.parametrize(
    ("setup", "moves"),
    [
        ({}, ["action race_race"]),
        ({}, ["action race_race", "place R2.1"]),
        ({"levels": [1, 1]}, ["action finance_race", "place R4.1"]),
        ({"levels": [2, 2]}, ["action finance_race", "place R4.1"]),  # wins a face-up character
        ({"tokens": [["A5"], ["B5"]]}, ["action cabaret_cabaret", "place A4", "token A5"]),
        ({"tokens": [["A5"], ["B5"]]},
         ["action cabaret_cabaret", "place A4", "token A5", "token B5"]),
        ({}, ["action finance_race", "character race-2"]),
        ({}, ["action finance_race", "character race-1", "character race-5"]),
        ({}, ["action finance_race", "character race-1", "character race-5", "yes"]),
        ({}, ["action finance_race", "character race-2", "character race-3", "yes"]),
        ({}, ["action finance_race", "character race-2", "character race-1", "pass"]),
        ({"tokens": [["R1.1"], ["B5"]]}, ["action race_race", "place R1.2", "pass"]),
        ({"tokens": [["R1.1"], ["B5"]]},
         ["action race_race", "place R1.2", "yes", "tile two_tables"]),
    ],
)  # fmt: skip
def test_moves_that_can_be_taken_back(setup: dict[str, Any], moves: list[str]) -> None:
    match = match_at(**setup)
    make(match, *moves[:-1])
    before = match.state.to_json()
    made = len(match.moves)
    assert make(match, moves[-1])
    assert match.state.to_json() != before
    assert not match.can_undo(J)
    match.undo(D)
    assert match.state.to_json() == before
    assert len(match.moves) == made


@pytest.mark.parametrize(
    ("setup", "moves"),
    [
        # Looking at a hidden character, showing one, drawing tiles, winning one, the end.
        ({}, ["action finance_race", "character race-2", "character race-1"]),
        ({}, ["action finance_race", "character race-1", "character race-2"]),
        ({}, ["action finance_race", "character race-2", "character race-3"]),
        ({}, ["action finance_race", "character race-2", "character race-1", "yes"]),
        ({"tokens": [["R1.1"], ["B5"]]}, ["action race_race", "place R1.2", "yes"]),
        ({"tokens": [["B1", "R4.1", "R4.2"], ["B5"]], "levels": [1, 1]},
         ["action finance_race", "place R4.3"]),
        ({"levels": [12, 12], "won": [["finance-1"], ["finance-2"]]},
         ["action finance_race", "place R4.1"]),
    ],
)  # fmt: skip
def test_moves_that_cannot(setup: dict[str, Any], moves: list[str]) -> None:
    match = match_at(**setup)
    assert not make(match, *moves)
    before = match.state.to_json()
    with pytest.raises(BadRequest):
        match.undo(D)
    assert match.state.to_json() == before


def test_nothing_is_taken_back_once_the_other_has_moved() -> None:
    match = match_at(levels=[1, 1])
    make(match, "action finance_race", "place R4.1")
    assert match.can_undo(D)
    make(match, "action race_race")
    assert not match.can_undo(D)
    assert match.can_undo(J)


def test_the_set_up_can_be_taken_back_step_by_step_but_not_the_draw() -> None:
    match = Match(GAME, seed=3)
    (seat,) = match.state.to_act
    assert not match.can_undo(seat)
    before = match.state.to_json()
    match.apply(seat, match.state.legal(seat)[0])
    match.apply(seat, match.state.legal(seat)[0])
    match.undo(seat)
    match.undo(seat)
    assert match.state.to_json() == before


def test_several_moves_are_taken_back_only_if_each_can_be() -> None:
    found = set()
    for seed in range(30):
        match = Match(GAME, 2, seed)
        revealed = [True]  # by the move before the first, so to speak
        while not match.result and len(found) < 2:
            seat = match.state.to_act[0]
            moves = match.state.legal(seat)
            match.apply(seat, moves[seed % len(moves)])
            revealed.append(match.state.revealed)
            if len(match.moves) > 1 and match.moves[-2][0] == seat and not revealed[-1]:
                assert match.can_undo(seat)
                assert match.can_undo(seat, 2) == (not revealed[-2])
                found.add(revealed[-2])
    assert found == {False, True}
