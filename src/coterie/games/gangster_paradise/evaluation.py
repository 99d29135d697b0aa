"""How good a position of Gangster Paradise is.

What counts at the end is white money. So a player is worth the white they have, the red their
clan can still launder, what their goods and their coming deliveries can fetch, the bonuses and
salaries to come. The shares follow from the differences, more surely the nearer the end.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.state import State
from coterie.games.gangster_paradise.board import (
    CAPTAIN,
    DELIVERY,
    KEEP_SHARE_OF_DELIVERY,
    KEEP_SHARE_OF_LAUNDERING,
    LAUNDERING,
    LIMIT_SALE,
    RAISE_PRICES,
    RAISE_SALARIES,
    RIGHT_HAND,
    SALE,
    SOLDIER,
    TAKE_FROM_DELIVERY,
    TAKE_SHARE_OF_SALE,
)
from coterie.games.gangster_paradise.state import (
    GangsterState,
    Player,
    card_at,
    hand_size,
    heap_kinds,
    heap_size,
)

WASHED: Final = 0.48  # white for a red note that can be laundered in time
UNWASHED: Final = 0.06  # for one that cannot: it breaks ties and buys things
KEPT_GOOD: Final = 1.1  # a good beyond those of the next set
SET_PART: Final = 0.85  # of a set that is complete but not sold yet
COMING_GOOD: Final = 1.5  # a good that will be delivered
EXECUTANT: Final = 1.5
CAPTAIN_WORTH: Final = 0.6  # per round, besides the way to the right hand
VARIETY: Final = 1.0  # per round, for a second kind of good of one's own
CLOSE: Final = 3.0  # the spread of worths at the very end …
FAR: Final = 1.6  # … and more per round to come
HARM: Final = 2.0  # an executant lying before a player


def turns_left(state: GangsterState, seat: i64, phase: i64) -> i64:
    """How many turns in a phase the seat still has, one that is open now included."""
    left: i64 = state.board.rounds - state.round
    if state.phase < phase:
        return left + 1
    if state.phase > phase:
        return left
    place: i64 = (seat - state.first + state.players) % state.players
    return left + 1 if place >= state.turn else left


def goods_worth(state: GangsterState, player: Player, sales: i64) -> float:
    """What the goods in hand can fetch: the best set, then the rest by the piece."""
    if not player.goods:
        return 0.0
    kinds = heap_kinds(player.goods)
    most: i64 = len(state.board.resale)
    rest = heap_size(player.goods) - kinds
    if not sales:
        return 0.2 * float(rest + kinds)
    worth = SET_PART * WASHED * float(state.board.resale[int(kinds if kinds < most else most) - 1])
    # One set a round: what is over comes back to be sold later, up to the limit.
    limit: i64 = state.board.goods_limit
    useful = rest if rest < limit * 2 else limit * 2
    return worth + KEPT_GOOD * float(useful) + 0.1 * float(rest - useful)


def clan_worth(state: GangsterState, seat: i64, player: Player) -> float:
    """What the members in place will bring and cost until the end."""
    board = state.board
    deliveries = turns_left(state, seat, DELIVERY)
    paydays = turns_left(state, seat, LAUNDERING)
    sales = turns_left(state, seat, SALE)
    if state.phase == DELIVERY and state.step > 1 and state.seat_at(state.turn) == seat:
        deliveries -= 1
    if player.unpaid and deliveries:
        deliveries -= 1
    soldiers = card_at(player.placed, SOLDIER)
    right_hand = card_at(player.placed, RIGHT_HAND)
    goods: i64 = board.delivery_board + soldiers * board.delivery_per_soldier
    if right_hand:
        goods += board.delivery_right_hand
    # Goods delivered after the last sale are worth nothing.
    useful = deliveries if deliveries < sales else sales
    worth = COMING_GOOD * float(goods * useful)
    if right_hand:
        worth += VARIETY * float(useful)
    worth += CAPTAIN_WORTH * float(card_at(player.placed, CAPTAIN) * useful)
    rank: i64 = 0
    while rank < 5:
        members = card_at(player.placed, rank)
        yearly: i64 = members * (board.white[int(rank)] - board.salary[int(rank)])
        worth += float(yearly * paydays)
        rank += 1
    if player.placed == board.complete:
        worth += float(board.complete_bonus * paydays)
    return worth


def washed(state: GangsterState, seat: i64, player: Player) -> float:
    """What the red money is worth, by what the clan can still launder."""
    board = state.board
    limit: i64 = 0
    rank: i64 = 0
    while rank < 5:
        limit += card_at(player.placed, rank) * board.launders[int(rank)]
        rank += 1
    room = limit * turns_left(state, seat, LAUNDERING)
    clean = player.red if player.red < room else room
    # Room to launder what is still to come.
    spare = float(room - clean)
    return WASHED * float(clean) + UNWASHED * float(player.red - clean) + 0.01 * min(spare, 100.0)


def harm(state: GangsterState, player: Player) -> float:
    """What the executants lying before a player will cost."""
    cost = 0.0
    kind: i64 = 0
    front = player.front
    while front:
        if front & 15:
            op: i64 = state.board.op[int(kind)]
            if op == KEEP_SHARE_OF_DELIVERY or op == TAKE_FROM_DELIVERY:
                cost += 3.0
            elif op == TAKE_SHARE_OF_SALE or op == LIMIT_SALE:
                cost += 4.0
            elif op == KEEP_SHARE_OF_LAUNDERING or op == RAISE_SALARIES:
                cost += 3.0
            elif op == RAISE_PRICES:
                cost += 2.0
            else:
                cost += HARM
        front >>= 4
        kind += 1
    return cost


def worth_of(state: GangsterState, seat: i64) -> float:
    player = state.seats[int(seat)]
    worth = float(player.white) + washed(state, seat, player)
    worth += goods_worth(state, player, turns_left(state, seat, SALE))
    worth += clan_worth(state, seat, player)
    if turns_left(state, seat, SALE):
        worth += EXECUTANT * float(hand_size(player.hand))
    return worth - harm(state, player)


class GangsterEvaluation(Evaluation):
    def values(self, state: State) -> list[float]:
        if state.result is not None:
            return shares(state)
        assert isinstance(state, GangsterState)
        spread = CLOSE + FAR * float(state.board.rounds - state.round)
        worths: list[float] = []
        best = -1000.0
        seat: i64 = 0
        while seat < state.players:
            worth = worth_of(state, seat)
            worths.append(worth)
            if worth > best:
                best = worth
            seat += 1
        whole = 0.0
        for n in range(len(worths)):
            worths[n] = exp((worths[n] - best) / spread)
            whole += worths[n]
        for n in range(len(worths)):
            worths[n] = worths[n] / whole
        return worths
