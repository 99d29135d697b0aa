"""Taxes."""

import pytest

from .table import (
    cogs,
    happened,
    last_turn,
    play,
    popularity,
    position,
    watch,
    winners,
)


@pytest.mark.rule("EL-TAX-1", "EL-BND-1")
def test_taxes() -> None:
    state = last_turn(
        {"districts": ["halle", "forges", "docks", "demeures", "central_bank"], "popularity": 40},
        {"districts": ["belvedere", "temple_oeil"], "popularity": 90},
    )
    watch(state)
    play(state, 1, "end")
    assert [event for event in happened(state) if event["type"] == "taxes"] == [
        {"type": "taxes", "seat": 0, "amount": 60_000, "points": 20},
        {"type": "taxes", "seat": 1, "amount": 0, "points": 10},
    ]
    assert cogs(state) == [110_000, 50_000]
    assert popularity(state) == [60, 100]


@pytest.mark.rule("EL-TAX-1", "EL-PER-1")
def test_taxes_keep_the_turn_s_order_and_are_checked_player_by_player() -> None:
    rich = {"cogs": 130_000, "districts": ["halle"], "certificates": ["collector"]}
    other = {"cogs": 130_000, "districts": ["forges"], "certificates": ["bureaucrat"]}
    state = position(
        {**rich, "certificates": ["collector", "bureaucrat"]},
        {**other, "certificates": ["zealot"], "popularity": 40},
        {"popularity": 40}, turn=4, lead=1, first=1, done=2, actor=0,
    )  # fmt: skip
    watch(state)
    play(state, 0, "end")
    assert [e["seat"] for e in happened(state) if e["type"] == "taxes"] == [1, 2, 0]
    assert winners(state) == (0,)
