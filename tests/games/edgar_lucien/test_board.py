"""Maps are data: any map that passes the checks can be played, and a faulty one says why."""

from pathlib import Path

import pytest

from coterie.engine.bits import elements
from coterie.engine.errors import BadBoard
from coterie.engine.match import Match, replay
from coterie.engine.playout import playout, random_seat
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES, Texts, read_text, texts
from coterie.games.edgar_lucien.board import BUREAUCRAT, COLLECTOR, read_board

from .table import GAME

THIRD = (Path(__file__).parent / "third_map.toml").read_text(encoding="utf-8")
OURS = read_text("coterie.games.edgar_lucien", "board.toml")


def test_our_board_has_no_fault_and_says_that_it_is_a_reconstruction() -> None:
    assert GAME.board_faults(OURS) == []
    assert "RECONSTRUCTION" in OURS
    assert GAME.new(2, 0).view(None)["map"]["reconstruction"] is True
    assert GAME.clauses["EL-SET-1"].reconstruction is not None
    assert texts("edgar-lucien", "en").has("game-note")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_on_a_third_map(players: int) -> None:
    game = GAME.with_board(THIRD)
    rng = seeded(players)
    for seed in range(6):
        match = Match(game, players, seed)
        while match.state.to_act:
            seat = random_seat(match.state, rng)
            moves = match.state.legal(seat)
            for move in moves:
                assert game.move_from_json(game.move_to_json(move)) == move
            match.apply(seat, moves[rng.below(len(moves))])
        assert match.state.result is not None
        assert replay(match.journal(), lambda _: game).journal() == match.journal()
        assert match.journal()["board"] != GAME.board_digest


def test_a_third_map_s_ways_names_and_positions() -> None:
    game = GAME.with_board(THIRD)
    state = game.new(3, 2)
    for seat, name in zip(state.view(None)["order"], ("mill", "port", "tower"), strict=True):
        state.apply(seat, game.move_from_json({"type": "district", "district": name}))
    assert len(state.legal(0)) == 36
    first, second, third = state.view(None)["order"]
    for seat, edgar, lucien in ((third, "pink", "teal"), (first, "tram", "grey"),
                                (second, "tube", "rest")):  # fmt: skip
        move = {"type": "wheel", "edgar": edgar, "lucien": lucien}
        state.apply(seat, game.move_from_json(move))
    exits = [game.move_to_json(move)["district"] for move in state.legal(first)]
    assert exits == ["archives", "choir"]
    state.apply(first, game.move_from_json({"type": "district", "district": "choir"}))
    duos = state.view(None)["duos"]
    assert (duos[first]["edgar"], duos[first]["lucien"]) == ("choir", "city_hall")
    assert (duos[second]["edgar"], duos[second]["lucien"]) == ("central_bank", "port")
    assert (duos[third]["edgar"], duos[third]["lucien"]) == ("city_hall", "tower")
    assert game.from_json(state.to_json()).to_json() == state.to_json()
    assert state.view(None)["map"]["reconstruction"] is False
    ways = game.facts()["ways"]["strip"]
    assert ways["choir"] == {"grey": ["mine"], "tram": ["mill", "archives"]}
    assert set(ways) == {entry["id"] for entry in game.board.data["map"][0]["districts"]}
    for lang, name in (("en", "Harbour"), ("fr", "Port")):
        words = Texts(lang, [read_text("coterie.texts", f"{lang}.ftl"), *game.text_sources(lang)])
        assert words.say("district-port") == name
    playout(state, seeded(1), 10_000)
    assert state.result is not None


def test_ways_are_the_borders_and_lines_of_the_file() -> None:
    board = read_board(OURS)
    for players in (2, 4):
        here = board.map(players)
        entry = board.data["map"][board.map_for[players]]
        found = set()
        for sector, colour in enumerate(board.sectors):
            for district in elements(here.every):
                for other in elements(here.ways[sector * here.size + district]):
                    found.add((board.districts[district], board.districts[other], colour))
        wanted = set()
        for one, other, colour in entry["borders"]:
            wanted |= {(one, other, colour), (other, one, colour)}
        for line in entry["metro"]:
            mouths = line["mouths"]
            wanted |= {(a, b, line["color"]) for a in mouths for b in mouths if a != b}
        assert found == wanted
        assert COLLECTOR[players] == 7
        assert BUREAUCRAT[players] == {2: 3, 4: 2}[players]


FAULTS = [
    ("[wheel]", "[wheel", "board-toml"),
    ("[wheel]", "[reel]", "board-table"),
    ("[[map]]", "[[plan]]", "board-entries"),
    ("canvas = [500, 200]", "", "board-canvas"),
    ("canvas = [500, 200]", "canvas = [500, 0]", "board-canvas"),
    ("canvas = [500, 200]", "canvas = [500, 190]", "board-district-outline"),
    ('id = "mill", type = "steel", x = 150', 'id = "mill", type = "steel", x = 501',
     "board-district-anchor"),
    ('id = "rest"', 'id = "Rest!"', "board-id"),
    ('fr = "Repos", ', "", "board-name"),
    ('en = "Rest"', 'en = "{Rest}"', "board-name"),
    ('id = "grey"', 'id = "pink"', "board-sector-twice"),
    ('kind = "still"', 'kind = "stuck"', "board-sector-kind"),
    ("#ff88aa", "pinkish", "board-sector-hex"),
    ('id = "pink", kind = "border"', 'id = "pink", kind = "still"', "board-still"),
    ("players = [2, 3, 4]", "players = [2, 3, 5]", "board-players"),
    ("players = [2, 3, 4]", "players = 4", "board-players"),
    ("players = [2, 3, 4]", "players = [2.0, 3, 4]", "board-players"),
    ("players = [2, 3, 4]", "players = [2, 3]", "board-players-covered"),
    ("players = [2, 3, 4]", "players = [2, 2, 3, 4]", "board-players-covered"),
    ('id = "mill", type = "steel"', 'id = "mill", type = "bronze"', "board-district-type"),
    ('id = "mine", type = "steel"', 'id = "mill", type = "steel"', "board-district-twice"),
    ('id = "mill", type = "steel", x = 150', 'id = "mill", type = "steel", x = "a"',
     "board-district-anchor"),
    ("poly = [[0,0], [100,0], [100,100], [0,100]]", "poly = [[0,0], [100,0]]",
     "board-district-outline"),
    ("poly = [[0,0], [100,0], [100,100], [0,100]]", "poly = [[0,0], [100,0], [1]]",
     "board-district-outline"),
    ('id = "archives", type = "administration"', 'id = "archives", type = "ivory"',
     "board-no-administration"),
    ('id = "choir", type = "ivory"', 'id = "choir", type = "administration"',
     "board-unknown-administration"),
    ("borders = [", "frontiers = [", "board-borders"),
    ('["central_bank", "mill", "pink"]', '["central_bank", "mill"]', "board-border-form"),
    ('["central_bank", "mill", "pink"]', '["central_bank", "mill", "tube"]',
     "board-border-colour"),
    ('["central_bank", "mill", "pink"]', '["central_bank", "moon", "pink"]',
     "board-border-district"),
    ('["central_bank", "mill", "pink"]', '["mill", "mill", "pink"]', "board-border-loop"),
    ('["central_bank", "mill", "pink"]', '["city_hall", "mill", "pink"]', "board-border-twice"),
    ('["central_bank", "mill", "pink"]', '["central_bank", "mill", "grey"]', "board-colour-twice"),
    ('["central_bank", "mill", "pink"]', '["central_bank", "choir", "pink"]', "board-border-edge"),
    ("metro = [", "tubes = [", "board-metro"),
    ('color = "tube"', 'color = "pink"', "board-metro-colour"),
    ('color = "tube"', 'color = "tram"', "board-metro-twice"),
    ('mouths = ["central_bank", "port"]', 'mouths = ["port"]', "board-metro-mouths"),
    ('mouths = ["central_bank", "port"]', 'mouths = ["port", "moon"]', "board-metro-district"),
    ('mouths = ["central_bank", "port"]', 'mouths = ["port", ["moon"]]', "board-metro-district"),
    ('mouths = ["central_bank", "port"]', 'mouths = ["port", "port"]', "board-mouth-twice"),
    ("[wheel]", "drawn = 2026-01-31\n[wheel]", None),
    ('["cochon_saoul", "mine", "pink"],\n', "", None),
    ('["tower", "archives", "grey"],\n  ["port"', '["port"', None),
    ('["port", "park", "pink"],\n  ["park", "cochon_saoul", "grey"],\n', "", "board-apart"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_faults_are_found_and_said(old: str, new: str, fault: str | None) -> None:
    assert old in THIRD
    found = GAME.board_faults(THIRD.replace(old, new, 1))
    if fault is None:
        assert found == []
        GAME.with_board(THIRD.replace(old, new, 1))
        return
    assert fault in [one.id for one in found]
    for one in found:
        for lang in LANGUAGES:
            sentence = one.say(lang)
            assert sentence != one.id
            assert "{" not in sentence.replace("{Rest}", "")
    with pytest.raises(BadBoard):
        GAME.with_board(THIRD.replace(old, new, 1))


def test_a_map_must_be_big_enough_and_not_too_big() -> None:
    gone = ('"port"', '"park"', '"mine"', '"choir"')
    lines = [line for line in THIRD.splitlines() if not any(name in line for name in gone)]
    small = "\n".join(lines).replace(
        "metro = [", "metro = [{ color = 'tram', mouths = ['mill', 'archives'] }"
    )
    found = [fault.id for fault in GAME.board_faults(small)]
    assert "board-too-few-districts" in found
    sectors = "".join(
        f'  {{ id = "s{n}", kind = "border", fr = "S", en = "S", hex = "#000000" }},\n'
        for n in range(7)
    )
    wide = THIRD.replace("sectors = [\n", "sectors = [\n" + sectors)
    assert [fault.id for fault in GAME.board_faults(wide)] == ["board-too-many-sectors"]
    districts = "".join(
        f'  {{ id = "d{n}", type = "ivory", x = 0, y = 0, fr = "D", en = "D",'
        f" poly = [[0,0], [1,0], [1,1]] }},\n"
        for n in range(31)
    )
    big = THIRD.replace("districts = [\n", "districts = [\n" + districts)
    assert "board-too-many-districts" in [fault.id for fault in GAME.board_faults(big)]


def test_one_district_has_one_name_on_all_maps() -> None:
    other = OURS.replace(
        'fr = "Docks à Vapeur", en = "Steam Docks"', 'fr = "Quais", en = "Quays"', 1
    )
    assert [fault.id for fault in GAME.board_faults(other)] == ["board-district-names"]
