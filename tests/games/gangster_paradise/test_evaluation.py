"""How bots judge a position: nothing is counted twice, nobody is pestered."""

from typing import Any

import pytest

from .table import GAME, do, money, offer, position


@pytest.mark.rule("GP-LAU-4")
def test_what_was_laundered_is_not_laundered_again() -> None:
    clans: list[dict[str, Any]] = [{"red": 60, "goods": "DDW"}, {"red": 30}]
    state = position(clans, phase="laundering")
    do(state, 0, "launder 20")
    before = GAME.evaluation.values(state)
    do(state, 0, "done")
    assert GAME.evaluation.values(state) == pytest.approx(before)
    assert money(state, 0)[0] == 40


def test_others_propose_only_where_menus_do() -> None:
    clans = [{"goods": letter * 4} for letter in "DWJC"]
    for phase in ("delivery", "black_market", "laundering"):
        state = position(clans, phase=phase)
        assert state.allows(2, offer(0, red=1, ask="D"))
        assert GAME.evaluation.proposals(state, 2) == []
    assert GAME.evaluation.proposals(position(clans, phase="sale"), 2)
