"""A match that its players end: by resignation or by an agreed draw."""

import pytest

from coterie import game
from coterie.engine.errors import BadJournal, BadRequest
from coterie.engine.match import Match, replay


def begun(players: int = 2) -> Match:
    match = Match(game("gatsby"), players, seed=3)
    for _ in range(5):
        seat = match.state.to_act[0]
        match.apply(seat, match.state.legal(seat)[0])
    return match


def test_resigning_gives_the_other_the_win() -> None:
    match = begun()
    match.end({"type": "resigned", "seat": 1})
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.ranking == (1, 2)
    assert match.result.reason == "resigned"
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    view = match.view(0)
    assert view["result"] == match.result.to_json()
    assert view["to_act"] == []
    assert view["prompts"] == []
    seat = match.state.to_act[0]
    with pytest.raises(BadRequest):
        match.apply(seat, match.state.legal(seat)[0])
    with pytest.raises(BadRequest):
        match.end({"type": "draw"})


def test_a_draw_has_no_winner() -> None:
    match = begun()
    match.end({"type": "draw"})
    assert match.result is not None
    assert match.result.winners == ()
    assert match.result.ranking == (1, 1)


@pytest.mark.parametrize("ending", [{"type": "draw"}, {"type": "resigned", "seat": 0}])
def test_the_journal_tells_how_it_ended(ending: dict[str, object]) -> None:
    match = begun()
    match.end(ending)
    journal = match.journal()
    assert replay(journal, game).result == match.result
    for changed in (
        {"type": "resigned", "seat": 1},
        {"type": "resigned"},
        {"type": "won"},
        7,
        None,
    ):
        with pytest.raises(BadJournal):
            replay({**journal, "ending": changed}, game)
    without = {name: value for name, value in journal.items() if name != "ending"}
    with pytest.raises(BadJournal):
        replay(without, game)


def test_only_real_endings() -> None:
    for ending in ({"type": "resigned"}, {"type": "resigned", "seat": 2}, {"type": "lost"}, {}):
        with pytest.raises(BadRequest):
            begun().end(ending)
