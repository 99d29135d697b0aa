"""Gangster Paradise: the position and its rules.

Each seat has a `Player`; heaps of goods, members and hands are packed numbers (8, 4 and 4 bits
per kind), so that a clone copies a few dozen words. Everything that bears on secret money goes
into the ledger of `belief.py`.

A turn runs through steps: what lies before the player acts, the delivery or the bonuses come,
then the main choice is open until the player is done. `_go_on` runs the steps until somebody
has to choose; a choice in between (which goods to take, which card to pick) comes back to it.

Deals are made around the main choice. They are moves like any other, packed into one number:
see `pack_deal`.
"""

from typing import Any, Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.result import Result
from coterie.engine.rng import Rng
from coterie.engine.state import EVERYONE, State
from coterie.games.gangster_paradise.belief import ROOT, Belief, Entry, belief_of
from coterie.games.gangster_paradise.board import (
    BLACK_MARKET,
    CAPTAIN,
    DELIVERY,
    KEEP_SHARE_OF_DELIVERY,
    KEEP_SHARE_OF_LAUNDERING,
    LAUNDERING,
    LIMIT_SALE,
    NOW,
    RAISE_PRICES,
    RAISE_SALARIES,
    RECRUITMENT,
    REDIRECT_MARKET_GAIN,
    REMOVE_MEMBER,
    RIGHT_HAND,
    SALE,
    SOLDIER,
    TAKE_FROM_DELIVERY,
    TAKE_GOODS,
    TAKE_SHARE_OF_SALE,
    Board,
)
from coterie.games.gangster_paradise.past import (
    BLUFFED,
    COULD,
    DEALT,
    FAILED,
    GAINED,
    KNOWN,
    LAUNDERED,
    OFFERED,
    PAID,
    PLAYED,
    SALARIES,
)

# Phases are numbered as by the board; after the five, the goods in excess go back.
EXCESS: Final = 6
PHASES: Final = (
    "end", "delivery", "black_market", "sale", "recruitment", "laundering", "excess",
)  # fmt: skip

# Steps of a turn.
OPENING: Final = 0  # what lies before the player and acts by itself
INCOME: Final = 1  # the delivery, or the bonuses
TAKING: Final = 2  # what takes from the delivery
MAIN: Final = 3
STEPS: Final = ("opening", "income", "taking", "main")

# What a player can be asked.
NOTHING: Final = 0
TURN: Final = 1  # the main choice of the phase
CRATES: Final = 2  # what a soldier delivers
TAKE: Final = 3  # which good to take from the target of an executant
SPEAK: Final = 4  # bid or drop out
MIX: Final = 5  # how much of a payment in red
PICK: Final = 6  # which card of the black market
RETURN: Final = 7  # which good in excess goes back
THROW: Final = 8  # rock, paper, scissors
QUESTIONS: Final = (
    "", "turn", "crates", "take", "speak", "mix", "pick", "return", "throw",
)  # fmt: skip

# Moves.
DONE: Final = 0
DROP: Final = 1
THROWS: Final = 2  # + shape
SHAPES: Final = ("rock", "paper", "scissors")
ACCEPT: Final = 8  # + partner
REFUSE: Final = 16  # + partner
WITHDRAW: Final = 24  # + partner
ANSWERS: Final = 3  # the three above
CAN_ACCEPT: Final = 1  # as sets of the three
CAN_REFUSE: Final = 2
CAN_WITHDRAW: Final = 4
GOOD: Final = 32  # + good
HIRE: Final = 40  # + good: an executant
RECRUIT: Final = 48  # + 8 * rank + good
PLAY: Final = 128  # + 8 * kind + target
SELL: Final = 256  # + set of goods
CLOSED_MOVES: Final = 384
AMOUNTS: Final = 1 << 18
MOST_NOTES: Final = AMOUNTS - 1  # in one bid, payment or deal
BID: Final = 1 << 18  # + notes
PAY: Final = 2 << 18  # + red notes of the payment
LAUNDER: Final = 3 << 18  # + red notes
OFFER: Final = 4 << 18  # + 8 * partner + sort: not a move, short for a deal of the menus
DEAL: Final = 1 << 22
DEAL_TAG: Final = (1 << 23) - 1
DEAL_BITS: Final = 330

GOOD_LANES: Final = 0x80808080808080  # the top bit of each kind in a heap of goods
HAND_LANES: Final = 0x888888888888888  # the same in a hand of executants
EVEN_KINDS: Final = 0xF0F0F0F0F0F0F0F  # every second kind in a hand
LOW_GOODS: Final = (1 << 56) - 1
LOW_HAND: Final = (1 << 60) - 1

# What the menus offer of moves that could go on for ever: deals before goods are sold or spent,
# one proposal of each side per pair of players and turn (an offer and a counter-offer) …
BY_OTHER: Final = 1
BY_ACTIVE: Final = 2
CALLS: Final = 3  # … so many bids per auction and player
BLUFF: Final = 2  # … so far above what the bidder owns
# … and so many sorts of deal with each partner: sell a good, swap goods, buy a good, red for
# white, sell an executant.
SELLS_GOOD: Final = 0
SWAPS: Final = 1
BUYS: Final = 2
WASHES: Final = 3
SELLS_CARD: Final = 4
SORTS: Final = 5
PROMOTION: Final = 2  # of the lower rank are needed, one of which is promoted
SALE_STEP: Final = 5  # a share of a sale is rounded down to a multiple of this

# Events.
E_ROUND: Final = 0  # seat (first player), round
E_DELIVERED: Final = 1  # seat, goods
E_NO_DELIVERY: Final = 2  # seat
E_PLAYED: Final = 3  # seat, other, executant
E_SPENT: Final = 4  # seat (target), executant
E_TOOK: Final = 5  # seat, other, good
E_REMOVED: Final = 6  # seat (target), rank
E_BID: Final = 7  # seat, notes
E_DROPPED: Final = 8  # seat
E_PAID: Final = 9  # seat, notes
E_MIXED: Final = 10  # seat, red, white
E_BLUFFED: Final = 11  # seat, notes
E_LOST: Final = 12  # seat, red, white
E_CARD: Final = 13  # seat, good
E_CONSOLED: Final = 14  # seat, notes
E_REDIRECTED: Final = 15  # seat (target), other (owner), executant
E_REVEALED: Final = 16  # good
E_SOLD: Final = 17  # seat, goods, notes
E_SHARED: Final = 18  # seat (target), other (owner), notes
E_RECRUITED: Final = 19  # seat, rank, good
E_PROMOTED: Final = 20  # seat, rank
E_HIRED: Final = 21  # seat, good
E_DREW: Final = 22  # seat, executant
E_SHUFFLED: Final = 23
E_BONUS: Final = 24  # seat, notes
E_LAUNDERED: Final = 25  # seat, notes
E_SALARIES: Final = 26  # seat, notes
E_UNPAID: Final = 27  # seat
E_RETURNED: Final = 28  # seat, good
E_OFFER: Final = 29  # seat, other, goods given and asked, how many executants given and asked
E_OFFER_WHOLE: Final = 30  # seat, other, goods, red, white, executants given, asked
E_REFUSED: Final = 31  # seat, other
E_WITHDRAWN: Final = 32  # seat, other
E_DEAL: Final = 33  # as E_OFFER
E_DEAL_WHOLE: Final = 34  # as E_OFFER_WHOLE
E_FAILED: Final = 35  # seat, other
E_LAPSED: Final = 36  # seat, other
E_TIED: Final = 37  # seats
E_THREW: Final = 38  # seat, shape
E_AGAIN: Final = 39
E_OUT: Final = 40  # seat
E_DONE: Final = 41  # seat, phase
E_TAKES_CARD: Final = 42  # seat


def seat_tuples() -> list[tuple[int, ...]]:
    return [tuple([s for s in range(5) if (n >> s) & 1]) for n in range(32)]


SEATS: Final = seat_tuples()


def good_at(heap: i64, good: i64) -> i64:
    """How many of a good a heap holds."""
    return (heap >> (8 * good)) & 255


def good_unit(good: i64) -> i64:
    """A heap of one."""
    return bit(8 * good)


def heap_size(heap: i64) -> i64:
    total: i64 = 0
    while heap:
        total += heap & 255
        heap >>= 8
    return total


def heap_kinds(heap: i64) -> i64:
    total: i64 = 0
    while heap:
        if heap & 255:
            total += 1
        heap >>= 8
    return total


def first_good(heap: i64) -> i64:
    """The first kind in a heap that is not empty."""
    good: i64 = 0
    while not heap & 255:
        heap >>= 8
        good += 1
    return good


def most_good(heap: i64) -> i64:
    """The kind a heap holds most of; the first of several."""
    # How many and, to prefer the first, 7 less the number of the kind; of all seven, because to
    # guess where to stop costs more.
    best: i64 = 0
    left: i64 = 7
    while left > 0:
        best = max(best, (heap & 255) << 3 | left)
        heap >>= 8
        left -= 1
    return 7 - (best & 7)


def card_at(hand: i64, kind: i64) -> i64:
    """How many of a kind a packed hand (or set of members) holds."""
    return (hand >> (4 * kind)) & 15


def hand_size(hand: i64) -> i64:
    """How many cards a packed hand (or set of members) holds."""
    # Divided by 255, a number leaves what the sum of its digits to the base of 256 leaves.
    return ((hand & EVEN_KINDS) + ((hand >> 4) & EVEN_KINDS)) % 255


def weighed(hand: i64, weights: list[int]) -> i64:
    """The sum of the weights of all cards in a packed hand (or set of members)."""
    total: i64 = 0
    kind: i64 = 0
    while hand >> (4 * kind):
        total += card_at(hand, kind) * weights[int(kind)]
        kind += 1
    return total


def cards_of(hand: i64) -> list[int]:
    """The kinds in a packed hand, one entry per card."""
    cards: list[int] = []
    kind: i64 = 0
    while hand >> (4 * kind):
        n: i64 = card_at(hand, kind)
        while n > 0:
            cards.append(int(kind))
            n -= 1
        kind += 1
    return cards


class Deal:
    """An offer: what the proposer gives and asks. Never changed, so that clones share it."""

    def __init__(self, proposer: i64, partner: i64) -> None:
        self.proposer = proposer
        self.partner = partner
        self.give_red: i64 = 0
        self.give_white: i64 = 0
        self.give_goods: i64 = 0
        self.give_hand: i64 = 0
        self.ask_red: i64 = 0
        self.ask_white: i64 = 0
        self.ask_goods: i64 = 0
        self.ask_hand: i64 = 0

    def gives(self) -> bool:
        return (self.give_red | self.give_white | self.give_goods | self.give_hand) != 0

    def asks(self) -> bool:
        return (self.ask_red | self.ask_white | self.ask_goods | self.ask_hand) != 0


def pack_deal(deal: Deal) -> int:
    """The move that proposes a deal: partner, red, white, goods and executants each way."""
    low: i64 = deal.partner << 23
    low |= deal.give_red << 26
    low |= deal.ask_red << 44
    move = int(low) | DEAL
    if deal.give_white or deal.ask_white:
        white: i64 = deal.ask_white << 18
        move |= int(white | deal.give_white) << 62
    if deal.give_goods:
        move |= int(deal.give_goods) << 98
    if deal.ask_goods:
        move |= int(deal.ask_goods) << 154
    if deal.give_hand:
        move |= int(deal.give_hand) << 210
    if deal.ask_hand:
        move |= int(deal.ask_hand) << 270
    return move


def unpack_deal(proposer: i64, move: int) -> Deal | None:
    """The deal of a move, or None where the number is none."""
    if move < DEAL or (move & DEAL_TAG) != DEAL or (move >> DEAL_BITS) != 0:
        return None
    low: i64 = move & (AMOUNTS * AMOUNTS * (1 << 26) - 1)
    deal = Deal(proposer, (low >> 23) & 7)
    deal.give_red = (low >> 26) & MOST_NOTES
    deal.ask_red = (low >> 44) & MOST_NOTES
    white: i64 = (move >> 62) & (AMOUNTS * AMOUNTS - 1)
    deal.give_white = white & MOST_NOTES
    deal.ask_white = white >> 18
    deal.give_goods = (move >> 98) & LOW_GOODS
    deal.ask_goods = (move >> 154) & LOW_GOODS
    deal.give_hand = (move >> 210) & LOW_HAND
    deal.ask_hand = (move >> 270) & LOW_HAND
    return deal


class Player:
    """One seat's clan and belongings."""

    def __init__(self) -> None:
        self.clan: i64 = 0
        self.primary: i64 = 0
        self.secondary: i64 = 0
        self.red: i64 = 0
        self.white: i64 = 0
        self.goods: i64 = 0
        self.placed: i64 = 0  # members in place, 4 bits per rank
        self.used: i64 = 0  # cards used up by promotion, 4 bits per rank
        self.hand: i64 = 0  # executants
        self.front: i64 = 0  # executants lying before the player: owner + 1, 4 bits per kind
        self.unpaid = False  # not all salaries were paid last round
        self.served = False  # took a market card this round
        self.bid: i64 = -1  # the last bid in this auction
        self.bluffed = False  # could not pay in this auction
        self.shape: i64 = -1  # thrown, not yet shown
        self.throws: i64 = 0  # survived in the last tie-break

    def copy(self) -> "Player":
        new = Player()
        new.clan = self.clan
        new.primary = self.primary
        new.secondary = self.secondary
        new.red = self.red
        new.white = self.white
        new.goods = self.goods
        new.placed = self.placed
        new.used = self.used
        new.hand = self.hand
        new.front = self.front
        new.unpaid = self.unpaid
        new.served = self.served
        new.bid = self.bid
        new.bluffed = self.bluffed
        new.shape = self.shape
        new.throws = self.throws
        return new

    def holds(self, red: i64, white: i64, goods: i64, hand: i64) -> bool:
        """Whether the player owns all of this."""
        return (
            self.red >= red
            and self.white >= white
            and ((self.goods | GOOD_LANES) - goods) & GOOD_LANES == GOOD_LANES
            and ((self.hand | HAND_LANES) - hand) & HAND_LANES == HAND_LANES
        )


class GangsterState(State):
    """Seats sit in turn order: the next number is to the left."""

    def __init__(self, board: Board, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.board = board
        self.seats: list[Player] = []
        # The supply: piles of goods, the black market, the executants.
        self.piles: i64 = 0
        self.market: i64 = 0  # cards revealed
        self.market_red: i64 = 0  # notes beside them
        self.market_deck: list[int] = []  # the top card last; clones share it
        self.market_size: i64 = 0  # how much of it is left
        self.deck: list[int] = []  # the same for executants
        self.deck_size: i64 = 0
        self.discards: i64 = 0  # 4 bits per kind
        # The round: its first player, its phase, how many have had their turn, the step.
        self.round: i64 = 1
        self.first: i64 = 0
        self.phase: i64 = DELIVERY
        self.turn: i64 = 0
        self.step: i64 = MAIN
        self.played = False  # an executant, this turn
        self.sold = False
        self.bought: i64 = 0  # executants, this turn
        # Open offers by the seat that is not active, and what was proposed with it this turn.
        self.offers: list[Deal | None] = []
        self.offered: i64 = 0  # the seats that have one
        self.proposals: i64 = 0  # who has proposed, 4 bits per seat
        # The delivery: what has been chosen and what came.
        self.soldiers: i64 = 0  # still to choose
        self.wanted: i64 = 0
        self.delivered: i64 = 0
        # An executant that takes goods.
        self.taking: i64 = -1  # its kind
        self.victim: i64 = -1
        self.left: i64 = 0  # goods still to take
        # The auction.
        self.inside: i64 = 0  # who has not dropped out
        self.high: i64 = -1
        self.calls: i64 = 0  # bids made
        self.due: i64 = 0  # what the winner pays
        # The last tie-break.
        self.tied: i64 = 0
        # The question.
        self.actor: i64 = 0
        self.asked: i64 = NOTHING
        self.ledger: Entry = ROOT
        self.recorded = True  # in the ledger
        # In a sample: whose view it was drawn from, and the ledger as that seat saw it.
        self.observer: i64 = -1
        self.account: Entry = ROOT

    # The contract.

    def clone(self) -> "GangsterState":
        new = GangsterState(self.board, self.players, self.rng.copy())
        new.to_act = self.to_act
        new.may_act = self.may_act
        new.rules = self.rules
        new.result = self.result
        new.revealed = self.revealed
        new.seats = [player.copy() for player in self.seats]
        new.piles = self.piles
        new.market = self.market
        new.market_red = self.market_red
        new.market_deck = self.market_deck
        new.market_size = self.market_size
        new.deck = self.deck
        new.deck_size = self.deck_size
        new.discards = self.discards
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.turn = self.turn
        new.step = self.step
        new.played = self.played
        new.sold = self.sold
        new.bought = self.bought
        new.offers = self.offers[:]
        new.offered = self.offered
        new.proposals = self.proposals
        new.soldiers = self.soldiers
        new.wanted = self.wanted
        new.delivered = self.delivered
        new.taking = self.taking
        new.victim = self.victim
        new.left = self.left
        new.inside = self.inside
        new.high = self.high
        new.calls = self.calls
        new.due = self.due
        new.tied = self.tied
        new.actor = self.actor
        new.asked = self.asked
        new.ledger = self.ledger
        new.recorded = self.recorded
        new.observer = self.observer
        new.account = self.account
        return new

    def forget(self) -> None:
        self.recorded = False

    @property
    def prompts(self) -> list[dict[str, Any]]:
        from coterie.games.gangster_paradise.view import prompts

        return prompts(self)

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        from coterie.games.gangster_paradise.view import views

        return views(self, seats)

    def to_json(self) -> dict[str, Any]:
        from coterie.games.gangster_paradise.position import to_json

        assert self.recorded
        return to_json(self)

    def legal(self, seat: int) -> list[int]:
        moves = self.menu(seat)
        for n in range(len(moves)):
            if moves[n] >= OFFER:
                moves[n] = pack_deal(self.menu_deal(seat, moves[n]))
        return moves

    def menu(self, seat: int) -> list[int]:
        """The moves of `legal`, deals as short numbers: to pack one costs more than to make it."""
        moves = self.owed_moves(seat)
        if self.deals_open() and 0 <= seat < self.players:
            for other in range(self.players):
                self._deal_moves(moves, seat, other)
        return moves

    def owed_moves(self, seat: int) -> list[int]:
        """The part of the menu that answers the question; empty for a seat that is not asked."""
        moves: list[int] = []
        if self.asked == THROW:
            if seat in self.to_act:
                moves = [THROWS, THROWS + 1, THROWS + 2]
        elif self.asked == NOTHING or seat != self.actor:
            pass
        elif self.asked == TURN:
            self._turn_moves(moves)
        elif self.asked == SPEAK:
            self._bid_moves(moves)
        elif self.asked == MIX:
            self._mix_moves(moves)
        else:
            self._good_moves(moves)
        return moves

    def deals_open(self) -> bool:
        """Whether the active player and another may make deals now."""
        return self.asked == TURN or self.asked == SPEAK

    def allows(self, seat: int, move: int) -> bool:
        if self.asked == NOTHING or seat < 0 or seat >= self.players or move < 0:
            return False
        if move >= DEAL:
            deal = unpack_deal(seat, move)
            return deal is not None and self.may_propose(deal)
        code: i64 = move
        if self.asked == THROW:
            return seat in self.to_act and code >= THROWS and code < THROWS + 3
        if code >= ACCEPT and code < GOOD:
            return self._may_answer(seat, code)
        if seat != self.actor:
            return False
        if self.asked == TURN:
            return self._allows_turn(code)
        if self.asked == SPEAK:
            return code == DROP or (code >= BID and code < BID + AMOUNTS and code - BID > self.high)
        if self.asked == MIX:
            return self._allows_mix(code - PAY)
        if code < GOOD or code >= HIRE:
            return False
        return good_at(self.choices(), code - GOOD) > 0

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            from coterie.games.gangster_paradise.refusals import refusal

            raise refusal(self, seat, move)
        if move >= DEAL:
            deal = unpack_deal(seat, move)
            assert deal is not None
            self._propose(deal)
        else:
            self._make(seat, move)

    def forced(self, seat: int) -> int:
        """Single choices of goods, which lie open. A main choice leaves deals, a bid any number
        and a payment any mix; whether there is but one of these is nobody else's business."""
        if seat != self.actor or self.asked not in (CRATES, TAKE, PICK, RETURN):
            return -1
        heap = self.choices()
        return int(GOOD + first_good(heap)) if heap_kinds(heap) == 1 else -1

    def offered_to(self, seat: int, move: int) -> int:
        deal = unpack_deal(seat, move)
        return -1 if deal is None else int(deal.partner)

    def moment(self) -> tuple[int, int]:
        return int(self.round), int(self.phase)

    def play_random(self, seat: int, rng: Rng) -> None:
        menu = self.menu(seat)
        self.play_menu(seat, menu[int(rng.below(len(menu)))])

    def play_menu(self, seat: int, move: int) -> None:
        """Make a move of the seat's menu."""
        if move >= OFFER:
            self._propose(self.menu_deal(seat, move))
        else:
            self._make(seat, move)

    def _make(self, seat: i64, code: i64) -> None:
        self.revealed = False
        if self.asked == THROW:
            self._throw(seat, code - THROWS)
        elif code >= ACCEPT and code < GOOD:
            self._answer(seat, code)
        elif self.asked == TURN:
            self._main_choice(code)
        elif self.asked == SPEAK:
            self._speak(code)
        elif self.asked == MIX:
            self._pay(code - PAY)
        elif self.asked == PICK:
            self._gain_card(code - GOOD)
        elif self.asked == TAKE:
            self._take(code - GOOD)
        elif self.asked == CRATES:
            self.wanted += good_unit(code - GOOD) * self.board.delivery_per_soldier
            self.soldiers -= 1
            self._go_on()
        else:
            self._return(code - GOOD)

    # Questions and the moves they open.

    def _ask(self, question: i64, seat: i64) -> None:
        self.asked = question
        self.actor = seat
        self.to_act = SEATS[int(bit(seat))]
        self._open_deals()

    def _open_deals(self) -> None:
        """Who may move without owing it: whoever has an offer to answer or withdraw, or goods
        to propose a deal with. Everybody can see that, so it tells no secret."""
        if not self.deals_open():
            if self.may_act:
                self.may_act = ()
            return
        seats: i64 = self.offered
        if self._menus_propose():
            for seat, player in enumerate(self.seats):
                if player.goods and not card_at(self.proposals, seat) & BY_OTHER:
                    seats |= bit(seat)
        self.may_act = SEATS[int(seats & ~bit(self.actor))]

    def _menus_propose(self) -> bool:
        """Whether the menus have deals to propose in this question."""
        return self.asked == TURN and (self.phase == SALE or self.phase == RECRUITMENT)

    def _menu_proposes(self, other: i64, side: i64) -> bool:
        """Whether the menus still let this side propose a deal of the active player and another."""
        return self._menus_propose() and not card_at(self.proposals, other) & side

    def choices(self) -> i64:
        """The goods that can be chosen from, as a heap."""
        player = self.seats[int(self.actor)]
        if self.asked == CRATES:
            return good_unit(player.primary) | good_unit(player.secondary)
        if self.asked == TAKE:
            return self.booty()
        if self.asked == PICK:
            return self.market
        return player.goods

    def _good_moves(self, moves: list[int]) -> None:
        heap: i64 = self.choices()
        good: i64 = 0
        while heap:
            if heap & 255:
                moves.append(int(GOOD + good))
            heap >>= 8
            good += 1

    def _turn_moves(self, moves: list[int]) -> None:
        if self.phase == LAUNDERING:
            self._launder_moves(moves)
        else:
            moves.append(DONE)
            if self.phase == SALE:
                self._sale_moves(moves)
            elif self.phase == RECRUITMENT:
                self._recruit_moves(moves)
        if not self.played:
            self._executant_moves(moves)

    def _allows_turn(self, code: i64) -> bool:
        if code >= LAUNDER:
            return code < LAUNDER + AMOUNTS and self._may_launder(code - LAUNDER)
        if code >= CLOSED_MOVES:
            return False
        if code >= SELL:
            return self._may_sell(code - SELL)
        if code >= PLAY:
            return self._may_play((code - PLAY) >> 3, (code - PLAY) & 7)
        if code >= RECRUIT:
            return self._may_recruit((code - RECRUIT) >> 3, (code - RECRUIT) & 7)
        if code >= HIRE:
            return self._may_hire(code - HIRE)
        return code == DONE and self.phase != LAUNDERING

    def _main_choice(self, code: i64) -> None:
        if code >= LAUNDER:
            self._launder(code - LAUNDER)
        elif code >= SELL:
            self._sell(code - SELL)
        elif code >= PLAY:
            self._play((code - PLAY) >> 3, (code - PLAY) & 7)
        elif code >= RECRUIT:
            self._recruit((code - RECRUIT) >> 3, (code - RECRUIT) & 7)
        elif code >= HIRE:
            self._hire(code - HIRE)
        else:
            self.emit(E_DONE, EVERYONE, int(self.actor), int(self.phase))
            self._end_turn()

    # Notes in the ledger.

    def _enter(self, kind: i64, seat: i64, a: i64, b: i64 = 0, c: i64 = 0) -> None:
        if self.recorded:
            self._write(Entry(self.ledger, kind, seat, -1, a, b, c))

    def _write(self, entry: Entry) -> None:
        self.ledger = entry
        if self.observer >= 0:
            self.account = entry.after(self.account)

    def knowledge(self, seat: i64) -> Belief:
        """What the seat knows of the others' money and hands."""
        ledger = self.account if seat == self.observer else self.ledger
        return belief_of(ledger, int(seat), self.players)

    def _gain(self, seat: i64, red: i64, white: i64) -> None:
        """Money from the bank, or to another player, that everybody can count."""
        player = self.seats[int(seat)]
        player.red += red
        player.white += white
        self._enter(GAINED, seat, red, white)

    # The course of a round.

    def seat_at(self, turn: i64) -> i64:
        """Who has that turn, counted from the first player."""
        return (self.first + turn) % self.players

    def _begin_round(self) -> None:
        self.emit(E_ROUND, EVERYONE, int(self.first), int(self.round))
        self._begin_phase(DELIVERY)

    def _begin_phase(self, phase: i64) -> None:
        self.phase = phase
        self.turn = 0
        self._begin_turn()

    def _begin_turn(self) -> None:
        self._lapse()
        self.played = False
        self.sold = False
        self.bought = 0
        self.actor = self.seat_at(self.turn)
        self.step = OPENING
        self._go_on()

    def _end_turn(self) -> None:
        self._discard_spent()
        self.turn += 1
        if self.turn < self.players:
            self._begin_turn()
        elif self.phase == BLACK_MARKET:
            self._begin_auction()
        elif self.phase < LAUNDERING:
            self._begin_phase(self.phase + 1)
        else:
            self._end_round()

    def _discard_spent(self) -> None:
        """What acted during the whole turn is used up, even if it had nothing to act on."""
        seat: i64 = self.seat_at(self.turn)
        player = self.seats[int(seat)]
        kind: i64 = 0
        while player.front >> (4 * kind):
            if card_at(player.front, kind) and self.board.when[int(kind)] == self.phase:
                op = self.board.op[int(kind)]
                if op != REDIRECT_MARKET_GAIN:
                    self._discard(seat, kind)
            kind += 1

    def _go_on(self) -> None:
        """Run the steps of the turn until somebody has to choose."""
        seat: i64 = self.seat_at(self.turn)
        if self.step == OPENING:
            if self._acts_next(seat, REMOVE_MEMBER) or self._acts_next(seat, TAKE_GOODS):
                return
            self.step = INCOME
            if self.phase == DELIVERY:
                self._count_delivery(seat)
            elif self.phase == LAUNDERING:
                self._pay_bonuses(seat)
        if self.step == INCOME:
            if self.phase == DELIVERY:
                if self.soldiers:
                    self._ask(CRATES, seat)
                    return
                self._deliver(seat)
            self.step = TAKING
        if self.step == TAKING:
            if self.phase == DELIVERY and self._acts_next(seat, TAKE_FROM_DELIVERY):
                return
            self.delivered = 0
            self.step = MAIN
        self._ask(TURN, seat)

    def _end_round(self) -> None:
        """Goods in excess go back, then the next round begins; after the last, the count."""
        if self.round == self.board.rounds:
            self._count_up()
            return
        self._lapse()
        self.phase = EXCESS
        self.turn = 0
        self._check_excess()

    def _check_excess(self) -> None:
        while self.turn < self.players:
            seat = self.seat_at(self.turn)
            goods = self.seats[int(seat)].goods
            if heap_size(goods) > self.board.goods_limit:
                if heap_kinds(goods) > 1:
                    self._ask(RETURN, seat)
                    return
                self._give_back(seat, first_good(goods))
            else:
                self.turn += 1
        self.round += 1
        self.first = (self.first + 1) % self.players
        for player in self.seats:
            player.served = False
        self._begin_round()

    def _give_back(self, seat: i64, good: i64) -> None:
        self.seats[int(seat)].goods -= good_unit(good)
        self.piles += good_unit(good)
        self.emit(E_RETURNED, EVERYONE, int(seat), int(good))

    def _return(self, good: i64) -> None:
        self._give_back(self.actor, good)
        self._check_excess()

    # Phase 1: delivery.

    def _count_delivery(self, seat: i64) -> None:
        """What the clan brings, apart from the choices of its soldiers."""
        board = self.board
        player = self.seats[int(seat)]
        self.soldiers = 0
        self.wanted = 0
        if player.unpaid:
            return
        soldiers = card_at(player.placed, SOLDIER)
        self.wanted = good_unit(player.primary) * board.delivery_board
        if card_at(player.placed, RIGHT_HAND):
            self.wanted += good_unit(player.secondary) * board.delivery_right_hand
            self.soldiers = soldiers
        else:
            self.wanted += good_unit(player.primary) * (soldiers * board.delivery_per_soldier)

    def _deliver(self, seat: i64) -> None:
        """Hand over what the piles can give, less what executants hold back."""
        board = self.board
        player = self.seats[int(seat)]
        if player.unpaid:
            player.unpaid = False
            self.emit(E_NO_DELIVERY, EVERYONE, int(seat))
            self._use_up(seat, TAKE_FROM_DELIVERY)
            self._use_up(seat, KEEP_SHARE_OF_DELIVERY)
            return
        come: i64 = 0
        good: i64 = 0
        while good < board.good_count:
            share = min(good_at(self.wanted, good), good_at(self.piles, good))
            kind: i64 = 0
            while player.front >> (4 * kind):
                if card_at(player.front, kind) and board.op[int(kind)] == KEEP_SHARE_OF_DELIVERY:
                    under: i64 = board.share_under[int(kind)]
                    share = (share * board.share_over[int(kind)] + under - 1) // under
                kind += 1
            come += good_unit(good) * share
            good += 1
        self.piles -= come
        player.goods += come
        self.delivered = come
        if self.events is not None:
            self.events.append((E_DELIVERED, EVERYONE, int(seat), int(come)))
        self._use_up(seat, KEEP_SHARE_OF_DELIVERY)

    # Phase 2: black market.

    def _begin_auction(self) -> None:
        self._lapse()
        self.inside = 0
        self.high = -1
        self.calls = 0
        for seat, player in enumerate(self.seats):
            player.bid = -1
            player.bluffed = False
            if not player.served:
                self.inside |= bit(seat)
        if self.market == 0:
            self._end_market()
        else:
            self._ask(SPEAK, self._nearest(self.inside))

    def _nearest(self, seats: i64) -> i64:
        """The first of a set of seats in turn order."""
        turn: i64 = 0
        while not (seats >> self.seat_at(turn)) & 1:
            turn += 1
        return self.seat_at(turn)

    def waiting(self) -> i64:
        """Who has not taken a card yet: the participants."""
        seats: i64 = 0
        for seat, player in enumerate(self.seats):
            if not player.served:
                seats |= bit(seat)
        return seats

    def _bid_moves(self, moves: list[int]) -> None:
        moves.append(DROP)
        if self.calls >= CALLS * self.players:
            return
        player = self.seats[int(self.actor)]
        owned: i64 = player.red + player.white
        bid: i64 = self.high + 1
        step: i64 = 1
        while bid <= owned + BLUFF and bid <= MOST_NOTES and step < 64:
            moves.append(int(BID + bid))
            bid += step
            step *= 2

    def _speak(self, code: i64) -> None:
        seat = self.actor
        if code == DROP:
            self.inside &= ~bit(seat)
            self.emit(E_DROPPED, EVERYONE, int(seat))
        else:
            self.high = code - BID
            self.seats[int(seat)].bid = self.high
            self.calls += 1
            self.emit(E_BID, EVERYONE, int(seat), int(self.high))
        self._lapse()
        still = count(self.inside)
        if still == 0 or (still == 1 and self.high >= 0):
            self._settle()
            return
        seat = (seat + 1) % self.players
        while not (self.inside >> seat) & 1:
            seat = (seat + 1) % self.players
        self._ask(SPEAK, seat)

    def _settle(self) -> None:
        """The highest bidder who can pay picks a card; who cannot loses everything."""
        self.inside = 0
        while True:
            seat: i64 = self._best_bidder()
            if seat < 0:
                break
            player = self.seats[int(seat)]
            if player.red + player.white >= player.bid:
                self.due = player.bid
                self._enter(COULD, seat, self.due)
                # The mix is asked for even where there is one only: not asking would tell.
                if self.due == 0:
                    self._pay(0)
                else:
                    self._ask(MIX, seat)
                return
            self._bluff(seat)
        honest: i64 = 0
        waiting = self.waiting()
        for other, player in enumerate(self.seats):
            if not player.bluffed:
                honest |= bit(other)
        if waiting & honest:
            waiting &= honest
        seat = self._nearest(waiting)
        self.emit(E_TAKES_CARD, EVERYONE, int(seat))
        self._choose_card(seat)

    def _best_bidder(self) -> i64:
        """Who bid most, of those who have not bluffed; -1 if nobody. Sets the actor to it."""
        best: i64 = -1
        most: i64 = -1
        for seat, player in enumerate(self.seats):
            if player.bid > most and not player.bluffed:
                most = player.bid
                best = seat
        if best >= 0:
            self.actor = best
        return best

    def _bluff(self, seat: i64) -> None:
        player = self.seats[int(seat)]
        player.bluffed = True
        self.revealed = True
        self._enter(BLUFFED, seat, player.bid, player.red, player.white)
        self.emit(E_BLUFFED, EVERYONE, int(seat), int(player.bid))
        self.emit(E_LOST, 1 << int(seat), int(seat), int(player.red), int(player.white))
        player.red = 0
        player.white = 0

    def least_red(self) -> i64:
        """The fewest red notes in the payment due."""
        white = self.seats[int(self.actor)].white
        return self.due - white if self.due > white else 0

    def most_red(self) -> i64:
        return min(self.seats[int(self.actor)].red, self.due)

    def _allows_mix(self, red: i64) -> bool:
        return red >= self.least_red() and red <= self.most_red()

    def _mix_moves(self, moves: list[int]) -> None:
        """All red first, all white first, and a few mixes between."""
        low = self.least_red()
        wide: i64 = self.most_red() - low
        parts: i64 = min(wide, 4)
        part: i64 = parts
        while part > 0:
            moves.append(int(PAY + low + wide * part // parts))
            part -= 1
        moves.append(int(PAY + low))

    def _pay(self, red: i64) -> None:
        seat = self.actor
        player = self.seats[int(seat)]
        player.red -= red
        player.white -= self.due - red
        self._enter(PAID, seat, self.due, red)
        self.emit(E_PAID, EVERYONE, int(seat), int(self.due))
        self.emit(E_MIXED, 1 << int(seat), int(seat), int(red), int(self.due - red))
        self.due = 0
        self._choose_card(seat)

    def _choose_card(self, seat: i64) -> None:
        self.actor = seat
        if heap_kinds(self.market) == 1:
            self._gain_card(first_good(self.market))
        else:
            self._ask(PICK, seat)

    def _gain_card(self, good: i64) -> None:
        """The actor takes a card, or the owner of a Fence before the actor gets it."""
        seat = self.actor
        self.market -= good_unit(good)
        self.seats[int(seat)].served = True
        receiver = self._receiver(seat)
        self.seats[int(receiver)].goods += good_unit(good)
        self.emit(E_CARD, EVERYONE, int(receiver), int(good))
        self._begin_auction()

    def _receiver(self, seat: i64) -> i64:
        """Who gets what the seat gains at the market."""
        player = self.seats[int(seat)]
        kind: i64 = 0
        while player.front >> (4 * kind):
            owner = card_at(player.front, kind) - 1
            if owner >= 0 and self.board.op[int(kind)] == REDIRECT_MARKET_GAIN:
                self.emit(E_REDIRECTED, EVERYONE, int(seat), int(owner), int(kind))
                self._discard(seat, kind)
                return owner
            kind += 1
        return seat

    def _end_market(self) -> None:
        """The one left takes the red notes; the next cards are laid out."""
        seat = self._nearest(self.waiting())
        red = self.market_red
        self.market_red = 0
        receiver = self._receiver(seat)
        self._gain(receiver, red, 0)
        self.emit(E_CONSOLED, EVERYONE, int(receiver), int(red))
        if self.round < self.board.rounds:
            self._lay_out_market()
        self._begin_phase(SALE)

    def _lay_out_market(self) -> None:
        self.revealed = True
        self.market_red = self.board.consolation
        n: i64 = 1
        while n < self.players:
            self.market_size -= 1
            good = self.market_deck[int(self.market_size)]
            self.market += good_unit(good)
            self.emit(E_REVEALED, EVERYONE, good)
            n += 1

    # Phase 3: sale.

    def sale_limit(self) -> i64:
        """How many goods the active player may sell."""
        most: i64 = len(self.board.resale)
        front = self.seats[int(self.actor)].front
        kind: i64 = 0
        while front >> (4 * kind):
            if card_at(front, kind) and self.board.op[int(kind)] == LIMIT_SALE:
                most = min(most, self.board.amount[int(kind)])
            kind += 1
        return most

    def _sale_moves(self, moves: list[int]) -> None:
        if self.sold:
            return
        owned: i64 = 0
        good: i64 = 0
        heap = self.seats[int(self.actor)].goods
        while heap:
            if heap & 255:
                owned |= bit(good)
            heap >>= 8
            good += 1
        limit = self.sale_limit()
        goods: i64 = owned
        while goods:  # every set of goods that are there
            if count(goods) <= limit:
                moves.append(int(SELL + goods))
            goods = (goods - 1) & owned

    def _may_sell(self, goods: i64) -> bool:
        if self.phase != SALE or self.sold or goods == 0 or count(goods) > self.sale_limit():
            return False
        heap = self.seats[int(self.actor)].goods
        good: i64 = 0
        while goods >> good:
            if (goods >> good) & 1 and not good_at(heap, good):
                return False
            good += 1
        return True

    def _sell(self, goods: i64) -> None:
        board = self.board
        seat = self.actor
        player = self.seats[int(seat)]
        heap: i64 = 0
        good: i64 = 0
        while goods >> good:
            if (goods >> good) & 1:
                heap += good_unit(good)
            good += 1
        player.goods -= heap
        self.piles += heap
        self.sold = True
        proceeds: i64 = board.resale[int(count(goods)) - 1]
        self._gain(seat, proceeds, 0)
        if self.events is not None:
            self.events.append((E_SOLD, EVERYONE, int(seat), int(heap), int(proceeds)))
        kind: i64 = 0
        while player.front >> (4 * kind):
            owner = card_at(player.front, kind) - 1
            if owner >= 0 and board.op[int(kind)] == TAKE_SHARE_OF_SALE:
                share: i64 = proceeds * board.share_over[int(kind)] // board.share_under[int(kind)]
                share -= share % SALE_STEP
                proceeds -= share
                self._gain(seat, -share, 0)
                self._gain(owner, share, 0)
                self.emit(E_SHARED, EVERYONE, int(seat), int(owner), int(share))
            kind += 1

    # Phase 4: recruitment.

    def surcharge(self) -> i64:
        """How many goods more every recruit costs the active player."""
        return self._amount_before(self.seats[int(self.actor)], RAISE_PRICES)

    def recruit_price(self, rank: i64) -> i64:
        return self.board.price[int(rank)] + self.surcharge()

    def hire_price(self) -> i64:
        """The price of an executant: one less per captain, at least one, then the surcharge."""
        captains = card_at(self.seats[int(self.actor)].placed, CAPTAIN)
        price: i64 = self.board.executant_price - captains
        if price < 1:
            price = 1
        return price + self.surcharge()

    def has_place(self, rank: i64) -> bool:
        """Whether the active player's clan could take in that rank, whatever it costs."""
        board = self.board
        player = self.seats[int(self.actor)]
        placed = card_at(player.placed, rank)
        if placed >= board.places[int(rank)]:
            return False
        if placed + card_at(player.used, rank) >= board.cards[int(rank)]:
            return False
        promotes: i64 = board.promotes[int(rank)]
        if promotes >= 0 and card_at(player.placed, promotes) < PROMOTION:
            return False
        needs: i64 = board.needs[int(rank)]
        return needs < 0 or card_at(player.placed, needs) > 0

    def can_hire(self) -> bool:
        """Whether an executant is left to recruit, and the player may have one more."""
        if self.bought >= self.board.bought_per_round:
            return False
        return self.deck_size > 0 or self.discards != 0

    def _recruit_moves(self, moves: list[int]) -> None:
        goods = self.seats[int(self.actor)].goods
        rank: i64 = 0
        while rank < 5:
            if self.has_place(rank):
                self._priced_moves(moves, RECRUIT + 8 * rank, self.recruit_price(rank), goods)
            rank += 1
        if self.can_hire():
            self._priced_moves(moves, HIRE, self.hire_price(), goods)

    def _priced_moves(self, moves: list[int], base: i64, price: i64, heap: i64) -> None:
        """One move per good of which the heap holds the price."""
        good: i64 = 0
        while heap:
            if heap & 255 >= price:
                moves.append(int(base + good))
            heap >>= 8
            good += 1

    def _may_recruit(self, rank: i64, good: i64) -> bool:
        if self.phase != RECRUITMENT or rank >= 5 or not self.has_place(rank):
            return False
        return good_at(self.seats[int(self.actor)].goods, good) >= self.recruit_price(rank)

    def _may_hire(self, good: i64) -> bool:
        if self.phase != RECRUITMENT or not self.can_hire():
            return False
        return good_at(self.seats[int(self.actor)].goods, good) >= self.hire_price()

    def _spend(self, good: i64, price: i64) -> None:
        heap: i64 = good_unit(good) * price
        self.seats[int(self.actor)].goods -= heap
        self.piles += heap

    def _recruit(self, rank: i64, good: i64) -> None:
        player = self.seats[int(self.actor)]
        self._spend(good, self.recruit_price(rank))
        player.placed += bit(4 * rank)
        self.emit(E_RECRUITED, EVERYONE, int(self.actor), int(rank), int(good))
        promoted: i64 = self.board.promotes[int(rank)]
        if promoted >= 0:
            player.placed -= bit(4 * promoted)
            player.used += bit(4 * promoted)
            self.emit(E_PROMOTED, EVERYONE, int(self.actor), int(promoted))

    def _hire(self, good: i64) -> None:
        self._spend(good, self.hire_price())
        self.bought += 1
        self.emit(E_HIRED, EVERYONE, int(self.actor), int(good))
        if self.deck_size == 0:
            self._reshuffle()
        self.deck_size -= 1
        kind: i64 = self.deck[int(self.deck_size)]
        self.seats[int(self.actor)].hand += bit(4 * kind)
        self.revealed = True
        self.emit(E_DREW, 1 << int(self.actor), int(self.actor), int(kind))

    def _reshuffle(self) -> None:
        deck = cards_of(self.discards)
        self.rng.shuffle(deck)
        self.deck = deck
        self.deck_size = len(deck)
        self.discards = 0
        self.emit(E_SHUFFLED, EVERYONE)

    # Phase 5: laundering and salaries.

    def _pay_bonuses(self, seat: i64) -> None:
        board = self.board
        placed = self.seats[int(seat)].placed
        bonus: i64 = weighed(placed, board.white)
        if placed == board.complete:
            bonus += board.complete_bonus
        if bonus:
            self._gain(seat, 0, bonus)
            self.emit(E_BONUS, EVERYONE, int(seat), int(bonus))

    def laundering_limit(self) -> i64:
        """The most red the active player can launder, however much there is."""
        board = self.board
        player = self.seats[int(self.actor)]
        limit: i64 = weighed(player.placed, board.launders)
        kind: i64 = 0
        while player.front >> (4 * kind):
            if card_at(player.front, kind) and board.op[int(kind)] == KEEP_SHARE_OF_LAUNDERING:
                limit = limit * board.share_over[int(kind)] // board.share_under[int(kind)]
            kind += 1
        return limit - limit % 2

    def salaries(self) -> i64:
        """What the active player's clan is paid."""
        board = self.board
        player = self.seats[int(self.actor)]
        return weighed(player.placed, board.salary) + self._amount_before(player, RAISE_SALARIES)

    def _amount_before(self, player: Player, op: i64) -> i64:
        """The sum of the amounts of one operation's executants lying before a player."""
        total: i64 = 0
        kind: i64 = 0
        while player.front >> (4 * kind):
            if card_at(player.front, kind) and self.board.op[int(kind)] == op:
                total += self.board.amount[int(kind)]
            kind += 1
        return total

    def _may_launder(self, red: i64) -> bool:
        if self.phase != LAUNDERING or red % 2:
            return False
        return red <= self.seats[int(self.actor)].red and red <= self.laundering_limit()

    def _launder_moves(self, moves: list[int]) -> None:
        """Everything, three parts between, nothing, and what the salaries still need."""
        player = self.seats[int(self.actor)]
        most = min(self.laundering_limit(), player.red)
        before: i64 = -1
        part: i64 = 4
        while part >= 0:
            red: i64 = most * part // 8 * 2
            if red != before:
                moves.append(int(LAUNDER + red))
            before = red
            part -= 1
        needed: i64 = 2 * (self.salaries() - player.white)
        if needed > 0 and needed < most and int(LAUNDER + needed) not in moves:
            moves.append(int(LAUNDER + needed))

    def _launder(self, red: i64) -> None:
        seat = self.actor
        player = self.seats[int(seat)]
        self._enter(LAUNDERED, seat, self.laundering_limit(), red)
        player.red -= red
        player.white += red // 2
        self.emit(E_LAUNDERED, 1 << int(seat), int(seat), int(red))
        due = self.salaries()
        self.revealed = True
        if player.white >= due:
            player.white -= due
            self._enter(SALARIES, seat, due, 1, due)
            self.emit(E_SALARIES, EVERYONE, int(seat), int(due))
        else:
            self._enter(SALARIES, seat, due, 0, player.white)
            player.white = 0
            player.unpaid = True
            self.emit(E_UNPAID, EVERYONE, int(seat))
        self._end_turn()

    # Executants.

    def _executant_moves(self, moves: list[int]) -> None:
        hand = self.seats[int(self.actor)].hand
        kind: i64 = 0
        while hand >> (4 * kind):
            if card_at(hand, kind):
                for target, player in enumerate(self.seats):
                    if target != self.actor and not card_at(player.front, kind):
                        moves.append(int(PLAY + 8 * kind + target))
            kind += 1

    def _may_play(self, kind: i64, target: i64) -> bool:
        if self.played or target == self.actor or target >= self.players:
            return False
        if kind >= self.board.kind_count or not card_at(self.seats[int(self.actor)].hand, kind):
            return False
        return card_at(self.seats[int(target)].front, kind) == 0

    def _play(self, kind: i64, target: i64) -> None:
        seat = self.actor
        self.played = True
        self.seats[int(seat)].hand -= bit(4 * kind)
        self._enter(PLAYED, seat, kind)
        self.seats[int(target)].front |= (seat + 1) << (4 * kind)
        self.emit(E_PLAYED, EVERYONE, int(seat), int(target), int(kind))
        if self.board.when[int(kind)] == NOW and self._act(target, kind):
            return
        self._open_deals()

    def _discard(self, target: i64, kind: i64) -> None:
        """The executant lying before the target is used up."""
        player = self.seats[int(target)]
        player.front &= ~(bit(4 * kind) * 15)
        self.discards += bit(4 * kind)
        self.emit(E_SPENT, EVERYONE, int(target), int(kind))

    def _use_up(self, target: i64, op: i64) -> None:
        """Discard everything of one operation that lies before the target."""
        front = self.seats[int(target)].front
        kind: i64 = 0
        while front >> (4 * kind):
            if card_at(front, kind) and self.board.op[int(kind)] == op:
                self._discard(target, kind)
            kind += 1

    def _acts_next(self, target: i64, op: i64) -> bool:
        """Let the executants of one operation act that are due in this phase; whether somebody
        has to choose."""
        kind: i64 = 0
        while self.seats[int(target)].front >> (4 * kind):
            if (
                card_at(self.seats[int(target)].front, kind)
                and self.board.op[int(kind)] == op
                and self.board.when[int(kind)] == self.phase
                and self._act(target, kind)
            ):
                return True
            kind += 1
        return False

    def _act(self, target: i64, kind: i64) -> bool:
        """An executant acts at once; whether its owner has to choose."""
        board = self.board
        player = self.seats[int(target)]
        if board.op[int(kind)] == REMOVE_MEMBER:
            rank: i64 = board.member[int(kind)]
            if card_at(player.placed, rank):
                player.placed -= bit(4 * rank)
                self.emit(E_REMOVED, EVERYONE, int(target), int(rank))
            self._discard(target, kind)
            return False
        self.taking = kind
        self.victim = target
        self.left = board.amount[int(kind)]
        return self._take_more()

    def booty(self) -> i64:
        """The goods that can be taken from the target."""
        goods = self.seats[int(self.victim)].goods
        if self.board.op[int(self.taking)] == TAKE_FROM_DELIVERY:
            return self.delivered
        return goods

    def _take_more(self) -> bool:
        """Take what leaves no choice; whether the owner has to choose."""
        owner = card_at(self.seats[int(self.victim)].front, self.taking) - 1
        while self.left > 0:
            booty = self.booty()
            if booty == 0:
                break
            if heap_kinds(booty) > 1 and heap_size(booty) > self.left:
                self._ask(TAKE, owner)
                return True
            self._take_one(owner, first_good(booty))
        self._discard(self.victim, self.taking)
        self.taking = -1
        self.victim = -1
        self.left = 0
        return False

    def _take_one(self, owner: i64, good: i64) -> None:
        self.seats[int(self.victim)].goods -= good_unit(good)
        if self.delivered:
            self.delivered -= good_unit(good)
        self.seats[int(owner)].goods += good_unit(good)
        self.left -= 1
        self.emit(E_TOOK, EVERYONE, int(owner), int(self.victim), int(good))

    def _take(self, good: i64) -> None:
        self._take_one(self.actor, good)
        if not self._take_more():
            self._go_on()

    # Negotiation.

    def may_propose(self, deal: Deal) -> bool:
        """Whether the proposer may make this offer now."""
        if not self.deals_open():
            return False
        if deal.partner >= self.players or deal.partner == deal.proposer:
            return False
        if deal.proposer != self.actor and deal.partner != self.actor:
            return False
        if not deal.gives() and not deal.asks():
            return False
        if (deal.give_goods | deal.ask_goods) & GOOD_LANES:
            return False
        if (deal.give_hand | deal.ask_hand) & HAND_LANES:
            return False
        if deal.ask_goods >> (8 * self.board.good_count):
            return False
        if deal.ask_hand >> (4 * self.board.kind_count):
            return False
        standing = self.offer_between(deal.proposer, deal.partner)
        if standing is not None and standing.proposer == deal.proposer:
            return False
        return self.seats[int(deal.proposer)].holds(
            deal.give_red, deal.give_white, deal.give_goods, deal.give_hand
        )

    def offer_between(self, seat: i64, other: i64) -> Deal | None:
        """The open offer of the active player and another."""
        return self.offers[int(other if seat == self.actor else seat)]

    def awaited(self) -> int:
        for deal in self.offers:
            if deal is not None:
                return int(deal.partner)
        return -1

    def _set_offer(self, seat: i64, other: i64, deal: Deal | None) -> None:
        at: i64 = other if seat == self.actor else seat
        self.offers[int(at)] = deal
        if deal is None:
            self.offered &= ~bit(at)
        else:
            self.offered |= bit(at)

    def _lapse(self) -> None:
        """The active player changes: every open offer lapses."""
        if self.offered:
            for seat, deal in enumerate(self.offers):
                if deal is not None:
                    self.emit(E_LAPSED, EVERYONE, int(deal.proposer), int(deal.partner))
                    self.offers[seat] = None
            self.offered = 0
        self.proposals = 0

    def _propose(self, deal: Deal) -> None:
        other = deal.partner if deal.proposer == self.actor else deal.proposer
        self._set_offer(deal.proposer, deal.partner, deal)
        side: i64 = BY_ACTIVE if deal.proposer == self.actor else BY_OTHER
        self.proposals |= side << (4 * other)
        if self.recorded and (deal.give_red or deal.give_white or deal.give_hand):
            entry = Entry(
                self.ledger, OFFERED, deal.proposer, deal.partner, deal.give_red, deal.give_white
            )
            entry.c = deal.give_hand
            self._write(entry)
        self.revealed = True
        self._note_deal(E_OFFER, deal)
        self._open_deals()

    def _note_deal(self, kind: i64, deal: Deal) -> None:
        """The two partners see everything, all others the goods."""
        if self.events is None:
            return
        partners = 1 << int(deal.proposer) | 1 << int(deal.partner)
        self.events.append(
            (
                int(kind), EVERYONE - partners, int(deal.proposer), int(deal.partner),
                int(deal.give_goods), int(deal.ask_goods),
                int(hand_size(deal.give_hand)), int(hand_size(deal.ask_hand)),
            )
        )  # fmt: skip
        self.events.append(
            (
                int(kind) + 1, partners, int(deal.proposer), int(deal.partner),
                int(deal.give_goods), int(deal.give_red),
                int(deal.give_white), int(deal.give_hand),
                int(deal.ask_goods), int(deal.ask_red), int(deal.ask_white), int(deal.ask_hand),
            )
        )  # fmt: skip

    def _may_answer(self, seat: i64, code: i64) -> bool:
        if not self.deals_open():
            return False
        other: i64 = code & 7
        if other >= self.players or (seat != self.actor and other != self.actor):
            return False
        if seat == other:
            return False
        deal = self.offer_between(seat, other)
        if deal is None:
            return False
        if code >= WITHDRAW:
            return deal.proposer == seat
        if deal.proposer == seat:
            return False
        return code >= REFUSE or self.can_accept(deal)

    def can_accept(self, deal: Deal) -> bool:
        """Whether the partner owns what is asked."""
        return self.seats[int(deal.partner)].holds(
            deal.ask_red, deal.ask_white, deal.ask_goods, deal.ask_hand
        )

    def _answer(self, seat: i64, code: i64) -> None:
        other: i64 = code & 7
        deal = self.offer_between(seat, other)
        assert deal is not None
        self._set_offer(seat, other, None)
        if code >= WITHDRAW:
            self.emit(E_WITHDRAWN, EVERYONE, int(seat), int(other))
        elif code >= REFUSE:
            self.emit(E_REFUSED, EVERYONE, int(seat), int(other))
        else:
            self._accept(deal)
        self._open_deals()

    def _accept(self, deal: Deal) -> None:
        """The deal happens whole, or not at all if the proposer can no longer deliver."""
        giver = self.seats[int(deal.proposer)]
        taker = self.seats[int(deal.partner)]
        self.revealed = True
        if not giver.holds(deal.give_red, deal.give_white, deal.give_goods, deal.give_hand):
            self.emit(E_FAILED, EVERYONE, int(deal.partner), int(deal.proposer))
            if self.recorded and giver.holds(0, 0, deal.give_goods, 0) and not deal.give_hand:
                entry = Entry(
                    self.ledger, FAILED, deal.partner, deal.proposer, deal.give_red, deal.give_white
                )
                self._write(entry)
            return
        self._note_deal(E_DEAL, deal)
        giver.red += deal.ask_red - deal.give_red
        giver.white += deal.ask_white - deal.give_white
        giver.goods += deal.ask_goods - deal.give_goods
        giver.hand += deal.ask_hand - deal.give_hand
        taker.red += deal.give_red - deal.ask_red
        taker.white += deal.give_white - deal.ask_white
        taker.goods += deal.give_goods - deal.ask_goods
        taker.hand += deal.give_hand - deal.ask_hand
        if not self.recorded:
            return
        entry = Entry(
            self.ledger, DEALT, deal.proposer, deal.partner, deal.give_red, deal.give_white
        )
        entry.c = deal.give_hand
        entry.d = deal.ask_red
        entry.e = deal.ask_white
        entry.f = deal.ask_hand
        self._write(entry)

    def _deal_moves(self, moves: list[int], seat: i64, other: i64) -> None:
        options: i64 = self.deal_options(seat, other)
        n: i64 = 0
        while options:
            if options & 1:
                if n < ANSWERS:
                    moves.append(int(ACCEPT + 8 * n + other))
                else:
                    moves.append(int(OFFER + 8 * other + n - ANSWERS))
            options >>= 1
            n += 1

    def deal_options(self, seat: i64, other: i64) -> i64:
        """What the seat's menu has for another while deals are open: a set of ANSWERS to the open
        offer of the two, and after these of SORTS of proposals worth thinking about."""
        if seat == other or (seat != self.actor and other != self.actor):
            return 0
        options: i64 = 0
        deal = self.offer_between(seat, other)
        if deal is not None:
            if deal.proposer == seat:
                return CAN_WITHDRAW
            options = CAN_REFUSE | CAN_ACCEPT if self.can_accept(deal) else CAN_REFUSE
        mine = self.seats[int(seat)]
        if not mine.goods:
            return options
        if seat == self.actor:
            if not self._menu_proposes(other, BY_ACTIVE):
                return options
        elif not self._menu_proposes(seat, BY_OTHER):
            return options
        theirs = self.seats[int(other)]
        price: i64 = self.board.resale[0]
        sorts: i64 = 1 << SELLS_GOOD
        if theirs.goods:
            if most_good(mine.goods) != most_good(theirs.goods):
                sorts |= 1 << SWAPS
            if mine.red >= price:
                sorts |= 1 << BUYS
        if mine.red >= 2 * price:
            sorts |= 1 << WASHES
        if mine.hand:
            sorts |= 1 << SELLS_CARD
        return options | sorts << ANSWERS

    def menu_deal(self, seat: i64, offer: i64) -> Deal:
        """The deal that the seat's menu has under this short number."""
        other: i64 = (offer - OFFER) >> 3
        sort: i64 = (offer - OFFER) & 7
        mine = self.seats[int(seat)]
        theirs = self.seats[int(other)]
        price: i64 = self.board.resale[0]
        deal = Deal(seat, other)
        if sort == SELLS_GOOD or sort == SWAPS:
            deal.give_goods = good_unit(most_good(mine.goods))
        if sort == SWAPS or sort == BUYS:
            deal.ask_goods = good_unit(most_good(theirs.goods))
        if sort == SELLS_GOOD:
            deal.ask_red = price
        elif sort == BUYS:
            deal.give_red = price
        elif sort == WASHES:
            deal.give_red = 2 * price
            deal.ask_white = price
        elif sort == SELLS_CARD:
            kind: i64 = 0
            while not card_at(mine.hand, kind):
                kind += 1
            deal.give_hand = bit(4 * kind)
            deal.ask_red = 2 * price
        return deal

    # The end.

    def member_count(self, seat: i64) -> i64:
        return hand_size(self.seats[int(seat)].placed)

    def _count_up(self) -> None:
        """After the last round: clean money, then members, then dirty money decide."""
        self._lapse()
        self.phase = 0
        self.revealed = True
        best: i64 = -1
        for seat, _ in enumerate(self.seats):
            if self._worth_of(seat) > best:
                best = self._worth_of(seat)
                self.tied = 0
            if self._worth_of(seat) == best:
                self.tied |= bit(seat)
        if count(self.tied) == 1:
            self._finish()
        else:
            self.emit(E_TIED, EVERYONE, int(self.tied))
            self._ask_throws()

    def _worth_of(self, seat: i64) -> i64:
        """White, members and red in one number that compares like them."""
        player = self.seats[int(seat)]
        return ((player.white << 8) + self.member_count(seat) << 24) + player.red

    def _ask_throws(self) -> None:
        self.asked = THROW
        self.to_act = SEATS[int(self.tied)]
        self.may_act = ()

    def _throw(self, seat: i64, shape: i64) -> None:
        self.seats[int(seat)].shape = shape
        self.revealed = True
        missing: i64 = 0
        shapes: i64 = 0
        for number, player in enumerate(self.seats):
            if (self.tied >> number) & 1:
                if player.shape < 0:
                    missing |= bit(number)
                else:
                    shapes |= bit(player.shape)
        self.to_act = SEATS[int(missing)]
        if missing == 0:
            self._show_throws(shapes)

    def _show_throws(self, shapes: i64) -> None:
        """If exactly two shapes show, the losers are out; otherwise again."""
        losing: i64 = -1
        if count(shapes) == 2:
            shape: i64 = 0
            while shape < 3:
                if (shapes >> shape) & 1 and (shapes >> ((shape + 1) % 3)) & 1:
                    losing = shape
                shape += 1
        for number, player in enumerate(self.seats):
            if (self.tied >> number) & 1:
                self.emit(E_THREW, EVERYONE, int(number), int(player.shape))
                if player.shape == losing:
                    self.tied &= ~bit(number)
                    self.emit(E_OUT, EVERYONE, int(number))
                else:
                    player.throws += 1
                player.shape = -1
        if count(self.tied) == 1:
            self._finish()
            return
        if losing < 0:
            self.emit(E_AGAIN, EVERYONE)
        self._ask_throws()

    def _finish(self) -> None:
        players = range(self.players)
        worth = [int(self._worth_of(s)) for s in players]
        keys = [(worth[s], int(self.seats[s].throws)) for s in players]
        ranking = tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
        winners = tuple([s for s in players if ranking[s] == 1])
        self.asked = NOTHING
        self.to_act = ()
        self.may_act = ()
        scores = tuple([int(player.white) for player in self.seats])
        self.result = Result(winners, ranking, scores, self._reason(winners[0]))

    def _reason(self, winner: int) -> str:
        """What set the winner apart from the next best."""
        first = self.seats[winner]
        rivals = [s for s in range(self.players) if s != winner]
        rivals = [s for s in rivals if self.seats[s].white == first.white]
        if not rivals:
            return "white"
        members = self.member_count(winner)
        rivals = [s for s in rivals if self.member_count(s) == members]
        if not rivals:
            return "members"
        rivals = [s for s in rivals if self.seats[s].red == first.red]
        return "throws" if rivals else "red"

    # Samples.

    def sample(self, seat: int, rng: Rng) -> "GangsterState":
        """Agrees with what the seat has seen. After the last round the money lies open.

        The sample keeps the seat's own account of the past. The real ledger tells of deals the
        seat did not see, so the others' knowledge begins afresh: there the drawn money is known.
        """
        assert self.recorded
        new = self.clone()
        new.rng = rng.split()
        if self.result is not None:
            return new
        belief = self.knowledge(seat)
        if self.phase != 0:
            money = belief.draw_money(rng)
            for other in range(self.players):
                if other != seat:
                    new.seats[other].red = money[other] & 0xFFFFF
                    new.seats[other].white = money[other] >> 20
        for other in range(self.players):
            if other != seat and new.seats[other].shape >= 0:
                new.seats[other].shape = rng.below(3)
        new._deal_unseen(belief, rng)
        new._redraw_offers(seat, rng)
        new.market_deck = sorted(self.market_deck[: int(self.market_size)])
        rng.shuffle(new.market_deck)
        new.observer = -1
        new.ledger = ROOT
        for number in range(self.players):
            player = new.seats[number]
            new._enter(KNOWN, number, player.red, player.white)
        new.observer = seat
        new.account = belief.account
        return new

    def _deal_unseen(self, belief: Belief, rng: Rng) -> None:
        """Deal the executants the seat has not seen to the other hands and the deck."""
        seat = belief.seat
        unseen = self.deck[: int(self.deck_size)]
        for number, player in enumerate(self.seats):
            if number != seat:
                unseen.extend(cards_of(player.hand))
        unseen.sort()
        # Known cards lie at random places of their pool's hands; the rest is dealt at random.
        hands: list[list[int]] = []
        for number, player in enumerate(self.seats):
            hands.append([-1] * (0 if number == seat else int(hand_size(player.hand))))
        for pool in range(self.players):
            if belief.cards[pool] and pool != seat:
                places: list[int] = []
                for number in range(self.players):
                    if belief.hands[number] == pool:
                        places.extend([64 * number + n for n in range(len(hands[number]))])
                rng.shuffle(places)
                for kind in cards_of(belief.cards[pool]):
                    place = places.pop()
                    hands[place // 64][place % 64] = kind
                    unseen.remove(kind)
        rng.shuffle(unseen)
        for number, player in enumerate(self.seats):
            if number != seat:
                hand: i64 = 0
                for kind in hands[number]:
                    hand += bit(4 * (unseen.pop() if kind < 0 else kind))
                player.hand = hand
        self.deck = unseen

    def _redraw_offers(self, seat: i64, rng: Rng) -> None:
        """The money and executants in offers between two others are drawn anew."""
        for n in range(self.players):
            deal = self.offers[n]
            if deal is None or deal.proposer == seat or deal.partner == seat:
                continue
            new = Deal(deal.proposer, deal.partner)
            new.give_goods = deal.give_goods
            new.ask_goods = deal.ask_goods
            giver = self.seats[int(deal.proposer)]
            asked = self.seats[int(deal.partner)]
            new.give_hand = self._some_cards(giver.hand, hand_size(deal.give_hand), rng)
            new.ask_hand = self._some_cards(0, hand_size(deal.ask_hand), rng)
            new.give_red = rng.below(giver.red + 1)
            new.give_white = rng.below(giver.white + 1)
            new.ask_red = rng.below(asked.red + 1)
            new.ask_white = rng.below(asked.white + 1)
            if not new.gives() and not new.asks():
                new.ask_red = 1
            self._set_offer(deal.proposer, deal.partner, new)

    def _some_cards(self, hand: i64, wanted: i64, rng: Rng) -> i64:
        """So many cards of a hand, at random; then of any kind."""
        cards: i64 = 0
        while wanted > 0:
            if hand:
                kind: i64 = 0
                n: i64 = rng.below(hand_size(hand))
                while n >= card_at(hand, kind):
                    n -= card_at(hand, kind)
                    kind += 1
                hand -= bit(4 * kind)
            else:
                kind = rng.below(self.board.kind_count)
                while card_at(cards, kind) >= 7:
                    kind = (kind + 1) % self.board.kind_count
            cards += bit(4 * kind)
            wanted -= 1
        return cards


# Set-up.


def secondary_goods(board: Board, primary: list[int]) -> list[list[int]]:
    """Every valid assignment of secondary goods to players with these primary goods."""
    key = tuple(primary)
    if key not in board.secondary:
        found: list[list[int]] = []
        extend_secondary(board, primary, [], found)
        board.secondary[key] = found
    return board.secondary[key]


def extend_secondary(
    board: Board, primary: list[int], chosen: list[int], found: list[list[int]]
) -> None:
    seat = len(chosen)
    if seat == len(primary):
        found.append(chosen)
        return
    for good in range(board.good_count):
        if good == primary[seat] or good in chosen:
            continue
        same_pair = False
        for other in range(seat):
            if primary[other] == good and chosen[other] == primary[seat]:
                same_pair = True
        if not same_pair:
            extend_secondary(board, primary, [*chosen, good], found)


def new_state(board: Board, players: int, clans: list[int], rng: Rng) -> GangsterState:
    """Set up a game; `clans` holds the clan of each seat, -1 where it is dealt."""
    state = GangsterState(board, players, rng)
    free = [clan for clan in range(len(board.clans)) if clan not in clans]
    rng.shuffle(free)
    taken = [free.pop() if clans[seat] < 0 else clans[seat] for seat in range(players)]
    primary = [board.primary[clan] for clan in taken]
    choices = secondary_goods(board, primary)
    secondary = choices[int(rng.below(len(choices)))]
    for seat in range(players):
        player = Player()
        player.clan = taken[seat]
        player.primary = primary[seat]
        player.secondary = secondary[seat]
        player.red = board.start_red
        player.white = board.start_white
        player.placed = board.start_placed
        state.seats.append(player)
        state._enter(KNOWN, seat, player.red, player.white)
    state.offers = [None] * players
    for good in range(board.good_count):
        state.piles += good_unit(good) * board.cards_per_good
        for _ in range(board.market_cards_per_good):
            state.market_deck.append(good)
    rng.shuffle(state.market_deck)
    state.market_size = len(state.market_deck)
    for kind in range(board.kind_count):
        for _ in range(board.copies):
            state.deck.append(kind)
    rng.shuffle(state.deck)
    state.deck_size = len(state.deck)
    state.first = rng.below(players)
    state._lay_out_market()
    state._begin_round()
    return state
