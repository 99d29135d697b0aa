"""The recorded games show everything that can happen in Gatsby."""

import json
from pathlib import Path

import coterie
from coterie.engine.match import replay

from .features import WANTED, features

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "gatsby").glob("*.json"))


def test_the_recorded_games_cover_every_tile_bonus_and_end() -> None:
    assert len(GOLDEN) >= 30
    found = set()
    for file in GOLDEN:
        recorded = json.loads(file.read_text(encoding="utf-8"))
        match = replay(recorded, coterie.game)
        assert match.journal() == recorded
        found |= features(match)
    assert WANTED - found == set()
