"""The contract of Gangster Paradise: what is asked, and the chapters that answer it."""

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.gangster_paradise.hidden import sampling
from coterie.games.gangster_paradise.packing import first_good, heap_kinds
from coterie.games.gangster_paradise.position import GangsterPosition
from coterie.games.gangster_paradise.questions import (
    ACCEPT,
    CRATES,
    DEAL,
    GOOD,
    MIX,
    NOTHING,
    OFFER,
    PAY,
    PICK,
    RETURN,
    SPEAK,
    TAKE,
    THROW,
    THROWS,
    TURN,
)
from coterie.games.gangster_paradise.reasons import (
    ALLOWED,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NOT_YOURS,
    OVER,
)
from coterie.games.gangster_paradise.rules import course, ending, market, negotiation


class GangsterState(GangsterPosition):
    """A position with the moves that are open in it."""

    def clone(self) -> "GangsterState":
        new = GangsterState(self.board, self.players, self.rng.copy())
        self.copy_to(new)
        return new

    def forget(self) -> None:
        self.recorded = False

    def sample(self, seat: int, rng: Rng) -> "GangsterState":
        """Agrees with what the seat has seen. The sample of a finished game is the game."""
        assert self.recorded
        new = self.clone()
        new.rng = rng.split()
        if self.result is None:
            sampling.redraw(new, seat, rng)
        return new

    # What is allowed.

    def allows(self, seat: int, move: int) -> bool:
        return self.reason(seat, move) == ALLOWED

    def reason(self, seat: int, move: int) -> i64:
        """Why the seat may not make this move now: a number of `reasons`, 0 if it may."""
        if self.question == NOTHING:
            return OVER
        if seat < 0 or seat >= self.players:
            return NO_SUCH_SEAT
        if move < 0:
            return NO_SUCH_MOVE
        if move >= DEAL:
            deal = negotiation.unpack_deal(seat, move)
            return NO_SUCH_MOVE if deal is None else negotiation.offer_reason(self, deal)
        code: i64 = move
        if code >= ACCEPT and code < GOOD:
            return negotiation.answer_reason(self, seat, code)
        if self.question == THROW:
            return ending.throw_reason(self, seat, code)
        if seat != self.actor:
            return NOT_YOURS
        if self.question == TURN:
            return course.turn_reason(self, code)
        if self.question == SPEAK:
            return market.bid_reason(self, code)
        if self.question == MIX:
            return market.mix_reason(self, code)
        return course.good_reason(self, code)

    # Menus.

    def legal(self, seat: int) -> list[int]:
        moves = self.menu(seat)
        for n in range(len(moves)):
            if moves[n] >= OFFER:
                moves[n] = negotiation.pack_deal(negotiation.menu_deal(self, seat, moves[n]))
        return moves

    def menu(self, seat: int) -> list[int]:
        """The moves of `legal`, deals as short numbers: to pack one costs more than to make it."""
        moves = self.answers(seat)
        if negotiation.deals_open(self) and 0 <= seat < self.players:
            for other in range(self.players):
                negotiation.deal_moves(self, moves, seat, other)
        return moves

    def answers(self, seat: int) -> list[int]:
        """The part of the menu that answers the question; empty for a seat that is not asked."""
        moves: list[int] = []
        if self.question == THROW:
            if seat in self.to_act:
                moves = [THROWS, THROWS + 1, THROWS + 2]
        elif self.question == NOTHING or seat != self.actor:
            pass
        elif self.question == TURN:
            course.turn_moves(self, moves)
        elif self.question == SPEAK:
            market.bid_moves(self, moves)
        elif self.question == MIX:
            market.mix_moves(self, moves)
        else:
            course.good_moves(self, moves)
        return moves

    def forced(self, seat: int) -> int:
        """Single choices of goods, which lie open. A main choice leaves deals, a bid any number
        and a payment any mix; whether there is but one of these is nobody else's business."""
        if seat != self.actor or self.question not in (CRATES, TAKE, PICK, RETURN):
            return -1
        heap = course.goods_to_choose(self)
        return GOOD + first_good(heap) if heap_kinds(heap) == 1 else -1

    # Moves.

    def apply(self, seat: int, move: int) -> None:
        if self.reason(seat, move) != ALLOWED:
            raise self.refusal(seat, move)
        if move >= DEAL:
            deal = negotiation.unpack_deal(seat, move)
            assert deal is not None
            negotiation.propose(self, deal)
        else:
            self.make(seat, move)

    def play_random(self, seat: int, rng: Rng) -> None:
        menu = self.menu(seat)
        self.play_menu(seat, menu[rng.below(len(menu))])

    def play_menu(self, seat: int, move: int) -> None:
        """Make a move of the seat's menu."""
        if move >= OFFER:
            negotiation.propose(self, negotiation.menu_deal(self, seat, move))
        else:
            self.make(seat, move)

    def make(self, seat: i64, code: i64) -> None:
        """Make an allowed move that is no deal."""
        self.revealed = False
        if self.question == THROW:
            ending.throw(self, seat, code - THROWS)
        elif code >= ACCEPT and code < GOOD:
            negotiation.answer(self, seat, code)
        elif self.question == TURN:
            course.make_main_choice(self, code)
        elif self.question == SPEAK:
            market.speak(self, code)
        elif self.question == MIX:
            market.pay(self, code - PAY)
        else:
            course.choose_good(self, code - GOOD)

    # What a table needs to know of offers.

    def offered_to(self, seat: int, move: int) -> int:
        deal = negotiation.unpack_deal(seat, move)
        return -1 if deal is None else deal.partner

    def moment(self) -> tuple[int, int]:
        return self.round, self.phase

    def awaited(self) -> int:
        for deal in self.offers:
            if deal is not None:
                return deal.partner
        return -1
