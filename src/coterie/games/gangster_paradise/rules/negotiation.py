"""Deals between the active player and one other (GP-NEG).

They are made around the main choice and are moves like any other, packed into one number: see
`pack_deal`.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import RECRUITMENT, SALE
from coterie.games.gangster_paradise.hidden.ledger import DEALT, FAILED, OFFERED, Entry
from coterie.games.gangster_paradise.packing import (
    GOOD_LANES,
    HAND_LANES,
    card_at,
    card_unit,
    good_unit,
    hand_size,
    most_good,
)
from coterie.games.gangster_paradise.position import (
    BY_ACTIVE,
    BY_OTHER,
    E_DEAL,
    E_FAILED,
    E_LAPSED,
    E_OFFER,
    E_REFUSED,
    E_WITHDRAWN,
    SEATS,
    Deal,
    GangsterPosition,
)
from coterie.games.gangster_paradise.questions import (
    ACCEPT,
    AMOUNTS,
    DEAL,
    MOST_NOTES,
    OFFER,
    REFUSE,
    SPEAK,
    TURN,
    WITHDRAW,
)
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    CANNOT_DELIVER,
    NO_CREDIT,
    NO_DEALS_NOW,
    NO_OFFER,
    NO_PARTNER,
    NO_SUCH_MOVE,
    NOT_ACTIVE,
    NOT_YOUR_OFFER,
    NOTHING_FOR_NOTHING,
    STANDING_OFFER,
    YOUR_OFFER,
)

# How a deal is packed: DEAL, the partner, red each way, white each way, goods each way, cards.
DEAL_TAG: Final = (1 << 23) - 1
DEAL_BITS: Final = 330
LOW_BITS: Final = (1 << 62) - 1  # as far as the red notes
LOW_GOODS: Final = (1 << 56) - 1
LOW_HAND: Final = (1 << 60) - 1

# Answers to an offer, as sets: ACCEPT, REFUSE, WITHDRAW.
ANSWERS: Final = 3
CAN_ACCEPT: Final = 1
CAN_REFUSE: Final = 2
CAN_WITHDRAW: Final = 4
# Deals could be proposed for ever. The menus have them before goods are sold or spent, one
# proposal of each side per pair of players and turn (an offer and a counter-offer), in these sorts:
SELLS_GOOD: Final = 0
SWAPS: Final = 1
BUYS: Final = 2
WASHES: Final = 3  # red for white
SELLS_CARD: Final = 4
SORTS: Final = 5


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
    low: i64 = move & LOW_BITS
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


# Who may speak.


def deals_open(p: GangsterPosition) -> bool:
    """Whether the active player and another may make deals now: while the main choice is open,
    and in an auction with the player who must speak (GP-NEG-5)."""
    return p.question == TURN or p.question == SPEAK


def open_deals(p: GangsterPosition) -> None:
    """Who may move without owing it: everybody can propose a deal to the active player, or
    answer or withdraw the one there is (GP-NEG-5). A menu has who has an offer, or goods to
    propose one with. All can see that, so it tells no secret."""
    if not deals_open(p):
        if p.may_act:
            p.may_act = ()
            p.may_choose = ()
        return
    seats: i64 = p.offered
    if menus_propose(p):
        for seat, player in enumerate(p.seats):
            if player.goods and not card_at(p.proposals, seat) & BY_OTHER:
                seats |= bit(seat)
    p.may_choose = SEATS[seats & ~bit(p.actor)]
    if p.rules < 2:
        p.may_act = p.may_choose  # who had no menu was not named, although allowed to propose
    else:
        p.may_act = SEATS[(bit(p.players) - 1) & ~bit(p.actor)]


def offer_between(p: GangsterPosition, seat: i64, other: i64) -> Deal | None:
    """The open offer of the active player and another."""
    return p.offers[other if seat == p.actor else seat]


def set_offer(p: GangsterPosition, seat: i64, other: i64, deal: Deal | None) -> None:
    at: i64 = other if seat == p.actor else seat
    p.offers[at] = deal
    if deal is None:
        p.offered &= ~bit(at)
    else:
        p.offered |= bit(at)


def lapse(p: GangsterPosition) -> None:
    """The active player changes: every open offer lapses (GP-NEG-3)."""
    if p.offered:
        for seat, deal in enumerate(p.offers):
            if deal is not None:
                p.emit(E_LAPSED, EVERYONE, deal.proposer, deal.partner)
                p.offers[seat] = None
        p.offered = 0
    p.proposals = 0


# Offers.


def offer_reason(p: GangsterPosition, deal: Deal) -> i64:
    """Why the proposer cannot make this offer now: with the active player, something for
    something or a gift (GP-NEG-1), which may be a loan (GP-NEG-6); one offer per pair (GP-NEG-3);
    no credit (GP-NEG-2)."""
    if not deals_open(p):
        return NO_DEALS_NOW
    if deal.partner >= p.players or deal.partner == deal.proposer:
        return NO_PARTNER
    if deal.proposer != p.actor and deal.partner != p.actor:
        return NOT_ACTIVE
    if not deal.gives() and not deal.asks():
        return NOTHING_FOR_NOTHING
    standing = offer_between(p, deal.proposer, deal.partner)
    if standing is not None and standing.proposer == deal.proposer:
        return STANDING_OFFER
    if (
        (deal.give_goods | deal.ask_goods) & GOOD_LANES
        or (deal.give_hand | deal.ask_hand) & HAND_LANES
        or deal.ask_goods >> (8 * p.board.good_count)
        or deal.ask_hand >> (4 * p.board.kind_count)
    ):
        return NO_SUCH_MOVE
    player = p.seats[deal.proposer]
    if player.holds(deal.give_red, deal.give_white, deal.give_goods, deal.give_hand):
        return ALLOWED
    return NO_CREDIT


def propose(p: GangsterPosition, deal: Deal) -> None:
    """The partner sees the money and executants offered (GP-NEG-4)."""
    other = deal.partner if deal.proposer == p.actor else deal.proposer
    set_offer(p, deal.proposer, deal.partner, deal)
    side: i64 = BY_ACTIVE if deal.proposer == p.actor else BY_OTHER
    p.proposals |= side << (4 * other)
    if p.recorded and (deal.give_red or deal.give_white or deal.give_hand):
        entry = Entry(
            p.ledger, OFFERED, deal.proposer, deal.partner, deal.give_red, deal.give_white
        )
        entry.c = deal.give_hand
        p.write(entry)
    p.revealed = True
    emit_deal(p, E_OFFER, deal)
    open_deals(p)


def emit_deal(p: GangsterPosition, kind: i64, deal: Deal) -> None:
    """The two partners see everything, all others the goods (GP-NEG-4)."""
    if p.events is None:
        return
    partners = int(bit(deal.proposer) | bit(deal.partner))
    sides = [deal.proposer, deal.partner]
    goods = [deal.give_goods, deal.ask_goods]
    cards = [hand_size(deal.give_hand), hand_size(deal.ask_hand)]
    p.events.append(tuple([int(n) for n in [kind, EVERYONE - partners, *sides, *goods, *cards]]))
    give = [deal.give_goods, deal.give_red, deal.give_white, deal.give_hand]
    ask = [deal.ask_goods, deal.ask_red, deal.ask_white, deal.ask_hand]
    p.events.append(tuple([int(n) for n in [kind + 1, partners, *sides, *give, *ask]]))


# Answers.


def answer_reason(p: GangsterPosition, seat: i64, move: i64) -> i64:
    """Why the seat cannot answer so: the partner accepts or refuses, the proposer may withdraw
    (GP-NEG-3). Nobody accepts what they cannot deliver (GP-NEG-2)."""
    if not deals_open(p):
        return NO_DEALS_NOW
    other: i64 = move & 7
    if other >= p.players or other == seat or (seat != p.actor and other != p.actor):
        return NO_OFFER
    deal = offer_between(p, seat, other)
    if deal is None:
        return NO_OFFER
    if move >= WITHDRAW:
        return ALLOWED if deal.proposer == seat else NOT_YOUR_OFFER
    if deal.proposer == seat:
        return YOUR_OFFER
    return ALLOWED if move >= REFUSE or can_accept(p, deal) else CANNOT_DELIVER


def can_accept(p: GangsterPosition, deal: Deal) -> bool:
    """Whether the partner owns what is asked (GP-NEG-2)."""
    partner = p.seats[deal.partner]
    return partner.holds(deal.ask_red, deal.ask_white, deal.ask_goods, deal.ask_hand)


def answer(p: GangsterPosition, seat: i64, move: i64) -> None:
    other: i64 = move & 7
    deal = offer_between(p, seat, other)
    assert deal is not None
    set_offer(p, seat, other, None)
    if move >= WITHDRAW:
        p.emit(E_WITHDRAWN, EVERYONE, seat, other)
    elif move >= REFUSE:
        p.emit(E_REFUSED, EVERYONE, seat, other)
    else:
        accept(p, deal)
    open_deals(p)


def accept(p: GangsterPosition, deal: Deal) -> None:
    """The deal happens whole, or not at all if the proposer can no longer deliver (GP-NEG-3)."""
    giver = p.seats[deal.proposer]
    taker = p.seats[deal.partner]
    p.revealed = True
    if not giver.holds(deal.give_red, deal.give_white, deal.give_goods, deal.give_hand):
        p.emit(E_FAILED, EVERYONE, deal.partner, deal.proposer)
        if p.recorded and giver.holds(0, 0, deal.give_goods, 0) and not deal.give_hand:
            red, white = deal.give_red, deal.give_white
            p.write(Entry(p.ledger, FAILED, deal.partner, deal.proposer, red, white))
        return
    emit_deal(p, E_DEAL, deal)
    giver.red += deal.ask_red - deal.give_red
    giver.white += deal.ask_white - deal.give_white
    giver.goods += deal.ask_goods - deal.give_goods
    giver.hand += deal.ask_hand - deal.give_hand
    taker.red += deal.give_red - deal.ask_red
    taker.white += deal.give_white - deal.ask_white
    taker.goods += deal.give_goods - deal.ask_goods
    taker.hand += deal.give_hand - deal.ask_hand
    if p.recorded:
        entry = Entry(p.ledger, DEALT, deal.proposer, deal.partner, deal.give_red, deal.give_white)
        entry.c = deal.give_hand
        entry.d = deal.ask_red
        entry.e = deal.ask_white
        entry.f = deal.ask_hand
        p.write(entry)


# Menus.


def menus_propose(p: GangsterPosition) -> bool:
    """Whether the menus have deals to propose in this question."""
    return p.question == TURN and (p.phase == SALE or p.phase == RECRUITMENT)


def menu_proposes(p: GangsterPosition, other: i64, side: i64) -> bool:
    """Whether the menus still let this side propose a deal of the active player and another."""
    return menus_propose(p) and not card_at(p.proposals, other) & side


def deal_moves(p: GangsterPosition, moves: list[int], seat: i64, other: i64) -> None:
    options: i64 = deal_options(p, seat, other)
    n: i64 = 0
    while options:
        if options & 1:
            if n < ANSWERS:
                moves.append(ACCEPT + 8 * n + other)
            else:
                moves.append(OFFER + 8 * other + n - ANSWERS)
        options >>= 1
        n += 1


def deal_options(p: GangsterPosition, seat: i64, other: i64) -> i64:
    """What the seat's menu has for another while deals are open: a set of ANSWERS to the open
    offer of the two, and after these of SORTS of proposals worth thinking about."""
    if seat == other or (seat != p.actor and other != p.actor):
        return 0
    options: i64 = 0
    deal = offer_between(p, seat, other)
    if deal is not None:
        if deal.proposer == seat:
            return CAN_WITHDRAW
        options = CAN_REFUSE | CAN_ACCEPT if can_accept(p, deal) else CAN_REFUSE
    mine = p.seats[seat]
    if not mine.goods:
        return options
    if seat == p.actor:
        if not menu_proposes(p, other, BY_ACTIVE):
            return options
    elif not menu_proposes(p, seat, BY_OTHER):
        return options
    theirs = p.seats[other]
    price: i64 = p.board.resale[0]
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


def menu_deal(p: GangsterPosition, seat: i64, offer: i64) -> Deal:
    """The deal that the seat's menu has under this short number."""
    other: i64 = (offer - OFFER) >> 3
    sort: i64 = (offer - OFFER) & 7
    mine = p.seats[seat]
    theirs = p.seats[other]
    price: i64 = p.board.resale[0]
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
        deal.give_hand = card_unit(kind)
        deal.ask_red = 2 * price
    return deal
