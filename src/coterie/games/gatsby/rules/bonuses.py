"""The six bonuses (GA-BON)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count, elements, lowest
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.hidden.belief import at, blurred, seen, swap, swapped
from coterie.games.gatsby.position import (
    CABARET,
    E_CHARACTERS_KEPT,
    E_CHARACTERS_SWAPPED,
    E_DISCARDED,
    E_DREW,
    E_DREW_TILE,
    E_FORCED,
    E_NOT_FORCED,
    E_SAW,
    E_TILE_ASIDE,
    E_TILE_DISCARDED,
    E_TILE_IN_SLOT,
    E_TOKENS_SWAPPED,
    E_TOOK,
    GatsbyPosition,
)
from coterie.games.gatsby.questions import (
    ACTION,
    EXCHANGE,
    MAY_DRAW,
    MAY_FINANCE,
    MAY_PLACE,
    STAY,
    SWAP_CHARACTERS,
    SWAP_TOKENS,
    TAKE,
)
from coterie.games.gatsby.reasons import ALLOWED, NOT_OFFERED
from coterie.games.gatsby.rules import racetrack, turn

# As numbered by the board.
FINANCE: Final = 1
FORCE: Final = 2
TOKENS: Final = 3
PLACE: Final = 4
CHARACTERS: Final = 5

TILES_DRAWN: Final = 3  # GA-BON-7


def trigger(p: GatsbyPosition, bonus: i64) -> None:
    """A bonus comes before the rest of the turn (GA-TURN-5); only Force waits for its end, and
    two of them have one effect (GA-BON-3)."""
    if bonus == FORCE:
        p.force = True
    elif bonus == FINANCE:
        turn.push(p, MAY_FINANCE)
    elif bonus == TOKENS:
        turn.push(p, SWAP_TOKENS)
    elif bonus == PLACE:
        turn.push(p, MAY_PLACE)
    elif bonus == CHARACTERS:
        turn.push(p, SWAP_CHARACTERS)
    else:
        turn.push(p, MAY_DRAW)


def why_not_choose(p: GatsbyPosition, option: i64) -> int:
    """Why a token, a character, a tile or a star may not be chosen now: what can be is shown."""
    return ALLOWED if (p.options >> option) & 1 else NOT_OFFERED


# Force (GA-BON-3).


def force(p: GatsbyPosition, action: i64) -> None:
    """The actor chooses the action that the active player must take."""
    p.emit(E_FORCED, EVERYONE, p.actor, action)
    p.actor = p.active
    turn.start_action(p, action)


def leave_free(p: GatsbyPosition) -> None:
    """The actor declines to force, at the moment of choosing."""
    p.emit(E_NOT_FORCED, EVERYONE, p.actor)
    p.actor = p.active
    turn.ask(p, ACTION)


# Swap tokens (GA-BON-4).


def swappable(p: GatsbyPosition, seat: i64, others: i64) -> i64:
    """The tokens of a seat that can be swapped with one of these others: a swap inside a row
    would change nothing (GA-BON-4)."""
    mine = p.tokens(seat)
    if not others:
        return 0
    if others & CABARET:
        return mine
    row: i64 = 0
    while row < racetrack.ROWS:
        spaces = racetrack.row_spaces(p, row)
        if others & ~spaces == 0:
            return mine & ~spaces
        row += 1
    return mine


def swap_tokens(p: GatsbyPosition, mine: i64, theirs: i64) -> None:
    """Exchange two tokens; this triggers no bonus (GA-BON-1)."""
    both = bit(mine) | bit(theirs)
    p.tokens0 ^= both
    p.tokens1 ^= both
    p.emit(E_TOKENS_SWAPPED, EVERYONE, p.actor, mine, theirs)


# Swap characters (GA-BON-6).


def take_two(p: GatsbyPosition, second: i64) -> None:
    """Take two characters, which everybody sees, and look at the face-down ones."""
    p.second = second
    p.emit(E_TOOK, EVERYONE, p.actor, p.first, second)
    look(p, p.first)
    look(p, second)
    turn.ask(p, EXCHANGE)


def look(p: GatsbyPosition, place: i64) -> None:
    """The actor looks at a character that lies face down."""
    if (p.face_up >> place) & 1:
        return
    character = at(p.characters, place)
    p.set_belief(p.actor, seen(p.belief(p.actor), place, character))
    p.revealed = True
    p.emit(E_SAW, bit(p.actor), p.actor, place, character)


def exchange(p: GatsbyPosition, yes: bool) -> None:
    """Swap the places of the two characters, or not. Each tile takes its side along. The opponent
    learns which was done if one of them lies face up, else only that it may have been done
    (GA-HID-2)."""
    one = p.first
    two = p.second
    both = bit(one) | bit(two)
    other: i64 = 1 - p.actor
    open_tiles = count(p.face_up & both)
    if yes:
        p.characters = swap(p.characters, one, two)
        p.set_belief(p.actor, swapped(p.belief(p.actor), one, two))
    if open_tiles == 0:
        p.set_belief(other, blurred(p.belief(other), one, two))
    elif yes:
        p.set_belief(other, swapped(p.belief(other), one, two))
        if open_tiles == 1 and p.rules >= 2:
            p.face_up ^= both
        elif open_tiles == 1:
            # Under the first rules the place kept its side and the hidden tile was shown.
            shown = one if (p.face_up >> one) & 1 else two
            p.set_belief(other, seen(p.belief(other), shown, at(p.characters, shown)))
            p.revealed = True
    who = EVERYONE if open_tiles else bit(p.actor)
    p.emit(E_CHARACTERS_SWAPPED if yes else E_CHARACTERS_KEPT, who, p.actor, one, two)


# Special tiles (GA-BON-7).


def draw_tiles(p: GatsbyPosition, wanted: i64) -> None:
    """Draw tiles from the pile into the actor's hand, as many as there are."""
    n: i64 = 0
    while n < wanted and p.pile_size > 0:
        tile = p.pile & 15
        p.pile >>= 4
        p.pile_size -= 1
        p.drawn |= bit(tile)
        p.emit(E_DREW_TILE, bit(p.actor), p.actor, tile)
        n += 1
    p.revealed = True
    p.emit(E_DREW, EVERYONE, p.actor, n)


def use_draw(p: GatsbyPosition) -> None:
    """Draw three, of which one will be chosen."""
    draw_tiles(p, TILES_DRAWN)
    turn.ask(p, TAKE)


def discard_drawn(p: GatsbyPosition) -> None:
    """The tiles still in hand are discarded face down."""
    p.set_discards(p.actor, p.discards(p.actor) | p.drawn)
    if p.events is not None:
        for tile in elements(p.drawn):
            p.emit(E_TILE_DISCARDED, bit(p.actor), p.actor, tile)
        p.emit(E_DISCARDED, EVERYONE, p.actor, count(p.drawn))
    p.drawn = 0


def show_tile(p: GatsbyPosition) -> None:
    """A tile from the hand is shown; taking it back would not make the opponent forget it."""
    if p.rules >= 2:
        p.revealed = True


def take_tile(p: GatsbyPosition, tile: i64) -> bool:
    """Choose one of the drawn tiles. It goes into the slot if that is empty; whether it is not,
    and another question is asked."""
    show_tile(p)
    p.drawn ^= bit(tile)
    discard_drawn(p)
    if p.slot(p.actor) >= 0:
        p.drawn = bit(tile)
        turn.ask(p, STAY)
        return True
    p.set_slot(p.actor, tile)
    p.emit(E_TILE_IN_SLOT, EVERYONE, p.actor, tile)
    return False


def leave_in_slot(p: GatsbyPosition, tile: i64) -> None:
    """One of the two tiles stays in the slot, the other is set aside face up."""
    show_tile(p)
    both = p.drawn | bit(p.slot(p.actor))
    away = both ^ bit(tile)
    p.drawn = 0
    p.set_slot(p.actor, tile)
    if p.actor:
        p.aside1 |= away
    else:
        p.aside0 |= away
    p.emit(E_TILE_IN_SLOT, EVERYONE, p.actor, tile)
    p.emit(E_TILE_ASIDE, EVERYONE, p.actor, lowest(away))
