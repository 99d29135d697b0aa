"""Gatsby's position and its rules.

Everything is a number or a shared list, so that a clone copies a few dozen words. Bit sets
hold the tokens (one bit per space), the rows, the places of characters and the special tiles.

A turn's work still to be done is the agenda: a stack of steps, 4 bits each. An action pushes
its steps, a bonus pushes its own on top (GA-TURN-5), and `_go_on` takes the next one until
somebody has to choose.
"""

from typing import Any, Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count, elements, lowest
from coterie.engine.result import Result
from coterie.engine.rng import Rng
from coterie.engine.state import EVERYONE, State
from coterie.games.gatsby.belief import (
    NOTHING_KNOWN,
    at,
    blurred,
    draw_world,
    renamed,
    seen,
    swap,
    swapped,
)
from coterie.games.gatsby.board import CABARET_SPACES, Board

# Bonuses, as numbered by the board.
FINANCE_BONUS: Final = 1
FORCE_BONUS: Final = 2
SWAP_TOKENS_BONUS: Final = 3
PLACE_BONUS: Final = 4
SWAP_CHARACTERS_BONUS: Final = 5
SPECIAL_BONUS: Final = 6

# Steps of the agenda.
NEXT: Final = 1  # a token at the Cabaret next to any token
LINK: Final = 2  # a token at the Cabaret next to the one before it
ANY: Final = 3  # a token anywhere at the Cabaret
RACE: Final = 4  # a token on a row not yet used by this action
ROW: Final = 5  # a token on a row …
ROW_AGAIN: Final = 6  # … and another on the same row
RACE_ANY: Final = 7  # a token anywhere at the Racetrack
FINANCE: Final = 8
SWAP_TOKENS: Final = 9
SWAP_CHARACTERS: Final = 10
MAY_FINANCE: Final = 11
MAY_PLACE: Final = 12
MAY_DRAW: Final = 13

STEPS: Final = (
    "", "next", "link", "any", "race", "row", "row_again", "race_any", "finance",
    "swap_tokens", "swap_characters", "may_finance", "may_place", "may_draw",
)  # fmt: skip

# The four main actions and the eleven special tiles: their steps, the first one lowest.
ACTIONS: Final = ("cabaret_cabaret", "cabaret_finance", "finance_race", "race_race", "special")
SPECIAL: Final = 4
TILES: Final = (
    "two_tables", "three_linked", "cabaret_swap", "cabaret_anywhere", "grand_tour",
    "finance_twice", "double_swap", "two_on_a_row", "three_rows", "swap_race", "race_anywhere",
)  # fmt: skip
MAIN_STEPS: Final = [
    NEXT | LINK << 4,
    NEXT | FINANCE << 4,
    FINANCE | RACE << 4,
    RACE | RACE << 4,
]
TILE_STEPS: Final = [
    NEXT | NEXT << 4,
    NEXT | LINK << 4 | LINK << 8,
    NEXT | SWAP_TOKENS << 4,
    ANY,
    NEXT | FINANCE << 4 | RACE << 8,
    FINANCE | FINANCE << 4,
    SWAP_CHARACTERS | FINANCE << 4 | SWAP_TOKENS << 8,
    ROW | ROW_AGAIN << 4,
    RACE | RACE << 4 | RACE << 8,
    SWAP_TOKENS | RACE << 4,
    RACE_ANY,
]

# What a player can be asked.
NOTHING: Final = 0
KEEP: Final = 1  # which of the two first special tiles to keep
STAR: Final = 2  # where to put the first token
ACTION: Final = 3
FORCE: Final = 4  # which action the opponent must take
TOKEN: Final = 5  # where to place a token
MINE: Final = 6  # which own token to swap
THEIRS: Final = 7  # with which of the opponent's
FIRST: Final = 8  # the first character to take
SECOND: Final = 9
EXCHANGE: Final = 10  # swap the two characters or not
ADVANCE: Final = 11  # use a Finance bonus or not
DRAW: Final = 12  # draw special tiles or not
TAKE: Final = 13  # which of the drawn tiles
STAY: Final = 14  # which tile stays in the slot

QUESTIONS: Final = (
    "", "keep", "star", "action", "force", "token", "mine", "theirs", "first", "second",
    "exchange", "advance", "draw", "take", "stay",
)  # fmt: skip

# Moves. What is chosen is an option, a bit of `options`; the question says its family.
PASS_BIT: Final = 57
YES_BIT: Final = 58
PLACE_MOVES: Final = 0  # + space
TOKEN_MOVES: Final = 57  # + space
CHARACTER_MOVES: Final = 114  # + place
TILE_MOVES: Final = 126  # + special tile
ACTION_MOVES: Final = 137  # + action
PASS: Final = 142
YES: Final = 143
MOVES: Final = 144
FAMILY: Final = [
    0, TILE_MOVES, PLACE_MOVES, ACTION_MOVES, ACTION_MOVES, PLACE_MOVES, TOKEN_MOVES,
    TOKEN_MOVES, CHARACTER_MOVES, CHARACTER_MOVES, YES, YES, YES, TILE_MOVES, TILE_MOVES,
]  # fmt: skip

# Events.
E_TILE_KEPT: Final = 0  # seat, tile
E_TILE_DISCARDED: Final = 1  # seat, tile
E_STAR: Final = 2  # seat, space
E_ACTION: Final = 3  # seat, action
E_FORCED: Final = 4  # seat, action
E_NOT_FORCED: Final = 5  # seat
E_PLACED: Final = 6  # seat, space
E_BONUS: Final = 7  # seat, bonus
E_PASSED: Final = 8  # seat, question
E_ADVANCED: Final = 9  # seat, level
E_TOKENS_SWAPPED: Final = 10  # seat, space, space
E_TOOK: Final = 11  # seat, place, place
E_SAW: Final = 12  # seat, place, character
E_CHARACTERS_SWAPPED: Final = 13  # seat, place, place
E_CHARACTERS_KEPT: Final = 14  # seat, place, place
E_DREW: Final = 15  # seat, how many
E_DREW_TILE: Final = 16  # seat, tile
E_TILE_IN_SLOT: Final = 17  # seat, tile
E_TILE_ASIDE: Final = 18  # seat, tile
E_WON: Final = 19  # seat, place
E_WON_WHO: Final = 20  # seat, place, character
E_ROW_CLOSED: Final = 21  # seat, row
E_TILE_USED: Final = 22  # seat, tile
E_SKIPPED: Final = 23  # seat, step
E_DISCARDED: Final = 24  # seat, how many
E_SPECIAL: Final = 25  # seat, tile
E_STALEMATE: Final = 26

SEATS: Final = [(0,), (1,)]
UNLIMITED: Final = 1000  # tokens: more than the board has spaces
CABARET: Final = (1 << 36) - 1
FIRST_SIDE_A: Final = 0b111111
LAST_SIDE_A: Final = 0b111111 << 30
SIDE_B: Final = 0b000001000001000001000001000001000001
FIRST_SIDE_B: Final = SIDE_B
LAST_SIDE_B: Final = SIDE_B << 5
NOT_FIRST_B: Final = CABARET ^ SIDE_B
NOT_LAST_B: Final = CABARET ^ (SIDE_B << 5)
ON_BOARD: Final = 0b111111111111
CABARET_PLACES: Final = 0b111
FINANCE_PLACES: Final = 0b1111000
RACE_PLACES: Final = 0b111110000000
MOST_STEPS: Final = 15  # on the agenda
REASONS: Final = ("suit", "suits", "prestige", "characters", "draw")
IDLE_TURNS: Final = 4  # so many turns in a row without any change end the game (GA-END-6)


def neighbours(spaces: i64) -> i64:
    """The Cabaret spaces orthogonally next to any of these (GA-CAB-1)."""
    near: i64 = (spaces << 6) | (spaces >> 6)
    near |= ((spaces & NOT_LAST_B) << 1) | ((spaces & NOT_FIRST_B) >> 1)
    return near & CABARET


def joins(tokens: i64, start: i64, goal: i64) -> bool:
    """Whether a chain of these tokens leads from one side to the other (GA-CAB-2)."""
    reached: i64 = tokens & start
    while reached:
        if reached & goal:
            return True
        more: i64 = (reached | neighbours(reached)) & tokens
        if more == reached:
            return False
        reached = more
    return False


class GatsbyState(State):
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
        self.agenda: i64 = 0
        self.step: i64 = 0
        self.link: i64 = -1  # the space of the action's last token
        self.rows: i64 = 0  # rows used by this action
        self.first: i64 = -1  # chosen as the first of two
        self.second: i64 = -1
        # The question.
        self.actor: i64 = 0
        self.asked: i64 = NOTHING
        self.options: i64 = 0

    # The contract.

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        if seat != self.actor or self.asked == NOTHING:
            return moves
        bits: i64 = self.options
        family: i64 = FAMILY[int(self.asked)]
        option: i64 = 0
        while bits:
            if bits & 1:
                if option < PASS_BIT:
                    moves.append(int(family + option))
                else:
                    moves.append(int(PASS + option - PASS_BIT))
            bits >>= 1
            option += 1
        return moves

    def forced(self, seat: int) -> int:
        """Everybody sees how many options there are, and which; only tiles in hand are secret."""
        if seat != self.actor or self.asked == TAKE:
            return -1
        if self.options == 0 or self.options & (self.options - 1):
            return -1
        return self.legal(seat)[0]

    def option_of(self, seat: int, move: int) -> i64:
        """The option that a move chooses, or -1 if it is not open to the seat."""
        if seat != self.actor or self.asked == NOTHING or move < 0 or move >= MOVES:
            return -1
        option: i64 = PASS_BIT + move - PASS
        if move < PASS:
            option = move - FAMILY[int(self.asked)]
            if option < 0 or option >= PASS_BIT:
                return -1
        if (self.options >> option) & 1:
            return option
        return -1

    def allows(self, seat: int, move: int) -> bool:
        return self.option_of(seat, move) >= 0

    def apply(self, seat: int, move: int) -> None:
        option = self.option_of(seat, move)
        if option < 0:
            from coterie.games.gatsby.refusals import refusal

            raise refusal(self, seat, move)
        self.revealed = False
        asked = self.asked
        if option == PASS_BIT and asked == FORCE:
            self.emit(E_NOT_FORCED, EVERYONE, int(self.actor))
            self.actor = self.active
            self._ask(ACTION)
            return
        if option == PASS_BIT and asked != EXCHANGE:
            self.emit(E_PASSED, EVERYONE, int(self.actor), int(asked))
        elif asked == TOKEN:
            self._token_placed(option)
        elif asked == ACTION:
            self._start_action(option)
        elif asked == MINE:
            self.first = option
            self._ask(THEIRS)
            return
        elif asked == THEIRS:
            self._swap_tokens(self.first, option)
        elif asked == FIRST:
            self.first = option
            self._ask(SECOND)
            return
        elif asked == SECOND:
            self._look(option)
            return
        elif asked == EXCHANGE:
            self._exchange(option == YES_BIT)
        elif asked == ADVANCE:
            self._advance()
        elif asked == DRAW:
            self._draw(3)
            self._ask(TAKE)
            return
        elif asked == TAKE:
            if self._take(option):
                return
        elif asked == STAY:
            self._stay(option)
        elif asked == FORCE:
            self.emit(E_FORCED, EVERYONE, int(self.actor), int(option))
            self.actor = self.active
            self._start_action(option)
        elif asked == KEEP:
            self._keep(option)
            return
        else:
            self._first_token(option)
            return
        self._go_on()

    def clone(self) -> "GatsbyState":
        new = GatsbyState(self.board, self.supply, self.rng.copy())
        new.to_act = self.to_act
        new.rules = self.rules
        new.result = self.result
        new.revealed = self.revealed
        new.layout = self.layout
        new.bonus = self.bonus
        new.stars = self.stars
        new.tokens0 = self.tokens0
        new.tokens1 = self.tokens1
        new.level0 = self.level0
        new.level1 = self.level1
        new.closed = self.closed
        new.characters = self.characters
        new.face_up = self.face_up
        new.present = self.present
        new.won0 = self.won0
        new.won1 = self.won1
        new.belief0 = self.belief0
        new.belief1 = self.belief1
        new.pile = self.pile
        new.pile_size = self.pile_size
        new.drawn = self.drawn
        new.slot0 = self.slot0
        new.slot1 = self.slot1
        new.aside0 = self.aside0
        new.aside1 = self.aside1
        new.discards0 = self.discards0
        new.discards1 = self.discards1
        new.used = self.used
        new.using = self.using
        new.active = self.active
        new.action = self.action
        new.force = self.force
        new.changed = self.changed
        new.idle = self.idle
        new.agenda = self.agenda
        new.step = self.step
        new.link = self.link
        new.rows = self.rows
        new.first = self.first
        new.second = self.second
        new.actor = self.actor
        new.asked = self.asked
        new.options = self.options
        return new

    @property
    def prompts(self) -> list[dict[str, Any]]:
        from coterie.games.gatsby.view import prompts

        return prompts(self)

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        from coterie.games.gatsby.view import views

        return views(self, seats)

    def to_json(self) -> dict[str, Any]:
        from coterie.games.gatsby.position import to_json

        return to_json(self)

    def sample(self, seat: int, rng: Rng) -> "GatsbyState":
        """Agrees with what the seat has seen, with the game not having ended yet included:
        the opponent's face-down characters complete no winning set (GA-HID-3)."""
        new = self.clone()
        new.rng = rng.split()
        if self.result is not None:
            return new
        other: i64 = 1 - seat
        belief = self.belief(seat)
        new.characters = draw_world(belief, rng)
        while new.wins(other):
            new.characters = draw_world(belief, rng)
        new.set_belief(other, renamed(self.belief(other), self.characters, new.characters))
        new._shuffle_unseen_tiles(seat, rng)
        return new

    def _shuffle_unseen_tiles(self, seat: i64, rng: Rng) -> None:
        """Deal anew the special tiles the seat has not seen: the pile, the opponent's discards,
        and what the opponent has just drawn."""
        other: i64 = 1 - seat
        discards: i64 = self.discards1 if other == 1 else self.discards0
        theirs: i64 = self.drawn if self.actor == other else 0
        unseen = elements(discards | theirs)
        pile: i64 = self.pile
        n: i64 = 0
        while n < self.pile_size:
            unseen.append(int(pile & 15))
            pile >>= 4
            n += 1
        unseen.sort()  # their real order must not show through the dice
        rng.shuffle(unseen)
        discarded: i64 = self._some_bits(unseen, count(discards))
        if other == 1:
            self.discards1 = discarded
        else:
            self.discards0 = discarded
        if theirs:
            self.drawn = self._some_bits(unseen, count(theirs))
            self.options = self.options_of(self.asked)
        self.pile = 0
        for tile in unseen:
            self.pile = (self.pile << 4) | tile

    def _some_bits(self, items: list[int], how_many: i64) -> i64:
        bits: i64 = 0
        while how_many > 0:
            bits |= bit(items.pop())
            how_many -= 1
        return bits

    # Two of everything.

    def tokens(self, seat: i64) -> i64:
        return self.tokens1 if seat else self.tokens0

    def level(self, seat: i64) -> i64:
        return self.level1 if seat else self.level0

    def won(self, seat: i64) -> i64:
        return self.won1 if seat else self.won0

    def slot(self, seat: i64) -> i64:
        return self.slot1 if seat else self.slot0

    def aside(self, seat: i64) -> i64:
        return self.aside1 if seat else self.aside0

    def discards(self, seat: i64) -> i64:
        return self.discards1 if seat else self.discards0

    def belief(self, seat: i64) -> list[int]:
        return self.belief1 if seat else self.belief0

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

    # Questions and their options.

    def options_of(self, asked: i64) -> i64:
        """The options of a question in this position, as a bit set."""
        if asked == TOKEN:
            if self.step == MAY_PLACE:
                spaces = self._next_spaces() | self._row_heads(0)
                return spaces | bit(PASS_BIT) if spaces else 0
            return self._token_spaces(self.step)
        if asked == ACTION or asked == FORCE:
            actions: i64 = 0b1111
            if self.action >= 0 and self.action < SPECIAL:
                actions ^= bit(self.action)
            if self.slot(self.active) >= 0:
                actions |= bit(SPECIAL)
            return actions | bit(PASS_BIT) if asked == FORCE else actions
        if asked == MINE:
            mine = self._swappable(self.actor, self.tokens(1 - self.actor))
            return mine | bit(PASS_BIT) if mine else 0
        if asked == THEIRS:
            return self._swappable(1 - self.actor, bit(self.first))
        if asked == FIRST:
            return self.present | bit(PASS_BIT)
        if asked == SECOND:
            return self.present & ~bit(self.first)
        if asked == EXCHANGE or asked == ADVANCE or asked == DRAW:
            return bit(PASS_BIT) | bit(YES_BIT)
        if asked == KEEP or asked == TAKE:
            return self.drawn
        if asked == STAY:
            return self.drawn | bit(self.slot(self.actor))
        if asked == STAR:
            return self.stars
        return 0

    def _ask(self, asked: i64) -> None:
        self.asked = asked
        self.options = self.options_of(asked)
        self.to_act = SEATS[int(self.actor)]

    def _next_spaces(self) -> i64:
        taken: i64 = (self.tokens0 | self.tokens1) & CABARET
        return neighbours(taken) & ~taken

    def _token_spaces(self, step: i64) -> i64:
        """Where the token of an action's step may go."""
        taken: i64 = self.tokens0 | self.tokens1
        if step == NEXT:
            return self._next_spaces()
        if step == LINK:
            if self.link < 0:
                return 0
            return neighbours(bit(self.link)) & ~taken
        if step == ANY:
            return CABARET & ~taken
        if step == RACE_ANY:
            return self._race_spaces() & ~taken
        return self._row_heads(self.rows)

    def _race_spaces(self) -> i64:
        """All spaces of the rows that are still open."""
        spaces: i64 = 0
        row: i64 = 0
        while row < 5:
            if not (self.closed >> row) & 1:
                spaces |= self.row_spaces(row)
            row += 1
        return spaces

    def row_spaces(self, row: i64) -> i64:
        start: i64 = self.board.row_start[int(row)]
        end: i64 = self.board.row_end[int(row)]
        return bit(end) - bit(start)

    def _row_heads(self, without: i64) -> i64:
        """The leftmost empty space of every open row, without some rows (GA-RACE-1)."""
        heads: i64 = 0
        taken: i64 = self.tokens0 | self.tokens1
        row: i64 = 0
        while row < 5:
            if not ((self.closed | without) >> row) & 1:
                free = self.row_spaces(row) & ~taken
                heads |= free & -free
            row += 1
        return heads

    def _swappable(self, seat: i64, others: i64) -> i64:
        """The tokens of a seat that can be swapped with one of these others: a swap inside a
        row would change nothing (GA-BON-4)."""
        mine = self.tokens(seat)
        if not others:
            return 0
        if others & CABARET:
            return mine
        row: i64 = 0
        while row < 5:
            spaces = self.row_spaces(row)
            if others & ~spaces == 0:
                return mine & ~spaces
            row += 1
        return mine

    # The agenda.

    def push(self, step: i64) -> None:
        self.agenda = (self.agenda << 4) | step

    def _go_on(self) -> None:
        """Do the next steps until somebody has to choose."""
        while True:
            if self.agenda == 0:
                self._end_turn()
                return
            step: i64 = self.agenda & 15
            self.agenda >>= 4
            if self._do_step(step):
                return

    def _do_step(self, step: i64) -> bool:
        """Do one step; whether it asks a question."""
        self.step = step
        if step == FINANCE:
            if self.level(self.actor) < self.board.top:
                self._advance()
                return False
        elif step == ROW_AGAIN:
            if self._again():
                return False
        elif step == SWAP_TOKENS:
            if self.options_of(MINE):
                self._ask(MINE)
                return True
        elif step == SWAP_CHARACTERS:
            self._ask(FIRST)
            return True
        elif step == MAY_FINANCE:
            if self.level(self.actor) < self.board.top:
                self._ask(ADVANCE)
                return True
        elif step == MAY_DRAW:
            if self.pile_size > 0:
                self._ask(DRAW)
                return True
        elif self.has_token(self.actor) and self.options_of(TOKEN):
            self._ask(TOKEN)
            return True
        self.emit(E_SKIPPED, EVERYONE, int(self.actor), int(step))
        return False

    def has_token(self, seat: i64) -> bool:
        """Whether a token is left in the player's supply (GA-MAT-1)."""
        return count(self.tokens(seat)) < self.supply

    def _start_action(self, action: i64) -> None:
        """Move the Action token and put the action's steps on the agenda."""
        self.link = -1
        self.rows = 0
        self.changed = False
        if action == SPECIAL:
            tile = self.slot(self.active)
            self.set_slot(self.active, -1)
            self.using = tile
            self.changed = True
            self.action = SPECIAL + self.active
            self.agenda = TILE_STEPS[int(tile)]
            self.emit(E_SPECIAL, EVERYONE, int(self.active), int(tile))
        else:
            self.action = action
            self.agenda = MAIN_STEPS[int(action)]
            self.emit(E_ACTION, EVERYONE, int(self.active), int(action))

    # Steps.

    def _put(self, space: i64) -> None:
        """Put a token of the actor on a space and trigger its bonus (GA-BON-1)."""
        if self.actor:
            self.tokens1 |= bit(space)
        else:
            self.tokens0 |= bit(space)
        self.changed = True
        self.emit(E_PLACED, EVERYONE, int(self.actor), int(space))
        bonus: i64 = self.bonus[int(space)]
        if bonus:
            self.emit(E_BONUS, EVERYONE, int(self.actor), int(bonus))
            self._trigger(bonus)

    def _token_placed(self, space: i64) -> None:
        if self.step != MAY_PLACE:
            # Only the action's own tokens count for its links and rows (GA-SP-13).
            if space < CABARET_SPACES:
                self.link = space
            else:
                self.rows |= bit(self.board.row_of[int(space)])
        self._put(space)

    def _again(self) -> bool:
        """The second token on the row of the first (GA-SP-8); whether it could be placed."""
        if self.rows == 0 or not self.has_token(self.actor):
            return False
        free = self.row_spaces(lowest(self.rows)) & ~(self.tokens0 | self.tokens1)
        if not free:
            return False
        self._put(lowest(free))
        return True

    def _trigger(self, bonus: i64) -> None:
        if bonus == FORCE_BONUS:
            self.force = True
        elif bonus == FINANCE_BONUS:
            self.push(MAY_FINANCE)
        elif bonus == SWAP_TOKENS_BONUS:
            self.push(SWAP_TOKENS)
        elif bonus == PLACE_BONUS:
            self.push(MAY_PLACE)
        elif bonus == SWAP_CHARACTERS_BONUS:
            self.push(SWAP_CHARACTERS)
        else:
            self.push(MAY_DRAW)

    def _advance(self) -> None:
        """Move the actor's Ascension token once (GA-FIN-1); trigger what it reaches or passes."""
        start = self.level(self.actor)
        goal: i64 = start + 1 if start >= self.level(1 - self.actor) else start + 2
        if goal > self.board.top:
            goal = self.board.top
        if self.actor:
            self.level1 = goal
        else:
            self.level0 = goal
        self.changed = True
        self.emit(E_ADVANCED, EVERYONE, int(self.actor), int(goal))
        self._trigger_levels(start + 1, goal)

    def _trigger_levels(self, level: i64, goal: i64) -> None:
        """Trigger the bonuses from one level to another. The lower one is resolved first, so it
        goes on top of the agenda (GA-FIN-5)."""
        if level > goal:
            return
        bonus = self._bonus_at(level)
        if bonus:
            self.emit(E_BONUS, EVERYONE, int(self.actor), int(bonus))
        self._trigger_levels(level + 1, goal)
        if bonus:
            self._trigger(bonus)

    def _bonus_at(self, level: i64) -> i64:
        """The bonus of a level: the column's, or the one under a character that is gone."""
        place: i64 = self.board.place_at_level[int(level)]
        if place >= 0 and not (self.present >> place) & 1:
            return self.board.under[int(level)]
        return self.board.column[int(level)]

    def _swap_tokens(self, mine: i64, theirs: i64) -> None:
        both = bit(mine) | bit(theirs)
        self.tokens0 ^= both
        self.tokens1 ^= both
        self.emit(E_TOKENS_SWAPPED, EVERYONE, int(self.actor), int(mine), int(theirs))

    def _look(self, second: i64) -> None:
        """Take two characters and look at the face-down ones (GA-BON-6)."""
        self.second = second
        self.emit(E_TOOK, EVERYONE, int(self.actor), int(self.first), int(second))
        self._see(self.first)
        self._see(second)
        self._ask(EXCHANGE)

    def _see(self, place: i64) -> None:
        """The actor sees a character."""
        if (self.face_up >> place) & 1:
            return
        character = at(self.characters, place)
        self.set_belief(self.actor, seen(self.belief(self.actor), place, character))
        self.revealed = True
        self.emit(E_SAW, 1 << int(self.actor), int(self.actor), int(place), int(character))

    def _exchange(self, yes: bool) -> None:
        p = self.first
        q = self.second
        other: i64 = 1 - self.actor
        open_places = ((self.face_up >> p) & 1) + ((self.face_up >> q) & 1)
        if yes:
            self.characters = swap(self.characters, p, q)
            self.set_belief(self.actor, swapped(self.belief(self.actor), p, q))
        if open_places == 0:
            self.set_belief(other, blurred(self.belief(other), p, q))
        elif yes:
            self.set_belief(other, swapped(self.belief(other), p, q))
            if open_places == 1:
                shown = p if (self.face_up >> p) & 1 else q
                self.set_belief(other, seen(self.belief(other), shown, at(self.characters, shown)))
                self.revealed = True
        who = EVERYONE if open_places else 1 << int(self.actor)
        kind = E_CHARACTERS_SWAPPED if yes else E_CHARACTERS_KEPT
        self.emit(kind, who, int(self.actor), int(p), int(q))

    # Special tiles.

    def _draw(self, wanted: i64) -> None:
        """Draw tiles from the pile into the actor's hand."""
        n: i64 = 0
        while n < wanted and self.pile_size > 0:
            tile = self.pile & 15
            self.pile >>= 4
            self.pile_size -= 1
            self.drawn |= bit(tile)
            self.emit(E_DREW_TILE, 1 << int(self.actor), int(self.actor), int(tile))
            n += 1
        self.revealed = True
        self.emit(E_DREW, EVERYONE, int(self.actor), int(n))

    def _discard_drawn(self) -> None:
        """The tiles still in hand are discarded face down."""
        if self.actor:
            self.discards1 |= self.drawn
        else:
            self.discards0 |= self.drawn
        if self.events is not None:
            for tile in elements(self.drawn):
                self.emit(E_TILE_DISCARDED, 1 << int(self.actor), int(self.actor), tile)
            self.emit(E_DISCARDED, EVERYONE, int(self.actor), int(count(self.drawn)))
        self.drawn = 0

    def _take(self, tile: i64) -> bool:
        """Take one of the drawn tiles (GA-BON-7); whether the slot asks another question."""
        self.drawn ^= bit(tile)
        self._discard_drawn()
        if self.slot(self.actor) >= 0:
            self.drawn = bit(tile)
            self._ask(STAY)
            return True
        self.set_slot(self.actor, tile)
        self.emit(E_TILE_IN_SLOT, EVERYONE, int(self.actor), int(tile))
        return False

    def _stay(self, tile: i64) -> None:
        """One of the two tiles stays in the slot, the other is set aside face up."""
        both = self.drawn | bit(self.slot(self.actor))
        away = both ^ bit(tile)
        self.drawn = 0
        self.set_slot(self.actor, tile)
        if self.actor:
            self.aside1 |= away
        else:
            self.aside0 |= away
        self.emit(E_TILE_IN_SLOT, EVERYONE, int(self.actor), int(tile))
        self.emit(E_TILE_ASIDE, EVERYONE, int(self.actor), int(lowest(away)))

    # Set-up choices (GA-SET-6).

    def start(self, first: i64) -> None:
        """Begin: the player who does not start draws two tiles."""
        self.active = first
        self.actor = 1 - first
        self._draw(2)
        self._ask(KEEP)

    def _keep(self, tile: i64) -> None:
        self.drawn ^= bit(tile)
        self._discard_drawn()
        self.set_slot(self.actor, tile)
        self.emit(E_TILE_KEPT, EVERYONE, int(self.actor), int(tile))
        self._ask(STAR)

    def _first_token(self, space: i64) -> None:
        if self.actor:
            self.tokens1 = bit(space)
        else:
            self.tokens0 = bit(space)
        self.emit(E_STAR, EVERYONE, int(self.actor), int(space))
        self.actor = self.active
        self._ask(ACTION)

    # End of turn and of game.

    def _end_turn(self) -> None:
        """Award characters, check for victory, pass the turn."""
        self._award_cabaret()
        self._award_finance()
        self._award_races()
        if self.using >= 0:
            self.used |= bit(self.using)
            self.emit(E_TILE_USED, EVERYONE, int(self.active), int(self.using))
            self.using = -1
        self.idle = 0 if self.changed else self.idle + 1
        self._check_victory()
        if self.result is not None:
            return
        forcing = self.force
        self.force = False
        self.active = 1 - self.active
        self.actor = 1 - self.active if forcing else self.active
        self._ask(FORCE if forcing else ACTION)

    def _award(self, place: i64, seat: i64) -> None:
        self.present &= ~bit(place)
        if seat:
            self.won1 |= bit(place)
        else:
            self.won0 |= bit(place)
        self.emit(E_WON, EVERYONE, int(seat), int(place))
        if not (self.face_up >> place) & 1:
            character = at(self.characters, place)
            self.set_belief(seat, seen(self.belief(seat), place, character))
            self.revealed = True
            self.emit(E_WON_WHO, 1 << int(seat), int(seat), int(place), int(character))

    def completes(self, seat: i64, place: i64) -> bool:
        """Whether the seat's tokens win a Cabaret character (GA-CAB-2, GA-CAB-3)."""
        tokens: i64 = self.tokens(seat) & CABARET
        if place == 0:
            return joins(tokens, FIRST_SIDE_B, LAST_SIDE_B)
        if place == 1:
            return joins(tokens, FIRST_SIDE_A, LAST_SIDE_A)
        return tokens & self.stars == self.stars

    def _award_cabaret(self) -> None:
        place: i64 = 0
        while place < 3:
            if (self.present >> place) & 1:
                if self.completes(self.active, place):
                    self._award(place, self.active)
                elif self.completes(1 - self.active, place):
                    self._award(place, 1 - self.active)
            place += 1

    def _award_finance(self) -> None:
        number: i64 = 0
        while number < 4:
            if (self.present >> (3 + number)) & 1:
                if self.level(self.active) >= self.board.levels[int(number)]:
                    self._award(3 + number, self.active)
            number += 1

    def _award_races(self) -> None:
        row: i64 = 0
        while row < 5:
            spaces = self.row_spaces(row)
            taken = (self.tokens0 | self.tokens1) & spaces
            if taken == spaces and not (self.closed >> row) & 1:
                mine = count(self.tokens0 & spaces)
                winner: i64 = 0 if 2 * mine > count(spaces) else 1
                self.tokens0 &= ~spaces
                self.tokens1 &= ~spaces
                self.closed |= bit(row)
                self.emit(E_ROW_CLOSED, EVERYONE, int(winner), int(row))
                self._award(7 + row, winner)
            row += 1

    def suit_counts(self, seat: i64) -> i64:
        """How many characters of each suit the seat owns, 3 bits a suit."""
        won = self.won(seat)
        counts: i64 = 0
        place: i64 = 0
        while place < 12:
            if (won >> place) & 1:
                counts += bit(3 * (at(self.characters, place) // 3))
            place += 1
        return counts

    def wins(self, seat: i64) -> bool:
        """Whether the seat owns three of a suit or one of each (GA-END-2)."""
        return self.three_of_a_suit(seat) or self.all_suits(seat)

    def three_of_a_suit(self, seat: i64) -> bool:
        counts = self.suit_counts(seat)
        return (counts & (counts >> 1) & 0b001001001001001) != 0

    def all_suits(self, seat: i64) -> bool:
        counts = self.suit_counts(seat)
        return ((counts | (counts >> 1)) & 0b001001001001001) == 0b001001001001001

    def prestige(self, seat: i64) -> i64:
        """GA-END-3."""
        won = self.won(seat)
        total: i64 = count(self.aside(seat))
        if self.slot(seat) >= 0:
            total += 1
        place: i64 = 0
        while place < 12:
            if (won >> place) & 1:
                total += self.board.prestige[int(at(self.characters, place))]
            place += 1
        return total

    def _check_victory(self) -> None:
        zero = self.wins(0)
        if zero != self.wins(1):
            winner: i64 = 0 if zero else 1
            self._finish(winner, "suit" if self.three_of_a_suit(winner) else "suits")
        elif self.is_over():
            if self.idle >= IDLE_TURNS:
                self.emit(E_STALEMATE, EVERYONE)
            self._finish_by_prestige()

    def is_over(self) -> bool:
        """Whether the position ends the game (GA-END-2, GA-END-6)."""
        return self.wins(0) or self.wins(1) or self.idle >= IDLE_TURNS or self._location_empty()

    def _location_empty(self) -> bool:
        return (
            self.present & CABARET_PLACES == 0
            or self.present & FINANCE_PLACES == 0
            or self.present & RACE_PLACES == 0
        )

    def _finish_by_prestige(self) -> None:
        lead = self.prestige(0) - self.prestige(1)
        if lead != 0:
            self._finish(0 if lead > 0 else 1, "prestige")
            return
        lead = count(self.won0) - count(self.won1)
        if lead != 0:
            self._finish(0 if lead > 0 else 1, "characters")
        else:
            self._finish(-1, "draw")

    def _finish(self, winner: i64, reason: str) -> None:
        scores = (int(self.prestige(0)), int(self.prestige(1)))
        self.asked = NOTHING
        self.options = 0
        self.to_act = ()
        self.revealed = True
        if winner < 0:
            self.result = Result((), (1, 1), scores, reason)
        elif winner == 0:
            self.result = Result((0,), (1, 2), scores, reason)
        else:
            self.result = Result((1,), (2, 1), scores, reason)


def lay_tiles(state: GatsbyState, layout: list[int]) -> None:
    """Lay the Cabaret tiles: for each slot (top, right, left, bottom) 4*tile + turns, a turn
    being 90 degrees clockwise; then the tables of bonuses and stars."""
    board = state.board
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
    state.layout = layout
    state.bonus = bonus + board.race_bonus
    state.stars = stars


def new_state(board: Board, supply: i64, rng: Rng) -> GatsbyState:
    """Set up a game (GA-SET)."""
    state = GatsbyState(board, supply, rng)
    tiles = [0, 1, 2, 3]
    rng.shuffle(tiles)
    lay_tiles(state, [4 * tile + int(rng.below(4)) for tile in tiles])
    characters = list(range(15))
    rng.shuffle(characters)
    for low, high in ((3, 6), (11, 7)):  # places of the lower and the upper open character
        if board.prestige[characters[low]] > board.prestige[characters[high]]:
            characters[low], characters[high] = characters[high], characters[low]
    place: i64 = 0
    while place < 15:
        character: i64 = characters[int(place)]
        state.characters |= character << (4 * place)
        place += 1
    for shown in (0, 1, 3, 6, 7, 11):
        state.face_up |= bit(shown)
        state.belief0 = seen(state.belief0, shown, characters[shown])
        state.belief1 = seen(state.belief1, shown, characters[shown])
    pile = list(range(11))
    rng.shuffle(pile)
    for tile in pile:
        state.pile = (state.pile << 4) | tile
    state.pile_size = 11
    state.start(rng.below(2))
    return state
