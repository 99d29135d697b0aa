"""The position of Edgar & Lucien and its rules.

Cogs are counted in units of 10,000 and popularity in tens: every rule moves whole ones.
Districts are numbered by the board; sets of them are bit sets.

A turn goes through its phases in `_go_on`, which does all that needs no choice and stops
when somebody has to choose. What an action still has to do is the agenda: a stack of steps,
5 bits each. A choice with one option is made at once, unless that would give away what the
player holds.

Rules 2 close undo wherever a hidden fortune or card is shown, and ask for every choice of which
the others cannot tell whether it has one option.
"""

from typing import Any, Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count, lowest
from coterie.engine.result import Result
from coterie.engine.rng import Rng
from coterie.engine.state import EVERYONE, State
from coterie.games.edgar_lucien.belief import (
    COPIES,
    DECK_SIZE,
    PILE,
    Hypothesis,
    added,
    card_list,
    cards_of,
    certain,
    copies,
    deal,
    in_place,
    kind_at,
    one,
    seen,
    transferred,
)
from coterie.games.edgar_lucien.board import (
    BUREAUCRAT,
    COLLECTOR,
    MOST_SECTORS,
    WHEEL_MOVES,
    Board,
)

RULES: Final = 2  # the newest version of the rules

# Figures of the rules, in units.
TOKENS: Final = 16
FULL: Final = 10  # popularity 100
START: Final = 5  # 50,000 Cogs and popularity 50
DANDY_COGS: Final = 15
CITY_PRICE: Final = 2
PLAYER_PRICE: Final = 3
EDGAR_COST: Final = 2
SUPPORT_COST: Final = 3
ROBBERY: Final = 5
SPEECH: Final = 5
BACKING: Final = 4
TAX: Final = 2
THREAT_POPULARITY: Final = 2
THREAT_COGS: Final = 1
TURNS: Final = 4
CONDITIONS_TO_WIN: Final = 3

# The conditions, and their certificates.
CONDITIONS: Final = ("dandy", "collector", "bureaucrat", "zealot")
DANDY: Final = 1
COLLECTORS: Final = 2
BUREAUCRATS: Final = 4
ZEALOT: Final = 8

# Administration actions: Edgar's four, then Lucien's, in the order of the board's PLACES.
ACTIONS: Final = (
    "bar_shenanigans", "intimidation", "bank_robbery", "requisition",
    "populist_speech", "heritage_protection", "certificate", "political_support",
)  # fmt: skip
BAR: Final = 0
INTIMIDATION: Final = 1
BANK: Final = 2
REQUISITION: Final = 3
POPULIST: Final = 4
HERITAGE: Final = 5
CERTIFICATE: Final = 6
SUPPORT: Final = 7

# Shenanigan cards.
CARD_NAMES: Final = (
    "plan_b", "influence_peddling", "smear_threat", "certification", "financial_backing",
    "popular_backing", "extortion", "remote_action", "coup_detat", "resource_exchange",
    "carte_blanche", "corruption", "swindle",
)  # fmt: skip
PLAN_B: Final = 0
PEDDLING: Final = 1
SMEAR: Final = 2
CERTIFICATION: Final = 3
FINANCIAL: Final = 4
POPULAR: Final = 5
EXTORTION: Final = 6
REMOTE: Final = 7
COUP: Final = 8
EXCHANGE: Final = 9
CARTE_BLANCHE: Final = 10
CORRUPTION: Final = 11
SWINDLE: Final = 12
DECK: Final = sum(n << (2 * kind) for kind, n in enumerate(COPIES))
SWINDLE_DISCARDS: Final = 3

# Phases.
SETUP: Final = 0
PROGRAMMING: Final = 1
MOVEMENT: Final = 2
ACTION_PHASE: Final = 3
TAXES: Final = 4
ELECTION: Final = 5
PHASES: Final = ("setup", "programming", "movement", "action", "taxes", "election")

# Steps of the agenda; each of those that need a choice is also the question it asks.
NOTHING: Final = 0
Q_REQUISITION: Final = 1  # which district to requisition
Q_INTIMIDATE: Final = 2  # two players: which of the opponent's districts
Q_NAME: Final = 3  # four players: whom to intimidate
Q_DISCARD: Final = 4  # which card to discard for the Swindle
Q_TAKE_MET: Final = 5  # which certificate of a condition met, held or not
Q_TAKE_FREE: Final = 6  # which unheld certificate of a condition met
Q_TAKE_ANY: Final = 7  # which unheld certificate
Q_EXTORT: Final = 8  # from whom to take a card
Q_PLAN_B: Final = 9  # where Lucien goes
Q_EXCHANGE: Final = 10  # how much to change into what
Q_LOSE: Final = 11  # which own district to give up
Q_ANSWER: Final = 12  # popularity or Cogs
# Questions that are not steps.
Q_START: Final = 13  # where to begin
Q_WHEEL: Final = 14
Q_EXIT: Final = 15  # where to leave the metro
Q_ACTION: Final = 16
Q_BID: Final = 17
QUESTIONS: Final = (
    "", "requisition", "intimidate", "name", "discard", "take_met", "take_free", "take_any",
    "extort", "plan_b", "exchange", "lose", "answer", "start", "wheel", "exit", "action", "bid",
)  # fmt: skip
# Steps of which a seat is part: + seat.
LOSE_STEPS: Final = 16
ANSWER_STEPS: Final = 20
INTIMIDATE_STEP: Final = 24
STEP_BITS: Final = 5
# Questions whose options depend on a fortune: not to be asked would show it.
OF_FORTUNE: Final = 1 << Q_TAKE_MET | 1 << Q_TAKE_FREE | 1 << Q_EXCHANGE | 1 << Q_ANSWER

# Options of Q_ACTION.
END: Final = 0
ROB: Final = 1  # + seat
BUY: Final = 5
EDGAR: Final = 6  # + Edgar's administration action
LUCIEN: Final = 10  # + Lucien's, without Political Support
SUPPORTED: Final = 13  # + Edgar's action, doubled
PLAY: Final = 17  # + card
REMOTELY: Final = 30  # + Edgar's action, by the Remote Action card
REMOTELY_SUPPORTED: Final = 34  # + Edgar's action, by the card and doubled
ACTION_OPTIONS: Final = 38

# Moves: what is chosen is an option; the question says its family.
DISTRICT_MOVES: Final = 0
ACTION_MOVES: Final = WHEEL_MOVES + MOST_SECTORS * MOST_SECTORS
PAIR_MOVES: Final = ACTION_MOVES + ACTION_OPTIONS
PAIRS: Final = [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]
SEAT_MOVES: Final = PAIR_MOVES + 6
ANSWER_MOVES: Final = SEAT_MOVES + 4
POPULARITY_ANSWER: Final = 0
COGS_ANSWER: Final = 1
CERTIFICATE_MOVES: Final = ANSWER_MOVES + 2
DISCARD_MOVES: Final = CERTIFICATE_MOVES + 4
EXCHANGE_MOVES: Final = DISCARD_MOVES + 13  # + tens - 1: Cogs into popularity; + 10: the reverse
PASS: Final = EXCHANGE_MOVES + 20
BID_MOVES: Final = PASS  # + Cogs; bids are open, so nothing comes after
MOST_BID: Final = 1 << 40
BID_MENU: Final = 10  # so many lowest bids are in the menu, and the highest
FAMILY: Final = [
    0, DISTRICT_MOVES, DISTRICT_MOVES, PAIR_MOVES, DISCARD_MOVES, CERTIFICATE_MOVES,
    CERTIFICATE_MOVES, CERTIFICATE_MOVES, SEAT_MOVES, DISTRICT_MOVES, EXCHANGE_MOVES,
    DISTRICT_MOVES, ANSWER_MOVES, DISTRICT_MOVES, WHEEL_MOVES, DISTRICT_MOVES, ACTION_MOVES,
    BID_MOVES,
]  # fmt: skip

# Events.
E_STARTED: Final = 0  # seat, district
E_TURN: Final = 1  # period, turn, first seat
E_CONFIRMED: Final = 2  # seat
E_WHEEL: Final = 3  # seat, Edgar's sector, Lucien's
E_MOVED: Final = 4  # seat, character, district
E_BLOCKED: Final = 5  # seat, character, sector
E_ENDED: Final = 6  # seat
E_ROBBED: Final = 7  # seat, other, Cogs
E_BOUGHT: Final = 8  # seat, district
E_BOUGHT_FROM: Final = 9  # seat, other, district
E_ACTION: Final = 10  # seat, action
E_SUPPORTED: Final = 11  # seat, action
E_CARD: Final = 12  # seat, card
E_DREW: Final = 13  # seat, how many
E_DREW_CARD: Final = 14  # seat, card
E_SHUFFLED: Final = 15  # how many
E_COGS: Final = 16  # seat, Cogs gained
E_POPULARITY: Final = 17  # seat, points gained
E_HERITAGE: Final = 18  # seat
E_CERTIFICATE: Final = 19  # seat, certificate
E_CERTIFICATE_FROM: Final = 20  # seat, certificate, other
E_REQUISITIONED: Final = 21  # seat, district
E_REQUISITIONED_FROM: Final = 22  # seat, district, other
E_NAMED: Final = 23  # seat, other
E_NEUTRAL: Final = 24  # other (the owner), district
E_LOST: Final = 25  # seat, action
E_PAID_POPULARITY: Final = 26  # seat, other, points
E_PAID_COGS: Final = 27  # seat, other, Cogs
E_EXTORTED: Final = 28  # seat, other
E_EXTORTED_CARD: Final = 29  # seat, other, card
E_COUP: Final = 30  # seat, other
E_BOUGHT_POPULARITY: Final = 31  # seat, points
E_SOLD_POPULARITY: Final = 32  # seat, points
E_DISCARDED: Final = 33  # seat, card
E_TAXES: Final = 34  # seat, Cogs, points
E_TIE: Final = 35  # the tied seats
E_BID: Final = 36  # seat, Cogs
E_PASSED: Final = 37  # seat
E_ELECTED: Final = 38  # seat, Cogs
E_NO_GOVERNOR: Final = 39
E_WON: Final = 40  # seat
E_STOPPED: Final = 41

SEATS: Final = [(0,), (1,), (2,), (3,)]


class Duo:
    """One player: Edgar, Lucien and all they have."""

    def __init__(self) -> None:
        self.cogs: i64 = START
        self.popularity: i64 = START
        self.edgar: i64 = -1  # where he is
        self.lucien: i64 = -1
        self.districts: i64 = 0
        self.hand: i64 = 0
        self.cards: i64 = 0  # how many
        self.used: i64 = 0  # administration actions taken this period
        self.certificates: i64 = 0
        self.certified = False  # a certificate was taken this period
        self.wheel: i64 = -1  # Edgar's sector * MOST_SECTORS + Lucien's; -1: not set
        self.belief: list[Hypothesis] = []

    def copy(self) -> "Duo":
        new = Duo()
        new.cogs = self.cogs
        new.popularity = self.popularity
        new.edgar = self.edgar
        new.lucien = self.lucien
        new.districts = self.districts
        new.hand = self.hand
        new.cards = self.cards
        new.used = self.used
        new.certificates = self.certificates
        new.certified = self.certified
        new.wheel = self.wheel
        new.belief = self.belief
        return new


class EdgarLucienState(State):
    """Seats are numbered clockwise: the left neighbour of a seat is the next one."""

    def __init__(self, board: Board, players: int, limit: i64, open: bool, rng: Rng) -> None:
        super().__init__(players, rng)
        self.board = board
        self.map = board.map(players)
        self.limit = limit  # the last period of a simulation; 0 for none (EL-BND-2)
        self.open_fortunes = open
        self.duos: list[Duo] = []
        self.neutral: i64 = self.map.every
        self.governor: i64 = -1
        self.heritage: i64 = -1  # who holds the Heritage Protection
        # The pile is the first `pile_size` cards of a list that is never changed in place.
        self.pile: list[int] = []
        self.pile_size: i64 = 0
        self.discards: i64 = 0
        # The turn.
        self.period: i64 = 1
        self.turn: i64 = 1
        self.first: i64 = 0  # who has the first-player token
        self.lead: i64 = 0  # who is first in the order of this turn
        self.phase: i64 = SETUP
        self.done: i64 = 0  # how many players (characters, when moving) are done in this phase
        self.edgar_acted = False
        self.lucien_acted = False
        self.agenda: i64 = 0
        # The auction.
        self.bidders: i64 = 0  # who is still in
        self.bid: i64 = 0
        self.leader: i64 = -1
        # The question.
        self.actor: i64 = 0
        self.asked: i64 = NOTHING
        self.options: i64 = 0

    # The contract.

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if seat not in self.to_act:
            return moves
        if self.asked == Q_WHEEL:
            return self.map.wheel_moves[:]
        if self.asked == Q_BID:
            return self._bid_menu()
        family: i64 = FAMILY[int(self.asked)]
        bits: i64 = self.options
        while bits:
            if bits & 1:
                moves.append(int(family))
            bits >>= 1
            family += 1
        return moves

    def _bid_menu(self) -> list[int]:
        moves = [PASS]
        most: i64 = self.duos[self.actor].cogs
        amount: i64 = self.bid + 1
        while amount <= most and amount <= self.bid + BID_MENU:
            moves.append(int(BID_MOVES + amount))
            amount += 1
        if amount <= most:
            moves.append(int(BID_MOVES + most))
        return moves

    def option_of(self, seat: int, move: int) -> i64:
        """The option that a move chooses, or -1 if it is not open to the seat."""
        if seat not in self.to_act or move < 0 or move > MOST_BID:
            return -1
        option: i64 = move - FAMILY[int(self.asked)]
        if option < 0:
            return -1
        if self.asked == Q_WHEEL:
            sectors: i64 = len(self.map.sectors)
            if option // MOST_SECTORS < sectors and option % MOST_SECTORS < sectors:
                return option
            return -1
        if self.asked == Q_BID:
            if option == 0 or (option > self.bid and option <= self.duos[self.actor].cogs):
                return option
            return -1
        if option < 62 and (self.options >> option) & 1:
            return option
        return -1

    def allows(self, seat: int, move: int) -> bool:
        return self.option_of(seat, move) >= 0

    def forced(self, seat: int) -> int:
        if seat not in self.to_act or self.asked == Q_WHEEL or self.asked == Q_BID:
            return -1
        if self.options & (self.options - 1) or not self._everybody_sees_the_options():
            return -1
        return int(FAMILY[int(self.asked)] + lowest(self.options))

    def _everybody_sees_the_options(self) -> bool:
        """Whether the options of a single choice follow from what is public."""
        if self.asked == Q_DISCARD:
            return False
        if self.asked == Q_ACTION:
            return self._is_seen_to_be_idle()
        return self.open_fortunes or not (OF_FORTUNE >> self.asked) & 1

    def _is_seen_to_be_idle(self) -> bool:
        """Whether everybody sees that a player who can only end the turn can do nothing else:
        whatever the hand and the purse may hold, Edgar has no card to play, and Lucien nothing
        to pay for and no hidden fortune to certify."""
        duo = self.duos[self.actor]
        if not self.edgar_acted and duo.cards:
            return False
        if self.lucien_acted or self.open_fortunes:
            return True
        for_sale: i64 = self.neutral | self._takeable()
        if (for_sale >> duo.lucien) & 1 and count(duo.districts) < TOKENS:
            return False
        at_bank = self.map.place[int(duo.lucien)] + 4 == CERTIFICATE
        return not at_bank or duo.certified or (duo.used >> CERTIFICATE) & 1 != 0

    def apply(self, seat: int, move: int) -> None:
        option = self.option_of(seat, move)
        if option < 0:
            from coterie.games.edgar_lucien.refusals import refusal

            raise refusal(self, seat, move)
        self.revealed = False
        if self.asked == Q_WHEEL:
            self._confirm(seat, option)
        elif self.asked == Q_BID:
            self._answer_auction(option)
        elif self.asked == Q_ACTION:
            self._act(option)
        else:
            self._choose(option)
        self._go_on()

    def clone(self) -> "EdgarLucienState":
        new = EdgarLucienState(
            self.board, self.players, self.limit, self.open_fortunes, self.rng.copy()
        )
        new.to_act = self.to_act
        new.rules = self.rules
        new.result = self.result
        new.revealed = self.revealed
        new.duos = [duo.copy() for duo in self.duos]
        new.neutral = self.neutral
        new.governor = self.governor
        new.heritage = self.heritage
        new.pile = self.pile
        new.pile_size = self.pile_size
        new.discards = self.discards
        new.period = self.period
        new.turn = self.turn
        new.first = self.first
        new.lead = self.lead
        new.phase = self.phase
        new.done = self.done
        new.edgar_acted = self.edgar_acted
        new.lucien_acted = self.lucien_acted
        new.agenda = self.agenda
        new.bidders = self.bidders
        new.bid = self.bid
        new.leader = self.leader
        new.actor = self.actor
        new.asked = self.asked
        new.options = self.options
        return new

    @property
    def prompts(self) -> list[dict[str, Any]]:
        from coterie.games.edgar_lucien.view import prompts

        return prompts(self)

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        from coterie.games.edgar_lucien.view import views

        return views(self, seats)

    def to_json(self) -> dict[str, Any]:
        from coterie.games.edgar_lucien.position import to_json

        return to_json(self)

    def sample(self, seat: int, rng: Rng) -> "EdgarLucienState":
        """Deals anew the cards the seat has not seen and sets the wheels it has not seen.

        Fortunes are implied by what changed hands in public, and with them that nobody has
        won yet, so both stay as they are.

        What the others have seen in secret, when they drew or were extorted, the seat cannot
        know, and a sample does not make up a past for them. In it they know the least they can:
        their own hand, the discards and how many cards lie where. So nobody in a sample rules
        out how things are in it, and it can be played, written and sampled again like any
        position; but what is drawn through another seat's eyes inside of it may be more than
        that seat would hold possible.
        """
        new = self.clone()
        new.rng = rng.split()
        if self.result is not None:
            return new
        places = deal(self.duos[seat].belief, rng)
        new.pile = places[PILE]
        for other in range(self.players):
            if other == seat:
                continue
            duo = new.duos[other]
            duo.hand = 0
            for kind in places[other]:
                duo.hand += one(kind)
            if self.phase == PROGRAMMING and duo.wheel >= 0:
                duo.wheel = self.map.wheels[int(rng.below(len(self.map.wheels)))]
        for other in range(self.players):
            if other != seat:
                new.duos[other].belief = new.plain_belief(other)
        if self.asked != Q_WHEEL and self.actor != seat:
            new.options = new.options_of(self.asked)
        return new

    def plain_belief(self, seat: i64) -> list[Hypothesis]:
        """What a seat knows that has seen only its own hand, the discards and all hand sizes."""
        group: i64 = cards_of(DECK - self.discards - self.duos[seat].hand, 0)
        group += in_place(PILE, self.pile_size)
        for other in range(self.players):
            if other != seat:
                group += in_place(other, self.duos[other].cards)
        return certain(group)

    # Who is who.

    def seat_at(self, place: i64) -> i64:
        """The seat at a place of this turn's order, counted from 0 (EL-SET-5)."""
        return (self.lead + place) % self.players

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.players

    def owner(self, district: i64) -> i64:
        """Who controls a district, -1 for nobody."""
        for seat in range(self.players):
            if (self.duos[seat].districts >> district) & 1:
                return seat
        return -1

    # Victory.

    def met(self, seat: i64) -> i64:
        """The conditions a player meets without certificates, as a set (EL-WIN-2 to 5)."""
        duo = self.duos[seat]
        conditions: i64 = 0
        if duo.cogs >= DANDY_COGS:
            conditions |= DANDY
        if count(duo.districts) >= COLLECTOR[self.players]:
            conditions |= COLLECTORS
        if count(duo.districts & self.map.administrations) >= BUREAUCRAT[self.players]:
            conditions |= BUREAUCRATS
        if self.governor == seat and duo.popularity == FULL:
            conditions |= ZEALOT
        return conditions

    def conditions(self, seat: i64) -> i64:
        """The conditions that count for a player, those certified included (EL-WIN-1)."""
        return self.met(seat) | self.duos[seat].certificates

    def _check_victory(self, gainer: i64) -> None:
        """After every effect: the active player first, then in turn order (EL-WIN-6).

        By the effect the gainer may have come nearer to winning, nobody (-1) or others not."""
        if self.result is not None:
            return
        if gainer >= 0 and self._fortune_decides(gainer):
            self._show_fortune()
        if self.phase == ACTION_PHASE and self._wins(self.seat_at(self.done)):
            self._finish_won(self.seat_at(self.done))
            return
        place: i64 = 0
        while place < self.players:
            if self._wins(self.seat_at(place)):
                self._finish_won(self.seat_at(place))
                return
            place += 1

    def _fortune_decides(self, seat: i64) -> bool:
        """Whether everybody sees two conditions of a player, so that the game ends or goes on by
        what the purse holds."""
        seen: i64 = (self.met(seat) & ~DANDY) | self.duos[seat].certificates
        return not seen & DANDY and count(seen) == CONDITIONS_TO_WIN - 1

    def _show_fortune(self) -> None:
        """A move that shows what somebody has or can pay is final, unless all is open (EL-HID-1).
        Under the first rules it could be taken back."""
        if not self.open_fortunes and self.rules > 1:
            self.revealed = True

    def _wins(self, seat: i64) -> bool:
        return count(self.conditions(seat)) >= CONDITIONS_TO_WIN

    def _finish_won(self, winner: i64) -> None:
        self.emit(E_WON, EVERYONE, int(winner))
        ranking = [2] * self.players
        ranking[winner] = 1
        self._finish((int(winner),), ranking, "conditions")

    def _finish_counted(self) -> None:
        """Most conditions, then most Cogs, then a draw (EL-BND-2)."""
        self.emit(E_STOPPED, EVERYONE)
        marks: list[int] = []
        for seat in range(self.players):
            marks.append(int(count(self.conditions(seat)) * MOST_BID + self.duos[seat].cogs))
        ranking = [1 + sum([1 for other in marks if other > mark]) for mark in marks]
        if ranking.count(1) == 1:
            self._finish((ranking.index(1),), ranking, "counted")
        else:
            self._finish((), ranking, "draw")

    def _finish(self, winners: tuple[int, ...], ranking: list[int], reason: str) -> None:
        scores = [int(count(self.conditions(seat))) for seat in range(self.players)]
        self.result = Result(winners, tuple(ranking), tuple(scores), reason)
        self.asked = NOTHING
        self.options = 0
        self.agenda = 0
        self.to_act = ()
        self.revealed = True
        if self.rules > 1:  # under the first rules an election that was won left its auction
            self._clear_auction()

    # The course of the game.

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
                self._begin_turn()
            elif self.phase == PROGRAMMING:
                if self._waits_for_wheels():
                    return
                self._reveal_wheels()
            elif self.phase == MOVEMENT:
                if self.done == 2 * self.players:
                    self._begin_phase(ACTION_PHASE)
                elif self._move():
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
                    self._begin_phase(ELECTION)
                else:
                    self._tax(self.seat_at(self.done))
                    self.done += 1
            elif self.bidders:
                return
            else:
                self._election()

    def _begin_phase(self, phase: i64) -> None:
        self.phase = phase
        self.done = 0

    def _begin_turn(self) -> None:
        self.lead = self.first
        self._begin_phase(PROGRAMMING)
        self.emit(E_TURN, EVERYONE, int(self.period), int(self.turn), int(self.lead))
        for duo in self.duos:
            duo.wheel = -1
        self.asked = Q_WHEEL
        self.options = 0

    def _end_turn(self) -> None:
        if self.turn == TURNS:
            self._begin_phase(TAXES)
        else:
            self.turn += 1
            self._begin_turn()

    def _ask(self, asked: i64, seat: i64) -> None:
        self.actor = seat
        self.asked = asked
        self.options = self.options_of(asked)
        self.to_act = SEATS[int(seat)]

    def options_of(self, asked: i64) -> i64:
        """The options of a question to the actor in this position, as a bit set."""
        duo = self.duos[self.actor]
        if asked == Q_ACTION:
            return self._actions()
        if asked == Q_EXIT:
            return self._way()
        if asked == Q_START:
            return self.neutral
        if asked == Q_REQUISITION:
            return self._requisitions()
        if asked == Q_INTIMIDATE:
            return self.duos[self.left_of(self.actor)].districts
        if asked == Q_NAME:
            return self._pairs()
        if asked == Q_DISCARD:
            return self._kinds_held(duo.hand)
        if asked == Q_TAKE_MET:
            return self.met(self.actor) & ~duo.certificates
        if asked == Q_TAKE_FREE:
            return self.met(self.actor) & self._unheld()
        if asked == Q_TAKE_ANY:
            return self._unheld()
        if asked == Q_EXTORT:
            return self._extortable()
        if asked == Q_PLAN_B:
            return self.map.every & ~bit(duo.lucien)
        if asked == Q_EXCHANGE:
            return self._exchanges()
        if asked == Q_LOSE:
            return duo.districts
        if asked == Q_ANSWER:
            return self._answers()
        return 0

    # The agenda.

    def _push(self, step: i64) -> None:
        self.agenda = (self.agenda << STEP_BITS) | step

    def _next_step(self) -> bool:
        """Do the next step of the agenda; whether it asks a question."""
        step: i64 = self.agenda & 31
        self.agenda >>= STEP_BITS
        if step == INTIMIDATE_STEP:
            self._intimidate()
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
                action = REQUISITION if step == Q_REQUISITION else INTIMIDATION
                self.emit(E_LOST, EVERYONE, int(self.actor), action)
            return False
        if step == Q_DISCARD or self.options & (self.options - 1):
            return True
        if (OF_FORTUNE >> step) & 1 and not self.open_fortunes and self.rules > 1:
            return True
        self._choose(lowest(self.options))
        return False

    def _choose(self, option: i64) -> None:
        """The actor has chosen."""
        asked = self.asked
        if asked == Q_EXIT:
            self._arrive(option)
        elif asked == Q_START:
            self._start_at(option)
        elif asked == Q_REQUISITION:
            self._requisition(option)
        elif asked == Q_INTIMIDATE:
            self._neutralise(self.left_of(self.actor), option)
        elif asked == Q_LOSE:
            self._neutralise(self.actor, option)
        elif asked == Q_NAME:
            self._name(PAIRS[int(option)])
        elif asked == Q_DISCARD:
            self.emit(E_DISCARDED, EVERYONE, int(self.actor), int(option))
            self._discard(option)
        elif asked == Q_EXTORT:
            self._extort(option)
        elif asked == Q_PLAN_B:
            self.duos[self.actor].lucien = option
            self.emit(E_MOVED, EVERYONE, int(self.actor), 1, int(option))
        elif asked == Q_EXCHANGE:
            self._exchange(option)
        elif asked == Q_ANSWER:
            self._answer(option)
        else:
            if asked != Q_TAKE_ANY:
                self._show_fortune()
            self._take_certificate(option)

    # Set-up.

    def _start_at(self, district: i64) -> None:
        """EL-SET-3."""
        duo = self.duos[self.actor]
        duo.edgar = district
        duo.lucien = district
        duo.districts = bit(district)
        self.neutral ^= bit(district)
        self.emit(E_STARTED, EVERYONE, int(self.actor), int(district))
        self.done += 1

    # Programming and movement.

    def _confirm(self, seat: i64, wheel: i64) -> None:
        """A confirmed wheel is final (EL-HID-2)."""
        self.duos[seat].wheel = wheel
        self.revealed = True
        self.emit(E_CONFIRMED, EVERYONE, int(seat))

    def _waits_for_wheels(self) -> bool:
        waiting: list[int] = []
        for seat in range(self.players):
            if self.duos[seat].wheel < 0:
                waiting.append(seat)
        self.to_act = tuple(waiting)
        return len(waiting) > 0

    def _reveal_wheels(self) -> None:
        for seat in range(self.players):
            wheel: i64 = self.duos[seat].wheel
            edgar = int(wheel // MOST_SECTORS)
            self.emit(E_WHEEL, EVERYONE, seat, edgar, int(wheel % MOST_SECTORS))
        self._begin_phase(MOVEMENT)

    def _mover_sector(self) -> i64:
        """The sector to which the hand of the character points who moves next."""
        wheel: i64 = self.duos[self.seat_at(self.done // 2)].wheel
        return wheel % MOST_SECTORS if self.done & 1 else wheel // MOST_SECTORS

    def _way(self) -> i64:
        """Where the character who moves next can go, as a set (EL-MOV-3)."""
        duo = self.duos[self.seat_at(self.done // 2)]
        district: i64 = duo.lucien if self.done & 1 else duo.edgar
        return self.map.ways[int(self._mover_sector() * self.map.size + district)]

    def _move(self) -> bool:
        """Move the next character, Edgar before Lucien; whether the player must choose."""
        ways = self._way()
        seat = self.seat_at(self.done // 2)
        if ways & (ways - 1):
            self._ask(Q_EXIT, seat)
            return True
        if ways:
            self.actor = seat
            self._arrive(lowest(ways))
            return False
        if self.map.stays != self._mover_sector():
            sector = int(self._mover_sector())
            self.emit(E_BLOCKED, EVERYONE, int(seat), int(self.done & 1), sector)
        self.done += 1
        return False

    def _arrive(self, district: i64) -> None:
        duo = self.duos[self.actor]
        if self.done & 1:
            duo.lucien = district
        else:
            duo.edgar = district
        self.emit(E_MOVED, EVERYONE, int(self.actor), int(self.done & 1), int(district))
        self.done += 1

    # What a player may do in the action phase.

    def _actions(self) -> i64:
        options: i64 = bit(END)
        duo = self.duos[self.actor]
        if not self.edgar_acted:
            doable = self._doable()
            here: i64 = self.map.place[int(duo.edgar)]
            can_here = here >= 0 and (doable >> here) & 1 != 0
            if can_here and duo.popularity >= EDGAR_COST:
                options |= bit(EDGAR + here)
            options |= self._robberies() | self._playable(doable)
            if not self.lucien_acted and self._can_support():
                if can_here:
                    options |= bit(SUPPORTED + here)
                if copies(duo.hand, REMOTE):
                    options |= doable << REMOTELY_SUPPORTED
        if not self.lucien_acted:
            options |= self._lucien_actions()
        return options

    def _doable(self) -> i64:
        """Edgar's administration actions that are unused and have a target, as a set."""
        doable: i64 = 15 & ~self.duos[self.actor].used
        if self.players == 2 and not self.duos[self.left_of(self.actor)].districts:
            doable &= ~bit(INTIMIDATION)
        if (doable >> REQUISITION) & 1 and not self._requisitions():
            doable ^= bit(REQUISITION)
        return doable

    def _can_support(self) -> bool:
        """Whether Lucien's side of Political Support is there (EL-LUC-7)."""
        duo = self.duos[self.actor]
        return (
            duo.lucien == self.map.city_hall
            and duo.popularity >= SUPPORT_COST
            and not (duo.used >> SUPPORT) & 1
        )

    def _robberies(self) -> i64:
        """Opposing Luciens in Edgar's district without their bodyguard (EL-EDG-1, EL-EDG-2)."""
        options: i64 = 0
        district: i64 = self.duos[self.actor].edgar
        for seat in range(self.players):
            duo = self.duos[seat]
            if seat != self.actor and duo.lucien == district and duo.edgar != district:
                options |= bit(ROB + seat)
        return options

    def _lucien_actions(self) -> i64:
        options: i64 = 0
        duo = self.duos[self.actor]
        if self._can_buy(duo.lucien, True) or self._can_buy(duo.lucien, False):
            options |= bit(BUY)
        action: i64 = self.map.place[int(duo.lucien)] + 4
        if action >= POPULIST and action != SUPPORT and not (duo.used >> action) & 1:
            possible = True
            if action == HERITAGE:
                possible = self.heritage != self.actor
            elif action == CERTIFICATE:
                possible = not duo.certified and self.options_of(Q_TAKE_MET) != 0
            if possible:
                options |= bit(LUCIEN + action - POPULIST)
        return options

    def _can_buy(self, district: i64, from_city: bool) -> bool:
        """Whether the actor can buy this district from the city, or else from its owner."""
        duo = self.duos[self.actor]
        if count(duo.districts) >= TOKENS:
            return False
        if from_city:
            return (self.neutral >> district) & 1 != 0 and duo.cogs >= CITY_PRICE
        return (self._takeable() >> district) & 1 != 0 and duo.cogs >= PLAYER_PRICE

    def _takeable(self) -> i64:
        """The unprotected districts of the other players."""
        districts: i64 = 0
        for seat in range(self.players):
            if seat != self.actor and seat != self.heritage:
                districts |= self.duos[seat].districts
        return districts

    def _requisitions(self) -> i64:
        """EL-EDG-9."""
        if count(self.duos[self.actor].districts) >= TOKENS:
            return 0
        if self.neutral:
            return self.neutral
        return self._takeable()

    def _unheld(self) -> i64:
        """The certificates nobody holds."""
        free: i64 = 15
        for duo in self.duos:
            free &= ~duo.certificates
        return free

    def _kinds_held(self, hand: i64) -> i64:
        kinds: i64 = 0
        kind: i64 = 0
        while hand:
            if hand & 3:
                kinds |= bit(kind)
            hand >>= 2
            kind += 1
        return kinds

    def _playable(self, doable: i64) -> i64:
        """The options of playing a card (EL-EDG-4)."""
        options: i64 = 0
        duo = self.duos[self.actor]
        hand: i64 = duo.hand
        kind: i64 = 0
        while hand:
            if hand & 3:
                if kind == REMOTE:
                    if duo.popularity >= EDGAR_COST:
                        options |= doable << REMOTELY
                elif self._card_fits(kind):
                    options |= bit(PLAY + kind)
            hand >>= 2
            kind += 1
        return options

    def _card_fits(self, kind: i64) -> bool:
        """Whether a card's condition is met (EL-CARD)."""
        duo = self.duos[self.actor]
        edgar: i64 = duo.edgar
        own: i64 = duo.districts & bit(edgar)
        if kind == PEDDLING:
            return self._can_buy(edgar, False)
        if kind == CERTIFICATION:
            return not duo.certified and self.options_of(Q_TAKE_FREE) != 0
        if kind == FINANCIAL:
            return own & self.map.steel != 0
        if kind == POPULAR:
            return own & self.map.ivory != 0
        if kind == EXTORTION:
            return self._extortable() != 0
        if kind == COUP:
            governed = self.governor >= 0 and self.governor != self.actor
            return governed and edgar == self.map.city_hall
        if kind == EXCHANGE:
            return self._exchanges() != 0
        if kind == CARTE_BLANCHE:
            return self._can_buy(edgar, True)
        if kind == CORRUPTION:
            return self.heritage != self.actor
        if kind == SWINDLE:
            return duo.cards > SWINDLE_DISCARDS and not duo.certified and self._unheld() != 0
        return True  # Plan B and the Smear Threat ask nothing

    def _extortable(self) -> i64:
        """Players who hold a card and have a character in Edgar's district."""
        seats: i64 = 0
        district: i64 = self.duos[self.actor].edgar
        for seat in range(self.players):
            duo = self.duos[seat]
            near = duo.edgar == district or duo.lucien == district
            if seat != self.actor and duo.cards and near:
                seats |= bit(seat)
        return seats

    def _exchanges(self) -> i64:
        """Amounts that can be changed: Cogs into popularity, then the reverse."""
        duo = self.duos[self.actor]
        into_popularity: i64 = FULL - duo.popularity
        if duo.cogs < into_popularity:
            into_popularity = duo.cogs
        return (bit(into_popularity) - 1) | ((bit(duo.popularity) - 1) << 10)

    # Actions.

    def _act(self, option: i64) -> None:
        """The active player has chosen an action."""
        if option == END:
            self.edgar_acted = True
            self.lucien_acted = True
            self.emit(E_ENDED, EVERYONE, int(self.actor))
        elif option < BUY:
            self.edgar_acted = True
            self._rob(option - ROB)
        elif option == BUY:
            self.lucien_acted = True
            self._buy(self.duos[self.actor].lucien)
        elif option < LUCIEN:
            self._edgar_action(option - EDGAR, False)
        elif option < SUPPORTED:
            self.lucien_acted = True
            self._lucien_action(option - LUCIEN + POPULIST)
        elif option < PLAY:
            self._edgar_action(option - SUPPORTED, True)
        elif option < REMOTELY:
            self._play(option - PLAY)
        else:
            self._play(REMOTE)
            if option < REMOTELY_SUPPORTED:
                self._edgar_action(option - REMOTELY, False)
            else:
                self._edgar_action(option - REMOTELY_SUPPORTED, True)

    def _rob(self, victim: i64) -> None:
        """Half of the victim's Cogs, rounded up (EL-EDG-1)."""
        robbed = self.duos[victim]
        loot: i64 = (robbed.cogs + 1) // 2
        robbed.cogs -= loot
        self.duos[self.actor].cogs += loot
        self.emit(E_ROBBED, EVERYONE, int(self.actor), int(victim), int(loot))
        self._show_fortune()
        self._check_victory(self.actor)

    def _buy(self, district: i64) -> None:
        """From the city or from the owner, who cannot refuse (EL-LUC-1, EL-LUC-2)."""
        buyer = self.duos[self.actor]
        owner = self.owner(district)
        if owner < 0:
            buyer.cogs -= CITY_PRICE
            self.emit(E_BOUGHT, EVERYONE, int(self.actor), int(district))
        else:
            buyer.cogs -= PLAYER_PRICE
            self.duos[owner].cogs += PLAYER_PRICE
            self.emit(E_BOUGHT_FROM, EVERYONE, int(self.actor), int(owner), int(district))
        self._take_district(district, owner)
        self._show_fortune()
        self._check_victory(self.actor)

    def _take_district(self, district: i64, owner: i64) -> None:
        if owner < 0:
            self.neutral ^= bit(district)
        else:
            self.duos[owner].districts ^= bit(district)
        self.duos[self.actor].districts |= bit(district)

    def _edgar_action(self, action: i64, doubled: bool) -> None:
        """An administration action of Edgar, doubled by Political Support or not."""
        duo = self.duos[self.actor]
        self.edgar_acted = True
        duo.used |= bit(action)
        times: i64 = 1
        if doubled:
            self.lucien_acted = True
            duo.used |= bit(SUPPORT)
            duo.popularity -= SUPPORT_COST
            times = 2
        else:
            duo.popularity -= EDGAR_COST
        self.emit(E_SUPPORTED if doubled else E_ACTION, EVERYONE, int(self.actor), int(action))
        if action == BAR:
            self._draw(2 * times)
        elif action == BANK:
            self._gain_cogs(ROBBERY * times)
        else:
            step: i64 = Q_REQUISITION if action == REQUISITION else INTIMIDATE_STEP
            while times > 0:
                self._push(step)
                times -= 1

    def _lucien_action(self, action: i64) -> None:
        self.duos[self.actor].used |= bit(action)
        self.emit(E_ACTION, EVERYONE, int(self.actor), int(action))
        if action == POPULIST:
            self._gain_popularity(SPEECH)
        elif action == HERITAGE:
            self._take_heritage()
        else:
            self._show_fortune()
            self._push(Q_TAKE_MET)

    def _gain_cogs(self, amount: i64) -> None:
        self.duos[self.actor].cogs += amount
        self.emit(E_COGS, EVERYONE, int(self.actor), int(amount))
        self._check_victory(self.actor)

    def _gain_popularity(self, amount: i64) -> None:
        """Never above 100 (EL-BND-1)."""
        duo = self.duos[self.actor]
        if amount > FULL - duo.popularity:
            amount = FULL - duo.popularity
        duo.popularity += amount
        self.emit(E_POPULARITY, EVERYONE, int(self.actor), int(amount))
        self._check_victory(self.actor)

    def _take_heritage(self) -> None:
        self.heritage = self.actor
        self.emit(E_HERITAGE, EVERYONE, int(self.actor))

    def _take_certificate(self, certificate: i64) -> None:
        """EL-LUC-5."""
        holder: i64 = -1
        for seat in range(self.players):
            duo = self.duos[seat]
            if (duo.certificates >> certificate) & 1:
                duo.certificates ^= bit(certificate)
                holder = seat
        taker = self.duos[self.actor]
        taker.certificates |= bit(certificate)
        taker.certified = True
        if holder < 0:
            self.emit(E_CERTIFICATE, EVERYONE, int(self.actor), int(certificate))
        else:
            self.emit(E_CERTIFICATE_FROM, EVERYONE, int(self.actor), int(certificate), int(holder))
        self._check_victory(self.actor)

    def _requisition(self, district: i64) -> None:
        owner = self.owner(district)
        self._take_district(district, owner)
        if owner < 0:
            self.emit(E_REQUISITIONED, EVERYONE, int(self.actor), int(district))
        else:
            self.emit(E_REQUISITIONED_FROM, EVERYONE, int(self.actor), int(district), int(owner))
        self._check_victory(self.actor)

    # Intimidation (EL-EDG-7).

    def _intimidate(self) -> None:
        if self.players == 2:
            self._push(Q_INTIMIDATE)
        elif self.players == 3:
            self.actor = self.seat_at(self.done)
            self._name(7 ^ bit(self.actor))
        else:
            self._push(Q_NAME)

    def _pairs(self) -> i64:
        """The pairs of opponents who can be named."""
        pairs: i64 = 0
        for number in range(len(PAIRS)):
            if not (PAIRS[number] >> self.actor) & 1:
                pairs |= bit(number)
        return pairs

    def _name(self, named: i64) -> None:
        """The named players will choose, clockwise from the intimidator."""
        by = self.actor
        distance: i64 = self.players - 1
        while distance > 0:
            seat: i64 = (by + distance) % self.players
            if (named >> seat) & 1:
                self._push(LOSE_STEPS + seat)
            distance -= 1
        distance = 1
        while distance < self.players:
            seat = (by + distance) % self.players
            if (named >> seat) & 1:
                self.emit(E_NAMED, EVERYONE, int(by), int(seat))
            distance += 1

    def _neutralise(self, owner: i64, district: i64) -> None:
        self.duos[owner].districts ^= bit(district)
        self.neutral |= bit(district)
        self.emit(E_NEUTRAL, EVERYONE, int(owner), int(district))
        self._check_victory(-1)

    # Cards.

    def _play(self, kind: i64) -> None:
        """Play a card: it is discarded before its effect (EL-CARD-14)."""
        self.edgar_acted = True
        self.emit(E_CARD, EVERYONE, int(self.actor), int(kind))
        self._discard(kind)
        duo = self.duos[self.actor]
        if kind == PLAN_B:
            self._push(Q_PLAN_B)
        elif kind == PEDDLING or kind == CARTE_BLANCHE:
            self._buy(duo.edgar)
        elif kind == SMEAR:
            self._threaten()
        elif kind == CERTIFICATION:
            self._push(Q_TAKE_FREE)
        elif kind == FINANCIAL:
            self._gain_cogs(BACKING)
        elif kind == POPULAR:
            self._gain_popularity(BACKING)
        elif kind == EXTORTION:
            self._push(Q_EXTORT)
        elif kind == COUP:
            self._coup()
        elif kind == EXCHANGE:
            self._push(Q_EXCHANGE)
        elif kind == CORRUPTION:
            self._take_heritage()
        elif kind == SWINDLE:
            self._push(Q_TAKE_ANY)
            n: i64 = 0
            while n < SWINDLE_DISCARDS:
                self._push(Q_DISCARD)
                n += 1

    def _discard(self, kind: i64) -> None:
        """A card of the actor goes to the discards, face up, and has been seen; under the first
        rules it could be taken back all the same."""
        if self.rules > 1:
            self.revealed = True
        duo = self.duos[self.actor]
        duo.hand -= one(kind)
        duo.cards -= 1
        self.discards += one(kind)
        for seat in range(self.players):
            if seat != self.actor:
                other = self.duos[seat]
                other.belief = seen(other.belief, self.actor, kind)

    def _draw(self, how_many: i64) -> None:
        """Draw cards; the discards make a new pile when one is due (EL-CARD-14)."""
        self.revealed = True
        duo = self.duos[self.actor]
        got: i64 = 0
        while got < how_many:
            if self.pile_size == 0 and not self._reshuffle():
                break
            self.pile_size -= 1
            kind: i64 = self.pile[int(self.pile_size)]
            duo.hand += one(kind)
            duo.cards += 1
            got += 1
            self.emit(E_DREW_CARD, 1 << int(self.actor), int(self.actor), int(kind))
            for seat in range(self.players):
                other = self.duos[seat]
                if seat == self.actor:
                    other.belief = seen(other.belief, PILE, kind)
                else:
                    other.belief = transferred(other.belief, PILE, self.actor)
        self.emit(E_DREW, EVERYONE, int(self.actor), int(got))

    def _reshuffle(self) -> bool:
        """Make the discards a new pile; whether there were any."""
        if not self.discards:
            return False
        cards = card_list(self.discards)
        self.rng.shuffle(cards)
        self.pile = cards
        self.pile_size = len(cards)
        for duo in self.duos:
            duo.belief = added(duo.belief, self.discards, PILE)
        self.discards = 0
        self.emit(E_SHUFFLED, EVERYONE, int(self.pile_size))
        return True

    def _threaten(self) -> None:
        """The others will answer, clockwise from the attacker (EL-CARD-3)."""
        distance: i64 = self.players - 1
        while distance > 0:
            self._push(ANSWER_STEPS + (self.actor + distance) % self.players)
            distance -= 1

    def _answers(self) -> i64:
        duo = self.duos[self.actor]
        answers: i64 = 0
        if duo.popularity >= THREAT_POPULARITY or duo.cogs < THREAT_COGS:
            answers |= bit(POPULARITY_ANSWER)
        if duo.cogs >= THREAT_COGS:
            answers |= bit(COGS_ANSWER)
        return answers

    def _answer(self, answer: i64) -> None:
        duo = self.duos[self.actor]
        attacker = self.seat_at(self.done)
        if answer == COGS_ANSWER:
            duo.cogs -= THREAT_COGS
            self.duos[attacker].cogs += THREAT_COGS
            self.emit(E_PAID_COGS, EVERYONE, int(self.actor), int(attacker), THREAT_COGS)
        else:
            lost: i64 = THREAT_POPULARITY
            if duo.popularity < lost:
                lost = duo.popularity
            duo.popularity -= lost
            self.emit(E_PAID_POPULARITY, EVERYONE, int(self.actor), int(attacker), int(lost))
        self._show_fortune()
        self._check_victory(attacker)

    def _extort(self, victim: i64) -> None:
        """A random card; only the two of them know which (EL-CARD-7)."""
        self.revealed = True
        duo = self.duos[self.actor]
        robbed = self.duos[victim]
        kind = kind_at(robbed.hand, self.rng.below(robbed.cards))
        robbed.hand -= one(kind)
        robbed.cards -= 1
        duo.hand += one(kind)
        duo.cards += 1
        self.emit(E_EXTORTED, EVERYONE, int(self.actor), int(victim))
        both = 1 << int(self.actor) | 1 << int(victim)
        self.emit(E_EXTORTED_CARD, both, int(self.actor), int(victim), int(kind))
        for seat in range(self.players):
            other = self.duos[seat]
            if seat == self.actor:
                other.belief = seen(other.belief, victim, kind)
            elif seat == victim:
                other.belief = added(other.belief, one(kind), self.actor)
            else:
                other.belief = transferred(other.belief, victim, self.actor)

    def _coup(self) -> None:
        """EL-CARD-9: the order changes from the next turn."""
        self.emit(E_COUP, EVERYONE, int(self.actor), int(self.governor))
        self.governor = self.actor
        self.first = self.left_of(self.actor)
        self._check_victory(self.actor)

    def _exchange(self, option: i64) -> None:
        """EL-CARD-10."""
        duo = self.duos[self.actor]
        amount: i64 = option % 10 + 1
        if option < 10:
            duo.cogs -= amount
            duo.popularity += amount
            self.emit(E_BOUGHT_POPULARITY, EVERYONE, int(self.actor), int(amount))
            self._show_fortune()
        else:
            duo.popularity -= amount
            duo.cogs += amount
            self.emit(E_SOLD_POPULARITY, EVERYONE, int(self.actor), int(amount))
        self._check_victory(self.actor)

    # End of the period.

    def _tax(self, seat: i64) -> None:
        """One player's taxes are one effect (EL-TAX-1)."""
        duo = self.duos[seat]
        cogs: i64 = TAX * count(duo.districts & self.map.steel)
        points: i64 = TAX * count(duo.districts & self.map.ivory)
        if points > FULL - duo.popularity:
            points = FULL - duo.popularity
        duo.cogs += cogs
        duo.popularity += points
        self.emit(E_TAXES, EVERYONE, int(seat), int(cogs), int(points))
        self._check_victory(seat)

    def _election(self) -> None:
        """The most popular player is elected, or the tied ones bid (EL-GOV-1, EL-GOV-2)."""
        best: i64 = -1
        place: i64 = 0
        while place < self.players:
            seat = self.seat_at(place)
            popularity: i64 = self.duos[seat].popularity
            if popularity > best:
                best = popularity
                self.bidders = 0
                self.leader = seat
            if popularity == best:
                self.bidders |= bit(seat)
            place += 1
        first_tied = self.leader
        if count(self.bidders) == 1:
            self._elect(first_tied)
            return
        self.leader = -1
        self.emit(E_TIE, EVERYONE, int(self.bidders))
        self._ask(Q_BID, first_tied)

    def _answer_auction(self, bid: i64) -> None:
        """The actor bids, or passes with 0."""
        self._show_fortune()
        if bid:
            self.bid = bid
            self.leader = self.actor
            self.emit(E_BID, EVERYONE, int(self.actor), int(bid))
        else:
            self.bidders ^= bit(self.actor)
            self.emit(E_PASSED, EVERYONE, int(self.actor))
        if not self.bidders:
            self.governor = -1
            self.emit(E_NO_GOVERNOR, EVERYONE)
            self._end_period()
        elif self.leader >= 0 and self.bidders == bit(self.leader):
            self._elect(self.leader)
        else:
            self._ask(Q_BID, self._next_bidder())

    def _next_bidder(self) -> i64:
        seat = self.left_of(self.actor)
        while not (self.bidders >> seat) & 1:
            seat = self.left_of(seat)
        return seat

    def _elect(self, seat: i64) -> None:
        """An election with its payment is one effect (EL-WIN-6)."""
        self.duos[seat].cogs -= self.bid
        self.governor = seat
        self.first = self.left_of(seat)
        self.emit(E_ELECTED, EVERYONE, int(seat), int(self.bid))
        self._check_victory(seat)
        if self.result is None:
            self._end_period()

    def _clear_auction(self) -> None:
        self.bidders = 0
        self.bid = 0
        self.leader = -1

    def _end_period(self) -> None:
        """EL-GOV-5; a simulation may stop here (EL-BND-2)."""
        self._clear_auction()
        for duo in self.duos:
            duo.used = 0
            duo.certified = False
        if self.limit and self.period >= self.limit:
            self._finish_counted()
            return
        self.period += 1
        self.turn = 1
        self._begin_turn()


def new_state(
    board: Board, players: int, limit: i64, open_fortunes: bool, rng: Rng
) -> EdgarLucienState:
    """Set up a game (EL-SET)."""
    state = EdgarLucienState(board, players, limit, open_fortunes, rng)
    state.duos = [Duo() for _ in range(players)]
    state.pile = card_list(DECK)
    rng.shuffle(state.pile)
    state.pile_size = DECK_SIZE
    state.first = rng.below(players)
    state.lead = state.first
    for seat in range(players):
        state.duos[seat].belief = state.plain_belief(seat)
    state._go_on()
    return state
