"""The JSON of moves and positions: what is broken is refused with one clear sentence."""

from typing import Any

import pytest

from coterie.engine.errors import BadMove, BadPosition
from coterie.engine.texts import LANGUAGES

from .table import DECK, GAME, duo, play, position, programming, without


@pytest.mark.parametrize(
    ("obj", "id"),
    [
        ([], "type"), ({"type": "fly"}, "type"), ({"type": 3}, "type"),
        ({"type": "rob"}, "fields"), ({"type": "end", "seat": 1}, "fields"),
        ({"type": "rob", "other": 4}, "seat"), ({"type": "rob", "other": True}, "seat"),
        ({"type": "rob", "other": -1}, "seat"),
        ({"type": "district", "district": "moon"}, "word"),
        ({"type": "wheel", "edgar": "pink", "lucien": "red"}, "word"),
        ({"type": "wheel", "edgar": "red", "lucien": None}, "word"),
        ({"type": "card", "card": "ace"}, "word"), ({"type": "name", "seats": [1, 0]}, "pair"),
        ({"type": "name", "seats": [1]}, "pair"), ({"type": "name", "seats": [False, 1]}, "pair"),
        ({"type": "bid", "amount": 5_000}, "amount"), ({"type": "bid", "amount": 0}, "amount"),
        ({"type": "bid", "amount": 10**30}, "amount"), ({"type": "bid", "amount": "1"}, "amount"),
        ({"type": "buy_popularity", "points": 110}, "amount"),
        ({"type": "sell_popularity", "points": 0}, "amount"),
    ],
)  # fmt: skip
def test_broken_moves(obj: Any, id: str) -> None:
    with pytest.raises(BadMove) as bad:
        GAME.move_from_json(obj)
    assert bad.value.id == f"bad-move-{id}"
    for lang in LANGUAGES:
        assert bad.value.say(lang).endswith(".")


def test_every_move_has_one_form() -> None:
    moves = list(range(24)) + [40 + 12 * e + l_ for e in range(8) for l_ in range(8)]
    moves += list(range(184, 184 + 38)) + list(range(222, 290))
    forms = [GAME.move_to_json(move) for move in moves]
    assert [GAME.move_from_json(form) for form in forms] == moves
    assert len({str(form) for form in forms}) == len(moves)


WON = {"winners": [0], "ranking": [1, 2], "scores": [3, 0], "reason": "conditions"}


def broken(**changes: Any) -> str:
    """The reason why a position with these changes is refused; a change reaches into the
    players with the name duoN."""
    obj = position({"hand": ["plan_b"]}, {}).to_json()
    for name, value in changes.items():
        if name in ("duo0", "duo1"):
            obj["duos"][int(name[3])].update(value)
        else:
            obj[name] = value
    with pytest.raises(BadPosition) as bad:
        GAME.from_json(obj)
    for lang in LANGUAGES:
        assert bad.value.say(lang).endswith(".")
        assert "{" not in bad.value.say(lang)
    return bad.value.id.removeprefix("position-")


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"players": 5}, "field"), ({"players": "2"}, "field"), ({"dice": [0, 0, 0, 0]}, "field"),
        ({"dice": [1, 2, 3]}, "field"), ({"dice": [1, 2, 3, 1 << 32]}, "field"),
        ({"duos": []}, "field"), ({"duos": [1, 2]}, "object"),
        ({"period_limit": -1}, "field"), ({"open_fortunes": 1}, "field"),
        ({"duo0": {"cogs": -10_000}}, "field"), ({"duo0": {"cogs": 5_000}}, "field"),
        ({"duo0": {"popularity": 110}}, "field"), ({"duo0": {"popularity": 15}}, "field"),
        ({"duo0": {"edgar": "moon"}}, "word"), ({"duo0": {"edgar": "villas"}}, "word"),
        ({"duo0": {"edgar": None}}, "word"), ({"duo0": {"lucien": None}}, "word"),
        ({"duo0": {"edgar": None, "lucien": None}}, "characters"),
        ({"duo0": {"districts": ["docks"]}}, "two-owners"),
        ({"duo0": {"districts": "docks"}}, "field"),
        ({"duo0": {"hand": ["plan_b"] * 3}}, "cards"), ({"duo0": {"hand": ["swindle"]}}, "cards"),
        ({"duo0": {"hand": []}}, "cards"), ({"discards": ["plan_b"]}, "cards"),
        ({"pile": []}, "cards"), ({"duo0": {"used": ["sleep"]}}, "word"),
        ({"duo0": {"certificates": ["dandy"]}, "duo1": {"certificates": ["dandy"]}},
         "two-certificates"),
        ({"duo0": {"certified": None}}, "field"), ({"duo0": {"wheel": {"edgar": "red"}}}, "word"),
        ({"duo0": {"wheel": 5}}, "object"), ({"duo0": {"belief": []}}, "belief"),
        ({"duo0": {"belief": [{"weight": 0.0, "groups": []}]}}, "field"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": []}]}}, "belief"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": [
            {"cards": [], "hands": [0], "pile": 0}]}]}}, "field"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": [
            {"cards": [], "hands": [0, 21], "pile": 0}]}]}}, "field"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": [
            {"cards": without(DECK, ["plan_b"]), "hands": [0, 1], "pile": 18}]}]}}, "belief"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": [
            {"cards": without(DECK, ["swindle"]), "hands": [0, 0], "pile": 19}]}]}}, "belief"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": [
            {"cards": without(DECK, ["plan_b"]), "hands": [0, 0], "pile": 18}]}]}}, "belief"),
        ({"duo0": {"belief": [{"weight": 0.5, "groups": [
            {"cards": without(DECK, ["plan_b"]), "hands": [0, 0], "pile": 19}]}]}}, "field"),
        ({"duo0": {"belief": [{"weight": 1.0, "groups": [
            {"cards": ["swindle", "swindle"], "hands": [0, 0], "pile": 19}]}]}}, "cards"),
        ({"duo1": {"belief": [{"weight": 1.0, "groups": [
            {"cards": ["swindle"], "hands": [1, 0], "pile": 0},
            {"cards": without(DECK, ["swindle"]), "hands": [0, 0], "pile": 19}]}]}}, "belief"),
        ({"governor": 2}, "field"), ({"heritage": -1}, "field"), ({"period": 0}, "field"),
        ({"turn": 5}, "field"), ({"first": 2}, "field"), ({"lead": None}, "field"),
        ({"phase": "lunch"}, "word"), ({"phase": "movement"}, "question"), ({"done": 9}, "field"),
        ({"done": 2}, "question"), ({"agenda": ["sleep"]}, "word"),
        ({"agenda": ["discard"] * 13}, "field"), ({"bidders": [2]}, "field"),
        ({"bid": 5_000}, "field"), ({"leader": 7}, "field"), ({"actor": 1}, "question"),
        ({"asked": "lunch"}, "word"), ({"asked": ""}, "field"), ({"asked": "lose"}, "question"),
        ({"asked": "lose", "actor": 0}, "question"), ({"asked": "extort"}, "question"),
        ({"asked": "wheel", "phase": "programming"}, "question"), ({"result": {}}, "field"),
        ({"asked": "", "result": {}}, "field"),
        ({"asked": "bid", "phase": "election"}, "auction"),
        ({"asked": "bid", "phase": "election", "bidders": [0, 1], "bid": 10_000}, "auction"),
        ({"asked": "bid", "phase": "election", "bidders": [0, 1], "leader": 1}, "auction"),
        ({"asked": "bid", "phase": "election", "bidders": [0, 1], "leader": 0, "bid": 10_000},
         "auction"),
        ({"asked": "bid", "phase": "election", "bidders": [0], "leader": 1, "bid": 10_000},
         "auction"),
        ({"asked": "bid", "phase": "election", "bidders": [0, 1], "leader": 1, "bid": 60_000},
         "auction"),
        ({"asked": "exit", "phase": "movement", "duo0": {"wheel": None}}, "wheels"),
        ({"asked": "bid", "phase": "election", "agenda": ["plan_b"]}, "field"),
        ({"asked": "exit", "phase": "movement"}, "question"), ({"revealed": 0}, "field"),
        ({"rules": 0}, "field"), ({"rules": 3}, "field"), ({"rules": "2"}, "field"),
        # Positions that contradict themselves.
        ({"duo1": {"cogs": 150_000, "certificates": ["collector", "zealot"]}}, "won"),
        ({"duo0": {"used": ["certificate"]}}, "certified"),
        ({"duo1": {"wheel": None}}, "wheels"),
        ({"phase": "setup", "asked": "start", "done": 0,
          "duo0": {"edgar": None, "lucien": None}, "duo1": {"edgar": None, "lucien": None}},
         "wheels"),
        ({"edgar_acted": True, "lucien_acted": True}, "question"),
        ({"phase": "election", "asked": "bid", "edgar_acted": True}, "acted"),
        ({"asked": "plan_b"}, "question"), ({"agenda": ["discard"]}, "question"),
        ({"asked": "name", "edgar_acted": True}, "question"),
        ({"asked": "lose", "actor": 1, "edgar_acted": True}, "question"),
        ({"bidders": [0, 1]}, "auction"), ({"bid": 10_000}, "auction"), ({"leader": 0}, "auction"),
        ({"asked": "bid", "phase": "election", "bidders": [0, 1]}, "auction"),  # not the last turn
        ({"asked": "bid", "phase": "election", "turn": 4, "bidders": [0, 1], "done": 1}, "auction"),
        ({"asked": "bid", "phase": "election", "turn": 4, "bidders": [0, 1],
          "duo1": {"popularity": 60}}, "auction"),
        ({"asked": "", "result": WON, "phase": "election", "bidders": [0], "leader": 0,
          "bid": 10_000}, "over"),
        ({"asked": "", "result": WON, "agenda": ["plan_b"]}, "over"),
    ],
)  # fmt: skip
def test_impossible_positions(changes: dict[str, Any], id: str) -> None:
    assert broken(**changes) == id


def test_too_many_tokens() -> None:
    districts = [d["district"] for d in GAME.new(4, 0).view(None)["map"]["districts"]]
    obj = position({}, {}, {}, {}).to_json()
    for entry in obj["duos"]:
        entry["districts"] = []
    obj["duos"][1]["districts"] = districts[:17]
    with pytest.raises(BadPosition) as bad:
        GAME.from_json(obj)
    assert bad.value.id == "position-tokens"


def test_a_copy_has_everything() -> None:
    state = position(
        {"certificates": ["dandy"], "certified": True, "used": ["certificate"], "hand": ["plan_b"]},
        {"certificates": ["zealot", "collector"], "cogs": 0, "popularity": 0},
        governor=1, heritage=0, period=3, turn=2, lucien_acted=True,
    )  # fmt: skip
    copy = state.clone()
    assert copy.to_json() == state.to_json()
    play(copy, 0, "card", card="plan_b")
    play(copy, 0, "district", district="docks")
    assert state.to_json() != copy.to_json()
    assert duo(state, 0)["hand"] == ["plan_b"]


def test_moves_of_another_question_are_refused() -> None:
    """Whatever their number: above, below and between those that are asked for."""
    state = position({}, {})
    legal = state.legal(0)
    for move in [-1, *range(400), 1 << 40, (1 << 40) + 1, 1 << 70]:
        assert state.allows(0, move) == (move in legal)
        assert not state.allows(1, move)


def test_what_shows_nothing_new_can_be_taken_back() -> None:
    state = position({"edgar": "cochon_saoul", "lucien": "cochon_saoul"}, {}, revealed=True)
    play(state, 0, "lucien", action="populist_speech")
    assert not state.revealed
    play(state, 0, "edgar", action="bar_shenanigans")
    assert state.revealed
    play(state, 1, "end")
    wheel = programming({}, {})
    play(wheel, 0, "wheel", edgar="red", lucien="red")
    assert wheel.revealed


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition):
        GAME.from_json([])


def test_positions_within_every_sequence_survive() -> None:
    """In the middle of a Swindle, an auction, an intimidation and a threat."""
    swindle = position({"hand": ["swindle", "plan_b", "plan_b", "corruption"]}, {})
    play(swindle, 0, "card", card="swindle")
    threat = position({"hand": ["smear_threat"]}, {}, {}, {})
    play(threat, 0, "card", card="smear_threat")
    two = {"districts": ["docks", "halle"]}
    fear = position({"edgar": "archives", "lucien": "city_hall"}, two, {"districts": []}, {})
    play(fear, 0, "support", action="intimidation")
    named = fear.clone()
    play(named, 0, "name", seats=[1, 3])
    metro = programming({"edgar": "fonderie", "lucien": "docks"}, {})
    play(metro, 1, "wheel", edgar="still", lucien="still")
    half = metro.clone()
    play(metro, 0, "wheel", edgar="blue", lucien="black")
    certificate = position({"lucien": "central_bank", "cogs": 150_000}, {})
    play(certificate, 0, "lucien", action="certificate")
    for state in (swindle, threat, fear, named, half, metro, certificate):
        again = GAME.from_json(state.to_json())
        assert again.to_json() == state.to_json()
        for seat in range(state.players):
            assert again.legal(seat) == state.legal(seat)
