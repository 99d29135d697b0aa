"""The turn, the main actions and the special tiles (GA-TURN, GA-ACT, GA-SP)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.gatsby.board import CABARET_SPACES
from coterie.games.gatsby.position import (
    E_ACTION,
    E_BONUS,
    E_PLACED,
    E_SKIPPED,
    E_SPECIAL,
    SEATS,
    SPECIAL,
    GatsbyPosition,
)
from coterie.games.gatsby.questions import (
    ACTION,
    ADVANCE,
    ANY,
    DRAW,
    EXCHANGE,
    FINANCE,
    FIRST,
    FORCE,
    KEEP,
    LINK,
    MAY_DRAW,
    MAY_FINANCE,
    MAY_PLACE,
    MINE,
    NEXT,
    PASS_BIT,
    RACE,
    RACE_ANY,
    ROW,
    ROW_AGAIN,
    SECOND,
    STAR,
    STAY,
    SWAP_CHARACTERS,
    SWAP_TOKENS,
    TAKE,
    THEIRS,
    TOKEN,
    YES_BIT,
)
from coterie.games.gatsby.reasons import ALLOWED, NO_TILE, SAME_ACTION
from coterie.games.gatsby.rules import bonuses, cabaret, ending, finance, racetrack, setup

# The steps of the four main actions and of the eleven special tiles, the first one lowest. Tokens
# that tiles place trigger bonuses like any other (GA-SP-12).
MAIN_STEPS: Final[list[int]] = [
    NEXT | LINK << 4,  # GA-ACT-1
    NEXT | FINANCE << 4,  # GA-ACT-2
    FINANCE | RACE << 4,  # GA-ACT-3
    RACE | RACE << 4,  # GA-ACT-4
]
TILE_STEPS: Final[list[int]] = [
    NEXT | NEXT << 4,  # GA-SP-1
    NEXT | LINK << 4 | LINK << 8,  # GA-SP-2
    NEXT | SWAP_TOKENS << 4,  # GA-SP-3
    ANY,  # GA-SP-4
    NEXT | FINANCE << 4 | RACE << 8,  # GA-SP-5
    FINANCE | FINANCE << 4,  # GA-SP-6
    SWAP_CHARACTERS | FINANCE << 4 | SWAP_TOKENS << 8,  # GA-SP-7
    ROW | ROW_AGAIN << 4,  # GA-SP-8
    RACE | RACE << 4 | RACE << 8,  # GA-SP-9
    SWAP_TOKENS | RACE << 4,  # GA-SP-10
    RACE_ANY,  # GA-SP-11
]


def actions(p: GatsbyPosition) -> i64:
    """The actions open to the active player: the Action token must leave its space, and a tile
    in the slot can be used (GA-TURN-2)."""
    found: i64 = 0b1111
    if p.action >= 0 and p.action < SPECIAL:
        found ^= bit(p.action)
    if p.slot(p.active) >= 0:
        found |= bit(SPECIAL)
    return found


def why_not_action(p: GatsbyPosition, action: i64) -> int:
    """Why the action may not be taken, or forced, now."""
    if (p.options >> action) & 1:
        return ALLOWED
    return NO_TILE if action == SPECIAL else SAME_ACTION


def start_action(p: GatsbyPosition, action: i64) -> None:
    """Move the Action token and put the action's steps on the agenda. A tile in use has left its
    slot (GA-TURN-3)."""
    p.link = -1
    p.rows = 0
    p.changed = False
    if action == SPECIAL:
        tile = p.slot(p.active)
        p.set_slot(p.active, -1)
        p.using = tile
        p.changed = True
        p.action = SPECIAL + p.active
        p.agenda = TILE_STEPS[tile]
        p.emit(E_SPECIAL, EVERYONE, p.active, tile)
    else:
        p.action = action
        p.agenda = MAIN_STEPS[action]
        p.emit(E_ACTION, EVERYONE, p.active, action)


def push(p: GatsbyPosition, step: i64) -> None:
    """A step that comes before the rest of the agenda (GA-TURN-5)."""
    p.agenda = (p.agenda << 4) | step


def go_on(p: GatsbyPosition) -> None:
    """Do the next steps, in their order (GA-TURN-4), until somebody has to choose."""
    while True:
        if p.agenda == 0:
            ending.end_turn(p)
            return
        step: i64 = p.agenda & 15
        p.agenda >>= 4
        if do_step(p, step):
            return


def do_step(p: GatsbyPosition, step: i64) -> bool:
    """Do one step, or skip it if it has no target (GA-TURN-4); whether it asks a question."""
    p.step = step
    if step == FINANCE:
        if finance.can_advance(p):
            finance.advance(p)
            return False
    elif step == ROW_AGAIN:
        if racetrack.place_again(p):
            return False
    elif step == SWAP_TOKENS:
        if options_of(p, MINE):
            ask(p, MINE)
            return True
    elif step == SWAP_CHARACTERS:
        ask(p, FIRST)
        return True
    elif step == MAY_FINANCE:
        if finance.can_advance(p):
            ask(p, ADVANCE)
            return True
    elif step == MAY_DRAW:
        if p.pile_size > 0:
            ask(p, DRAW)
            return True
    elif setup.has_token(p, p.actor) and options_of(p, TOKEN):
        ask(p, TOKEN)
        return True
    p.emit(E_SKIPPED, EVERYONE, p.actor, step)
    return False


def ask(p: GatsbyPosition, question: i64) -> None:
    """Put a question to the actor."""
    p.question = question
    p.options = options_of(p, question)
    p.to_act = SEATS[p.actor]


def options_of(p: GatsbyPosition, question: i64) -> i64:
    """The options of a question in this position, as a bit set."""
    if question == TOKEN:
        return token_spaces(p, p.step)
    if question == ACTION:
        return actions(p)
    if question == FORCE:
        return actions(p) | bit(PASS_BIT)  # GA-BON-3
    if question == MINE:
        mine = bonuses.swappable(p, p.actor, p.tokens(1 - p.actor))
        return mine | bit(PASS_BIT) if mine else 0
    if question == THEIRS:
        return bonuses.swappable(p, 1 - p.actor, bit(p.first))
    if question == FIRST:
        return p.present | bit(PASS_BIT)
    if question == SECOND:
        return p.present & ~bit(p.first)
    if question == EXCHANGE or question == ADVANCE or question == DRAW:
        return bit(PASS_BIT) | bit(YES_BIT)
    if question == KEEP or question == TAKE:
        return p.drawn
    if question == STAY:
        return p.drawn | bit(p.slot(p.actor))
    if question == STAR:
        return p.stars
    return 0


def token_spaces(p: GatsbyPosition, step: i64) -> i64:
    """Where the token of a step may go, each by its own clause."""
    if step == NEXT:
        return cabaret.next_spaces(p)
    if step == LINK:
        return cabaret.linked_spaces(p)
    if step == ANY:
        return cabaret.empty_spaces(p)
    if step == RACE_ANY:
        return racetrack.empty_spaces(p)
    if step == MAY_PLACE:
        # At either location, and it may be declined (GA-BON-5).
        spaces = cabaret.next_spaces(p) | racetrack.leftmost_spaces(p, 0)
        return spaces | bit(PASS_BIT) if spaces else 0
    # Each token of an action on another row (GA-ACT-4, GA-SP-9).
    return racetrack.leftmost_spaces(p, p.rows)


def why_not_place(p: GatsbyPosition, space: i64) -> int:
    """Why the token asked for now may not go on a space."""
    if space < CABARET_SPACES:
        return cabaret.why_not_place(p, space)
    return racetrack.why_not_place(p, space)


def place_token(p: GatsbyPosition, space: i64) -> None:
    """Place the token asked for. Only the action's own tokens count for its links and rows, not
    those of a bonus (GA-SP-13)."""
    if p.step != MAY_PLACE:
        if space < CABARET_SPACES:
            p.link = space
        else:
            p.rows |= bit(p.board.row_of[space])
    put_token(p, space)


def put_token(p: GatsbyPosition, space: i64) -> None:
    """Put a token of the actor on a space and trigger its bonus (GA-BON-1)."""
    if p.actor:
        p.tokens1 |= bit(space)
    else:
        p.tokens0 |= bit(space)
    p.changed = True
    p.emit(E_PLACED, EVERYONE, p.actor, space)
    bonus: i64 = p.bonus[space]
    if bonus:
        p.emit(E_BONUS, EVERYONE, p.actor, bonus)
        bonuses.trigger(p, bonus)
