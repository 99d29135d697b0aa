"""Complete recorded games replay to the same result and position, for ever."""

import json
from pathlib import Path

import pytest

import coterie
from coterie.engine.match import replay

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("**/*.json"))


@pytest.mark.parametrize(
    "file", GOLDEN, ids=lambda file: str(file.relative_to(FOLDER).with_suffix(""))
)
def test_a_recorded_game_replays(file: Path) -> None:
    recorded = json.loads(file.read_text(encoding="utf-8"))
    match = replay(recorded, coterie.game)
    assert match.result is not None
    assert match.journal() == recorded
