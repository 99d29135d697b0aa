"""The Cabaret (GA-CAB)."""

import pytest

from coterie.games.gatsby.rules.cabaret import joins, neighbours

from .table import D, J, events, play, position, prompt, spaces

LEFT = [f"C{n}" for n in range(1, 7)]  # from the upper-right side to the lower-left
RIGHT = [f"{a}3" for a in "ABCDEF"]  # from the upper-left side to the lower-right
STARS = ["A3", "B5", "F2", "F4"]


def won(state: object) -> list[list[str]]:
    found: list[list[str]] = state.to_json()["won"]  # type: ignore[attr-defined]
    return found


@pytest.mark.rule("GA-CAB-1")
@pytest.mark.parametrize(
    ("token", "near"),
    [
        ("A1", "A2 B1"), ("A6", "A5 B6"), ("F1", "E1 F2"), ("F6", "E6 F5"),
        ("A4", "A3 A5 B4"), ("F4", "E4 F3 F5"), ("D1", "C1 D2 E1"), ("C6", "B6 C5 D6"),
        ("C3", "B3 C2 C4 D3"),
    ],
)  # fmt: skip
def test_a_token_goes_next_to_any_token(token: str, near: str) -> None:
    for tokens in ([[token], []], [[], [token]]):
        state = position(tokens=tokens)
        play(state, "action cabaret_finance")
        assert spaces(state) == near


@pytest.mark.rule("GA-CAB-1")
def test_only_empty_spaces_are_offered_and_the_racetrack_is_no_neighbour() -> None:
    state = position(tokens=[["C3", "R1.1"], ["C4", "D3", "R2.1"]])
    play(state, "action cabaret_finance")
    assert spaces(state) == "B3 B4 C2 C5 D2 D4 E3"
    # F6 is number 35 and the first space of the Racetrack 36: they do not touch.
    state = position(tokens=[["A1", "R1.1", "R1.2"], []])
    play(state, "action cabaret_finance")
    assert spaces(state) == "A2 B1"


def test_neighbours() -> None:
    def space(name: str) -> int:
        return 1 << "ABCDEF".index(name[0]) * 6 + int(name[1]) - 1

    assert neighbours(0) == 0
    assert neighbours(space("A1")) == space("A2") | space("B1")
    assert neighbours(space("F6")) == space("E6") | space("F5")
    assert neighbours(space("B6") | space("C1")) == (
        space("A6") | space("C6") | space("B5") | space("B1") | space("D1") | space("C2")
    )
    assert not joins(0, 1, 1)
    assert joins(1, 1, 1)
    assert not joins(0b100001, 1, 0b100000)


@pytest.mark.rule("GA-CAB-2")
@pytest.mark.parametrize("missing", range(6))
def test_a_chain_wins_the_character_of_its_direction(missing: int) -> None:
    for chain, prize in ((LEFT, "cabaret-left"), (RIGHT, "cabaret-right")):
        last = chain[missing]
        tokens = [space for space in chain if space != last]
        state = position(tokens=[tokens, ["F6"]], levels=[1, 1])
        play(state, "action cabaret_finance", f"place {last}")
        while prompt(state)[1] in ("first", "advance", "mine"):
            play(state, "pass")
        assert won(state) == [[prize], []]
    # And for James.
    for chain, prize in ((LEFT, "cabaret-left"), (RIGHT, "cabaret-right")):
        last = chain[missing]
        tokens = [space for space in chain if space != last]
        state = position(tokens=[["F6"], tokens], levels=[1, 1], active=J, actor=J)
        play(state, "action cabaret_finance", f"place {last}")
        while prompt(state)[1] in ("first", "advance", "mine"):
            play(state, "pass")
        assert won(state) == [[], [prize]]


@pytest.mark.rule("GA-CAB-2")
def test_a_chain_may_wind() -> None:
    winding = [
        "A1",
        "B1",
        "B2",
        "B3",
        "B4",
        "A4",
        "A5",
        "A6",
        "B6",
        "C6",
        "D6",
        "D5",
        "D4",
        "D3",
        "E3",
        "E2",
    ]
    state = position(tokens=[winding, []], levels=[1, 1], won=[["cabaret-left"], []])
    play(state, "action cabaret_finance", "place F2")
    assert won(state) == [["cabaret-left", "cabaret-right"], []]


@pytest.mark.rule("GA-CAB-2")
@pytest.mark.parametrize(
    "tokens",
    [
        "C1 C2 C3 D4 D5 D6",  # corners do not join
        "A4 A5 A6 B1 B2 B3",  # the board has edges: A6 and B1 are far apart
        "C1 C2 C3 C5 C6",  # a gap
        "C2 C3 C4 C5 C6",  # short of the first side
        "C1 C2 C3 C4 C5",  # short of the last
        "A1 A2 A3 A4 A5",
        "A2 B2 C2 D2 E2",
        "B2 C2 D2 E2 F2",
        "A1 B1 C1 C2 D3 E3 F3",
    ],
)
def test_no_chain_no_character(tokens: str) -> None:
    state = position(tokens=[tokens.split(), ["E6"]], levels=[1, 1])
    play(state, "action finance_race", "place R4.1")
    assert won(state) == [[], []]


@pytest.mark.rule("GA-CAB-2")
def test_the_opponents_tokens_are_no_part_of_a_chain() -> None:
    state = position(tokens=[["C1", "C2", "C4", "C5", "C6"], ["C3"]], levels=[1, 1])
    play(state, "action finance_race", "place R4.1")
    assert won(state) == [[], []]


@pytest.mark.rule("GA-CAB-3")
@pytest.mark.parametrize("last", STARS)
def test_four_stars_win_the_bottom_character(last: str) -> None:
    near = {"A3": "A2", "B5": "B6", "F2": "F1", "F4": "F5"}[last]
    stars = [star for star in STARS if star != last]
    state = position(tokens=[stars, [near]], levels=[1, 1])
    play(state, "action finance_race", "place R4.1")
    assert won(state) == [[], []]  # three are not enough
    state = position(tokens=[stars, [near]], levels=[1, 1])
    play(state, "action cabaret_finance", f"place {last}")
    assert won(state) == [["cabaret-bottom"], []]
    state = position(tokens=[[near], stars], levels=[1, 1], active=J, actor=J)
    play(state, "action cabaret_finance", f"place {last}")
    assert won(state) == [[], ["cabaret-bottom"]]


@pytest.mark.rule("GA-CAB-3")
def test_the_stars_must_all_be_ones_own() -> None:
    state = position(tokens=[["A3", "B5", "F2"], ["F4"]], levels=[1, 1])
    play(state, "action finance_race", "place R4.1")
    assert won(state) == [[], []]


@pytest.mark.rule("GA-CAB-4")
def test_tokens_stay_and_do_not_win_again() -> None:
    state = position(tokens=[LEFT[:5], ["F6"]], levels=[1, 1])
    play(state, "action cabaret_finance", "place C6")
    assert prompt(state) == (D, "force")
    assert state.to_json()["tokens"][D] == LEFT
    assert won(state) == [["cabaret-left"], []]
    # James completes the same direction later: the character is gone.
    state = position(
        tokens=[LEFT, ["E1", "E2", "E3", "E4", "E5"]], levels=[1, 1],
        won=[["cabaret-left"], []], active=J, actor=J,
    )  # fmt: skip
    play(state, "action cabaret_finance", "place E6")
    assert won(state) == [["cabaret-left"], []]


@pytest.mark.rule("GA-CAB-5")
@pytest.mark.parametrize("active", [D, J])
def test_a_swap_can_complete_the_opponents_chain(active: int) -> None:
    # The active player's token C3 is what the opponent lacks; it is swapped for one elsewhere.
    mine, theirs = ["C3"], ["C1", "C2", "C4", "C5", "C6", "F1"]
    tokens = [mine, theirs] if active == D else [theirs, mine]
    slots = ["swap_race", None] if active == D else [None, "swap_race"]
    state = position(tokens=tokens, slots=slots, active=active, actor=active)
    play(state, "action special", "token C3", "token F1")
    happened = events(state, "place R4.1")
    assert won(state) == ([[], ["cabaret-left"]] if active == D else [["cabaret-left"], []])
    assert (63, {"type": "won", "seat": 1 - active, "place": "cabaret-left"}) in happened
    assert prompt(state) == (1 - active, "action")


@pytest.mark.rule("GA-CAB-5")
@pytest.mark.parametrize("active", [D, J])
def test_completed_by_both_it_goes_to_the_active_player(active: int) -> None:
    # Each lacks one space of a chain, and it is the other's token: one swap completes both.
    mine = ["A1", "A2", "A4", "A5", "A6", "C3"]
    theirs = ["A3", "C1", "C2", "C4", "C5", "C6"]
    tokens = [mine, theirs] if active == D else [theirs, mine]
    slots = ["swap_race", None] if active == D else [None, "swap_race"]
    state = position(tokens=tokens, slots=slots, active=active, actor=active)
    play(state, "action special", "token C3", "token A3", "place R4.1")
    assert won(state) == ([["cabaret-left"], []] if active == D else [[], ["cabaret-left"]])


@pytest.mark.rule("GA-CAB-5")
def test_each_may_complete_another_character() -> None:
    # A chain for Dorothy, the stars for James, by one swap of A3 and C3.
    dorothy = ["C1", "C2", "C4", "C5", "C6", "A3"]
    james = ["C3", "B5", "F2", "F4"]
    state = position(tokens=[dorothy, james], slots=["swap_race", None])
    play(state, "action special", "token A3", "token C3", "place R4.1")
    assert won(state) == [["cabaret-left"], ["cabaret-bottom"]]
