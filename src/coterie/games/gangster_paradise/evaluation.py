"""How good a position of Gangster Paradise is.

What counts at the end is white money. So each player's game is played on in the mind, round by
round and in broad strokes: goods come in, some are sold and some recruit, red is laundered as far
as the clan can, salaries are paid. The shares follow from the white that is left at the end, more
surely the nearer it is.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.state import State
from coterie.games.gangster_paradise.board import (
    BLACK_MARKET,
    DELIVERY,
    KEEP_SHARE_OF_DELIVERY,
    KEEP_SHARE_OF_LAUNDERING,
    LAUNDERING,
    LIMIT_SALE,
    RAISE_SALARIES,
    RECRUITMENT,
    SALE,
    TAKE_FROM_DELIVERY,
    TAKE_SHARE_OF_SALE,
)
from coterie.games.gangster_paradise.economy import MOST_GOODS, SET, TRADED, Economy
from coterie.games.gangster_paradise.packing import (
    card_at,
    good_at,
    good_unit,
    hand_size,
    heap_kinds,
    heap_size,
)
from coterie.games.gangster_paradise.position import (
    BY_ACTIVE,
    BY_OTHER,
    INCOME,
    SETTLED,
    Deal,
    Player,
)
from coterie.games.gangster_paradise.questions import MOST_NOTES, PICK
from coterie.games.gangster_paradise.rules import negotiation
from coterie.games.gangster_paradise.rules.negotiation import pack_deal
from coterie.games.gangster_paradise.state import GangsterState

HOPE: Final = 0.7  # of that is counted on while the sale is still to come
UNPAID: Final = 8.0  # a delivery that is lost
EXECUTANT: Final = 2.5
FAIR: Final = 0.006  # of the win: what a deal must bring to suit
SURPLUS: Final = 0.3  # white that a deal must bring to both together
# What an executant lying before a player costs, by what it does.
DELIVERY_HARM: Final = 3.0
SALE_HARM: Final = 4.0
LAUNDERING_HARM: Final = 3.0
HARM: Final = 2.0  # any other
LOT: Final = 3  # of a kind that one may part with at most
RED_STEP: Final = 10  # between the amounts of red that are tried for white …
MOST_RED: Final = 40  # … and the largest of them
CLOSE: Final = 3.0  # the spread of worths at the very end …
FAR: Final = 3.0  # … and more per round to come


class Prospect:
    """What is in it for a player."""

    def __init__(self, economy: Economy, state: GangsterState, seat: i64) -> None:
        player = state.seats[seat]
        self.economy = economy
        self.state = state
        self.player = player
        self.seat = seat
        self.red: float = float(player.red)
        self.white: float = float(player.white)
        self.heap: i64 = player.goods
        self.clan: i64 = economy.clan_of(player.placed)
        self.later: i64 = state.board.rounds - state.round
        self.table: list[float] = economy.after(self.later)

    def open(self, phase: i64) -> bool:
        """Whether the player's turn in a phase of this round is still to come or going on."""
        state = self.state
        if state.phase != phase:
            return state.phase < phase
        if state.step == SETTLED and self.acting():
            return False  # red was laundered and the salaries were paid
        place: i64 = (self.seat - state.first + state.players) % state.players
        return place >= state.turn

    def acting(self) -> bool:
        return self.state.seat_at(self.state.turn) == self.seat

    def worth(self) -> float:
        """About how much white the player will have at the end."""
        state = self.state
        if state.phase == BLACK_MARKET and not self.player.served:
            self.go_to_market()
        if self.open(DELIVERY) and not (
            state.phase == DELIVERY and state.step > INCOME and self.acting()
        ):
            if not self.player.unpaid:
                goods: i64 = self.economy.deliveries[self.clan]
                self.heap += good_unit(self.player.primary) * goods
        worth = self.rest_of_round()
        if self.later or self.open(RECRUITMENT):
            worth += EXECUTANT * float(hand_size(self.player.hand))
        return worth - harm(state, self.player)

    def go_to_market(self) -> None:
        """What the black market will bring: the highest bidder a good at the price of the bid,
        anybody else so far the money beside the cards."""
        state = self.state
        player = self.player
        picking = state.question == PICK and state.actor == self.seat
        if not state.market or (not picking and (player.bid < 0 or player.bid < state.high)):
            self.red += float(state.board.consolation)
            return
        if not picking:
            owned = self.red + self.white
            self.red -= float(player.bid)
            if self.red < 0.0:
                self.white += self.red
                self.red = 0.0
            if owned < float(player.bid):
                self.white = 0.0
                return
        good: i64 = 0
        best: i64 = -1
        while good < state.board.good_count:
            if good_at(state.market, good) and (best < 0 or not good_at(player.goods, good)):
                best = good
            good += 1
        self.heap += good_unit(best)

    def rest_of_round(self) -> float:
        """The best of selling and recruiting, by the goods really in hand."""
        if not self.open(LAUNDERING):
            lost = UNPAID if self.player.unpaid else 0.0
            goods = heap_size(self.heap)
            return self.white - lost + self.promise(self.clan, self.red, goods)
        most: i64 = 0
        second: i64 = 0
        good: i64 = 0
        while self.heap >> (8 * good):
            held = good_at(self.heap, good)
            if held > most:
                second = most
                most = held
            elif held > second:
                second = held
            good += 1
        goods = heap_size(self.heap)
        rest = goods - most - second
        recruiting = self.open(RECRUITMENT)
        best = self.recruit(recruiting, self.red, most, second, rest)
        if not self.open(SALE) or (self.state.phase == SALE and self.acting() and self.state.sold):
            return best
        kinds = heap_kinds(self.heap)
        resale = self.state.board.resale
        sure = 0.0
        sold: i64 = 1
        while sold <= goods and sold <= len(resale) and (sold <= kinds or sold <= SET):
            red = float(resale[sold - 1])
            first = most
            next = second
            if sold <= kinds:
                # The small heaps go first.
                sure = red
                if sold == kinds:
                    first -= 1
                if sold >= kinds - 1 and second:
                    next -= 1
            else:
                # Goods of one kind are still to be exchanged for others, so it is hoped.
                red = sure + HOPE * (TRADED * red - sure)
                first -= 1 + sold - kinds
                if second:
                    next -= 1
            if first < 0:
                break
            worth = self.recruit(
                recruiting, self.red + red, first, next, goods - sold - first - next
            )
            if worth > best:
                best = worth
            sold += 1
        return best

    def recruit(self, allowed: bool, red: float, most: i64, second: i64, rest: i64) -> float:
        """The best recruits from two heaps, and what comes of them."""
        economy = self.economy
        if not allowed:
            return self.payday(self.clan, red, most + second + rest)
        if most >= MOST_GOODS:
            most = MOST_GOODS - 1
        if second >= MOST_GOODS:
            second = MOST_GOODS - 1
        best = -1000.0
        for one in economy.recruits[self.clan * MOST_GOODS + most]:
            if second < 2:
                worth = self.payday(one.clan, red, one.goods + second + rest)
                if worth > best:
                    best = worth
                continue
            for two in economy.recruits[one.clan * MOST_GOODS + second]:
                worth = self.payday(two.clan, red, one.goods + two.goods + rest)
                if worth > best:
                    best = worth
        return best

    def payday(self, clan: i64, red: float, goods: i64) -> float:
        economy = self.economy
        clean = economy.limits[clan]
        if clean > red:
            clean = red
        white = self.white + clean / 2.0 + economy.gains[clan]
        if white < 0.0:
            white = -UNPAID
        return white + self.promise(clan, red - clean, goods)

    def promise(self, clan: i64, red: float, goods: i64) -> float:
        return self.economy.look_up(self.table, clan, red, goods)


def harm(state: GangsterState, player: Player) -> float:
    """What the executants lying before a player will cost."""
    cost = 0.0
    kind: i64 = 0
    front = player.front
    while front:
        if front & 15:
            op: i64 = state.board.op[kind]
            if op == KEEP_SHARE_OF_DELIVERY or op == TAKE_FROM_DELIVERY:
                cost += DELIVERY_HARM
            elif op == TAKE_SHARE_OF_SALE or op == LIMIT_SALE:
                cost += SALE_HARM
            elif op == KEEP_SHARE_OF_LAUNDERING or op == RAISE_SALARIES:
                cost += LAUNDERING_HARM
            else:
                cost += HARM
        front >>= 4
        kind += 1
    return cost


def lots(heap: i64) -> list[int]:
    """What one may part with: nothing, up to three of a kind, or one each of two kinds."""
    found = [0]
    good: i64 = 0
    while heap >> (8 * good):
        held = good_at(heap, good)
        many: i64 = 1
        while many <= held and many <= LOT:
            found.append(many * good_unit(good))
            many += 1
        other: i64 = good + 1
        while held and heap >> (8 * other):
            if good_at(heap, other):
                found.append(good_unit(good) | good_unit(other))
            other += 1
        good += 1
    return found


class Bargain:
    """Looks for the deal of two players that brings the first most and still suits the second."""

    def __init__(
        self, economy: Economy, state: GangsterState, seat: i64, partner: i64, worths: list[float]
    ) -> None:
        self.economy = economy
        self.state = state.clone()
        self.seat = seat
        self.partner = partner
        self.mine = self.state.seats[seat]
        self.theirs = self.state.seats[partner]
        self.spread = spread_of(state)
        # The others' weights in the shares stay as they are.
        self.others = 0.0
        self.top = worths[seat]
        for n in range(len(worths)):
            if n != seat and n != partner:
                self.others += exp((worths[n] - self.top) / self.spread)
        self.my_worth = worths[seat]
        self.their_worth = worths[partner]
        self.my_share = 0.0
        self.their_share = 0.0
        self.share()
        self.my_standing = self.my_share
        self.their_standing = self.their_share

    def share(self) -> None:
        mine = exp((self.my_worth - self.top) / self.spread)
        theirs = exp((self.their_worth - self.top) / self.spread)
        whole = mine + theirs + self.others
        self.my_share = mine / whole
        self.their_share = theirs / whole

    def judge(self, give: i64, ask: i64, red: i64, white: i64) -> None:
        """What each would have after an exchange of goods, and so much money to the partner."""
        mine = self.mine
        theirs = self.theirs
        mine.goods += ask - give
        theirs.goods += give - ask
        mine.red -= red
        theirs.red += red
        mine.white -= white
        theirs.white += white
        self.my_worth = Prospect(self.economy, self.state, self.seat).worth()
        self.their_worth = Prospect(self.economy, self.state, self.partner).worth()
        mine.goods += give - ask
        theirs.goods += ask - give
        mine.red += red
        theirs.red -= red
        mine.white += white
        theirs.white -= white
        self.share()

    def suits(self, give: i64, ask: i64, red: i64, white: i64) -> bool:
        self.judge(give, ask, red, white)
        return self.their_share - self.their_standing >= FAIR

    def price(self, give: i64, ask: i64, fixed: i64, in_white: bool) -> i64:
        """The least money to the partner that makes it suit them; less than nothing: what they
        would pay. MOST_NOTES if there is none."""
        low: i64 = -(self.theirs.white if in_white else self.theirs.red)
        high: i64 = self.mine.white if in_white else self.mine.red
        if not self.paid(give, ask, fixed, high, in_white):
            return MOST_NOTES
        while low < high:
            middle: i64 = (low + high) >> 1
            if self.paid(give, ask, fixed, middle, in_white):
                high = middle
            else:
                low = middle + 1
        return high

    def paid(self, give: i64, ask: i64, fixed: i64, notes: i64, in_white: bool) -> bool:
        if in_white:
            return self.suits(give, ask, fixed, notes)
        return self.suits(give, ask, notes, 0)

    def best(self) -> int:
        """The move that proposes the best deal found; -1 for none."""
        found = -1
        best = self.my_standing + FAIR
        surplus = self.my_worth + self.their_worth
        for give in lots(self.mine.goods):
            for ask in lots(self.theirs.goods):
                if give == 0 and ask == 0:
                    continue
                self.judge(give, ask, 0, 0)
                if self.my_worth + self.their_worth < surplus + SURPLUS:
                    continue
                if self.my_share < best and self.their_share < self.their_standing:
                    continue
                red = self.price(give, ask, 0, False)
                if red < MOST_NOTES:
                    self.judge(give, ask, red, 0)
                    if self.my_share > best:
                        best = self.my_share
                        found = self.offer(give, ask, red, 0)
        red = RED_STEP
        while red <= MOST_RED:
            for to in (red, -red):
                if to > self.mine.red or -to > self.theirs.red:
                    continue
                white = self.price(0, 0, to, True)
                if white < MOST_NOTES:
                    self.judge(0, 0, to, white)
                    if self.my_share > best:
                        best = self.my_share
                        found = self.offer(0, 0, to, white)
            red += RED_STEP
        return found

    def offer(self, give: i64, ask: i64, red: i64, white: i64) -> int:
        deal = Deal(self.seat, self.partner)
        deal.give_goods = give
        deal.ask_goods = ask
        if red > 0:
            deal.give_red = red
        else:
            deal.ask_red = -red
        if white > 0:
            deal.give_white = white
        else:
            deal.ask_white = -white
        return pack_deal(deal)


def may_offer(state: GangsterState, seat: i64, partner: i64) -> bool:
    """Whether the two may deal, nothing is open between them, and the first has proposed nothing
    to the second this turn: nobody likes to be pestered. Who is not active speaks up only where
    menus propose deals too."""
    if negotiation.offer_between(state, seat, partner) is not None:
        return False
    if seat == state.actor:
        return not card_at(state.proposals, partner) & BY_ACTIVE
    return partner == state.actor and negotiation.menu_proposes(state, seat, BY_OTHER)


def spread_of(state: GangsterState) -> float:
    return CLOSE + FAR * float(state.board.rounds - state.round)


class GangsterEvaluation(Evaluation):
    common_draws = True
    # Into the next turns: what is bought, sold or agreed shows its worth when others have acted.
    rollout_length = 8

    def __init__(self) -> None:
        self._economy: Economy | None = None

    def proposals(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, GangsterState)
        found: list[int] = []
        if not negotiation.deals_open(state):
            return found
        partners = [n for n in range(state.players) if n != seat and may_offer(state, seat, n)]
        if not partners:
            return found
        worths = self.worths(state)
        for partner in partners:
            move = Bargain(self.economy(state), state, seat, partner, worths).best()
            if move >= 0:
                found.append(move)
        return found

    def values(self, state: State) -> list[float]:
        if state.result is not None:
            return shares(state)
        assert isinstance(state, GangsterState)
        spread = spread_of(state)
        worths = self.worths(state)
        best = -1000.0
        for worth in worths:
            if worth > best:
                best = worth
        whole = 0.0
        for n in range(len(worths)):
            worths[n] = exp((worths[n] - best) / spread)
            whole += worths[n]
        for n in range(len(worths)):
            worths[n] = worths[n] / whole
        return worths

    def worths(self, state: GangsterState) -> list[float]:
        economy = self.economy(state)
        found: list[float] = []
        seat: i64 = 0
        while seat < state.players:
            found.append(Prospect(economy, state, seat).worth())
            seat += 1
        return found

    def economy(self, state: GangsterState) -> Economy:
        """That of the board, worked out when it is first asked for."""
        if self._economy is None or self._economy.board is not state.board:
            self._economy = Economy(state.board)
        return self._economy


EVALUATION = GangsterEvaluation()
