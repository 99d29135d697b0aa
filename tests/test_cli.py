"""The command line: what it says, in both languages, and what it does with bad input."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import coterie
from coterie.cli import language, run
from coterie.engine.match import Match, save_journal
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES, read_text

BOARD = read_text("coterie.games.gatsby", "board.toml")


@pytest.fixture(autouse=True)
def _quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test in a folder of its own, with nothing to read and no language set."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def random_match(moves: int = 10_000) -> Match:
    """A game of Gatsby played at random, to the end or for so many moves."""
    match = Match(coterie.game("gatsby"), seed=5)
    dice = seeded(6)
    while match.state.to_act and len(match.moves) < moves:
        seat = match.state.to_act[0]
        options = match.state.legal(seat)
        match.apply(seat, options[int(dice.below(len(options)))])
    return match


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save_journal(random_match(), path)
    return path


def edited(journal: Path, **changes: Any) -> None:
    journal.write_text(json.dumps({**json.loads(journal.read_text()), **changes}))


BAD = [
    ("games --lang de", "“de”", "“de”"),
    ("play chess", "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
    ("rules chess", "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
    ("simulate chess", "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
    ("play gatsby --seat 3", "There is no seat “3”", "Il n’y a pas de place « 3 »"),
    ("play gatsby --seat zoe", "1 (Dorothy) and 2 (James)", "1 (Dorothy) et 2 (James)"),
    ("play gatsby --players 5", "not by 5", "pas à 5"),
    ("play gatsby --opponent genius", "no bot “genius”", "pas de robot « genius »"),
    ("play gatsby --option cheat=1", "no option “cheat”", "pas d’option « cheat »"),
    ("play gatsby --option influence_supply=3", "'unlimited'", "'unlimited'"),
    ("play gatsby --option nonsense", "name=value", "nom=valeur"),
    ("play gatsby --seed -4", "from 0 up", "à partir de 0"),
    ("play gatsby --seed x", "value of --seed", "valeur de --seed"),
    ("play gatsby --nope", "no option --nope", "pas d’option --nope"),
    ("play gatsby --load none.json", "no such file", "n’existe pas"),
    ("play gatsby --load game.json --seed 3", "--seed", "--seed"),
    ("play gatsby --board none.toml", "no such file", "n’existe pas"),
    ("play", "GAME is missing", "Il manque GAME"),
    ("dance", "“coterie dance", "« coterie dance"),
    ("simulate gatsby --games 0", "value of --games", "valeur de --games"),
    ("replay none.json", "no such file", "n’existe pas"),
    ("replay .", "it is a folder", "c’est un dossier"),
    ("verify none.json", "no such file", "n’existe pas"),
    ("replay game.json --seat 9", "no seat “9”", "pas de place « 9 »"),
    ("rules gatsby GA-NO-1", "no rule “GA-NO-1”", "pas de règle « GA-NO-1 »"),
    ("board check none.toml", "no such file", "n’existe pas"),
    ("board check game.json", "not valid TOML", "pas du TOML valable"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("line", "english", "french"), BAD)
def test_bad_input_gets_one_clear_sentence(
    line: str,
    english: str,
    french: str,
    lang: str,
    journal: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    assert run(line.split()) == 2
    said = capsys.readouterr().err.strip().replace("\u00a0", " ")
    assert (french if lang == "fr" and "--lang" not in line else english) in said
    assert "\n" not in said
    assert "Traceback" not in said


def test_damaged_journals_are_refused(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = journal.read_text()
    moves = json.loads(whole)["moves"]
    damages = {
        "cut short": lambda: journal.write_text(whole[: len(whole) // 2]),
        "not a Coterie journal": lambda: journal.write_text('{"coterie": 7}'),
        "not complete JSON": lambda: journal.write_text("[" * 100_000),
        "is not a text file": lambda: journal.write_bytes(b"\xff\xfe\x00"),
        "does not fit the commitment": lambda: edited(journal, seed="6"),
        "does not lead to the position": lambda: edited(journal, moves=moves[:-1]),
        "cannot be replayed": lambda: edited(journal, moves=moves[:3] + moves[4:]),
        "another board": lambda: edited(journal, board="0" * 16),
        "There is no game": lambda: edited(journal, game="chess"),
        "“moves” is missing": lambda: edited(journal, moves=None),
    }
    for sentence, damage in damages.items():
        journal.write_text(whole)
        damage()
        for command in ("verify", "replay"):
            assert run([command, str(journal)]) == 2
            said = capsys.readouterr().err
            assert sentence in said
            assert said.count("\n") == 1


def test_why_a_move_cannot_be_replayed_is_said_in_the_readers_language(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = json.loads(journal.read_text())["moves"]
    edited(journal, moves=[[moves[0][0], {"type": "fly"}]])
    assert run(["verify", str(journal), "--lang", "fr"]) == 2
    said = capsys.readouterr().err
    assert "Le coup 1 ne peut pas être rejoué" in said
    assert " is " not in said


def test_every_fault_of_a_board_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "board.toml"
    path.write_text(BOARD)
    assert run(["board", "check", str(path)]) == 0
    row = '["", "swap_characters", ""],'
    assert row in BOARD
    path.write_text(BOARD.replace(row, '["", "swap_characters"],').replace("top = 13", "top = 99"))
    for line in (["board", "check", str(path)], ["board", "check", str(path), "--game", "gatsby"]):
        assert run(line) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 2
    assert run(["play", "gatsby", "--board", str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    path.write_text("[unknown]\n")
    assert run(["board", "check", str(path)]) == 2
    assert "--game" in capsys.readouterr().err


def test_language_comes_from_the_option_then_the_environment() -> None:
    assert language(["games"], {}) == "en"
    assert language(["games"], {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language(["games"], {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}) == "en"
    assert language(["games", "--lang", "fr"], {"LANG": "en_GB"}) == "fr"
    assert language(["--lang=fr", "games"], {}) == "fr"


@pytest.mark.slow
def test_simulations_do_not_depend_on_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcomes = []
    for jobs in ("1", "2"):
        line = f"simulate gatsby --games 450 --seed 3 --jobs {jobs} --json"
        assert run(line.split()) == 0
        outcome = json.loads(capsys.readouterr().out)
        assert outcome.pop("seconds") > 0
        assert outcome.pop("decisions_per_second") > 0
        outcomes.append(outcome)
    assert outcomes[0] == outcomes[1]
    assert outcomes[0]["games"] == 450
    assert outcomes[0]["unfinished"] == 0
    assert sum(outcomes[0]["reasons"].values()) == 450
    won = sum(seat["wins"] for seat in outcomes[0]["seats"])
    assert won + outcomes[0]["draws"] == 450
    lengths = list(outcomes[0]["lengths"].values())
    assert lengths[0] <= lengths[2] <= lengths[3] <= lengths[4] <= lengths[5] <= lengths[6]
    assert run(["simulate", "gatsby", "--games", "450", "--seed", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] != outcomes[0]["decisions"]


def test_simulation_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate gatsby --games 20 --lang fr --option influence_supply=unlimited"
    assert run(line.split()) == 0
    said = capsys.readouterr().out
    assert "20 parties au hasard" in said
    assert "Victoires" in said


def test_replay_tells_the_whole_game(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(journal)]) == 0
    spectator = capsys.readouterr().out
    assert run(["replay", str(journal), "--seat", "james", "--lang", "fr"]) == 0
    james = capsys.readouterr().out
    assert "Gatsby: Dorothy and James" in spectator
    assert "graine 5" in james
    assert len(james.splitlines()) > len(spectator.splitlines())  # James saw more


def test_replay_of_an_unfinished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_journal(random_match(10), tmp_path / "part.json")
    assert run(["replay", "part.json"]) == 0
    assert "not finished" in capsys.readouterr().out
    assert run(["verify", "part.json"]) == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "All "), ("fr", "se rejouent")])
def test_verify(journal: Path, lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(journal), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert word in said
    assert said.count("✓") == 3


def test_rules_show_clauses_with_their_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "gatsby"]) == 0
    said = capsys.readouterr().out
    assert all(clause in said for clause in coterie.game("gatsby").clauses)
    assert "Ruling: " in said
    assert "tests/games/gatsby/" in said
    assert run(["rules", "gatsby", "ga-end-2", "--lang", "fr"]) == 0
    one = capsys.readouterr().out
    assert "GA-END-2" in one
    assert "GA-END-3  " not in one


def test_games_and_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    said = capsys.readouterr().out
    assert all(id in said for id in coterie.games)
    assert "influence_supply=20 | unlimited" in said
    for lang, name in (("en", "engine "), ("fr", "moteur ")):
        assert run(["about", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert name in said
        assert "Bruno Cathala" in said


@pytest.mark.parametrize("line", ["--help", "play --help", "board check --help", "simulate --help"])
def test_help_is_in_the_readers_language(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for lang in LANGUAGES:
        assert run([*line.split(), "--lang", lang]) == 0
        pages.append(capsys.readouterr().out)
    assert "The language" in pages[0]
    assert "La langue" in pages[1]
    assert "cli-" not in "".join(pages)


def test_a_reader_who_stops_reading_is_no_error() -> None:
    reading = subprocess.run(
        f"{sys.executable} -m coterie rules gatsby | head -1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert reading.stderr == ""
