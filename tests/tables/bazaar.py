"""A tiny game for tests of tables, with everything that a table must cope with.

Two rounds of two phases. Each round begins with a throw that all make at the same time. Then in
each phase every seat has a turn: it trades (anybody may make or answer offers with it meanwhile)
until it passes, bows (there is nothing else to do, and everybody knows) and pays (there is one
way to pay, and nobody else knows that). Offers are open moves: menus hold but one of them.
"""

from typing import Any

from coterie.engine.errors import BadMove, IllegalMove
from coterie.engine.game import Game
from coterie.engine.result import Result
from coterie.engine.rng import Rng, seeded
from coterie.engine.state import EVERYONE, State

PASS, HEADS, TAILS, BOW, PAY = 0, 1, 2, 5, 6
ACCEPT, REFUSE, WITHDRAW = 10, 20, 30  # and the other's seat
OFFER = 100  # and 10 times the other's seat, and the coins given
ROUNDS = 2


def offer(to: int, coins: int) -> int:
    return OFFER + 10 * to + coins


class BazaarState(State):
    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.coins = [20] * players
        self.round = self.phase = self.active = 0
        self.step = "throw"
        self.thrown: dict[int, int] = {}
        self.offers: dict[tuple[int, int], int] = {}  # coins offered by one to another
        self.to_act = tuple(range(players))

    def legal(self, seat: int) -> list[int]:
        if self.step == "throw":
            return [HEADS, TAILS] if seat in self.to_act else []
        moves = []
        if seat in self.to_act:
            moves = [{"trade": PASS, "bow": BOW, "pay": PAY}[self.step]]
        if self.step == "trade":
            for other in range(self.players):
                if (other, seat) in self.offers:
                    moves += [ACCEPT + other, REFUSE + other]
                moves += [move for move in (WITHDRAW + other, offer(other, 1))
                          if self.allows(seat, move)]  # fmt: skip
        return moves

    def allows(self, seat: int, move: int) -> bool:
        if seat not in self.to_act and seat not in self.may_act:
            return False
        if self.step != "trade":
            return move in self.legal(seat)
        if move == PASS:
            return seat == self.active
        if move >= OFFER:
            other, coins = divmod(move - OFFER, 10)
            pair = self.active in (seat, other) and seat != other < self.players
            return pair and (seat, other) not in self.offers and coins <= self.coins[seat]
        kind, other = move // 10 * 10, move % 10
        if kind == WITHDRAW:
            return (seat, other) in self.offers
        return kind in (ACCEPT, REFUSE) and (other, seat) in self.offers

    def forced(self, seat: int) -> int:
        return BOW if self.step == "bow" and seat in self.to_act else -1

    def offered_to(self, seat: int, move: int) -> int:
        return (move - OFFER) // 10 if move >= OFFER else -1

    def moment(self) -> tuple[int, int]:
        return self.round, self.phase

    def awaited(self) -> int:
        return next((other for _, other in self.offers), -1)

    def apply(self, seat: int, move: int) -> None:
        if not self.allows(seat, move):
            raise IllegalMove("refused", room="bazaar", clause="BAZ-1")
        self.revealed = False
        self.emit(0, EVERYONE, seat, move)
        if self.step == "throw":
            self.thrown[seat] = move
            self.to_act = tuple(s for s in self.to_act if s != seat)
            if not self.to_act:
                self.revealed = True
                self._turn(0)
        elif move == PASS:
            self.step, self.may_act, self.offers = "bow", (), {}
        elif move == BOW:
            self.step = "pay"
        elif move == PAY:
            self._next()
        else:
            self._trade(seat, move)

    def _trade(self, seat: int, move: int) -> None:
        if move >= OFFER:
            other, coins = divmod(move - OFFER, 10)
            self.offers[seat, other] = coins
            self.revealed = True
            return
        kind, other = move // 10 * 10, move % 10
        if kind == WITHDRAW:
            del self.offers[seat, other]
            return
        coins = self.offers.pop((other, seat))
        if kind == ACCEPT:
            self.coins[other] -= coins
            self.coins[seat] += coins
            self.revealed = True

    def _turn(self, seat: int) -> None:
        self.active, self.step, self.to_act = seat, "trade", (seat,)
        self.may_act = tuple(s for s in range(self.players) if s != seat)

    def _next(self) -> None:
        if self.active + 1 < self.players:
            self._turn(self.active + 1)
        elif self.phase == 0:
            self.phase = 1
            self._turn(0)
        elif self.round + 1 < ROUNDS:
            self.round, self.phase, self.step, self.thrown = self.round + 1, 0, "throw", {}
            self.to_act, self.may_act = tuple(range(self.players)), ()
        else:
            self.to_act = ()
            best = max(self.coins)
            places = tuple(1 if coins == best else 2 for coins in self.coins)
            winners = tuple(s for s, place in enumerate(places) if place == 1)
            self.result = Result(winners, places, tuple(self.coins), "richest")

    def clone(self) -> "BazaarState":
        new = BazaarState(self.players, self.rng.copy())
        for name in ("rules", "to_act", "may_act", "result", "revealed", "round", "phase",
                     "active", "step"):  # fmt: skip
            setattr(new, name, getattr(self, name))
        new.coins, new.thrown, new.offers = [*self.coins], {**self.thrown}, {**self.offers}
        return new

    def sample(self, seat: int, rng: Rng) -> "BazaarState":
        new = self.clone()
        new.rng = rng.split()
        new.thrown = {s: thrown if s == seat else HEADS for s, thrown in self.thrown.items()}
        return new

    @property
    def prompts(self) -> list[dict[str, Any]]:
        return [{"type": self.step, "seat": seat, "clause": "BAZ-1"} for seat in self.to_act]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        return [
            {
                "seat": seat,
                "to_act": list(self.to_act),
                "may_act": list(self.may_act),
                "prompts": self.prompts,
                "coins": [*self.coins],
                "thrown": self.thrown.get(-1 if seat is None else seat),
                "offers": [[*pair, coins] for pair, coins in self.offers.items()],
                "result": self.result.to_json() if self.result else None,
            }
            for seat in seats
        ]

    def to_json(self) -> dict[str, Any]:
        # The tests need no position from JSON: their bots answer by hand.
        return {"players": self.players, "step": self.step, "active": self.active}


class Bazaar(Game):
    id = "bazaar"
    rules = 1
    players = (2, 3, 4)
    options = {}
    bound = 1000

    def text_sources(self, lang: str) -> list[str]:
        return []

    def setup(self, players: int, seed: int, options: dict[str, Any]) -> BazaarState:
        return BazaarState(players, seeded(seed))

    def move_to_json(self, move: int) -> dict[str, Any]:
        return {"type": "move", "n": move}

    def move_from_json(self, obj: Any) -> int:
        if not isinstance(obj, dict) or type(obj.get("n")) is not int:
            raise BadMove("bad-move", room="bazaar")
        move: int = obj["n"]
        return move

    def event_to_json(self, event: tuple[int, ...]) -> dict[str, Any]:
        return {"type": "moved", "seat": event[2], "n": event[3]}


BAZAAR = Bazaar()
