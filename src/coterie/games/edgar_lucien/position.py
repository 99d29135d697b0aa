"""The position of Edgar & Lucien: its fields, and the words for their numbers. No rules.

Cogs are counted in units of 10,000 and popularity in tens: every rule moves whole ones.
Districts are numbered by the board; sets of them are bit sets. What an action still has to do is
the agenda: a stack of steps, 5 bits each.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.engine.state import State
from coterie.games.edgar_lucien.board import Board
from coterie.games.edgar_lucien.hidden.belief import Hypothesis
from coterie.games.edgar_lucien.questions import NOTHING, QUESTIONS, STEP_BITS

RULES: Final = 2  # the newest version of the rules

START: Final = 5  # 50,000 Cogs and popularity 50 (EL-SET-1)
FULL: Final = 10  # popularity 100 (EL-BND-1)
TOKENS: Final = 16  # Influence tokens of a player (EL-SET-1)
TURNS: Final = 4  # of a period (EL-PER-1)

# The conditions, and their certificates, as sets.
CONDITIONS: Final = ("dandy", "collector", "bureaucrat", "zealot")
DANDY: Final = 1
COLLECTORS: Final = 2
BUREAUCRATS: Final = 4
ZEALOT: Final = 8
ALL_CERTIFICATES: Final = 15

# Administration actions: Edgar's four, then Lucien's, in the order of the board's PLACES.
ACTIONS: Final = (
    "bar_shenanigans", "intimidation", "bank_robbery", "requisition",
    "populist_speech", "heritage_protection", "certificate", "political_support",
)  # fmt: skip
BAR: Final = 0
INTIMIDATION: Final = 1
BANK: Final = 2
REQUISITION: Final = 3
POPULIST: Final = 4  # the first of Lucien's
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

PHASES: Final = ("setup", "programming", "movement", "action", "taxes", "election")
SETUP: Final = 0
PROGRAMMING: Final = 1
MOVEMENT: Final = 2
ACTION_PHASE: Final = 3
TAXES: Final = 4
ELECTION: Final = 5

CHARACTERS: Final = ("edgar", "lucien")

# Events; `events.py` says what their figures are.
E_STARTED: Final = 0
E_TURN: Final = 1
E_CONFIRMED: Final = 2
E_WHEEL: Final = 3
E_MOVED: Final = 4
E_BLOCKED: Final = 5
E_ENDED: Final = 6
E_ROBBED: Final = 7
E_BOUGHT: Final = 8
E_BOUGHT_FROM: Final = 9
E_ACTION: Final = 10
E_SUPPORTED: Final = 11
E_CARD: Final = 12
E_DREW: Final = 13
E_DREW_CARD: Final = 14
E_SHUFFLED: Final = 15
E_COGS: Final = 16
E_POPULARITY: Final = 17
E_HERITAGE: Final = 18
E_CERTIFICATE: Final = 19
E_CERTIFICATE_FROM: Final = 20
E_REQUISITIONED: Final = 21
E_REQUISITIONED_FROM: Final = 22
E_NAMED: Final = 23
E_NEUTRAL: Final = 24
E_LOST: Final = 25
E_PAID_POPULARITY: Final = 26
E_PAID_COGS: Final = 27
E_EXTORTED: Final = 28
E_EXTORTED_CARD: Final = 29
E_COUP: Final = 30
E_BOUGHT_POPULARITY: Final = 31
E_SOLD_POPULARITY: Final = 32
E_DISCARDED: Final = 33
E_TAXES: Final = 34
E_TIE: Final = 35
E_BID: Final = 36
E_PASSED: Final = 37
E_ELECTED: Final = 38
E_NO_GOVERNOR: Final = 39
E_WON: Final = 40
E_STOPPED: Final = 41

# The first move of each question's family.
FAMILY: Final = [QUESTIONS[question].family.start for question in sorted(QUESTIONS)]


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


class EdgarLucienPosition(State):
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
        # The question, who is asked (unless several are), and the options as a set, which wheels
        # and bids do not read.
        self.actor: i64 = 0
        self.question: i64 = NOTHING
        self.options: i64 = 0

    def copy_to(self, new: "EdgarLucienPosition") -> None:
        """Give another position, which has its own dice, everything this one has."""
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
        new.question = self.question
        new.options = self.options

    def seat_at(self, place: i64) -> i64:
        """The seat at a place of this turn's order, counted from 0 (EL-SET-5)."""
        return (self.lead + place) % self.players

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (EL-SET-5)."""
        return (seat + 1) % self.players

    def owner(self, district: i64) -> i64:
        """Who controls a district, -1 for nobody."""
        for seat in range(self.players):
            if (self.duos[seat].districts >> district) & 1:
                return seat
        return -1

    def unheld(self) -> i64:
        """The certificates nobody holds."""
        free: i64 = ALL_CERTIFICATES
        for duo in self.duos:
            free &= ~duo.certificates
        return free

    def begin_phase(self, phase: i64) -> None:
        self.phase = phase
        self.done = 0

    def push(self, step: i64) -> None:
        """Put a step on top of the agenda."""
        self.agenda = (self.agenda << STEP_BITS) | step
