"""Executants: how they are sent, when they act, what they take (GP-EXE)."""

from mypy_extensions import i64

from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.board import (
    NOW,
    REDIRECT_MARKET_GAIN,
    REMOVE_MEMBER,
    TAKE_FROM_DELIVERY,
)
from coterie.games.gangster_paradise.hidden.ledger import PLAYED
from coterie.games.gangster_paradise.packing import (
    card_at,
    card_unit,
    cards_of,
    first_good,
    good_unit,
    heap_kinds,
    heap_size,
)
from coterie.games.gangster_paradise.position import (
    E_PLAYED,
    E_REMOVED,
    E_SHUFFLED,
    E_SPENT,
    E_TOOK,
    GangsterPosition,
    Player,
)
from coterie.games.gangster_paradise.questions import PLAY, TAKE
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    HAS_PLAYED,
    NO_EXECUTANT,
    NO_SUCH_MOVE,
    NO_TARGET,
    SAME_KIND,
)
from coterie.games.gangster_paradise.rules import course, negotiation

# Sending.


def play_reason(p: GangsterPosition, kind: i64, target: i64) -> i64:
    """Why the active player cannot send this executant to that player: one per phase, to another
    player (GP-EXE-1), not two of a kind to one (GP-EXE-3)."""
    if p.played:
        return HAS_PLAYED
    if target == p.actor or target >= p.players:
        return NO_TARGET
    if kind >= p.board.kind_count:
        return NO_SUCH_MOVE
    if not card_at(p.seats[p.actor].hand, kind):
        return NO_EXECUTANT
    return SAME_KIND if card_at(p.seats[target].front, kind) else ALLOWED


def play_moves(p: GangsterPosition, moves: list[int]) -> None:
    hand = p.seats[p.actor].hand
    kind: i64 = 0
    while hand >> (4 * kind):
        if card_at(hand, kind):
            for target, player in enumerate(p.seats):
                if target != p.actor and not card_at(player.front, kind):
                    moves.append(PLAY + 8 * kind + target)
        kind += 1


def play(p: GangsterPosition, kind: i64, target: i64) -> None:
    """The card lies before its target until it takes effect (GP-EXE-1); one without a phase
    resolves at once (GP-EXE-2)."""
    seat = p.actor
    p.played = True
    if p.rules >= 2:
        p.revealed = True  # a card of the hand is shown
    p.seats[seat].hand -= card_unit(kind)
    p.record(PLAYED, seat, kind)
    p.seats[target].front |= (seat + 1) << (4 * kind)
    p.emit(E_PLAYED, EVERYONE, seat, target, kind)
    if p.board.when[kind] == NOW and act(p, target, kind):
        return
    negotiation.open_deals(p)


# Acting.


def act_now(p: GangsterPosition, target: i64, op: i64) -> bool:
    """Let the executants of one operation act that are due in this phase (GP-EXE-2); whether
    somebody has to choose."""
    kind: i64 = 0
    while p.seats[target].front >> (4 * kind):
        if (
            card_at(p.seats[target].front, kind)
            and p.board.op[kind] == op
            and p.board.when[kind] == p.phase
            and act(p, target, kind)
        ):
            return True
        kind += 1
    return False


def act(p: GangsterPosition, target: i64, kind: i64) -> bool:
    """An executant removes a member or takes goods; whether its owner has to choose."""
    board = p.board
    player = p.seats[target]
    if board.op[kind] == REMOVE_MEMBER:
        rank: i64 = board.member[kind]
        if card_at(player.placed, rank):
            player.placed -= card_unit(rank)
            p.emit(E_REMOVED, EVERYONE, target, rank)
        discard(p, target, kind)
        return False
    p.taking = kind
    p.victim = target
    p.left = board.amount[kind]
    return take_more(p)


def amount_before(p: GangsterPosition, player: Player, op: i64) -> i64:
    """The sum of the amounts of one operation's executants lying before a player."""
    total: i64 = 0
    kind: i64 = 0
    while player.front >> (4 * kind):
        if card_at(player.front, kind) and p.board.op[kind] == op:
            total += p.board.amount[kind]
        kind += 1
    return total


# Taking goods.


def booty(p: GangsterPosition) -> i64:
    """The goods that can be taken from the target."""
    if p.board.op[p.taking] == TAKE_FROM_DELIVERY:
        return p.delivered
    return p.seats[p.victim].goods


def take_more(p: GangsterPosition) -> bool:
    """Take what leaves no choice, as far as there is something to take (GP-EXE-2); whether the
    owner has to choose."""
    owner = card_at(p.seats[p.victim].front, p.taking) - 1
    while p.left > 0:
        heap = booty(p)
        if heap == 0:
            break
        if heap_kinds(heap) > 1 and heap_size(heap) > p.left:
            course.ask(p, TAKE, owner)
            return True
        take_one(p, owner, first_good(heap))
    discard(p, p.victim, p.taking)
    p.taking = -1
    p.victim = -1
    p.left = 0
    return False


def take_one(p: GangsterPosition, owner: i64, good: i64) -> None:
    p.seats[p.victim].goods -= good_unit(good)
    if p.delivered:
        p.delivered -= good_unit(good)
    p.seats[owner].goods += good_unit(good)
    p.left -= 1
    p.emit(E_TOOK, EVERYONE, owner, p.victim, good)


def take(p: GangsterPosition, good: i64) -> None:
    take_one(p, p.actor, good)
    if not take_more(p):
        course.run_steps(p)


# The used cards.


def discard(p: GangsterPosition, target: i64, kind: i64) -> None:
    """The executant lying before the target is used up (GP-EXE-2)."""
    player = p.seats[target]
    player.front &= ~(card_unit(kind) * 15)
    p.discards += card_unit(kind)
    p.emit(E_SPENT, EVERYONE, target, kind)


def use_up(p: GangsterPosition, target: i64, op: i64) -> None:
    """Discard everything of one operation that lies before the target."""
    front = p.seats[target].front
    kind: i64 = 0
    while front >> (4 * kind):
        if card_at(front, kind) and p.board.op[kind] == op:
            discard(p, target, kind)
        kind += 1


def discard_spent(p: GangsterPosition) -> None:
    """What acted during the whole turn is used up, even if it had nothing to act on (GP-EXE-2);
    a Fence waits for a gain (GP-EXE-6)."""
    seat: i64 = p.seat_at(p.turn)
    player = p.seats[seat]
    kind: i64 = 0
    while player.front >> (4 * kind):
        if (
            card_at(player.front, kind)
            and p.board.when[kind] == p.phase
            and p.board.op[kind] != REDIRECT_MARKET_GAIN
        ):
            discard(p, seat, kind)
        kind += 1


def reshuffle(p: GangsterPosition) -> None:
    """A card is due and the deck is empty: the discards become the deck (GP-EXE-3)."""
    deck = cards_of(p.discards)
    p.rng.shuffle(deck)
    p.deck = deck
    p.deck_size = len(deck)
    p.discards = 0
    p.emit(E_SHUFFLED, EVERYONE)
