"""A position as it may be for all a seat has seen (GA-HID-3)."""

from mypy_extensions import i64

from coterie.engine.bits import bit, count, elements
from coterie.engine.rng import Rng
from coterie.games.gatsby.hidden.belief import draw_world, renamed
from coterie.games.gatsby.position import GatsbyPosition
from coterie.games.gatsby.rules import ending, turn


def draw_hidden(p: GatsbyPosition, seat: i64, rng: Rng) -> None:
    """Deal anew what the seat has not seen. It knows that the game has not ended: so the
    opponent's face-down characters complete no winning set."""
    other: i64 = 1 - seat
    belief = p.belief(seat)
    real = p.characters
    p.characters = draw_world(belief, rng)
    while ending.wins(p, other):
        p.characters = draw_world(belief, rng)
    p.set_belief(other, renamed(p.belief(other), real, p.characters))
    shuffle_tiles(p, seat, rng)


def shuffle_tiles(p: GatsbyPosition, seat: i64, rng: Rng) -> None:
    """Deal anew the special tiles the seat has not seen: the pile, the opponent's discards, and
    what the opponent has just drawn."""
    other: i64 = 1 - seat
    discards = p.discards(other)
    theirs: i64 = p.drawn if p.actor == other else 0
    unseen = elements(discards | theirs)
    pile: i64 = p.pile
    n: i64 = 0
    while n < p.pile_size:
        unseen.append(pile & 15)
        pile >>= 4
        n += 1
    unseen.sort()  # their real order must not show through the dice
    rng.shuffle(unseen)
    p.set_discards(other, take_some(unseen, count(discards)))
    if theirs:
        p.drawn = take_some(unseen, count(theirs))
        p.options = turn.options_of(p, p.question)
    p.pile = 0
    for tile in unseen:
        p.pile = (p.pile << 4) | tile


def take_some(tiles: list[int], how_many: i64) -> i64:
    """So many tiles from the end of a list, as a set."""
    found: i64 = 0
    while how_many > 0:
        found |= bit(tiles.pop())
        how_many -= 1
    return found
