"""Board files: refused with one clear sentence, or played on."""

from importlib.resources import files

import pytest

from coterie.engine.errors import BadBoard

from .table import GAME, one_sentence

BOARD = files("coterie.games.gatsby").joinpath("board.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[finance]", "[finance", "toml"), ("[racetrack]", "[racecourse]", "table"),
        ('"force", "", ""], ["", "finance"', '"farce", "", ""], ["", "finance"', "word"),
        ("tiles = [\n", 'tiles = [\n[["", "", ""], ["", "", ""], ["", "", "star"]],\n', "tiles"),
        ('["star", "", "swap_characters"]]', '["star", ""]]', "tile-shape"),
        ('["star", "", "swap_characters"]]', '["star", "", "star"]]', "tile-star"),
        ('["star", "", "swap_characters"]]', '["", "", ""]]', "tile-star"),
        ("top = 13", "top = 3", "top"), ("top = 13", "top = 25", "top"),
        ("top = 13", 'top = "13"', "top"), ("top = 13", "top = 14", "levels"),
        ("[3, 7, 10, 13]", "[3, 7, 10, 12]", "levels"),
        ("[3, 7, 10, 13]", "[7, 3, 10, 13]", "levels"),
        ("[3, 7, 10, 13]", "[7, 10, 13]", "levels"), ("[3, 7, 10, 13]", "[0, 7, 10, 13]", "levels"),
        ("12 = ", "14 = ", "bonus-level"), ("12 = ", "0 = ", "bonus-level"),
        ("12 = ", "'²' = ", "bonus-level"), ("12 = ", "'012' = ", "bonus-level"),
        ("12 = ", "13 = ", "bonus-twice"), ("10 = ", "11 = ", "bonus-nowhere"),
        ('9 = "force"', '9 = ""', "word"),
        ('  ["", "", "finance"],\n]', "]", "rows"),
        ('["", "swap_characters", ""]', '["", "swap_characters"]', "row-length"),
        ('["", "swap_characters", ""]', '["", "swap_characters", "", "", ""]', "row-total"),
        ('["", "swap_characters", ""]', str([""] * 11), "row-length"),
        ("[3, 0, 2]", "[3, 0]", "prestige"), ("[3, 0, 2]", "[3, 0, 4]", "prestige"),
        ("[3, 0, 2]", "[3, 0, true]", "prestige"), ('shape = "diamond"', "shape = 3", "shape"),
        ('green  = { shape = "square",  prestige = [2, 3, 0] }', "", "suits"),
        ('shape = "diamond", ', "", "missing"), ("tiles = [", "tules = [", "missing"),
        ("top = 13", "", "missing"), ("[3, 7, 10, 13] ", "13 ", "missing"),
    ],
)  # fmt: skip
def test_files_that_are_no_board(old: str, new: str, why: str) -> None:
    assert old in BOARD
    source = BOARD.replace(old, new)
    faults = GAME.board_faults(source)
    assert f"board-{why}" in [fault.id for fault in faults]
    for fault in faults:
        one_sentence(fault)
    with pytest.raises(BadBoard):
        GAME.with_board(source)


def test_another_board_can_be_played() -> None:
    assert GAME.board_faults(BOARD) == []
    shorter = BOARD.replace('["", "swap_characters", ""]', '["special"]')
    game = GAME.with_board(shorter)
    assert game.board_digest != GAME.board_digest
    state = game.new(seed=1)
    assert len(state.view(None)["spaces"]) == 55
    while state.to_act:
        (seat,) = state.to_act
        state.apply(seat, state.legal(seat)[-1])
    assert state.result is not None


def test_the_facts_name_the_clause_behind_everything() -> None:
    facts = GAME.facts()
    things = facts["clauses"]
    assert set(things.values()) <= set(GAME.clauses)
    assert [things[f"bonus-{bonus}"] for bonus in facts["bonuses"]] == [
        "GA-BON-2", "GA-BON-3", "GA-BON-4", "GA-BON-5", "GA-BON-6", "GA-BON-7",
    ]  # fmt: skip
    assert [things[f"action-{action}"] for action in facts["actions"]] == [
        f"GA-ACT-{n}" for n in (1, 2, 3, 4)
    ]
    assert [things[f"tile-{tile}"] for tile in facts["tiles"]] == [
        f"GA-SP-{n}" for n in range(1, 12)
    ]
    assert facts["steps"]["cabaret_cabaret"] == ["next", "link"]
    assert facts["steps"]["double_swap"] == ["swap_characters", "finance", "swap_tokens"]
    assert set(facts["steps"]) == {*facts["actions"], *facts["tiles"]}
    places = [c["place"] for c in GAME.new(seed=1).view(None)["characters"]]
    assert all(f"place-{place}" in things for place in places)
