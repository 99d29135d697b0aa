"""The drawing of Edgar & Lucien: it fits, shows what can be chosen, and shows no secret."""

from pathlib import Path

import pytest
from rich.console import Console

import coterie
from coterie.engine.errors import BadMove
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.engine.texts import LANGUAGES
from coterie.games.edgar_lucien import GAME
from coterie.terminal.drawing import draw, texts_of
from coterie.terminal.edgar_lucien import codes, letters, menu, middle, parse

NAMES = ["Ann", "Bob", "Cid", "Dee"]
TEXTS = {lang: texts_of(GAME, lang) for lang in LANGUAGES}
THIRD = Path(__file__).parents[1] / "games" / "edgar_lucien" / "third_map.toml"


def drawn(
    state: State, seat: int | None, width: int, height: int, lang: str = "en",
    game: coterie.engine.game.Game = GAME,
) -> list[str]:  # fmt: skip
    moves = state.legal(seat) if seat is not None else []
    console = Console(width=width, height=height, force_terminal=True, color_system=None)
    texts = TEXTS[lang] if game is GAME else texts_of(game, lang)
    with console.capture() as capture:
        console.print(draw(game, state, seat, texts, NAMES[: state.players], moves, console))
    return capture.get().splitlines()


def positions() -> list[State]:
    """Every position of a random game with 2, 3 and 4 players."""
    found = []
    for players in (2, 3, 4):
        state = GAME.new(players, seed=players)
        dice = seeded(players)
        while state.to_act:
            found.append(state.clone())
            moves = state.legal(state.to_act[0])
            state.apply(state.to_act[0], moves[int(dice.below(len(moves)))])
        found.append(state)
    return found


POSITIONS = positions()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "most"), [(110, 40, 34), (80, 40, 34), (80, 24, 20)])
def test_it_fits(width: int, height: int, most: int, lang: str) -> None:
    for state in POSITIONS[::60]:
        for seat in (0, None):
            lines = drawn(state, seat, width, height, lang)
            assert len(lines) <= most
            assert max(len(line) for line in lines) <= width


def test_every_district_that_can_be_chosen_carries_its_number() -> None:
    for state in POSITIONS[::4]:
        for seat in state.to_act:
            if state.view(seat)["phase"] == "programming":
                continue
            page = "\n".join(drawn(state, seat, 110, 40))
            for number, move in enumerate(state.legal(seat), 1):
                if GAME.move_to_json(move)["type"] == "district":
                    assert f"[{number}]" in page


@pytest.mark.parametrize(("width", "height"), [(110, 40), (80, 24)])
def test_all_of_one_s_own_cards_are_drawn(width: int, height: int) -> None:
    obj = next(s for s in POSITIONS if s.view(None)["phase"] == "programming").to_json()
    hand, rest = obj["pile"][:7], obj["pile"][7:]
    obj["duos"][0]["hand"], obj["pile"] = hand, rest
    for seat, duo in enumerate(obj["duos"]):
        unseen = rest if seat == 0 else hand + rest
        sizes = [0] * len(obj["duos"]) if seat == 0 else [7] + [0] * (len(obj["duos"]) - 1)
        group = {"cards": unseen, "hands": sizes, "pile": len(rest)}
        duo["belief"] = [{"weight": 1.0, "groups": [group]}]
    page = " ".join(" ".join(drawn(GAME.from_json(obj), 0, width, height)).split())
    for card in hand:
        assert TEXTS["en"].say(f"card-{card}") in page


def test_conditions_met_are_drawn() -> None:
    obj = next(s for s in POSITIONS if s.view(None)["phase"] == "programming").to_json()
    obj["duos"][0].update(cogs=150_000, certificates=["zealot"])
    page = "\n".join(drawn(GAME.from_json(obj), 0, 110, 40))
    assert "★ Great Zealot · ● Wealthy Dandy" in page
    assert "●" not in "\n".join(drawn(GAME.from_json(obj), 1, 110, 40))
    assert "◇ ivory" in page


def test_others_hands_and_fortunes_are_not_drawn() -> None:
    for state in POSITIONS[::40]:
        if state.result is None:
            for seat in range(state.players):
                other = state.sample(seat, seeded(7))
                assert drawn(other, seat, 110, 40) == drawn(state, seat, 110, 40)


def test_the_map_shows_owners_characters_and_colours() -> None:
    state = GAME.new(2, 0)
    order = state.view(None)["order"]
    for seat, name in zip(order, ("docks", "halle"), strict=True):
        state.apply(seat, GAME.move_from_json({"type": "district", "district": name}))
    page = "\n".join(drawn(state, 0, 110, 40))
    picture = page.split("\n Edgar")[0]
    owner = "(A)" if order[0] == 0 else "<B>"
    assert f"DO:K{owner}" in picture
    for line in ("Steam Docks", "Gear Market", "EA LA", "EB LB", "a reconstruction"):
        assert line in page
    for letter in "RYGVO":
        assert letter in picture
    there = "  R→BE  Y→FO  O→CH  K→JL/DE" if order[0] == 0 else "  R→OA  Y→TP  G→DE  V→RE  O→CS"
    assert "Edgar" in page
    assert there in page


def test_the_wheel_is_typed_in_two_letters_and_a_bid_in_cogs() -> None:
    programming = next(s for s in POSITIONS if s.view(None)["phase"] == "programming")
    view = programming.view(0)
    wanted = {"type": "wheel", "edgar": "red", "lucien": "black"}
    for line in ("R K", "rk", " r  k "):
        assert parse(line, view, GAME, TEXTS["en"]) == GAME.move_from_json(wanted)
    for line in ("R", "R X", "RKK", "hello"):
        assert parse(line, view, GAME, TEXTS["en"]) is None
    assert menu(view, TEXTS["en"], GAME) is not None
    election = next(s for s in POSITIONS if s.view(None)["phase"] == "election" and s.to_act)
    assert menu(election.view(0), TEXTS["en"], GAME) is None
    bid = GAME.move_from_json({"type": "bid", "amount": 120_000})
    for line in ("bid 120000", "miser 120 000", "b 120,000"):
        assert parse(line, election.view(0), GAME, TEXTS["en"]) == bid
    assert parse("bid", election.view(0), GAME, TEXTS["en"]) is None
    with pytest.raises(BadMove):
        parse("bid 5", election.view(0), GAME, TEXTS["en"])


def test_letters_and_codes_are_unique() -> None:
    assert letters(tuple(GAME.board.sectors))["black"] == "K"
    assert len(set(codes(tuple(GAME.board.districts)).values())) == len(GAME.board.districts)
    same = codes(("aa", "ab", "aab", "aba", "a_b"))
    assert len(set(same.values())) == 5
    with pytest.raises(ValueError, match="share no edge"):
        middle([[0, 0], [1, 0], [1, 1]], [[5, 5], [6, 5], [6, 6]])


def test_a_made_up_map_is_drawn_too() -> None:
    game = GAME.with_board(THIRD.read_text(encoding="utf-8"))
    state = game.new(3, 1)
    page = "\n".join(drawn(state, state.to_act[0], 100, 40, "fr", game))
    for name in ("Coffre", "Moulin", "Port", "Le ruban"):
        assert name in page
