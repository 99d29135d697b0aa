"""Restraint: bots do not swamp people with offers; among themselves they deal as they like."""

from typing import Any

from coterie.bots import InformationSet, Manners
from coterie.engine.rng import seeded
from coterie.tables import Visitor, messages
from coterie.tables.offers import OFFERS_A_ROUND

from .bazaar import ACCEPT, BOW, HEADS, PASS, PAY, REFUSE, offer
from .by_hand import ByHand
from .test_bots import trading


def person_of(hand: ByHand, seat: int) -> Visitor:
    (visitor,) = hand.table.audience.groups[(seat,)]
    return visitor


def quiet(hand: ByHand, seat: int, **wish: Any) -> Any:
    """Wish for quiet; the seat as it is shown now."""
    hand.say(person_of(hand, seat), messages.Quiet("q", seat, **wish))
    return hand.last(person_of(hand, seat), messages.Snapshot).now[0].quiet


def pass_turn(hand: ByHand, seat: int) -> None:
    """The seat ends its turn; bots let everything pass meanwhile."""
    for move in (PASS, BOW, PAY):
        while hand.jobs and not hand.jobs[0].must:
            hand.answer(None)
        if hand.jobs:
            hand.answer(move)
        else:
            hand.move(person_of(hand, seat), move)


def test_a_person_has_one_open_offer_of_all_bots() -> None:
    hand = trading("pbb")
    assert hand.jobs[0].people == [0]
    assert hand.jobs[0].silent == []
    hand.answer(offer(0, 2))
    assert (hand.jobs[0].seat, hand.jobs[0].silent) == (2, [0])
    hand.answer(None)
    hand.move(person_of(hand, 0), REFUSE + 1)
    assert (hand.jobs[0].seat, hand.jobs[0].silent) == (1, [])


def test_a_bot_that_may_make_no_offer_is_asked_for_another_move() -> None:
    """Its choice is made among the others, not for it."""
    hand = trading("bbp")
    hand.answer(offer(0, 1))  # the bots among themselves
    hand.answer(ACCEPT + 1)
    hand.answer(None)
    job = hand.jobs[0]
    assert (job.seat, job.must, job.silent) == (0, True, [])
    quiet(hand, 2)
    hand.answer(offer(2, 4))
    (again,) = hand.jobs
    assert (again.seat, again.level, again.silent) == (0, job.level, [2])
    assert hand.moves[-1] == (0, ACCEPT + 1)
    assert hand.reports == []
    hand.answer(offer(1, 4))
    assert hand.moves[-1] == (0, offer(1, 4))


def test_a_bot_that_does_not_keep_to_it_is_reported() -> None:
    hand = trading("pbb")
    hand.answer(offer(0, 2))
    hand.answer(offer(0, 3))
    assert hand.moves[-1] == (1, offer(0, 2))
    assert len(hand.reports) == 1


def test_a_person_is_made_few_offers_a_round() -> None:
    hand = trading("pb")
    ann = person_of(hand, 0)
    for n in range(OFFERS_A_ROUND):
        assert hand.jobs[0].silent == []
        hand.answer(offer(0, n))
        hand.move(ann, REFUSE + 1)
    assert hand.jobs[0].silent == [0]
    for seat in (0, 1, 0, 1):
        pass_turn(hand, seat)
    hand.answer(HEADS)
    hand.move(ann, HEADS)
    assert hand.table.journal.match.state.moment() == (1, 0)
    assert hand.jobs[0].silent == []


def test_nothing_refused_is_offered_again() -> None:
    hand = trading("pb")
    ann = person_of(hand, 0)
    hand.answer(offer(0, 2))
    hand.move(ann, REFUSE + 1)
    assert hand.jobs[0].refused == [offer(0, 2)]
    hand.answer(offer(0, 3))
    hand.move(ann, ACCEPT + 1)
    # What was accepted may be offered again; what was refused may not, in later rounds either.
    assert hand.jobs[0].refused == [offer(0, 2)]
    for seat in (0, 1, 0, 1):
        pass_turn(hand, seat)
    hand.answer(HEADS)
    hand.move(ann, HEADS)
    assert hand.jobs[0].refused == [offer(0, 2)]
    assert hand.reopened().bots.jobs[1].refused == [offer(0, 2)]


def test_a_refusal_that_is_taken_back_leaves_the_offer_open() -> None:
    hand = trading("pbb")
    ann = person_of(hand, 0)
    hand.answer(offer(0, 2))
    hand.answer(None)
    hand.move(ann, REFUSE + 1)
    hand.say(ann, messages.Undo("u", 0, hand.table.version))
    (offered,) = hand.table.offers.made
    assert (offered.closed, offered.refused) == (None, False)


def test_bots_among_themselves_deal_freely() -> None:
    hand = trading("bbp")
    for n in range(2 * OFFERS_A_ROUND):
        while not hand.jobs[0].must:
            hand.answer(None)
        assert hand.jobs[0].silent == []
        hand.answer(offer(1, n))
        hand.answer(REFUSE + 0)
    assert hand.jobs[0].refused == []


def test_no_more_offers_this_phase() -> None:
    hand = trading("pbb")
    shown = quiet(hand, 0)
    assert (shown.phase, shown.muted) == (True, [])
    assert hand.seats[-1].keys() == {0}
    hand.answer(offer(0, 1))  # it was asked before
    assert hand.jobs[0].silent == [0]
    hand.answer(None)
    hand.answer(None)
    for seat in (0, 1, 2):
        pass_turn(hand, seat)
    assert hand.table.journal.match.state.moment() == (0, 1)
    assert hand.jobs[0].silent == []
    (now,) = hand.last(person_of(hand, 0), messages.Update).now
    assert now.quiet is messages.UNSET


def test_a_bot_is_muted_for_the_game_and_heard_again() -> None:
    hand = trading("pbb")
    shown = quiet(hand, 0, bots=[2], until="game")
    assert (shown.phase, shown.muted) == (False, [2])
    assert hand.jobs[0].silent == []  # the other bot may
    hand.answer(None)
    assert (hand.jobs[0].seat, hand.jobs[0].silent) == (2, [0])
    again = hand.reopened()
    assert again.chairs[0].quiet == hand.table.chairs[0].quiet
    assert quiet(hand, 0, bots=[2], until="game", on=False) is messages.UNSET


def test_quiet_is_for_ones_own_seat_and_while_one_plays() -> None:
    hand = trading("ppb")
    ann = person_of(hand, 0)
    answer = hand.say(ann, messages.Quiet("q", 1))
    assert answer.trouble.error == "error-not-yours"
    hand.say(ann, messages.Draw("1", 0))
    hand.say(person_of(hand, 1), messages.Draw("2", 1))
    assert hand.say(ann, messages.Quiet("q", 0)).trouble.error == "error-not-playing"


def test_a_seat_shows_a_bot_only_what_manners_permit() -> None:
    hand = trading("pbb")
    state = hand.table.journal.match.state
    free = InformationSet(state, 0, seeded(1))
    assert {offer(1, 1), offer(2, 1), PASS} == set(free.legal())
    held = InformationSet(state, 0, seeded(1), 0, Manners([1, 2], [1], [offer(2, 1)]))
    assert held.legal() == [PASS]
    assert held.permitted([offer(2, 2), offer(1, 2)]) == [offer(2, 2)]
