"""The Finance Center (GA-FIN)."""

from mypy_extensions import i64

from coterie.engine.state import EVERYONE
from coterie.games.gatsby.position import E_ADVANCED, E_BONUS, FIRST_FINANCE, GatsbyPosition
from coterie.games.gatsby.rules import bonuses, ending


def can_advance(p: GatsbyPosition) -> bool:
    """Nothing moves past the top level (GA-FIN-1)."""
    return p.level(p.actor) < p.board.top


def advance(p: GatsbyPosition) -> None:
    """Move the actor's Ascension token once: one level if it is level with the opponent's or
    above, two if it is below (GA-FIN-1); trigger what it reaches or passes."""
    start = p.level(p.actor)
    goal: i64 = start + 1 if start >= p.level(1 - p.actor) else start + 2
    if goal > p.board.top:
        goal = p.board.top
    if p.actor:
        p.level1 = goal
    else:
        p.level0 = goal
    p.changed = True
    p.emit(E_ADVANCED, EVERYONE, p.actor, goal)
    trigger_levels(p, start + 1, goal)


def trigger_levels(p: GatsbyPosition, level: i64, goal: i64) -> None:
    """Trigger the bonuses from one level to another. The lower one is resolved first, so it
    goes on top of the agenda (GA-FIN-5)."""
    if level > goal:
        return
    bonus = bonus_at(p, level)
    if bonus:
        p.emit(E_BONUS, EVERYONE, p.actor, bonus)
    trigger_levels(p, level + 1, goal)
    if bonus:
        bonuses.trigger(p, bonus)


def bonus_at(p: GatsbyPosition, level: i64) -> i64:
    """The bonus of a level: the column's (GA-FIN-3), or the one under a character that was gone
    before this move (GA-FIN-4)."""
    place: i64 = p.board.place_at_level[level]
    if place >= 0 and not (p.present >> place) & 1:
        return p.board.under[level]
    return p.board.column[level]


def award(p: GatsbyPosition) -> None:
    """The active player wins the characters whose levels are reached or passed (GA-FIN-2). Only
    that player's token has moved."""
    number: i64 = 0
    while number < 4:
        place = FIRST_FINANCE + number
        if (p.present >> place) & 1 and p.level(p.active) >= p.board.levels[number]:
            ending.award(p, place, p.active)
        number += 1
