"""The recorded games show everything that can happen in Edgar & Lucien."""

import hashlib
import json
from pathlib import Path

import pytest

import coterie
from coterie.engine.match import canonical, replay
from coterie.games.edgar_lucien.events import KINDS
from coterie.games.edgar_lucien.position import ACTIONS, CARD_NAMES

GOLDEN = Path(__file__).parents[2] / "golden" / "edgar-lucien"
# By version of the rules: where its games are, and all that their players were told in one hash.
TOLD = {
    1: (GOLDEN, "18c639aca84f5b1ecbfc989b59c47c7bc2d3c8cd81a5d879b23e55c31a029806"),
    2: (GOLDEN / "2", "e9f206fa07749d8e715ff9816c6f40a21f689f6a8f2d911a89acdde18de31251"),
}


@pytest.mark.parametrize("rules", TOLD)
def test_the_recorded_games_cover_every_card_action_event_and_ending(rules: int) -> None:
    folder, hash = TOLD[rules]
    files = sorted(folder.glob("*.json"))
    assert len(files) >= 30
    found = set()
    told = hashlib.sha256()
    for file in files:
        recorded = json.loads(file.read_text(encoding="utf-8"))
        assert recorded["rules"] == rules
        match = replay(recorded, coterie.game)
        assert match.journal() == recorded
        found.add(recorded["players"])
        for event in match.events:
            told.update(canonical(list(event)).encode())
            found.add(event.what["type"])
            found.add(event.what.get("card"))
            found.add(event.what.get("action"))
            if event.what["type"] == "supported":
                found.add("supported " + event.what["action"])
        assert match.result is not None
        found.add(("agreed " if match.ending else "ended ") + match.result.reason)
        if match.result.reason == "conditions":
            (winner,) = match.result.winners
            view = match.state.view(winner)
            found.add(tuple(view["duos"][winner]["conditions"]))
            found.add("won in phase " + view["phase"])
    assert {2, 3, 4} <= found
    assert set(CARD_NAMES) <= found
    assert set(ACTIONS) - {"political_support"} <= found
    assert {f"supported {action}" for action in ACTIONS[:4]} <= found
    assert {
        ("dandy", "collector", "bureaucrat"),
        ("dandy", "collector", "zealot"),
        ("dandy", "bureaucrat", "zealot"),
        ("collector", "bureaucrat", "zealot"),
    } <= found
    # Nobody played 30 periods, or gave up, under the first rules.
    events = {kind for kind, *_ in KINDS.values()} - ({"stopped"} if rules == 1 else set())
    assert events <= found
    if rules > 1:
        assert {"ended conditions", "ended counted", "ended draw"} <= found
        assert {"agreed resigned", "agreed draw"} <= found
        assert {f"won in phase {p}" for p in ("action", "taxes", "election")} <= found
    assert told.hexdigest() == hash
