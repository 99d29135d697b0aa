"""What is hidden: what shows it is final, and nobody is asked or passed over because of it."""

from typing import Any

import pytest

from coterie.engine.match import Match, replay
from coterie.engine.state import State

from .table import (
    GAME,
    can,
    choices,
    happened,
    options,
    play,
    position,
    programming,
    question,
    watch,
    winners,
)

BANK, HALL, PIG, ARCHIVES = "central_bank", "city_hall", "cochon_saoul", "archives"
CERTIFIED = {"certificates": ["collector", "bureaucrat"]}
Move = tuple[int, dict[str, Any]]


def is_final(state: State, seat: int, type: str, **fields: Any) -> bool:
    """Whether a move could not be taken back."""
    twin = state.clone()
    play(twin, seat, type, **fields)
    return twin.revealed


def robbery(**top: Any) -> State:
    return position({"edgar": "docks"}, {"edgar": "halle"}, **top)


@pytest.mark.rule("EL-HID-1")
def test_a_robbery_cannot_be_taken_back() -> None:
    assert is_final(robbery(), 0, "rob", other=1)
    assert not is_final(robbery(open_fortunes=True), 0, "rob", other=1)
    assert not is_final(robbery(rules=1), 0, "rob", other=1)


@pytest.mark.rule("EL-HID-1")
def test_nothing_before_a_robbery_can_be_taken_back() -> None:
    """Red speaks, then robs yellow: neither can be undone, and the speech alone could."""
    match = Match(GAME, 2, seed=1)
    match.state = position({"edgar": "docks", "lucien": PIG}, {"edgar": "halle"})
    match.apply(0, GAME.move_from_json({"type": "lucien", "action": "populist_speech"}))
    assert match.can_undo(0)
    match.apply(0, GAME.move_from_json({"type": "rob", "other": 1}))
    assert not match.can_undo(0)


# Moves that show what is in a purse or a hand: of whom, where, and which move.
SHOWING: list[tuple[str, tuple[dict[str, Any], ...], dict[str, Any], Move]] = [
    ("what is bought from the city can be paid",
     ({"lucien": "halle"}, {}), {}, (0, {"type": "buy"})),
    ("what is bought from a player can be paid",
     ({"lucien": "docks"}, {}), {}, (0, {"type": "buy"})),
    ("whoever certifies a condition meets it",
     ({"lucien": BANK, "cogs": 150_000}, {}), {},
     (0, {"type": "lucien", "action": "certificate"})),
    ("the Dandy has the money",
     ({"lucien": BANK, "cogs": 150_000}, {}), {"asked": "take_met", "lucien_acted": True},
     (0, {"type": "certificate", "certificate": "dandy"})),
    ("whoever pays a threat in popularity may have no Cogs",
     ({}, {"popularity": 10, "cogs": 0}), {"asked": "answer", "actor": 1, "edgar_acted": True},
     (1, {"type": "answer", "answer": "popularity"})),
    ("whoever pays a threat in Cogs has some",
     ({}, {}), {"asked": "answer", "actor": 1, "edgar_acted": True},
     (1, {"type": "answer", "answer": "cogs"})),
    ("what is exchanged was there",
     ({}, {}), {"asked": "exchange", "edgar_acted": True},
     (0, {"type": "buy_popularity", "points": 30})),
    ("a bid can be paid",
     ({}, {}), {"asked": "bid", "phase": "election", "turn": 4, "bidders": [0, 1]},
     (0, {"type": "bid", "amount": 10_000})),
    ("whoever passes may have to",
     ({}, {}), {"asked": "bid", "phase": "election", "turn": 4, "bidders": [0, 1]},
     (0, {"type": "pass"})),
]  # fmt: skip


@pytest.mark.rule("EL-HID-1")
@pytest.mark.parametrize(("duos", "top", "move"), [show[1:] for show in SHOWING],
                         ids=[show[0] for show in SHOWING])  # fmt: skip
def test_what_shows_a_fortune_is_final(
    duos: tuple[dict[str, Any], ...], top: dict[str, Any], move: Move
) -> None:
    seat, fields = move
    assert is_final(position(*duos, **top), seat, **fields)
    assert not is_final(position(*duos, open_fortunes=True, **top), seat, **fields)
    assert not is_final(position(*duos, rules=1, **top), seat, **fields)


@pytest.mark.rule("EL-HID-1")
@pytest.mark.parametrize("open_fortunes", [False, True])
def test_a_card_that_was_seen_cannot_be_taken_back(open_fortunes: bool) -> None:
    hand = ["corruption", "swindle", "plan_b", "plan_b", "remote_action"]
    state = position({"hand": hand}, {}, open_fortunes=open_fortunes)
    assert is_final(state, 0, "card", card="corruption")
    assert is_final(state, 0, "remote", action="bank_robbery")
    play(state, 0, "card", card="swindle")
    assert is_final(state, 0, "discard", card="plan_b")
    assert not is_final(position({"hand": hand}, {}, rules=1), 0, "card", card="corruption")


@pytest.mark.rule("EL-HID-1")
def test_what_shows_nothing_hidden_can_be_taken_back() -> None:
    state = position({"edgar": BANK, "lucien": PIG}, {"districts": ["docks", "halle"]})
    for fields in ({"type": "edgar", "action": "bank_robbery"}, {"type": "end"},
                   {"type": "lucien", "action": "populist_speech"}):  # fmt: skip
        assert not is_final(state, 0, **fields)
    office = position({"edgar": HALL, "lucien": ARCHIVES}, {})
    assert not is_final(office, 0, "lucien", action="heritage_protection")
    play(office, 0, "edgar", action="requisition")
    assert not is_final(office, 0, "district", district="halle")
    # A district made neutral wins nothing, however near somebody is.
    threat = position({**CERTIFIED, "edgar": ARCHIVES}, {"districts": ["docks", "halle"]})
    play(threat, 0, "edgar", action="intimidation")
    assert not is_final(threat, 0, "district", district="halle")


def near(cogs: int, **more: Any) -> dict[str, Any]:
    """A player of whom all see two conditions; the third is how much the purse holds."""
    return {**CERTIFIED, "cogs": cogs, "districts": [], **more}


@pytest.mark.rule("EL-HID-1", "EL-WIN-1")
@pytest.mark.parametrize(
    ("cogs", "winner"), [(90_000, None), (100_000, (0,))], ids=["goes on", "wins"]
)
def test_a_move_that_wins_by_a_hidden_fortune_or_does_not_is_final(
    cogs: int, winner: tuple[int, ...] | None
) -> None:
    """A robbery of the bank makes a Dandy of whoever has 100,000: the others see which."""
    state = position(near(cogs, edgar=BANK), {})
    assert is_final(state, 0, "edgar", action="bank_robbery")
    play(state, 0, "edgar", action="bank_robbery")
    assert winners(state) == winner
    one = position({**near(90_000, edgar=BANK), "certificates": ["collector"]}, {})
    assert not is_final(one, 0, "edgar", action="bank_robbery")
    opened = position(near(90_000, edgar=BANK), {}, open_fortunes=True)
    assert not is_final(opened, 0, "edgar", action="bank_robbery")


@pytest.mark.rule("EL-HID-1", "EL-TAX-1")
@pytest.mark.parametrize(("cogs", "winner"), [(120_000, None), (130_000, (0,))])
def test_the_end_of_a_turn_that_may_end_the_game_by_taxes_is_final(
    cogs: int, winner: tuple[int, ...] | None
) -> None:
    state = position(
        {**near(cogs), "districts": ["docks"]}, {"districts": []}, turn=4, done=1, actor=1
    )
    assert is_final(state, 1, "end")
    play(state, 1, "end")
    assert winners(state) == winner


@pytest.mark.rule("EL-HID-1", "EL-GOV-1", "EL-WIN-5")
@pytest.mark.parametrize(("cogs", "winner"), [(140_000, None), (150_000, (0,))])
def test_the_end_of_a_turn_that_may_end_the_game_by_an_election_is_final(
    cogs: int, winner: tuple[int, ...] | None
) -> None:
    """Only the election makes a Zealot, the second condition that all see."""
    elected = {"popularity": 100, "certificates": ["collector"], "cogs": cogs, "districts": []}
    state = position(elected, {"districts": []}, turn=4, done=1, actor=1)
    assert is_final(state, 1, "end")
    play(state, 1, "end")
    assert winners(state) == winner


def forced(state: State, seat: int) -> dict[str, Any] | None:
    move = state.forced(seat)
    return None if move < 0 else GAME.move_to_json(move)


@pytest.mark.rule("EL-HID-1")
def test_a_threat_does_not_show_who_can_pay_only_one_way() -> None:
    for hidden in ({"cogs": 0}, {"popularity": 10}, {}):
        state = position({"hand": ["smear_threat"]}, hidden)
        play(state, 0, "card", card="smear_threat")
        assert question(state) == ("answer", 1)
        assert forced(state, 1) is None
    for seen, answer in (({"cogs": 0}, "popularity"), ({"popularity": 10}, "cogs")):
        opened = position({"hand": ["smear_threat"]}, seen, open_fortunes=True)
        play(opened, 0, "card", card="smear_threat")
        assert forced(opened, 1) == {"type": "answer", "answer": answer}
        assert forced(opened, 0) is None


@pytest.mark.rule("EL-HID-1")
def test_a_player_who_seems_able_to_do_more_than_end_the_turn_is_not_forced_to() -> None:
    """Whatever the purse and the hand hold, all see that nothing else can be done."""
    end = {"type": "end"}
    assert forced(position({}, {}), 0) == end
    assert forced(position({}, {}), 1) is None  # not on turn
    # A card of which the others cannot know that it does not fit; Edgar has acted: no card fits.
    held = {"hand": ["financial_backing"]}
    assert options(position(held, {}), 0) == [end]
    assert forced(position(held, {}), 0) is None
    assert forced(position(held, {}, edgar_acted=True), 0) == end
    # A district that could be bought, if the purse held enough.
    poor = {"lucien": "halle", "cogs": 10_000}
    assert options(position(poor, {}), 0) == [end]
    assert forced(position(poor, {}), 0) is None
    assert forced(position(poor, {}, open_fortunes=True), 0) == end
    assert forced(position(poor, {}, lucien_acted=True), 0) == end
    assert forced(position({**poor, "lucien": "docks"}, {}, heritage=1), 0) == end
    # A certificate that could be taken, by a Dandy.
    banker = {"lucien": BANK, "districts": [BANK]}
    assert options(position(banker, {}), 0) == [end]
    assert forced(position(banker, {}), 0) is None
    assert forced(position({**banker, "certified": True}, {}), 0) == end
    assert forced(position(banker, {}, open_fortunes=True), 0) == end
    # All see a robbery and an administration action that can be done.
    assert forced(robbery(), 0) is None


@pytest.mark.rule("EL-HID-1", "EL-HID-2", "EL-GOV-2")
def test_wheels_bids_and_discards_are_never_forced() -> None:
    assert forced(programming({}, {}), 0) is None
    broke = {"cogs": 0}
    state = position(broke, {}, asked="bid", phase="election", turn=4, bidders=[0, 1])
    assert options(state, 0) == [{"type": "pass"}]
    assert forced(state, 0) is None
    swindler = {"hand": ["plan_b", "plan_b"]}
    state = position(swindler, {}, asked="discard", edgar_acted=True, open_fortunes=True)
    assert len(options(state, 0)) == 1
    assert forced(state, 0) is None


@pytest.mark.rule("EL-HID-1", "EL-LUC-5", "EL-CARD-4")
@pytest.mark.parametrize("cogs", [50_000, 150_000])
def test_a_certificate_is_asked_for_whether_there_is_a_hidden_second_one_or_not(cogs: int) -> None:
    seven = ["docks", "halle", "forges", "belvedere", "demeures", "fonderie", "recyclerie"]
    collector = {"lucien": BANK, "cogs": cogs, "districts": seven, "hand": ["certification"]}
    state = position(collector, {"districts": []})
    by_card = state.clone()
    play(state, 0, "lucien", action="certificate")
    assert question(state) == ("take_met", 0)
    play(by_card, 0, "card", card="certification")
    assert question(by_card) == ("take_free", 0)
    assert forced(state, 0) is None
    # Under the first rules, and where all fortunes are open, a single one is taken at once.
    for top in ({"rules": 1}, {"open_fortunes": True}):
        old = position(collector, {"districts": []}, **top)
        play(old, 0, "lucien", action="certificate")
        assert question(old) == (("take_met", 0) if cogs == 150_000 else ("action", 0))


@pytest.mark.rule("EL-HID-1", "EL-CARD-10")
def test_an_exchange_is_asked_for_even_if_one_amount_is_possible() -> None:
    trader = {"hand": ["resource_exchange"], "cogs": 10_000, "popularity": 0}
    state = position(trader, {})
    play(state, 0, "card", card="resource_exchange")
    assert question(state) == ("exchange", 0)
    assert forced(state, 0) is None
    old = position(trader, {}, rules=1)
    play(old, 0, "card", card="resource_exchange")
    assert question(old) == ("action", 0)


def test_what_everybody_sees_to_be_the_only_choice_is_made_at_once() -> None:
    state = position({"hand": ["extortion"], "edgar": "docks"}, {"hand": ["plan_b"]})
    play(state, 0, "card", card="extortion")
    assert question(state) == ("action", 0)


ASKED = {"to_act": [], "may_act": [], "prompts": [], "active": None, "bid": None, "leader": None,
         "bidders": []}  # fmt: skip


def asks_nobody(view: dict[str, Any]) -> bool:
    return {field: view[field] for field in ASKED} == ASKED


@pytest.mark.rule("EL-WIN-1", "EL-GOV-2")
def test_an_election_that_was_won_asks_nobody_anything() -> None:
    rich = {"popularity": 100, "cogs": 160_000, "certificates": ["collector"], "districts": []}
    state = position(rich, {"popularity": 100, "districts": []}, turn=4, done=1, actor=1)
    play(state, 1, "end")
    play(state, 0, "bid", amount=10_000)
    play(state, 1, "pass")
    assert winners(state) == (0,)
    obj = state.to_json()
    assert (obj["bidders"], obj["bid"], obj["leader"]) == ([], 0, None)
    for seat in (None, 0, 1):
        assert asks_nobody(state.view(seat))
    assert GAME.from_json(obj).to_json() == obj


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("ending", [{"type": "draw"}, {"type": "resigned", "seat": 0}])
def test_whoever_resigns_or_agrees_to_a_draw_is_asked_nothing(
    rules: int, ending: dict[str, Any]
) -> None:
    auction = position({}, {}, turn=4, asked="bid", phase="election", bidders=[0, 1], rules=rules)
    play(auction, 0, "bid", amount=10_000)
    for state in (auction, robbery(rules=rules), programming({}, {}, rules=rules)):
        match = Match(GAME, 2, seed=1)
        match.state = state
        match.end(ending)
        for view in match.views([None, 0, 1]):
            assert asks_nobody(view)
            assert view["result"]["reason"] == ending["type"]


def test_a_journal_of_the_first_rules_goes_on_under_them() -> None:
    """Begun under the first rules, a game is replayed and continued under them."""
    match = Match(GAME, 2, seed=5, rules=1)
    for _ in range(12):
        seat = match.state.to_act[0]
        match.apply(seat, match.state.legal(seat)[0])
    journal = match.journal()
    assert journal["rules"] == 1
    again = replay(journal, lambda _: GAME)
    assert again.state.rules == 1
    assert "rules" not in again.state.to_json()
    assert GAME.from_json(again.state.to_json()).rules == 1
    now = Match(GAME, 2, seed=5)
    assert now.state.rules == now.state.clone().rules == 2
    assert GAME.from_json(now.state.to_json()).rules == 2


@pytest.mark.rule("EL-HID-1")
def test_what_others_hold_is_hidden() -> None:
    hands = ({"hand": ["plan_b", "swindle"]}, {"hand": ["coup_detat"], "cogs": 90_000})
    state = position(*hands, discards=["corruption"])
    mine, theirs = (state.view(0)["duos"][seat] for seat in (0, 1))
    assert mine["hand"] == ["plan_b", "swindle"]
    assert mine["cogs"] == 50_000
    assert (theirs["hand"], theirs["cogs"]) == (None, None)
    assert (theirs["cards"], theirs["popularity"]) == (1, 50)
    assert state.view(0)["discards"] == ["corruption"]
    assert state.view(0)["pile"] == 16
    for player in state.view(None)["duos"]:
        assert (player["hand"], player["cogs"]) == (None, None)
    opened = position(*hands, open_fortunes=True)
    assert opened.view(0)["duos"][1]["cogs"] == 90_000
    assert opened.view(0)["duos"][1]["hand"] is None
    assert GAME.new(2, 1, {"open_fortunes": True}).view(None)["duos"][0]["cogs"] == 50_000
    assert GAME.new(2, 1).view(None)["duos"][0]["cogs"] is None


@pytest.mark.rule("EL-HID-1")
def test_a_hidden_fortune_makes_no_visible_dandy() -> None:
    rich = {"cogs": 150_000, "popularity": 100}
    state = position({}, rich, governor=1)
    assert state.view(0)["duos"][1]["conditions"] == ["zealot"]
    assert state.view(1)["duos"][1]["conditions"] == ["dandy", "zealot"]
    certified = position({}, {**rich, "certificates": ["dandy"]})
    assert certified.view(None)["duos"][1]["conditions"] == ["dandy"]
    opened = position({}, rich, open_fortunes=True)
    assert opened.view(0)["duos"][1]["conditions"] == ["dandy"]


@pytest.mark.rule("EL-HID-1")
def test_a_forced_answer_is_asked_and_shown_like_a_chosen_one() -> None:
    state = position({"hand": ["smear_threat"]}, {"cogs": 0}, {"popularity": 10})
    watch(state)
    play(state, 0, "card", card="smear_threat")
    assert question(state) == ("answer", 1)
    assert choices(state, 1, "answer") == ["popularity"]
    play(state, 1, "answer", answer="popularity")
    assert question(state) == ("answer", 2)
    assert choices(state, 2, "answer") == ["cogs"]
    play(state, 2, "answer", answer="cogs")
    assert [e for e in happened(state, 0) if e["type"].startswith("paid")] == [
        {"type": "paid_popularity", "seat": 1, "other": 0, "points": 20},
        {"type": "paid_cogs", "seat": 2, "other": 0, "amount": 10_000},
    ]
    assert can(state, 0, "end")
