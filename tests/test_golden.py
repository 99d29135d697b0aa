"""Complete recorded games replay to the same result and position, for ever."""

import json
from pathlib import Path

import pytest

import coterie
from coterie.engine.match import replay

FOLDER = Path(__file__).parent / "golden"
# A game's folder holds the games of its first rules, and a folder for each later version.
GOLDEN = sorted(FOLDER.rglob("*.json"))


def name(file: Path) -> str:
    return "-".join(file.relative_to(FOLDER).with_suffix("").parts)


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_a_recorded_game_replays(file: Path) -> None:
    recorded = json.loads(file.read_text(encoding="utf-8"))
    match = replay(recorded, coterie.game)
    assert match.state.result is not None
    assert match.journal() == recorded
