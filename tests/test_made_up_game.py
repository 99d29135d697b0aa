"""A game that only has a room, brought by a package of its own, plays everywhere.

What `docs/adding-a-game.md` promises: the room of `tests/made_up/nim`, without drawing, encoding,
picture or evaluation, is laid into a temporary folder as an installed package would lie there.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOM = Path(__file__).parent / "made_up" / "nim"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with the game in it, as pip would leave it."""
    folder = tmp_path_factory.mktemp("packages")
    shutil.copytree(ROOM, folder / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    info = folder / "nim-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[coterie.games]\nnim = nim\n")
    return folder


def run(packages: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *words], input=typed, capture_output=True, text=True, timeout=120,
        cwd=packages, env={**os.environ, "PYTHONPATH": path, "COLUMNS": "120"}, check=False,
    )  # fmt: skip


def coterie(packages: Path, *words: str, typed: str = "") -> str:
    done = run(packages, "-m", "coterie", *words, typed=typed)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_and_its_rules_can_be_read(packages: Path) -> None:
    assert "Nim · 2 and 3 players" in coterie(packages, "games")
    assert "À tour de rôle" in coterie(packages, "--lang", "fr", "rules", "nim")


def test_it_is_played_in_the_terminal_and_its_journal_verified(packages: Path) -> None:
    words = ("play", "nim", "--opponent", "random", "--seed", "3")
    printed = coterie(packages, *words, typed="1\n" * 10)
    assert "The last match decides." in printed
    (journal,) = packages.glob("games/nim-3-*.json")
    assert json.loads(journal.read_text())["game"] == "nim"
    coterie(packages, "verify", str(journal))


def test_it_is_simulated_and_played_by_random_bots(packages: Path) -> None:
    assert "50 random games" in coterie(packages, "simulate", "nim", "--games", "50")
    studied = coterie(packages, "balance", "nim", "--bots", "random", "--games", "20")
    assert "The last match decides." in studied


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("arena", "nim", "--bots", "expert,random", "--games", "2"), "evaluation"),
        (("-c", "import coterie; coterie.game('nim').encoding"), "encoding"),
    ],
)
def test_what_needs_more_says_so_in_one_sentence(
    packages: Path, words: tuple[str, ...], part: str
) -> None:
    module = () if words[0] == "-c" else ("-m", "coterie")
    done = run(packages, *module, *words)
    said = (done.stdout + done.stderr).strip().splitlines()[-1]
    assert f"nim has no part “{part}”, which this needs" in said
    assert done.returncode != 0


def test_it_keeps_the_contract(packages: Path) -> None:
    """The promises of the contract that `tests/test_contract.py` checks, for this game."""
    tests = Path(__file__).parent / "test_contract.py"
    checked = (
        "somebody_can_always or listed_move or refused_move or foreign or clones or "
        "replaying or undo or views_are_json"
    )
    done = run(packages, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests), "-k",
               f"nim and ({checked})")  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]  # 5 would be: no test ran
