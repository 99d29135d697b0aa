"""A position of Gatsby: its fields, and nothing of the rules.

Everything is a number or a shared list, so that a clone copies a few dozen words. Bit sets hold
the tokens (one bit per space), the rows, the places of characters and the special tiles. There
are two of most things; a function takes Dorothy's or James's by the seat.
"""

from typing import Final

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.engine.state import State
from coterie.games.gatsby.board import Board
from coterie.games.gatsby.hidden.belief import NOTHING_KNOWN

RULES: Final = 2  # the version of the rules; `State.rules` says which one a position follows

SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]
UNLIMITED: Final = 1000  # tokens: more than the board has spaces
MOST_STEPS: Final = 15  # on the agenda
IDLE_TURNS: Final = 4  # so many turns in a row without any change end the game (GA-END-6)

# Spaces: those of the Cabaret, then those of the Racetrack.
CABARET: Final = (1 << 36) - 1

# Places of characters: three at the Cabaret, four at the Finance Center, five at the Racetrack,
# then those of the three characters that left the game.
FIRST_FINANCE: Final = 3
FIRST_RACE: Final = 7
BOARD_PLACES: Final = 12
ON_BOARD: Final = 0b111111111111
CABARET_PLACES: Final = 0b111
FINANCE_PLACES: Final = 0b1111000
RACE_PLACES: Final = 0b111110000000

# The types of tables say that their length is open: mypyc would take one of fixed length apart
# wherever it is used.

# Actions: the four main ones, and a player's special tile.
ACTIONS: Final[tuple[str, ...]] = (
    "cabaret_cabaret", "cabaret_finance", "finance_race", "race_race", "special",
)  # fmt: skip
SPECIAL: Final = 4
TILES: Final[tuple[str, ...]] = (
    "two_tables", "three_linked", "cabaret_swap", "cabaret_anywhere", "grand_tour",
    "finance_twice", "double_swap", "two_on_a_row", "three_rows", "swap_race", "race_anywhere",
)  # fmt: skip

# Events; `events` names their fields.
E_TILE_KEPT: Final = 0
E_TILE_DISCARDED: Final = 1
E_STAR: Final = 2
E_ACTION: Final = 3
E_FORCED: Final = 4
E_NOT_FORCED: Final = 5
E_PLACED: Final = 6
E_BONUS: Final = 7
E_PASSED: Final = 8
E_ADVANCED: Final = 9
E_TOKENS_SWAPPED: Final = 10
E_TOOK: Final = 11
E_SAW: Final = 12
E_CHARACTERS_SWAPPED: Final = 13
E_CHARACTERS_KEPT: Final = 14
E_DREW: Final = 15
E_DREW_TILE: Final = 16
E_TILE_IN_SLOT: Final = 17
E_TILE_ASIDE: Final = 18
E_WON: Final = 19
E_WON_WHO: Final = 20
E_ROW_CLOSED: Final = 21
E_TILE_USED: Final = 22
E_SKIPPED: Final = 23
E_DISCARDED: Final = 24
E_SPECIAL: Final = 25
E_STALEMATE: Final = 26


class GatsbyPosition(State):
    """Seat 0 is Dorothy, seat 1 is James."""

    def __init__(self, board: Board, supply: i64, rng: Rng) -> None:
        super().__init__(2, rng)
        self.board = board
        self.supply = supply  # tokens per player, on the board or not
        # Set-up: which tile lies in each Cabaret slot, turned how often; the tables made of it.
        self.layout: list[int] = []
        self.bonus: list[int] = []
        self.stars: i64 = 0
        # Tokens of Dorothy and James, a bit per space; Ascension levels; closed rows.
        self.tokens0: i64 = 0
        self.tokens1: i64 = 0
        self.level0: i64 = 0
        self.level1: i64 = 0
        self.closed: i64 = 0
        # Characters: 4 bits per place; bit sets of places.
        self.characters: i64 = 0
        self.face_up: i64 = 0
        self.present: i64 = ON_BOARD
        self.won0: i64 = 0
        self.won1: i64 = 0
        self.belief0: list[int] = [NOTHING_KNOWN]
        self.belief1: list[int] = [NOTHING_KNOWN]
        # Special tiles: the pile (4 bits per tile, the top one lowest), slots (-1: empty) and sets.
        self.pile: i64 = 0
        self.pile_size: i64 = 0
        self.drawn: i64 = 0  # in the hand of the player who is choosing
        self.slot0: i64 = -1
        self.slot1: i64 = -1
        self.aside0: i64 = 0
        self.aside1: i64 = 0
        self.discards0: i64 = 0
        self.discards1: i64 = 0
        self.used: i64 = 0
        self.using: i64 = -1
        # The turn.
        self.active: i64 = 0
        self.action: i64 = -1  # where the Action token stands: 0-3, 4 + seat, -1 at first
        self.force = False  # the active player will force the next action
        # Whether something has changed on the board this turn. A swap always comes after a token,
        # an advance or a tile that has, so nobody learns from this whether it was made.
        self.changed = False
        self.idle: i64 = 0
        self.agenda: i64 = 0  # steps to come, 4 bits each, the next one lowest
        self.step: i64 = 0
        self.link: i64 = -1  # the space of the action's last token
        self.rows: i64 = 0  # rows used by this action
        self.first: i64 = -1  # chosen as the first of two
        self.second: i64 = -1
        # What is asked of whom, and the bits that can be chosen.
        self.actor: i64 = 0
        self.question: i64 = 0
        self.options: i64 = 0

    def tokens(self, seat: i64) -> i64:
        return self.tokens1 if seat else self.tokens0

    def level(self, seat: i64) -> i64:
        return self.level1 if seat else self.level0

    def won(self, seat: i64) -> i64:
        return self.won1 if seat else self.won0

    def belief(self, seat: i64) -> list[int]:
        return self.belief1 if seat else self.belief0

    def slot(self, seat: i64) -> i64:
        return self.slot1 if seat else self.slot0

    def aside(self, seat: i64) -> i64:
        return self.aside1 if seat else self.aside0

    def discards(self, seat: i64) -> i64:
        return self.discards1 if seat else self.discards0

    def set_belief(self, seat: i64, belief: list[int]) -> None:
        if seat:
            self.belief1 = belief
        else:
            self.belief0 = belief

    def set_slot(self, seat: i64, tile: i64) -> None:
        if seat:
            self.slot1 = tile
        else:
            self.slot0 = tile

    def set_discards(self, seat: i64, tiles: i64) -> None:
        if seat:
            self.discards1 = tiles
        else:
            self.discards0 = tiles

    def copy_from(self, other: "GatsbyPosition") -> None:
        """Take over all fields but the dice, which a clone copies for itself, and the events."""
        self.to_act = other.to_act
        self.rules = other.rules
        self.result = other.result
        self.revealed = other.revealed
        self.layout = other.layout
        self.bonus = other.bonus
        self.stars = other.stars
        self.tokens0 = other.tokens0
        self.tokens1 = other.tokens1
        self.level0 = other.level0
        self.level1 = other.level1
        self.closed = other.closed
        self.characters = other.characters
        self.face_up = other.face_up
        self.present = other.present
        self.won0 = other.won0
        self.won1 = other.won1
        self.belief0 = other.belief0
        self.belief1 = other.belief1
        self.pile = other.pile
        self.pile_size = other.pile_size
        self.drawn = other.drawn
        self.slot0 = other.slot0
        self.slot1 = other.slot1
        self.aside0 = other.aside0
        self.aside1 = other.aside1
        self.discards0 = other.discards0
        self.discards1 = other.discards1
        self.used = other.used
        self.using = other.using
        self.active = other.active
        self.action = other.action
        self.force = other.force
        self.changed = other.changed
        self.idle = other.idle
        self.agenda = other.agenda
        self.step = other.step
        self.link = other.link
        self.rows = other.rows
        self.first = other.first
        self.second = other.second
        self.actor = other.actor
        self.question = other.question
        self.options = other.options
