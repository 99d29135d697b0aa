"""Hidden information (GA-HID): views, memory, samples."""

from collections import Counter
from itertools import pairwise, permutations
from math import factorial, sqrt
from typing import Any

import pytest

from coterie.engine.rng import seeded
from coterie.games.gatsby.state import GatsbyState

from .table import (
    DEALT,
    FACE_DOWN,
    FACE_UP,
    GAME,
    SUITS,
    D,
    J,
    changes,
    dealt,
    maybe,
    offers,
    play,
    position,
    position_json,
    prompt,
    seen_character,
)

BALL = {"tokens": [["B1"], ["C1"]], "levels": [1, 1]}  # Masked Ball: swap characters at once


def look(state: GatsbyState, first: str, second: str, answer: str) -> GatsbyState:
    """The player to act plays Masked Ball and takes two characters."""
    play(state, "action special", f"character {first}", f"character {second}", answer, "pass")
    return state


# What a seat sees.


@pytest.mark.rule("GA-HID-1")
def test_what_each_seat_sees_of_the_characters() -> None:
    state = position(
        won=[["race-4", "cabaret-left"], ["race-2", "race-5"]], knows=(["finance-2"], ["race-3"])
    )
    for seat, seen in (
        (D, {*FACE_UP, "race-4", "finance-2"}),
        (J, {*FACE_UP, "race-2", "race-3"}),
        (None, {*FACE_UP}),
    ):
        shown = {c["place"]: c["character"] for c in state.view(seat)["characters"]}
        assert shown == {p: DEALT[p] if p in seen else None for p in list(DEALT)[:12]}


@pytest.mark.rule("GA-HID-1")
def test_the_whole_view() -> None:
    state = position(
        won=[["race-4"], ["finance-1"]], tokens=[["A1", "R1.1"], ["B5"]], levels=[2, 3],
        slots=["two_tables", None], aside=[[], ["swap_race"]], used=["three_rows"],
        discards=[["grand_tour"], ["race_anywhere"]], action=5, idle=1,
    )  # fmt: skip
    view = state.view(J)
    spaces = {s["space"]: s for s in view.pop("spaces")}
    assert len(spaces) == 57
    assert spaces["A1"] == {"space": "A1", "bonus": "force", "star": False, "token": D}
    assert spaces["B5"] == {"space": "B5", "bonus": None, "star": True, "token": J}
    assert spaces["R1.2"] == {"space": "R1.2", "bonus": "special", "star": False, "token": None}
    assert [s for s in spaces if spaces[s]["token"] is not None] == ["A1", "B5", "R1.1"]
    characters = view.pop("characters")
    assert characters[3] == {
        "place": "finance-1", "on_board": False, "owner": J, "face_up": True,
        "character": "blue-1", "maybe": [],
    }  # fmt: skip
    assert characters[10] == {
        "place": "race-4", "on_board": False, "owner": D, "face_up": False, "character": None,
        "maybe": [],
    }  # fmt: skip
    assert view == {
        "game": "gatsby", "players": 2, "seat": J, "to_act": [D], "may_act": [],
        "prompts": [{"type": "action", "seat": D, "clause": "GA-TURN-2"}], "result": None,
        "active": D, "action": {"action": "special", "seat": J}, "force": False, "idle": 1,
        "layout": [{"tile": n, "turns": 0} for n in range(4)], "closed": [4], "levels": [2, 3],
        "supply": [18, 19], "prestige": [None, 3],
        "tiles": {
            "pile": 6, "drawn": [], "drawn_count": 0, "using": None, "used": ["three_rows"],
            "slots": ["two_tables", None], "aside": [[], ["swap_race"]],
            "discards": [None, ["race_anywhere"]], "discard_counts": [1, 1],
        },
    }  # fmt: skip


def hidden_swapped(obj: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    """Positions that differ from this one only in what the seat cannot know."""
    known = {*obj["face_up"]}
    if seat is not None:
        known |= {*obj["beliefs"][seat][0]}
    unknown = [p for p in DEALT if p not in known]
    variants = []
    for p, q in pairwise(unknown):
        deal = {**obj["characters"], p: obj["characters"][q], q: obj["characters"][p]}
        rename = {obj["characters"][p]: deal[p], obj["characters"][q]: deal[q]}
        beliefs = [
            [{place: rename.get(c, c) for place, c in world.items()} for world in belief]
            for belief in obj["beliefs"]
        ]
        if seat is not None:
            beliefs[seat] = obj["beliefs"][seat]
        variants.append({**obj, "characters": deal, "beliefs": beliefs})
    variants.append({**obj, "pile": obj["pile"][::-1]})
    variants.append({**obj, "dice": [9, 9, 9, 9]})
    for other in (D, J):
        if other != seat and obj["discards"][other]:
            thrown = obj["discards"][other][0]
            discards = [list(d) for d in obj["discards"]]
            discards[other][0] = obj["pile"][0]
            variants.append({**obj, "discards": discards, "pile": [thrown, *obj["pile"][1:]]})
    return variants


@pytest.mark.rule("GA-HID-1")
@pytest.mark.parametrize("seat", [D, J, None])
def test_nothing_hidden_shows(seat: int | None) -> None:
    obj = position_json(
        won=[["race-4"], ["race-2"]], knows=(["finance-2"], ["race-3"]),
        discards=[["grand_tour"], ["race_anywhere"]],
    )  # fmt: skip
    view = GAME.from_json(obj).view(seat)
    variants = hidden_swapped(obj, seat)
    assert len(variants) > 6
    for variant in variants:
        assert GAME.from_json(variant).view(seat) == view


@pytest.mark.rule("GA-HID-1")
def test_the_opponents_drawn_tiles_do_not_show() -> None:
    obj = position_json(drawn=["two_tables", "swap_race"], asked="keep", actor=J)
    other = position_json(drawn=["three_rows", "grand_tour"], asked="keep", actor=J)
    for seat in (D, None):
        assert GAME.from_json(obj).view(seat) == GAME.from_json(other).view(seat)
    assert GAME.from_json(obj).view(J) != GAME.from_json(other).view(J)


# What a seat remembers.


@pytest.mark.rule("GA-HID-2")
def test_a_peek_is_remembered_and_a_secret_swap_makes_it_uncertain() -> None:
    state = position(**BALL, slots=["double_swap", None])
    look(state, "race-2", "cabaret-left", "pass")
    assert seen_character(state, D, "race-2") == "blue-2"
    assert seen_character(state, J, "race-2") is None
    # James takes race-2 together with another hidden one: Dorothy no longer knows which.
    for answer in ("yes", "pass"):
        state = position(
            **BALL, slots=[None, "double_swap"], knows=(["race-2"], []), active=J, actor=J
        )
        look(state, "race-3", "race-2", answer)
        for place in ("race-2", "race-3"):
            assert seen_character(state, D, place) is None
            assert maybe(state, D, place) == ["blue-2"]
        assert maybe(state, D, "race-4") == []
        there = "race-3" if answer == "yes" else "race-2"
        assert seen_character(state, J, there) == "blue-2"
        assert state.to_json()["beliefs"][D] == [
            {**{p: DEALT[p] for p in FACE_UP}, "race-2": "blue-2"},
            {**{p: DEALT[p] for p in FACE_UP}, "race-3": "blue-2"},
        ]


@pytest.mark.rule("GA-HID-2")
def test_knowing_both_one_knows_the_pair() -> None:
    state = position(
        **BALL, slots=[None, "double_swap"], knows=(["race-2", "race-3"], []), active=J, actor=J
    )
    look(state, "race-2", "race-3", "yes")
    for place in ("race-2", "race-3"):
        assert seen_character(state, D, place) is None
        assert maybe(state, D, place) == ["blue-2", "green-2"]


@pytest.mark.rule("GA-HID-2")
@pytest.mark.parametrize("swapped", [True, False])
def test_a_new_peek_makes_both_certain_again(swapped: bool) -> None:
    state = position(
        **BALL, slots=["three_rows", "double_swap"], knows=(["race-2"], []), active=J, actor=J,
        discards=[[], []],
    )  # fmt: skip
    look(state, "race-2", "race-3", "yes" if swapped else "pass")
    obj = state.to_json()
    obj = {**obj, "slots": ["double_swap", None], "used": ["three_rows"]}
    state = GAME.from_json(obj)  # type: ignore[assignment]
    look(state, "race-3", "race-1", "pass")
    # Seeing one of the two tells the other only if the known character is the one seen.
    if swapped:
        assert seen_character(state, D, "race-3") == "blue-2"
        assert seen_character(state, D, "race-2") is None
        assert maybe(state, D, "race-2") == []
    else:
        assert seen_character(state, D, "race-3") == "green-2"
        assert seen_character(state, D, "race-2") == "blue-2"
    assert len(state.to_json()["beliefs"][D]) == 1


@pytest.mark.rule("GA-HID-2")
def test_taken_together_with_a_face_up_one_it_stays_certain() -> None:
    for answer in ("yes", "pass"):
        state = position(
            **BALL, slots=[None, "double_swap"], knows=(["race-2"], []), active=J, actor=J
        )
        look(state, "race-2", "race-1", answer)
        there, other = ("race-1", "race-2") if answer == "yes" else ("race-2", "race-1")
        assert state.view(D)["characters"][list(DEALT).index(there)] == {
            "place": there, "on_board": True, "owner": None, "face_up": False,
            "character": "blue-2", "maybe": [],
        }  # fmt: skip
        assert seen_character(state, D, other) == "red-2"


@pytest.mark.rule("GA-HID-2")
@pytest.mark.parametrize("pair", [("race-2", "race-1"), ("race-1", "race-2")])
def test_a_public_swap_shows_nobody_anything_new(pair: tuple[str, str]) -> None:
    state = position(**BALL, slots=["double_swap", None])
    play(state, "action special", *(f"character {p}" for p in pair))
    play(state, "yes")
    assert not state.revealed
    assert seen_character(state, D, "race-1") == "blue-2"  # she has looked at it
    for seat in (J, None):
        assert seen_character(state, seat, "race-1") is None
    for seat in (D, J, None):
        assert seen_character(state, seat, "race-2") == "red-2"
    assert state.to_json()["beliefs"][J] == [
        {**{p: DEALT[p] for p in FACE_UP if p != "race-1"}, "race-2": "red-2"}
    ]


@pytest.mark.rule("GA-HID-2")
def test_a_public_swap_of_two_face_up_ones() -> None:
    state = position(**BALL, slots=["double_swap", None])
    play(state, "action special", "character race-1", "character race-5")
    assert not state.revealed
    change = changes(state, "yes")
    assert "revealed" not in change
    for seat in (D, J, None):
        assert seen_character(state, seat, "race-1") == "purple-3"
        assert seen_character(state, seat, "race-5") == "red-2"


@pytest.mark.rule("GA-HID-2")
def test_a_public_swap_moves_an_uncertainty() -> None:
    """Dorothy knows that blue-2 is at race-2 or race-3; what was at race-3 goes to race-1."""
    worlds = [
        {**{p: DEALT[p] for p in FACE_UP}, "race-2": "blue-2"},
        {**{p: DEALT[p] for p in FACE_UP}, "race-3": "blue-2"},
    ]
    james = [{p: DEALT[p] for p in FACE_UP}]
    state = position(
        **BALL, slots=[None, "double_swap"], beliefs=[worlds, james], active=J, actor=J
    )
    look(state, "race-3", "race-1", "yes")
    for place in ("race-1", "race-2"):
        assert seen_character(state, D, place) is None
        assert maybe(state, D, place) == ["blue-2"]
    assert seen_character(state, D, "race-3") == "red-2"


@pytest.mark.rule("GA-HID-2")
def test_winning_a_character_settles_an_uncertainty() -> None:
    worlds = [
        {**{p: DEALT[p] for p in FACE_UP}, "race-4": "yellow-3"},
        {**{p: DEALT[p] for p in FACE_UP}, "race-2": "yellow-3"},
    ]
    state = position(
        tokens=[["B1", "R4.1", "R4.2"], ["C1"]], levels=[1, 1], beliefs=[worlds, [dict(worlds[0])]]
    )
    play(state, "action finance_race", "place R4.3")
    assert state.to_json()["beliefs"][D] == [worlds[0]]
    assert seen_character(state, J, "race-4") == "yellow-3"  # James had seen it before


# Samples.


def chi_square(counts: Counter[Any], expected: set[Any], draws: int) -> float:
    assert set(counts) == expected
    mean = draws / len(expected)
    return sum((n - mean) ** 2 / mean for n in counts.values())


def sampled_worlds(state: GatsbyState, seat: int, draws: int) -> Counter[tuple[str, ...]]:
    rng = seeded(5)
    view = state.view(seat)
    counts: Counter[tuple[str, ...]] = Counter()
    for n in range(draws):
        sample = state.sample(seat, rng)
        if n < 20:
            assert sample.view(seat) == view
        counts[deal_of(sample)] += 1
    return counts


def deal_of(state: GatsbyState) -> tuple[str, ...]:
    numbers = [state.characters >> 4 * place & 15 for place in range(15)]
    return tuple(f"{SUITS[n // 3]}-{n % 3 + 1}" for n in numbers)


def limit(worlds: int) -> float:
    """A value that chi-square exceeds about once in 10,000 times."""
    freedom = worlds - 1
    return freedom + 4 * sqrt(2 * freedom) + 6


@pytest.mark.rule("GA-HID-3")
def test_samples_are_uniform_over_what_is_unknown() -> None:
    known = [p for p in FACE_DOWN if p != "race-2"]  # unknown: race-2 and the three left out
    state = position(knows=(known, []))
    unknown = ["race-2", "out-1", "out-2", "out-3"]
    worlds = {
        tuple({**DEALT, **dict(zip(unknown, deal, strict=True))}.values())
        for deal in permutations(DEALT[p] for p in unknown)
    }
    assert len(worlds) == factorial(4)
    assert chi_square(sampled_worlds(state, D, 2400), worlds, 2400) < limit(24)


@pytest.mark.rule("GA-HID-3")
def test_samples_are_uniform_over_an_uncertain_peek() -> None:
    """blue-2 is at race-2 or race-3; the other of the two, and the three left out, are unknown."""
    certain = {p: c for p, c in DEALT.items() if not p.startswith("out")}
    del certain["race-2"], certain["race-3"]
    beliefs = [
        [{**certain, "race-2": "blue-2"}, {**certain, "race-3": "blue-2"}],
        [{p: DEALT[p] for p in FACE_UP}],
    ]
    state = position(beliefs=beliefs)
    unknown = ["race-2", "race-3", "out-1", "out-2", "out-3"]
    worlds = {
        tuple({**DEALT, **dict(zip(unknown, deal, strict=True))}.values())
        for deal in permutations(DEALT[p] for p in unknown)
        if "blue-2" in deal[:2]
    }
    assert len(worlds) == 2 * factorial(4)
    assert chi_square(sampled_worlds(state, D, 3000), worlds, 3000) < limit(48)


@pytest.mark.rule("GA-HID-3")
@pytest.mark.parametrize("seat", [D, J])
def test_samples_know_that_the_game_has_not_ended(seat: int) -> None:
    """The opponent owns two yellows face up and a hidden character: it is not the third."""
    deal = dealt(cabaret_left="yellow-1", cabaret_right="yellow-2", out_1="yellow-3")
    theirs = ["cabaret-left", "cabaret-right", "race-2"]
    known = [p for p in FACE_DOWN if p != "race-2"]
    state = position(
        characters=deal, won=[[], theirs] if seat == D else [theirs, []],
        knows=(known, []) if seat == D else ([], known),
    )  # fmt: skip
    unknown = ["race-2", "out-1", "out-2", "out-3"]
    worlds = {
        tuple({**deal, **dict(zip(unknown, new, strict=True))}.values())
        for new in permutations(deal[p] for p in unknown)
        if new[0] != "yellow-3"
    }
    assert len(worlds) == 18
    assert chi_square(sampled_worlds(state, seat, 1800), worlds, 1800) < limit(18)


@pytest.mark.rule("GA-HID-3")
def test_samples_know_that_not_all_five_suits_are_owned() -> None:
    theirs = ["cabaret-left", "cabaret-right", "race-1", "race-5", "race-2"]
    deal = dealt(race_5="blue-1", race_2="red-3", out_1="green-1", out_2="green-2")
    known = [p for p in FACE_DOWN if p != "race-2"]
    state = position(characters=deal, won=[[], theirs], knows=(known, []))
    owned = {deal[p].split("-")[0] for p in theirs[:4]}
    assert owned == {"yellow", "purple", "red", "blue"}
    for world in sampled_worlds(state, D, 300):
        assert not world[8].startswith("green")


@pytest.mark.rule("GA-HID-3")
def test_a_sample_keeps_what_the_opponent_knows_of_it() -> None:
    state = position(knows=([], ["race-2", "race-3"]), won=[[], ["race-4"]])
    rng = seeded(3)
    for _ in range(20):
        sample = state.sample(D, rng).to_json()
        known = {*FACE_UP, "race-2", "race-3", "race-4"}
        assert sample["beliefs"][J] == [
            {p: c for p, c in sample["characters"].items() if p in known}
        ]
        assert sample["beliefs"][D] == state.to_json()["beliefs"][D]
    # An uncertain peek of the opponent's stays uncertain about the same two places.
    worlds = [
        {**{p: DEALT[p] for p in FACE_UP}, "race-2": "blue-2"},
        {**{p: DEALT[p] for p in FACE_UP}, "race-3": "blue-2"},
    ]
    state = position(beliefs=[[{p: DEALT[p] for p in FACE_UP}], worlds])
    seen = set()
    for _ in range(40):
        sample = state.sample(D, rng).to_json()
        first, second = sample["beliefs"][J]
        assert first["race-2"] == sample["characters"]["race-2"] == second["race-3"]
        assert ("race-3" in first, "race-2" in second) == (False, False)
        seen.add(first["race-2"])
    assert len(seen) > 5


@pytest.mark.rule("GA-HID-3")
@pytest.mark.parametrize("seat", [D, J])
def test_samples_of_unseen_tiles_are_uniform(seat: int) -> None:
    """Unseen: a pile of two and one discard of the opponent's."""
    mine, theirs = ["three_rows"], ["swap_race"]
    rest = ["two_tables", "three_linked"]
    gone = [t for t in position().to_json()["pile"] if t not in (*mine, *theirs, *rest)]
    state = position(discards=[mine, theirs] if seat == D else [theirs, mine], used=gone)
    rng = seeded(6)
    counts: Counter[Any] = Counter()
    for _ in range(900):
        sample = state.sample(seat, rng)
        assert sample.pile < 16**2  # the pile holds two tiles and nothing else
        obj = sample.to_json()
        assert obj["discards"][seat] == mine
        counts[(*obj["discards"][1 - seat], *obj["pile"])] += 1
    assert chi_square(counts, set(permutations([*theirs, *rest])), 900) < limit(6)


@pytest.mark.rule("GA-HID-3")
def test_samples_of_tiles_the_opponent_has_drawn() -> None:
    drawn, pile = ["three_rows", "swap_race"], ["two_tables", "three_linked"]
    gone = [t for t in position().to_json()["pile"] if t not in (*drawn, *pile)]
    state = position(drawn=drawn, used=gone, asked="keep", actor=J)
    rng = seeded(7)
    counts: Counter[Any] = Counter()
    for _ in range(1200):
        sample = state.sample(D, rng)
        obj = sample.to_json()
        counts[(frozenset(obj["drawn"]), *obj["pile"])] += 1
        assert offers(sample) == [f"tile {tile}" for tile in obj["drawn"]]
    worlds = {(frozenset(p[:2]), *p[2:]) for p in permutations([*drawn, *pile])}
    assert len(worlds) == 12
    assert chi_square(counts, worlds, 1200) < limit(12)
    # The one who has drawn them knows them.
    for _ in range(20):
        assert set(state.sample(J, rng).to_json()["drawn"]) == set(drawn)


@pytest.mark.rule("GA-HID-3")
def test_samples_after_a_public_swap_keep_the_open_one_open() -> None:
    """James does not know what went from race-2 to race-1; everybody knows what lies at race-2."""
    known = [p for p in FACE_DOWN if p != "race-2"]
    state = position(**BALL, slots=["double_swap", None], knows=([], known))
    look(state, "race-1", "race-2", "yes")
    open_there = {**DEALT, "race-2": "red-2", "race-1": "blue-2"}
    unknown = ["race-1", "out-1", "out-2", "out-3"]
    worlds = {
        tuple({**open_there, **dict(zip(unknown, deal, strict=True))}.values())
        for deal in permutations(open_there[p] for p in unknown)
    }
    assert chi_square(sampled_worlds(state, J, 2400), worlds, 2400) < limit(24)
    rng = seeded(4)
    for _ in range(20):
        sample = state.sample(J, rng).to_json()
        assert sample["face_up"] == state.to_json()["face_up"]
        # Dorothy has looked at what went to race-1, whatever it is.
        assert sample["beliefs"][D][0]["race-1"] == sample["characters"]["race-1"]


@pytest.mark.rule("GA-HID-3")
def test_a_sample_has_dice_of_its_own_and_leaves_the_position_alone() -> None:
    state = position(knows=(["race-2"], ["race-3"]))
    before = state.to_json()
    rng = seeded(8)
    first, second = state.sample(D, rng), state.sample(D, rng)
    assert state.to_json() == before
    dice = [before["dice"], first.to_json()["dice"], second.to_json()["dice"]]
    assert dice[0] != dice[1] != dice[2] != dice[0]
    assert prompt(first) == prompt(state)


def test_a_sample_of_a_finished_game_is_the_game() -> None:
    state = position(
        characters=dealt(race_1="yellow-1", race_2="yellow-2", race_4="yellow-3"),
        won=[["race-1", "race-2"], []], levels=[1, 1], tokens=[["B1", "R4.1", "R4.2"], ["C1"]],
    )  # fmt: skip
    play(state, "action finance_race", "place R4.3")
    sample = state.sample(J, seeded(1)).to_json()
    assert {**sample, "dice": 0} == {**state.to_json(), "dice": 0}
