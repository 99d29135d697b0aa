"""Gatsby as numbers. An action is a move as it is: they are dense, 0 to 143."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from coterie.engine.bits import bit, count
from coterie.engine.encoding import Encoding, Row, at_least, one
from coterie.engine.state import State
from coterie.games.gatsby.board import CABARET_SPACES, MOST_SPACES, Board
from coterie.games.gatsby.hidden.belief import at
from coterie.games.gatsby.position import BOARD_PLACES, IDLE_TURNS, SPECIAL
from coterie.games.gatsby.questions import (
    EXCHANGE,
    KEEP,
    MOVES,
    NOTHING,
    PASS,
    PASS_BIT,
    SECOND,
    STAY,
    TAKE,
    THEIRS,
)
from coterie.games.gatsby.rules.setup import has_token
from coterie.games.gatsby.state import FAMILY, GatsbyState

# Written out, because mypyc folds figures and not the lengths of tables.
TILES: Final = 11
CHARACTERS: Final = 16  # 15, and one that has not been seen
QUESTIONS: Final = 15
STEPS: Final = 14


class GatsbyEncoding(Encoding):
    def __init__(self, board: Board) -> None:
        self.top: i64 = board.top
        slices = [
            (
                "my tokens, space by space: the Cabaret's A1 to F6, then the Racetrack's",
                MOST_SPACES,
            ),
            ("the opponent's tokens", MOST_SPACES),
            ("the Cabaret's slots top, right, left, bottom: 4 tiles, turned in 4 ways", 4 * 16),
            ("rows of the Racetrack that are closed", 5),
            ("my Ascension level", board.top),
            ("the opponent's Ascension level", board.top),
            ("whether a token is left, to me and to the opponent", 2),
            (
                "place by place: the 15 characters, those that may be there as far as I have "
                "seen them; and whether it may be one I have not seen",
                BOARD_PLACES * CHARACTERS,
            ),
            ("places whose character is face up", BOARD_PLACES),
            ("places whose character is still on the board", BOARD_PLACES),
            ("places whose character I have won", BOARD_PLACES),
            ("places whose character the opponent has won", BOARD_PLACES),
            ("the special tile in my slot", TILES),
            ("the special tile in the opponent's slot", TILES),
            ("special tiles I have set aside", TILES),
            ("special tiles the opponent has set aside", TILES),
            ("used special tiles", TILES),
            ("the special tile in use", TILES),
            ("special tiles I have discarded", TILES),
            ("special tiles in my hand", TILES),
            ("how many tiles are in the pile", TILES),
            ("how many tiles the opponent has discarded", TILES),
            ("how many tiles are in the hand of the player who is choosing", 3),
            ("where the Action token stands: four actions, my special space, the opponent's", 6),
            ("my turn; I am asked; the player of this turn will force the next action", 3),
            ("turns in a row without any change", IDLE_TURNS),
            ("the question", QUESTIONS),
            ("the step it belongs to", STEPS),
            ("steps still to come this turn", STEPS),
            ("the token chosen to be swapped", MOST_SPACES),
            ("the characters taken", BOARD_PLACES),
            ("where this action's last Cabaret token went", CABARET_SPACES),
            ("rows this action has used", 5),
        ]
        super().__init__(slices, MOVES, wait=-1, together=False)

    def action_of(self, state: State, seat: int, move: int) -> int:
        return move

    def move_of(self, state: State, seat: int, action: int) -> int:
        return action if 0 <= action < MOVES else -1

    def menu(self, state: State, seat: int, out: vec[i16]) -> vec[i16]:
        assert isinstance(state, GatsbyState)
        if seat != state.actor or state.question == NOTHING:
            return out
        options: i64 = state.options
        action: i64 = FAMILY[state.question]
        places: i64 = options & (bit(PASS_BIT) - 1)
        while places:
            if places & 1:
                out = append(out, i16(action))
            places >>= 1
            action += 1
        if (options >> PASS_BIT) & 1:
            out = append(out, i16(PASS))
        if options >> (PASS_BIT + 1):
            out = append(out, i16(PASS + 1))
        return out

    def observe(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, GatsbyState)
        me: i64 = seat
        them: i64 = 1 - me
        row.set(state.tokens(me), MOST_SPACES)
        row.set(state.tokens(them), MOST_SPACES)
        for laid in state.layout:
            row.choice(laid, 16)
        bits: i64 = state.closed | at_least(state.level(me), self.top) << 5
        bits |= at_least(state.level(them), self.top) << (5 + self.top)
        if has_token(state, me):
            bits |= bit(5 + 2 * self.top)
        if has_token(state, them):
            bits |= bit(5 + 2 * self.top + 1)
        row.set(bits, 5 + 2 * self.top + 2)
        self.observe_characters(state, me, row)
        places: i64 = state.face_up | state.present << BOARD_PLACES
        won: i64 = state.won(me) | state.won(them) << BOARD_PLACES
        row.set(places | won << (2 * BOARD_PLACES), 4 * BOARD_PLACES)
        self.observe_tiles(state, me, row)
        self.observe_turn(state, me, row)

    def observe_characters(self, state: GatsbyState, me: i64, row: Row) -> None:
        belief = state.belief(me)
        world: i64 = belief[0]
        unsure: i64 = 0
        if len(belief) > 1:
            for hypothesis in belief:
                unsure |= world ^ hypothesis
        place: i64 = 0
        while place < BOARD_PLACES:
            two: i64 = bit(at(world, place)) | bit(CHARACTERS + at(world, place + 1))
            if at(unsure, place) or at(unsure, place + 1):
                for hypothesis in belief:
                    two |= bit(at(hypothesis, place))
                    two |= bit(CHARACTERS + at(hypothesis, place + 1))
            row.set(two, 2 * CHARACTERS)
            place += 2

    def observe_tiles(self, state: GatsbyState, me: i64, row: Row) -> None:
        them: i64 = 1 - me
        question = state.question
        slots: i64 = one(state.slot(me)) | one(state.slot(them)) << TILES
        aside: i64 = state.aside(me) | state.aside(them) << TILES
        row.set(slots | aside << (2 * TILES) | state.used << (4 * TILES), 5 * TILES)
        hand: i64 = 0
        if state.actor == me and (question == KEEP or question == TAKE or question == STAY):
            hand = state.drawn
        bits: i64 = one(state.using) | state.discards(me) << TILES | hand << (2 * TILES)
        bits |= at_least(state.pile_size, TILES) << (3 * TILES)
        bits |= at_least(count(state.discards(them)), TILES) << (4 * TILES)
        bits |= at_least(count(state.drawn), 3) << (5 * TILES)
        row.set(bits, 5 * TILES + 3)

    def observe_turn(self, state: GatsbyState, me: i64, row: Row) -> None:
        token: i64 = state.action
        if token >= SPECIAL:
            token = SPECIAL if token - SPECIAL == me else SPECIAL + 1
        bits: i64 = one(token)
        if state.active == me:
            bits |= bit(6)
        if state.actor == me:
            bits |= bit(7)
        if state.force:
            bits |= bit(8)
        bits |= at_least(state.idle, IDLE_TURNS) << 9
        question = state.question
        bits |= one(question) << (9 + IDLE_TURNS)
        bits |= one(state.step) << (9 + IDLE_TURNS + QUESTIONS)
        agenda: i64 = state.agenda
        while agenda:
            bits |= bit((agenda & 15) + 9 + IDLE_TURNS + QUESTIONS + STEPS)
            agenda >>= 4
        row.set(bits, 9 + IDLE_TURNS + QUESTIONS + 2 * STEPS)
        # What was chosen before stays in the state; only the question says that it still counts.
        swapped: i64 = -1
        if question == THEIRS:
            swapped = state.first
        row.choice(swapped, MOST_SPACES)
        taken: i64 = 0
        if question == SECOND or question == EXCHANGE:
            taken = bit(state.first)
            if question == EXCHANGE:
                taken |= bit(state.second)
        bits = (
            taken | one(state.link) << BOARD_PLACES | state.rows << (BOARD_PLACES + CABARET_SPACES)
        )
        row.set(bits, BOARD_PLACES + CABARET_SPACES + 5)


def make_encoding(board: Board) -> GatsbyEncoding:
    return GatsbyEncoding(board)
