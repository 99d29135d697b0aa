"""The recorded games show everything that can happen in Edgar & Lucien."""

import hashlib
import json
from pathlib import Path

import coterie
from coterie.engine.match import canonical, replay
from coterie.games.edgar_lucien.events import KINDS
from coterie.games.edgar_lucien.state import ACTIONS, CARD_NAMES

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "edgar-lucien").glob("*.json"))
# All that was told to the players of these games, in one hash.
TOLD = "18c639aca84f5b1ecbfc989b59c47c7bc2d3c8cd81a5d879b23e55c31a029806"


def test_the_recorded_games_cover_every_card_action_event_and_triple() -> None:
    assert len(GOLDEN) >= 30
    players = set()
    found = set()
    won = set()
    told = hashlib.sha256()
    for file in GOLDEN:
        recorded = json.loads(file.read_text(encoding="utf-8"))
        match = replay(recorded, coterie.game)
        assert match.journal() == recorded
        players.add(recorded["players"])
        for event in match.events:
            told.update(canonical(list(event)).encode())
            found.add(event.what["type"])
            found.add(event.what.get("card"))
            found.add(event.what.get("action"))
            if event.what["type"] == "supported":
                found.add("supported " + event.what["action"])
        assert match.state.result is not None
        (winner,) = match.state.result.winners
        won.add(tuple(match.state.view(winner)["duos"][winner]["conditions"]))
    assert players == {2, 3, 4}
    assert set(CARD_NAMES) <= found
    assert set(ACTIONS) - {"political_support"} <= found
    assert {f"supported {action}" for action in ACTIONS[:4]} <= found
    # Only the end by counting does not occur: nobody plays 30 periods for a test.
    assert {kind for kind, *_ in KINDS} - found == {"stopped"}
    assert won >= {
        ("dandy", "collector", "bureaucrat"),
        ("dandy", "collector", "zealot"),
        ("dandy", "bureaucrat", "zealot"),
        ("collector", "bureaucrat", "zealot"),
    }
    assert told.hexdigest() == TOLD
