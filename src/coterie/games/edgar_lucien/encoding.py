"""Edgar & Lucien as numbers.

An action is a move as it is (0 to PASS), except for bids, which are open: after PASS come
raises by 10,000 to 100,000 Cogs (BID_MENU slots) and, where that is more, all one has.
Moves name players by their seat, so an observation says which seat is one's own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from coterie.engine.bits import bit
from coterie.engine.encoding import Encoding, Row
from coterie.engine.state import State
from coterie.games.edgar_lucien.board import MOST_DISTRICTS, MOST_SECTORS
from coterie.games.edgar_lucien.state import (
    BID_MENU,
    BID_MOVES,
    PASS,
    PHASES,
    PROGRAMMING,
    Q_WHEEL,
    QUESTIONS,
    TURNS,
    Duo,
    EdgarLucienState,
)

SEATS: Final = 4
MOST_COGS: Final = 62  # units of 10,000
FULL: Final = 10
KINDS: Final = 13
TWO_OF_EACH: Final = 0x2AAAAAA  # the upper bits of 13 kinds
DECK: Final = 20
PERIODS: Final = 30
STEPS: Final = 32
ALL_IN: Final = 1 + BID_MENU
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
    ("Governor; Heritage Protection; first player; first of this turn; asked; bidding; leading", 7),
]
DUO_BITS: Final = sum([length for _, length in DUO])


class EdgarLucienEncoding(Encoding):
    def __init__(self) -> None:
        whose = ("mine", "of the next seat", "of the seat after that", "of the seat before me")
        slices = [
            ("my seat", SEATS),
            ("whether 2, 3 or 4 play", 3),
            ("my hand: two bits a kind, one card and a second", 2 * KINDS),
            ("the discards, likewise", 2 * KINDS),
            ("how many cards are in the pile", DECK),
            ("districts nobody controls", MOST_DISTRICTS),
            ("certificates nobody holds", 4),
            ("the period", PERIODS),
            ("the turn of the period", TURNS),
            ("the phase", len(PHASES)),
            ("how many are done in this phase", 2 * SEATS),
            ("Edgar has acted; Lucien has acted", 2),
            ("the question", len(QUESTIONS)),
            ("steps still to come", STEPS),
            ("the highest bid, in units of 10,000", MOST_COGS),
        ]
        for n in range(SEATS):
            slices += [(f"{name}, {whose[n]}", length) for name, length in DUO]
        super().__init__(slices, PASS + ALL_IN + 1, wait=-1, together=True)

    def menu(self, state: State, seat: int, out: vec[i16]) -> vec[i16]:
        assert isinstance(state, EdgarLucienState)
        for move in state.legal(seat):
            action: i64 = move
            if action > PASS:
                action = self.action_of(state, seat, move)
            out = append(out, i16(action))
        return out

    def action_of(self, state: State, seat: int, move: int) -> int:
        if move <= PASS:
            return move
        assert isinstance(state, EdgarLucienState)
        raised = move - BID_MOVES - int(state.bid)
        return PASS + raised if raised <= BID_MENU else PASS + ALL_IN

    def move_of(self, state: State, seat: int, action: int) -> int:
        if action < 0 or action > PASS + ALL_IN:
            return -1
        if action <= PASS:
            return action
        assert isinstance(state, EdgarLucienState)
        if action < PASS + ALL_IN:
            return BID_MOVES + int(state.bid) + action - PASS
        return BID_MOVES + int(state.duos[seat].cogs)

    def observe(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, EdgarLucienState)
        row.choice(seat, SEATS)
        row.choice(state.players - 2, 3)
        write_cards(row, state.duos[seat].hand)
        write_cards(row, state.discards)
        row.count(state.pile_size, DECK)
        row.set(state.neutral, MOST_DISTRICTS)
        row.set(state._unheld(), 4)
        row.count(state.period, PERIODS)
        row.choice(state.turn - 1, TURNS)
        row.choice(state.phase, len(PHASES))
        row.count(state.done, 2 * SEATS)
        row.flag(state.edgar_acted)
        row.flag(state.lucien_acted)
        row.choice(state.asked, len(QUESTIONS))
        steps: i64 = 0
        agenda: i64 = state.agenda
        while agenda:
            steps |= bit(agenda & 31)
            agenda >>= 5
        row.set(steps, STEPS)
        row.count(state.bid, MOST_COGS)
        n = 0
        while n < SEATS:
            if n < state.players:
                self.observe_duo(state, (seat + n) % state.players, seat, row)
            else:
                row.blank(DUO_BITS)
            n += 1

    def observe_duo(self, state: EdgarLucienState, seat: int, observer: int, row: Row) -> None:
        duo: Duo = state.duos[seat]
        own = seat == observer
        cogs: i64 = 0
        if own or state.open_fortunes:
            cogs = duo.cogs
        row.count(cogs, MOST_COGS)
        row.count(duo.popularity, FULL)
        row.choice(duo.edgar, MOST_DISTRICTS)
        row.choice(duo.lucien, MOST_DISTRICTS)
        row.set(duo.districts, MOST_DISTRICTS)
        row.count(duo.cards, DECK)
        row.set(duo.used, 8)
        row.set(duo.certificates, 4)
        row.flag(duo.certified)
        row.flag(duo.wheel >= 0)
        edgar: i64 = -1
        lucien: i64 = -1
        if duo.wheel >= 0 and (own or state.phase != PROGRAMMING):
            edgar = duo.wheel // MOST_SECTORS
            lucien = duo.wheel % MOST_SECTORS
        row.choice(edgar, MOST_SECTORS)
        row.choice(lucien, MOST_SECTORS)
        flags: i64 = ((state.bidders >> seat) & 1) << 5
        if state.governor == seat:
            flags |= 1
        if state.heritage == seat:
            flags |= 2
        if state.first == seat:
            flags |= 4
        if state.lead == seat:
            flags |= 8
        if state.asked != Q_WHEEL and state.actor == seat:
            flags |= 16
        if state.leader == seat:
            flags |= 64
        row.set(flags, 7)


def write_cards(row: Row, cards: i64) -> None:
    """Two bits a kind: at least one, and two."""
    # Two cards are held as 2, binary 10, and written as 11; three there are not.
    row.set(cards | (cards & TWO_OF_EACH) >> 1, 2 * KINDS)
