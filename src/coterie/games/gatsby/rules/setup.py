"""Material and set-up (GA-MAT, GA-SET)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count, elements
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.board import CABARET_SPACES
from coterie.games.gatsby.hidden.belief import PLACES, seen
from coterie.games.gatsby.position import E_STAR, E_TILE_KEPT, TILES, GatsbyPosition
from coterie.games.gatsby.questions import ACTION, KEEP, STAR
from coterie.games.gatsby.rules import bonuses, turn

SHOWN_AT_FIRST: Final = 0b100011001011  # places whose character starts face up (GA-SET-3)
# Places of the lower and the upper open character of the Finance Center and of the Racetrack.
LOWER_AND_UPPER: Final = ((3, 6), (11, 7))


def has_token(p: GatsbyPosition, seat: i64) -> bool:
    """Whether a token is left in the player's supply (GA-MAT-1)."""
    return count(p.tokens(seat)) < p.supply


def lay_tiles(p: GatsbyPosition, layout: list[int]) -> None:
    """Lay the Cabaret tiles: for each slot (top, right, left, bottom) 4*tile + turns, a turn
    being 90 degrees clockwise; then the tables of bonuses and stars."""
    board = p.board
    bonus = [0] * CABARET_SPACES
    stars: i64 = 0
    for slot in range(4):
        tile = layout[slot] // 4
        a0 = 3 * (slot & 1)
        b0 = 3 * (slot >> 1)
        for r in range(3):
            for c in range(3):
                row, column = r, c
                for _ in range(layout[slot] % 4):
                    row, column = column, 2 - row
                space = (a0 + column) * 6 + b0 + row
                bonus[space] = board.tiles[tile][r][c]
                if board.tile_stars[tile] == (r, c):
                    stars |= bit(space)
    p.layout = layout
    p.bonus = bonus + board.race_bonus
    p.stars = stars


def set_up(p: GatsbyPosition) -> None:
    """Set up a game with the position's own dice."""
    rng = p.rng
    # Tiles into slots, each turned at random (GA-SET-1).
    tiles = [0, 1, 2, 3]
    rng.shuffle(tiles)
    lay_tiles(p, [4 * tile + rng.below(4) for tile in tiles])
    # Twelve characters are dealt; those at the last three places leave the game (GA-SET-2).
    characters = list(range(PLACES))
    rng.shuffle(characters)
    deal_characters(p, characters)
    # Special tiles in a pile, face down; Ascension tokens stand on level 0 (GA-SET-5).
    pile = list(range(len(TILES)))
    rng.shuffle(pile)
    for tile in pile:
        p.pile = (p.pile << 4) | tile
    p.pile_size = len(TILES)
    start(p, rng.below(2))


def deal_characters(p: GatsbyPosition, characters: list[int]) -> None:
    """Lay a character on each place, six of them face up (GA-SET-3); of the open ones of the
    Finance Center and the Racetrack the lower has not more prestige (GA-SET-4)."""
    for lower, upper in LOWER_AND_UPPER:
        if p.board.prestige[characters[lower]] > p.board.prestige[characters[upper]]:
            characters[lower], characters[upper] = characters[upper], characters[lower]
    place: i64 = 0
    while place < PLACES:
        character: i64 = characters[place]
        p.characters |= character << (4 * place)
        place += 1
    p.face_up = SHOWN_AT_FIRST
    for shown in elements(SHOWN_AT_FIRST):
        p.belief0 = seen(p.belief0, shown, characters[shown])
        p.belief1 = seen(p.belief1, shown, characters[shown])


def start(p: GatsbyPosition, first: i64) -> None:
    """The player who does not start draws two tiles (GA-SET-6)."""
    p.active = first
    p.actor = 1 - first
    bonuses.draw_tiles(p, 2)
    turn.ask(p, KEEP)


def keep_tile(p: GatsbyPosition, tile: i64) -> None:
    """… keeps one face up, discards the other face down (GA-SET-6) …"""
    bonuses.show_tile(p)
    p.drawn ^= bit(tile)
    bonuses.discard_drawn(p)
    p.set_slot(p.actor, tile)
    p.emit(E_TILE_KEPT, EVERYONE, p.actor, tile)
    turn.ask(p, STAR)


def place_on_star(p: GatsbyPosition, space: i64) -> None:
    """… and places a token on a star (GA-SET-6). Then the first turn begins."""
    if p.actor:
        p.tokens1 = bit(space)
    else:
        p.tokens0 = bit(space)
    p.emit(E_STAR, EVERYONE, p.actor, space)
    p.actor = p.active
    turn.ask(p, ACTION)
