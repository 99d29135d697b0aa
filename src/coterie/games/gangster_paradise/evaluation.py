"""How good a position of Gangster Paradise is.

What counts at the end is white money. So each player's game is played on in the mind, round by
round and in broad strokes: goods come in, some are sold and some recruit, red is laundered as far
as the clan can, salaries are paid. The shares follow from the white that is left at the end, more
surely the nearer it is.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.state import State
from coterie.games.gangster_paradise.board import (
    BLACK_MARKET,
    BOSS,
    CAPTAIN,
    DELIVERY,
    KEEP_SHARE_OF_DELIVERY,
    KEEP_SHARE_OF_LAUNDERING,
    LAUNDERING,
    LIMIT_SALE,
    MERCHANT,
    RAISE_PRICES,
    RAISE_SALARIES,
    RECRUITMENT,
    RIGHT_HAND,
    SALE,
    SOLDIER,
    TAKE_FROM_DELIVERY,
    TAKE_SHARE_OF_SALE,
)
from coterie.games.gangster_paradise.state import (
    INCOME,
    PICK,
    GangsterState,
    Player,
    card_at,
    good_at,
    good_unit,
    hand_size,
    heap_kinds,
    heap_size,
    most_good,
)

SET: Final = 4  # goods of a set that a player usually brings together by dealing …
TRADED: Final = 0.8  # … and what such a set fetches of its price, on average
HOPE: Final = 0.7  # of that is counted on while the sale is still to come
SPARE_RED: Final = 0.04  # white for a red note that is not laundered in the end
SPARE_GOOD: Final = 0.3
EXECUTANT: Final = 2.5
HARM: Final = 2.0  # an executant lying before a player
CLOSE: Final = 3.0  # the spread of worths at the very end …
FAR: Final = 3.0  # … and more per round to come


def turns_left(state: GangsterState, seat: i64, phase: i64) -> i64:
    """How many turns in a phase the seat still has, one that is open now included."""
    left: i64 = state.board.rounds - state.round
    if state.phase < phase:
        return left + 1
    if state.phase > phase:
        return left
    place: i64 = (seat - state.first + state.players) % state.players
    return left + 1 if place >= state.turn else left


class Course:
    """How a player's game may go on."""

    def __init__(self, state: GangsterState, seat: i64) -> None:
        player = state.seats[int(seat)]
        self.board = state.board
        self.placed: i64 = player.placed
        self.red: float = float(player.red)
        self.white: float = float(player.white)
        self.goods: i64 = 0
        self.unpaid = player.unpaid

    def delivery(self) -> i64:
        """The goods of the next delivery."""
        board = self.board
        if self.unpaid:
            self.unpaid = False
            return 0
        goods: i64 = (
            board.delivery_board + card_at(self.placed, SOLDIER) * board.delivery_per_soldier
        )
        return goods + card_at(self.placed, RIGHT_HAND) * board.delivery_right_hand

    def limit(self) -> i64:
        """The red that can be laundered in a round."""
        launders = self.board.launders
        return (
            card_at(self.placed, MERCHANT) * launders[MERCHANT]
            + card_at(self.placed, BOSS) * launders[BOSS]
        )

    def market(self, state: GangsterState, player: Player) -> i64:
        """What the black market will bring: the highest bidder a good at the price of the bid,
        anybody else so far the money beside the cards."""
        picking = state.asked == PICK and state.seats[int(state.actor)] is player
        if not state.market or (not picking and (player.bid < 0 or player.bid < state.high)):
            self.red += float(state.board.consolation)
            return 0
        if not picking:
            owned = self.red + self.white
            self.red -= float(player.bid)
            if self.red < 0.0:
                self.white += self.red
                self.red = 0.0
            if owned < float(player.bid):
                self.white = 0.0
                return 0
        good: i64 = 0
        best: i64 = -1
        while good < state.board.good_count:
            if good_at(state.market, good) and (best < 0 or not good_at(player.goods, good)):
                best = good
            good += 1
        return good_unit(best)

    def next_rank(self, paydays: i64) -> i64:
        """Whom to recruit next: who can launder, who brings goods, then the way to the boss while
        it still pays; -1 for nobody."""
        places = self.board.places
        if card_at(self.placed, MERCHANT) < places[MERCHANT]:
            return MERCHANT
        if card_at(self.placed, BOSS):
            return -1
        if card_at(self.placed, RIGHT_HAND):
            return BOSS
        if card_at(self.placed, SOLDIER) < places[SOLDIER]:
            return SOLDIER if paydays >= 3 else -1
        captains = card_at(self.placed, CAPTAIN)
        if paydays + captains < 6:
            return -1
        return RIGHT_HAND if captains >= places[CAPTAIN] else CAPTAIN

    def kept(self, rank: i64, most: i64) -> i64:
        """The goods kept back from a sale to recruit with, of so many of one kind."""
        if rank < 0:
            return 0
        price: i64 = self.board.price[int(rank)]
        if most < price or (rank != MERCHANT and self.red < float(self.limit())):
            return 0
        return price

    def recruit(self, rank: i64) -> None:
        self.goods -= self.board.price[int(rank)]
        self.placed += bit(4 * rank)
        lost: i64 = self.board.promotes[int(rank)]
        if lost >= 0:
            self.placed -= bit(4 * lost)

    def this_round(self, heap: i64, selling: bool, recruiting: bool, paydays: i64) -> None:
        """What is left of this round, by the goods really in hand."""
        board = self.board
        self.goods = heap_size(heap)
        if not heap:
            return
        most = good_at(heap, most_good(heap))
        if selling:
            keep = self.kept(self.next_rank(paydays), most) if recruiting else 0
            sold = heap_kinds(heap)
            if keep == most:
                sold -= 1
            else:
                most -= 1
            if sold > len(board.resale):
                sold = len(board.resale)
            # Goods of one kind are still to be exchanged for others, so it is hoped.
            hoped = self.goods - keep
            if hoped > SET:
                hoped = SET
            if hoped < sold:
                hoped = sold
            if hoped:
                sure = float(board.resale[int(sold - 1)]) if sold else 0.0
                better = TRADED * float(board.resale[int(hoped - 1)]) - sure
                self.red += sure + (HOPE * better if better > 0.0 else 0.0)
                self.goods -= hoped
        while recruiting:
            rank = self.next_rank(paydays)
            if rank < 0 or most < board.price[int(rank)]:
                break
            self.recruit(rank)
            most -= board.price[int(rank)]

    def round(self, paydays: i64) -> None:
        """A round to come."""
        board = self.board
        self.goods += self.delivery()
        keep = self.kept(self.next_rank(paydays), self.goods)
        sold = self.goods - keep
        if sold > SET:
            sold = SET
        if sold:
            self.red += TRADED * float(board.resale[int(sold - 1)])
            self.goods -= sold
        rank = self.next_rank(paydays)
        while rank >= 0 and self.goods >= board.price[int(rank)]:
            self.recruit(rank)
            rank = self.next_rank(paydays)
        self.payday()

    def payday(self) -> None:
        """Bonuses, laundering, salaries; then the goods beyond the limit are lost."""
        board = self.board
        clean = float(self.limit())
        if clean > self.red:
            clean = self.red
        self.red -= clean
        self.white += clean / 2.0
        rank: i64 = 0
        while rank < 5:
            members = card_at(self.placed, rank)
            if members:
                self.white += float(members * (board.white[int(rank)] - board.salary[int(rank)]))
            rank += 1
        if self.placed == board.complete:
            self.white += float(board.complete_bonus)
        if self.white < 0.0:
            self.white = 0.0
            self.unpaid = True
        if self.goods > board.goods_limit:
            self.goods = board.goods_limit


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
    """About how much white the player will have at the end."""
    player = state.seats[int(seat)]
    later: i64 = state.board.rounds - state.round
    course = Course(state, seat)
    heap = player.goods
    if state.phase == BLACK_MARKET and not player.served:
        heap += course.market(state, player)
    if turns_left(state, seat, DELIVERY) > later and not delivered(state, seat):
        heap += good_unit(player.primary) * course.delivery()
    selling = turns_left(state, seat, SALE) > later and not (
        state.sold and state.seat_at(state.turn) == seat
    )
    course.this_round(heap, selling, turns_left(state, seat, RECRUITMENT) > later, later + 1)
    if turns_left(state, seat, LAUNDERING) > later:
        course.payday()
    while later > 0:
        course.round(later)
        later -= 1
    worth = course.white + SPARE_RED * course.red + SPARE_GOOD * float(course.goods)
    if turns_left(state, seat, RECRUITMENT):
        worth += EXECUTANT * float(hand_size(player.hand))
    return worth - harm(state, player)


def delivered(state: GangsterState, seat: i64) -> bool:
    """Whether it is the player's turn of the delivery and the goods are there."""
    return state.phase == DELIVERY and state.step > INCOME and state.seat_at(state.turn) == seat


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
