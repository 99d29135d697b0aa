"""Bots at a table: in which order they are asked, and what becomes of their answers."""

import pytest

from coterie import bots
from coterie.tables import messages
from coterie.tables.bots import FALLBACK, MOMENTS_TO_ANSWER

from .bazaar import BAZAAR, BOW, HEADS, PASS, PAY, REFUSE, TAILS, offer
from .by_hand import ByHand


def trading(seats: str, **more: object) -> ByHand:
    """A table after the throw; bots have answered it, and the first seat trades."""
    hand = ByHand(seats, **more)
    for seat, letter in enumerate(seats):
        if letter == "b":
            hand.answer(HEADS, seat)
        else:
            visitor = hand.enter(seat)
            hand.move(visitor, HEADS)
    return hand


def test_who_may_speak_is_asked_before_who_must_one_after_the_other() -> None:
    hand = trading("bbb")
    assert [(job.seat, job.must) for job in hand.jobs] == [(1, False)]
    hand.answer(None)
    assert [(job.seat, job.must) for job in hand.jobs] == [(2, False)]
    hand.answer(offer(0, 2))
    # Who was asked is not asked again before the next decision that is owed.
    assert [(job.seat, job.must) for job in hand.jobs] == [(0, True)]
    hand.answer(22)
    assert [(job.seat, job.must) for job in hand.jobs] == [(1, False)]


def test_an_open_move_that_no_menu_lists_is_made_as_it_was_chosen() -> None:
    """`legal` is a menu, `allows` judges: for who owes a decision and for who does not."""
    hand = trading("bbb")
    for seat, move in ((1, offer(0, 7)), (2, None), (0, offer(2, 9))):
        if move is not None:
            assert move not in hand.table.journal.match.state.legal(seat)
        hand.answer(move, seat)
    assert hand.moves[-2:] == [(1, offer(0, 7)), (0, offer(2, 9))]
    assert hand.reports == []


def test_an_illegal_answer_is_reported_and_never_replaced_silently() -> None:
    hand = trading("bp", level="club")
    assert hand.answer(PAY).level == "club"
    assert len(hand.moves) == 2
    (report,) = hand.reports
    assert "club" in report
    # It is asked once more, as the weakest bot; what that answers is its own choice.
    (job,) = hand.jobs
    assert (job.seat, job.level) == (0, FALLBACK)
    hand.answer(None)
    assert (len(hand.reports), hand.jobs, len(hand.moves)) == (2, [], 2)


def test_an_illegal_word_out_of_turn_is_reported_and_dropped() -> None:
    hand = trading("pb")
    hand.answer(PAY)
    assert len(hand.reports) == 1
    assert hand.jobs == []


def test_a_bot_that_was_asked_something_else_meanwhile_is_asked_again() -> None:
    hand = trading("bpp", patience=0)
    bob = hand.table.audience.groups[(1,)][0]
    (job,) = hand.jobs
    hand.move(bob, offer(0, 3))
    assert hand.jobs == [job]  # it is still thinking about the old position
    hand.answer(PASS)
    assert hand.moves[-1] == (1, offer(0, 3))
    (again,) = hand.jobs
    assert (again.seat, again.version) == (0, job.version + 1)


def test_an_answer_to_a_table_that_was_read_again_is_not_done() -> None:
    hand = ByHand("bp")
    job = hand.jobs[0]
    hand.table.reload(hand.table.facts, hand.table.chairs, [], [], hand.at)
    assert hand.table.bot_answered(job, HEADS, hand.at) == []
    assert hand.moves == []


def test_asked_again_after_a_restart_a_bot_gets_the_same_dice() -> None:
    hand = trading("bp")
    again = hand.reopened()
    (job,) = again.bots.jobs.values()
    assert (job.seed, job.moves_made, job.position) == (
        hand.jobs[0].seed, hand.jobs[0].moves_made, hand.jobs[0].position,
    )  # fmt: skip
    assert job.seed != hand.table.facts.seed


def test_bots_decide_together_without_waiting_for_each_other() -> None:
    hand = ByHand("bbp")
    assert [(job.seat, job.must, job.version) for job in hand.jobs] == [(0, True, 0), (1, True, 0)]
    hand.answer(TAILS, 1)
    hand.answer(HEADS, 0)
    assert hand.moves == [(1, TAILS), (0, HEADS)]


# A moment to speak.


def test_people_are_given_a_moment_to_speak_before_a_bot_decides() -> None:
    hand = trading("bp", patience=1000)
    assert hand.jobs == []
    assert hand.timer == hand.at + 1000
    hand.wait(999)
    assert hand.jobs == []
    hand.wait(1)
    assert [(job.seat, job.must) for job in hand.jobs] == [(0, True)]
    # Once for the turn: not before its other decisions.
    hand.answer(PASS)
    assert [job.seat for job in hand.jobs] == [0]


def test_who_was_made_an_offer_is_given_time_to_answer_it() -> None:
    hand = trading("bp", patience=1000)
    hand.wait()
    hand.answer(offer(1, 1))
    assert hand.jobs == []
    assert hand.timer == hand.at + 1000 * MOMENTS_TO_ANSWER
    # Once for every offer.
    hand.wait()
    assert [(job.seat, job.must) for job in hand.jobs] == [(0, True)]
    # Nobody waits for an answer that has come.
    hand = trading("bp", patience=1000)
    (ann,) = hand.table.audience.groups[(1,)]
    hand.wait()
    hand.answer(offer(1, 1))
    hand.move(ann, REFUSE)
    assert hand.timer == hand.at + 1000


def test_who_speaks_up_is_answered_at_once_and_given_another_moment() -> None:
    hand = trading("bp", patience=1000)
    (ann,) = hand.table.audience.groups[(1,)]
    hand.wait(400)
    hand.move(ann, offer(0, 2))
    assert [job.seat for job in hand.jobs] == [0]
    hand.answer(21)
    assert hand.jobs == []
    assert hand.timer == hand.at + 1000


def test_who_says_nothing_is_waited_for_less() -> None:
    hand = trading("bp", patience=1000)
    moments = []
    for _ in range(4):
        assert hand.timer is not None
        moments.append(hand.timer - hand.at)
        hand.wait()
        hand.answer(PASS)
        hand.answer(BOW)
        hand.answer(PAY)
        (ann,) = hand.table.audience.groups[(1,)]
        for move in (None, PASS, BOW, PAY):
            hand.answer(None) if move is None else hand.move(ann, move)
        if hand.table.journal.match.state.step == "throw":  # type: ignore[attr-defined]
            hand.answer(HEADS)
            hand.move(ann, HEADS)
    assert moments == [1000, 1000, 1000, 500]


def test_nobody_is_waited_for_who_is_not_here_or_may_not_speak() -> None:
    hand = ByHand("bp", patience=1000)
    assert len(hand.jobs) == 1  # to throw is nobody else's business
    hand.answer(HEADS)
    ann = hand.enter(1)
    hand.leave(ann)
    ann = hand.enter(1)
    hand.move(ann, HEADS)
    assert hand.jobs == []
    hand.leave(ann)
    assert [(job.seat, job.must) for job in hand.jobs] == [(0, True)]
    hand = trading("bbb", patience=1000)
    hand.enter(None)
    hand.answer(None)
    hand.answer(None)
    assert [(job.seat, job.must) for job in hand.jobs] == [(0, True)]


@pytest.mark.parametrize("coins", [0, 5, 20])
def test_the_moment_depends_on_nothing_hidden(coins: int) -> None:
    """Not on whether somebody has anything to offer, for one."""
    hand = ByHand("bp", patience=1000)
    hand.table.journal.match.state.coins[1] = coins  # type: ignore[attr-defined]
    hand.answer(HEADS)
    hand.move(hand.enter(1), HEADS)
    assert hand.timer == hand.at + 1000


def test_a_bot_stands_in_with_the_middle_level() -> None:
    hand = ByHand("ppp")
    ann = hand.enter(0)
    hand.say(ann, messages.Resign("r", 0))
    levels = bots.levels_for(BAZAAR)
    assert hand.jobs[0].level == levels[len(levels) // 2]
