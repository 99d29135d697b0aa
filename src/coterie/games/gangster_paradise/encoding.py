"""Gangster Paradise as numbers.

An action is a move as it is where moves are closed (0 to 383). Open moves are taken from the
menu of `legal`, by their meaning:

    wait                    a seat that owes nothing stays silent
    BIDS + n                bid 2**n - 1 notes more than the least that is allowed
    PAYS + n                pay: all red first, all white first, mixes between, as in the menu
    LAUNDERS + n            launder all (0), three quarters, half, a quarter, nothing (4), or
                            what the salaries still need (5)
    DEALS + SORTS * seat + n  offer to that seat: sell a good (0), swap goods (1), buy a good (2),
                            red for white (3), sell an executant (4)

Moves name players by their seat, so an observation says which seat is one's own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from coterie.engine.bits import bit
from coterie.engine.encoding import Encoding, Row, amount, at_least, counts, one
from coterie.engine.state import State
from coterie.games.gangster_paradise.board import RANKS, Board
from coterie.games.gangster_paradise.state import (
    BID,
    CALLS,
    CLOSED_MOVES,
    DEAL,
    LAUNDER,
    NOTHING,
    OFFER,
    PAY,
    PHASES,
    QUESTIONS,
    SORTS,
    SPEAK,
    STEPS,
    TAKE,
    Deal,
    GangsterState,
    Player,
    card_at,
    hand_size,
    unpack_deal,
)

SEATS: Final = 5
WAIT: Final = 384  # CLOSED_MOVES
BIDS: Final = WAIT + 1
PAYS: Final = BIDS + 7
LAUNDERS: Final = PAYS + 5
DEALS: Final = LAUNDERS + 6
ACTIONS: Final = DEALS + SORTS * SEATS

MOST_GOODS: Final = 26  # of one kind in one place
MOST_MARKET: Final = 5
MOST_MEMBERS: Final = 5
MOST_CARDS: Final = 6  # executants in one hand
IN_DEAL: Final = 5  # goods of one kind in an offer
AMOUNT: Final = 40
NOTES: Final = 10  # money in an offer, in binary digits
COPIES: Final = 3
MEMBERS: Final = 5 * MOST_MEMBERS  # of the five ranks
FLAGS: Final = 9


class GangsterEncoding(Encoding):
    def __init__(self, board: Board) -> None:
        self.goods: i64 = len(board.goods)
        self.kinds: i64 = len(board.kinds)
        self.clans: i64 = len(board.clans)
        self.rounds: i64 = board.rounds
        goods, kinds, ranks = len(board.goods), len(board.kinds), len(RANKS)
        whose = ("mine", "next seat", "second seat", "third seat", "fourth seat")
        slices = [
            ("my seat", SEATS),
            ("whether 3, 4 or 5 play", 3),
            ("my red money", AMOUNT),
            ("my white money", AMOUNT),
            ("my executants, by kind", kinds * COPIES),
            ("my throw", 3),
            ("the round", board.rounds),
            ("the phase", len(PHASES)),
            ("how many have had their turn", SEATS),
            ("the step of the turn", len(STEPS)),
            ("an executant was played; goods were sold", 2),
            ("executants bought this turn", 2),
            ("the question", len(QUESTIONS)),
            ("goods in the supply, by kind", goods * MOST_GOODS),
            ("goods at the black market", goods * MOST_MARKET),
            ("the market's money is there", 1),
            ("cards left in the market's deck", 35),
            ("executants left in the deck", 30),
            ("executants discarded, by kind", kinds * COPIES),
            ("goods just delivered", goods * MOST_MARKET),
            ("soldiers still to be served", 2),
            ("the executant that takes goods", kinds),
            ("how many it still takes", 5),
            ("the highest bid", AMOUNT),
            ("what the winner pays", AMOUNT),
            ("bids made in this auction", CALLS * SEATS),
        ]
        offer = [
            (
                "an offer is open with the active player; who made it: the active player, this one",
                3,
            ),
            ("goods it gives, by kind", goods * IN_DEAL),
            ("goods it asks", goods * IN_DEAL),
            ("how many executants it gives and asks", 2 * COPIES),
            ("red and white it gives and asks, where I may see it", 4 * NOTES),
            ("executants it gives and asks, where I may see it", 2 * kinds),
        ]
        player = [
            ("clan", len(board.clans)),
            ("primary good", goods),
            ("secondary good", goods),
            ("goods, by kind", goods * MOST_GOODS),
            ("members, by rank", ranks * MOST_MEMBERS),
            ("cards used up, by rank", ranks * MOST_MEMBERS),
            ("how many executants", MOST_CARDS),
            ("executants lying there, by kind: whose, counted from me", kinds * SEATS),
            ("first player; active; unpaid; served; bluffed; in the auction; tied; has thrown", 8),
            ("the executant takes from here", 1),
            ("the last bid in this auction", AMOUNT),
            ("has offered the active player a deal this turn; that one has offered one", 2),
            *offer,
        ]
        self.offer_bits: i64 = sum([length for _, length in offer])
        self.player_bits: i64 = sum([length for _, length in player])
        for n in range(SEATS):
            slices += [(f"{name}, {whose[n]}", length) for name, length in player]
        super().__init__(slices, ACTIONS, WAIT, together=True)

    # Actions.

    def menu(self, state: State, seat: int, out: vec[i16]) -> vec[i16]:
        assert isinstance(state, GangsterState)
        start: i64 = len(out)
        most: i64 = -1
        for entry in state.menu(seat):
            code: i64 = entry
            if code < CLOSED_MOVES:
                action = code
            elif code >= OFFER:
                action = DEALS + SORTS * ((code - OFFER) >> 3) + ((code - OFFER) & 7)
            elif code >= LAUNDER:
                if most < 0:
                    most = most_laundered(state)
                action = LAUNDERS + launder_slot(most, code - LAUNDER)
            elif code >= PAY:
                action = PAYS + len(out) - start
            else:
                action = BIDS + bid_slot(code - BID - state.high)
            out = append(out, i16(action))
        return out

    def play(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, GangsterState)
        code: i64 = action
        if code >= DEALS:
            code -= DEALS
            state.play_menu(seat, int(OFFER + 8 * (code // SORTS) + code % SORTS))
        elif code < CLOSED_MOVES:
            state.play_menu(seat, action)
        else:
            state.apply(seat, self.move_of(state, seat, action))

    def action_of(self, state: State, seat: int, move: int) -> int:
        assert isinstance(state, GangsterState)
        if move < CLOSED_MOVES:
            return move
        if move >= DEAL:
            deal = unpack_deal(seat, move)
            assert deal is not None
            return int(DEALS + SORTS * deal.partner + sort_of(deal))
        if move >= LAUNDER:
            return int(LAUNDERS + launder_slot(most_laundered(state), move - LAUNDER))
        if move >= PAY:
            return PAYS + state.legal(seat).index(move)
        return int(BIDS + bid_slot(move - BID - state.high))

    def move_of(self, state: State, seat: int, action: int) -> int:
        if action < 0 or action >= ACTIONS or action == WAIT:
            return -1
        if action < CLOSED_MOVES:
            return action
        assert isinstance(state, GangsterState)
        if action < PAYS and state.asked == SPEAK:
            return int(BID + state.high + bit(action - BIDS))
        for move in state.legal(seat):
            if move >= CLOSED_MOVES and self.action_of(state, seat, move) == action:
                return move
        return -1

    # Observations.

    def observe(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, GangsterState)
        me = state.seats[seat]
        row.set(one(seat) | one(state.players - 3) << SEATS, SEATS + 3)
        row.amount(me.red)
        row.amount(me.white)
        row.set(counts(me.hand, 4, COPIES), self.kinds * COPIES)
        self.observe_turn(state, me.shape, row)
        self.observe_supply(state, row)
        row.amount(state.high + 1)
        row.amount(state.due)
        row.count(state.calls, CALLS * SEATS)
        players: i64 = state.players
        other: i64 = seat
        n: i64 = 0
        while n < SEATS:
            if n < players:
                self.observe_player(state, other, seat, row)
                other = other + 1 if other + 1 < players else 0
            else:
                row.blank(self.player_bits)
            n += 1

    def observe_turn(self, state: GangsterState, shape: i64, row: Row) -> None:
        """From my throw to the question."""
        bits: i64 = one(shape)
        at: i64 = 3
        bits |= at_least(state.round, self.rounds) << at
        at += self.rounds
        bits |= one(state.phase) << at
        at += len(PHASES)
        bits |= at_least(state.turn, SEATS) << at
        at += SEATS
        bits |= one(state.step) << at
        at += len(STEPS)
        if state.played:
            bits |= bit(at)
        if state.sold:
            bits |= bit(at + 1)
        bits |= at_least(state.bought, 2) << (at + 2)
        at += 4
        bits |= one(state.asked) << at
        row.set(bits, at + len(QUESTIONS))

    def observe_supply(self, state: GangsterState, row: Row) -> None:
        """From the goods in the supply to what an executant still takes."""
        goods: i64 = self.goods
        self.heap(row, state.piles)
        market: i64 = counts(state.market, 8, MOST_MARKET)
        if state.market_red > 0:
            market |= bit(goods * MOST_MARKET)
        row.set(market, goods * MOST_MARKET + 1)
        row.count(state.market_size, 35)
        row.count(state.deck_size, 30)
        row.set(counts(state.discards, 4, COPIES), self.kinds * COPIES)
        bits: i64 = counts(state.delivered, 8, MOST_MARKET)
        at: i64 = goods * MOST_MARKET
        bits |= at_least(state.soldiers, 2) << at
        at += 2
        if state.asked == TAKE:
            bits |= one(state.taking) << at
            bits |= at_least(state.left, 5) << (at + self.kinds)
        row.set(bits, at + self.kinds + 5)

    def observe_player(self, state: GangsterState, seat: i64, observer: i64, row: Row) -> None:
        player = state.seats[seat]
        goods: i64 = self.goods
        origin: i64 = one(player.primary) | one(player.secondary) << goods
        row.set(one(player.clan) | origin << self.clans, self.clans + 2 * goods)
        self.heap(row, player.goods)
        members: i64 = counts(player.placed, 4, MOST_MEMBERS)
        members |= counts(player.used, 4, MOST_MEMBERS) << MEMBERS
        cards: i64 = at_least(hand_size(player.hand), MOST_CARDS)
        row.set(members | cards << (2 * MEMBERS), 2 * MEMBERS + MOST_CARDS)
        self.front(row, player.front, observer, state.players)
        bits: i64 = self.flags(state, player, seat)
        bits |= amount(player.bid + 1) << FLAGS
        bits |= card_at(state.proposals, seat) << (FLAGS + AMOUNT)
        row.set(bits, FLAGS + AMOUNT + 2)
        self.offer(row, state.offers[seat], state, observer)

    def flags(self, state: GangsterState, player: Player, seat: i64) -> i64:
        flags: i64 = 0
        if state.first == seat:
            flags |= 1
        if state.asked != NOTHING and state.actor == seat:
            flags |= 2
        if player.unpaid:
            flags |= 4
        if player.served:
            flags |= 8
        if player.bluffed:
            flags |= 16
        flags |= ((state.inside >> seat) & 1) << 5
        flags |= ((state.tied >> seat) & 1) << 6
        if player.shape >= 0:
            flags |= 128
        if state.asked == TAKE and state.victim == seat:
            flags |= 256
        return flags

    def front(self, row: Row, front: i64, observer: i64, players: i64) -> None:
        """Of every kind, whose executant lies there."""
        if front == 0:
            row.blank(SEATS * self.kinds)
            return
        kind: i64 = 0
        while kind < self.kinds:
            owner: i64 = card_at(front, kind) - 1
            if owner >= 0:
                owner = (owner - observer + players) % players
            row.choice(owner, SEATS)
            kind += 1

    def offer(self, row: Row, deal: Deal | None, state: GangsterState, observer: i64) -> None:
        if deal is None:
            row.blank(self.offer_bits)
            return
        goods: i64 = self.goods * IN_DEAL
        maker: i64 = 2 if deal.proposer == state.actor else 4
        row.set(1 | maker | counts(deal.give_goods, 8, IN_DEAL) << 3, 3 + goods)
        hands: i64 = at_least(hand_size(deal.give_hand), COPIES)
        hands |= at_least(hand_size(deal.ask_hand), COPIES) << COPIES
        row.set(counts(deal.ask_goods, 8, IN_DEAL) | hands << goods, goods + 2 * COPIES)
        if observer != deal.proposer and observer != deal.partner:
            row.blank(4 * NOTES + 2 * self.kinds)
            return
        give: i64 = notes(deal.give_red) | notes(deal.give_white) << NOTES
        ask: i64 = notes(deal.ask_red) | notes(deal.ask_white) << NOTES
        row.set(give | ask << (2 * NOTES), 4 * NOTES)
        row.set(counts(deal.give_hand, 4, 1), self.kinds)
        row.set(counts(deal.ask_hand, 4, 1), self.kinds)

    def heap(self, row: Row, heap: i64) -> None:
        """Of every good, how many there are; two goods at a time."""
        left: i64 = self.goods
        while left > 1:
            two: i64 = at_least((heap >> 8) & 255, MOST_GOODS) << MOST_GOODS
            row.set(at_least(heap & 255, MOST_GOODS) | two, 2 * MOST_GOODS)
            heap >>= 16
            left -= 2
        if left:
            row.count(heap, MOST_GOODS)


def notes(money: i64) -> i64:
    """Money in an offer, in binary digits."""
    return money if money < bit(NOTES) else bit(NOTES) - 1


def sort_of(deal: Deal) -> i64:
    """Which of the menu's five offers a deal is."""
    if deal.give_hand:
        return 4
    if deal.give_goods:
        return 1 if deal.ask_goods else 0
    return 2 if deal.ask_goods else 3


def most_laundered(state: GangsterState) -> i64:
    return min(state.laundering_limit(), state.seats[state.actor].red)


def launder_slot(most: i64, amount: i64) -> i64:
    """Which part of the most that can be laundered an amount of the menu is."""
    slot: i64 = 0
    while slot < 5:
        if amount == most * (4 - slot) // 8 * 2:
            return slot
        slot += 1
    return slot


def bid_slot(more: i64) -> i64:
    """Which bid of the menu is so much above the highest one."""
    slot: i64 = 0
    while more > 1:
        more >>= 1
        slot += 1
    return slot
