"""Clocks: whose run, and what happens when they have run out."""

from coterie.tables import messages
from coterie.tables.messages import Clock

from .bazaar import HEADS, PASS
from .by_hand import ByHand


def timed(seats: str = "pp") -> ByHand:
    return ByHand(seats, clock=Clock(60, 2))


def test_the_clocks_of_those_run_who_owe_a_decision() -> None:
    hand = timed()
    ann, bob = hand.enter(0), hand.enter(1)
    hand.wait(5_000)
    times = hand.move(ann, HEADS).times
    # The one has decided and gains the increment; the other's clock runs on.
    assert (times.left, times.running) == ([57_000, 55_000], [1])
    hand.wait(1_000)
    times = hand.move(bob, HEADS).times
    assert (times.left, times.running) == ([57_000, 56_000], [0])
    assert hand.stored[-1].clocks == [57_000, 56_000]


def test_when_the_time_is_up_a_bot_stands_in_until_the_player_is_back() -> None:
    hand = timed()
    ann, bob = hand.enter(0), hand.enter(1)
    hand.move(bob, HEADS)
    hand.wait(59_000)
    assert len(hand.stored) == 1
    hand.wait()
    assert (hand.stored[-1].kind, hand.stored[-1].seat) == ("stand_in", 0)
    assert hand.last(bob, messages.TableNow).table.seats[0].stand_in
    assert [job.seat for job in hand.jobs] == [0]
    assert not hand.table.waits_for("p0")
    assert hand.move(ann, HEADS).trouble.error == "error-stand-in"
    hand.answer(HEADS)
    assert hand.moves[-1] == (0, HEADS)
    update = hand.say(ann, messages.Back("b", 0))
    assert hand.stored[-1].kind == "back"
    assert hand.last(ann, messages.Update).times.left[0] == 60_000
    assert update.table.seats[0].stand_in is False
    assert hand.say(ann, messages.Back("c", 0)).trouble.error == "error-not-stand-in"
    assert isinstance(hand.move(ann, PASS), messages.Update)


def test_what_a_bot_found_for_somebody_who_is_back_is_not_done() -> None:
    hand = timed()
    ann = hand.enter(0)
    hand.wait(60_005)
    assert {job.seat for job in hand.jobs} == {0, 1}
    hand.say(ann, messages.Back("b", 0))
    hand.answer(HEADS, seat=0)
    assert hand.moves == []
    assert hand.table.waits_for("p0")


def test_the_time_nobody_was_there_to_count_is_nobodys() -> None:
    hand = timed()
    ann = hand.enter(0)
    hand.wait(10_000)
    hand.move(ann, HEADS)
    hand.at += 3_600_000
    again = hand.reopened()
    times = again.clocks.times(hand.at)
    assert times is not None
    assert times.left == [52_000, 50_000]


def test_who_resigns_is_played_for_to_the_end() -> None:
    hand = timed("ppp")
    ann, bob = hand.enter(0), hand.enter(1)
    hand.say(ann, messages.Resign("r", 0))
    assert hand.table.playing
    assert [job.seat for job in hand.jobs] == [0]
    assert hand.say(ann, messages.Back("b", 0)).trouble.error == "error-resigned"
    hand.say(bob, messages.Resign("s", 1))
    assert hand.table.facts.result is not None
    assert hand.table.facts.result["winners"] == [0, 2]
    assert hand.timer is None
