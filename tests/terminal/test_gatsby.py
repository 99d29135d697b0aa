"""Gatsby's drawing: it fits, it shows what can be chosen, and it shows no secret."""

import pytest
from rich.console import Console

import coterie
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.engine.texts import LANGUAGES
from coterie.terminal.drawing import draw, texts_of

GAME = coterie.game("gatsby")
NAMES = ["Dorothy", "James"]


TEXTS = {lang: texts_of(GAME, lang) for lang in LANGUAGES}


def drawn(state: State, seat: int | None, width: int, height: int, lang: str = "en") -> list[str]:
    moves = state.legal(seat) if seat is not None else []
    console = Console(width=width, height=height, force_terminal=True, color_system=None)
    with console.capture() as capture:
        console.print(draw(GAME, state, seat, TEXTS[lang], NAMES, moves, console))
    return capture.get().splitlines()


def positions() -> list[State]:
    """Every position of a few random games."""
    found = []
    for seed in range(3):
        state = GAME.new(seed=seed)
        dice = seeded(seed)
        while state.to_act:
            found.append(state.clone())
            moves = state.legal(state.to_act[0])
            state.apply(state.to_act[0], moves[int(dice.below(len(moves)))])
        found.append(state)
    return found


POSITIONS = positions()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "most"), [(100, 40, 31), (80, 40, 32), (80, 24, 21)])
def test_it_fits(width: int, height: int, most: int, lang: str) -> None:
    for state in POSITIONS[::15]:
        for seat in (0, 1, None):
            lines = drawn(state, seat, width, height, lang)
            assert len(lines) <= most
            assert max(len(line) for line in lines) <= width


def test_every_choice_on_the_board_carries_its_number() -> None:
    for state in POSITIONS[::3]:
        for seat in state.to_act:
            page = "\n".join(drawn(state, seat, 100, 40))
            for number, move in enumerate(state.legal(seat), 1):
                if GAME.move_to_json(move)["type"] in ("place", "token", "character", "action"):
                    assert f"[{number}]" in page


def test_what_is_hidden_looks_the_same_whatever_it_is() -> None:
    dice = seeded(1)
    for state in POSITIONS[::20]:
        for seat in (0, 1):
            assert drawn(state, seat, 100, 40) == drawn(state.sample(seat, dice), seat, 100, 40)


def test_a_drawing_has_tokens_of_both_players_and_no_need_of_colour() -> None:
    page = "\n".join(drawn(POSITIONS[60], None, 100, 40))
    assert "(D)" in page
    assert "<J>" in page


def test_swapped_characters_are_drawn_with_their_sides() -> None:
    """Whoever looks on sees the same characters before and after, and one of them elsewhere."""
    swaps = 0
    names = [
        TEXTS["en"].say(f"character-{suit}-{n}") for suit in GAME.board.suits for n in (1, 2, 3)
    ]
    for state in POSITIONS:
        places = next((p["places"] for p in state.prompts if p["type"] == "exchange"), [])
        shown = [c["face_up"] for c in state.view(None)["characters"] if c["place"] in places]
        if sorted(shown) != [False, True]:
            continue
        before = drawn(state, None, 100, 40)
        after = state.clone()
        after.apply(after.to_act[0], GAME.move_from_json({"type": "yes"}))
        page = drawn(after, None, 100, 40)
        assert page != before
        assert [n for n in names if n in str(page)] == [n for n in names if n in str(before)]
        swaps += 1
    assert swaps > 2


def test_nobody_has_the_turn_when_the_game_is_over() -> None:
    over = [state for state in POSITIONS if state.result]
    assert over
    for state in over:
        titles = [line for line in drawn(state, None, 100, 40) if "Dorothy" in line]
        assert "▶" not in titles[0]
