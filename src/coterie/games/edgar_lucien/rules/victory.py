"""Victory, and where a simulation stops (EL-WIN, EL-BND-2)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import count
from coterie.engine.result import Result
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien import questions
from coterie.games.edgar_lucien.board import BUREAUCRAT, COLLECTOR
from coterie.games.edgar_lucien.hidden import fortunes
from coterie.games.edgar_lucien.position import (
    ACTION_PHASE,
    BUREAUCRATS,
    COLLECTORS,
    DANDY,
    E_STOPPED,
    E_WON,
    FULL,
    ZEALOT,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.rules import election

CONDITIONS_TO_WIN: Final = 3
DANDY_COGS: Final = 15


def met(p: EdgarLucienPosition, seat: i64) -> i64:
    """The conditions a player meets without certificates, as a set (EL-WIN-2 to 5). Governor is who
    holds the token, also during taxes and an auction (EL-WIN-8)."""
    duo = p.duos[seat]
    found: i64 = 0
    if duo.cogs >= DANDY_COGS:
        found |= DANDY
    if count(duo.districts) >= COLLECTOR[p.players]:
        found |= COLLECTORS
    if count(duo.districts & p.map.administrations) >= BUREAUCRAT[p.players]:
        found |= BUREAUCRATS
    if p.governor == seat and duo.popularity == FULL:
        found |= ZEALOT
    return found


def conditions(p: EdgarLucienPosition, seat: i64) -> i64:
    """The conditions that count for a player, those certified included (EL-WIN-1)."""
    return met(p, seat) | p.duos[seat].certificates


def wins(p: EdgarLucienPosition, seat: i64) -> bool:
    return count(conditions(p, seat)) >= CONDITIONS_TO_WIN


def check(p: EdgarLucienPosition, gainer: i64) -> None:
    """After every effect that can make a winner: the active player first, whose turn it is also
    while others answer (EL-WIN-7), then in turn order (EL-WIN-6).

    By the effect the gainer may have come nearer to winning."""
    if p.result is not None:
        return
    fortunes.show_if_decisive(p, gainer)
    if p.phase == ACTION_PHASE and wins(p, p.seat_at(p.done)):
        finish_won(p, p.seat_at(p.done))
        return
    place: i64 = 0
    while place < p.players:
        if wins(p, p.seat_at(place)):
            finish_won(p, p.seat_at(place))
            return
        place += 1


def finish_won(p: EdgarLucienPosition, winner: i64) -> None:
    p.emit(E_WON, EVERYONE, winner)
    ranking = [2] * p.players
    ranking[winner] = 1
    finish(p, (int(winner),), ranking, "conditions")


def finish_counted(p: EdgarLucienPosition) -> None:
    """Most conditions, then most Cogs, then a draw (EL-BND-2)."""
    p.emit(E_STOPPED, EVERYONE)
    marks: list[int] = []
    for seat in range(p.players):
        marks.append(count(conditions(p, seat)) * questions.MOST_BID + p.duos[seat].cogs)
    ranking = [1 + sum([1 for other in marks if other > mark]) for mark in marks]
    if ranking.count(1) == 1:
        finish(p, (ranking.index(1),), ranking, "counted")
    else:
        finish(p, (), ranking, "draw")


def finish(
    p: EdgarLucienPosition, winners: tuple[int, ...], ranking: list[int], reason: str
) -> None:
    """Nobody is asked anything any more."""
    scores = [int(count(conditions(p, seat))) for seat in range(p.players)]
    p.result = Result(winners, tuple(ranking), tuple(scores), reason)
    p.question = questions.NOTHING
    p.agenda = 0
    p.to_act = ()
    p.revealed = True
    if p.rules > 1:  # under the first rules an election that was won left its auction
        election.clear_auction(p)
