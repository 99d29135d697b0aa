"""Positions that agree with what a seat has seen, otherwise uniform."""

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.hidden.belief import Belief
from coterie.games.gangster_paradise.hidden.ledger import KNOWN, ROOT
from coterie.games.gangster_paradise.packing import (
    MOST_OF_A_CARD,
    card_at,
    card_unit,
    cards_of,
    hand_size,
)
from coterie.games.gangster_paradise.position import END, Deal, GangsterPosition
from coterie.games.gangster_paradise.questions import SHAPES
from coterie.games.gangster_paradise.rules import negotiation


def redraw(p: GangsterPosition, seat: int, rng: Rng) -> None:
    """Draw anew everything in a copied position that the seat cannot know.

    The sample keeps the seat's own account of the past. The real ledger holds deals the seat did
    not see, so the others' knowledge begins afresh: there the drawn money is known.
    """
    belief = p.knowledge(seat)
    if p.phase != END:  # after the last round the money lies open
        money = belief.draw_money(rng)
        for other in range(p.players):
            if other != seat:
                p.seats[other].red = money[other] & 0xFFFFF
                p.seats[other].white = money[other] >> 20
    for other in range(p.players):
        if other != seat and p.seats[other].shape >= 0:
            p.seats[other].shape = rng.below(len(SHAPES))
    deal_unseen(p, belief, rng)
    redraw_offers(p, seat, rng)
    p.market_deck = sorted(p.market_deck[: p.market_size])
    rng.shuffle(p.market_deck)
    p.observer = -1
    p.ledger = ROOT
    for number, player in enumerate(p.seats):
        p.record(KNOWN, number, player.red, player.white)
    p.observer = seat
    p.account = belief.account


def deal_unseen(p: GangsterPosition, belief: Belief, rng: Rng) -> None:
    """Deal the executants the seat has not seen to the other hands and the deck."""
    seat = belief.seat
    unseen = p.deck[: p.deck_size]
    for number, player in enumerate(p.seats):
        if number != seat:
            unseen.extend(cards_of(player.hand))
    unseen.sort()
    # Known cards lie at random places of their pool's hands; the rest is dealt at random.
    hands: list[list[int]] = []
    for number, player in enumerate(p.seats):
        hands.append([-1] * (0 if number == seat else int(hand_size(player.hand))))
    for pool in range(p.players):
        if belief.cards[pool] and pool != seat:
            places: list[int] = []
            for number in range(p.players):
                if belief.hands[number] == pool:
                    places.extend([64 * number + n for n in range(len(hands[number]))])
            rng.shuffle(places)
            for kind in cards_of(belief.cards[pool]):
                place = places.pop()
                hands[place // 64][place % 64] = kind
                unseen.remove(kind)
    rng.shuffle(unseen)
    for number, player in enumerate(p.seats):
        if number != seat:
            hand: i64 = 0
            for kind in hands[number]:
                hand += card_unit(unseen.pop() if kind < 0 else kind)
            player.hand = hand
    p.deck = unseen


def redraw_offers(p: GangsterPosition, seat: i64, rng: Rng) -> None:
    """The money and executants in offers between two others are drawn anew."""
    for n in range(p.players):
        deal = p.offers[n]
        if deal is None or deal.proposer == seat or deal.partner == seat:
            continue
        new = Deal(deal.proposer, deal.partner)
        new.give_goods = deal.give_goods
        new.ask_goods = deal.ask_goods
        giver = p.seats[deal.proposer]
        partner = p.seats[deal.partner]
        new.give_hand = some_cards(p, giver.hand, hand_size(deal.give_hand), rng)
        new.ask_hand = some_cards(p, 0, hand_size(deal.ask_hand), rng)
        new.give_red = rng.below(giver.red + 1)
        new.give_white = rng.below(giver.white + 1)
        new.ask_red = rng.below(partner.red + 1)
        new.ask_white = rng.below(partner.white + 1)
        if not new.gives() and not new.asks():
            new.ask_red = 1
        negotiation.set_offer(p, deal.proposer, deal.partner, new)


def some_cards(p: GangsterPosition, hand: i64, wanted: i64, rng: Rng) -> i64:
    """So many cards of a hand, at random; then of any kind."""
    cards: i64 = 0
    while wanted > 0:
        if hand:
            kind: i64 = 0
            n: i64 = rng.below(hand_size(hand))
            while n >= card_at(hand, kind):
                n -= card_at(hand, kind)
                kind += 1
            hand -= card_unit(kind)
        else:
            kind = rng.below(p.board.kind_count)
            while card_at(cards, kind) >= MOST_OF_A_CARD:
                kind = (kind + 1) % p.board.kind_count
        cards += card_unit(kind)
        wanted -= 1
    return cards
