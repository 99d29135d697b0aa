"""What players are asked in a turn: steps, questions, and the moves that answer them."""

from typing import Final

# Moves are numbers, in families: what a number chooses is an option of the question.
PLACE_MOVES: Final = 0  # + space: put a token there
TOKEN_MOVES: Final = 57  # + space: the token there
CHARACTER_MOVES: Final = 114  # + place
TILE_MOVES: Final = 126  # + special tile
ACTION_MOVES: Final = 137  # + action
PASS: Final = 142
YES: Final = 143
MOVES: Final = 144

# The options of a question are bits: up to 57 of its family, then these two.
PASS_BIT: Final = 57
YES_BIT: Final = 58

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

# Their names, and the clauses behind those that ask where a token goes.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("next", "GA-CAB-1"),
    ("link", "GA-SP-13"),
    ("any", "GA-SP-4"),
    ("race", "GA-RACE-1"),
    ("row", "GA-SP-8"),
    ("row_again", ""),
    ("race_any", "GA-SP-11"),
    ("finance", ""),
    ("swap_tokens", ""),
    ("swap_characters", ""),
    ("may_finance", ""),
    ("may_place", "GA-BON-5"),
    ("may_draw", ""),
)
STEP_NAMES: Final = tuple(name for name, _ in STEPS)

# Questions.
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

# Their names, the family of moves that answers them, and the clause behind them; a question
# about a token has its step's.
QUESTIONS: Final[tuple[tuple[str, int, str], ...]] = (
    ("", PLACE_MOVES, ""),
    ("keep", TILE_MOVES, "GA-SET-6"),
    ("star", PLACE_MOVES, "GA-SET-6"),
    ("action", ACTION_MOVES, "GA-TURN-2"),
    ("force", ACTION_MOVES, "GA-BON-3"),
    ("token", PLACE_MOVES, ""),
    ("mine", TOKEN_MOVES, "GA-BON-4"),
    ("theirs", TOKEN_MOVES, "GA-BON-4"),
    ("first", CHARACTER_MOVES, "GA-BON-6"),
    ("second", CHARACTER_MOVES, "GA-BON-6"),
    ("exchange", YES, "GA-BON-6"),
    ("advance", YES, "GA-BON-2"),
    ("draw", YES, "GA-BON-7"),
    ("take", TILE_MOVES, "GA-BON-7"),
    ("stay", TILE_MOVES, "GA-BON-7"),
)
QUESTION_NAMES: Final = tuple(name for name, _, _ in QUESTIONS)


def family_of(move: int) -> int:
    """The family that a move belongs to, as its first number."""
    families = (PLACE_MOVES, TOKEN_MOVES, CHARACTER_MOVES, TILE_MOVES, ACTION_MOVES, PASS, YES)
    return max(first for first in families if first <= move)


def step_names(agenda: int) -> list[str]:
    """The names of the steps of an agenda, the first one first."""
    names = []
    while agenda:
        names.append(STEP_NAMES[agenda & 15])
        agenda >>= 4
    return names
