"""A game that only has a room, brought by a package of its own, plays everywhere.

What `docs/adding-a-game.md` promises: the room of `tests/made_up/nim`, without drawing, encoding,
picture or evaluation, is laid into a temporary folder as an installed package would lie there.
"""

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Person, Server

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


def with_packages(packages: Path) -> str:
    """The path on which Python finds the game beside everything else."""
    return os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])


def run(packages: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": with_packages(packages), "COLUMNS": "120"}
    return subprocess.run(
        [sys.executable, *words], input=typed, capture_output=True, text=True, timeout=120,
        cwd=packages, env=environment, check=False,
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
    printed = coterie(packages, "play", "nim", "--seed", "3", typed="1\n" * 10)
    assert "The last match decides." in printed
    (journal,) = packages.glob("games/nim-3-*.json")
    assert json.loads(journal.read_text())["game"] == "nim"
    coterie(packages, "verify", str(journal))


def test_a_recorded_game_is_shown_again(packages: Path) -> None:
    coterie(packages, "play", "nim", "--seed", "4", typed="1\n" * 10)
    (journal,) = packages.glob("games/nim-4-*.json")
    shown = coterie(packages, "replay", str(journal))
    assert "takes 1." in shown


def test_it_is_simulated_and_played_by_random_bots(packages: Path) -> None:
    assert "50 random games" in coterie(packages, "simulate", "nim", "--games", "50")
    studied = coterie(packages, "balance", "nim", "--bots", "random", "--games", "20")
    assert "The last match decides." in studied


def test_bots_that_know_no_game_meet_in_the_arena(packages: Path) -> None:
    pytest.importorskip("openskill")
    words = ("arena", "nim", "--bots", "textbook,random", "--games", "4", "--iterations", "20")
    assert "Win rate" in coterie(packages, *words, "--jobs", "1")


# On the server, as the browser's plain screen sees it: views, moves and texts are all it knows.


@pytest.fixture(scope="module")
def server(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", with_packages(packages))
        server = Server(tmp_path_factory.mktemp("server")).start()
    try:
        yield server
        assert "Traceback" not in server.log()
    finally:
        server.stop()


def test_the_server_lists_it_with_all_that_a_plain_screen_needs(server: Server) -> None:
    async def visit() -> None:
        ann = Person(server)
        (nim,) = [game for game in await ann.get("/api/games") if game["id"] == "nim"]
        assert nim["players"] == [2, 3]
        assert nim["levels"] == ["random"]
        (clause,) = await ann.get("/api/games/nim/rules")
        assert clause["id"] == "NIM-1"
        assert await ann.get("/api/games/nim/board") == {}
        texts = (await ann.http.get("/api/games/nim/texts/fr")).text
        assert "prompt-take = Prenez" in texts

    asyncio.run(visit())


@pytest.mark.parametrize("players", [2, 3])
def test_it_is_played_on_the_server_to_the_end(
    packages: Path, server: Server, players: int
) -> None:
    async def play() -> Any:
        ann = Person(server)
        wish = {"game": "nim", "players": players, "seat": 1, "level": "random"}
        table = await ann.post("/api/play", wish, 201)
        async with ann.at(table["id"]) as live:
            assert live.views[1]["matches"] <= 10
            await live.play(random.Random(players))
            assert live.table["where"] == "over"
            assert live.table["result"]["reason"] == "last"
            assert {event["type"] for event in live.events[1]} == {"took"}
        return await ann.get(f"/api/tables/{table['id']}/journal")

    journal = packages / f"served-{players}.json"
    journal.write_text(json.dumps(asyncio.run(play())))
    coterie(packages, "verify", str(journal))


def test_a_move_is_refused_with_its_clause_and_a_bot_that_cannot_play_it_in_a_sentence(
    server: Server,
) -> None:
    async def play() -> None:
        ann = Person(server)
        wish = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = await ann.post("/api/tables", wish, 201)
        async with ann.at(table["id"]) as live:
            answer = await live.move(live.choices()[0][0], {"type": "take", "n": 4})
            assert answer["type"] == "error"
            assert answer["trouble"]["error"] == "refused-take"
            assert answer["trouble"]["clause"] == "NIM-1"
        wish = {"game": "nim", "players": 2, "seat": 0, "level": "expert"}
        failure = await ann.post("/api/play", wish, 400)
        assert failure["trouble"]["error"] == "error-level"
        assert failure["trouble"]["args"]["known"] == ["random"]

    asyncio.run(play())


PICTURE = """
import coterie
from coterie.envs.pictures import picture
nim = coterie.game("nim")
picture(nim, nim.new().view(0))
"""


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("arena", "nim", "--bots", "expert,random", "--games", "2"), "evaluation"),
        (("play", "nim", "--opponent", "greedy"), "evaluation"),
        (("board", "check", "nim/clauses.toml", "--game", "nim"), "board"),
        (("-c", "import coterie; coterie.game('nim').encoding"), "encoding"),
        (("-c", "from coterie.envs.batch import Batch; Batch('nim')"), "encoding"),
        (("-c", "from coterie.envs.pettingzoo import env; env('nim')"), "encoding"),
        (("-c", PICTURE), "picture"),
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


def test_other_games_are_as_ever_where_it_has_no_part(packages: Path) -> None:
    pytest.importorskip("pyspiel")
    names = "import coterie.envs.openspiel as o; print(o.pyspiel.registered_names())"
    done = run(packages, "-c", names)
    assert "coterie_gatsby" in done.stdout, done.stderr
    assert "coterie_nim" not in done.stdout


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
