"""Turns, programming and movement."""

import pytest

from coterie.engine.errors import BadMove, IllegalMove

from .table import (
    GAME,
    choices,
    duo,
    end_turns,
    happened,
    options,
    play,
    programming,
    question,
    refused,
    stay,
    watch,
    wheels,
)


@pytest.mark.rule("EL-PER-1")
def test_a_period_is_four_turns_then_taxes_and_election() -> None:
    state = programming({"popularity": 80}, {})
    seen = []
    for turn in (1, 2, 3, 4):
        assert (state.view(None)["period"], state.view(None)["turn"]) == (1, turn)
        watch(state)
        stay(state)
        assert state.view(None)["phase"] == "action"
        end_turns(state)
        seen.append([event["type"] for event in happened(state)])
    assert all("taxes" not in events and "elected" not in events for events in seen[:3])
    assert [kind for kind in seen[3] if kind in ("taxes", "elected")] == [
        "taxes",
        "taxes",
        "elected",
    ]
    view = state.view(None)
    assert (view["period"], view["turn"], view["phase"]) == (2, 1, "programming")
    assert seen[3][-1] == "turn"


@pytest.mark.rule("EL-MOV-1")
def test_all_programme_at_once_in_any_order_and_any_sector() -> None:
    state = programming({}, {}, {})
    assert state.to_act == (0, 1, 2)
    sectors = ("still", "red", "yellow", "green", "violet", "orange", "blue", "black")
    offered = {(option["edgar"], option["lucien"]) for option in options(state, 1)}
    assert offered == {(one, two) for one in sectors for two in sectors}
    play(state, 1, "wheel", edgar="violet", lucien="violet")
    assert state.to_act == (0, 2)
    play(state, 2, "wheel", edgar="still", lucien="green")
    play(state, 0, "wheel", edgar="still", lucien="still")
    assert state.view(None)["phase"] == "action"


@pytest.mark.rule("EL-MOV-1")
def test_a_colour_that_does_not_exist_is_refused() -> None:
    state = programming({}, {})
    with pytest.raises(BadMove) as bad:
        GAME.move_from_json({"type": "wheel", "edgar": "pink", "lucien": "red"})
    assert "'pink'" in str(bad.value)
    for move in (40 + 8, 40 + 12 * 8, 40 + 143):
        assert not state.allows(0, move)
        with pytest.raises(IllegalMove) as refusal:
            state.apply(0, move)
        assert refusal.value.clause == "EL-MOV-1"


@pytest.mark.rule("EL-HID-1", "EL-HID-2", "EL-MOV-2")
def test_wheels_are_secret_until_all_are_confirmed_and_final() -> None:
    state = programming({}, {})
    watch(state)
    play(state, 1, "wheel", edgar="red", lucien="blue")
    assert state.revealed
    assert happened(state) == happened(state, 0) == [{"type": "confirmed", "seat": 1}]
    for seat in (None, 0):
        assert state.view(seat)["duos"][1]["wheel"] is None
        assert state.view(seat)["duos"][1]["confirmed"]
    assert state.view(1)["duos"][1]["wheel"] == {"edgar": "red", "lucien": "blue"}
    assert state.legal(1) == []
    assert refused(state, 1, "wheel", edgar="still", lucien="still") == ("confirmed", "EL-HID-2")
    first = programming({}, {})
    play(first, 0, "wheel", edgar="red", lucien="blue")
    assert refused(first, 0, "wheel", edgar="still", lucien="still") == ("confirmed", "EL-HID-2")
    play(state, 0, "wheel", edgar="green", lucien="still")
    shown = [event for event in happened(state) if event["type"] == "wheel"]
    assert shown == [
        {"type": "wheel", "seat": 0, "edgar": "green", "lucien": "still"},
        {"type": "wheel", "seat": 1, "edgar": "red", "lucien": "blue"},
    ]
    # Refused in every order of arrival: only the seats that have not confirmed may set.
    assert state.view(0)["duos"][1]["wheel"] == {"edgar": "red", "lucien": "blue"}


@pytest.mark.rule("EL-MOV-2", "EL-MOV-3")
def test_characters_move_in_turn_order_edgar_before_lucien() -> None:
    at_bank = {"edgar": "central_bank", "lucien": "central_bank"}
    state = programming(at_bank, at_bank, first=1, lead=1)
    watch(state)
    wheels(state, ("red", "orange"), ("yellow", "green"))
    moved = [event for event in happened(state) if event["type"] == "moved"]
    assert [(e["seat"], e["character"], e["district"]) for e in moved] == [
        (1, "edgar", "chaudieres"),
        (1, "lucien", "forges"),
        (0, "edgar", "demeures"),
        (0, "lucien", "temple_oeil"),
    ]
    assert (duo(state, 0)["edgar"], duo(state, 0)["lucien"]) == ("demeures", "temple_oeil")
    assert question(state) == ("action", 1)


@pytest.mark.rule("EL-MOV-3")
def test_the_exit_of_the_metro_is_chosen_knowing_what_was_moved_before() -> None:
    state = programming(
        {"edgar": "fonderie", "lucien": "docks"}, {"edgar": "recyclerie", "lucien": "recyclerie"}
    )
    wheels(state, ("blue", "black"), ("blue", "red"))
    prompt = state.view(1)["prompts"][0]
    assert (prompt["type"], prompt["seat"]) == ("exit", 0)
    assert (prompt["character"], prompt["sector"]) == ("edgar", "blue")
    assert choices(state, 0, "district") == ["temple_oeil", "recyclerie"]
    assert refused(state, 0, "district", district="fonderie") == ("not-exit", "EL-MOV-3")
    play(state, 0, "district", district="recyclerie")
    assert state.view(1)["duos"][0]["edgar"] == "recyclerie"
    assert state.view(1)["prompts"][0]["character"] == "lucien"
    assert state.view(1)["prompts"][0]["sector"] == "black"
    assert choices(state, 0, "district") == ["jardins_laiton", "demeures"]
    play(state, 0, "district", district="demeures")
    assert question(state) == ("exit", 1)
    assert choices(state, 1, "district") == ["temple_oeil", "fonderie"]
    play(state, 1, "district", district="fonderie")
    assert duo(state, 1)["edgar"] == "fonderie"
    assert duo(state, 1)["lucien"] == "city_hall"
    assert question(state) == ("action", 0)


@pytest.mark.rule("EL-MOV-4")
def test_a_colour_that_does_not_fit_leaves_the_character_where_it_is() -> None:
    state = programming({"edgar": "docks", "lucien": "docks"}, {})
    watch(state)
    wheels(state, ("blue", "green"), ("still", "still"))
    assert (duo(state, 0)["edgar"], duo(state, 0)["lucien"]) == ("docks", "docks")
    assert [event for event in happened(state) if event["type"] in ("moved", "blocked")] == [
        {"type": "blocked", "seat": 0, "character": "edgar", "sector": "blue"},
        {"type": "blocked", "seat": 0, "character": "lucien", "sector": "green"},
    ]


@pytest.mark.rule("EL-MOV-5")
def test_any_number_of_characters_share_a_district() -> None:
    here = {"edgar": "halle", "lucien": "demeures"}
    state = programming(here, here, here)
    wheels(state, *[("green", "still")] * 3)
    for seat in range(3):
        assert duo(state, seat)["edgar"] == duo(state, seat)["lucien"] == "demeures"
