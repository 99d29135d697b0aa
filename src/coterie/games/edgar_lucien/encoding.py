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
from coterie.games.edgar_lucien.board import WHEEL_MOVES, Board
from coterie.games.edgar_lucien.state import (
    BID_MENU,
    BID_MOVES,
    FAMILY,
    PASS,
    PHASES,
    PROGRAMMING,
    Q_BID,
    Q_WHEEL,
    QUESTIONS,
    TURNS,
    Duo,
    EdgarLucienState,
)

# Written out, because mypyc folds a module's own figures only.
DISTRICTS: Final = 40  # board.MOST_DISTRICTS
SECTORS: Final = 12  # board.MOST_SECTORS
SEATS: Final = 4
MOST_COGS: Final = 62  # units of 10,000
FULL: Final = 10
KINDS: Final = 13
CARDS: Final = 2 * KINDS
TWO_OF_EACH: Final = 0x2AAAAAA  # the upper bits of 13 kinds
DECK: Final = 20
PERIODS: Final = 30
STEPS: Final = 32
ALL_IN: Final = 1 + BID_MENU
DUO: Final = [
    ("Cogs in units of 10,000, where I may see them", MOST_COGS),
    ("popularity in tens", FULL),
    ("Edgar's district", DISTRICTS),
    ("Lucien's district", DISTRICTS),
    ("districts under control", DISTRICTS),
    ("how many cards", DECK),
    ("administration actions used this period", 8),
    ("certificates", 4),
    ("took a certificate this period; has set the wheel", 2),
    ("Edgar's sector of the wheel, where I may see it", SECTORS),
    ("Lucien's sector", SECTORS),
    ("Governor; Heritage Protection; first player; first of this turn; asked; bidding; leading", 7),
]
DUO_BITS: Final = sum([length for _, length in DUO])


class EdgarLucienEncoding(Encoding):
    def __init__(self, board: Board) -> None:
        sectors = range(len(board.sectors))
        self.wheels = vec[i16](
            [i16(WHEEL_MOVES + SECTORS * edgar + lucien) for edgar in sectors for lucien in sectors]
        )
        whose = ("mine", "of the next seat", "of the seat after that", "of the seat before me")
        slices = [
            ("my seat", SEATS),
            ("whether 2, 3 or 4 play", 3),
            ("my hand: two bits a kind, one card and a second", CARDS),
            ("the discards, likewise", CARDS),
            ("how many cards are in the pile", DECK),
            ("districts nobody controls", DISTRICTS),
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
        if state.asked == Q_BID or seat not in state.to_act:
            return super().menu(state, seat, out)
        if state.asked == Q_WHEEL:
            return extend(out, self.wheels)
        action: i64 = FAMILY[int(state.asked)]
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
        bits: i64 = one(seat) | one(state.players - 2) << SEATS
        bits |= cards(state.duos[seat].hand) << (SEATS + 3)
        bits |= cards(state.discards) << (SEATS + 3 + CARDS)
        row.set(bits, SEATS + 3 + 2 * CARDS)
        row.set(at_least(state.pile_size, DECK) | state.neutral << DECK, DECK + DISTRICTS)
        self.observe_time(state, row)
        steps: i64 = 0
        agenda: i64 = state.agenda
        while agenda:
            steps |= bit(agenda & 31)
            agenda >>= 5
        row.set(one(state.asked) | steps << len(QUESTIONS), len(QUESTIONS) + STEPS)
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
        bits: i64 = state._unheld()
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
        row.set(at_least(duo.popularity, FULL) | one(duo.edgar) << FULL, FULL + DISTRICTS)
        row.choice(duo.lucien, DISTRICTS)
        row.set(duo.districts | at_least(duo.cards, DECK) << DISTRICTS, DISTRICTS + DECK)
        bits: i64 = duo.used | duo.certificates << 8
        if duo.certified:
            bits |= bit(12)
        if duo.wheel >= 0:
            bits |= bit(13)
            if own or state.phase != PROGRAMMING:
                bits |= bit(14 + duo.wheel // SECTORS)
                bits |= bit(14 + SECTORS + duo.wheel % SECTORS)
        bits |= self.flags(state, seat) << (14 + 2 * SECTORS)
        row.set(bits, 14 + 2 * SECTORS + 7)

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
        if state.asked != Q_WHEEL and state.actor == seat:
            flags |= 16
        if state.leader == seat:
            flags |= 64
        return flags


def cards(cards: i64) -> i64:
    """Two bits a kind: at least one, and two."""
    # Two cards are held as 2, binary 10, and written as 11; three there are not.
    return cards | (cards & TWO_OF_EACH) >> 1
