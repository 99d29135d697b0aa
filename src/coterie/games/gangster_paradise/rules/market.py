"""Phase 2: the auctions of the black market (GP-BM)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import REDIRECT_MARKET_GAIN, SALE
from coterie.games.gangster_paradise.hidden.ledger import BLUFFED, COULD, PAID
from coterie.games.gangster_paradise.packing import card_at, first_good, good_unit, heap_kinds
from coterie.games.gangster_paradise.position import (
    E_BID,
    E_BLUFFED,
    E_CARD,
    E_CONSOLED,
    E_DROPPED,
    E_LOST,
    E_MIXED,
    E_PAID,
    E_REDIRECTED,
    E_REVEALED,
    E_TAKES_CARD,
    GangsterPosition,
)
from coterie.games.gangster_paradise.questions import (
    AMOUNTS,
    BID,
    DROP,
    MIX,
    MOST_NOTES,
    PAY,
    PICK,
    SPEAK,
)
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    BID_TOO_LOW,
    NOT_SUCH_NOTES,
    OTHER_QUESTION,
)
from coterie.games.gangster_paradise.rules import course, executants, negotiation

# What the menus offer of bids, which could go on for ever.
CALLS: Final = 3  # so many per auction and player …
BLUFF: Final = 2  # … so far above what the bidder owns …
LAST_STEP: Final = 64  # … and below this distance from each other
MIXES: Final = 4  # steps between all red and all white in the menu of payments

# The participants.


def participants(p: GangsterPosition) -> i64:
    """Who has not taken a card yet, as a set: others take no further part (GP-BM-1)."""
    seats: i64 = 0
    for seat, player in enumerate(p.seats):
        if not player.served:
            seats |= bit(seat)
    return seats


def nearest(p: GangsterPosition, seats: i64) -> i64:
    """The first of a set of seats in turn order."""
    turn: i64 = 0
    while not (seats >> p.seat_at(turn)) & 1:
        turn += 1
    return p.seat_at(turn)


# Bids.


def begin_auction(p: GangsterPosition) -> None:
    """As long as cards remain; the participant nearest to the first player begins (GP-BM-1)."""
    negotiation.lapse(p)
    p.inside = participants(p)
    p.high = -1
    p.calls = 0
    for player in p.seats:
        player.bid = -1
        player.bluffed = False
    if p.market == 0:
        end_market(p)
    else:
        course.ask(p, SPEAK, nearest(p, p.inside))


def bid_reason(p: GangsterPosition, move: i64) -> i64:
    """Why the speaker cannot say this: a higher number than the last, zero included at first, or
    to drop out (GP-BM-1). It may exceed what the bidder owns (GP-BM-2)."""
    if move == DROP:
        return ALLOWED
    if move < BID or move >= BID + AMOUNTS:
        return OTHER_QUESTION
    return ALLOWED if move - BID > p.high else BID_TOO_LOW


def bid_moves(p: GangsterPosition, moves: list[int]) -> None:
    moves.append(DROP)
    if p.calls >= CALLS * p.players:
        return
    player = p.seats[p.actor]
    owned: i64 = player.red + player.white
    bid: i64 = p.high + 1
    step: i64 = 1
    while bid <= owned + BLUFF and bid <= MOST_NOTES and step < LAST_STEP:
        moves.append(BID + bid)
        bid += step
        step *= 2


def speak(p: GangsterPosition, move: i64) -> None:
    """The last one in wins; if nobody has bid yet, the last one in must still speak (GP-BM-1)."""
    seat = p.actor
    if move == DROP:
        p.inside &= ~bit(seat)
        p.emit(E_DROPPED, EVERYONE, seat)
    else:
        p.high = move - BID
        p.seats[seat].bid = p.high
        p.calls += 1
        p.emit(E_BID, EVERYONE, seat, p.high)
    negotiation.lapse(p)
    still = count(p.inside)
    if still == 0 or (still == 1 and p.high >= 0):
        if p.rules >= 2:
            # Whether or not the bidder can pay: who speaks last must not foresee it.
            p.revealed = True
        settle(p)
        return
    seat = (seat + 1) % p.players
    while not (p.inside >> seat) & 1:
        seat = (seat + 1) % p.players
    course.ask(p, SPEAK, seat)


# Payments.


def settle(p: GangsterPosition) -> None:
    """The highest bidder who can pay picks a card; who cannot loses everything (GP-BM-2,
    GP-BM-3)."""
    p.inside = 0
    while True:
        seat: i64 = best_bidder(p)
        if seat < 0:
            break
        player = p.seats[seat]
        if player.red + player.white >= player.bid:
            p.due = player.bid
            p.record(COULD, seat, p.due)
            # The mix is asked for where there is one only, too: not to ask would give it away.
            if p.due == 0:
                pay(p, 0)
            else:
                course.ask(p, MIX, seat)
            return
        lose_all(p, seat)
    give_card(p)


def best_bidder(p: GangsterPosition) -> i64:
    """Who bid most, of those who have not bluffed; -1 if nobody. Sets the actor to it."""
    best: i64 = -1
    most: i64 = -1
    for seat, player in enumerate(p.seats):
        if player.bid > most and not player.bluffed:
            most = player.bid
            best = seat
    if best >= 0:
        p.actor = best
    return best


def lose_all(p: GangsterPosition, seat: i64) -> None:
    """That a player could not pay is public, how much they lost is not (GP-BM-3)."""
    player = p.seats[seat]
    player.bluffed = True
    p.revealed = True
    p.record(BLUFFED, seat, player.bid, player.red, player.white)
    p.emit(E_BLUFFED, EVERYONE, seat, player.bid)
    p.emit(E_LOST, bit(seat), seat, player.red, player.white)
    player.red = 0
    player.white = 0


def give_card(p: GangsterPosition) -> None:
    """Nobody bid (GP-BM-4) or nobody could pay (GP-BM-3): the nearest participant who did not
    bluff takes a card for nothing, or else the nearest."""
    honest: i64 = 0
    seats = participants(p)
    for other, player in enumerate(p.seats):
        if not player.bluffed:
            honest |= bit(other)
    if seats & honest:
        seats &= honest
    seat = nearest(p, seats)
    p.emit(E_TAKES_CARD, EVERYONE, seat)
    choose_card(p, seat)


def least_red(p: GangsterPosition) -> i64:
    """The fewest red notes in the payment due."""
    white = p.seats[p.actor].white
    return p.due - white if p.due > white else 0


def most_red(p: GangsterPosition) -> i64:
    return min(p.seats[p.actor].red, p.due)


def mix_reason(p: GangsterPosition, move: i64) -> i64:
    """Why the winner cannot pay so: any mix of the notes that are there (GP-BM-2)."""
    if move < PAY or move >= PAY + AMOUNTS:
        return OTHER_QUESTION
    red: i64 = move - PAY
    return ALLOWED if red >= least_red(p) and red <= most_red(p) else NOT_SUCH_NOTES


def mix_moves(p: GangsterPosition, moves: list[int]) -> None:
    """All red first, all white first, and a few mixes between."""
    low = least_red(p)
    wide: i64 = most_red(p) - low
    parts: i64 = min(wide, MIXES)
    part: i64 = parts
    while part > 0:
        moves.append(PAY + low + wide * part // parts)
        part -= 1
    moves.append(PAY + low)


def pay(p: GangsterPosition, red: i64) -> None:
    """Only the total paid is public (GP-BM-2)."""
    seat = p.actor
    player = p.seats[seat]
    player.red -= red
    player.white -= p.due - red
    if p.rules >= 2:
        p.revealed = True  # others cannot know that there were such notes to pay with
    p.record(PAID, seat, p.due, red)
    p.emit(E_PAID, EVERYONE, seat, p.due)
    p.emit(E_MIXED, bit(seat), seat, red, p.due - red)
    p.due = 0
    choose_card(p, seat)


# Cards.


def choose_card(p: GangsterPosition, seat: i64) -> None:
    p.actor = seat
    if heap_kinds(p.market) == 1:
        gain_card(p, first_good(p.market))
    else:
        course.ask(p, PICK, seat)


def gain_card(p: GangsterPosition, good: i64) -> None:
    """The actor takes a card, one good of its kind from then on (GP-BM-7)."""
    seat = p.actor
    p.market -= good_unit(good)
    p.seats[seat].served = True
    receiver = receiver_of(p, seat)
    p.seats[receiver].goods += good_unit(good)
    p.emit(E_CARD, EVERYONE, receiver, good)
    begin_auction(p)


def receiver_of(p: GangsterPosition, seat: i64) -> i64:
    """Who gets what the seat gains at the market: the owner of a Fence before it, who does not
    pass it on (GP-EXE-6)."""
    player = p.seats[seat]
    kind: i64 = 0
    while player.front >> (4 * kind):
        owner = card_at(player.front, kind) - 1
        if owner >= 0 and p.board.op[kind] == REDIRECT_MARKET_GAIN:
            p.emit(E_REDIRECTED, EVERYONE, seat, owner, kind)
            executants.discard(p, seat, kind)
            return owner
        kind += 1
    return seat


def end_market(p: GangsterPosition) -> None:
    """The one left takes the red notes (GP-BM-5); the next cards are laid out, except in the last
    round (GP-BM-6)."""
    if p.rules >= 2:
        p.inside = 0
    red = p.market_red
    p.market_red = 0
    receiver = receiver_of(p, nearest(p, participants(p)))
    p.gain(receiver, red, 0)
    p.emit(E_CONSOLED, EVERYONE, receiver, red)
    if p.round < p.board.rounds:
        lay_out(p)
    course.begin_phase(p, SALE)


def lay_out(p: GangsterPosition) -> None:
    """One card fewer than there are players, and the red notes beside them (GP-SET-2)."""
    p.revealed = True
    p.market_red = p.board.consolation
    n: i64 = 1
    while n < p.players:
        p.market_size -= 1
        good = p.market_deck[p.market_size]
        p.market += good_unit(good)
        p.emit(E_REVEALED, EVERYONE, good)
        n += 1
