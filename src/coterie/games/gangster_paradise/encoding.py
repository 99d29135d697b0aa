"""Gangster Paradise as numbers.

An action is a move as it is where moves are closed (0 to 383). Open moves are taken from the
menu of `legal`, by their meaning:

    wait                    a seat that need not move stays silent
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
from coterie.engine.encoding import Encoding, Row, amount, at_least, counts, digits, one
from coterie.engine.state import State
from coterie.games.gangster_paradise.board import Board
from coterie.games.gangster_paradise.packing import card_at, hand_size
from coterie.games.gangster_paradise.position import PHASES, STEPS, Deal, Player
from coterie.games.gangster_paradise.questions import (
    ACCEPT,
    BID,
    CLOSED_MOVES,
    DEAL,
    LAUNDER,
    MIX,
    NOTHING,
    OFFER,
    PAY,
    QUESTIONS,
    REFUSE,
    SPEAK,
    TAKE,
    THROW,
    TURN,
)
from coterie.games.gangster_paradise.rules import laundering
from coterie.games.gangster_paradise.rules.negotiation import (
    ANSWERS,
    SORTS,
    deal_options,
    deals_open,
    menu_deal,
    pack_deal,
    unpack_deal,
)
from coterie.games.gangster_paradise.state import GangsterState

SEATS: Final = 5
WAIT: Final = 384  # CLOSED_MOVES
BIDS: Final = WAIT + 1
PAYS: Final = BIDS + 7
LAUNDERS: Final = PAYS + 5
DEALS: Final = LAUNDERS + 6
ACTIONS: Final = DEALS + SORTS * SEATS

# What is packed in the state is written as it is packed, in binary digits.
GOOD_DIGITS: Final = 8
CARD_DIGITS: Final = 4  # of executants; of members too
MEMBERS: Final = 5 * CARD_DIGITS  # of the five ranks
MOST_PRICE: Final = 5  # goods, in a thermometer
MOST_MARKET: Final = 5
MOST_CARDS: Final = 6  # executants in one hand
IN_DEAL: Final = 3  # digits of the goods of one kind in an offer
AMOUNT: Final = 40
NOTES: Final = 10  # digits of money in a bid or an offer
CALL_DIGITS: Final = 4
DECK_DIGITS: Final = 7
MARKET_DIGITS: Final = 10
COPIES: Final = 3
OWNER_DIGITS: Final = 3
FLAGS: Final = 4


def table_slices(board: Board) -> list[tuple[str, int]]:
    """What there is once, and what is the observer's own."""
    goods, kinds = len(board.goods), len(board.kinds)
    return [
        ("my seat", SEATS),
        ("whether 3, 4 or 5 play", 3),
        ("my red money", AMOUNT),
        ("my white money", AMOUNT),
        ("my throw", 3),
        ("my goods, by kind", goods * MOST_PRICE),
        ("the first player, counted from me", SEATS),
        ("the active player, likewise", SEATS),
        ("who is in the auction, likewise", SEATS),
        ("who is tied, likewise", SEATS),
        ("from whom the executant takes, likewise", SEATS),
        ("my executants, by kind, in digits", kinds * CARD_DIGITS),
        ("the round", board.rounds),
        ("the phase", len(PHASES)),
        ("how many have had their turn", SEATS),
        ("the step of the turn", len(STEPS)),
        ("an executant was played; goods were sold", 2),
        ("executants bought this turn", 2),
        ("the question", len(QUESTIONS)),
        ("goods in the supply, by kind, in digits", goods * GOOD_DIGITS),
        ("goods at the black market, by kind", goods * MOST_MARKET),
        ("the market's money is there", 1),
        ("cards left in the market's deck, in digits", MARKET_DIGITS),
        ("executants left in the deck, in digits", DECK_DIGITS),
        ("executants discarded, by kind, in digits", kinds * CARD_DIGITS),
        ("goods just delivered, by kind", goods * MOST_MARKET),
        ("soldiers still to be served", 2),
        ("the executant that takes goods", kinds),
        ("how many it still takes", 5),
        ("the highest bid", AMOUNT),
        ("what the winner pays, in digits", NOTES),
        ("bids made in this auction, in digits", CALL_DIGITS),
    ]


def offer_slices(board: Board) -> list[tuple[str, int]]:
    """The offer between a seat and the active player."""
    goods, kinds = len(board.goods), len(board.kinds)
    return [
        (
            "an offer is open with the active player; who made it: the active player, this one",
            3,
        ),
        ("how many executants it gives and asks", 2 * COPIES),
        ("goods it gives, by kind, in digits", goods * IN_DEAL),
        ("goods it asks, by kind, in digits", goods * IN_DEAL),
        ("red and white it gives and asks, in digits, where I may see it", 4 * NOTES),
        ("executants it gives and asks, where I may see it", 2 * kinds),
    ]


def player_slices(board: Board) -> list[tuple[str, int]]:
    """What there is of every seat."""
    goods, kinds = len(board.goods), len(board.kinds)
    return [
        ("clan, and so the primary good", len(board.clans)),
        ("members, by rank, in digits", MEMBERS),
        ("cards used up, by rank, in digits", MEMBERS),
        ("the last bid in this auction, in digits", NOTES),
        ("unpaid; served; bluffed; has thrown", FLAGS),
        ("secondary good", goods),
        ("has offered the active player a deal this turn; that one has offered one", 2),
        ("executants lying there, by kind: whose, in digits, 1 is mine", kinds * OWNER_DIGITS),
        ("goods, by kind, in digits", goods * GOOD_DIGITS),
        ("how many executants", MOST_CARDS),
        *offer_slices(board),
    ]


class GangsterEncoding(Encoding):
    # Long because it names every stretch of an observation, in order.
    def __init__(self, board: Board) -> None:
        self.goods: i64 = len(board.goods)
        self.kinds: i64 = len(board.kinds)
        self.clans: i64 = len(board.clans)
        self.rounds: i64 = board.rounds
        self.offer_bits: i64 = sum([length for _, length in offer_slices(board)])
        self.player_bits: i64 = sum([length for _, length in player_slices(board)])
        slices = table_slices(board)
        for whose in ("mine", "next seat", "second seat", "third seat", "fourth seat"):
            slices += [(f"{name}, {whose}", length) for name, length in player_slices(board)]
        super().__init__(slices, ACTIONS, WAIT, together=True)

    # Actions.

    def menu(self, state: State, seat: int, out: vec[i16]) -> vec[i16]:
        assert isinstance(state, GangsterState)
        if state.question == THROW or seat == state.actor:
            out = self.answers(state, seat, out)
        if not deals_open(state):
            return out
        if seat != state.actor:
            return self.deals(state, seat, state.actor, out)
        for other in range(state.players):
            out = self.deals(state, seat, other, out)
        return out

    def answers(self, state: GangsterState, seat: int, out: vec[i16]) -> vec[i16]:
        """Append the actions that answer the question."""
        start: i64 = len(out)
        most: i64 = -1
        for entry in state.answers(seat):
            code: i64 = entry
            if code < CLOSED_MOVES:
                action = code
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

    def deals(self, state: GangsterState, seat: i64, other: i64, out: vec[i16]) -> vec[i16]:
        """Append the actions that answer an offer of the other or propose a deal."""
        options: i64 = deal_options(state, seat, other)
        action: i64 = ACCEPT + other
        answers: i64 = options & (bit(ANSWERS) - 1)
        while answers:
            if answers & 1:
                out = append(out, i16(action))
            answers >>= 1
            action += REFUSE - ACCEPT
        action = DEALS + SORTS * other
        sorts: i64 = options >> ANSWERS
        while sorts:
            if sorts & 1:
                out = append(out, i16(action))
            sorts >>= 1
            action += 1
        return out

    def play(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, GangsterState)
        code: i64 = action
        if code >= DEALS:
            code -= DEALS
            state.play_menu(seat, OFFER + 8 * (code // SORTS) + code % SORTS)
        elif code < CLOSED_MOVES:
            state.play_menu(seat, action)
        else:
            state.play_menu(seat, self.move_of(state, seat, action))

    def action_of(self, state: State, seat: int, move: int) -> int:
        assert isinstance(state, GangsterState)
        if move < CLOSED_MOVES:
            return move
        if move >= DEAL:
            deal = unpack_deal(seat, move)
            assert deal is not None
            return DEALS + SORTS * deal.partner + sort_of(deal)
        if move >= LAUNDER:
            return LAUNDERS + launder_slot(most_laundered(state), move - LAUNDER)
        if move >= PAY:
            return PAYS + state.legal(seat).index(move)
        return BIDS + bid_slot(move - BID - state.high)

    def move_of(self, state: State, seat: int, action: int) -> int:
        if action < 0 or action >= ACTIONS or action == WAIT:
            return -1
        if action < CLOSED_MOVES:
            return action
        assert isinstance(state, GangsterState)
        code: i64 = action
        if code >= DEALS:
            return deal_move(state, seat, code - DEALS)
        if code < PAYS and state.question == SPEAK:
            return BID + state.high + bit(code - BIDS)
        if seat == state.actor and code >= PAYS:
            if code < LAUNDERS and state.question == MIX:
                mixes = state.answers(seat)
                return mixes[code - PAYS] if code - PAYS < len(mixes) else -1
            if code >= LAUNDERS and state.question == TURN and laundering.is_open(state):
                return launder_move(state, code - LAUNDERS)
        return -1

    # Observations.

    def observe(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, GangsterState)
        me = state.seats[seat]
        bits: i64 = one(seat) | one(state.players - 3) << SEATS
        row.set(bits | amount(me.red) << (SEATS + 3), SEATS + 3 + AMOUNT)
        row.set(amount(me.white) | one(me.shape) << AMOUNT, AMOUNT + 3)
        goods: i64 = self.goods * MOST_PRICE
        bits = counts(me.goods, GOOD_DIGITS, MOST_PRICE)
        row.set(bits | self.marked(state, seat) << goods, goods + 5 * SEATS)
        row.set(me.hand, self.kinds * CARD_DIGITS)
        self.observe_turn(state, row)
        self.observe_supply(state, row)
        bits = amount(state.high + 1) | digits(state.due, NOTES) << AMOUNT
        bits |= digits(state.calls, CALL_DIGITS) << (AMOUNT + NOTES)
        row.set(bits, AMOUNT + NOTES + CALL_DIGITS)
        players: i64 = state.players
        other: i64 = seat
        n: i64 = 0
        while n < players:
            self.observe_player(state, other, seat, row)
            other += 1
            if other == players:
                other = 0
            n += 1
        row.blank((SEATS - players) * self.player_bits)

    def marked(self, state: GangsterState, observer: i64) -> i64:
        """From the first player to the one an executant takes from: sets of seats."""
        players: i64 = state.players
        bits: i64 = around(one(state.first), observer, players)
        if state.question != NOTHING:
            bits |= around(one(state.actor), observer, players) << SEATS
        bits |= around(state.inside, observer, players) << (2 * SEATS)
        bits |= around(state.tied, observer, players) << (3 * SEATS)
        if state.question == TAKE:
            bits |= around(one(state.victim), observer, players) << (4 * SEATS)
        return bits

    def observe_turn(self, state: GangsterState, row: Row) -> None:
        """From the round to the question."""
        bits: i64 = at_least(state.round, self.rounds)
        at: i64 = self.rounds
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
        bits |= one(state.question) << at
        row.set(bits, at + len(QUESTIONS))

    def observe_supply(self, state: GangsterState, row: Row) -> None:
        """From the goods in the supply to what an executant still takes."""
        goods: i64 = self.goods
        row.set(state.piles, goods * GOOD_DIGITS)
        bits: i64 = counts(state.market, GOOD_DIGITS, MOST_MARKET)
        at: i64 = goods * MOST_MARKET
        if state.market_red > 0:
            bits |= bit(at)
        bits |= digits(state.market_size, MARKET_DIGITS) << (at + 1)
        bits |= digits(state.deck_size, DECK_DIGITS) << (at + 1 + MARKET_DIGITS)
        row.set(bits, at + 1 + MARKET_DIGITS + DECK_DIGITS)
        row.set(state.discards, self.kinds * CARD_DIGITS)
        bits = counts(state.delivered, GOOD_DIGITS, MOST_MARKET)
        bits |= at_least(state.soldiers, 2) << at
        at += 2
        if state.question == TAKE:
            bits |= one(state.taking) << at
            bits |= at_least(state.left, 5) << (at + self.kinds)
        row.set(bits, at + self.kinds + 5)

    def observe_player(self, state: GangsterState, seat: i64, observer: i64, row: Row) -> None:
        player = state.seats[seat]
        goods: i64 = self.goods
        flags: i64 = digits(player.bid + 1, NOTES) | self.flags(player) << NOTES
        members: i64 = player.placed | player.used << MEMBERS | flags << (2 * MEMBERS)
        row.set(one(player.clan) | members << self.clans, self.clans + 2 * MEMBERS + NOTES + FLAGS)
        bits: i64 = card_at(state.proposals, seat)
        bits |= owners(player.front, observer, state.players) << 2
        row.set(one(player.secondary) | bits << goods, goods + 2 + self.kinds * OWNER_DIGITS)
        cards: i64 = at_least(hand_size(player.hand), MOST_CARDS)
        row.set(player.goods | cards << (goods * GOOD_DIGITS), goods * GOOD_DIGITS + MOST_CARDS)
        if (state.offered >> seat) & 1:
            self.offer(row, state.offers[seat], state, observer)
        else:
            row.blank(self.offer_bits)

    def flags(self, player: Player) -> i64:
        flags: i64 = 0
        if player.unpaid:
            flags |= 1
        if player.served:
            flags |= 2
        if player.bluffed:
            flags |= 4
        if player.shape >= 0:
            flags |= 8
        return flags

    def offer(self, row: Row, deal: Deal | None, state: GangsterState, observer: i64) -> None:
        assert deal is not None
        goods: i64 = self.goods * IN_DEAL
        maker: i64 = 2 if deal.proposer == state.actor else 4
        bits: i64 = 1 | maker | at_least(hand_size(deal.give_hand), COPIES) << 3
        bits |= at_least(hand_size(deal.ask_hand), COPIES) << (3 + COPIES)
        heaps: i64 = in_deal(deal.give_goods) | in_deal(deal.ask_goods) << goods
        row.set(bits | heaps << (3 + 2 * COPIES), 3 + 2 * COPIES + 2 * goods)
        if observer != deal.proposer and observer != deal.partner:
            row.blank(4 * NOTES + 2 * self.kinds)
            return
        give: i64 = digits(deal.give_red, NOTES) | digits(deal.give_white, NOTES) << NOTES
        ask: i64 = digits(deal.ask_red, NOTES) | digits(deal.ask_white, NOTES) << NOTES
        row.set(give | ask << (2 * NOTES), 4 * NOTES)
        hands: i64 = counts(deal.give_hand, CARD_DIGITS, 1)
        hands |= counts(deal.ask_hand, CARD_DIGITS, 1) << self.kinds
        row.set(hands, 2 * self.kinds)


def around(seats: i64, observer: i64, players: i64) -> i64:
    """A set of seats, counted from the observer."""
    return ((seats | seats << players) >> observer) & (bit(players) - 1)


def owners(front: i64, observer: i64, players: i64) -> i64:
    """Of every kind, whose executant lies there: 1 is the observer's, 0 is none."""
    bits: i64 = 0
    at: i64 = 0
    while front:
        owner: i64 = front & 15
        if owner:
            owner -= observer
            bits |= (owner if owner > 0 else owner + players) << at
        front >>= 4
        at += OWNER_DIGITS
    return bits


def in_deal(heap: i64) -> i64:
    """Goods in an offer: of every kind how many, in IN_DEAL digits."""
    bits: i64 = 0
    at: i64 = 0
    while heap:
        bits |= digits(heap & 255, IN_DEAL) << at
        heap >>= 8
        at += IN_DEAL
    return bits


def sort_of(deal: Deal) -> i64:
    """Which of the menu's five offers a deal is."""
    if deal.give_hand:
        return 4
    if deal.give_goods:
        return 1 if deal.ask_goods else 0
    return 2 if deal.ask_goods else 3


def deal_move(state: GangsterState, seat: i64, offer: i64) -> int:
    """The deal of the menu that is offered to a seat; -1 if the menu does not have it."""
    other: i64 = offer // SORTS
    sort: i64 = offer % SORTS
    if not deals_open(state) or seat >= state.players or other >= state.players:
        return -1
    if not (deal_options(state, seat, other) >> (ANSWERS + sort)) & 1:
        return -1
    return pack_deal(menu_deal(state, seat, OFFER + 8 * other + sort))


def most_laundered(state: GangsterState) -> i64:
    return min(laundering.limit(state), state.seats[state.actor].red)


def laundered(most: i64, slot: i64) -> i64:
    """A part of the most that can be laundered: all (0) to nothing (4)."""
    return laundering.part_of(most, laundering.PARTS - slot)


def launder_slot(most: i64, amount: i64) -> i64:
    """Which part of the most that can be laundered an amount of the menu is."""
    slot: i64 = 0
    while slot < 5 and amount != laundered(most, slot):
        slot += 1
    return slot


def launder_move(state: GangsterState, slot: i64) -> int:
    most: i64 = most_laundered(state)
    if slot < 5:
        return LAUNDER + laundered(most, slot)
    needed: i64 = laundering.RED_FOR_ONE_WHITE * (
        laundering.salaries(state) - state.seats[state.actor].white
    )
    return LAUNDER + needed if needed > 0 and needed < most else -1


def bid_slot(more: i64) -> i64:
    """Which bid of the menu is so much above the highest one."""
    slot: i64 = 0
    while more > 1:
        more >>= 1
        slot += 1
    return slot


def make_encoding(board: Board) -> GangsterEncoding:
    return GangsterEncoding(board)
