"""Bots and people at a table of the game that is all about deals."""

import random
from typing import Any

import pytest

from coterie import bots
from coterie.bots.lookahead import SearchBot
from coterie.engine.rng import seeded
from coterie.engine.state import State
from coterie.tables import messages
from coterie.tables.bots import think
from coterie.tables.offers import OFFERS_A_ROUND
from games.gangster_paradise import table as gangsters

from .by_hand import ByHand

GAME = gangsters.GAME


def at_sale() -> Any:
    """Everybody has four goods of one kind; the first player is about to sell."""
    return gangsters.position([{"goods": letter * 4} for letter in "DWJC"], phase="sale")


def swap(state: Any, seat: int, other: int, give: str, ask: str, red: int) -> None:
    """An offer: a good for a good, and so much red for the one who offers."""
    gangsters.do(state, seat, gangsters.offer(other, give, ask, ask_red=red))


def decide(state: State, seat: int, must: bool, **manners: Any) -> dict[str, Any]:
    bot = bots.make(GAME, "novice", 3, iterations=20)
    seen = bots.InformationSet(state, seat, seeded(5), 10, bots.Manners(**manners))
    move = bot.choose(seen) if must else bot.answer(seen)
    assert move is not None
    assert state.allows(seat, move)
    return GAME.move_to_json(move)


@pytest.mark.parametrize(("bot", "person"), [(0, 1), (1, 0)])
def test_an_offer_that_falls_just_short_is_answered_by_another(bot: int, person: int) -> None:
    """Whether the bot is on turn or the person."""
    goods = {0: "D", 1: "W"}
    state = at_sale()
    swap(state, person, bot, goods[person], goods[bot], red=4)
    move = decide(state, bot, bot == 0, people=[person])
    assert (move["type"], move["other"]) == ("offer", person)
    # It would do the person good.
    after = state.clone()
    after.apply(bot, GAME.move_from_json(move))
    gangsters.do(after, person, f"accept {bot}")
    assert GAME.evaluation.values(after)[person] > GAME.evaluation.values(state)[person]


@pytest.mark.parametrize("people", [[], [0]])
def test_an_offer_out_of_all_proportion_is_refused(people: list[int]) -> None:
    state = at_sale()
    swap(state, 0, 1, "D", "W", red=20)
    assert decide(state, 1, False, people=people)["type"] == "refuse"


def test_a_person_who_wants_no_offers_is_made_no_counter_offer() -> None:
    state = at_sale()
    swap(state, 0, 1, "D", "W", red=4)
    assert decide(state, 1, False, people=[0], silent=[0])["type"] == "refuse"


def test_after_a_refusal_only_better_offers_are_made() -> None:
    state = at_sale()
    bot = bots.make(GAME, "club", 3)
    assert isinstance(bot, SearchBot)
    bot.choose(bots.InformationSet(state, 0, seeded(5)))
    first = [m for m in bot.proposals(bots.InformationSet(state, 0, seeded(5))) if to(m) == 1]
    assert first
    manners = bots.Manners([1, 2, 3], [], first)
    for move in bot.proposals(bots.InformationSet(state, 0, seeded(5), 0, manners)):
        assert move not in first
        assert to(move) != 1 or worth(state, move) > max(worth(state, old) for old in first)


def to(move: int) -> int:
    other: int = GAME.move_to_json(move)["other"]
    return other


def worth(state: Any, move: int) -> float:
    """What the addressee may expect after accepting an offer of seat 0."""
    after = state.clone()
    after.apply(0, move)
    gangsters.do(after, to(move), "accept 0")
    value: float = GAME.evaluation.values(after)[to(move)]
    return value


def test_bots_keep_to_it_through_whole_rounds() -> None:
    """Three bots that offer whatever comes to their mind, and a person who refuses it all."""
    hand = ByHand("bbbp", GAME, seed=5)
    person = hand.enter(3)
    rng = random.Random(4)
    table = hand.table
    made: dict[int, int] = {}
    between_bots = 0
    state = table.journal.match.state
    while state.round < 4:  # type: ignore[attr-defined]
        seen = len(table.offers.made)
        before = len(hand.moves)
        if hand.jobs:
            hand.answer(think(hand.jobs[0]))
        else:
            refusals = [m for m in state.legal(3) if GAME.move_to_json(m)["type"] == "refuse"]
            hand.move(person, rng.choice(refusals or table.decisions.moves[3]))
        for offer in table.offers.made[seen:]:
            made[offer.round] = made.get(offer.round, 0) + 1
        between_bots += any(
            seat != 3 and state.offered_to(seat, move) in (0, 1, 2)
            for seat, move in hand.moves[before:]
        )
        assert sum(offer.closed is None for offer in table.offers.made) <= 1
    assert made
    assert max(made.values()) <= OFFERS_A_ROUND
    assert between_bots > sum(made.values())
    assert hand.reports == []
    terms = [(offer.bot, offer.move) for offer in table.offers.made]
    assert len(terms) == len(set(terms))
    assert isinstance(hand.say(person, messages.Quiet("q", 3)), messages.Snapshot)
