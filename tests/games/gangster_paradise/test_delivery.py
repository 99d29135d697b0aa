"""Phase 1: GP-DEL, and the executants that act there."""

from typing import Any

import pytest

from coterie.games.gangster_paradise.state import GangsterState

from .table import GAME, before, can, do, finish_phase, goods, heap, members, menu, position, prompt


def next_delivery(clans: list[dict[str, Any]], **changes: Any) -> GangsterState:
    """Round 2 ends with the last player's laundering; seat 1 begins round 3."""
    state = position(clans, phase="laundering", turn=3, actor=3, **changes)
    do(state, 3, "launder 0", "done")
    return state


@pytest.mark.rule("GP-EX-2", "GP-DEL-1", "GP-DEL-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_round_one_brings_four_primary_goods_each(players: int) -> None:
    state = GAME.new(players, 2)
    finish_phase(state)
    assert state.view(None)["phase"] == "black_market"
    for seat, clan in enumerate(state.view(None)["clans"]):
        assert goods(state, seat) == clan["primary"][0].upper() * 4


@pytest.mark.rule("GP-EX-1", "GP-DEL-3")
def test_two_soldiers_without_the_right_hand_bring_six_primary() -> None:
    state = next_delivery([{}, {"members": "ssm"}])
    assert goods(state, 1) == "WWWWWW"
    assert prompt(state) == ("turn_delivery", 1)


@pytest.mark.rule("GP-EX-1", "GP-DEL-2", "GP-DEL-3")
@pytest.mark.parametrize(("good", "held"), [("weapons", "WWWWJJ"), ("jewels", "WWJJJJ")])
def test_with_the_right_hand_each_soldier_chooses(good: str, held: str) -> None:
    state = next_delivery([{}, {"members": "smr"}])
    assert prompt(state) == ("crates", 1)
    assert goods(state, 1) == ""
    assert menu(state, 1) == ["good weapons", "good jewels"]
    assert not can(state, 1, "good drugs")
    do(state, 1, f"good {good}")
    assert goods(state, 1) == held
    assert prompt(state) == ("turn_delivery", 1)


@pytest.mark.rule("GP-DEL-3")
def test_two_soldiers_choose_one_by_one() -> None:
    state = next_delivery([{}, {"members": "ssmr"}])
    do(state, 1, "good weapons")
    assert prompt(state) == ("crates", 1)
    do(state, 1, "good jewels")
    assert goods(state, 1) == "WWWWJJJJ"
    assert state.view(None)["phase"] == "delivery"


@pytest.mark.rule("GP-DEL-2")
def test_the_right_hand_alone_brings_the_secondary() -> None:
    assert goods(next_delivery([{}, {"members": "mr"}]), 1) == "WWJJ"


@pytest.mark.rule("GP-DEL-1")
def test_without_soldiers_only_the_board_delivers() -> None:
    assert goods(next_delivery([{}, {"members": "m"}]), 1) == "WW"


@pytest.mark.rule("GP-DEL-4")
def test_unpaid_salaries_stop_the_whole_delivery_once() -> None:
    clans = [
        {"executants": []},
        {
            "unpaid": True,
            "members": "ssmr",
            "before": {"informant": 0, "hijacker": 2, "customs": 0},
        },
    ]
    state = next_delivery(clans)
    assert goods(state, 1) == ""
    assert prompt(state) == ("turn_delivery", 1)
    assert before(state, 1) == {"customs": 0}
    assert sorted(state.to_json()["discards"]) == ["hijacker", "informant"]
    assert not state.view(None)["clans"][1]["unpaid"]


@pytest.mark.rule("GP-DEL-5")
@pytest.mark.parametrize("left", [3, 0])
def test_a_short_pile_gives_what_is_left(left: int) -> None:
    # Nineteen weapons and seven of the market: all but `left` are with the players.
    clans = [{"goods": ""}, {"members": "ssm"}, {"goods": "", "red": 20}]
    state = position(clans, phase="laundering", turn=3, actor=3, market=heap("DJC"))
    obj = state.to_json()
    others = [g for g in obj["piles"] if g != "weapons"]
    in_deck = obj["market_deck"].count("weapons")
    # Parked as seat 3's goods in the last moment before the round ends would be returned, so
    # they lie in the market deck's place: a deck of weapons.
    obj["market_deck"] = [*obj["market_deck"], *["weapons"] * (26 - in_deck - left)]
    obj["piles"] = [*others, *["weapons"] * left]
    state = GAME.from_json(obj)  # type: ignore[assignment]
    do(state, 3, "launder 0", "done")
    assert goods(state, 1) == "W" * left
    assert state.to_json()["piles"].count("weapons") == 0


@pytest.mark.rule("GP-DEL-6")
def test_deals_and_executants_follow_the_delivery() -> None:
    state = next_delivery([{}, {"executants": ["customs"]}])
    assert goods(state, 1) == "WWWW"
    assert can(state, 1, "play customs 0")
    do(state, 1, "play customs 0", "done")
    assert prompt(state) == ("turn_delivery", 2)
    assert goods(state, 2) == "JJJJ"
    assert goods(state, 3) == ""


@pytest.mark.rule("GP-EXE-5")
def test_half_a_delivery_is_rounded_up_per_kind() -> None:
    state = next_delivery([{}, {"members": "smr", "before": {"informant": 0}}])
    do(state, 1, "good weapons")
    assert goods(state, 1) == "WWJ"
    assert before(state, 1) == {}
    assert state.to_json()["discards"] == ["informant"]


@pytest.mark.rule("GP-EXE-5")
def test_half_is_taken_of_what_the_pile_can_give() -> None:
    state = position(
        [{}, {"members": "ssm", "before": {"informant": 0}}], phase="laundering", turn=3, actor=3
    )
    obj = state.to_json()
    count = obj["piles"].count("weapons")
    obj["market_deck"] += ["weapons"] * (count - 3)
    obj["piles"] = [g for g in obj["piles"] if g != "weapons"] + ["weapons"] * 3
    state = GAME.from_json(obj)  # type: ignore[assignment]
    do(state, 3, "launder 0", "done")
    assert goods(state, 1) == "WW"
    assert state.to_json()["piles"].count("weapons") == 1


@pytest.mark.rule("GP-EXE-5", "GP-EXE-2")
def test_the_amount_changes_before_goods_are_taken() -> None:
    clans = [{}, {"members": "smr", "before": {"hijacker": 3, "informant": 0}}]
    state = next_delivery(clans)
    do(state, 1, "good jewels")
    # 2 weapons and 4 jewels, halved: one weapon and two jewels, of which the owner takes two.
    assert prompt(state) == ("take", 3)
    assert state.view(None)["delivered"]["jewels"] == 2
    assert menu(state, 3) == ["good weapons", "good jewels"]
    assert not can(state, 1, "done")
    assert before(state, 1) == {"hijacker": 3}
    do(state, 3, "good jewels")
    assert prompt(state) == ("take", 3)
    do(state, 3, "good weapons")
    assert (goods(state, 1), goods(state, 3)) == ("J", "WJ")
    assert prompt(state) == ("turn_delivery", 1)
    assert before(state, 1) == {}


@pytest.mark.rule("GP-EXE-2")
def test_the_hijacker_takes_from_the_delivery_only() -> None:
    state = next_delivery([{}, {"goods": "DDA", "before": {"hijacker": 0}}])
    assert goods(state, 1) == "DDWWA"
    assert goods(state, 0) == "WW"
    assert prompt(state) == ("turn_delivery", 1)


@pytest.mark.rule("GP-EXE-2")
def test_taking_more_than_there_is_takes_all() -> None:
    state = next_delivery([{}, {"members": "", "before": {"hijacker": 0, "informant": 2}}])
    assert goods(state, 1) == ""
    assert goods(state, 0) == "W"
    assert members(state, 1) == ""


@pytest.mark.rule("GP-EX-5", "GP-EXE-2")
def test_an_informant_of_phase_five_acts_at_the_next_delivery() -> None:
    state = position(
        [{}, {}, {}, {"executants": ["informant"]}], phase="laundering", turn=3, actor=3
    )
    do(state, 3, "play informant 1")
    assert before(state, 1) == {"informant": 3}
    do(state, 3, "launder 0", "done")
    assert goods(state, 1) == "WW"
    assert before(state, 1) == {}


@pytest.mark.rule("GP-EXE-2")
def test_a_target_already_served_is_hit_next_round() -> None:
    clans: list[dict[str, Any]] = [{}, {"executants": ["informant"]}]
    state = position(clans, phase="delivery", turn=1, actor=1)
    do(state, 1, "play informant 0")
    finish_phase(state)
    assert before(state, 0) == {"informant": 1}
