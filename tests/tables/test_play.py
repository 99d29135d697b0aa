"""A message's way: checked, recorded, stored, and only then told."""

import random
from typing import Any

import pytest

import coterie
from coterie.engine.errors import BadRequest
from coterie.tables import messages
from coterie.tables.journal import AUTO

from .bazaar import BOW, HEADS, PASS, PAY, TAILS, offer
from .by_hand import ByHand

Table = tuple[str, int]


def throw_all(hand: ByHand, visitors: list[Any]) -> None:
    for visitor in visitors:
        hand.move(visitor, HEADS)


def test_an_entry_is_stored_before_anybody_hears_of_it() -> None:
    hand = ByHand("pp")
    ann, bob, eve = hand.enter(0), hand.enter(1), hand.enter(None)
    hand.order.clear()
    update = hand.move(ann, HEADS)
    assert hand.order[0] == "Store"
    assert hand.order[1:4] == ["Send"] * 3
    assert hand.order[-1] == "Announce"
    (entry,) = hand.stored
    assert (entry.version, entry.kind, entry.seat) == (1, "move", 0)
    assert entry.move == {"type": "move", "n": HEADS}
    assert update.version == 1
    # The mover comes last, and alone learns which message it was.
    assert hand.last(bob, messages.Update).id is None
    assert hand.last(eve, messages.Update).id is None
    assert update.id == entry.message


def test_nothing_is_stored_and_nobody_else_hears_of_what_is_refused() -> None:
    hand = ByHand("pp")
    ann, bob = hand.enter(0), hand.enter(1)
    before = len(hand.sent[bob])
    for move, seat, at, error in (
        (PASS, 0, 0, "refused"),
        (HEADS, 1, 0, "error-not-yours"),
        (HEADS, 0, 9, "error-future"),
    ):
        answer = hand.move(ann, move, seat, at=at)
        assert answer.trouble.error == error
    assert hand.say(ann, messages.Move("x", 0, 0, {"n": "one"})).trouble.error == "bad-move"
    assert (hand.stored, len(hand.sent[bob])) == ([], before)


def test_who_has_not_said_hello_is_not_heard() -> None:
    hand = ByHand("pp")
    visitor = hand.enter(0)
    hand.leave(visitor)
    answer = hand.say(visitor, messages.Say("1", "Hello?"))
    assert answer.trouble.error == "error-hello"


def test_a_message_sent_twice_is_done_once() -> None:
    hand = ByHand("pp")
    ann = hand.enter(0)
    hand.move(ann, HEADS, id="twice")
    assert hand.move(ann, HEADS, id="twice") == messages.Ack("twice", 1)
    assert len(hand.stored) == 1


def test_those_who_decide_together_do_not_outdate_each_other() -> None:
    hand = ByHand("ppp")
    ann, bob, cy = (hand.enter(seat) for seat in range(3))
    hand.move(ann, HEADS)
    assert isinstance(hand.move(bob, TAILS, at=0), messages.Update)
    assert isinstance(hand.move(cy, TAILS, at=0), messages.Update)
    # But now everybody is asked something new.
    assert hand.move(ann, PASS, at=2).trouble.error == "error-stale"
    assert isinstance(hand.move(ann, PASS), messages.Update)


def test_an_answer_to_another_offer_is_out_of_date() -> None:
    hand = ByHand("ppp")
    visitors = [hand.enter(seat) for seat in range(3)]
    throw_all(hand, visitors)
    ann, bob, cy = visitors
    hand.move(bob, offer(0, 3))
    seen = hand.table.version
    hand.move(cy, offer(0, 2))
    assert hand.move(ann, 11, at=seen).trouble.error == "error-stale"


def test_each_is_sent_what_they_may_see_and_only_what_changed() -> None:
    hand = ByHand("pp")
    ann, bob, eve = hand.enter(0), hand.enter(1), hand.enter(None)
    hand.move(ann, TAILS)
    (own,) = hand.last(ann, messages.Update).now
    (other,) = hand.last(bob, messages.Update).now
    (spectator,) = hand.last(eve, messages.Update).now
    assert own.changed["thrown"] == TAILS
    assert "thrown" not in other.changed
    assert "coins" not in own.changed
    assert spectator.seat is None
    assert spectator.legal == []
    assert own.must is False
    assert other.must is True
    assert [bytes(move) for move in other.legal] == [
        b'{"type":"move","n":1}',
        b'{"type":"move","n":2}',
    ]


def test_who_comes_back_is_sent_what_they_missed() -> None:
    hand = ByHand("pp")
    ann, bob = hand.enter(0), hand.enter(1)
    hand.move(ann, HEADS)
    hand.leave(bob)
    hand.move(ann, HEADS)  # refused
    bob = hand.enter(1, have=0)
    (now,) = hand.last(bob, messages.Snapshot).now
    assert now.events == [{"type": "moved", "seat": 0, "n": 1}]
    assert now.view["to_act"] == [1]
    bob = hand.enter(1, have=99)  # from another life
    assert hand.last(bob, messages.Snapshot).now[0].events == []


def test_too_many_visitors_are_turned_away() -> None:
    hand = ByHand("pp")
    tabs = [hand.enter(0) for _ in range(21)]
    assert hand.turned_away == [tabs[-1]]
    assert tabs[-1] not in hand.table.audience


def test_chat_is_stored_and_told_to_everybody() -> None:
    hand = ByHand("pp")
    ann, bob, eve = hand.enter(0), hand.enter(1), hand.enter(None)
    hand.order.clear()
    hand.say(ann, messages.Say("1", "  Bonne   partie ! "))
    assert hand.order[0] == "Store"
    for visitor in (ann, bob, eve):
        assert hand.last(visitor, messages.ChatLine).text == "Bonne partie !"
    assert hand.say(eve, messages.Say("2", "Moi aussi")).trouble.error == "error-spectator"
    assert hand.say(ann, messages.Say("3", "\u202e")).trouble.error == "error-chat"


def test_after_the_end_nobody_is_asked_anything() -> None:
    hand = ByHand("pp")
    ann, bob = hand.enter(0), hand.enter(1)
    hand.say(ann, messages.Resign("r", 0))
    assert hand.finish is not None
    assert hand.finish.ending == {"type": "resigned", "seat": 0}
    assert hand.last(bob, messages.TableNow).table.where == "over"
    for visitor in (ann, bob):
        (now,) = hand.last(visitor, messages.Update).now
        assert (now.legal, now.must, now.can_undo) == ([], False, False)
    assert hand.move(bob, HEADS).trouble.error == "error-not-playing"
    assert not hand.table.waits_for("p1")
    assert hand.timer is None


# What is made for a player, and taken back.


def test_only_what_everybody_knows_to_be_forced_is_made_for_a_player() -> None:
    hand = ByHand("pp", auto=True)
    visitors = [hand.enter(0), hand.enter(1)]
    throw_all(hand, visitors)
    hand.move(visitors[0], PASS)
    assert hand.moves[-2:] == [(0, PASS), (0, BOW)]
    assert [entry.message for entry in hand.stored][-1] == AUTO
    # To pay there is but one way too; that is nobody else's business.
    assert hand.table.decisions.to_act == (0,)
    assert hand.table.waits_for("p0")
    hand.move(visitors[0], PAY)
    assert hand.moves[-1] == (0, PAY)


def test_who_wants_to_decide_decides() -> None:
    hand = ByHand("pp")
    visitors = [hand.enter(0), hand.enter(1)]
    throw_all(hand, visitors)
    hand.move(visitors[0], PASS)
    assert hand.moves[-1] == (0, PASS)
    assert len(hand.last(visitors[0], messages.Update).now[0].legal) == 1


def test_undo_goes_back_past_what_was_made_for_the_player() -> None:
    hand = ByHand("pp", auto=True)
    ann, bob = hand.enter(0), hand.enter(1)
    throw_all(hand, [ann, bob])
    hand.move(ann, PASS)
    assert hand.last(ann, messages.Update).now[0].can_undo
    hand.say(ann, messages.Undo("u", 0, hand.table.version))
    assert [entry.kind for entry in hand.stored][-2:] == ["undo", "undo"]
    assert hand.moves[-1] == (1, HEADS)
    assert hand.table.decisions.to_act == (0,)
    # What was thrown together was final.
    answer = hand.say(bob, messages.Undo("v", 1, hand.table.version))
    assert answer.trouble.error == "error-undo"


def test_a_table_without_undo() -> None:
    hand = ByHand("pp", undo=False)
    ann = hand.enter(0)
    assert hand.last(ann, messages.Snapshot).now[0].final == [0, 1]
    hand.move(ann, HEADS)
    answer = hand.say(ann, messages.Undo("u", 0, 1))
    assert answer.trouble.error == "error-no-undo"


# Draws and rematches.


def test_a_draw_needs_every_player() -> None:
    hand = ByHand("ppb")
    ann, bob = hand.enter(0), hand.enter(1)
    assert hand.say(ann, messages.Draw("1", 0)).table.draw == [0]
    assert hand.seats[-1] == {0: {"draw": True}}
    hand.say(bob, messages.Draw("2", 1))
    assert hand.stored[-1].kind == "draw"
    assert hand.table.facts.ending == {"type": "draw"}


def test_a_move_declines_a_draw() -> None:
    hand = ByHand("pp")
    ann, bob = hand.enter(0), hand.enter(1)
    hand.say(ann, messages.Draw("1", 0))
    hand.move(bob, HEADS)
    assert hand.last(ann, messages.TableNow).table.draw == []
    hand.say(bob, messages.Draw("2", 1))
    assert hand.table.playing


def test_who_plays_alone_against_bots_cannot_agree_with_themselves() -> None:
    hand = ByHand("pb")
    ann = hand.enter(0)
    hand.say(ann, messages.Draw("1", 0))
    assert hand.table.playing


def test_when_everybody_wants_it_they_play_again() -> None:
    hand = ByHand("ppb")
    ann, bob, eve = hand.enter(0), hand.enter(1), hand.enter(None)
    assert hand.say(ann, messages.Rematch("0")).trouble.error == "error-not-over"
    hand.say(ann, messages.Draw("1", 0))
    hand.say(bob, messages.Draw("2", 1))
    assert hand.say(eve, messages.Rematch("3")).trouble.error == "error-spectator"
    hand.say(ann, messages.Rematch("4"))
    assert hand.again == 0
    hand.say(bob, messages.Rematch("5"))
    assert hand.again == 1
    hand.do(hand.table.continued("next"))
    assert hand.last(eve, messages.TableNow).table.next == "next"


# From what is stored.


def test_a_table_is_what_is_stored_of_it(table: Table) -> None:
    """Of every game: entries lead to the same position, with undo and a resignation among them."""
    rng = random.Random(3)
    game = coterie.game(table[0])
    hand = ByHand("p" * table[1], game, auto=True)
    visitors = [hand.enter(seat) for seat in range(table[1])]
    for _ in range(40):
        seat = rng.choice(hand.table.decisions.to_act)
        moves = hand.table.decisions.moves[seat]
        hand.move(visitors[seat], rng.choice(moves))
        if hand.table.journal.can_undo(seat) and rng.random() < 0.2:
            hand.say(
                visitors[seat], messages.Undo(f"u{len(hand.stored)}", seat, hand.table.version)
            )
    again = hand.reopened()
    assert again.journal.trouble is None
    assert again.version == hand.table.version
    assert again.journal.match.journal() == hand.table.journal.match.journal()
    for seat in range(table[1]):
        before = hand.table.screens.snapshot(hand.table, visitors[seat], None, hand.at)
        after = again.screens.snapshot(again, visitors[seat], None, hand.at)
        assert after.now == before.now


def test_entries_that_lead_elsewhere_halt_the_table() -> None:
    hand = ByHand("pp")
    ann = hand.enter(0)
    hand.move(ann, HEADS)
    hand.stored[0].digest = "0" * 16
    again = hand.reopened()
    assert again.journal.trouble is not None
    assert again.journal.trouble.error == "error-halted-damaged"
    assert again.journal.trouble.args["number"] == 1
    again.facts.rules = 0  # as if begun under older rules
    again.journal.halt(1)
    assert again.journal.trouble.error == "error-halted"


def test_what_another_process_stored_is_done_here_too() -> None:
    there, here = ByHand("pp"), ByHand("pp")
    ann = there.enter(0)
    bob = here.enter(1)
    there.move(ann, TAILS)
    here.do(here.table.catch_up(here.table.facts, here.table.chairs, there.stored, [], here.at))
    assert here.stored == []  # it is stored already
    assert here.last(bob, messages.Update).version == 1
    assert here.moves == there.moves
    here.move(bob, HEADS)
    assert here.stored[0].version == 2


def test_what_could_not_be_stored_is_forgotten() -> None:
    """Another process was first: the table is read again, and everybody sees it as it is."""
    hand = ByHand("pp")
    ann, bob = hand.enter(0), hand.enter(1)
    elsewhere = ByHand("pp")
    elsewhere.move(elsewhere.enter(1), TAILS)
    hand.table.receive(ann, messages.Move("lost", 0, 0, {"n": HEADS}), hand.at)  # not stored
    hand.do(hand.table.reload(hand.table.facts, hand.table.chairs, elsewhere.stored, [], hand.at))
    assert hand.moves == [(1, TAILS)]
    for visitor in (ann, bob):
        assert hand.sent[visitor][-1].version == 1
    assert isinstance(hand.move(ann, HEADS), messages.Update)


def test_a_seat_taken_begins_the_game() -> None:
    hand = ByHand("po", stage="open")
    ann, bob = hand.enter(0), hand.enter(1)
    assert hand.last(bob, messages.Snapshot).now == []
    seated = ByHand("pp").table.chairs
    hand.do(hand.table.reseat(hand.table.facts, seated, hand.at))
    assert bob.seats == (1,)
    hand.table.facts.stage = "playing"
    hand.do(hand.table.reseat(hand.table.facts, seated, hand.at))
    assert hand.last(bob, messages.Snapshot).now[0].must
    assert isinstance(hand.move(ann, HEADS), messages.Update)


def test_a_new_name_is_shown_except_where_a_seat_has_its_own() -> None:
    hand = ByHand("pp")
    ann = hand.enter(0)
    hand.table.chairs[1].player = "p0"
    hand.do(hand.table.player_changed("p0", "Player 0", "Ann", True, hand.at))
    seats = hand.last(ann, messages.TableNow).table.seats
    assert [seat.name for seat in seats] == ["Ann", "Player 1"]
    assert ann.name == "Ann"
    assert hand.table.chairs[0].auto


def test_rules_newer_than_ours_are_not_guessed() -> None:
    with pytest.raises(BadRequest):
        ByHand("pp", rules=2)
