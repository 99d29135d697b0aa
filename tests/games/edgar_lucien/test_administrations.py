"""What Edgar and Lucien can do in the four administrations."""

from typing import Any

import pytest

from coterie.engine.state import State

from .table import (
    GAME,
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
    programming,
    question,
    refused,
    stay,
    watch,
)

PIG, ARCHIVES, BANK, HALL = "cochon_saoul", "archives", "central_bank", "city_hall"
EVERY = [d["district"] for d in GAME.new(2, 0).view(None)["map"]["districts"]]


@pytest.mark.rule("EL-ACT-2")
def test_an_administration_offers_ordinary_actions_too() -> None:
    state = position({"edgar": BANK, "lucien": ARCHIVES}, {"lucien": BANK, "edgar": "docks"})
    assert can(state, 0, "edgar", action="bank_robbery")
    assert can(state, 0, "rob", other=1)
    assert can(state, 0, "lucien", action="heritage_protection")
    assert can(state, 0, "buy")
    assert refused(state, 0, "edgar", action="requisition") == ("not-there", "EL-ACT-2")
    assert refused(state, 0, "lucien", action="certificate") == ("not-there", "EL-ACT-2")
    elsewhere = position({"edgar": "halle", "lucien": "halle"}, {})
    types = {option["type"] for option in options(elsewhere, 0)}
    assert types == {"end", "buy"}


@pytest.mark.rule("EL-ACT-3")
def test_each_administration_action_is_available_once_a_period() -> None:
    state = position({"edgar": BANK, "lucien": PIG}, {}, turn=3)
    play(state, 0, "edgar", action="bank_robbery")
    play(state, 0, "lucien", action="populist_speech")
    assert duo(state, 0)["used"] == ["bank_robbery", "populist_speech"]
    assert state.view(1)["duos"][0]["tokens"] == 15  # markers are not tokens
    end_turns(state)
    stay(state)
    assert refused(state, 0, "edgar", action="bank_robbery") == ("used", "EL-ACT-3")
    assert refused(state, 0, "lucien", action="populist_speech") == ("used", "EL-ACT-3")
    for place, edgar, lucien in (
        (PIG, "bar_shenanigans", "populist_speech"),
        (ARCHIVES, "intimidation", "heritage_protection"),
        (BANK, "bank_robbery", "certificate"),
        (HALL, "requisition", "political_support"),
    ):
        there = {"edgar": place, "lucien": place, "cogs": 150_000}
        assert can(position(there, {}), 0, "edgar", action=edgar)
        assert not can(position({**there, "used": [edgar]}, {}), 0, "edgar", action=edgar)
        if lucien == "political_support":
            assert can(position(there, {}), 0, "support", action="requisition")
            again = position({**there, "used": [lucien]}, {})
            assert refused(again, 0, "support", action="requisition") == ("used", "EL-ACT-3")
        else:
            assert can(position(there, {}), 0, "lucien", action=lucien)
            used = {**there, "used": [lucien], "certified": lucien == "certificate"}
            assert refused(position(used, {}), 0, "lucien", action=lucien) == ("used", "EL-ACT-3")


@pytest.mark.rule("EL-EDG-5")
@pytest.mark.parametrize(
    ("place", "action"),
    [(PIG, "bar_shenanigans"), (ARCHIVES, "intimidation"), (BANK, "bank_robbery"),
     (HALL, "requisition")],
)  # fmt: skip
def test_an_administration_action_of_edgar_costs_20(place: str, action: str) -> None:
    poor = position({"edgar": place, "popularity": 10}, {})
    assert refused(poor, 0, "edgar", action=action) == ("unpopular", "EL-EDG-5")
    state = position({"edgar": place, "popularity": 20}, {"districts": ["docks", "halle"]})
    play(state, 0, "edgar", action=action)
    assert popularity(state) == [0, 50]  # before any target is chosen
    assert duo(state, 0)["used"] == [action]


@pytest.mark.rule("EL-EDG-6")
def test_bar_shenanigans_draws_two() -> None:
    state = position({"edgar": PIG, "hand": ["plan_b"]}, {})
    top = state.to_json()["pile"][-2:]
    watch(state)
    play(state, 0, "edgar", action="bar_shenanigans")
    assert state.revealed
    assert sorted(duo(state, 0)["hand"]) == sorted(["plan_b", *top])
    assert state.view(1)["duos"][0]["cards"] == 3
    assert state.view(1)["pile"] == 17
    assert happened(state, 0)[1:] == [
        {"type": "drew_card", "seat": 0, "card": top[1]},
        {"type": "drew_card", "seat": 0, "card": top[0]},
        {"type": "drew", "seat": 0, "count": 2},
    ]
    assert (
        happened(state, 1)
        == happened(state)
        == [
            {"type": "action", "seat": 0, "action": "bar_shenanigans"},
            {"type": "drew", "seat": 0, "count": 2},
        ]
    )


@pytest.mark.rule("EL-EDG-7")
def test_intimidation_of_a_single_opponent() -> None:
    state = position({"edgar": ARCHIVES}, {"districts": ["docks", "halle"]}, heritage=1)
    play(state, 0, "edgar", action="intimidation")
    assert question(state) == ("intimidate", 0)
    assert choices(state, 0, "district") == ["docks", "halle"]
    assert refused(state, 0, "district", district="forges") == ("not-intimidate", "EL-EDG-7")
    watch(state)
    play(state, 0, "district", district="halle")
    assert happened(state) == [{"type": "neutral", "other": 1, "district": "halle"}]
    assert duo(state, 1)["districts"] == ["docks"]
    assert state.view(None)["map"]["districts"][EVERY.index("halle")]["owner"] is None
    assert question(state) == ("action", 0)


@pytest.mark.rule("EL-EDG-7")
def test_intimidation_with_three_names_both_clockwise() -> None:
    state = position(
        {"districts": ["temple_oeil", "forges"]},
        {"edgar": ARCHIVES, "districts": ["docks", "halle"]},
        {"districts": ["demeures", "belvedere"]},
        lead=1, actor=1,
    )  # fmt: skip
    watch(state)
    play(state, 1, "edgar", action="intimidation")
    assert [event for event in happened(state) if event["type"] == "named"] == [
        {"type": "named", "seat": 1, "other": 2},
        {"type": "named", "seat": 1, "other": 0},
    ]
    assert question(state) == ("lose", 2)
    assert state.view(2)["prompts"][0]["other"] == 1
    assert choices(state, 2, "district") == ["demeures", "belvedere"]
    assert refused(state, 2, "district", district="docks") == ("not-lose", "EL-EDG-7")
    play(state, 2, "district", district="belvedere")
    assert question(state) == ("lose", 0)
    assert choices(state, 0, "district") == ["temple_oeil", "forges"]
    play(state, 0, "district", district="forges")
    assert [duo(state, seat)["districts"] for seat in range(3)] == [
        ["temple_oeil"], ["docks", "halle"], ["demeures"],
    ]  # fmt: skip
    assert question(state) == ("action", 1)


@pytest.mark.rule("EL-EDG-7", "EL-LUC-7")
def test_intimidation_with_four_names_two_and_twice_with_support() -> None:
    state = position(
        {"edgar": ARCHIVES, "lucien": HALL}, {"districts": ["docks", "halle", "gare"]},
        {"districts": []}, {"districts": ["acieries", "forges", "villas"]},
    )  # fmt: skip
    play(state, 0, "support", action="intimidation")
    assert popularity(state)[0] == 20
    assert question(state) == ("name", 0)
    assert choices(state, 0, "seats") == [[1, 2], [1, 3], [2, 3]]
    assert refused(state, 0, "name", seats=[0, 1]) == ("not-name", "EL-EDG-7")
    play(state, 0, "name", seats=[1, 3])
    assert question(state) == ("lose", 1)
    play(state, 1, "district", district="gare")
    assert question(state) == ("lose", 3)
    play(state, 3, "district", district="forges")
    # The second is named after the first is resolved; who has nothing loses nothing.
    assert question(state) == ("name", 0)
    play(state, 0, "name", seats=[1, 2])
    play(state, 1, "district", district="docks")
    assert [duo(state, seat)["districts"] for seat in (1, 2, 3)] == [
        ["halle"], [], ["villas", "acieries"],
    ]  # fmt: skip
    assert question(state) == ("action", 1)


@pytest.mark.rule("EL-EDG-7", "EL-LUC-7")
def test_a_second_intimidation_without_a_target_is_lost() -> None:
    state = position({"edgar": ARCHIVES, "lucien": HALL}, {})
    watch(state)
    play(state, 0, "support", action="intimidation")
    assert [event["type"] for event in happened(state)] == ["supported", "neutral", "lost"]
    assert happened(state)[-1] == {"type": "lost", "seat": 0, "action": "intimidation"}
    assert duo(state, 1)["districts"] == []
    assert question(state) == ("action", 1)


@pytest.mark.rule("EL-EDG-8")
def test_bank_robbery() -> None:
    state = position({"edgar": BANK, "cogs": 9_000_000}, {})
    watch(state)
    play(state, 0, "edgar", action="bank_robbery")
    assert cogs(state) == [9_050_000, 50_000]
    assert happened(state)[-1] == {"type": "cogs", "seat": 0, "amount": 50_000}


@pytest.mark.rule("EL-EDG-9")
def test_requisition_of_a_neutral_district() -> None:
    state = position({"edgar": HALL, "cogs": 0}, {})
    play(state, 0, "edgar", action="requisition")
    assert question(state) == ("requisition", 0)
    assert choices(state, 0, "district") == [
        d for d in EVERY if d not in ("temple_oeil", "docks")
    ]  # fmt: skip
    assert refused(state, 0, "district", district="docks") == ("not-requisition", "EL-EDG-9")
    assert not can(state, 0, "pass")
    watch(state)
    play(state, 0, "district", district="archives")
    assert happened(state) == [{"type": "requisitioned", "seat": 0, "district": "archives"}]
    assert duo(state, 0)["districts"] == ["archives", "temple_oeil"]
    assert cogs(state) == [0, 50_000]
    assert state.view(None)["duos"][0]["tokens"] == 14


@pytest.mark.rule("EL-EDG-9", "EL-LUC-4")
def test_requisition_from_a_player_only_when_nothing_is_neutral() -> None:
    mine, theirs, third = EVERY[4:6], EVERY[6:12], EVERY[:4] + EVERY[12:]
    full = ({"edgar": HALL, "districts": mine}, {"districts": theirs}, {"districts": third})
    state = position(*full, heritage=2)
    play(state, 0, "edgar", action="requisition")
    assert choices(state, 0, "district") == theirs
    watch(state)
    play(state, 0, "district", district=theirs[0])
    assert happened(state) == [
        {"type": "requisitioned_from", "seat": 0, "district": theirs[0], "other": 1}
    ]
    assert duo(state, 1)["districts"] == theirs[1:]
    assert theirs[0] in duo(state, 0)["districts"]
    two = ({"edgar": HALL, "districts": EVERY[:4]}, {"districts": EVERY[4:]})
    assert can(position(*two), 0, "edgar", action="requisition")
    protected = position(*two, heritage=1)
    assert refused(protected, 0, "edgar", action="requisition") == ("no-target", "EL-ACT-4")
    from_the_first = position(two[1], two[0], lead=1, first=1, actor=1)
    play(from_the_first, 1, "edgar", action="requisition")
    watch(from_the_first)
    play(from_the_first, 1, "district", district=EVERY[4])
    assert happened(from_the_first) == [
        {"type": "requisitioned_from", "seat": 1, "district": EVERY[4], "other": 0}
    ]


@pytest.mark.rule("EL-EDG-9", "EL-LUC-7")
def test_two_requisitions_look_at_the_board_anew_and_may_be_lost() -> None:
    districts = EVERY[:15]
    state = position(
        {"edgar": HALL, "lucien": HALL, "districts": districts[:3]}, {"districts": districts[3:]}
    )
    watch(state)
    play(state, 0, "support", action="requisition")  # the only neutral one, then any of theirs
    assert duo(state, 0)["districts"] == [*districts[:3], EVERY[15]]
    assert choices(state, 0, "district") == districts[3:]
    play(state, 0, "district", district=districts[5])
    assert duo(state, 0)["districts"] == [*districts[:3], districts[5], EVERY[15]]
    assert question(state) == ("action", 1)
    lost = position(
        {"edgar": HALL, "lucien": HALL, "districts": districts[:3]}, {"districts": districts[3:]},
        heritage=1,
    )  # fmt: skip
    watch(lost)
    play(lost, 0, "support", action="requisition")
    assert happened(lost)[-1] == {"type": "lost", "seat": 0, "action": "requisition"}
    assert question(lost) == ("action", 1)


@pytest.mark.rule("EL-LUC-3", "EL-BND-1")
@pytest.mark.parametrize(("before", "after"), [(0, 50), (40, 90), (50, 100), (70, 100), (100, 100)])
def test_populist_speech(before: int, after: int) -> None:
    state = position({"lucien": PIG, "popularity": before}, {})
    watch(state)
    play(state, 0, "lucien", action="populist_speech")
    assert popularity(state) == [after, 50]
    assert happened(state)[-1] == {"type": "popularity", "seat": 0, "points": after - before}


@pytest.mark.rule("EL-LUC-4")
def test_heritage_protection() -> None:
    state = position(
        {"lucien": ARCHIVES}, {"lucien": "temple_oeil", "edgar": "docks"},
        {"lucien": "docks"}, heritage=1,
    )  # fmt: skip
    watch(state)
    play(state, 0, "lucien", action="heritage_protection")
    assert happened(state)[-1] == {"type": "heritage", "seat": 0}
    assert state.view(None)["heritage"] == 0
    marks = {d["district"]: d["protected"] for d in state.view(2)["map"]["districts"]}
    assert [name for name, locked in marks.items() if locked] == ["temple_oeil"]
    play(state, 0, "end")
    assert refused(state, 1, "buy") == ("protected", "EL-LUC-4")
    play(state, 1, "end")
    assert can(state, 2, "buy")  # the former holder is protected no more
    again = position({"lucien": ARCHIVES}, {}, heritage=0)
    assert refused(again, 0, "lucien", action="heritage_protection") == (
        "heritage-held", "EL-LUC-4",
    )  # fmt: skip
    # A district bought later is protected too.
    future = position({"lucien": "halle"}, {"lucien": "halle"}, heritage=0)
    play(future, 0, "buy")
    play(future, 0, "end")
    assert not can(future, 1, "buy")


@pytest.mark.rule("EL-LUC-5")
def test_certificate_of_a_condition_met_now() -> None:
    six = EVERY[4:10]
    state = position(
        {"lucien": BANK, "cogs": 150_000, "districts": [*six, "docks"]}, {"districts": ["halle"]}
    )
    watch(state)
    play(state, 0, "lucien", action="certificate")
    assert question(state) == ("take_met", 0)
    assert choices(state, 0, "certificate") == ["dandy", "collector"]
    assert refused(state, 0, "certificate", certificate="zealot") == ("not-take-met", "EL-LUC-5")
    play(state, 0, "certificate", certificate="collector")
    assert happened(state)[-1] == {"type": "certificate", "seat": 0, "certificate": "collector"}
    assert state.view(1)["duos"][0]["certificates"] == ["collector"]
    assert state.view(1)["certificates"] == ["dandy", "bureaucrat", "zealot"]
    assert question(state) == ("action", 0)


@pytest.mark.rule("EL-LUC-5")
def test_a_certificate_is_taken_from_its_holder_and_one_s_own_not_again() -> None:
    rich = {"lucien": BANK, "cogs": 150_000}
    state = position(rich, {"certificates": ["dandy", "zealot"]})
    watch(state)
    play(state, 0, "lucien", action="certificate")
    play(state, 0, "certificate", certificate="dandy")
    assert happened(state)[-1] == {
        "type": "certificate_from", "seat": 0, "certificate": "dandy", "other": 1,
    }  # fmt: skip
    assert duo(state, 0)["certificates"] == ["dandy"]
    assert duo(state, 1)["certificates"] == ["zealot"]
    own = position({**rich, "certificates": ["dandy"]}, {})
    assert refused(own, 0, "lucien", action="certificate") == ("no-certificate", "EL-LUC-5")
    # A certificate does not vouch for itself: the condition must be met.
    poor = position({"lucien": BANK, "certificates": ["collector"]}, {"certificates": ["dandy"]})
    assert not can(poor, 0, "lucien", action="certificate")


@pytest.mark.rule("EL-LUC-6")
def test_one_certificate_a_period_by_any_means() -> None:
    rich = {"lucien": BANK, "edgar": "halle", "cogs": 150_000, "certified": True,
            "hand": ["certification", "swindle", "plan_b", "plan_b"]}  # fmt: skip
    state = position(rich, {})
    assert refused(state, 0, "lucien", action="certificate") == ("certified", "EL-LUC-6")
    assert refused(state, 0, "card", card="certification") == ("certified", "EL-LUC-6")
    assert refused(state, 0, "card", card="swindle") == ("certified", "EL-LUC-6")
    fresh = position({**rich, "certified": False}, {})
    assert can(fresh, 0, "card", card="certification")
    assert can(fresh, 0, "card", card="swindle")
    play(fresh, 0, "lucien", action="certificate")
    play(fresh, 0, "certificate", certificate="dandy")
    assert duo(fresh, 0)["certified"]
    assert refused(fresh, 0, "card", card="certification") == ("certified", "EL-LUC-6")
    # Lost again, it still counts as taken; a new period clears it.
    play(fresh, 0, "end")
    lost = position({**rich, "certificates": []}, {}, turn=4, done=1, actor=1)
    play(lost, 1, "end")
    assert lost.view(None)["period"] == 2
    assert not duo(lost, 0)["certified"]


@pytest.mark.rule("EL-LUC-7")
def test_political_support_needs_everything_in_the_same_turn() -> None:
    there = {"edgar": BANK, "lucien": HALL, "popularity": 30}
    assert can(position(there, {}), 0, "support", action="bank_robbery")
    for change, reason in (
        ({"popularity": 20}, ("unpopular", "EL-LUC-7")),
        ({"lucien": "halle"}, ("not-there", "EL-LUC-7")),
        ({"edgar": "halle"}, ("not-there", "EL-ACT-2")),
        ({"used": ["bank_robbery"]}, ("used", "EL-ACT-3")),
        ({"used": ["political_support"]}, ("used", "EL-ACT-3")),
    ):
        state = position({**there, **change}, {})
        assert refused(state, 0, "support", action="bank_robbery") == reason
    acted = position(there, {}, edgar_acted=True)
    assert refused(acted, 0, "support", action="bank_robbery") == ("edgar-acted", "EL-ACT-1")
    acted = position(there, {}, lucien_acted=True)
    assert refused(acted, 0, "support", action="bank_robbery") == ("lucien-acted", "EL-ACT-1")
    # Edgar's own 20 are not asked on top, and it is one sequence.
    state = position(there, {})
    assert refused(state, 0, "support", action="requisition") == ("not-there", "EL-ACT-2")
    play(state, 0, "support", action="bank_robbery")
    assert popularity(state)[0] == 0
    assert duo(state, 0)["used"] == ["bank_robbery", "political_support"]
    assert question(state) == ("action", 1)


@pytest.mark.rule("EL-LUC-7", "EL-EDG-6")
def test_supported_shenanigans_draw_four() -> None:
    state = position({"edgar": PIG, "lucien": HALL}, {})
    play(state, 0, "support", action="bar_shenanigans")
    assert state.view(1)["duos"][0]["cards"] == 4
    assert popularity(state)[0] == 20


@pytest.mark.rule("EL-LUC-7", "EL-CARD-8")
def test_support_by_remote_action_doubles_any_unused_action() -> None:
    far = {"edgar": "halle", "lucien": HALL, "hand": ["remote_action"], "used": ["intimidation"]}
    state = position(far, {})
    supported = [o["action"] for o in options(state, 0) if o["type"] == "remote_support"]
    assert supported == ["bar_shenanigans", "bank_robbery", "requisition"]
    assert refused(state, 0, "remote_support", action="intimidation") == ("used", "EL-ACT-3")
    watch(state)
    play(state, 0, "remote_support", action="bank_robbery")
    assert [event["type"] for event in happened(state)] == ["card", "supported", "cogs"]
    assert cogs(state)[0] == 150_000
    assert popularity(state)[0] == 20
    assert duo(state, 0)["hand"] == []
    assert state.view(1)["discards"] == ["remote_action"]
    assert duo(state, 0)["used"] == ["intimidation", "bank_robbery", "political_support"]
    assert question(state) == ("action", 1)
    # Where he stands both ways are open, with the card and without.
    both = position({**far, "edgar": BANK}, {})
    assert can(both, 0, "support", action="bank_robbery")
    assert can(both, 0, "remote_support", action="bank_robbery")
    none = position({**far, "hand": []}, {})
    assert refused(none, 0, "remote_support", action="bank_robbery") == ("no-card", "EL-EDG-4")


def at_hand(state: State) -> list[tuple[str, Any]]:
    return [(entry["character"], entry["move"]) for entry in state.view(None)["at_hand"]]


@pytest.mark.rule("EL-ACT-2")
def test_a_view_says_what_the_places_of_the_active_player_let_one_think_of() -> None:
    """Possible or not: the price and the clause are told, the refusal says why not."""
    state = position({"edgar": BANK, "lucien": "docks", "used": ["bank_robbery"]},
                     {"lucien": BANK, "edgar": BANK})  # fmt: skip
    assert at_hand(state) == [
        ("edgar", {"type": "rob", "other": 1}),
        ("edgar", {"type": "edgar", "action": "bank_robbery"}),
        ("lucien", {"type": "buy"}),
    ]
    rob, robbery, buy = state.view(1)["at_hand"]
    assert (rob["clause"], rob["used"]) == ("EL-EDG-1", False)
    assert (robbery["clause"], robbery["points"], robbery["used"]) == ("EL-EDG-8", 20, True)
    assert (buy["clause"], buy["amount"], buy["other"]) == ("EL-LUC-2", 30_000, 1)
    city = position({"lucien": "halle"}, {}).view(0)["at_hand"]
    assert [(e["clause"], e["amount"], e["other"]) for e in city] == [("EL-LUC-1", 20_000, None)]
    speaker = position({"lucien": PIG, "districts": [PIG]}, {}).view(0)["at_hand"]
    assert [(e["action"], e["points"], e["clause"]) for e in speaker] == [
        ("populist_speech", 0, "EL-LUC-3")
    ]
    hall = {"lucien": HALL, "districts": [HALL]}
    for place, doubled in ((BANK, "bank_robbery"), ("halle", "requisition")):
        support = position({**hall, "edgar": place}, {}).view(0)["at_hand"][-1]
        assert support["move"] == {"type": "support", "action": doubled}
        assert (support["action"], support["points"]) == ("political_support", 30)
    assert programming({}, {}).view(0)["at_hand"] == []
