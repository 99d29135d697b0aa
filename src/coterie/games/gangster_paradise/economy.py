"""What a clan can make of the rounds to come.

What counts at the end is white money, and how much of it one can still make depends on the clan,
the red money and the goods: recruits bring goods or launder, but cost goods that could be sold.
All plans are compared beforehand, backwards from the last round, as if a player dealt with a
middling market alone; a position's promise is then looked up.
"""

from typing import Final

from mypy_extensions import i64

from coterie.games.gangster_paradise.board import RANK_COUNT, RANKS, RIGHT_HAND, SOLDIER, Board
from coterie.games.gangster_paradise.packing import card_at, weighted_sum
from coterie.games.gangster_paradise.reasons import ALLOWED
from coterie.games.gangster_paradise.rules.recruitment import after_recruit, clan_reason

SET: Final = 4  # goods of a set that a player usually brings together by dealing …
TRADED: Final = 0.85  # … and what such a set fetches of its price, on average
MARKET: Final = 1  # goods the black market brings in a round …
MARKET_COST: Final = 6.0  # … and the red they cost
SPARE_RED: Final = 0.04  # white for a red note that is not laundered in the end
SPARE_GOOD: Final = 0.3
STEP: Final = 10  # of red money between two columns
STEPS: Final = 24
MOST_GOODS: Final = 20  # looked at in one round


class Recruits:
    """The clan and the goods after some recruits."""

    def __init__(self, clan: i64, goods: i64) -> None:
        self.clan = clan
        self.goods = goods


class Economy:
    """The white money that a clan, red money and goods promise, for every round."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.keeps: i64 = board.goods_limit
        self.strides: list[int] = []
        clans = 1
        for rank in range(len(RANKS)):
            self.strides.append(clans)
            clans *= board.places[rank] + 1
        self.clans: i64 = clans
        self.sale: list[float] = [0.0]
        for price in board.resale[:SET]:
            self.sale.append(TRADED * float(price))
        self.placed: list[int] = [self.clan_at(clan) for clan in range(clans)]
        self.limits: list[float] = [
            float(weighted_sum(placed, board.launders)) for placed in self.placed
        ]
        self.gains: list[float] = [self.gain(placed) for placed in self.placed]
        self.deliveries: list[int] = [self.delivery(placed) for placed in self.placed]
        self.recruits: list[list[Recruits]] = [
            self.after_recruits(clan, goods) for clan in range(clans) for goods in range(MOST_GOODS)
        ]
        self.promises: list[list[float]] = [self.last()]  # for each round, from the last back
        for _ in range(board.rounds):
            self.promises.append(self.round_before(self.promises[-1]))

    def clan_at(self, clan: int) -> int:
        """The members in place of a clan, 4 bits per rank."""
        placed = 0
        for rank in range(len(RANKS)):
            places = self.board.places[rank] + 1
            placed |= clan // self.strides[rank] % places << 4 * rank
        return placed

    def clan_of(self, placed: i64) -> i64:
        return weighted_sum(placed, self.strides)

    def gain(self, placed: i64) -> float:
        """The white a round brings, without laundering: bonuses less salaries."""
        board = self.board
        found = weighted_sum(placed, board.white) - weighted_sum(placed, board.salary)
        if placed == board.complete:
            found += board.complete_bonus
        return float(found)

    def delivery(self, placed: i64) -> i64:
        """The goods of a delivery."""
        board = self.board
        goods: i64 = board.delivery_board + card_at(placed, SOLDIER) * board.delivery_per_soldier
        return goods + card_at(placed, RIGHT_HAND) * board.delivery_right_hand

    def after_recruits(self, clan: int, goods: int) -> list[Recruits]:
        """Every clan that so many goods can make of this one."""
        found = [Recruits(clan, goods)]
        seen = {(clan, goods)}
        n = 0
        while n < len(found):
            one = found[n]
            n += 1
            placed: i64 = self.placed[one.clan]
            for rank in range(RANK_COUNT):
                left: i64 = one.goods - self.board.price[rank]
                if left < 0 or clan_reason(self.board, placed, 0, rank) != ALLOWED:
                    continue
                new = self.clan_of(after_recruit(self.board, placed, rank))
                if (int(new), int(left)) not in seen:
                    seen.add((int(new), int(left)))
                    found.append(Recruits(new, left))
        return found

    def place(self, clan: i64, step: i64, goods: i64) -> i64:
        return (clan * (self.keeps + 1) + goods) * STEPS + step

    def last(self) -> list[float]:
        """After the last round only little is left of what was not laundered."""
        return [
            SPARE_RED * float(step * STEP) + SPARE_GOOD * float(goods)
            for _ in range(self.clans)
            for goods in range(self.keeps + 1)
            for step in range(STEPS)
        ]

    def look_up(self, table: list[float], clan: i64, red: float, goods: i64) -> float:
        """The promise of a table, between two of its columns."""
        if goods > self.keeps:
            goods = self.keeps
        step: i64 = i64(red / float(STEP))
        if step > STEPS - 2:
            step = STEPS - 2
        at = self.place(clan, step, goods)
        part = red / float(STEP) - float(step)
        if part > 1.0:
            part = 1.0
        low = table[at]
        return low + part * (table[at + 1] - low)

    def payday(self, table: list[float], clan: i64, red: float, goods: i64) -> float:
        """The white that laundering and salaries bring, and what is promised then."""
        clean = self.limits[clan]
        if clean > red:
            clean = red
        later = self.look_up(table, clan, red - clean, goods)
        return clean / 2.0 + self.gains[clan] + later

    def best_recruits(self, table: list[float], clan: i64, red: float, goods: i64) -> float:
        if goods >= MOST_GOODS:
            goods = MOST_GOODS - 1
        best = -1000.0
        for after in self.recruits[clan * MOST_GOODS + goods]:
            found = self.payday(table, after.clan, red, after.goods)
            if found > best:
                best = found
        return best

    def round_before(self, table: list[float]) -> list[float]:
        """In the order of `place`."""
        return [
            self.best_round(table, clan, float(step * STEP), goods)
            for clan in range(self.clans)
            for goods in range(self.keeps + 1)
            for step in range(STEPS)
        ]

    def best_round(self, table: list[float], clan: i64, red: float, goods: i64) -> float:
        """The best of selling and recruiting in a round."""
        red = red - MARKET_COST if red > MARKET_COST else 0.0
        stock = goods + self.deliveries[clan] + MARKET
        best = -1000.0
        sold: i64 = 0
        while sold < len(self.sale) and sold <= stock:
            found = self.best_recruits(table, clan, red + self.sale[sold], stock - sold)
            if found > best:
                best = found
            sold += 1
        return best

    def after(self, rounds: i64) -> list[float]:
        """The promises when so many rounds are still to come."""
        return self.promises[rounds]
