"""The end of the turn and of the game (GA-END)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.result import Result
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.hidden.belief import at, seen
from coterie.games.gatsby.position import (
    BOARD_PLACES,
    CABARET_PLACES,
    E_STALEMATE,
    E_TILE_USED,
    E_WON,
    E_WON_WHO,
    FINANCE_PLACES,
    IDLE_TURNS,
    RACE_PLACES,
    GatsbyPosition,
)
from coterie.games.gatsby.questions import ACTION, FORCE, NOTHING
from coterie.games.gatsby.rules import cabaret, finance, racetrack, turn

ENDINGS: Final = ("suit", "suits", "prestige", "characters", "draw")
EACH_SUIT: Final = 0b001001001001001  # the lowest bit of each of the five counts


def end_turn(p: GatsbyPosition) -> None:
    """Award characters, check for victory (GA-END-1), pass the turn (GA-TURN-1)."""
    cabaret.award(p)
    finance.award(p)
    racetrack.award(p)
    if p.using >= 0:
        # A used tile leaves the game (GA-TURN-3).
        p.used |= bit(p.using)
        p.emit(E_TILE_USED, EVERYONE, p.active, p.using)
        p.using = -1
    p.idle = 0 if p.changed else p.idle + 1
    check_victory(p)
    if p.result is not None:
        return
    # The action is forced after the awards (GA-BON-3).
    forcing = p.force
    p.force = False
    p.active = 1 - p.active
    p.actor = 1 - p.active if forcing else p.active
    turn.ask(p, FORCE if forcing else ACTION)


def award(p: GatsbyPosition, place: i64, seat: i64) -> None:
    """A seat wins the character of a place. A face-down one stays so: only its new owner sees it
    (GA-END-1)."""
    p.present &= ~bit(place)
    if seat:
        p.won1 |= bit(place)
    else:
        p.won0 |= bit(place)
    p.emit(E_WON, EVERYONE, seat, place)
    if p.won(seat) & ~p.face_up and p.rules >= 2:
        # Whether the game ends now, or goes on, says something about the face-down characters of
        # the one who wins a character. So it counts as revealing whatever they are: that depends
        # on tokens, levels and sides alone, which everybody sees. Any other end of the game, or
        # its absence, follows from what everybody sees.
        p.revealed = True
    if not (p.face_up >> place) & 1:
        character = at(p.characters, place)
        p.set_belief(seat, seen(p.belief(seat), place, character))
        p.revealed = True
        p.emit(E_WON_WHO, bit(seat), seat, place, character)


def suit_counts(p: GatsbyPosition, seat: i64) -> i64:
    """How many characters of each suit the seat owns, 3 bits a suit."""
    won = p.won(seat)
    counts: i64 = 0
    place: i64 = 0
    while place < BOARD_PLACES:
        if (won >> place) & 1:
            counts += bit(3 * (at(p.characters, place) // 3))
        place += 1
    return counts


def three_of_a_suit(p: GatsbyPosition, seat: i64) -> bool:
    counts = suit_counts(p, seat)
    return (counts & (counts >> 1) & EACH_SUIT) != 0


def all_suits(p: GatsbyPosition, seat: i64) -> bool:
    counts = suit_counts(p, seat)
    return ((counts | (counts >> 1)) & EACH_SUIT) == EACH_SUIT


def wins(p: GatsbyPosition, seat: i64) -> bool:
    """Whether the seat owns three of a suit or one of each (GA-END-2)."""
    return three_of_a_suit(p, seat) or all_suits(p, seat)


def location_empty(p: GatsbyPosition) -> bool:
    """Whether the last character of a location has been awarded (GA-END-2)."""
    return (
        p.present & CABARET_PLACES == 0
        or p.present & FINANCE_PLACES == 0
        or p.present & RACE_PLACES == 0
    )


def is_over(p: GatsbyPosition) -> bool:
    """Whether the position ends the game (GA-END-2, GA-END-6)."""
    return wins(p, 0) or wins(p, 1) or p.idle >= IDLE_TURNS or location_empty(p)


def prestige(p: GatsbyPosition, seat: i64) -> i64:
    """The characters' prestige, and one for a tile in the slot and for each one set aside
    (GA-END-3)."""
    won = p.won(seat)
    total: i64 = count(p.aside(seat))
    if p.slot(seat) >= 0:
        total += 1
    place: i64 = 0
    while place < BOARD_PLACES:
        if (won >> place) & 1:
            total += p.board.prestige[at(p.characters, place)]
        place += 1
    return total


def check_victory(p: GatsbyPosition) -> None:
    """End the game if it is over: if one player has won (GA-END-2), else, also if both have
    (GA-END-5), by prestige."""
    zero = wins(p, 0)
    if zero != wins(p, 1):
        winner: i64 = 0 if zero else 1
        finish(p, winner, "suit" if three_of_a_suit(p, winner) else "suits")
    elif is_over(p):
        if p.idle >= IDLE_TURNS:
            p.emit(E_STALEMATE, EVERYONE)
        finish_by_prestige(p)


def finish_by_prestige(p: GatsbyPosition) -> None:
    """More prestige wins, then more characters; else nobody does (GA-END-4)."""
    lead = prestige(p, 0) - prestige(p, 1)
    if lead != 0:
        finish(p, 0 if lead > 0 else 1, "prestige")
        return
    lead = count(p.won0) - count(p.won1)
    if lead != 0:
        finish(p, 0 if lead > 0 else 1, "characters")
    else:
        finish(p, -1, "draw")


def finish(p: GatsbyPosition, winner: i64, reason: str) -> None:
    """The game is over; nobody is asked anything any more."""
    p.question = NOTHING
    p.options = 0
    p.to_act = ()
    p.revealed = True
    if p.rules >= 2:
        # Under the first rules what the last turn had set stayed.
        p.force = False
        p.changed = False
        p.step = 0
        p.link = -1
        p.rows = 0
        p.first = -1
        p.second = -1
    scores = (prestige(p, 0), prestige(p, 1))
    if winner < 0:
        p.result = Result((), (1, 1), scores, reason)
    elif winner == 0:
        p.result = Result((0,), (1, 2), scores, reason)
    else:
        p.result = Result((1,), (2, 1), scores, reason)
