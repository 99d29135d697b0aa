"""What Edgar and Lucien can do in the four administrations (EL-ACT-2 and 3, EL-EDG-5 to 9,
EL-LUC-3 to 7)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien import questions, reasons
from coterie.games.edgar_lucien.hidden import fortunes
from coterie.games.edgar_lucien.position import (
    BANK,
    BAR,
    CERTIFICATE,
    E_ACTION,
    E_CERTIFICATE,
    E_CERTIFICATE_FROM,
    E_COGS,
    E_HERITAGE,
    E_LOST,
    E_NAMED,
    E_NEUTRAL,
    E_POPULARITY,
    E_REQUISITIONED,
    E_REQUISITIONED_FROM,
    E_SUPPORTED,
    FULL,
    HERITAGE,
    INTIMIDATION,
    POPULIST,
    REQUISITION,
    SUPPORT,
    TOKENS,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.rules import actions, cards, victory

EDGAR_COST: Final = 2
SUPPORT_COST: Final = 3
DRAW: Final = 2
ROBBERY: Final = 5
SPEECH: Final = 5
EVERY_SEAT: Final = 0b111  # of three players


def cost(action: i64) -> i64:
    """What an action costs in popularity (EL-EDG-5); Political Support pays for both (EL-LUC-7)."""
    if action == SUPPORT:
        return SUPPORT_COST
    return EDGAR_COST if action < POPULIST else 0


def edgar_options(p: EdgarLucienPosition) -> i64:
    """What Edgar can do where he stands, alone or doubled by Lucien (EL-ACT-2)."""
    here: i64 = p.map.place[p.duos[p.actor].edgar]
    if here < 0:
        return 0
    found: i64 = 0
    if why_not_edgar(p, p.actor, here, False) == reasons.ALLOWED:
        found |= bit(questions.EDGAR + here)
    if not p.lucien_acted and why_not_edgar(p, p.actor, here, True) == reasons.ALLOWED:
        found |= bit(questions.SUPPORTED + here)
    return found


def lucien_options(p: EdgarLucienPosition) -> i64:
    """What Lucien can do alone where he stands (EL-ACT-2)."""
    here: i64 = p.map.place[p.duos[p.actor].lucien]
    if here < 0 or here + POPULIST == SUPPORT:
        return 0
    if why_not_lucien(p, p.actor, here + POPULIST) != reasons.ALLOWED:
        return 0
    return bit(questions.LUCIEN + here)


def why_not_edgar(p: EdgarLucienPosition, seat: i64, action: i64, doubled: bool) -> i64:
    """Edgar must stand in the administration (EL-ACT-2)."""
    if p.map.place[p.duos[seat].edgar] != action:
        return reasons.NOT_THERE
    return why_not_take(p, seat, action, doubled)


def why_not_take(p: EdgarLucienPosition, seat: i64, action: i64, doubled: bool) -> i64:
    """An action of Edgar, from wherever he may take it: once a period (EL-ACT-3), paid in
    popularity (EL-EDG-5, EL-LUC-7), with its target (EL-ACT-4)."""
    duo = p.duos[seat]
    if (duo.used >> action) & 1:
        return reasons.USED
    if not doubled:
        if duo.popularity < EDGAR_COST:
            return reasons.UNPOPULAR
    else:
        if duo.lucien != p.map.city_hall:
            return reasons.NOT_AT_CITY_HALL
        if (duo.used >> SUPPORT) & 1:
            return reasons.SUPPORT_USED
        if duo.popularity < SUPPORT_COST:
            return reasons.UNPOPULAR_FOR_SUPPORT
    if action == REQUISITION and not requisitions(p, seat):
        return reasons.NO_TARGET
    if action == INTIMIDATION and p.players == 2 and not p.duos[p.left_of(seat)].districts:
        return reasons.NO_TARGET
    return reasons.ALLOWED


def act_as_edgar(p: EdgarLucienPosition, action: i64, doubled: bool) -> None:
    """The cost is paid before the effect (EL-EDG-5). Political Support and what it doubles are
    one sequence (EL-LUC-7)."""
    duo = p.duos[p.actor]
    p.edgar_acted = True
    duo.used |= bit(action)
    times: i64 = 1
    if doubled:
        p.lucien_acted = True
        duo.used |= bit(SUPPORT)
        duo.popularity -= SUPPORT_COST
        times = 2
    else:
        duo.popularity -= EDGAR_COST
    p.emit(E_SUPPORTED if doubled else E_ACTION, EVERYONE, p.actor, action)
    if action == BAR:
        cards.draw(p, DRAW * times)  # EL-EDG-6
    elif action == BANK:
        gain_cogs(p, ROBBERY * times)  # EL-EDG-8
    else:
        step: i64 = questions.Q_REQUISITION if action == REQUISITION else questions.INTIMIDATE_STEP
        while times > 0:
            p.push(step)
            times -= 1


def gain_cogs(p: EdgarLucienPosition, amount: i64) -> None:
    """From the bank, which never runs out (EL-EDG-8)."""
    p.duos[p.actor].cogs += amount
    p.emit(E_COGS, EVERYONE, p.actor, amount)
    victory.check(p, p.actor)


def gain_popularity(p: EdgarLucienPosition, amount: i64) -> None:
    """Never above 100 (EL-BND-1)."""
    duo = p.duos[p.actor]
    if amount > FULL - duo.popularity:
        amount = FULL - duo.popularity
    duo.popularity += amount
    p.emit(E_POPULARITY, EVERYONE, p.actor, amount)
    victory.check(p, p.actor)


# Requisition (EL-EDG-9).


def requisitions(p: EdgarLucienPosition, seat: i64) -> i64:
    """The neutral districts; only if there are none, the unprotected ones of others. It takes a
    token (EL-LUC-8)."""
    if count(p.duos[seat].districts) >= TOKENS:
        return 0
    if p.neutral:
        return p.neutral
    found: i64 = 0
    for other in range(p.players):
        if other != seat and other != p.heritage:
            found |= p.duos[other].districts
    return found


def requisition(p: EdgarLucienPosition, district: i64) -> None:
    owner = p.owner(district)
    actions.take_district(p, district, owner)
    if owner < 0:
        p.emit(E_REQUISITIONED, EVERYONE, p.actor, district)
    else:
        p.emit(E_REQUISITIONED_FROM, EVERYONE, p.actor, district, owner)
    victory.check(p, p.actor)


def lose_target(p: EdgarLucienPosition, action: i64) -> None:
    """The second of two that finds no target is lost (EL-EDG-7, EL-EDG-9)."""
    p.emit(E_LOST, EVERYONE, p.actor, action)


# Intimidation (EL-EDG-7).


def intimidate(p: EdgarLucienPosition) -> None:
    """With 2 players the intimidator chooses a district, with 3 both opponents are named, with 4
    the intimidator names two."""
    if p.players == 2:
        p.push(questions.Q_INTIMIDATE)
    elif p.players == 3:
        p.actor = p.seat_at(p.done)
        name(p, EVERY_SEAT)
    else:
        p.push(questions.Q_NAME)


def pairs(p: EdgarLucienPosition) -> i64:
    """The pairs of opponents who can be named."""
    found: i64 = 0
    for number in range(len(questions.PAIRS)):
        if not (questions.PAIRS[number] >> p.actor) & 1:
            found |= bit(number)
    return found


def name(p: EdgarLucienPosition, named: i64) -> None:
    """The named players other than the intimidator will choose, clockwise from there."""
    by = p.actor
    distance: i64 = p.players - 1
    while distance > 0:
        seat: i64 = (by + distance) % p.players
        if (named >> seat) & 1:
            p.push(questions.LOSE_STEPS + seat)
        distance -= 1
    distance = 1
    while distance < p.players:
        seat = (by + distance) % p.players
        if (named >> seat) & 1:
            p.emit(E_NAMED, EVERYONE, by, seat)
        distance += 1


def make_neutral(p: EdgarLucienPosition, owner: i64, district: i64) -> None:
    """It brings nobody nearer to victory, so there is nothing to check."""
    p.duos[owner].districts ^= bit(district)
    p.neutral |= bit(district)
    p.emit(E_NEUTRAL, EVERYONE, owner, district)


# Lucien.


def why_not_lucien(p: EdgarLucienPosition, seat: i64, action: i64) -> i64:
    """Lucien must stand in the administration (EL-ACT-2), once a period (EL-ACT-3). He takes no
    Heritage Protection that is his (EL-LUC-4), and a certificate only of a condition he meets, of
    which he has none (EL-LUC-5), one a period (EL-LUC-6)."""
    duo = p.duos[seat]
    if p.map.place[duo.lucien] + POPULIST != action:
        return reasons.NOT_THERE
    if (duo.used >> action) & 1:
        return reasons.USED
    if action == HERITAGE and p.heritage == seat:
        return reasons.HERITAGE_HELD
    if action == CERTIFICATE:
        if duo.certified:
            return reasons.CERTIFIED
        if not certificates(p, seat):
            return reasons.NO_CERTIFICATE
    return reasons.ALLOWED


def act_as_lucien(p: EdgarLucienPosition, action: i64) -> None:
    p.duos[p.actor].used |= bit(action)
    p.emit(E_ACTION, EVERYONE, p.actor, action)
    if action == POPULIST:
        gain_popularity(p, SPEECH)  # EL-LUC-3
    elif action == HERITAGE:
        take_heritage(p)
    else:
        fortunes.show(p)
        p.push(questions.Q_TAKE_MET)


def take_heritage(p: EdgarLucienPosition) -> None:
    """From its holder, if there is one (EL-LUC-4)."""
    p.heritage = p.actor
    p.emit(E_HERITAGE, EVERYONE, p.actor)


def certificates(p: EdgarLucienPosition, seat: i64) -> i64:
    """The certificates of conditions met without one, even of other holders (EL-LUC-5)."""
    return victory.met(p, seat) & ~p.duos[seat].certificates


def take_certificate(p: EdgarLucienPosition, certificate: i64) -> None:
    """It counts as taken this period even if it is lost again (EL-LUC-5, EL-LUC-6)."""
    holder: i64 = -1
    for seat in range(p.players):
        duo = p.duos[seat]
        if (duo.certificates >> certificate) & 1:
            duo.certificates ^= bit(certificate)
            holder = seat
    taker = p.duos[p.actor]
    taker.certificates |= bit(certificate)
    taker.certified = True
    if holder < 0:
        p.emit(E_CERTIFICATE, EVERYONE, p.actor, certificate)
    else:
        p.emit(E_CERTIFICATE_FROM, EVERYONE, p.actor, certificate, holder)
    victory.check(p, p.actor)
