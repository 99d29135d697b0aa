"""Victory: the four conditions, and the instant at which they are met."""

from typing import Any

import pytest

from coterie.engine.state import State

from .table import (
    GAME,
    duo,
    end_turns,
    happened,
    last_turn,
    play,
    position,
    question,
    watch,
    winners,
)


def every(players: int) -> list[str]:
    return [d["district"] for d in GAME.new(players, 0).view(None)["map"]["districts"]]


def conditions(state: State, seat: int = 0) -> list[str]:
    found: list[str] = state.view(seat)["duos"][seat]["conditions"]
    return found


def test_a_view_says_how_far_everybody_is() -> None:
    state = position({"cogs": 120_000, "popularity": 70, "districts": ["archives", "halle"]}, {})
    own = {"dandy": 120_000, "collector": 2, "bureaucrat": 1, "zealot": 70}
    assert state.view(0)["duos"][0]["progress"] == own
    assert state.view(1)["duos"][0]["progress"] == {**own, "dandy": None}
    facts = GAME.facts()
    assert set(facts["conditions"]) == set(own) == set(state.view(None)["goals"])
    for table in ("cards", "conditions", "actions", "types", "characters", "clauses"):
        assert set(facts[table].values()) <= set(GAME.clauses)


@pytest.mark.rule("EL-WIN-1", "EL-WIN-6")
def test_three_of_four_conditions_win_at_once_certificates_included() -> None:
    state = position(
        {"certificates": ["collector", "zealot"], "cogs": 140_000, "edgar": "docks"},
        {"edgar": "halle", "cogs": 20_000},
    )
    watch(state)
    play(state, 0, "rob", other=1)
    assert state.result is not None
    assert state.result.winners == (0,)
    assert state.result.ranking == (1, 2)
    assert state.result.scores == (3, 0)
    assert state.result.reason == "conditions"
    assert happened(state)[-1] == {"type": "won", "seat": 0}
    assert state.to_act == ()
    assert state.legal(0) == []
    assert state.view(1)["duos"][0]["cogs"] == 150_000  # all is shown at the end
    two = position({"certificates": ["zealot"], "cogs": 140_000, "edgar": "docks"},
                   {"edgar": "halle"})  # fmt: skip
    play(two, 0, "rob", other=1)
    assert two.result is None


@pytest.mark.rule("EL-WIN-2")
def test_wealthy_dandy() -> None:
    assert conditions(position({"cogs": 150_000}, {})) == ["dandy"]
    assert conditions(position({"cogs": 140_000}, {})) == []


@pytest.mark.rule("EL-WIN-3")
@pytest.mark.parametrize(("players", "wanted"), [(2, 7), (3, 6), (4, 7)])
def test_high_tax_collector(players: int, wanted: int) -> None:
    others = [{"districts": []}] * (players - 1)
    plain = every(players)[4:]
    enough = position({"districts": plain[:wanted]}, *others)
    assert conditions(enough) == ["collector"]
    assert conditions(position({"districts": plain[: wanted - 1]}, *others)) == []


@pytest.mark.rule("EL-WIN-4")
@pytest.mark.parametrize(("players", "wanted"), [(2, 3), (3, 3), (4, 2)])
def test_influential_bureaucrat(players: int, wanted: int) -> None:
    others = [{}] * (players - 1)
    places = every(players)[:4]
    assert conditions(position({"districts": places[:wanted]}, *others)) == ["bureaucrat"]
    assert conditions(position({"districts": places[: wanted - 1]}, *others)) == []


@pytest.mark.rule("EL-WIN-5")
def test_great_zealot() -> None:
    assert conditions(position({"popularity": 100}, {}, governor=0)) == ["zealot"]
    assert conditions(position({"popularity": 90}, {}, governor=0)) == []
    assert conditions(position({"popularity": 100}, {}, governor=1)) == []
    assert conditions(position({"popularity": 100}, {})) == []


NEARLY = ["dandy", "bureaucrat"]


@pytest.mark.rule("EL-WIN-6")
def test_a_purchase_and_its_payment_are_one_effect() -> None:
    # The seller's 7th district is gone when the money that would make a Dandy arrives.
    seven = every(2)[4:11]
    state = position(
        {"lucien": seven[0], "districts": []},
        {"districts": seven, "cogs": 120_000, "certificates": ["bureaucrat"]},
    )
    play(state, 0, "buy")
    assert state.result is None
    eight = every(2)[4:12]
    wins = position(
        {"lucien": eight[0], "districts": []},
        {"districts": eight, "cogs": 120_000, "certificates": ["bureaucrat"]},
    )
    play(wins, 0, "buy")
    assert winners(wins) == (1,)  # EL-WIN-7: others can win in my turn


@pytest.mark.rule("EL-WIN-6", "EL-WIN-7")
def test_of_two_winners_the_active_player_wins() -> None:
    mine, theirs = every(2)[4:10], every(2)[10:]
    state = position(
        {"districts": theirs[:1], "certificates": ["dandy", "bureaucrat"], "cogs": 120_000},
        {"lucien": theirs[0], "districts": mine, "certificates": ["zealot"], "cogs": 180_000},
        done=1, actor=1,
    )  # fmt: skip
    # Selling makes seat 0 no winner; the buyer gets a 7th district.
    play(state, 1, "buy")
    assert winners(state) == (1,)
    both = position(
        {"districts": theirs, "certificates": ["collector", "bureaucrat"], "cogs": 120_000},
        {"lucien": theirs[0], "districts": mine, "certificates": ["dandy", "zealot"]},
        done=1, actor=1,
    )  # fmt: skip
    play(both, 1, "buy")
    assert winners(both) == (1,)  # though seat 0 comes first in turn order


@pytest.mark.rule("EL-WIN-6", "EL-WIN-7")
def test_each_answer_to_a_threat_is_an_effect() -> None:
    state = position(
        {"hand": ["smear_threat"], "cogs": 140_000, "certificates": ["collector", "zealot"]},
        {}, {},
    )  # fmt: skip
    play(state, 0, "card", card="smear_threat")
    play(state, 1, "answer", answer="cogs")
    assert winners(state) == (0,)  # the third player is not asked any more
    assert state.view(None)["duos"][2]["popularity"] == 50


@pytest.mark.rule("EL-WIN-6")
def test_each_district_requisitioned_is_an_effect() -> None:
    six = every(2)[4:10]
    state = position(
        {"edgar": "city_hall", "lucien": "city_hall", "districts": six,
         "certificates": ["dandy", "zealot"]}, {"districts": []},
    )  # fmt: skip
    play(state, 0, "support", action="requisition")
    play(state, 0, "district", district="docks")
    assert winners(state) == (0,)
    assert len(duo(state, 0)["districts"]) == 7


@pytest.mark.rule("EL-WIN-6")
@pytest.mark.parametrize(
    ("changes", "top", "moves"),
    [
        ({"edgar": "central_bank", "cogs": 100_000, "certificates": ["collector", "zealot"]}, {},
         [("edgar", {"action": "bank_robbery"})]),
        ({"lucien": "cochon_saoul", "certificates": NEARLY}, {"governor": 0},
         [("lucien", {"action": "populist_speech"})]),
        ({"hand": ["financial_backing"], "edgar": "halle", "districts": ["halle"],
          "cogs": 110_000, "certificates": ["collector", "zealot"]}, {},
         [("card", {"card": "financial_backing"})]),
        ({"lucien": "halle", "districts": ["archives", "central_bank", "city_hall", "docks",
          "forges", "fonderie"], "certificates": ["dandy"]}, {}, [("buy", {})]),
        ({"hand": ["popular_backing"], "popularity": 60, "certificates": NEARLY},
         {"governor": 0}, [("card", {"card": "popular_backing"})]),
        ({"hand": ["resource_exchange"], "popularity": 90, "certificates": NEARLY},
         {"governor": 0}, [("card", {"card": "resource_exchange"}),
                           ("buy_popularity", {"points": 10})]),
        ({"hand": ["coup_detat"], "edgar": "city_hall", "popularity": 100,
          "certificates": NEARLY}, {"governor": 1}, [("card", {"card": "coup_detat"})]),
        ({"hand": ["swindle", "plan_b", "plan_b", "corruption"],
          "certificates": ["dandy", "zealot"]}, {},
         [("card", {"card": "swindle"}), ("discard", {"card": "plan_b"}),
          ("discard", {"card": "plan_b"}), ("discard", {"card": "corruption"}),
          ("certificate", {"certificate": "collector"})]),
    ],
)  # fmt: skip
def test_every_kind_of_effect_can_win(
    changes: dict[str, Any], top: dict[str, Any], moves: list[tuple[str, dict[str, Any]]]
) -> None:
    other = {} if top.get("governor") == 1 else {"districts": []}
    state = position(changes, other, **top)
    watch(state)
    for type_, fields in moves:
        assert state.result is None
        play(state, 0, type_, **fields)
    assert winners(state) == (0,)
    assert happened(state)[-1] == {"type": "won", "seat": 0}


@pytest.mark.rule("EL-WIN-6", "EL-GOV-2")
def test_an_election_and_its_payment_are_one_effect() -> None:
    dandy = {"popularity": 100, "cogs": 150_000, "certificates": ["collector"], "districts": []}
    other = {"popularity": 100, "cogs": 50_000, "districts": []}
    for cash, expected in ((150_000, None), (160_000, (0,))):
        state = position({**dandy, "cogs": cash}, other, turn=4, done=1, actor=1)
        play(state, 1, "end")
        assert state.result is None
        play(state, 0, "bid", amount=10_000)
        play(state, 1, "pass")
        assert winners(state) == expected


@pytest.mark.rule("EL-WIN-8")
def test_the_governor_can_become_zealot_through_taxes() -> None:
    state = position(
        {"popularity": 80, "districts": ["demeures"], "certificates": NEARLY},
        {"popularity": 100, "districts": []}, governor=0, turn=4, done=1, actor=1,
    )  # fmt: skip
    play(state, 1, "end")
    assert winners(state) == (0,)
    # And keeps the token during the auction.
    tied = position({"districts": []}, {"districts": []}, governor=1, turn=4, done=1, actor=1)
    play(tied, 1, "end")
    assert question(tied) == ("bid", 0)
    assert tied.view(None)["governor"] == 1


@pytest.mark.rule("EL-WIN-7")
def test_the_active_player_is_whose_turn_it_is() -> None:
    state = position({"hand": ["smear_threat"]}, {}, {})
    play(state, 0, "card", card="smear_threat")
    assert question(state) == ("answer", 1)
    assert state.view(None)["active"] == 0
    play(state, 1, "answer", answer="popularity")
    play(state, 2, "answer", answer="popularity")
    end_turns(state)
    assert state.view(None)["active"] is None


@pytest.mark.rule("EL-EX-1")
def test_example_two_robberies() -> None:
    state = position({"edgar": "docks"}, {"edgar": "halle", "cogs": 30_000}, {"edgar": "docks"})
    play(state, 0, "rob", other=1)
    assert duo(state, 1)["cogs"] == 10_000
    play(state, 0, "end")
    play(state, 1, "end")
    play(state, 2, "rob", other=1)
    assert duo(state, 1)["cogs"] == 0
    assert duo(state, 0)["cogs"] == 70_000
    assert duo(state, 2)["cogs"] == 60_000


@pytest.mark.rule("EL-EX-2")
def test_example_supported_bank_robbery() -> None:
    state = position({"edgar": "central_bank", "lucien": "city_hall"}, {})
    watch(state)
    play(state, 0, "support", action="bank_robbery")
    assert duo(state, 0)["cogs"] == 150_000
    assert duo(state, 0)["popularity"] == 20
    assert happened(state) == [
        {"type": "supported", "seat": 0, "action": "bank_robbery"},
        {"type": "cogs", "seat": 0, "amount": 100_000},
    ]


@pytest.mark.rule("EL-EX-3")
def test_example_wheel() -> None:
    state = position(
        {"edgar": "fonderie", "lucien": "halle", "wheel": None}, {"wheel": None},
        phase="programming", asked="wheel",
    )  # fmt: skip
    play(state, 0, "wheel", edgar="blue", lucien="red")
    play(state, 1, "wheel", edgar="still", lucien="still")
    play(state, 0, "district", district="recyclerie")
    assert duo(state, 0)["edgar"] == "recyclerie"
    assert duo(state, 0)["lucien"] == "opera_automates"


@pytest.mark.rule("EL-EX-4")
def test_example_either_character_first() -> None:
    state = position({"edgar": "central_bank", "lucien": "docks", "cogs": 0}, {})
    play(state, 0, "edgar", action="bank_robbery")
    play(state, 0, "buy")
    assert duo(state, 0)["cogs"] == 20_000
    assert "docks" in duo(state, 0)["districts"]
    other = position({"edgar": "city_hall", "lucien": "cochon_saoul", "popularity": 0}, {})
    play(other, 0, "lucien", action="populist_speech")
    play(other, 0, "edgar", action="requisition")
    assert duo(other, 0)["popularity"] == 30
    play(other, 0, "district", district="archives")
    assert "archives" in duo(other, 0)["districts"]


@pytest.mark.rule("EL-EX-5", "EL-LUC-5")
def test_example_the_dandy_s_certificate() -> None:
    state = position(
        {"lucien": "central_bank", "cogs": 150_000},
        {"edgar": "central_bank", "lucien": "central_bank", "cogs": 80_000},
    )
    play(state, 0, "lucien", action="certificate")
    play(state, 0, "certificate", certificate="dandy")
    play(state, 0, "end")
    play(state, 1, "rob", other=0)
    assert duo(state, 0)["cogs"] == 70_000
    assert conditions(state, 0) == ["dandy"]
    play(state, 1, "lucien", action="certificate")  # with 160,000
    play(state, 1, "certificate", certificate="dandy")
    assert conditions(state, 0) == []
    assert duo(state, 1)["certificates"] == ["dandy"]


@pytest.mark.rule("EL-EX-6")
def test_example_auction() -> None:
    state = position({"districts": []}, {"districts": []}, turn=4, done=1, actor=1)
    play(state, 1, "end")
    play(state, 0, "bid", amount=20_000)
    assert not state.allows(1, GAME.move_from_json({"type": "bid", "amount": 20_000}))
    play(state, 1, "bid", amount=30_000)
    play(state, 0, "pass")
    assert state.view(None)["governor"] == 1


def stop(*duos: dict[str, Any], **top: Any) -> State:
    """The end of period 30."""
    state = last_turn(*duos, period=30, **top)
    watch(state)
    play(state, len(duos) - 1, "end")
    return state


@pytest.mark.rule("EL-BND-2")
def test_a_simulation_stops_after_thirty_periods() -> None:
    popular = {"popularity": 80, "districts": []}
    state = stop({"cogs": 60_000}, {**popular, "certificates": ["dandy", "collector"]}, {})
    assert state.result is not None
    assert state.result.winners == (1,)
    assert state.result.ranking == (2, 1, 3)
    assert state.result.scores == (0, 2, 0)
    assert state.result.reason == "counted"
    assert happened(state)[-1] == {"type": "stopped"}
    by_cogs = stop({"cogs": 140_000, "districts": []}, {**popular, "cogs": 10_000})
    assert by_cogs.result is not None
    assert by_cogs.result.winners == (0,)
    others = {"cogs": 10_000, "districts": []}
    alone = stop({**popular, "cogs": 140_000}, others, others)
    assert alone.result is not None
    assert (alone.result.winners, alone.result.ranking) == ((0,), (1, 2, 2))
    draw = stop({"cogs": 140_000, "districts": []}, {**popular, "cogs": 140_000}, {"districts": []})
    assert draw.result is not None
    assert (draw.result.winners, draw.result.ranking) == ((), (1, 1, 3))
    assert draw.result.reason == "draw"


@pytest.mark.rule("EL-BND-2")
def test_the_limit_is_an_option_and_counts_after_the_election() -> None:
    popular = {"popularity": 80, "districts": []}
    endless = stop(popular, {}, period_limit=0)
    assert endless.result is None
    assert endless.view(None)["period"] == 31
    earlier = last_turn(popular, {}, period=29)
    play(earlier, 1, "end")
    assert earlier.view(None)["period"] == 30
    # The election of period 30 still counts: it makes a Zealot.
    zealot = stop({"popularity": 100, "districts": []}, {"cogs": 200_000, "districts": []})
    assert zealot.result is not None
    assert zealot.result.winners == (1,)  # one condition each, and more Cogs
    assert zealot.result.scores == (1, 1)
    assert GAME.new(2, 1).view(None)["period_limit"] == 30
    assert GAME.new(2, 1, {"period_limit": 0}).view(None)["period_limit"] == 0
