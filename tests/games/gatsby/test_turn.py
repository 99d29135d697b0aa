"""The turn and the main actions (GA-TURN, GA-ACT)."""

import pytest

from coterie.engine.errors import IllegalMove

from .table import GAME, D, J, changes, dealt, move_json, offers, play, position, prompt, spaces

MAIN = [
    "action cabaret_cabaret", "action cabaret_finance", "action finance_race", "action race_race",
]  # fmt: skip


@pytest.mark.rule("GA-TURN-1")
def test_players_alternate_one_action_each() -> None:
    state = position(levels=[1, 1])
    assert prompt(state) == (D, "action")
    change = changes(state, "action cabaret_finance", "place B4")
    assert change == {
        "tokens": [["B4"], ["B5"]], "levels": [2, 1], "action": 1, "active": J, "actor": J,
        "changed": True, "step": "finance", "link": "B4",
    }  # fmt: skip
    assert prompt(state) == (J, "action")
    change = changes(state, "action finance_race", "place R4.1")
    assert change == {
        "tokens": [["B4"], ["B5", "R4.1"]], "levels": [2, 3], "action": 2, "active": D,
        "actor": D, "step": "race", "link": None, "rows": [4], "won": [[], ["finance-1"]],
    }  # fmt: skip
    assert prompt(state) == (D, "action")


@pytest.mark.rule("GA-TURN-1")
def test_nobody_plays_out_of_turn() -> None:
    state = position()
    before = state.to_json()
    for move in MAIN:
        with pytest.raises(IllegalMove) as refusal:
            state.apply(J, GAME.move_from_json(move_json(move)))
        assert refusal.value.id == "refused-turn"
        assert refusal.value.clause == "GA-TURN-1"
    assert state.to_json() == before


@pytest.mark.rule("GA-TURN-2")
def test_the_action_token_must_move() -> None:
    assert offers(position(action=-1)) == MAIN
    for action in range(4):
        others = [m for n, m in enumerate(MAIN) if n != action]
        assert offers(position(action=action)) == others
        assert offers(position(action=action, slots=["two_tables", None])) == [
            *others, "action special",
        ]  # fmt: skip
        # The opponent's tile is not mine to use.
        assert offers(position(action=action, slots=[None, "two_tables"])) == others
    # After a special action all four main ones are free, and my own tile.
    assert offers(position(action=5)) == MAIN
    assert offers(position(action=5, slots=["two_tables", None])) == [*MAIN, "action special"]
    assert offers(position(action=4, active=J, actor=J)) == MAIN


@pytest.mark.rule("GA-TURN-2")
def test_where_the_action_token_stands() -> None:
    assert position().view(None)["action"] is None
    for n, name in enumerate(("cabaret_cabaret", "cabaret_finance", "finance_race", "race_race")):
        assert position(action=n).view(D)["action"] == {"action": name}
    assert position(action=4).view(D)["action"] == {"action": "special", "seat": D}
    assert position(action=5).view(D)["action"] == {"action": "special", "seat": J}
    state = position(active=J, actor=J, slots=[None, "race_anywhere"])
    assert changes(state, "action special") == {
        "slots": [None, None], "using": "race_anywhere", "action": 5, "changed": True,
        "step": "race_any", "asked": "token",
    }  # fmt: skip


@pytest.mark.rule("GA-TURN-3")
def test_a_used_tile_leaves_the_game_and_is_worth_nothing() -> None:
    state = position(slots=["finance_twice", "race_anywhere"], levels=[5, 3])
    # Levels 6 and 7: Dorothy wins the characters of levels 3 and 7.
    change = changes(state, "action special")
    assert change == {
        "levels": [7, 3], "won": [["finance-1", "finance-2"], []], "slots": [None, "race_anywhere"],
        "used": ["finance_twice"], "active": J, "actor": J, "action": 4, "changed": True,
        "step": "finance", "revealed": True,
        "beliefs": [[state.to_json()["beliefs"][0][0]], state.to_json()["beliefs"][1]],
    }  # fmt: skip
    assert state.view(D)["prestige"] == [2 + 2, None]  # blue-1, green-1; nothing for the tile
    assert state.view(J)["prestige"] == [None, 1]


@pytest.mark.rule("GA-TURN-3")
def test_while_a_tile_is_used_its_slot_is_empty() -> None:
    state = position(slots=["two_on_a_row", None], tokens=[["B1", "R1.1"], ["B5"]])
    play(state, "action special", "place R1.2")
    assert prompt(state) == (D, "draw")
    assert state.view(D)["tiles"]["using"] == "two_on_a_row"
    assert state.view(D)["tiles"]["slots"] == [None, None]
    play(state, "yes", "tile two_tables")
    # No question which tile stays; the second token has been placed and the turn is over,
    # but for the force bonus it triggered.
    assert prompt(state) == (D, "force")
    obj = state.to_json()
    assert obj["slots"] == ["two_tables", None]
    assert obj["aside"] == [[], []]
    assert obj["used"] == ["two_on_a_row"]
    assert obj["using"] is None
    assert obj["tokens"][0] == ["B1", "R1.1", "R1.2", "R1.3"]


@pytest.mark.rule("GA-TURN-4")
def test_steps_in_order_and_placements_compulsory() -> None:
    state = position(slots=["grand_tour", None], levels=[1, 1])
    play(state, "action special")
    assert prompt(state) == (D, "token_next")
    assert state.to_json()["levels"] == [1, 1]
    assert state.to_json()["agenda"] == ["finance", "race"]
    assert "pass" not in offers(state)
    with pytest.raises(IllegalMove) as refusal:
        play(state, "pass")
    assert (refusal.value.id, refusal.value.clause) == ("refused-must", "GA-TURN-4")
    play(state, "place B4")
    assert prompt(state) == (D, "token_race")
    assert state.to_json()["levels"] == [2, 1]  # the advance is not asked, it is made
    assert state.to_json()["agenda"] == []


@pytest.mark.rule("GA-TURN-4")
def test_a_step_without_target_is_skipped() -> None:
    # One row is open: no second token at the Racetrack.
    won = [["race-1", "race-2"], ["race-3", "race-4"]]
    characters = {"race-3": "green-3", "race-4": "red-3", "out-1": "green-2", "out-3": "yellow-3"}
    state = position(
        won=won, levels=[1, 1], tokens=[["B1"], ["C1"]],
        characters={**position().to_json()["characters"], **characters},
    )  # fmt: skip
    play(state, "action race_race", "place R5.1")  # one row, one token
    assert prompt(state) == (J, "action")
    # At the top nothing advances, and the rest of the action goes on.
    state = position(levels=[13, 12], won=[["finance-1", "finance-2"], ["finance-3"]])
    assert state.to_json()["levels"] == [13, 12]
    play(state, "action finance_race")
    assert prompt(state) == (D, "token_race")


@pytest.mark.rule("GA-TURN-4")
def test_swaps_may_be_declined_on_tiles_too() -> None:
    state = position(slots=["swap_race", None], tokens=[["B1"], ["C1"]])
    play(state, "action special")
    assert offers(state) == ["token B1", "pass"]
    play(state, "pass")
    assert prompt(state) == (D, "token_race")
    state = position(slots=["double_swap", None], tokens=[["B1"], ["C1"]], levels=[1, 1])
    play(state, "action special")
    assert offers(state)[-1] == "pass"
    assert changes(state, "pass", "pass") == {
        "levels": [2, 1], "used": ["double_swap"], "using": None, "active": J, "actor": J,
        "agenda": [], "step": "swap_tokens", "asked": "action",
    }  # fmt: skip


@pytest.mark.rule("GA-TURN-5")
def test_bonuses_come_first_and_the_last_triggered_before_all() -> None:
    # C4 gives an advance; the advance to level 1 gives a swap of characters; then the link.
    state = position(tokens=[["C5"], ["B5"]])
    play(state, "action cabaret_cabaret", "place C4")
    assert prompt(state) == (D, "advance")
    assert state.to_json()["agenda"] == ["link"]
    play(state, "yes")
    assert prompt(state) == (D, "first")
    assert state.to_json()["agenda"] == ["link"]
    play(state, "pass")
    assert prompt(state) == (D, "token_link")
    assert spaces(state) == "B4 C3 D4"
    # Among the tokens of one action: the bonus of the first before the second is placed.
    state = position(tokens=[["R3.1"], ["B5", "R3.2"]])
    play(state, "action race_race", "place R3.3")
    assert prompt(state) == (D, "advance")
    assert changes(state, "pass") == {"agenda": [], "step": "race", "asked": "token"}
    assert spaces(state) == "R1.1 R2.1 R4.1 R5.1"


@pytest.mark.rule("GA-ACT-1")
def test_cabaret_twice() -> None:
    state = position(tokens=[["E1"], ["B5"]])
    play(state, "action cabaret_cabaret")
    assert spaces(state) == "A5 B4 B6 C5 D1 E2 F1"
    play(state, "place A5")
    assert prompt(state) == (D, "token_link")
    assert spaces(state) == "A4 A6"
    assert changes(state, "place A6") == {
        "tokens": [["A5", "A6", "E1"], ["B5"]], "active": J, "actor": J, "link": "A6",
        "asked": "action",
    }  # fmt: skip
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-ACT-1")
def test_a_second_token_without_room_is_skipped() -> None:
    state = position(tokens=[["A2"], ["B1", "B5"]])
    play(state, "action cabaret_cabaret", "place A1")  # a corner between two tokens
    assert state.to_json()["tokens"] == [["A1", "A2"], ["B1", "B5"]]
    assert prompt(state) == (D, "force")


@pytest.mark.rule("GA-ACT-2")
def test_cabaret_then_finance() -> None:
    state = position(levels=[1, 0])
    play(state, "action cabaret_finance")
    assert prompt(state) == (D, "token_next")
    assert spaces(state) == "A5 B4 B6 C5"
    play(state, "place A5")
    assert state.to_json()["levels"] == [2, 0]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-ACT-3")
def test_finance_then_racetrack() -> None:
    state = position(levels=[1, 0], tokens=[["R1.1"], ["B5"]])
    play(state, "action finance_race")
    assert state.to_json()["levels"] == [2, 0]
    assert prompt(state) == (D, "token_race")
    assert spaces(state) == "R1.2 R2.1 R3.1 R4.1 R5.1"
    play(state, "place R5.1")
    assert prompt(state) == (J, "action")
    assert state.to_json()["tokens"] == [["R1.1", "R5.1"], ["B5"]]


@pytest.mark.rule("GA-ACT-4")
def test_two_tokens_on_two_rows() -> None:
    state = position(tokens=[["R4.1"], ["R4.2", "B5"]])
    play(state, "action race_race")
    assert spaces(state) == "R1.1 R2.1 R3.1 R4.3 R5.1"
    play(state, "place R3.1")
    assert spaces(state) == "R1.1 R2.1 R4.3 R5.1"
    with pytest.raises(IllegalMove) as refusal:
        play(state, "place R3.2")
    assert (refusal.value.id, refusal.value.clause) == ("refused-same-row", "GA-RACE-1")
    play(state, "place R2.1")
    assert state.to_json()["tokens"] == [["R2.1", "R3.1", "R4.1"], ["B5", "R4.2"]]
    assert prompt(state) == (J, "action")


def test_a_single_choice_that_everybody_sees_is_forced() -> None:
    # One row is open and one space is left on it.
    state = position(
        won=[["race-1", "race-2"], ["race-3", "race-5"]], characters=dealt(race_3="red-3"),
        tokens=[["B1", "R4.1"], ["C1"]], levels=[1, 1],
    )  # fmt: skip
    assert state.forced(D) == -1  # four actions
    play(state, "action finance_race")
    assert offers(state) == ["place R4.2"]
    assert state.forced(D) == state.legal(D)[0]
    assert state.forced(J) == -1
    # One token of the opponent's, wherever it stands: A1 is space number 0.
    for space in ("B5", "A1"):
        state = position(tokens=[["A5"], [space]], levels=[1, 1])
        play(state, "action cabaret_finance", "place A4", "token A5")
        assert offers(state) == [f"token {space}"]
        assert state.forced(D) == state.legal(D)[0]
    # A bonus can always be declined.
    state = position(tokens=[["B1"], ["B5"]], levels=[1, 1])
    play(state, "action cabaret_cabaret", "place B2")
    assert state.forced(D) == -1


def test_the_only_tile_in_hand_is_not_forced() -> None:
    """The opponent sees that there is one, but not which."""
    others = [t for t in position().to_json()["pile"] if t != "two_tables"]
    state = position(tokens=[["B1", "R1.1"], ["B5"]], used=others)
    play(state, "action race_race", "place R1.2", "yes")
    assert offers(state) == ["tile two_tables"]
    assert state.forced(D) == -1


def test_a_finished_game_forces_nothing() -> None:
    state = position(
        characters=dealt(race_1="yellow-1", race_2="yellow-2", race_4="yellow-3"),
        won=[["race-1", "race-2"], []], levels=[1, 1], tokens=[["B1", "R4.1", "R4.2"], ["C1"]],
    )  # fmt: skip
    play(state, "action finance_race", "place R4.3")
    assert (state.forced(D), state.forced(J)) == (-1, -1)
