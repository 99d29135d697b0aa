"""Phase 4: GP-REC, and the Poacher."""

from typing import Any

import pytest

from coterie.games.gangster_paradise.state import GangsterState

from .table import KINDS, before, can, do, goods, hand, members, menu, position, prompt, ranks


def used(state: GangsterState, seat: int) -> dict[str, int]:
    cards: dict[str, int] = state.to_json()["clans"][seat]["used"]
    return cards


@pytest.mark.rule("GP-REC-1", "GP-REC-2")
def test_prices_are_paid_in_identical_goods_of_any_kind() -> None:
    state = position([{"goods": "DJJWWW"}])
    piles = state.to_json()["piles"]
    assert not can(state, 0, "recruit soldier drugs")
    assert not can(state, 0, "recruit merchant jewels")
    assert menu(state, 0) == [
        "done", "recruit soldier weapons", "recruit soldier jewels", "recruit merchant weapons",
        "hire weapons",
    ]  # fmt: skip
    do(state, 0, "recruit soldier jewels", "recruit merchant weapons")
    assert goods(state, 0) == "D"
    assert members(state, 0) == "ssmm"
    assert sorted(state.to_json()["piles"]) == sorted([*piles, *["jewels"] * 2, *["weapons"] * 3])
    assert prompt(state) == ("turn_recruitment", 0)


@pytest.mark.rule("GP-REC-1")
def test_recruits_belong_to_their_phase_and_player() -> None:
    for phase in ("delivery", "black_market", "sale", "laundering"):
        state = position([{"goods": "DDDD"}], phase=phase)
        assert not can(state, 0, "recruit soldier drugs")
        assert not can(state, 0, "hire drugs")
    assert not can(position([{}, {"goods": "DD"}]), 1, "recruit soldier drugs")


@pytest.mark.rule("GP-REC-3", "GP-EX-3")
def test_a_captain_is_promoted_from_two_soldiers() -> None:
    state = position([{"goods": "DDDDDDDD", "members": "ssm"}])
    do(state, 0, "recruit captain drugs")
    assert goods(state, 0) == "DDDDD"
    assert members(state, 0) == "smc"
    assert used(state, 0) == ranks("s")
    assert not can(state, 0, "recruit captain drugs")
    do(state, 0, "recruit soldier drugs", "recruit captain drugs")
    assert members(state, 0) == "smcc"
    assert used(state, 0) == ranks("ss")
    assert goods(state, 0) == ""


@pytest.mark.rule("GP-REC-3")
def test_a_captain_costs_three() -> None:
    assert not can(position([{"goods": "DD", "members": "ssm"}]), 0, "recruit captain drugs")
    assert not can(position([{"goods": "DDD", "members": "sm"}]), 0, "recruit captain drugs")


@pytest.mark.rule("GP-REC-4")
def test_the_right_hand_is_promoted_from_two_captains() -> None:
    state = position([{"goods": "DDDDD", "members": "mcc"}])
    do(state, 0, "recruit right_hand drugs")
    assert members(state, 0) == "mcr"
    assert used(state, 0) == ranks("c")
    assert goods(state, 0) == "D"
    assert not can(position([{"goods": "DDD", "members": "mcc"}]), 0, "recruit right_hand drugs")
    assert not can(position([{"goods": "DDDD", "members": "mc"}]), 0, "recruit right_hand drugs")


@pytest.mark.rule("GP-REC-5")
def test_the_boss_is_promoted_from_two_merchants_and_needs_the_right_hand() -> None:
    state = position([{"goods": "DDDDDD", "members": "mmr"}])
    do(state, 0, "recruit boss drugs")
    assert members(state, 0) == "mrb"
    assert used(state, 0) == ranks("m")
    assert goods(state, 0) == "D"
    assert not can(position([{"goods": "DDDDD", "members": "mm"}]), 0, "recruit boss drugs")
    assert not can(position([{"goods": "DDDDD", "members": "mr"}]), 0, "recruit boss drugs")
    assert not can(position([{"goods": "DDDD", "members": "mmr"}]), 0, "recruit boss drugs")


@pytest.mark.rule("GP-REC-6")
@pytest.mark.parametrize(
    ("placed", "rank"),
    [("ssm", "soldier"), ("smm", "merchant"), ("ssccm", "captain"), ("ccrm", "right_hand"),
     ("mmrb", "boss")],
)  # fmt: skip
def test_places_limit(placed: str, rank: str) -> None:
    state = position([{"goods": "DDDDD", "members": placed}])
    assert not can(state, 0, f"recruit {rank} drugs")


@pytest.mark.rule("GP-REC-6")
@pytest.mark.parametrize(
    ("placed", "gone", "rank"),
    [("sm", "ssss", "soldier"), ("m", "mm", "merchant"), ("ssmc", "cc", "captain"),
     ("ccm", "r", "right_hand"), ("mmr", "b", "boss")],
)  # fmt: skip
def test_cards_limit(placed: str, gone: str, rank: str) -> None:
    state = position([{"goods": "DDDDD", "members": placed, "used": gone}])
    assert not can(state, 0, f"recruit {rank} drugs")
    fewer = position([{"goods": "DDDDD", "members": placed, "used": gone[1:]}])
    assert can(fewer, 0, f"recruit {rank} drugs")


@pytest.mark.rule("GP-REC-7")
@pytest.mark.parametrize(("placed", "price"), [("sm", 3), ("smc", 2), ("smcc", 1)])
def test_captains_make_executants_cheaper(placed: str, price: int) -> None:
    state = position([{"goods": "D" * price + "J" * (price - 1), "members": placed}])
    assert not can(state, 0, "hire jewels")
    do(state, 0, "hire drugs")
    assert goods(state, 0) == "J" * (price - 1)
    assert len(hand(state, 0)) == 1


@pytest.mark.rule("GP-REC-7")
def test_the_price_is_judged_as_captains_stand() -> None:
    state = position([{"goods": "DDDDD", "members": "ssm"}])
    do(state, 0, "recruit captain drugs", "hire drugs")
    assert goods(state, 0) == ""


@pytest.mark.rule("GP-REC-7")
def test_the_top_card_is_drawn_in_secret_at_most_two_per_round() -> None:
    state = position([{"goods": "DDDD", "members": "mcc"}])
    deck = state.to_json()["deck"]
    state.events = []
    do(state, 0, "hire drugs")
    assert state.revealed
    assert hand(state, 0) == [deck[-1]]
    do(state, 0, "hire drugs")
    assert sorted(hand(state, 0)) == sorted(deck[-2:])
    assert state.to_json()["deck"] == deck[:-2]
    assert not can(state, 0, "hire drugs")
    assert not [move for move in menu(state, 0) if move.startswith("hire")]
    drawn = [event for event in state.events if event[0] == 22]
    assert [event[1] for event in drawn] == [1, 1]
    assert state.view(1)["clans"][0]["executants"] is None
    assert state.view(1)["clans"][0]["executant_count"] == 2
    # The next player buys anew.
    do(state, 0, "done")
    assert state.view(None)["prompts"][0]["executants_left"] == 2


def spread_out(fences_left: int) -> list[dict[str, Any]]:
    """Seats of which 1 to 3 hold every executant but so many fences."""
    kinds = [kind for kind in KINDS for _ in range(3)]
    for _ in range(fences_left):
        kinds.remove("fence")
    return [{"goods": "DDDDDD"}, *({"executants": kinds[n::3]} for n in range(3))]


@pytest.mark.rule("GP-EXE-3")
def test_the_discards_are_reshuffled_when_a_card_is_due() -> None:
    state = position(spread_out(2), deck=[], discards=["fence", "fence"])
    do(state, 0, "hire drugs")
    obj = state.to_json()
    assert (hand(state, 0), obj["deck"], obj["discards"]) == (["fence"], ["fence"], [])


@pytest.mark.rule("GP-EXE-3")
def test_if_both_are_empty_none_can_be_recruited() -> None:
    state = position(spread_out(0), deck=[], discards=[])
    assert not can(state, 0, "hire drugs")
    assert menu(state, 0) == ["done", "recruit soldier drugs", "recruit merchant drugs"]


@pytest.mark.rule("GP-EXE-7")
def test_the_poacher_raises_every_price_for_the_whole_turn() -> None:
    state = position([{"goods": "D" * 12, "members": "smc", "before": {"poacher": 2}}])
    assert state.view(None)["prompts"][0]["prices"] == {
        "soldier": 3, "merchant": 4, "captain": 4, "right_hand": 5, "boss": 6,
    }  # fmt: skip
    do(state, 0, "recruit soldier drugs")
    assert len(goods(state, 0)) == 9
    do(state, 0, "recruit captain drugs")
    assert len(goods(state, 0)) == 5
    do(state, 0, "hire drugs")  # one, with two captains, and one more
    assert len(goods(state, 0)) == 3
    do(state, 0, "done")
    assert before(state, 0) == {}
