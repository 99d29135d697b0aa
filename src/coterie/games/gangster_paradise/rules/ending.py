"""The end: who has the most clean money, and how ties are broken (GP-WIN)."""

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.result import Result
from coterie.engine.state import EVERYONE
from coterie.games.gangster_paradise.packing import hand_size
from coterie.games.gangster_paradise.position import (
    E_AGAIN,
    E_OUT,
    E_THREW,
    E_TIED,
    END,
    SEATS,
    GangsterPosition,
)
from coterie.games.gangster_paradise.questions import NOTHING, SHAPES, THROW, THROWS
from coterie.games.gangster_paradise.reasons import ALLOWED, HAS_THROWN, OTHER_QUESTION
from coterie.games.gangster_paradise.rules import negotiation


def member_count(p: GangsterPosition, seat: i64) -> i64:
    return hand_size(p.seats[seat].placed)


def worth_of(p: GangsterPosition, seat: i64) -> i64:
    """White, members and red in one number that compares like them (GP-WIN-1)."""
    player = p.seats[seat]
    return ((player.white << 8) + member_count(p, seat) << 24) + player.red


def count_up(p: GangsterPosition) -> None:
    """After the last round: clean money, then members, then dirty money decide (GP-WIN-1)."""
    negotiation.lapse(p)
    p.phase = END
    p.revealed = True
    best: i64 = -1
    for seat, _ in enumerate(p.seats):
        if worth_of(p, seat) > best:
            best = worth_of(p, seat)
            p.tied = 0
        if worth_of(p, seat) == best:
            p.tied |= bit(seat)
    if count(p.tied) == 1:
        finish(p)
    else:
        p.emit(E_TIED, EVERYONE, p.tied)
        ask_throws(p)


# Rock, paper, scissors.


def ask_throws(p: GangsterPosition) -> None:
    p.question = THROW
    p.to_act = SEATS[p.tied]
    p.may_act = ()
    p.may_choose = ()


def throw_reason(p: GangsterPosition, seat: int, move: i64) -> i64:
    """Why the seat cannot throw this: those still tied throw once each, at the same time."""
    if move < THROWS or move >= THROWS + len(SHAPES):
        return OTHER_QUESTION
    return ALLOWED if seat in p.to_act else HAS_THROWN


def throw(p: GangsterPosition, seat: i64, shape: i64) -> None:
    p.seats[seat].shape = shape
    p.revealed = True
    missing: i64 = 0
    shapes: i64 = 0
    for number, player in enumerate(p.seats):
        if (p.tied >> number) & 1:
            if player.shape < 0:
                missing |= bit(number)
            else:
                shapes |= bit(player.shape)
    p.to_act = SEATS[missing]
    if missing == 0:
        show_throws(p, shapes)


def show_throws(p: GangsterPosition, shapes: i64) -> None:
    """If exactly two shapes show, the losers are out; otherwise again (GP-WIN-1)."""
    losing = losing_shape(shapes)
    for number, player in enumerate(p.seats):
        if (p.tied >> number) & 1:
            p.emit(E_THREW, EVERYONE, number, player.shape)
            if player.shape == losing:
                p.tied &= ~bit(number)
                p.emit(E_OUT, EVERYONE, number)
            else:
                player.throws += 1
            player.shape = -1
    if count(p.tied) == 1:
        finish(p)
        return
    if losing < 0:
        p.emit(E_AGAIN, EVERYONE)
    ask_throws(p)


def losing_shape(shapes: i64) -> i64:
    """Of a set of two shapes the one that the next in the list beats; -1 for any other set."""
    losing: i64 = -1
    if count(shapes) == 2:
        shape: i64 = 0
        while shape < 3:
            if (shapes >> shape) & 1 and (shapes >> ((shape + 1) % 3)) & 1:
                losing = shape
            shape += 1
    return losing


# The result.


def finish(p: GangsterPosition) -> None:
    players = range(p.players)
    keys = [(int(worth_of(p, s)), int(p.seats[s].throws)) for s in players]
    ranking = tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
    winners = tuple([s for s in players if ranking[s] == 1])
    p.question = NOTHING
    p.to_act = ()
    p.may_act = ()
    p.may_choose = ()
    scores = tuple([int(player.white) for player in p.seats])
    p.result = Result(winners, ranking, scores, deciding(p, winners[0]))


def deciding(p: GangsterPosition, winner: int) -> str:
    """What set the winner apart from the next best."""
    first = p.seats[winner]
    rivals = [s for s in range(p.players) if s != winner]
    rivals = [s for s in rivals if p.seats[s].white == first.white]
    if not rivals:
        return "white"
    members = member_count(p, winner)
    rivals = [s for s in rivals if member_count(p, s) == members]
    if not rivals:
        return "members"
    rivals = [s for s in rivals if p.seats[s].red == first.red]
    return "throws" if rivals else "red"
