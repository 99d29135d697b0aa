"""Positions: what from_json refuses."""

from collections.abc import Callable
from typing import Any

import pytest

from coterie.engine.errors import BadPosition
from coterie.engine.rng import seeded
from coterie.engine.texts import LANGUAGES

from .table import GAME, auction, do, heap, offer, position, position_json, ranks

Change = Callable[[dict[str, Any]], Any]


def put(*path: Any) -> Change:
    """A change that puts the last of the path at the place the others name."""

    def change(obj: dict[str, Any]) -> None:
        at: Any = obj
        for key in path[:-2]:
            at = at[key]
        at[path[-2]] = path[-1]

    return change


WRONG: list[tuple[str, Change]] = [
    ("position-field", put("players", 6)),
    ("position-field", put("players", True)),
    ("position-clans", put("players", 3)),
    ("position-field", put("dice", [0, 0, 0, 0])),
    ("position-field", put("dice", [1, 2, 3])),
    ("position-word", put("clans", 0, "clan", "corleone")),
    ("position-clan-twice", put("clans", 0, "clan", "giordano")),
    ("position-secondary", put("clans", 0, "secondary", "drugs")),
    ("position-field", put("clans", 0, "red", -1)),
    ("position-field", put("clans", 0, "white", 1.5)),
    ("position-goods", put("clans", 0, "goods", ["drugs"])),
    ("position-word", put("clans", 0, "goods", ["gold"])),
    ("position-field", put("clans", 0, "goods", ["drugs"] * 130)),
    ("position-members", put("clans", 0, "members", ranks("sss"))),
    ("position-members", put("clans", 0, "used", ranks("sssss"))),
    ("position-field", put("clans", 0, "members", {})),
    ("position-executants", put("clans", 0, "executants", ["fence"])),
    ("position-executants", put("clans", 0, "before", {"fence": 1})),
    ("position-field", put("clans", 0, "before", {"fence": 7})),
    ("position-field", put("clans", 0, "unpaid", 1)),
    ("position-word", put("clans", 0, "shape", "well")),
    ("position-goods", put("piles", [])),
    ("position-goods", put("market", [])),
    ("position-executants", put("deck", [])),
    ("position-field", put("round", 9)),
    ("position-field", put("round", 0)),
    ("position-word", put("phase", "noon")),
    ("position-field", put("first", 4)),
    ("position-question", put("turn", 1)),
    ("position-question", put("step", "income")),
    ("position-question", put("actor", 2)),
    ("position-question", put("asked", "speak")),
    ("position-question", put("asked", "mix")),
    ("position-question", put("asked", "pick")),
    ("position-question", put("asked", "take")),
    ("position-question", put("asked", "crates")),
    ("position-question", put("asked", "return")),
    ("position-question", put("asked", "throw")),
    ("position-question", put("phase", "end")),
    ("position-field", put("asked", "")),
    ("position-field", put("result", {})),
    ("position-field", put("proposals", [0])),
    ("position-ledger", put("ledger", [])),
    ("position-ledger", put("ledger", 0, ["known", 0, 19, 3])),
    ("position-field", put("ledger", [["known", 0, 20]])),
    ("position-field", put("ledger", [["known", 9, 20, 3]])),
    ("position-field", put("ledger", [["dream", 0]])),
    ("position-field", put("ledger", [["paid", 0, -3, 0]])),
    ("position-field", put("ledger", [3])),
    ("position-field", put("offers", [{}])),
]


@pytest.mark.parametrize(("id", "change"), WRONG)
def test_impossible_positions_are_refused(id: str, change: Change) -> None:
    obj = position_json()
    GAME.from_json(obj)
    change(obj)
    with pytest.raises(BadPosition) as error:
        GAME.from_json(obj)
    assert error.value.id == id
    for lang in LANGUAGES:
        assert error.value.say(lang).endswith(".")


# Fields that are possible each by itself and contradict each other.
CLASHES: list[tuple[str, str, dict[str, Any]]] = [
    ("sold", "phase", {"sold": True}),
    ("bought", "phase", {"bought": 1, "phase": "sale"}),
    ("bought", "phase", {"bought": 3}),
    ("step", "phase", {"step": "settled"}),
    ("step", "rules", {"step": "settled", "phase": "laundering", "rules": 1}),
    ("soldiers", "asked", {"soldiers": 1}),
    ("taking", "asked", {"taking": "burglar"}),
    ("victim", "asked", {"victim": 1}),
    ("left", "asked", {"left": 2}),
    ("delivered", "step", {"delivered": ["drugs"]}),
    ("market_deck", "round", {"round": 1, "market_deck": []}),
    ("high", "clans", {"high": 3}),
    ("calls", "high", {"calls": 1}),
    ("due", "asked", {"due": 4}),
    ("market", "phase", {"phase": "delivery", "market": ["drugs"]}),
    ("tied", "phase", {"tied": [0, 1]}),
]


@pytest.mark.parametrize(("name", "other", "changes"), CLASHES)
def test_positions_that_contradict_themselves_are_refused(
    name: str, other: str, changes: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition) as error:
        position(**changes)
    assert error.value.id == "position-clash"
    for lang in LANGUAGES:
        said = error.value.say(lang)
        assert said.endswith(".")
        assert name in said
        assert other in said


CLAN_CLASHES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"served": True}, {"phase": "delivery"}),
    ({"bid": 3}, {"high": 3, "calls": 1}),
    ({"bluffed": True}, {}),
    ({"throws": 1}, {}),
    ({"shape": "rock"}, {}),
    ({"white": 4}, {"phase": "end", "asked": "throw", "tied": [0, 1], "round": 8}),
]


@pytest.mark.parametrize(("clan", "changes"), CLAN_CLASHES)
def test_clans_must_fit_the_moment(clan: dict[str, Any], changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as error:
        position([clan], **changes)
    assert error.value.id == "position-clash"


def test_secondary_goods_must_differ() -> None:
    for good in ("counterfeits", "drugs"):  # as that of the next clan; the pair turned round
        with pytest.raises(BadPosition) as error:
            position([{}, {"secondary": good}])
        assert error.value.id == "position-pairs"


def test_offers_lie_open_only_while_deals_do() -> None:
    state = position([{"goods": "DDDDW"}])
    do(state, 0, offer(1, "D"))
    obj = {**state.to_json(), "phase": "excess", "asked": "return"}
    with pytest.raises(BadPosition) as error:
        GAME.from_json(obj)
    assert error.value.id == "position-clash"


@pytest.mark.parametrize("rules", [0, 3, "2", None, True])
def test_rules_that_are_not_known_are_refused(rules: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_json({**position_json(), "rules": rules})


def test_the_version_of_the_rules_is_kept() -> None:
    assert position().to_json()["rules"] == 2
    old = position_json()
    del old["rules"]
    assert "rules" not in GAME.from_json(old).to_json()
    assert GAME.from_json(old).rules == 1
    assert GAME.new(3, 1).clone().rules == 2
    assert GAME.new(3, 1, rules=1).may_act == ()
    assert len(GAME.new(3, 1).may_act) == 2


@pytest.mark.parametrize("obj", [None, [], "x", {}])
def test_what_is_no_position_is_refused(obj: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_json(obj)


def test_an_own_executant_cannot_lie_before_its_owner() -> None:
    with pytest.raises(BadPosition) as error:
        position([{"before": {"fence": 0}}])
    assert error.value.id == "position-own-executant"


def test_offers_are_between_the_active_player_and_others() -> None:
    state = position([{"goods": "D"}])
    do(state, 0, offer(1, "D"))
    obj = state.to_json()
    again = GAME.from_json(obj)
    assert again.view(1) == state.view(1)
    (first,) = obj["offers"]
    for offers in ([{**first, "seat": 2}], [first, first], [{**first, "other": 0}]):
        with pytest.raises(BadPosition) as error:
            GAME.from_json({**obj, "offers": offers})
        assert error.value.id == "position-offers"


def test_an_auction_needs_its_cards_and_participants() -> None:
    obj = auction().to_json()
    GAME.from_json(obj)
    for change in ({"inside": [1, 2]}, {"inside": [0], "high": 3}):
        with pytest.raises(BadPosition):
            GAME.from_json({**obj, **change})


def test_a_spent_ledger_is_followed() -> None:
    state = auction([{"red": 9}], market=heap("DWJ"))
    do(state, 0, "bid 4")
    for seat in (1, 2, 3):
        do(state, seat, "drop")
    do(state, 0, "pay 3", "good drugs")
    obj = state.to_json()
    assert obj["ledger"][-1] == ["paid", 0, 4, 3]
    GAME.from_json(obj)
    obj["ledger"][-1] = ["paid", 0, 4, 2]
    with pytest.raises(BadPosition):
        GAME.from_json(obj)


# Everybody holds 20 red and 3 white; what follows must leave it so.
@pytest.mark.parametrize(
    ("lines", "there"),
    [
        ([["could", 0, 23]], True),
        ([["could", 0, 24]], False),
        ([["known", 1, 20, 3]], True),
        ([["known", 1, 19, 3], ["gained", 1, 1, 0]], False),
        ([["paid", 0, 3, 1], ["gained", 0, 1, 2]], True),
        ([["paid", 0, 3, 4], ["gained", 0, 4, 0]], False),
        ([["bluffed", 0, 24, 20, 3], ["gained", 0, 20, 3]], True),
        ([["bluffed", 0, 23, 20, 3], ["gained", 0, 20, 3]], False),
        ([["bluffed", 0, 30, 19, 3], ["gained", 0, 19, 3]], False),
        ([["laundered", 0, 6, 6], ["salaries", 0, 3, 1, 3], ["gained", 0, 6, 0]], True),
        ([["laundered", 0, 4, 6], ["salaries", 0, 3, 1, 3], ["gained", 0, 6, 0]], False),
        ([["laundered", 0, 6, 5], ["salaries", 0, 2, 1, 2], ["gained", 0, 5, 0]], False),
        ([["salaries", 0, 4, 0, 3], ["gained", 0, 0, 3]], True),
        ([["salaries", 0, 4, 0, 2], ["gained", 0, 0, 2]], False),
        ([["salaries", 0, 3, 0, 3], ["gained", 0, 0, 3]], False),
        ([["salaries", 0, 4, 1, 3], ["gained", 0, 0, 3]], False),
        ([["dealt", 0, 1, 20, 3, 0, 20, 3, 0]], True),
        ([["dealt", 0, 1, 21, 0, 0, 21, 0, 0]], False),
        ([["dealt", 0, 1, 0, 4, 0, 0, 4, 0]], False),
        ([["offered", 0, 1, 20, 3, 0]], True),
        ([["offered", 0, 1, 21, 0, 0]], False),
        ([["offered", 0, 1, 0, 4, 0]], False),
        ([["failed", 0, 1, 21, 0]], True),
        ([["failed", 0, 1, 0, 4]], True),
        ([["failed", 0, 1, 20, 3]], False),
    ],
)
def test_every_line_of_a_ledger_must_be_possible(lines: list[list[Any]], there: bool) -> None:
    obj = position_json()
    obj["ledger"] += lines
    if there:
        assert GAME.from_json(obj).to_json()["ledger"] == obj["ledger"]
    else:
        with pytest.raises(BadPosition) as error:
            GAME.from_json(obj)
        assert error.value.id == "position-ledger"


def test_an_account_must_have_a_past() -> None:
    state = position()
    for partner in (1, 2):
        do(state, 0, offer(partner, red=1))
        do(state, partner, "accept 0")
    obj = state.sample(3, seeded(1)).to_json()
    GAME.from_json(obj)
    # Between them the three never had so much; that they dealt again does not make it possible.
    for line in (["could", 1, 70], ["hidden", 0, 1, 0]):
        obj["account"].append(line)
        with pytest.raises(BadPosition) as error:
            GAME.from_json(obj)
        assert error.value.id == "position-ledger"


def test_a_clone_is_the_same_to_the_last_field() -> None:
    odd = {"unpaid": True, "served": True}
    state = position([{"goods": "DW", "used": "s", **odd}, {"executants": ["fence"]}])
    assert state.clone().to_json() == state.to_json()
    bidding = auction([{"red": 5, "white": 0}])
    do(bidding, 0, "bid 9")
    for seat in (1, 2, 3):
        do(bidding, seat, "bid 10" if seat == 1 else "drop")
    do(bidding, 0, "drop")
    assert bidding.clone().to_json() == bidding.to_json()
    clans: list[dict[str, Any]] = [{"white": 9, "throws": 2, "shape": "rock"}, {"white": 9}]
    tied = position(clans, phase="end", asked="throw", tied=[0, 1], round=8, ledger=[])
    assert tied.clone().to_json() == tied.to_json()
    assert tied.clone().view(0) == tied.view(0)
