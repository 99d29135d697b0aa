"""Edgar & Lucien as numbers.

An action is a move as it is (0 to PASS), except for bids, which are open: after PASS come
raises by 10,000 to 100,000 Cogs (BID_MENU slots) and, where that is more, all one has.
Moves name players by their seat, so an observation says which seat is one's own.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from coterie.engine.bits import bit
from coterie.engine.encoding import Encoding, Row, at_least, one
from coterie.engine.state import State
from coterie.games.edgar_lucien.board import Board
from coterie.games.edgar_lucien.position import (
    FAMILY,
    FULL,
    PHASES,
    PROGRAMMING,
    TURNS,
    Duo,
)
from coterie.games.edgar_lucien.questions import (
    BID_MOVES,
    MOST_DISTRICTS,
    MOST_SECTORS,
    NOTHING,
    PASS,
    Q_BID,
    Q_WHEEL,
    QUESTIONS,
    STEP_BITS,
    STEP_MASK,
)
from coterie.games.edgar_lucien.rules.election import BID_MENU
from coterie.games.edgar_lucien.state import EdgarLucienState

SEATS: Final = 4
MOST_COGS: Final = 62  # units of 10,000
KINDS: Final = 13
CARDS: Final = 2 * KINDS
TWO_OF_EACH: Final = 0x2AAAAAA  # the upper bits of 13 kinds
DECK: Final = 20
PERIODS: Final = 30
STEPS: Final = 32
QUESTION_BITS: Final = 18  # len(QUESTIONS), written out because mypyc folds figures only
ALL_IN: Final = 11  # 1 + BID_MENU, likewise
DUO: Final = [
    ("Cogs in units of 10,000, where I may see them", MOST_COGS),
    ("popularity in tens", FULL),
    ("Edgar's district", MOST_DISTRICTS),
    ("Lucien's district", MOST_DISTRICTS),
    ("districts under control", MOST_DISTRICTS),
    ("how many cards", DECK),
    ("administration actions used this period", 8),
    ("certificates", 4),
    ("took a certificate this period; has set the wheel", 2),
    ("Edgar's sector of the wheel, where I may see it", MOST_SECTORS),
    ("Lucien's sector", MOST_SECTORS),
    ("Governor; Heritage Protection; first player; first in turn; to choose; bidding; leading", 7),
]
DUO_BITS: Final = sum([length for _, length in DUO])


class EdgarLucienEncoding(Encoding):
    def __init__(self, board: Board) -> None:
        assert len(QUESTIONS) == QUESTION_BITS
        assert BID_MENU + 1 == ALL_IN
        # All maps of a board have the same wheel.
        self.wheels = vec[i16]([i16(move) for move in board.maps[0].wheel_moves])
        whose = ("mine", "of the next seat", "of the seat after that", "of the seat before me")
        slices = [
            ("my seat", SEATS),
            ("whether 2, 3 or 4 play", 3),
            ("my hand: two bits a kind, one card and a second", CARDS),
            ("the discards, likewise", CARDS),
            ("how many cards are in the pile", DECK),
            ("districts nobody controls", MOST_DISTRICTS),
            ("certificates nobody holds", 4),
            ("the period", PERIODS),
            ("the turn of the period", TURNS),
            ("the phase", len(PHASES)),
            ("how many are done in this phase", 2 * SEATS),
            ("Edgar has acted; Lucien has acted", 2),
            ("the question", QUESTION_BITS),
            ("steps still to come", STEPS),
            ("the highest bid, in units of 10,000", MOST_COGS),
        ]
        for n in range(SEATS):
            slices += [(f"{name}, {whose[n]}", length) for name, length in DUO]
        super().__init__(slices, PASS + ALL_IN + 1, wait=-1, together=True)

    def menu(self, state: State, seat: int, out: vec[i16]) -> vec[i16]:
        assert isinstance(state, EdgarLucienState)
        if state.question == Q_BID or seat not in state.to_act:
            return super().menu(state, seat, out)
        if state.question == Q_WHEEL:
            return extend(out, self.wheels)
        action: i64 = FAMILY[state.question]
        options: i64 = state.options
        while options:
            if options & 1:
                out = append(out, i16(action))
            options >>= 1
            action += 1
        return out

    def action_of(self, state: State, seat: int, move: int) -> int:
        if move <= PASS:
            return move
        assert isinstance(state, EdgarLucienState)
        raised = move - BID_MOVES - state.bid
        return PASS + raised if raised <= BID_MENU else PASS + ALL_IN

    def move_of(self, state: State, seat: int, action: int) -> int:
        if action < 0 or action > PASS + ALL_IN:
            return -1
        if action <= PASS:
            return action
        assert isinstance(state, EdgarLucienState)
        if action < PASS + ALL_IN:
            return BID_MOVES + state.bid + action - PASS
        return BID_MOVES + state.duos[seat].cogs

    def observe(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, EdgarLucienState)
        bits: i64 = one(seat) | one(state.players - 2) << SEATS
        bits |= cards(state.duos[seat].hand) << (SEATS + 3)
        bits |= cards(state.discards) << (SEATS + 3 + CARDS)
        row.set(bits, SEATS + 3 + 2 * CARDS)
        row.set(at_least(state.pile_size, DECK) | state.neutral << DECK, DECK + MOST_DISTRICTS)
        self.observe_time(state, row)
        steps: i64 = 0
        agenda: i64 = state.agenda
        while agenda:
            steps |= bit(agenda & STEP_MASK)
            agenda >>= STEP_BITS
        row.set(one(state.question) | steps << QUESTION_BITS, QUESTION_BITS + STEPS)
        row.count(state.bid, MOST_COGS)
        players: i64 = state.players
        other: i64 = seat
        n: i64 = 0
        while n < SEATS:
            if n < players:
                self.observe_duo(state, other, seat, row)
                other += 1
                if other == players:
                    other = 0
            else:
                row.blank(DUO_BITS)
            n += 1

    def observe_time(self, state: EdgarLucienState, row: Row) -> None:
        """From the certificates nobody holds to who has acted."""
        bits: i64 = state.unheld()
        at: i64 = 4
        bits |= at_least(state.period, PERIODS) << at
        at += PERIODS
        bits |= one(state.turn - 1) << at
        at += TURNS
        bits |= one(state.phase) << at
        at += len(PHASES)
        bits |= at_least(state.done, 2 * SEATS) << at
        at += 2 * SEATS
        if state.edgar_acted:
            bits |= bit(at)
        if state.lucien_acted:
            bits |= bit(at + 1)
        row.set(bits, at + 2)

    def observe_duo(self, state: EdgarLucienState, seat: i64, observer: i64, row: Row) -> None:
        duo: Duo = state.duos[seat]
        own = seat == observer
        cogs: i64 = 0
        if own or state.open_fortunes:
            cogs = duo.cogs
        row.count(cogs, MOST_COGS)
        row.set(at_least(duo.popularity, FULL) | one(duo.edgar) << FULL, FULL + MOST_DISTRICTS)
        row.choice(duo.lucien, MOST_DISTRICTS)
        row.set(duo.districts | at_least(duo.cards, DECK) << MOST_DISTRICTS, MOST_DISTRICTS + DECK)
        bits: i64 = duo.used | duo.certificates << 8
        if duo.certified:
            bits |= bit(12)
        if duo.wheel >= 0:
            bits |= bit(13)
            if own or state.phase != PROGRAMMING:
                bits |= bit(14 + duo.wheel // MOST_SECTORS)
                bits |= bit(14 + MOST_SECTORS + duo.wheel % MOST_SECTORS)
        bits |= self.flags(state, seat) << (14 + 2 * MOST_SECTORS)
        row.set(bits, 14 + 2 * MOST_SECTORS + 7)

    def flags(self, state: EdgarLucienState, seat: i64) -> i64:
        flags: i64 = ((state.bidders >> seat) & 1) << 5
        if state.governor == seat:
            flags |= 1
        if state.heritage == seat:
            flags |= 2
        if state.first == seat:
            flags |= 4
        if state.lead == seat:
            flags |= 8
        if state.question != NOTHING and state.question != Q_WHEEL and state.actor == seat:
            flags |= 16
        if state.leader == seat:
            flags |= 64
        return flags


def cards(cards: i64) -> i64:
    """Two bits a kind: at least one, and two."""
    # Two cards are held as 2, binary 10, and written as 11; three there are not.
    return cards | (cards & TWO_OF_EACH) >> 1


def make_encoding(board: Board) -> EdgarLucienEncoding:
    return EdgarLucienEncoding(board)
