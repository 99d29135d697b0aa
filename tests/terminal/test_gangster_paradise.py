"""Gangster Paradise in the terminal: the drawing, and deals typed in one line."""

import io

import pytest
from rich.console import Console

import coterie
from coterie.engine.errors import BadRequest, IllegalMove
from coterie.engine.playout import random_seat
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES
from coterie.terminal.drawing import draw, texts_of
from coterie.terminal.gangster_paradise import parse

GAME = coterie.game("gangster-paradise")
CLANS = {"clan1": "hernandez", "clan2": "giordano", "clan3": "mutombo"}
STATE = GAME.new(3, 1, CLANS)


def typed(line: str, lang: str = "en") -> dict[str, object] | None:
    move = parse(line, STATE.view(0), GAME, texts_of(GAME, lang))  # type: ignore[arg-type]
    return None if move is None else GAME.move_to_json(move)


EMPTY = {
    "give_goods": [], "give_red": 0, "give_white": 0, "give_executants": [],
    "ask_goods": [], "ask_red": 0, "ask_white": 0, "ask_executants": [],
}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("offer giordano 2 drugs + 5 red for 1 jewels",
         {"give_goods": ["drugs"] * 2, "give_red": 5, "ask_goods": ["jewels"]}),
        ("proposer à giordano 2 drogue + 5 rouges contre 1 bijoux",
         {"give_goods": ["drugs"] * 2, "give_red": 5, "ask_goods": ["jewels"]}),
        ("OFFER to Giordano drugs, weapons and 3 white for nothing",
         {"give_goods": ["drugs", "weapons"], "give_white": 3}),
        ("offer gio nothing for 2 red + customs officer",
         {"ask_red": 2, "ask_executants": ["customs"]}),
        ("proposer giordano 1 contrefaçons contre un Pirate de la route et 4 blancs",
         {"give_goods": ["counterfeits"], "ask_white": 4, "ask_executants": ["hijacker"]}),
    ],
)  # fmt: skip
def test_deals_are_understood(line: str, fields: dict[str, object]) -> None:
    assert typed(line) == {"type": "offer", "other": 1, **EMPTY, **fields}


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("bid 7", {"type": "bid", "notes": 7}), ("miser 0", {"type": "bid", "notes": 0}),
        ("launder 14", {"type": "launder", "red": 14}), ("payer 3", {"type": "pay", "red": 3}),
        ("dance", None), ("", None),
    ],
)  # fmt: skip
def test_amounts_are_understood(line: str, move: dict[str, object] | None) -> None:
    assert typed(line) == move


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("offer", "typed-partner"),
        ("offer corleone 1 red for 1 white", "typed-partner"),
        ("offer ivanov 1 red for 1 white", "typed-partner"),
        ("offer giordano 1 red", "typed-for"),
        ("offer giordano 1 red for 1 white for 2 red", "typed-for"),
        ("offer giordano 1 gold for 1 white", "typed-term"),
        ("offer giordano for 1 white", "typed-for"),
        ("offer giordano 1 red for", "typed-for"),
        ("offer giordano -1 red for 1 white", "typed-amount"),
        ("offer giordano 1.5 red for 1 white", "typed-amount"),
        ("offer giordano 99999999999 red for 1 white", "typed-amount"),
        ("offer giordano 500 drugs for 1 white", "typed-amount"),
        ("bid many", "typed-amount"),
    ],
)
def test_what_is_not_understood_is_explained(line: str, id: str) -> None:
    with pytest.raises(BadRequest) as error:
        typed(line)
    assert error.value.id == id
    for lang in LANGUAGES:
        said = error.value.say(lang)
        assert said.endswith(".")
        assert "{" not in said


def test_what_cannot_be_made_is_explained_by_the_rules() -> None:
    first = STATE.to_act[0]
    partner = (first + 1) % 3
    name = list(CLANS.values())[partner]
    view = STATE.view(first)
    move = parse(f"offer {name} 90 red for 1 white", view, GAME, texts_of(GAME, "en"))  # type: ignore[arg-type]
    assert move is not None
    with pytest.raises(IllegalMove) as error:
        STATE.clone().apply(first, move)
    assert error.value.clause == "GP-NEG-2"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("width", [60, 100])
def test_every_position_is_drawn(lang: str, players: int, width: int) -> None:
    texts = texts_of(GAME, lang)
    names = ["Ann", "Bob", "Cid", "Dee", "Eve"][:players]
    state = GAME.new(players, 3)
    rng = seeded(3)
    step = 0
    while state.to_act:
        if step % 60 == 0 or (state.view(None)["offers"] and step % 7 == 0):
            page = io.StringIO()
            console = Console(file=page, width=width)
            moves = state.legal(state.to_act[0])
            for seat in (None, state.to_act[0]):
                console.print(draw(GAME, state, seat, texts, names, moves, console))
            shown = page.getvalue()
            assert "Ann" in shown
            assert "draw-" not in shown
            assert "{" not in shown
        seat = random_seat(state, rng)
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        step += 1


def test_secrets_stay_behind_the_screen() -> None:
    page = io.StringIO()
    console = Console(file=page, width=100)
    console.print(draw(GAME, STATE, None, texts_of(GAME, "en"), ["A", "B", "C"], [], console))
    assert "20 red" not in page.getvalue()
    console.print(draw(GAME, STATE, 1, texts_of(GAME, "en"), ["A", "B", "C"], [], console))
    assert page.getvalue().count("20 red, 3 white") == 1
