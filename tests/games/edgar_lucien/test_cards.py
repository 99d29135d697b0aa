"""The 13 kinds of Shenanigan card."""

from collections import Counter

import pytest

from coterie.engine.rng import seeded
from coterie.engine.state import State

from .table import (
    DECK,
    can,
    choices,
    cogs,
    duo,
    end_turns,
    happened,
    options,
    play,
    popularity,
    position,
    question,
    refused,
    stay,
    watch,
    without,
)

HALL = "city_hall"


def offered(state: State, seat: int) -> list[str]:
    return [option["card"] for option in options(state, seat) if option["type"] == "card"]


@pytest.mark.rule("EL-EDG-4", "EL-CARD-15")
def test_edgar_plays_one_card_and_it_costs_no_popularity() -> None:
    state = position({"hand": ["plan_b", "corruption", "smear_threat"], "lucien": "docks"}, {})
    assert offered(state, 0) == ["plan_b", "smear_threat", "corruption"]
    play(state, 0, "card", card="corruption")
    assert popularity(state) == [50, 50]
    assert offered(state, 0) == []
    assert refused(state, 0, "card", card="plan_b") == ("edgar-acted", "EL-ACT-1")
    end_turns(state)
    stay(state)
    assert offered(state, 0) == ["plan_b", "smear_threat"]
    assert refused(state, 0, "card", card="corruption") == ("no-card", "EL-EDG-4")
    robbed = position({"hand": ["plan_b"], "edgar": "docks"}, {"edgar": "halle"})
    play(robbed, 0, "rob", other=1)
    assert offered(robbed, 0) == []


@pytest.mark.rule("EL-EDG-4")
def test_a_card_drawn_this_turn_cannot_be_played_this_turn() -> None:
    state = position({"edgar": "cochon_saoul"}, {}, pile=[*without(DECK, ["plan_b"]), "plan_b"])
    play(state, 0, "edgar", action="bar_shenanigans")
    assert "plan_b" in duo(state, 0)["hand"]
    assert offered(state, 0) == []
    end_turns(state)
    stay(state)
    assert "plan_b" in offered(state, 0)


@pytest.mark.rule("EL-CARD-1")
def test_plan_b_moves_lucien_who_can_still_act_there() -> None:
    state = position({"hand": ["plan_b"]}, {})
    play(state, 0, "card", card="plan_b")
    assert question(state) == ("plan_b", 0)
    assert len(choices(state, 0, "district")) == 15
    assert refused(state, 0, "district", district="temple_oeil") == ("not-plan-b", "EL-CARD-1")
    assert refused(state, 0, "district", district="villas") == ("not-plan-b", "EL-CARD-1")
    watch(state)
    play(state, 0, "district", district="cochon_saoul")
    moved = {"type": "moved", "seat": 0, "character": "lucien", "district": "cochon_saoul"}
    assert happened(state) == [moved]
    assert (duo(state, 0)["edgar"], duo(state, 0)["lucien"]) == ("temple_oeil", "cochon_saoul")
    play(state, 0, "lucien", action="populist_speech")
    acted = position({"hand": ["plan_b"], "lucien": "halle"}, {}, lucien_acted=True)
    play(acted, 0, "card", card="plan_b")
    play(acted, 0, "district", district="cochon_saoul")
    assert question(acted) == ("action", 1)


@pytest.mark.rule("EL-CARD-2")
def test_influence_peddling_buys_where_edgar_stands() -> None:
    peddler = {"hand": ["influence_peddling"], "edgar": "docks", "cogs": 30_000}
    state = position(peddler, {})
    watch(state)
    play(state, 0, "card", card="influence_peddling")
    assert [event["type"] for event in happened(state)] == ["card", "bought_from"]
    assert cogs(state) == [0, 80_000]
    assert duo(state, 0)["districts"] == ["temple_oeil", "docks"]
    assert duo(state, 1)["districts"] == []
    for change, top, reason in (
        ({"cogs": 20_000}, {}, ("too-dear", "EL-LUC-2")),
        ({}, {"heritage": 1}, ("protected", "EL-LUC-4")),
        ({"edgar": "halle"}, {}, ("buy-neutral", "EL-CARD-2")),
        ({"edgar": "temple_oeil"}, {}, ("buy-own", "EL-LUC-1")),
    ):
        refusing = position({**peddler, **change}, {}, **top)
        assert refused(refusing, 0, "card", card="influence_peddling") == reason


@pytest.mark.rule("EL-CARD-3")
def test_smear_threat_is_answered_clockwise() -> None:
    state = position({}, {"hand": ["smear_threat"]}, {}, {}, lead=1, actor=1)
    play(state, 1, "card", card="smear_threat")
    for seat, answer in ((2, "popularity"), (3, "cogs"), (0, "popularity")):
        assert question(state) == ("answer", seat)
        assert state.view(seat)["prompts"][0]["other"] == 1
        assert choices(state, seat, "answer") == ["popularity", "cogs"]
        play(state, seat, "answer", answer=answer)
    assert popularity(state) == [30, 50, 30, 50]
    assert cogs(state) == [50_000, 60_000, 50_000, 40_000]
    assert question(state) == ("action", 1)


@pytest.mark.rule("EL-CARD-3", "EL-BND-1")
@pytest.mark.parametrize(
    ("has", "offer", "left"),
    [
        ((20, 0), ["popularity"], 0),
        ((10, 0), ["popularity"], 0),
        ((0, 0), ["popularity"], 0),
        ((10, 10_000), ["cogs"], 10),
        ((20, 10_000), ["popularity", "cogs"], 0),
    ],
)
def test_who_can_pay_a_smear_threat_how(has: tuple[int, int], offer: list[str], left: int) -> None:
    state = position({"hand": ["smear_threat"]}, {"popularity": has[0], "cogs": has[1]})
    play(state, 0, "card", card="smear_threat")
    assert choices(state, 1, "answer") == offer
    for answer in {"popularity", "cogs"} - set(offer):
        assert refused(state, 1, "answer", answer=answer) == (f"answer-{answer}", "EL-CARD-3")
    watch(state)
    play(state, 1, "answer", answer=offer[0])
    assert popularity(state) == [50, left]
    assert cogs(state)[1] == (has[1] if offer[0] == "popularity" else has[1] - 10_000)
    if offer[0] == "popularity":
        assert happened(state)[0]["points"] == has[0] - left


@pytest.mark.rule("EL-CARD-4")
def test_certification_takes_an_unheld_certificate_of_a_condition_met() -> None:
    certifier = {"hand": ["certification"], "cogs": 150_000}
    state = position(certifier, {})
    play(state, 0, "card", card="certification")
    assert choices(state, 0, "certificate") == ["dandy"]
    play(state, 0, "certificate", certificate="dandy")
    assert duo(state, 0)["certificates"] == ["dandy"]
    assert duo(state, 0)["certified"]
    held = position(certifier, {"certificates": ["dandy"]})
    assert refused(held, 0, "card", card="certification") == (
        "card-certification", "EL-CARD-4",
    )  # fmt: skip
    assert not can(position({"hand": ["certification"]}, {}), 0, "card", card="certification")
    seven = ["docks", "halle", "forges", "belvedere", "demeures", "fonderie", "recyclerie"]
    choose = position({**certifier, "districts": seven}, {"districts": []})
    play(choose, 0, "card", card="certification")
    assert question(choose) == ("take_free", 0)
    assert choices(choose, 0, "certificate") == ["dandy", "collector"]
    assert refused(choose, 0, "certificate", certificate="zealot") == (
        "not-take-free", "EL-CARD-4",
    )  # fmt: skip


@pytest.mark.rule("EL-CARD-5")
def test_financial_backing_on_an_own_steel_district() -> None:
    backed = {"hand": ["financial_backing"], "edgar": "halle", "districts": ["halle"]}
    state = position(backed, {})
    play(state, 0, "card", card="financial_backing")
    assert cogs(state) == [90_000, 50_000]
    for change in ({"districts": []}, {"edgar": "demeures", "districts": ["demeures", "halle"]}):
        refusing = position({**backed, **change}, {})
        assert refused(refusing, 0, "card", card="financial_backing") == (
            "card-financial-backing", "EL-CARD-5",
        )  # fmt: skip


@pytest.mark.rule("EL-CARD-6")
def test_popular_backing_on_an_own_ivory_district() -> None:
    backed = {"hand": ["popular_backing"], "edgar": "demeures", "districts": ["demeures"]}
    state = position(backed, {})
    play(state, 0, "card", card="popular_backing")
    assert popularity(state) == [90, 50]
    high = position({**backed, "popularity": 70}, {})
    play(high, 0, "card", card="popular_backing")
    assert popularity(high) == [100, 50]
    for change in ({"districts": []}, {"edgar": "halle", "districts": ["demeures", "halle"]}):
        refusing = position({**backed, **change}, {})
        assert refused(refusing, 0, "card", card="popular_backing") == (
            "card-popular-backing", "EL-CARD-6",
        )  # fmt: skip


@pytest.mark.rule("EL-CARD-7")
def test_extortion_takes_a_random_card_that_only_the_two_know() -> None:
    state = position(
        {"hand": ["extortion"], "edgar": "docks"}, {"hand": ["plan_b"]}, {"edgar": "docks"}
    )
    watch(state)
    play(state, 0, "card", card="extortion")  # seat 2 is there too but holds no card
    assert state.revealed
    assert duo(state, 0)["hand"] == ["plan_b"]
    assert duo(state, 1)["hand"] == []
    assert [state.view(2)["duos"][seat]["cards"] for seat in range(3)] == [1, 0, 0]
    taken = {"type": "extorted_card", "seat": 0, "other": 1, "card": "plan_b"}
    assert taken in happened(state, 0)
    assert taken in happened(state, 1)
    assert (
        happened(state, 2)
        == happened(state)
        == [
            {"type": "card", "seat": 0, "card": "extortion"},
            {"type": "extorted", "seat": 0, "other": 1},
        ]
    )


@pytest.mark.rule("EL-CARD-7")
def test_whom_to_extort() -> None:
    state = position(
        {"hand": ["extortion"], "edgar": "gare"}, {"hand": ["plan_b"], "edgar": "gare"},
        {"hand": ["swindle"], "lucien": "gare"}, {"hand": ["corruption"]},
    )  # fmt: skip
    play(state, 0, "card", card="extortion")
    assert question(state) == ("extort", 0)
    assert choices(state, 0, "other") == [1, 2]
    assert refused(state, 0, "extort", other=3) == ("not-extort", "EL-CARD-7")
    play(state, 0, "extort", other=2)
    assert duo(state, 0)["hand"] == ["swindle"]
    alone = position({"hand": ["extortion", "plan_b"]}, {"hand": ["swindle"]})
    assert refused(alone, 0, "card", card="extortion") == ("card-extortion", "EL-CARD-7")
    empty = position({"hand": ["extortion"], "edgar": "docks"}, {})
    assert refused(empty, 0, "card", card="extortion") == ("card-extortion", "EL-CARD-7")


@pytest.mark.rule("EL-CARD-7")
def test_extortion_takes_each_card_equally_often() -> None:
    dice = seeded(5)
    taken: Counter[str] = Counter()
    for _ in range(600):
        state = position(
            {"hand": ["extortion"], "edgar": "docks"},
            {"hand": ["plan_b", "plan_b", "swindle"]},
            dice=dice.split().words(),
        )
        play(state, 0, "card", card="extortion")
        taken[duo(state, 0)["hand"][0]] += 1
    assert set(taken) == {"plan_b", "swindle"}
    assert 150 < taken["swindle"] < 250


@pytest.mark.rule("EL-CARD-8")
def test_remote_action_takes_an_unused_action_at_its_cost() -> None:
    far = {"hand": ["remote_action"], "popularity": 20, "used": ["intimidation"]}
    state = position(far, {})
    actions = [o["action"] for o in options(state, 0) if o["type"] == "remote"]
    assert actions == ["bar_shenanigans", "bank_robbery", "requisition"]
    assert not can(state, 0, "card", card="remote_action")
    assert refused(state, 0, "remote", action="intimidation") == ("used", "EL-ACT-3")
    assert refused(state, 0, "card", card="remote_action") == ("card-remote-action", "EL-CARD-8")
    play(state, 0, "remote", action="bank_robbery")
    assert cogs(state)[0] == 100_000
    assert popularity(state)[0] == 0
    assert duo(state, 0)["used"] == ["intimidation", "bank_robbery"]
    assert state.view(None)["discards"] == ["remote_action"]
    assert not can(state, 0, "remote", action="requisition")
    assert question(state) == ("action", 0)  # Lucien may still act
    poor = position({**far, "popularity": 10}, {})
    assert refused(poor, 0, "remote", action="requisition") == ("unpopular", "EL-EDG-5")
    assert refused(poor, 0, "card", card="remote_action") == ("unpopular", "EL-EDG-5")
    every = ["bar_shenanigans", "intimidation", "bank_robbery", "requisition"]
    spent = position({**far, "used": every}, {})
    assert refused(spent, 0, "card", card="remote_action") == ("remote-used", "EL-ACT-3")
    none = position({}, {})
    assert refused(none, 0, "remote", action="requisition") == ("no-card", "EL-EDG-4")


@pytest.mark.rule("EL-CARD-9")
def test_coup_d_etat_changes_the_order_from_the_next_turn() -> None:
    plotter = {"hand": ["coup_detat"], "edgar": HALL}
    state = position({}, {}, plotter, governor=0, first=1, lead=1, done=1, actor=2)
    watch(state)
    play(state, 2, "card", card="coup_detat")
    assert happened(state)[-1] == {"type": "coup", "seat": 2, "other": 0}
    view = state.view(None)
    assert (view["governor"], view["first"], view["order"]) == (2, 0, [1, 2, 0])
    play(state, 2, "end")
    play(state, 0, "end")
    assert state.view(None)["order"] == [0, 1, 2]
    for top in ({"governor": None}, {"governor": 0}):
        refusing = position(plotter, {}, **top)
        assert refused(refusing, 0, "card", card="coup_detat") == (
            "card-coup-detat", "EL-CARD-9",
        )  # fmt: skip
    away = position({**plotter, "edgar": "halle"}, {}, governor=1)
    assert not can(away, 0, "card", card="coup_detat")
    assert can(position(plotter, {}, governor=1), 0, "card", card="coup_detat")


@pytest.mark.rule("EL-CARD-10")
def test_resource_exchange_in_one_direction() -> None:
    trader = {"hand": ["resource_exchange"], "cogs": 40_000, "popularity": 70}
    state = position(trader, {})
    play(state, 0, "card", card="resource_exchange")
    assert question(state) == ("exchange", 0)
    amounts = [(o["type"], o["points"]) for o in options(state, 0)]
    assert amounts == [("buy_popularity", n) for n in (10, 20, 30)] + [
        ("sell_popularity", n) for n in range(10, 80, 10)
    ]
    assert refused(state, 0, "buy_popularity", points=40) == ("not-exchange", "EL-CARD-10")
    sold = state.clone()
    watch(state)
    play(state, 0, "buy_popularity", points=30)
    assert (cogs(state)[0], popularity(state)[0]) == (10_000, 100)
    assert happened(state)[0] == {"type": "bought_popularity", "seat": 0, "points": 30}
    watch(sold)
    play(sold, 0, "sell_popularity", points=70)
    assert (cogs(sold)[0], popularity(sold)[0]) == (110_000, 0)
    assert happened(sold)[0] == {"type": "sold_popularity", "seat": 0, "points": 70}
    poor = position({**trader, "cogs": 10_000, "popularity": 0}, {})
    play(poor, 0, "card", card="resource_exchange")
    assert options(poor, 0) == [{"type": "buy_popularity", "points": 10}]
    play(poor, 0, "buy_popularity", points=10)
    assert (cogs(poor)[0], popularity(poor)[0]) == (0, 10)
    nothing = position({**trader, "cogs": 0, "popularity": 0}, {})
    assert refused(nothing, 0, "card", card="resource_exchange") == (
        "card-resource-exchange", "EL-CARD-10",
    )  # fmt: skip
    full = position({**trader, "popularity": 100}, {})
    play(full, 0, "card", card="resource_exchange")
    assert {o["type"] for o in options(full, 0)} == {"sell_popularity"}


@pytest.mark.rule("EL-CARD-11")
def test_carte_blanche_buys_the_neutral_district_of_edgar() -> None:
    buyer = {"hand": ["carte_blanche"], "edgar": "halle", "cogs": 20_000}
    state = position(buyer, {})
    play(state, 0, "card", card="carte_blanche")
    assert cogs(state) == [0, 50_000]
    assert duo(state, 0)["districts"] == ["temple_oeil", "halle"]
    for change, reason in (
        ({"cogs": 10_000}, ("too-dear", "EL-LUC-1")),
        ({"edgar": "docks"}, ("buy-owned", "EL-CARD-11")),
        ({"edgar": "temple_oeil"}, ("buy-own", "EL-LUC-1")),
    ):
        refusing = position({**buyer, **change}, {})
        assert refused(refusing, 0, "card", card="carte_blanche") == reason


@pytest.mark.rule("EL-CARD-12", "EL-LUC-4")
def test_corruption_takes_the_heritage_protection() -> None:
    for holder in (None, 1):
        state = position({"hand": ["corruption"]}, {}, heritage=holder)
        play(state, 0, "card", card="corruption")
        assert state.view(None)["heritage"] == 0
    own = position({"hand": ["corruption"]}, {}, heritage=0)
    assert refused(own, 0, "card", card="corruption") == ("card-corruption", "EL-CARD-12")


@pytest.mark.rule("EL-CARD-13")
def test_swindle_costs_three_other_cards() -> None:
    hand = ["swindle", "plan_b", "plan_b", "coup_detat", "corruption"]
    state = position({"hand": hand}, {"certificates": ["dandy"]})
    watch(state)
    play(state, 0, "card", card="swindle")
    assert state.view(1)["discards"] == ["swindle"]
    assert question(state) == ("discard", 0)
    assert choices(state, 0, "card") == ["plan_b", "coup_detat", "corruption"]
    assert refused(state, 0, "discard", card="smear_threat") == ("not-discard", "EL-CARD-13")
    play(state, 0, "discard", card="plan_b")
    assert choices(state, 0, "card") == ["plan_b", "coup_detat", "corruption"]
    play(state, 0, "discard", card="plan_b")
    play(state, 0, "discard", card="corruption")
    assert question(state) == ("take_any", 0)
    assert choices(state, 0, "certificate") == ["collector", "bureaucrat", "zealot"]
    assert refused(state, 0, "certificate", certificate="dandy") == (
        "not-take-any", "EL-CARD-13",
    )  # fmt: skip
    play(state, 0, "certificate", certificate="zealot")
    assert [event["type"] for event in happened(state)] == [
        "card", "discarded", "discarded", "discarded", "certificate",
    ]  # fmt: skip
    assert duo(state, 0)["hand"] == ["coup_detat"]
    assert duo(state, 0)["certificates"] == ["zealot"]
    assert state.view(1)["discards"] == ["plan_b", "plan_b", "corruption", "swindle"]
    few = position({"hand": hand[:3]}, {})
    assert refused(few, 0, "card", card="swindle") == ("card-swindle", "EL-CARD-13")
    assert can(position({"hand": hand[:4]}, {}), 0, "card", card="swindle")
    gone = position({"hand": hand}, {"certificates": ["dandy", "zealot"]},
                    {"certificates": ["collector", "bureaucrat"]})  # fmt: skip
    assert not can(gone, 0, "card", card="swindle")


@pytest.mark.rule("EL-CARD-14")
def test_the_discards_make_a_new_pile_when_a_card_is_due() -> None:
    rest = without(DECK, ["plan_b", "remote_action", "coup_detat"])
    state = position(
        {"hand": ["remote_action"]}, {"hand": rest}, pile=["plan_b"], discards=["coup_detat"]
    )
    watch(state)
    play(state, 0, "remote", action="bar_shenanigans")
    assert [event["type"] for event in happened(state)] == ["card", "action", "shuffled", "drew"]
    assert happened(state)[2] == {"type": "shuffled", "count": 2}  # the played card is among them
    hand = duo(state, 0)["hand"]
    assert "plan_b" in hand
    assert len(hand) == 2
    left = state.to_json()["pile"]
    assert sorted(hand + left) == ["coup_detat", "plan_b", "remote_action"]
    assert state.view(1)["discards"] == []
    assert state.view(1)["pile"] == 1


@pytest.mark.rule("EL-CARD-14")
def test_an_empty_pile_is_not_refilled_before_a_card_is_due_and_may_stay_empty() -> None:
    rest = without(DECK, ["plan_b", "swindle"])
    state = position({"edgar": "cochon_saoul"}, {"hand": rest}, pile=["plan_b", "swindle"])
    play(state, 0, "edgar", action="bar_shenanigans")
    assert state.view(1)["pile"] == 0
    nothing = position({"edgar": "cochon_saoul"}, {"hand": DECK}, pile=[])
    watch(nothing)
    play(nothing, 0, "edgar", action="bar_shenanigans")
    assert happened(nothing)[-1] == {"type": "drew", "seat": 0, "count": 0}
    assert popularity(nothing)[0] == 30
    one = position({"edgar": "cochon_saoul"}, {"hand": without(DECK, ["plan_b"])}, pile=[],
                   discards=["plan_b"])  # fmt: skip
    play(one, 0, "edgar", action="bar_shenanigans")
    assert duo(one, 0)["hand"] == ["plan_b"]


@pytest.mark.rule("EL-CARD-14")
def test_reshuffles_are_fair() -> None:
    tops: Counter[str] = Counter()
    dice = seeded(9)
    rest = without(DECK, ["plan_b", "swindle", "corruption"])
    for _ in range(300):
        state = position({"edgar": "cochon_saoul"}, {"hand": rest}, pile=[],
                         discards=["plan_b", "corruption", "swindle"],
                         dice=dice.split().words())  # fmt: skip
        play(state, 0, "edgar", action="bar_shenanigans")
        tops[state.to_json()["pile"][0]] += 1
    assert all(70 < n < 130 for n in tops.values())
    assert len(tops) == 3
