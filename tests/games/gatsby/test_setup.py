"""Material and set-up (GA-MAT, GA-SET)."""

from collections import Counter
from typing import Any

import pytest

from coterie.engine.errors import BadRequest
from coterie.engine.rng import seeded
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.moves import PLACES
from coterie.games.gatsby.position import TILES

from .table import (
    FACE_UP,
    GAME,
    SUITS,
    D,
    J,
    changes,
    events,
    offers,
    play,
    position,
    prompt,
    spaces,
)

NEW = [GAME.new(seed=seed) for seed in range(200)]
PRESTIGE = {
    "yellow": (3, 0, 2), "purple": (2, 1, 2), "red": (3, 1, 1), "blue": (2, 1, 2),
    "green": (2, 3, 0),
}  # fmt: skip


def prestige(character: str) -> int:
    suit, number = character.split("-")
    return PRESTIGE[suit][int(number) - 1]


def bonuses(layout: list[int]) -> dict[str, str]:
    """The printed spaces of the Cabaret, laid like this."""
    view = position(layout=layout).view(None)["spaces"]
    return {
        s["space"]: "star" if s["star"] else s["bonus"] for s in view if s["bonus"] or s["star"]
    }


@pytest.mark.rule("GA-MAT-1")
def test_a_player_has_20_tokens_and_without_one_places_none() -> None:
    nineteen = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["D1"]
    state = position(tokens=[nineteen, ["E1"]], action=1)
    assert state.view(None)["supply"] == [1, 19]
    assert state.view(None)["spaces"][0]["token"] == D
    play(state, "action cabaret_cabaret")
    assert spaces(state) == "D2 D3 D4 D5 D6 E2 F1"
    # The last token: the linked one is skipped.
    assert changes(state, "place D2") == {
        "tokens": [[*nineteen, "D2"], ["E1"]], "active": J, "actor": J, "changed": True,
        "step": "link", "agenda": [], "link": "D2", "asked": "action",
        "won": [["cabaret-left"], []],
    }  # fmt: skip


@pytest.mark.rule("GA-MAT-1")
def test_without_tokens_all_placements_are_skipped() -> None:
    twenty = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["E1", "E2"]
    kept: dict[str, Any] = {
        "tokens": [twenty, ["F6"]], "won": [["cabaret-left"], ["finance-1"]], "levels": [5, 6],
    }  # fmt: skip
    state = position(**kept, slots=["three_rows", None], action=0)
    assert changes(state, "action race_race") == {
        "action": 3, "active": J, "actor": J, "step": "race", "idle": 1,
    }  # fmt: skip
    state = position(**kept, action=0)
    change = changes(state, "action cabaret_finance")
    assert change["levels"] == [7, 6]
    assert change["won"] == [["cabaret-left", "finance-2"], ["finance-1"]]
    for tile in ("cabaret_anywhere", "two_on_a_row", "race_anywhere", "two_tables"):
        state = position(**kept, slots=[tile, None])
        play(state, "action special")
        assert prompt(state) == (J, "action")
        assert state.to_json()["tokens"] == [twenty, ["F6"]]


@pytest.mark.rule("GA-MAT-1")
def test_the_second_token_on_a_row_needs_a_token_too() -> None:
    nineteen = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["E1"]
    state = position(
        tokens=[nineteen, ["F6"]], won=[["cabaret-left"], []], slots=["two_on_a_row", None]
    )
    play(state, "action special", "place R4.1")
    assert state.to_json()["tokens"][0] == [*nineteen, "R4.1"]
    assert prompt(state) == (J, "action")


@pytest.mark.rule("GA-MAT-1")
def test_the_limit_can_be_lifted() -> None:
    twenty = [f"{a}{b}" for a in "ABC" for b in range(1, 7)] + ["D1", "D2"]
    state = position(tokens=[twenty, ["F6"]], won=[["cabaret-left"], []], supply="unlimited")
    assert state.view(None)["supply"] == [None, None]
    play(state, "action race_race")
    assert prompt(state) == (D, "token_race")
    assert GAME.new(options={"influence_supply": "unlimited"}).to_json()["supply"] == "unlimited"
    assert GAME.new(options={"influence_supply": 20}).to_json()["supply"] == 20
    assert GAME.new().to_json()["supply"] == 20
    wrong: Any
    for wrong in (19, "20", True, None):
        with pytest.raises(BadRequest):
            GAME.new(options={"influence_supply": wrong})
    with pytest.raises(BadRequest):
        GAME.new(options={"influence": 20})
    with pytest.raises(BadRequest):
        GAME.new(players=3)


@pytest.mark.rule("GA-MAT-2")
def test_five_suits_of_three_characters() -> None:
    everybody = {f"{suit}-{n}" for suit in SUITS for n in (1, 2, 3)}
    for state in NEW:
        assert set(state.to_json()["characters"].values()) == everybody
    for suit in SUITS:
        for n in (1, 2, 3):
            # Dorothy owns this one character; her prestige is the character's.
            deal = dict(zip(PLACES, sorted(everybody), strict=True))
            place = next(p for p, c in deal.items() if c == f"{suit}-{n}")
            if place.startswith("out"):
                deal[place], deal["race-4"] = deal["race-4"], deal[place]
                place = "race-4"
            state = position(characters=deal, won=[[place], []])
            assert state.view(D)["prestige"] == [PRESTIGE[suit][n - 1], None]
    assert GAME.board.shapes == ["diamond", "bars", "circle", "ribbon", "square"]  # type: ignore[attr-defined]


@pytest.mark.rule("GA-MAT-3")
def test_a_fifth_overlay_is_never_needed() -> None:
    """With four rows closed, closing the fifth ends the game."""
    state = position(
        tokens=[["B1", "R5.1"], ["C1", "R5.2"]],
        won=[["race-1", "race-2"], ["race-3", "race-4"]],
        characters=dict(zip(PLACES, [
            "yellow-1", "purple-1", "red-1", "blue-1", "green-1", "yellow-2", "purple-2",
            "red-2", "blue-2", "green-2", "green-3", "red-3", "purple-3", "blue-3", "yellow-3",
        ], strict=True)),
    )  # fmt: skip
    play(state, "action race_race", "place R5.3", "pass")
    assert state.result is not None
    assert state.to_json()["closed"] == [1, 2, 3, 4, 5]
    tiles = NEW[0].to_json()
    assert sorted(tiles["pile"] + tiles["drawn"]) == sorted(TILES)
    assert len(NEW[0].view(None)["spaces"]) == 36 + 21


@pytest.mark.rule("GA-SET-1")
def test_tiles_are_shuffled_and_turned() -> None:
    seen: list[Counter[int]] = [Counter(), Counter(), Counter(), Counter()]
    for state in NEW:
        layout = state.to_json()["layout"]
        assert sorted(laid // 4 for laid in layout) == [0, 1, 2, 3]
        for slot, laid in enumerate(layout):
            seen[slot][laid] += 1
    for counter in seen:
        assert set(counter) == set(range(16))


@pytest.mark.rule("GA-SET-1")
def test_how_a_laid_tile_makes_the_board() -> None:
    assert bonuses([0, 4, 8, 12]) == {
        "A1": "force", "A3": "star", "A4": "swap_tokens", "B2": "finance", "B5": "star",
        "C3": "swap_characters", "C4": "finance", "C6": "force", "D1": "swap_characters",
        "D4": "swap_tokens", "E2": "finance", "E5": "force", "F2": "star", "F3": "swap_tokens",
        "F4": "star", "F6": "swap_characters",
        "R1.1": "swap_characters", "R1.2": "special", "R1.3": "force", "R2.2": "force",
        "R2.3": "special", "R2.4": "swap_tokens", "R3.3": "finance", "R3.4": "special",
        "R3.5": "swap_tokens", "R4.2": "swap_characters", "R5.3": "finance",
    }  # fmt: skip
    quarter = bonuses([1, 4, 8, 12])  # the top tile a quarter clockwise
    assert {s: b for s, b in quarter.items() if s < "C4" and s[1] in "123"} == {
        "C1": "force", "B2": "finance", "A1": "star", "A3": "swap_characters",
    }  # fmt: skip
    half = bonuses([2, 4, 8, 12])
    assert {s: b for s, b in half.items() if s < "C4" and s[1] in "123"} == {
        "C3": "force", "B2": "finance", "C1": "star", "A1": "swap_characters",
    }  # fmt: skip
    other = bonuses([15, 10, 4, 1])  # tile 3 turned back, tile 2 half, tiles 1 and 0
    assert {s: b for s, b in other.items() if s[0] != "R"} == {
        "A3": "swap_tokens", "B2": "force", "A1": "star", "C1": "swap_characters",
        "F3": "swap_tokens", "D3": "finance", "E2": "star", "D1": "force",
        "A4": "swap_characters", "B5": "finance", "C5": "star", "C6": "swap_tokens",
        "F4": "force", "E5": "finance", "D4": "star", "D6": "swap_characters",
    }  # fmt: skip


@pytest.mark.rule("GA-SET-2")
def test_twelve_characters_are_dealt_and_three_leave_unseen() -> None:
    counts: Counter[str] = Counter()
    for state in NEW:
        obj = state.to_json()
        assert list(obj["characters"]) == list(PLACES)
        assert len(set(obj["characters"].values())) == 15
        counts[obj["characters"]["out-1"]] += 1
        for seat in (D, J, None):
            shown = state.view(seat)["characters"]
            assert [c["place"] for c in shown] == list(PLACES[:12])
            names = {c["character"] for c in shown} | {m for c in shown for m in c["maybe"]}
            assert not names & {obj["characters"][f"out-{n}"] for n in (1, 2, 3)}
    assert len(counts) == 15  # anybody may be left out


@pytest.mark.rule("GA-SET-3")
def test_six_characters_are_face_up() -> None:
    for state in NEW[:20]:
        obj = state.to_json()
        assert obj["face_up"] == FACE_UP
        for seat in (D, J, None):
            for character in state.view(seat)["characters"]:
                open_ = character["place"] in FACE_UP
                there = obj["characters"][character["place"]]
                assert character["character"] == (there if open_ else None)
                assert character["face_up"] == open_
                assert character["on_board"]
                assert character["owner"] is None


@pytest.mark.rule("GA-SET-4")
def test_the_better_open_character_is_above() -> None:
    for state in NEW:
        there = {p: prestige(c) for p, c in state.to_json()["characters"].items()}
        assert there["finance-1"] <= there["finance-4"]
        assert there["race-5"] <= there["race-1"]
    # Not a rule for the two at the Cabaret, nor for hidden ones.
    assert any(
        prestige(s.to_json()["characters"]["cabaret-left"])
        > prestige(s.to_json()["characters"]["cabaret-right"])
        for s in NEW
    )


@pytest.mark.rule("GA-SET-4")
def test_equals_stay_where_they_were_dealt() -> None:
    equal = 0
    for seed, state in enumerate(NEW):
        dice = seeded(seed)
        dice.shuffle([0, 1, 2, 3])
        for _ in range(4):
            dice.below(4)
        deal = list(range(15))
        dice.shuffle(deal)
        there = state.to_json()["characters"]
        for low, high in (("finance-1", "finance-4"), ("race-5", "race-1")):
            dealt_low, dealt_high = (
                f"{SUITS[n // 3]}-{n % 3 + 1}"
                for n in (deal[PLACES.index(low)], deal[PLACES.index(high)])
            )
            turned = prestige(dealt_low) > prestige(dealt_high)
            assert (there[low] == dealt_high) == turned
            assert (there[low] == dealt_low) != turned
            equal += prestige(dealt_low) == prestige(dealt_high)
    assert equal > 20


@pytest.mark.rule("GA-SET-5")
def test_tiles_are_shuffled_and_ascension_starts_at_nought() -> None:
    tops = Counter(state.to_json()["pile"][0] for state in NEW)
    assert set(tops) == set(TILES)
    for state in NEW:
        obj = state.to_json()
        assert obj["levels"] == [0, 0]
        assert len(obj["pile"]) == 9
        assert state.view(None)["tiles"]["pile"] == 9


@pytest.mark.rule("GA-SET-6")
def test_a_coin_decides_who_starts() -> None:
    starts = Counter(state.to_json()["active"] for state in NEW)
    assert 70 < starts[D] < 130
    for state in NEW:
        obj = state.to_json()
        assert obj["actor"] == 1 - obj["active"]
        assert prompt(state) == (1 - obj["active"], "keep")
        assert state.revealed


@pytest.mark.rule("GA-SET-6")
def test_the_other_player_keeps_a_tile_and_takes_a_star() -> None:
    for seed in (0, 1, 2, 3, 4, 5):
        state = GAME.new(seed=seed)
        obj = state.to_json()
        second, first = obj["actor"], obj["active"]
        kept, thrown = obj["drawn"]
        assert offers(state) == [f"tile {kept}", f"tile {thrown}"]
        assert state.view(second)["tiles"]["drawn"] == [kept, thrown]
        assert state.view(first)["tiles"]["drawn"] == []
        assert state.view(first)["tiles"]["drawn_count"] == 2
        change = changes(state, f"tile {kept}")
        slots: list[str | None] = [None, None]
        slots[second] = kept
        discards: list[list[str]] = [[], []]
        discards[second] = [thrown]
        assert change == {
            "drawn": [], "slots": slots, "discards": discards, "asked": "star",
        }  # fmt: skip
        assert state.view(first)["tiles"]["slots"] == slots
        assert state.view(first)["tiles"]["discards"] == [[], None] if first == D else [None, []]
        assert prompt(state) == (second, "star")
        stars = [s["space"] for s in state.view(None)["spaces"] if s["star"]]
        assert offers(state) == [f"place {star}" for star in stars]
        assert len(stars) == 4
        tokens: list[list[str]] = [[], []]
        tokens[second] = [stars[2]]
        assert events(state.clone(), f"place {stars[2]}") == [
            (EVERYONE, {"type": "star", "seat": second, "space": stars[2]})
        ]
        assert changes(state, f"place {stars[2]}") == {
            "tokens": tokens, "actor": first, "asked": "action", "revealed": False,
        }  # fmt: skip
        assert offers(state) == [
            "action cabaret_cabaret", "action cabaret_finance", "action finance_race",
            "action race_race",
        ]  # fmt: skip
