"""The recorded games show everything that can happen in Gatsby."""

import json
from pathlib import Path

import pytest

import coterie
from coterie.engine.match import Match, replay
from coterie.engine.rng import seeded

from .features import WANTED, features

GOLDEN = Path(__file__).parents[2] / "golden" / "gatsby"
# The games of the first version of the rules were all played to the end by chance.
NOT_BY_CHANCE = {"event-stalemate", "reason-resigned", "reason-agreed"}


@pytest.mark.parametrize(
    ("rules", "folder", "wanted"), [(1, GOLDEN, WANTED - NOT_BY_CHANCE), (2, GOLDEN / "2", WANTED)]
)
def test_the_recorded_games_cover_every_tile_bonus_and_end(
    rules: int, folder: Path, wanted: set[str]
) -> None:
    files = sorted(folder.glob("*.json"))
    assert len(files) >= 30
    found = set()
    for file in files:
        recorded = json.loads(file.read_text(encoding="utf-8"))
        assert recorded["rules"] == rules
        match = replay(recorded, coterie.game)
        assert match.journal() == recorded
        assert match.state.rules == rules
        found |= features(match)
    assert wanted - found == set()


def test_a_game_of_the_first_rules_would_go_another_way_now() -> None:
    """The same moves under the present rules leave other sides and other knowledge."""
    other = 0
    for file in sorted(GOLDEN.glob("*.json")):
        recorded = json.loads(file.read_text(encoding="utf-8"))
        state = coterie.game("gatsby").new(2, int(recorded["seed"]), recorded["options"])
        for seat, move in recorded["moves"]:
            state.apply(seat, coterie.game("gatsby").move_from_json(move))
        first = replay(recorded, coterie.game).state.to_json()
        other += {*state.to_json()["face_up"]} != {*first["face_up"]}
    assert other > 15


def test_a_match_begun_under_the_first_rules_goes_on_under_them() -> None:
    recorded = json.loads((GOLDEN / "00000.json").read_text(encoding="utf-8"))
    game = coterie.game("gatsby")
    match = Match(game, 2, int(recorded["seed"]), recorded["options"], rules=1)
    for seat, move in recorded["moves"][:60]:
        match.apply(seat, game.move_from_json(move))
    assert "rules" not in match.state.to_json()
    for state in (match.state.clone(), match.state.sample(0, seeded(1))):
        assert state.rules == game.from_json(state.to_json()).rules == 1
    for seat, move in recorded["moves"][60:]:
        match.apply(seat, game.move_from_json(move))
    assert match.journal() == recorded
