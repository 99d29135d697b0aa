"""The Racetrack (GA-RACE)."""

import pytest

from coterie.engine.errors import IllegalMove

from .table import D, J, changes, events, play, position, prompt, spaces


@pytest.mark.rule("GA-RACE-1")
def test_a_token_goes_on_the_leftmost_empty_space_of_an_open_row() -> None:
    state = position(
        tokens=[["B1", "R1.1", "R2.2"], ["R1.2", "R3.1", "R3.2", "R3.4"]], won=[["race-4"], []]
    )
    play(state, "action race_race")
    assert spaces(state) == "R1.3 R2.1 R3.3 R5.1"
    for space, why, clause in (
        ("R1.4", "refused-not-leftmost", "GA-RACE-1"),
        ("R4.1", "refused-closed", "GA-RACE-3"),
        ("R1.1", "refused-occupied", "GA-RACE-1"),
        ("B2", "refused-not-cabaret", "GA-RACE-1"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            play(state, f"place {space}")
        assert (refusal.value.id, refusal.value.clause) == (why, clause)
    play(state, "place R2.1")
    assert spaces(state) == "R1.3 R3.3 R5.1"
    play(state, "place R5.1")
    assert state.to_json()["tokens"][D] == ["B1", "R1.1", "R2.1", "R2.2", "R5.1"]


@pytest.mark.rule("GA-RACE-1")
def test_a_full_row_is_not_available() -> None:
    """Row 5 is completed by the first token, so the second and third go elsewhere."""
    state = position(tokens=[["B1", "R5.1"], ["R5.2"]], slots=["three_rows", None])
    play(state, "action special", "place R5.3", "pass")
    assert spaces(state) == "R1.1 R2.1 R3.1 R4.1"
    play(state, "place R4.1")
    assert spaces(state) == "R1.1 R2.1 R3.1"


@pytest.mark.rule("GA-RACE-2", "GA-RACE-3")
@pytest.mark.parametrize(
    ("row", "mine", "theirs"),
    [
        (1, "R1.1 R1.2", "R1.3 R1.4"), (2, "R2.1 R2.2", "R2.3 R2.4"), (3, "R3.1 R3.2", "R3.3 R3.4"),
        (4, "R4.1", "R4.2"), (5, "R5.1", "R5.2"),
    ],
)  # fmt: skip
def test_a_complete_row_goes_to_the_majority(row: int, mine: str, theirs: str) -> None:
    length = 5 if row < 4 else 3
    last = f"R{row}.{length}"
    for seat in (D, J):
        hands = [["B1", *mine.split()], ["C1", *theirs.split()]]
        state = position(
            tokens=hands if seat == D else hands[::-1], levels=[1, 1], active=seat, actor=seat
        )
        play(state, "action finance_race", f"place {last}")
        while prompt(state)[1] in ("mine", "advance"):
            play(state, "pass")
        obj = state.to_json()
        assert obj["won"] == ([[f"race-{row}"], []] if seat == D else [[], [f"race-{row}"]])
        assert obj["tokens"] == ([["B1"], ["C1"]] if seat == D else [["C1"], ["B1"]])
        assert obj["closed"] == [row]
        assert state.view(None)["closed"] == [row]
        assert state.view(None)["supply"] == [19, 19]
        # Closed for the rest of the game.
        play(state, "action race_race")
        assert f"R{row}." not in spaces(state)


@pytest.mark.rule("GA-RACE-2")
def test_an_incomplete_row_gives_nothing() -> None:
    state = position(tokens=[["B1", "R1.1", "R1.2", "R1.3"], ["R1.5"]], levels=[1, 1])
    assert changes(state, "action finance_race", "place R5.1") == {
        "tokens": [["B1", "R1.1", "R1.2", "R1.3", "R5.1"], ["R1.5"]], "levels": [2, 1],
        "active": J, "actor": J, "action": 2, "changed": True, "step": "race", "rows": [5],
    }  # fmt: skip


@pytest.mark.rule("GA-RACE-2")
@pytest.mark.parametrize(("hers", "winner"), [(0, J), (1, J), (2, J), (3, D), (4, D), (5, D)])
def test_majorities_of_a_row_of_five(hers: int, winner: int) -> None:
    row = [f"R2.{n}" for n in range(1, 6)]
    tokens = [["B1", *row[:hers]], ["C1", *row[hers:]]]
    state = position(tokens=tokens, levels=[1, 1])
    play(state, "action finance_race", "place R4.1")
    assert state.to_json()["won"][winner] == ["race-2"]
    assert state.to_json()["won"][1 - winner] == []


@pytest.mark.rule("GA-RACE-3")
def test_the_order_of_events_when_a_row_is_run() -> None:
    state = position(tokens=[["B1", "R4.1", "R4.2"], []], levels=[1, 1])
    happened = events(state, "action finance_race", "place R4.3")
    assert happened == [
        (63, {"type": "action", "seat": D, "action": "finance_race"}),
        (63, {"type": "advanced", "seat": D, "level": 2}),
        (63, {"type": "placed", "seat": D, "space": "R4.3"}),
        (63, {"type": "row_closed", "seat": D, "row": 4}),
        (63, {"type": "won", "seat": D, "place": "race-4"}),
        (1, {"type": "won_who", "seat": D, "place": "race-4", "character": "yellow-3"}),
    ]


@pytest.mark.rule("GA-RACE-4")
def test_a_majority_can_be_overturned_before_the_turn_ends() -> None:
    # R3.5 completes row 3 for James and triggers a swap of tokens, which turns it.
    tokens = [["B1", "R3.1"], ["C1", "R3.2", "R3.3", "R3.4"]]
    state = position(tokens=tokens, levels=[1, 1])
    play(state, "action finance_race", "place R3.5")
    assert prompt(state) == (D, "mine")
    assert state.to_json()["closed"] == []
    play(state, "token B1", "token R3.2")
    assert state.to_json()["won"] == [["race-3"], []]
    assert state.to_json()["tokens"] == [[], ["B1", "C1"]]
    state = position(tokens=tokens, levels=[1, 1])
    play(state, "action finance_race", "place R3.5", "pass")
    assert state.to_json()["won"] == [[], ["race-3"]]


@pytest.mark.rule("GA-RACE-5")
def test_a_row_can_be_won_out_of_turn() -> None:
    state = position(tokens=[["B1"], ["C1", "R4.1", "R4.2"]], levels=[1, 1])
    change = changes(state, "action finance_race", "place R4.3")
    assert change["won"] == [[], ["race-4"]]
    assert change["tokens"] == [["B1"], ["C1"]]
    assert change["revealed"]  # James has seen a hidden character
    assert state.view(J)["characters"][10]["character"] == "yellow-3"
    assert state.view(D)["characters"][10]["character"] is None
