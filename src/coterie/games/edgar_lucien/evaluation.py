"""How good a position of Edgar & Lucien is.

A player is as strong as the three conditions that are nearest, with a little for what helps
to reach them: money, popularity, cards, taxes, and what Edgar and Lucien can still do where
they stand this turn.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.evaluation import Evaluation, shares
from coterie.engine.state import State
from coterie.games.edgar_lucien import reasons
from coterie.games.edgar_lucien.board import BUREAUCRAT, COLLECTOR
from coterie.games.edgar_lucien.position import (
    ACTION_PHASE,
    BUREAUCRATS,
    COLLECTORS,
    DANDY,
    FULL,
    MOVEMENT,
    POPULIST,
    SUPPORT,
    ZEALOT,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.questions import MOST_SECTORS, Q_WHEEL, WHEEL_MOVES
from coterie.games.edgar_lucien.rules import actions, victory
from coterie.games.edgar_lucien.rules.actions import CITY_PRICE, PLAYER_PRICE
from coterie.games.edgar_lucien.rules.administrations import EDGAR_COST
from coterie.games.edgar_lucien.rules.victory import DANDY_COGS
from coterie.games.edgar_lucien.state import EdgarLucienState

SHARP: Final = 3.2  # how surely the stronger player wins
CERTIFIED: Final = 0.12  # a condition that cannot be lost by losing what it asks for
CARD: Final = 0.035
COG: Final = 0.012
POINT: Final = 0.012  # ten points of popularity
STEEL: Final = 0.03
IVORY: Final = 0.02
HERITAGE: Final = 0.06
TOKEN_OF_GOVERNOR: Final = 0.1
AT_WORK: Final = 0.12  # an administration action at hand
TO_BUY: Final = 0.06
TO_ROB: Final = 0.02  # per 10,000 of the victim
ROBBABLE: Final = 0.01


def certain_or(conditions: i64, certificates: i64, condition: i64, progress: float) -> float:
    """How far a condition is: 1 when it counts, more when it is certified."""
    if certificates & condition:
        return 1.0 + CERTIFIED
    if conditions & condition:
        return 1.0
    return progress if progress < 0.95 else 0.95


def strength(state: EdgarLucienPosition, seat: i64) -> float:
    duo = state.duos[seat]
    met = victory.met(state, seat)
    held = duo.certificates
    districts = float(count(duo.districts))
    offices = float(count(duo.districts & state.map.administrations))
    dandy = certain_or(met, held, DANDY, float(duo.cogs) / DANDY_COGS)
    collector = certain_or(met, held, COLLECTORS, districts / COLLECTOR[state.players])
    bureaucrat = certain_or(met, held, BUREAUCRATS, offices / BUREAUCRAT[state.players])
    zealot = 0.6 * float(duo.popularity) / FULL + (0.35 if state.governor == seat else 0.0)
    zealot = certain_or(met, held, ZEALOT, zealot)
    # The best three: all four less the worst.
    worst = dandy
    if collector < worst:
        worst = collector
    if bureaucrat < worst:
        worst = bureaucrat
    if zealot < worst:
        worst = zealot
    whole = dandy + collector + bureaucrat + zealot - 0.8 * worst
    whole += CARD * float(duo.cards) + COG * float(duo.cogs) + POINT * float(duo.popularity)
    whole += STEEL * float(count(duo.districts & state.map.steel))
    whole += IVORY * float(count(duo.districts & state.map.ivory))
    if state.heritage == seat:
        whole += HERITAGE
    if state.governor == seat:
        whole += TOKEN_OF_GOVERNOR
    return whole + at_hand(state, seat)


def place_in_turn(state: EdgarLucienPosition, seat: i64) -> i64:
    """How many players act before the seat."""
    return (seat - state.lead + state.players) % state.players


def at_hand(state: EdgarLucienPosition, seat: i64) -> float:
    """What the characters can still do this turn where they stand."""
    if state.phase == MOVEMENT:
        edgar = lucien = True
    elif state.phase == ACTION_PHASE and place_in_turn(state, seat) >= state.done:
        mine = place_in_turn(state, seat) == state.done
        edgar = not (mine and state.edgar_acted)
        lucien = not (mine and state.lucien_acted)
    else:
        return 0.0
    duo = state.duos[seat]
    if duo.edgar < 0:
        return 0.0
    found = 0.0
    if edgar:
        place: i64 = state.map.place[duo.edgar]
        if place >= 0 and duo.popularity >= EDGAR_COST and not (duo.used >> place) & 1:
            found += AT_WORK
        found += prey(state, seat)
    if lucien:
        place = state.map.place[duo.lucien]
        if place >= 0 and place + POPULIST < SUPPORT and not (duo.used >> (place + POPULIST)) & 1:
            found += AT_WORK
        here = bit(duo.lucien)
        if state.neutral & here:
            found += TO_BUY if duo.cogs >= CITY_PRICE else 0.0
        elif not duo.districts & here and duo.cogs >= PLAYER_PRICE:
            found += TO_BUY
    return found - hunted(state, seat)


def prey(state: EdgarLucienPosition, seat: i64) -> float:
    """What Edgar could take from a Lucien beside him."""
    best = 0.0
    other: i64 = 0
    while other < state.players:
        if actions.why_not_rob(state, seat, other) == reasons.ALLOWED:
            worth = TO_ROB * float(state.duos[other].cogs)
            if worth > best:
                best = worth
        other += 1
    return best


def hunted(state: EdgarLucienPosition, seat: i64) -> float:
    """The danger that Lucien is robbed by an Edgar beside him."""
    duo = state.duos[seat]
    if duo.edgar == duo.lucien:
        return 0.0
    other: i64 = 0
    while other < state.players:
        if other != seat and state.duos[other].edgar == duo.lucien:
            if place_in_turn(state, other) >= state.done or state.phase == MOVEMENT:
                return ROBBABLE * float(duo.cogs)
        other += 1
    return 0.0


class EdgarLucienEvaluation(Evaluation):
    # To the end of the turn, where all set their wheels again: only there one sees what a wheel
    # was good for.
    rollout_length = 20

    def moves(self, state: State, seat: int) -> list[int]:
        """Of the settings of the wheel, one of those that come to the same."""
        assert isinstance(state, EdgarLucienState)
        if state.question != Q_WHEEL or seat not in state.to_act:
            return state.legal(seat)
        duo = state.duos[seat]
        found: list[int] = []
        live = state.map.live
        for edgar in live[duo.edgar]:
            for lucien in live[duo.lucien]:
                found.append(WHEEL_MOVES + MOST_SECTORS * edgar + lucien)
        return found

    def values(self, state: State) -> list[float]:
        if state.result is not None:
            return shares(state)
        assert isinstance(state, EdgarLucienState)
        found: list[float] = []
        whole = 0.0
        seat: i64 = 0
        while seat < state.players:
            weight = exp(SHARP * strength(state, seat))
            found.append(weight)
            whole += weight
            seat += 1
        for n in range(len(found)):
            found[n] = found[n] / whole
        return found


EVALUATION: Final = EdgarLucienEvaluation()
