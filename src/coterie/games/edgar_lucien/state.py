"""Edgar & Lucien as the engine's contract has it, dispatching to the chapters of the rules.

A turn goes through its phases in `_go_on`, which does all that needs no choice and stops when
somebody has to choose. A choice with one option is made at once, unless that would give away what
the player holds.

Rules 2 close undo wherever a hidden fortune or card is shown, and ask for every choice of which
the others cannot tell whether it has one option.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import lowest
from coterie.engine.rng import Rng
from coterie.games.edgar_lucien import reasons
from coterie.games.edgar_lucien.board import Board
from coterie.games.edgar_lucien.hidden import fortunes, sampling
from coterie.games.edgar_lucien.position import (
    ACTION_PHASE,
    ELECTION,
    FAMILY,
    INTIMIDATION,
    MOVEMENT,
    PROGRAMMING,
    REQUISITION,
    SETUP,
    TAXES,
    TURNS,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.questions import (
    ANSWER_STEPS,
    INTIMIDATE_STEP,
    LOSE_STEPS,
    MOST_BID,
    PAIRS,
    Q_ACTION,
    Q_ANSWER,
    Q_BID,
    Q_DISCARD,
    Q_EXCHANGE,
    Q_EXIT,
    Q_EXTORT,
    Q_INTIMIDATE,
    Q_LOSE,
    Q_NAME,
    Q_PLAN_B,
    Q_REQUISITION,
    Q_START,
    Q_TAKE_ANY,
    Q_TAKE_FREE,
    Q_TAKE_MET,
    Q_WHEEL,
    STEP_BITS,
    STEP_MASK,
)
from coterie.games.edgar_lucien.rules import (
    actions,
    administrations,
    cards,
    election,
    movement,
    setup,
    taxes,
)

SEATS: Final = [(0,), (1,), (2,), (3,)]
MOST_OPTIONS: Final = 62  # of a question whose options are a set


class EdgarLucienState(EdgarLucienPosition):
    """A position that can be played."""

    # The contract.

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if seat not in self.to_act:
            return moves
        if self.question == Q_WHEEL:
            return self.map.wheel_moves[:]
        if self.question == Q_BID:
            return election.menu(self)
        move: i64 = FAMILY[self.question]
        bits: i64 = self.options
        while bits:
            if bits & 1:
                moves.append(move)
            bits >>= 1
            move += 1
        return moves

    def allows(self, seat: int, move: int) -> bool:
        return self.option_of(seat, move) >= 0

    def option_of(self, seat: int, move: int) -> i64:
        """The option that a move chooses, or -1 if it is not open to the seat."""
        if seat not in self.to_act or move < 0 or move > MOST_BID:
            return -1
        option: i64 = move - FAMILY[self.question]
        if option < 0:
            return -1
        if self.question == Q_WHEEL:
            return option if movement.why_not_set(self, option) == reasons.ALLOWED else -1
        if self.question == Q_BID:
            return option if election.why_not_bid(self, option) == reasons.ALLOWED else -1
        if option < MOST_OPTIONS and (self.options >> option) & 1:
            return option
        return -1

    def why_not(self, seat: int, move: int) -> i64:
        """The reason why the seat may not make this move of the question's family, which is not
        allowed. What is no option of a question that has no chapter's reason is just that."""
        if self.result is not None:
            return reasons.OVER
        if seat not in self.to_act:
            set_already = self.phase == PROGRAMMING and seat >= 0 and seat < self.players
            return reasons.CONFIRMED if set_already else reasons.NOT_ASKED
        option: i64 = move - FAMILY[self.question]
        if self.question == Q_BID:
            return election.why_not_bid(self, option)
        if self.question == Q_ACTION:
            return actions.why_not(self, option)
        if self.question == Q_ANSWER:
            return cards.why_not_answer(self, seat, option)
        return reasons.NO_OPTION

    def forced(self, seat: int) -> int:
        if seat not in self.to_act or self.question == Q_WHEEL or self.question == Q_BID:
            return -1
        if self.options & (self.options - 1) or not fortunes.are_options_public(self):
            return -1
        return FAMILY[self.question] + lowest(self.options)

    def apply(self, seat: int, move: int) -> None:
        option = self.option_of(seat, move)
        if option < 0:
            raise self.refusal(seat, move)
        self.revealed = False
        if self.question == Q_WHEEL:
            movement.confirm(self, seat, option)
        elif self.question == Q_BID:
            bidder = election.answer(self, option)
            if bidder >= 0:
                self._ask(Q_BID, bidder)
        elif self.question == Q_ACTION:
            actions.act(self, option)
        else:
            self._choose(option)
        self._go_on()

    def clone(self) -> "EdgarLucienState":
        new = EdgarLucienState(
            self.board, self.players, self.limit, self.open_fortunes, self.rng.copy()
        )
        self.copy_to(new)
        return new

    def sample(self, seat: int, rng: Rng) -> "EdgarLucienState":
        new = self.clone()
        new.rng = rng.split()
        if self.result is not None:
            return new
        sampling.draw(new, seat, rng)
        if self.question != Q_WHEEL and self.actor != seat:
            new.options = new.options_of(self.question)
        return new

    # The course of the game.

    def begin(self) -> None:
        """Set up a game."""
        setup.set_up(self)
        self._go_on()

    def _go_on(self) -> None:
        """Do all that needs no choice, until somebody has to choose or the game is over."""
        while self.result is None:
            if self.agenda:
                if self._next_step():
                    return
            elif self.phase == SETUP:
                if self.done < self.players:
                    self._ask(Q_START, self.seat_at(self.done))
                    return
                movement.begin_turn(self)
            elif self.phase == PROGRAMMING:
                if movement.wait_for_wheels(self):
                    return
                movement.reveal_wheels(self)
            elif self.phase == MOVEMENT:
                if self.done == 2 * self.players:
                    self.begin_phase(ACTION_PHASE)
                elif movement.move(self):
                    self._ask(Q_EXIT, self.seat_at(self.done // 2))
                    return
            elif self.phase == ACTION_PHASE:
                if self.done == self.players:
                    self._end_turn()
                elif self.edgar_acted and self.lucien_acted:
                    self.done += 1
                    self.edgar_acted = False
                    self.lucien_acted = False
                else:
                    self._ask(Q_ACTION, self.seat_at(self.done))
                    return
            elif self.phase == TAXES:
                if self.done == self.players:
                    self.begin_phase(ELECTION)
                else:
                    taxes.collect(self, self.seat_at(self.done))
                    self.done += 1
            elif self.bidders:
                return
            else:
                bidder = election.hold(self)
                if bidder >= 0:
                    self._ask(Q_BID, bidder)

    def _end_turn(self) -> None:
        """The 4th turn of a period has two phases more (EL-PER-1)."""
        if self.turn == TURNS:
            self.begin_phase(TAXES)
        else:
            self.turn += 1
            movement.begin_turn(self)

    # Questions.

    def _ask(self, question: i64, seat: i64) -> None:
        self.actor = seat
        self.question = question
        self.options = self.options_of(question)
        self.to_act = SEATS[seat]

    def options_of(self, question: i64) -> i64:
        """The options of a question to the actor in this position, as a set."""
        if question == Q_ACTION:
            return actions.options(self)
        if question == Q_EXIT:
            return movement.ways(self)
        if question == Q_START:
            return setup.starts(self)
        if question == Q_REQUISITION:
            return administrations.requisitions(self, self.actor)
        if question == Q_INTIMIDATE:
            return self.duos[self.left_of(self.actor)].districts
        if question == Q_NAME:
            return administrations.pairs(self)
        if question == Q_DISCARD:
            return cards.held(self.duos[self.actor].hand)
        if question == Q_TAKE_MET:
            return administrations.certificates(self, self.actor)
        if question == Q_TAKE_FREE:
            return cards.certificates(self, self.actor)
        if question == Q_TAKE_ANY:
            return self.unheld()
        if question == Q_EXTORT:
            return cards.extortable(self, self.actor)
        if question == Q_PLAN_B:
            return cards.elsewhere(self)
        if question == Q_EXCHANGE:
            return cards.exchanges(self, self.actor)
        if question == Q_LOSE:
            return self.duos[self.actor].districts
        if question == Q_ANSWER:
            return cards.answers(self)
        return 0

    def _next_step(self) -> bool:
        """Do the next step of the agenda; whether it asks a question."""
        step: i64 = self.agenda & STEP_MASK
        self.agenda >>= STEP_BITS
        if step == INTIMIDATE_STEP:
            administrations.intimidate(self)
            return False
        if step >= ANSWER_STEPS:
            # Even who has no choice is asked: being passed over would show an empty purse.
            self._ask(Q_ANSWER, step - ANSWER_STEPS)
            return True
        if step >= LOSE_STEPS:
            self._ask(Q_LOSE, step - LOSE_STEPS)
        else:
            self._ask(step, self.seat_at(self.done))
        if self.options == 0:
            if step == Q_REQUISITION or step == Q_INTIMIDATE:
                action: i64 = REQUISITION if step == Q_REQUISITION else INTIMIDATION
                administrations.lose_target(self, action)
            return False
        if self.options & (self.options - 1) or fortunes.must_be_asked(self, self.question):
            return True
        self._choose(lowest(self.options))
        return False

    def _choose(self, option: i64) -> None:
        """The actor has chosen an option of the question."""
        question = self.question
        if question == Q_EXIT:
            movement.arrive(self, option)
        elif question == Q_START:
            setup.start(self, option)
        elif question == Q_REQUISITION:
            administrations.requisition(self, option)
        elif question == Q_INTIMIDATE:
            administrations.make_neutral(self, self.left_of(self.actor), option)
        elif question == Q_LOSE:
            administrations.make_neutral(self, self.actor, option)
        elif question == Q_NAME:
            administrations.name(self, PAIRS[option])
        elif question == Q_DISCARD:
            cards.swindle_away(self, option)
        elif question == Q_EXTORT:
            cards.extort(self, option)
        elif question == Q_PLAN_B:
            cards.move_lucien(self, option)
        elif question == Q_EXCHANGE:
            cards.exchange(self, option)
        elif question == Q_ANSWER:
            cards.answer_threat(self, option)
        else:
            if question != Q_TAKE_ANY:
                fortunes.show(self)
            administrations.take_certificate(self, option)


def new_state(
    board: Board, players: int, limit: i64, open_fortunes: bool, rng: Rng
) -> EdgarLucienState:
    """A new game."""
    state = EdgarLucienState(board, players, limit, open_fortunes, rng)
    state.begin()
    return state
