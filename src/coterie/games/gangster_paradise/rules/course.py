"""The course of a round: phases, turns and their steps (GP-RND).

A turn runs through steps: what lies before the player acts, the delivery or the bonuses come,
then the main choice is open until the player is done. `run_steps` runs them until somebody has to
choose; a choice in between (which goods to take, which card to pick) comes back to it.
"""

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import (
    BLACK_MARKET,
    DELIVERY,
    LAUNDERING,
    RECRUITMENT,
    REMOVE_MEMBER,
    SALE,
    TAKE_FROM_DELIVERY,
    TAKE_GOODS,
)
from coterie.games.gangster_paradise.packing import (
    first_good,
    good_at,
    good_unit,
    heap_kinds,
    heap_size,
)
from coterie.games.gangster_paradise.position import (
    E_DONE,
    E_RETURNED,
    E_ROUND,
    EXCESS,
    INCOME,
    MAIN,
    OPENING,
    SEATS,
    TAKING,
    GangsterPosition,
)
from coterie.games.gangster_paradise.questions import (
    AMOUNTS,
    CLOSED_MOVES,
    CRATES,
    DONE,
    GOOD,
    HIRE,
    LAUNDER,
    PICK,
    PLAY,
    RECRUIT,
    RETURN,
    SELL,
    TAKE,
    TURN,
)
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    NO_SUCH_GOOD,
    NO_SUCH_MOVE,
    OTHER_QUESTION,
    SALARIES_FIRST,
)
from coterie.games.gangster_paradise.rules import (
    delivery,
    ending,
    executants,
    laundering,
    market,
    negotiation,
    recruitment,
    sale,
)

# Questions.


def ask(p: GangsterPosition, question: i64, seat: i64) -> None:
    p.question = question
    p.actor = seat
    p.to_act = SEATS[bit(seat)]
    negotiation.open_deals(p)


def turn_reason(p: GangsterPosition, move: i64) -> i64:
    """Why this cannot be the main choice of the active player."""
    if move >= LAUNDER:
        if move < LAUNDER + AMOUNTS:
            return laundering.launder_reason(p, move - LAUNDER)
        return NO_SUCH_MOVE
    if move >= CLOSED_MOVES:
        return OTHER_QUESTION
    if move >= SELL:
        return sale.sale_reason(p, move - SELL)
    if move >= PLAY:
        return executants.play_reason(p, (move - PLAY) >> 3, (move - PLAY) & 7)
    if move >= RECRUIT:
        return recruitment.recruit_reason(p, (move - RECRUIT) >> 3, (move - RECRUIT) & 7)
    if move >= HIRE:
        return recruitment.hire_reason(p, move - HIRE)
    if move != DONE:
        return OTHER_QUESTION
    return SALARIES_FIRST if laundering.is_open(p) else ALLOWED


def turn_moves(p: GangsterPosition, moves: list[int]) -> None:
    if laundering.is_open(p):
        laundering.launder_moves(p, moves)
    else:
        moves.append(DONE)
        if p.phase == SALE:
            sale.sale_moves(p, moves)
        elif p.phase == RECRUITMENT:
            recruitment.recruit_moves(p, moves)
    if not p.played:
        executants.play_moves(p, moves)


def make_main_choice(p: GangsterPosition, move: i64) -> None:
    if move >= LAUNDER:
        laundering.launder(p, move - LAUNDER)
    elif move >= SELL:
        sale.sell(p, move - SELL)
    elif move >= PLAY:
        executants.play(p, (move - PLAY) >> 3, (move - PLAY) & 7)
    elif move >= RECRUIT:
        recruitment.recruit(p, (move - RECRUIT) >> 3, (move - RECRUIT) & 7)
    elif move >= HIRE:
        recruitment.hire(p, move - HIRE)
    else:
        p.emit(E_DONE, EVERYONE, p.actor, p.phase)
        end_turn(p)


def goods_to_choose(p: GangsterPosition) -> i64:
    """The goods among which the question lets choose, as a heap."""
    player = p.seats[p.actor]
    if p.question == CRATES:
        return good_unit(player.primary) | good_unit(player.secondary)
    if p.question == TAKE:
        return executants.booty(p)
    if p.question == PICK:
        return p.market
    return player.goods


def good_reason(p: GangsterPosition, move: i64) -> i64:
    """Why this is no choice of a good."""
    if move < GOOD or move >= HIRE:
        return OTHER_QUESTION
    return ALLOWED if good_at(goods_to_choose(p), move - GOOD) > 0 else NO_SUCH_GOOD


def good_moves(p: GangsterPosition, moves: list[int]) -> None:
    heap: i64 = goods_to_choose(p)
    good: i64 = 0
    while heap:
        if heap & 255:
            moves.append(GOOD + good)
        heap >>= 8
        good += 1


def choose_good(p: GangsterPosition, good: i64) -> None:
    if p.question == PICK:
        market.gain_card(p, good)
    elif p.question == TAKE:
        executants.take(p, good)
    elif p.question == CRATES:
        delivery.choose_crates(p, good)
    else:
        give_back(p, p.actor, good)
        check_excess(p)


# Rounds, phases and turns.


def begin_round(p: GangsterPosition) -> None:
    p.emit(E_ROUND, EVERYONE, p.first, p.round)
    begin_phase(p, DELIVERY)


def begin_phase(p: GangsterPosition, phase: i64) -> None:
    """Everybody acts in turn order, beginning with the first player (GP-RND-1)."""
    p.phase = phase
    p.turn = 0
    begin_turn(p)


def begin_turn(p: GangsterPosition) -> None:
    negotiation.lapse(p)
    p.played = False
    p.sold = False
    p.bought = 0
    p.actor = p.seat_at(p.turn)
    p.step = OPENING
    run_steps(p)


def run_steps(p: GangsterPosition) -> None:
    """Run the steps of the turn until somebody has to choose.

    The delivery comes before the main choice (GP-DEL-6), the bonuses before laundering
    (GP-LAU-1); what takes from a delivery comes after what changes its amount (GP-EXE-5).
    """
    seat: i64 = p.seat_at(p.turn)
    if p.step == OPENING:
        if executants.act_now(p, seat, REMOVE_MEMBER) or executants.act_now(p, seat, TAKE_GOODS):
            return
        p.step = INCOME
        if p.phase == DELIVERY:
            delivery.count_delivery(p, seat)
        elif p.phase == LAUNDERING:
            laundering.pay_bonuses(p, seat)
    if p.step == INCOME:
        if p.phase == DELIVERY:
            if p.soldiers:
                ask(p, CRATES, seat)
                return
            delivery.deliver(p, seat)
        p.step = TAKING
    if p.step == TAKING:
        if p.phase == DELIVERY and executants.act_now(p, seat, TAKE_FROM_DELIVERY):
            return
        p.delivered = 0
        p.step = MAIN
    ask(p, TURN, seat)


def end_turn(p: GangsterPosition) -> None:
    executants.discard_spent(p)
    p.step = MAIN
    p.turn += 1
    if p.turn < p.players:
        begin_turn(p)
    elif p.phase == BLACK_MARKET:
        market.begin_auction(p)  # the turns before the first auction are over (GP-EXE-4)
    elif p.phase < LAUNDERING:
        begin_phase(p, p.phase + 1)
    else:
        end_round(p)


def end_round(p: GangsterPosition) -> None:
    """Goods in excess go back, then the next round begins; after the last round nothing goes
    back and all is counted (GP-RND-2)."""
    if p.round == p.board.rounds:
        ending.count_up(p)
        return
    negotiation.lapse(p)
    p.phase = EXCESS
    p.turn = 0
    check_excess(p)


def check_excess(p: GangsterPosition) -> None:
    """In turn order, whoever holds too many goods gives back the excess of their choice; then the
    first-player card passes to the left (GP-RND-2)."""
    while p.turn < p.players:
        seat = p.seat_at(p.turn)
        goods = p.seats[seat].goods
        if heap_size(goods) > p.board.goods_limit:
            if heap_kinds(goods) > 1:
                ask(p, RETURN, seat)
                return
            give_back(p, seat, first_good(goods))
        else:
            p.turn += 1
    p.round += 1
    p.first = (p.first + 1) % p.players
    for player in p.seats:
        player.served = False
    begin_round(p)


def give_back(p: GangsterPosition, seat: i64, good: i64) -> None:
    p.seats[seat].goods -= good_unit(good)
    p.piles += good_unit(good)
    p.emit(E_RETURNED, EVERYONE, seat, good)
