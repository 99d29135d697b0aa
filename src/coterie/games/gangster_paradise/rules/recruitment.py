"""Phase 4: members and executants are recruited (GP-REC).

What a recruit needs of the clan stands here once, each condition by itself: moves, refusals,
screens and the plans of bots follow from it.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import (
    CAPTAIN,
    RAISE_PRICES,
    RANK_COUNT,
    RECRUITMENT,
    Board,
)
from coterie.games.gangster_paradise.packing import card_at, card_unit, good_at, good_unit
from coterie.games.gangster_paradise.position import (
    E_DREW,
    E_HIRED,
    E_PROMOTED,
    E_RECRUITED,
    GangsterPosition,
)
from coterie.games.gangster_paradise.questions import HIRE, RECRUIT
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    DECK_EMPTY,
    EXECUTANT_PRICE,
    HIRED_ENOUGH,
    NO_CARD,
    NO_NEEDED_MEMBER,
    NO_PLACE,
    NO_PROMOTION,
    NO_SUCH_MOVE,
    OTHER_PHASE,
    PRICE,
)
from coterie.games.gangster_paradise.rules import executants

PROMOTION: Final = 2  # of the lower rank are needed, one of which is promoted
LEAST_PRICE: Final = 1  # of an executant, before a surcharge
# The clause of each rank, in the order of the board.
RANK_CLAUSES: Final = ("GP-REC-2", "GP-REC-2", "GP-REC-3", "GP-REC-4", "GP-REC-5")
EXECUTANT_CLAUSE: Final = "GP-REC-7"

# What a recruit needs of the clan.


def has_place(board: Board, placed: i64, rank: i64) -> bool:
    """Places limit how many of a rank stand at a time (GP-REC-6) …"""
    return card_at(placed, rank) < board.places[rank]


def has_card(board: Board, placed: i64, used: i64, rank: i64) -> bool:
    """… and so do the cards (GP-REC-6)."""
    return card_at(placed, rank) + card_at(used, rank) < board.cards[rank]


def can_promote(board: Board, placed: i64, rank: i64) -> bool:
    """One of two of the lower rank rises (GP-REC-3, GP-REC-4, GP-REC-5); some ranks need none."""
    lower: i64 = board.promotes[rank]
    return lower < 0 or card_at(placed, lower) >= PROMOTION


def has_needed_member(board: Board, placed: i64, rank: i64) -> bool:
    """The boss needs the right hand (GP-REC-5)."""
    needed: i64 = board.needs[rank]
    return needed < 0 or card_at(placed, needed) > 0


def clan_reason(board: Board, placed: i64, used: i64, rank: i64) -> i64:
    """Why a clan cannot take in this rank, whatever it costs."""
    if not has_place(board, placed, rank):
        return NO_PLACE
    if not has_card(board, placed, used, rank):
        return NO_CARD
    if not can_promote(board, placed, rank):
        return NO_PROMOTION
    if not has_needed_member(board, placed, rank):
        return NO_NEEDED_MEMBER
    return ALLOWED


def after_recruit(board: Board, placed: i64, rank: i64) -> i64:
    """The members in place after this recruit, who may promote another."""
    promoted: i64 = board.promotes[rank]
    if promoted < 0:
        return placed + card_unit(rank)
    return placed + card_unit(rank) - card_unit(promoted)


# Prices.


def surcharge(p: GangsterPosition, seat: i64) -> i64:
    """How many goods more every recruit costs the player, promotions included (GP-EXE-7)."""
    return executants.amount_before(p, p.seats[seat], RAISE_PRICES)


def recruit_price(p: GangsterPosition, seat: i64, rank: i64) -> i64:
    """In identical goods (GP-REC-1)."""
    return p.board.price[rank] + surcharge(p, seat)


def hire_price(p: GangsterPosition, seat: i64) -> i64:
    """The price of an executant: one less per captain (GP-REC-7), then the surcharge."""
    captains = card_at(p.seats[seat].placed, CAPTAIN)
    return max(p.board.executant_price - captains, LEAST_PRICE) + surcharge(p, seat)


# Members.


def recruit_reason(p: GangsterPosition, rank: i64, good: i64) -> i64:
    """Why the active player cannot recruit this rank with goods of this kind."""
    if p.phase != RECRUITMENT:
        return OTHER_PHASE
    if rank >= RANK_COUNT:
        return NO_SUCH_MOVE
    player = p.seats[p.actor]
    reason = clan_reason(p.board, player.placed, player.used, rank)
    if reason != ALLOWED:
        return reason
    return ALLOWED if good_at(player.goods, good) >= recruit_price(p, p.actor, rank) else PRICE


def recruit_moves(p: GangsterPosition, moves: list[int]) -> None:
    player = p.seats[p.actor]
    rank: i64 = 0
    while rank < RANK_COUNT:
        if clan_reason(p.board, player.placed, player.used, rank) == ALLOWED:
            price = recruit_price(p, p.actor, rank)
            priced_moves(moves, RECRUIT + 8 * rank, price, player.goods)
        rank += 1
    if hire_limit(p) == ALLOWED:
        priced_moves(moves, HIRE, hire_price(p, p.actor), player.goods)


def priced_moves(moves: list[int], base: i64, price: i64, heap: i64) -> None:
    """One move per good of which the heap holds the price."""
    good: i64 = 0
    while heap:
        if heap & 255 >= price:
            moves.append(base + good)
        heap >>= 8
        good += 1


def recruit(p: GangsterPosition, rank: i64, good: i64) -> None:
    player = p.seats[p.actor]
    spend(p, good, recruit_price(p, p.actor, rank))
    player.placed = after_recruit(p.board, player.placed, rank)
    p.emit(E_RECRUITED, EVERYONE, p.actor, rank, good)
    promoted: i64 = p.board.promotes[rank]
    if promoted >= 0:
        player.used += card_unit(promoted)  # a promoted card is used up (GP-REC-6)
        p.emit(E_PROMOTED, EVERYONE, p.actor, promoted)


def spend(p: GangsterPosition, good: i64, price: i64) -> None:
    heap: i64 = good_unit(good) * price
    p.seats[p.actor].goods -= heap
    p.piles += heap


# Executants.


def executants_left(p: GangsterPosition) -> bool:
    """Whether there is any card to draw (GP-EXE-3)."""
    return p.deck_size > 0 or p.discards != 0


def hire_limit(p: GangsterPosition) -> i64:
    """Why no executant can be recruited, whatever it costs: so many per round (GP-REC-7), and as
    long as there are any (GP-EXE-3)."""
    if p.bought >= p.board.bought_per_round:
        return HIRED_ENOUGH
    return ALLOWED if executants_left(p) else DECK_EMPTY


def hire_reason(p: GangsterPosition, good: i64) -> i64:
    """Why the active player cannot recruit an executant with goods of this kind."""
    if p.phase != RECRUITMENT:
        return OTHER_PHASE
    reason = hire_limit(p)
    if reason != ALLOWED:
        return reason
    held = good_at(p.seats[p.actor].goods, good)
    return ALLOWED if held >= hire_price(p, p.actor) else EXECUTANT_PRICE


def hire(p: GangsterPosition, good: i64) -> None:
    """The top card of the deck, secret (GP-REC-7)."""
    spend(p, good, hire_price(p, p.actor))
    p.bought += 1
    p.emit(E_HIRED, EVERYONE, p.actor, good)
    if p.deck_size == 0:
        executants.reshuffle(p)
    p.deck_size -= 1
    kind: i64 = p.deck[p.deck_size]
    p.seats[p.actor].hand += card_unit(kind)
    p.revealed = True
    p.emit(E_DREW, bit(p.actor), p.actor, kind)
