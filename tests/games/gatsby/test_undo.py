"""Which moves can be taken back."""

from typing import Any

import pytest

from coterie.engine.errors import BadRequest
from coterie.engine.match import Match

from .table import GAME, D, J, dealt, move_json, position


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
        ({}, ["action finance_race", "character race-2", "character race-1", "yes"]),
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
        # Looking at a hidden character, drawing tiles, showing one, winning a hidden character,
        # the end.
        ({}, ["action finance_race", "character race-2", "character race-1"]),
        ({}, ["action finance_race", "character race-1", "character race-2"]),
        ({}, ["action finance_race", "character race-2", "character race-3"]),
        ({"tokens": [["R1.1"], ["B5"]]}, ["action race_race", "place R1.2", "yes"]),
        ({"tokens": [["R1.1"], ["B5"]]},
         ["action race_race", "place R1.2", "yes", "tile two_tables"]),
        ({"tokens": [["R1.1"], ["B5"]], "slots": ["three_rows", None]},
         ["action race_race", "place R1.2", "yes", "tile two_tables"]),
        ({"tokens": [["R1.1"], ["B5"]], "slots": ["three_rows", None]},
         ["action race_race", "place R1.2", "yes", "tile two_tables", "tile three_rows"]),
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


def test_of_the_set_up_only_the_star_can_be_taken_back() -> None:
    match = Match(GAME, seed=3)
    (seat,) = match.state.to_act
    assert not match.can_undo(seat)
    match.apply(seat, match.state.legal(seat)[0])
    before = match.state.to_json()
    assert not match.can_undo(seat)  # everybody has seen the tile that was kept
    match.apply(seat, match.state.legal(seat)[0])
    match.undo(seat)
    assert match.state.to_json() == before


# Dorothy completes row 5, where James has the majority. He owns two yellows face up and one
# character face down, which she does not know; row 5 brings him a third suit or the third yellow.
ROW_FIVE = {
    "tokens": [["B1"], ["C1", "R5.1", "R5.2"]], "levels": [1, 1],
    "won": [[], ["cabaret-left", "race-4"]], "knows": ([], []),
}  # fmt: skip


@pytest.mark.parametrize("hidden", ["yellow-3", "green-2"])
def test_whether_a_move_is_final_says_nothing_about_a_hidden_victory(hidden: str) -> None:
    deal = dealt(cabaret_left="yellow-1", race_5="yellow-2", race_4=hidden)
    match = match_at(characters=deal, **ROW_FIVE)
    assert not make(match, "action finance_race", "place R5.3", "pass")
    assert bool(match.result) == (hidden == "yellow-3")


def test_the_opponents_open_characters_close_nothing() -> None:
    match = match_at(**{**ROW_FIVE, "won": [[], ["cabaret-left"]]})
    assert make(match, "action finance_race", "place R5.3", "pass")


def test_a_victory_that_does_not_come_says_something_too() -> None:
    """Dorothy owns a yellow and a hidden character and wins the second yellow: that the game
    goes on tells James that the hidden one is not the third."""
    deal = dealt(cabaret_left="yellow-1", race_5="yellow-2", race_4="green-2")
    setup = {"tokens": [["B1", "R5.1", "R5.2"], ["C1"]], "levels": [1, 1], "characters": deal}
    match = match_at(**setup, won=[["cabaret-left", "race-4"], []])
    assert not make(match, "action finance_race", "place R5.3", "pass")
    assert match.result is None
    match = match_at(**setup, won=[["cabaret-left"], ["race-4"]])
    assert make(match, "action finance_race", "place R5.3", "pass")


def test_forcing_an_action_that_ends_the_turn_by_itself() -> None:
    """Dorothy makes James advance twice, to a face-up character: as above, if he owns a hidden
    one it is final, whatever that is."""
    for hidden, result in (("yellow-3", True), ("green-2", False)):
        match = match_at(
            tokens=[["B1"], ["B5"]], levels=[2, 1], slots=[None, "finance_twice"], asked="force",
            active=J, actor=D, won=[[], ["cabaret-left", "race-4"]],
            characters=dealt(cabaret_left="yellow-1", finance_1="yellow-2", race_4=hidden),
        )  # fmt: skip
        assert not make(match, "action special")
        assert bool(match.result) == result


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
