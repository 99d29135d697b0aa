"""Turns, programming and movement (EL-PER, EL-MOV, EL-HID-2)."""

from mypy_extensions import i64

from coterie.engine.bits import lowest
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien import reasons
from coterie.games.edgar_lucien.position import (
    E_BLOCKED,
    E_CONFIRMED,
    E_MOVED,
    E_TURN,
    E_WHEEL,
    MOVEMENT,
    PROGRAMMING,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.questions import MOST_SECTORS, Q_WHEEL


def begin_turn(p: EdgarLucienPosition) -> None:
    """A turn begins with programming (EL-PER-1), in the order of the first-player token."""
    p.lead = p.first
    p.begin_phase(PROGRAMMING)
    p.emit(E_TURN, EVERYONE, p.period, p.turn, p.lead)
    for duo in p.duos:
        duo.wheel = -1
    p.question = Q_WHEEL


def why_not_set(p: EdgarLucienPosition, wheel: i64) -> i64:
    """Any sector may be set, by both hands alike, also one that leads nowhere (EL-MOV-1)."""
    sectors: i64 = len(p.map.sectors)
    if wheel // MOST_SECTORS < sectors and wheel % MOST_SECTORS < sectors:
        return reasons.ALLOWED
    return reasons.NO_OPTION


def confirm(p: EdgarLucienPosition, seat: i64, wheel: i64) -> None:
    """A confirmed wheel is final (EL-HID-2)."""
    p.duos[seat].wheel = wheel
    p.revealed = True
    p.emit(E_CONFIRMED, EVERYONE, seat)


def wait_for_wheels(p: EdgarLucienPosition) -> bool:
    """All set their wheels at the same time (EL-MOV-1); whether somebody still has to."""
    waiting: list[int] = []
    for seat in range(p.players):
        if p.duos[seat].wheel < 0:
            waiting.append(seat)
    p.to_act = tuple(waiting)
    return len(waiting) > 0


def reveal_wheels(p: EdgarLucienPosition) -> None:
    """All at once (EL-MOV-2)."""
    for seat in range(p.players):
        wheel: i64 = p.duos[seat].wheel
        p.emit(E_WHEEL, EVERYONE, seat, wheel // MOST_SECTORS, wheel % MOST_SECTORS)
    p.begin_phase(MOVEMENT)


def sector(p: EdgarLucienPosition) -> i64:
    """The sector to which the hand of the character points who moves next."""
    wheel: i64 = p.duos[p.seat_at(p.done // 2)].wheel
    return wheel % MOST_SECTORS if p.done & 1 else wheel // MOST_SECTORS


def ways(p: EdgarLucienPosition) -> i64:
    """Where the character who moves next can go: across the border of that colour, or to another
    mouth of that metro line (EL-MOV-3)."""
    duo = p.duos[p.seat_at(p.done // 2)]
    district: i64 = duo.lucien if p.done & 1 else duo.edgar
    return p.map.ways[sector(p) * p.map.size + district]


def move(p: EdgarLucienPosition) -> bool:
    """Move the next character, Edgar before Lucien, in turn order (EL-MOV-2); whether the player
    must choose where (EL-MOV-3). Who finds no way stays (EL-MOV-4)."""
    found = ways(p)
    if found & (found - 1):
        return True
    p.actor = p.seat_at(p.done // 2)
    if found:
        arrive(p, lowest(found))
        return False
    if p.map.stays != sector(p):
        p.emit(E_BLOCKED, EVERYONE, p.actor, p.done & 1, sector(p))
    p.done += 1
    return False


def arrive(p: EdgarLucienPosition, district: i64) -> None:
    """Any number of characters may be there already (EL-MOV-5)."""
    duo = p.duos[p.actor]
    if p.done & 1:
        duo.lucien = district
    else:
        duo.edgar = district
    p.emit(E_MOVED, EVERYONE, p.actor, p.done & 1, district)
    p.done += 1
