"""Whole games at the terminal: through a pipe, in a pseudo-terminal, alone and for two."""

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coterie.cli import run

ENGLISH = {"LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(monkeypatch: pytest.MonkeyPatch, typed: list[str], line: str) -> int:
    """`coterie play gatsby …` with these lines typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(t + "\n" for t in typed)))
    return run(["play", "gatsby", *line.split()])


@pytest.mark.parametrize(
    ("lang", "wins", "saved"),
    [
        ("en", " wins!", "Saved as games"),
        ("fr", " gagne\u202f!", "Partie enregistrée\u00a0: games"),
    ],
)
def test_a_whole_game_through_a_pipe(lang: str, wins: str, saved: str, tmp_path: Path) -> None:
    command = "play gatsby --seed 8 --seat james --opponent random --lang " + lang
    done = subprocess.run(
        [sys.executable, "-m", "coterie", *command.split()],
        input="1\n" * 1000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, **ENGLISH},
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert wins in done.stdout
    assert saved in done.stdout.replace("\n", " ")
    assert not re.search(r"\b(event|move|prompt|draw|play|tile|reason)-[a-z]", done.stdout)
    journal = json.loads((tmp_path / "games" / "gatsby-8-1.json").read_text())
    assert journal["result"]["winners"]
    assert run(["verify", str(tmp_path / "games" / "gatsby-8-1.json")]) == 0


class Terminal:
    """The program in a pseudo-terminal of a given size."""

    def __init__(self, folder: Path, line: str, width: int, height: int) -> None:
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            size = {"COLUMNS": str(width), "LINES": str(height), "TERM": "xterm-256color"}
            args = [sys.executable, "-m", "coterie", *line.split()]
            os.execve(sys.executable, args, {**os.environ, **ENGLISH, **size})
        self.seen = ""

    def until(self, wanted: str, seconds: float = 120) -> str:
        """Read until the text appears; what was read since the last call."""
        start = len(self.seen)
        end = time.monotonic() + seconds
        while wanted not in self.seen[start:]:
            ready, _, _ = select.select([self.screen], [], [], max(0, end - time.monotonic()))
            assert ready, f"{wanted!r} did not appear in {self.seen[start:]!r}"
            try:
                self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
            except OSError:  # the program has ended
                assert wanted in self.seen[start:], self.seen[start:]
        return self.seen[start:]

    def type(self, line: str) -> None:
        os.write(self.screen, line.encode() + b"\n")

    def interrupt(self, wanted: str) -> None:
        """Press Ctrl-C until the text appears: on a busy machine a key can come too early, and a
        second one while the program is ending would disturb it."""
        start = len(self.seen)
        for _ in range(3):
            os.write(self.screen, b"\x03")
            while wanted not in self.seen[start:] and select.select([self.screen], [], [], 30)[0]:
                try:
                    self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
                except OSError:  # the program has ended
                    break
            if wanted in self.seen[start:]:
                return
        raise AssertionError(f"{wanted!r} did not appear in {self.seen[start:]!r}")

    def end(self) -> int:
        """Wait for the program; its exit code."""
        for _ in range(1200):
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.screen)
                return os.waitstatus_to_exitcode(status)
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    os.read(self.screen, 65536)
                except OSError:
                    time.sleep(0.1)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        raise AssertionError("the program did not end")


def test_in_a_terminal_with_undo_help_and_quit(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "play gatsby --seed 2 --opponent random --lang fr", 100, 40)
    screen = table.until("\n> ")
    assert "\x1b[" in screen  # colours
    table.type("aide")
    assert "annuler" in table.until("\n> ")
    table.type("zut")
    assert "n’est pas compris" in table.until("\n> ")
    table.type("règles")
    assert "GA-" in table.until("\n> ")
    table.type("1")
    table.until("\n> ")
    table.type("quitter")
    table.until("Enregistrer la partie")
    table.type("n")
    assert table.end() == 0
    assert not (tmp_path / "games").exists()


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    table = Terminal(tmp_path, "play gatsby --seed 2 --opponent random", 80, 24)
    table.until("\n> ")
    table.type("1")
    table.until("\n> ")
    table.interrupt("--load games/gatsby-2-1.json")
    assert table.end() == 130
    assert run(["verify", str(tmp_path / "games" / "gatsby-2-1.json")]) == 0


def test_stepping_through_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, ["1"] * 1000, "--seed 8 --opponent random") == 0
    table = Terminal(tmp_path, "replay games/gatsby-8-1.json --seat 1", 100, 40)
    assert "0 of " in table.until("\n> ")
    table.type("")
    assert "1 of " in table.until("\n> ")
    table.type("30")
    assert "30 of " in table.until("\n> ")
    table.type("p")
    assert "29 of " in table.until("\n> ")
    table.type("zzz")
    table.until("neither a key")
    table.type("")
    table.until("\n> ")
    table.type("g")
    assert " wins!" in table.until("\n> ")
    table.type("q")
    assert table.end() == 0


def test_end_of_input_keeps_the_game_and_it_can_be_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, ["1", "1", "1"], "--seed 4 --opponent random") == 0
    assert "--load" in capsys.readouterr().out
    kept = Path("games/gatsby-4-1.json")
    before = len(json.loads(kept.read_text())["moves"])
    assert play(monkeypatch, ["1"] * 1000, f"--load {kept} --opponent random") == 0
    assert " wins!" in capsys.readouterr().out
    after = json.loads(Path("games/gatsby-4-2.json").read_text())
    assert after["result"]
    assert after["moves"][:before] == json.loads(kept.read_text())["moves"]


def test_nothing_is_saved_when_nothing_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, [], "--seed 3 --opponent human") == 0
    assert not Path("games").exists()


def test_commands_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["", "rules ga-cab-1", "règles GA-XX-1", "help", "log", "77", "nonsense", "1"]
    typed += ["", "undo", "", "annuler", "save here.json", "enregistrer no/such/folder.json"]
    play(monkeypatch, typed, "--seed 3 --opponent human")
    said = capsys.readouterr().out
    for sentence in (
        "GA-CAB-1",
        "no rule “GA-XX-1”",
        "take your last move back",
        "There is no choice 77",
        "“nonsense” is not understood",
        "Nothing can be taken back",
        "Saved as here.json",
        "no/such/folder.json cannot be written: there is no such file or folder",
    ):
        assert sentence in " ".join(said.split()), sentence
    assert json.loads(Path("here.json").read_text())["coterie"] == 1
    assert not list(Path().glob("*.part"))


def test_undo_goes_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Keep a tile, put the first token on a star; then take the action back and another instead.
    play(
        monkeypatch, ["", "1", "1", "", "1", "undo", "2", "quit", "y"], "--seed 3 --opponent human"
    )
    saved = json.loads(Path("games/gatsby-3-1.json").read_text())
    actions = [move["action"] for _, move in saved["moves"] if move["type"] == "action"]
    assert actions == ["cabaret_finance"]


def test_the_games_folder_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("games").write_text("in the way")
    assert play(monkeypatch, ["1"] * 1000, "--seed 8 --opponent random") == 2
    assert "games cannot be written" in capsys.readouterr().err


def test_the_curtain_falls_between_people_and_hides_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["", *["1"] * 2, "", *["1"] * 3, "", *["1"] * 3]
    play(monkeypatch, typed, "--seed 3 --opponent human")
    said = capsys.readouterr().out
    screens = re.split(r"(Dorothy|James), take the screen", said)
    readers = screens[1::2]
    assert readers[:3] == [readers[0], readers[1], readers[0]]
    assert readers[0] != readers[1]
    first, second = screens[2], screens[4]
    tile = re.search(rf"{readers[0]} discards ([A-Z][^.\n]*)\.", first)
    assert tile  # the one who discards sees which tile
    assert not re.search(rf"{readers[0]} discards {tile[1]}", second)
    assert f"{readers[0]} discards one special tile face down" in second


def test_a_game_for_two_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A curtain takes any line, and a question takes the first choice.
    assert play(monkeypatch, ["1"] * 2000, "--seed 12 --opponent human --lang fr") == 0
    said = capsys.readouterr().out
    assert " gagne\u202f!" in said or "égalité" in said
