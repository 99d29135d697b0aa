"""The election of the Governor, which ends a period (EL-GOV)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien import questions, reasons
from coterie.games.edgar_lucien.hidden import fortunes
from coterie.games.edgar_lucien.position import (
    E_BID,
    E_ELECTED,
    E_NO_GOVERNOR,
    E_PASSED,
    E_TIE,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.rules import movement, victory

BID_MENU: Final = 10  # so many lowest bids are in the menu, and the highest


def hold(p: EdgarLucienPosition) -> i64:
    """The most popular player is elected (EL-GOV-1). If several are, they bid: the first of them
    in turn order, who is asked now (EL-GOV-2); else -1."""
    best: i64 = -1
    place: i64 = 0
    while place < p.players:
        seat = p.seat_at(place)
        popularity: i64 = p.duos[seat].popularity
        if popularity > best:
            best = popularity
            p.bidders = 0
            p.leader = seat
        if popularity == best:
            p.bidders |= bit(seat)
        place += 1
    first_tied = p.leader
    if count(p.bidders) == 1:
        elect(p, first_tied)
        return -1
    p.leader = -1
    p.emit(E_TIE, EVERYONE, p.bidders)
    return first_tied


def why_not_bid(p: EdgarLucienPosition, bid: i64) -> i64:
    """More than the last bid, out of one's own Cogs; 0 passes (EL-GOV-2)."""
    if bid == 0:
        return reasons.ALLOWED
    if bid <= p.bid:
        return reasons.BID_LOW
    return reasons.ALLOWED if bid <= p.duos[p.actor].cogs else reasons.BID_POOR


def menu(p: EdgarLucienPosition) -> list[int]:
    """The moves of an auction that `legal` lists: any bid within the purse is allowed."""
    moves = [questions.PASS]
    most: i64 = p.duos[p.actor].cogs
    amount: i64 = p.bid + 1
    while amount <= most and amount <= p.bid + BID_MENU:
        moves.append(questions.BID_MOVES + amount)
        amount += 1
    if amount <= most:
        moves.append(questions.BID_MOVES + most)
    return moves


def answer(p: EdgarLucienPosition, bid: i64) -> i64:
    """The actor bids, or passes with 0 and is out; who is asked next, -1 if it is decided. The
    last one may still bid when nobody has, or decline (EL-GOV-2)."""
    fortunes.show(p)
    if bid:
        p.bid = bid
        p.leader = p.actor
        p.emit(E_BID, EVERYONE, p.actor, bid)
    else:
        p.bidders ^= bit(p.actor)
        p.emit(E_PASSED, EVERYONE, p.actor)
    if not p.bidders:
        p.governor = -1  # EL-GOV-3
        p.emit(E_NO_GOVERNOR, EVERYONE)
        end_period(p)
        return -1
    if p.leader >= 0 and p.bidders == bit(p.leader):
        elect(p, p.leader)
        return -1
    seat = p.left_of(p.actor)
    while not (p.bidders >> seat) & 1:
        seat = p.left_of(seat)
    return seat


def elect(p: EdgarLucienPosition, seat: i64) -> None:
    """An election with its payment is one effect (EL-WIN-6). The new Governor plays last
    (EL-GOV-4)."""
    p.duos[seat].cogs -= p.bid
    p.governor = seat
    p.first = p.left_of(seat)
    p.emit(E_ELECTED, EVERYONE, seat, p.bid)
    victory.check(p, seat)
    if p.result is None:
        end_period(p)


def clear_auction(p: EdgarLucienPosition) -> None:
    p.bidders = 0
    p.bid = 0
    p.leader = -1


def end_period(p: EdgarLucienPosition) -> None:
    """The markers are cleared and the turns are counted anew (EL-GOV-5); a simulation may stop
    here (EL-BND-2)."""
    clear_auction(p)
    for duo in p.duos:
        duo.used = 0
        duo.certified = False
    if p.limit and p.period >= p.limit:
        victory.finish_counted(p)
        return
    p.period += 1
    p.turn = 1
    movement.begin_turn(p)
