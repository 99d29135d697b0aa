"""The six bonuses (GA-BON)."""

import pytest

from coterie.engine.errors import IllegalMove
from coterie.engine.state import EVERYONE

from .table import (
    DEALT,
    FACE_DOWN,
    FACE_UP,
    D,
    J,
    changes,
    events,
    offers,
    play,
    position,
    prompt,
    seen_character,
    spaces,
)

MAIN = [
    "action cabaret_cabaret", "action cabaret_finance", "action finance_race", "action race_race",
]  # fmt: skip
ALL_PLACES = [f"character {place}" for place in DEALT if not place.startswith("out")]


@pytest.mark.rule("GA-BON-1")
def test_a_swap_triggers_no_bonus() -> None:
    # B2 gives an advance when a token is placed there, not when one is swapped in.
    state = position(tokens=[["A5"], ["B2"]], slots=["swap_race", None])
    change = changes(state, "action special", "token A5", "token B2")
    assert change["tokens"] == [["B2"], ["A5"]]
    assert prompt(state) == (D, "token_race")
    assert state.to_json()["agenda"] == []
    state = position(tokens=[["B1"], ["A1"]], slots=["cabaret_swap", None])
    play(state, "action special", "place C1", "token B1", "token A1")
    assert prompt(state) == (J, "action")
    assert not state.view(None)["force"]


@pytest.mark.rule("GA-BON-1")
@pytest.mark.parametrize(
    ("tokens", "levels", "space", "question"),
    [
        ([["B1"], ["B5"]], [1, 1], "B2", "advance"),
        ([["C2"], ["B5"]], [1, 1], "C3", "first"),
        ([["A5"], ["B5"]], [1, 1], "A4", "mine"),
        ([["R1.1"], ["B5"]], [1, 1], "R1.2", "draw"),
        ([["R3.1"], ["R3.2", "B5"]], [1, 1], "R3.3", "advance"),
    ],
)
def test_every_bonus_may_be_declined(
    tokens: list[list[str]], levels: list[int], space: str, question: str
) -> None:
    action = "race_race" if space[0] == "R" else "cabaret_cabaret"
    state = position(tokens=tokens, levels=levels)
    play(state, f"action {action}", f"place {space}")
    assert prompt(state) == (D, question)
    assert offers(state)[-1 if question in ("mine", "first") else 0] == "pass"
    change = changes(state, "pass")
    assert set(change) == {"asked", "step", "agenda"}
    assert prompt(state)[1].startswith("token_")


@pytest.mark.rule("GA-BON-2")
@pytest.mark.parametrize(("levels", "after"), [([1, 1], 2), ([2, 1], 3), ([0, 2], 2), ([1, 4], 3)])
def test_an_advance(levels: list[int], after: int) -> None:
    state = position(tokens=[["B1"], ["B5"]], levels=levels)
    play(state, "action cabaret_cabaret", "place B2")
    assert prompt(state) == (D, "advance")
    assert offers(state) == ["pass", "yes"]
    play(state, "yes")
    assert state.to_json()["levels"] == [after, levels[1]]


@pytest.mark.rule("GA-BON-2")
def test_no_advance_is_offered_at_the_top() -> None:
    state = position(tokens=[["B1"], ["B5"]], levels=[13, 1], won=[["finance-1"], ["finance-2"]])
    happened = events(state, "action cabaret_cabaret", "place B2")
    assert happened[-2:] == [
        (63, {"type": "bonus", "seat": D, "bonus": "finance"}),
        (63, {"type": "skipped", "seat": D, "step": "may_finance"}),
    ]
    assert prompt(state) == (D, "token_link")


@pytest.mark.rule("GA-BON-3")
def test_force_chooses_the_opponents_action() -> None:
    state = position(tokens=[["B1"], ["B5"]], levels=[1, 1], slots=["two_tables", "three_rows"])
    change = changes(state, "action cabaret_finance", "place A1")
    assert change == {
        "tokens": [["A1", "B1"], ["B5"]], "levels": [2, 1], "active": J, "action": 1,
        "changed": True, "step": "finance", "link": "A1", "asked": "force",
    }  # fmt: skip
    assert prompt(state) == (D, "force")
    # Any action but the one just taken, or James's own tile.
    assert offers(state) == [MAIN[0], MAIN[2], MAIN[3], "action special", "pass"]
    with pytest.raises(IllegalMove) as refusal:
        play(state, "action cabaret_finance")
    assert (refusal.value.id, refusal.value.clause) == ("refused-same-action", "GA-BON-3")
    change = changes(state, "action race_race")
    assert change == {"actor": J, "action": 3, "changed": False, "agenda": ["race"],
                      "step": "race", "link": None, "asked": "token"}  # fmt: skip
    assert prompt(state) == (J, "token_race")


@pytest.mark.rule("GA-BON-3")
def test_force_can_spend_the_opponents_tile() -> None:
    state = position(tokens=[["B1"], ["B5"]], levels=[1, 1], slots=[None, "finance_twice"])
    play(state, "action cabaret_finance", "place A1", "action special")
    obj = state.to_json()
    assert obj["levels"] == [2, 4]
    assert obj["used"] == ["finance_twice"]
    assert obj["slots"] == [None, None]
    assert prompt(state) == (D, "action")
    # Without a tile there is none to force.
    state = position(tokens=[["B1"], ["B5"]], levels=[1, 1], slots=["finance_twice", None])
    play(state, "action cabaret_finance", "place A1")
    assert offers(state) == [MAIN[0], MAIN[2], MAIN[3], "pass"]
    with pytest.raises(IllegalMove) as refusal:
        play(state, "action special")
    assert refusal.value.id == "refused-no-tile"


@pytest.mark.rule("GA-BON-3")
def test_force_may_be_declined_and_lasts_one_turn() -> None:
    state = position(tokens=[["B1"], ["B5"]], levels=[1, 1], slots=[None, "finance_twice"])
    play(state, "action cabaret_finance", "place A1")
    assert changes(state, "pass") == {"actor": J, "asked": "action"}
    assert offers(state) == [MAIN[0], MAIN[2], MAIN[3], "action special"]
    play(state, "action finance_race", "place R4.1")
    assert prompt(state) == (D, "action")
    # After a forced action the next turn is free as well.
    state = position(tokens=[["B1"], ["B5"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place A1", "action finance_race", "place R4.1")
    assert prompt(state) == (D, "action")
    assert not state.view(None)["force"]


@pytest.mark.rule("GA-BON-3")
def test_everybody_hears_who_forced_or_declined() -> None:
    start = {"tokens": [["B1"], ["B5"]], "levels": [1, 1]}
    state = play(position(**start), "action cabaret_finance", "place A1")
    told = [event for _, event in events(state.clone(), "action race_race")]
    assert told[0] == {"type": "forced", "seat": D, "action": "race_race"}
    assert events(state, "pass") == [(EVERYONE, {"type": "not_forced", "seat": D})]


@pytest.mark.rule("GA-BON-3")
def test_after_a_special_action_force_offers_all_four() -> None:
    state = position(tokens=[["B1"], ["B5"]], slots=["cabaret_anywhere", None])
    play(state, "action special", "place E5")
    assert offers(state) == [*MAIN, "pass"]


@pytest.mark.rule("GA-BON-3")
def test_two_force_bonuses_have_one_effect() -> None:
    state = position(tokens=[["B1", "E4"], ["B5"]], levels=[1, 1], slots=["two_tables", None])
    happened = events(state, "action special", "place A1", "place E5")
    assert [e for _, e in happened if e["type"] == "bonus"] == [
        {"type": "bonus", "seat": D, "bonus": "force"},
        {"type": "bonus", "seat": D, "bonus": "force"},
    ]
    assert prompt(state) == (D, "force")
    play(state, "action finance_race")
    assert prompt(state) == (J, "token_race")
    play(state, "place R4.1")
    assert prompt(state) == (D, "action")


@pytest.mark.rule("GA-BON-3")
def test_force_is_chosen_after_the_awards() -> None:
    state = position(
        tokens=[["C1", "C2", "C3", "C4", "C5"], ["B5"]], levels=[1, 1], slots=["grand_tour", None]
    )
    play(state, "action special", "place C6")
    assert state.to_json()["won"] == [[], []]
    play(state, "place R4.1")
    assert prompt(state) == (D, "force")
    assert state.to_json()["won"] == [["cabaret-left"], []]
    assert state.to_json()["used"] == ["grand_tour"]


@pytest.mark.rule("GA-BON-4")
def test_tokens_swap_anywhere() -> None:
    tokens = [["B6", "A5", "R1.1"], ["B5", "R1.2", "R2.1"]]
    state = position(tokens=tokens, levels=[1, 1])
    play(state, "action cabaret_finance", "place A4")
    assert prompt(state) == (D, "mine")
    assert spaces(state) == "A4 A5 B6 R1.1 pass"
    play(state, "token A5")
    assert prompt(state) == (D, "theirs")
    assert state.view(J)["prompts"][0]["space"] == "A5"
    assert spaces(state) == "B5 R1.2 R2.1"
    change = changes(state, "token R2.1")
    assert change["tokens"] == [["A4", "B6", "R1.1", "R2.1"], ["A5", "B5", "R1.2"]]
    assert change["levels"] == [2, 1]


@pytest.mark.rule("GA-BON-4")
def test_a_swap_inside_a_row_is_not_offered() -> None:
    state = position(tokens=[["A5", "R1.1", "R2.1"], ["R1.2", "R1.3"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place A4")
    assert spaces(state) == "A4 A5 R2.1 pass"  # James stands on row 1 only
    play(state, "token R2.1")
    assert spaces(state) == "R1.2 R1.3"
    state = position(tokens=[["A5", "R1.1"], ["B5", "R1.2", "R2.1"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place A4", "token R1.1")
    assert spaces(state) == "B5 R2.1"
    with pytest.raises(IllegalMove) as refusal:
        play(state, "token R1.2")
    assert (refusal.value.id, refusal.value.clause) == ("refused-not-offered", "GA-BON-4")
    state = position(tokens=[["A5", "R1.1"], ["R1.2", "R2.1"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place A4")
    assert spaces(state) == "A4 A5 R1.1 pass"
    # Two rows, and one's own only on one of them: the last row counts like the others.
    state = position(tokens=[["R5.1"], ["R5.2"]], levels=[1, 4], won=[[], ["finance-1"]])
    play(state, "action finance_race", "pass", "place R4.1")
    state = position(tokens=[["R5.1", "R4.1"], ["R5.2"]], slots=["swap_race", None])
    play(state, "action special")
    assert spaces(state) == "R4.1 pass"


@pytest.mark.rule("GA-BON-4")
def test_a_swap_that_cannot_be_is_skipped() -> None:
    for tokens in ([["A5"], []], [["R1.1", "B1"], []], [[], ["B1"]], [["R1.1"], ["R1.2"]]):
        state = position(tokens=tokens, slots=["swap_race", None])
        happened = events(state, "action special")
        assert happened[-1] == (63, {"type": "skipped", "seat": D, "step": "swap_tokens"})
        assert prompt(state) == (D, "token_race")


@pytest.mark.rule("GA-BON-5")
def test_an_extra_token() -> None:
    state = position(
        tokens=[["A1", "R1.1"], ["F6"]], levels=[2, 4], won=[["race-2"], ["finance-1"]]
    )
    play(state, "action finance_race")
    assert prompt(state) == (D, "token_may_place")
    assert spaces(state) == "A2 B1 E6 F5 R1.2 R3.1 R4.1 R5.1 pass"
    change = changes(state, "place B1")
    assert change == {
        "tokens": [["A1", "B1", "R1.1"], ["F6"]], "agenda": [], "step": "race",
    }  # fmt: skip
    assert prompt(state) == (D, "token_race")
    assert spaces(state) == "R1.2 R3.1 R4.1 R5.1"


@pytest.mark.rule("GA-BON-5")
def test_an_extra_token_triggers_its_own_bonus_and_does_not_use_up_a_row() -> None:
    state = position(tokens=[["A1"], ["F6"]], levels=[2, 4], won=[[], ["finance-1"]])
    play(state, "action finance_race", "place R1.1")
    assert prompt(state) == (D, "first")
    play(state, "pass")
    assert spaces(state) == "R1.2 R2.1 R3.1 R4.1 R5.1"
    state = position(tokens=[["A1"], ["F6"]], levels=[2, 4], won=[[], ["finance-1"]])
    change = changes(state, "action finance_race", "pass")
    assert change["levels"] == [4, 4]
    assert prompt(state) == (D, "token_race")


@pytest.mark.rule("GA-BON-5", "GA-TURN-4")
def test_an_extra_token_without_a_space_is_skipped() -> None:
    """The Cabaret is full, and so is the last open row when its last space gives an advance."""
    cabaret = [f"{a}{n}" for a in "ABCDEF" for n in range(1, 7)]
    hers = [space for space in cabaret if ("ABCDEF".index(space[0]) + int(space[1])) % 2]
    his = [space for space in cabaret if space not in hers]
    state = position(
        tokens=[hers, [*his, "R5.1", "R5.2"]], levels=[2, 3],
        won=[["race-1", "race-2"], ["finance-1", "race-3", "race-4"]],
    )  # fmt: skip
    play(state, "action race_race", "place R5.3")
    assert state.view(None)["supply"][D] == 1
    assert events(state, "yes")[:4] == [
        (63, {"type": "advanced", "seat": D, "level": 4}),
        (63, {"type": "bonus", "seat": D, "bonus": "place"}),
        (63, {"type": "skipped", "seat": D, "step": "may_place"}),
        (63, {"type": "skipped", "seat": D, "step": "race"}),
    ]


@pytest.mark.rule("GA-BON-6")
@pytest.mark.parametrize("pair", [("race-2", "finance-3"), ("finance-3", "race-2")])
def test_two_hidden_characters_are_both_seen_in_the_order_taken(pair: tuple[str, str]) -> None:
    state = position(tokens=[["C2"], ["B5"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place C3", f"character {pair[0]}")
    assert events(state, f"character {pair[1]}") == [
        (63, {"type": "took", "seat": D, "places": list(pair)}),
        *((1, {"type": "saw", "seat": D, "place": p, "character": DEALT[p]}) for p in pair),
    ]


@pytest.mark.rule("GA-BON-6")
def test_two_characters_are_taken_and_the_hidden_ones_seen() -> None:
    state = position(tokens=[["C2"], ["B5"]], levels=[1, 1], won=[["cabaret-right"], ["race-1"]])
    play(state, "action cabaret_finance", "place C3")
    assert prompt(state) == (D, "first")
    left = [p for p in ALL_PLACES if p not in ("character cabaret-right", "character race-1")]
    assert offers(state) == [*left, "pass"]
    play(state, "character race-2")
    assert prompt(state) == (D, "second")
    assert state.view(J)["prompts"][0]["place"] == "race-2"
    assert offers(state) == [p for p in left if p != "character race-2"]  # no way back
    happened = events(state, "character race-5")
    assert happened == [
        (63, {"type": "took", "seat": D, "places": ["race-2", "race-5"]}),
        (1, {"type": "saw", "seat": D, "place": "race-2", "character": "blue-2"}),
    ]
    assert state.revealed
    assert prompt(state) == (D, "exchange")
    assert state.view(J)["prompts"][0]["places"] == ["race-2", "race-5"]
    assert offers(state) == ["pass", "yes"]
    assert seen_character(state, D, "race-2") == "blue-2"
    assert seen_character(state, J, "race-2") is None


@pytest.mark.rule("GA-BON-6")
@pytest.mark.parametrize(
    ("first", "second"),
    [("cabaret-left", "race-1"), ("cabaret-left", "race-2"), ("race-2", "cabaret-left"),
     ("race-2", "finance-3")],
)  # fmt: skip
def test_swapped_characters_change_places_and_take_their_side_along(
    first: str, second: str
) -> None:
    state = position(tokens=[["C2"], ["B5"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place C3")
    play(state, f"character {first}", f"character {second}", "yes")
    after = state.to_json()
    assert after["characters"] == {
        **DEALT, first: DEALT[second], second: DEALT[first],
    }  # fmt: skip
    other = {first: second, second: first}
    assert after["face_up"] == [p for p in DEALT if other.get(p, p) in FACE_UP]
    for place in (first, second):
        assert seen_character(state, D, place) == after["characters"][place]
        shown = after["characters"][place] if place in after["face_up"] else None
        assert seen_character(state, J, place) == seen_character(state, None, place) == shown


@pytest.mark.rule("GA-BON-6")
def test_a_character_swapped_twice_still_has_its_side() -> None:
    """The open one goes from race-1 to race-2 and on to race-3; the hidden ones stay hidden."""
    state = position(tokens=[["C2"], ["D2"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place C3", "character race-1", "character race-2", "yes")
    play(state, "action cabaret_cabaret", "place D1", "character race-3", "character race-2", "yes")
    obj = state.to_json()
    assert obj["face_up"] == [
        "cabaret-left", "cabaret-right", "finance-1", "finance-4", "race-3", "race-5",
    ]  # fmt: skip
    assert [obj["characters"][f"race-{n}"] for n in (1, 2, 3)] == ["blue-2", "green-2", "red-2"]
    for seat, sees in (
        (D, ["blue-2", None, "red-2"]),
        (J, [None, "green-2", "red-2"]),
        (None, [None, None, "red-2"]),
    ):
        assert [seen_character(state, seat, f"race-{n}") for n in (1, 2, 3)] == sees


@pytest.mark.rule("GA-BON-6")
def test_a_swapped_character_is_won_with_its_side() -> None:
    """Dorothy brings the open red-2 to row 4 and wins it there for everybody to see; the hidden
    yellow-3 waits face down at row 1."""
    state = position(
        tokens=[["C2", "R4.1", "R4.2"], ["B5"]], levels=[3, 3], won=[["finance-1"], []]
    )
    play(state, "action cabaret_finance", "place C3", "character race-1", "character race-4", "yes")
    play(state, "action race_race", "place R2.1", "place R3.1")
    play(state, "action finance_race", "pass", "place R4.3")
    assert state.to_json()["won"] == [["finance-1", "race-4"], []]
    assert not state.revealed
    there = state.view(J)["characters"]
    assert (there[10]["character"], there[10]["face_up"]) == ("red-2", True)
    assert (there[7]["character"], there[7]["face_up"]) == (None, False)


@pytest.mark.rule("GA-BON-6")
@pytest.mark.parametrize("pair", [("race-2", "race-1"), ("race-1", "race-2")])
def test_under_the_first_rules_the_place_kept_its_side(pair: tuple[str, str]) -> None:
    state = position(tokens=[["C2"], ["B5"]], levels=[1, 1], rules=1)
    play(state, "action cabaret_finance", "place C3", *(f"character {p}" for p in pair), "yes")
    assert state.to_json()["face_up"] == FACE_UP
    assert state.revealed
    for seat in (D, J):
        assert seen_character(state, seat, "race-1") == "blue-2"
        assert seen_character(state, seat, "race-2") == "red-2"
    assert seen_character(state, None, "race-2") is None


@pytest.mark.rule("GA-BON-6")
def test_not_swapped_they_stay() -> None:
    state = position(tokens=[["C2"], ["B5"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place C3", "character race-2", "character race-3")
    change = changes(state, "pass")
    assert "characters" not in change
    assert change["levels"] == [2, 1]
    assert [seen_character(state, D, p) for p in ("race-2", "race-3")] == ["blue-2", "green-2"]


@pytest.mark.rule("GA-BON-6")
@pytest.mark.parametrize(
    ("pair", "audience"),
    [(("race-2", "race-3"), 1), (("race-2", "race-1"), 63), (("race-1", "race-5"), 63),
     (("race-1", "race-2"), 63)],
)  # fmt: skip
def test_who_learns_whether_they_were_swapped(pair: tuple[str, str], audience: int) -> None:
    for answer, type_ in (("yes", "characters_swapped"), ("pass", "characters_kept")):
        state = position(tokens=[["C2"], ["B5"]], levels=[1, 1])
        play(state, "action cabaret_finance", "place C3", *(f"character {p}" for p in pair))
        happened = events(state, answer)
        assert happened[0] == (audience, {"type": type_, "seat": D, "places": list(pair)})
        assert len(happened) == 2  # and the advance


@pytest.mark.rule("GA-BON-6")
def test_two_hidden_characters_swapped_or_not_look_alike() -> None:
    views = []
    for answer in ("yes", "pass"):
        state = position(tokens=[["C2"], ["B5"]], levels=[1, 1], knows=([], ["race-2"]))
        play(state, "action cabaret_finance", "place C3", "character race-2", "character race-3")
        play(state, answer)
        views.append((state.view(J), state.view(None), state.to_json()["beliefs"][J]))
        assert state.view(D)["characters"][8]["character"] == (
            "green-2" if answer == "yes" else "blue-2"
        )
    assert views[0] == views[1]


@pytest.mark.rule("GA-BON-7")
def test_a_tile_for_an_empty_slot() -> None:
    state = position(tokens=[["B1", "R1.1"], ["B5"]], slots=[None, "three_rows"])
    play(state, "action race_race", "place R1.2")
    assert offers(state) == ["pass", "yes"]
    pile = state.to_json()["pile"]
    happened = events(state, "yes")
    assert happened == [
        *((1, {"type": "drew_tile", "seat": D, "tile": tile}) for tile in pile[:3]),
        (63, {"type": "drew", "seat": D, "count": 3}),
    ]
    assert state.revealed
    assert prompt(state) == (D, "take")
    assert state.to_json()["pile"] == pile[3:]
    assert offers(state) == [f"tile {tile}" for tile in pile[:3]]
    assert state.view(D)["tiles"]["drawn"] == pile[:3]
    assert state.view(J)["tiles"]["drawn"] == []
    assert state.view(None)["tiles"]["drawn_count"] == 3
    happened = events(state, f"tile {pile[1]}")
    assert happened == [
        (1, {"type": "tile_discarded", "seat": D, "tile": pile[0]}),
        (1, {"type": "tile_discarded", "seat": D, "tile": pile[2]}),
        (63, {"type": "discarded", "seat": D, "count": 2}),
        (63, {"type": "tile_in_slot", "seat": D, "tile": pile[1]}),
    ]
    obj = state.to_json()
    assert obj["slots"] == [pile[1], "three_rows"]
    assert obj["discards"] == [[pile[0], pile[2]], []]
    assert obj["drawn"] == []
    assert state.view(D)["tiles"]["discards"] == [[pile[0], pile[2]], None]
    assert state.view(J)["tiles"]["discards"] == [None, []]
    assert state.view(J)["tiles"]["discard_counts"] == [2, 0]
    assert prompt(state) == (D, "token_race")


@pytest.mark.rule("GA-BON-7")
@pytest.mark.parametrize("seat", [D, J])
def test_with_a_tile_already_there_one_of_the_two_stays(seat: int) -> None:
    hers = [["B1", "R1.1"], ["B5"]]
    slots: list[str | None] = ["three_rows", None] if seat == D else [None, "three_rows"]
    aside: list[list[str]] = [[], []]
    aside[seat] = ["race_anywhere"]
    for stays, goes in (("three_rows", "three_linked"), ("three_linked", "three_rows")):
        state = position(
            tokens=hers if seat == D else hers[::-1], slots=slots, aside=aside, active=seat,
            actor=seat,
        )  # fmt: skip
        play(state, "action race_race", "place R1.2", "yes", "tile three_linked")
        assert prompt(state) == (seat, "stay")
        assert offers(state) == ["tile three_linked", "tile three_rows"]
        assert state.to_json()["discards"][seat] == ["two_tables", "cabaret_swap"]
        assert state.view(seat)["tiles"]["drawn"] == ["three_linked"]
        assert state.view(1 - seat)["tiles"]["drawn"] == []
        happened = events(state, f"tile {stays}")
        assert happened == [
            (63, {"type": "tile_in_slot", "seat": seat, "tile": stays}),
            (63, {"type": "tile_aside", "seat": seat, "tile": goes}),
        ]
        obj = state.to_json()
        assert obj["slots"][seat] == stays
        assert sorted(obj["aside"][seat]) == sorted([goes, "race_anywhere"])
        assert obj["aside"][1 - seat] == []
        assert obj["drawn"] == []
        assert state.view(1 - seat)["tiles"]["aside"] == obj["aside"]
        assert state.view(seat)["prestige"][seat] == 3  # one in the slot, two aside


@pytest.mark.rule("GA-BON-7")
def test_a_short_pile_gives_what_it_has_and_an_empty_one_nothing() -> None:
    rest = ["two_tables", "three_linked"]
    others = [t for t in position().to_json()["pile"] if t not in rest]
    state = position(tokens=[["B1", "R1.1"], ["B5"]], used=others)
    play(state, "action race_race", "place R1.2", "yes")
    assert offers(state) == ["tile two_tables", "tile three_linked"]
    assert state.to_json()["pile"] == []
    # It has no tile but those in it, whichever they are.
    state = position(tokens=[["B1", "R1.1"], ["B5"]], used=["two_tables", *others])
    play(state, "action race_race", "place R1.2")
    assert events(state, "yes") == [
        (1, {"type": "drew_tile", "seat": D, "tile": "three_linked"}),
        (63, {"type": "drew", "seat": D, "count": 1}),
    ]
    assert offers(state) == ["tile three_linked"]
    state = position(tokens=[["B1", "R1.1"], ["B5"]], used=[*others, *rest])
    happened = events(state, "action race_race", "place R1.2")
    assert happened[-1] == (63, {"type": "skipped", "seat": D, "step": "may_draw"})
    assert prompt(state) == (D, "token_race")


def test_hidden_places_of_the_usual_position() -> None:
    assert FACE_DOWN == [
        "cabaret-bottom", "finance-2", "finance-3", "race-2", "race-3", "race-4",
    ]  # fmt: skip
