"""Gatsby's state: the contract, and which chapter of the rules answers it."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.hidden.sample import draw_hidden
from coterie.games.gatsby.position import E_PASSED, GatsbyPosition
from coterie.games.gatsby.questions import (
    ACTION,
    ADVANCE,
    DRAW,
    EXCHANGE,
    FIRST,
    FORCE,
    KEEP,
    MINE,
    MOVES,
    NOTHING,
    PASS,
    PASS_BIT,
    QUESTIONS,
    SECOND,
    STAY,
    TAKE,
    THEIRS,
    TOKEN,
    YES_BIT,
    family_of,
)
from coterie.games.gatsby.reasons import (
    ALLOWED,
    MUST,
    NO_SUCH_MOVE,
    NOT_YOURS,
    OTHER_QUESTION,
    OVER,
)
from coterie.games.gatsby.rules import bonuses, finance, setup, turn

FAMILY: Final[list[int]] = [family for _, family, _ in QUESTIONS]


class GatsbyState(GatsbyPosition):
    """A position that can be played on."""

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if seat != self.actor or self.question == NOTHING:
            return moves
        bits: i64 = self.options
        family: i64 = FAMILY[self.question]
        option: i64 = 0
        while bits:
            if bits & 1:
                if option < PASS_BIT:
                    moves.append(family + option)
                else:
                    moves.append(PASS + option - PASS_BIT)
            bits >>= 1
            option += 1
        return moves

    def option_of(self, seat: int, move: int) -> i64:
        """The option that a move chooses, or -1 if it is not open to the seat."""
        if seat != self.actor or self.question == NOTHING or move < 0 or move >= MOVES:
            return -1
        option: i64 = PASS_BIT + move - PASS
        if move < PASS:
            option = move - FAMILY[self.question]
            if option < 0 or option >= PASS_BIT:
                return -1
        if (self.options >> option) & 1:
            return option
        return -1

    def allows(self, seat: int, move: int) -> bool:
        return self.option_of(seat, move) >= 0

    def reason(self, seat: int, move: int) -> int:
        """Why the seat may not make this move now; ALLOWED if it may."""
        if self.result is not None:
            return OVER
        if seat != self.actor:
            return NOT_YOURS
        if move < 0 or move >= MOVES:
            return NO_SUCH_MOVE
        if self.option_of(seat, move) >= 0:
            return ALLOWED
        if move == PASS:
            return MUST
        family = FAMILY[self.question]
        if family_of(move) != family:
            return OTHER_QUESTION
        option: i64 = move - family
        if self.question == TOKEN:
            return turn.why_not_place(self, option)
        if self.question == ACTION or self.question == FORCE:
            return turn.why_not_action(self, option)
        return bonuses.why_not_choose(self, option)

    def apply(self, seat: int, move: int) -> None:
        option = self.option_of(seat, move)
        if option < 0:
            raise self.refusal(seat, move)
        self.revealed = False
        question = self.question
        if option == PASS_BIT and question == FORCE:
            bonuses.leave_free(self)
            return
        if option == PASS_BIT and question != EXCHANGE:
            self.emit(E_PASSED, EVERYONE, self.actor, question)
        elif question == TOKEN:
            turn.place_token(self, option)
        elif question == ACTION:
            turn.start_action(self, option)
        elif question == MINE:
            self.first = option
            turn.ask(self, THEIRS)
            return
        elif question == THEIRS:
            bonuses.swap_tokens(self, self.first, option)
        elif question == FIRST:
            self.first = option
            turn.ask(self, SECOND)
            return
        elif question == SECOND:
            bonuses.take_two(self, option)
            return
        elif question == EXCHANGE:
            bonuses.exchange(self, option == YES_BIT)
        elif question == ADVANCE:
            finance.advance(self)
        elif question == DRAW:
            bonuses.use_draw(self)
            return
        elif question == TAKE:
            if bonuses.take_tile(self, option):
                return
        elif question == STAY:
            bonuses.leave_in_slot(self, option)
        elif question == FORCE:
            bonuses.force(self, option)
        elif question == KEEP:
            setup.keep_tile(self, option)
            return
        else:
            setup.place_on_star(self, option)
            return
        turn.go_on(self)

    def clone(self) -> "GatsbyState":
        new = GatsbyState(self.board, self.supply, self.rng.copy())
        new.copy_from(self)
        return new

    def forced(self, seat: int) -> int:
        """Everybody sees how many options there are, and which; only tiles in hand are secret."""
        if seat != self.actor or self.question == TAKE:
            return -1
        if self.options == 0 or self.options & (self.options - 1):
            return -1
        return self.legal(seat)[0]

    def sample(self, seat: int, rng: Rng) -> "GatsbyState":
        new = self.clone()
        new.rng = rng.split()
        if self.result is None:
            draw_hidden(new, seat, rng)
        return new
