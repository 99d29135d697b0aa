"""Phase 3: GP-SAL, the Racketeer and the Customs Officer."""

from typing import Any

import pytest

from coterie.games.gangster_paradise.state import GangsterState

from .table import before, can, do, goods, menu, money, position, prompt


def sale(clans: list[dict[str, Any]]) -> GangsterState:
    return position(clans, phase="sale")


@pytest.mark.rule("GP-SAL-1")
@pytest.mark.parametrize(("number", "price"), [(1, 5), (2, 15), (3, 35), (4, 65), (5, 105)])
def test_prices(number: int, price: int) -> None:
    state = sale([{"goods": "DDWWJJCCAA"}])
    piles = state.to_json()["piles"]
    sold = ["drugs", "weapons", "jewels", "counterfeits", "alcohol"][:number]
    do(state, 0, "sell " + " ".join(sold))
    assert money(state, 0) == (20 + price, 3)
    assert len(goods(state, 0)) == 10 - number
    assert sorted(state.to_json()["piles"]) == sorted(piles + sold)


@pytest.mark.rule("GP-SAL-1")
def test_one_sale_of_goods_that_are_there() -> None:
    state = sale([{"goods": "DDJ"}])
    assert menu(state, 0) == ["done", "sell drugs jewels", "sell jewels", "sell drugs"]
    assert not can(state, 0, "sell drugs weapons")
    assert not can(state, 0, "sell")
    assert not can(state, 1, "sell drugs")
    do(state, 0, "sell drugs jewels")
    assert not can(state, 0, "sell drugs")
    assert menu(state, 0) == ["done"]
    do(state, 0, "done")
    assert prompt(state) == ("turn_sale", 1)


@pytest.mark.rule("GP-SAL-1")
def test_a_sale_belongs_to_its_phase_and_is_no_duty() -> None:
    for phase in ("delivery", "black_market", "recruitment", "laundering"):
        assert not can(position([{"goods": "D"}], phase=phase), 0, "sell drugs")
    state = position([{}, {"goods": "D"}], phase="sale")
    do(state, 0, "done")
    assert can(state, 1, "sell drugs")
    do(state, 1, "done")
    assert goods(state, 1) == "D"


@pytest.mark.rule("GP-EXE-7")
@pytest.mark.parametrize(
    ("sold", "mine", "theirs"),
    [("drugs", 5, 0), ("drugs weapons", 10, 5), ("drugs weapons jewels", 20, 15)],
)
def test_the_racketeer_takes_half_of_the_proceeds(sold: str, mine: int, theirs: int) -> None:
    state = sale([{"goods": "DWJ", "before": {"racketeer": 3}}])
    do(state, 0, f"sell {sold}")
    assert money(state, 0) == (20 + mine, 3)
    assert money(state, 3) == (20 + theirs, 3)
    do(state, 0, "done")
    assert before(state, 0) == {}
    assert state.to_json()["discards"] == ["racketeer"]


@pytest.mark.rule("GP-EXE-2")
def test_the_customs_officer_limits_the_sale() -> None:
    state = sale([{"goods": "DWJ", "before": {"customs": 3}}])
    assert not can(state, 0, "sell drugs weapons jewels")
    assert can(state, 0, "sell drugs jewels")
    assert "sell drugs weapons jewels" not in menu(state, 0)
    assert "sell weapons jewels" in menu(state, 0)
    do(state, 0, "done")
    assert before(state, 0) == {}


@pytest.mark.rule("GP-EXE-2")
def test_an_executant_with_nothing_to_act_on_is_used_up_all_the_same() -> None:
    state = sale([{"before": {"racketeer": 1, "customs": 2, "poacher": 3}}])
    do(state, 0, "done")
    assert before(state, 0) == {"poacher": 3}
    assert sorted(state.to_json()["discards"]) == ["customs", "racketeer"]


@pytest.mark.rule("GP-EXE-2")
def test_a_card_sent_ahead_acts_in_the_same_round() -> None:
    state = sale([{"executants": ["customs"]}, {"goods": "DWJ"}])
    do(state, 0, "play customs 1", "done")
    assert not can(state, 1, "sell drugs weapons jewels")
    assert can(state, 1, "sell drugs weapons")
