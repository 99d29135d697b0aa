"""The action phase: what Edgar and Lucien can do anywhere (EL-ACT, EL-EDG-1 to 3, EL-LUC-1, 2
and 8). What they can do in an administration, and cards, are chapters of their own."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien import questions, reasons
from coterie.games.edgar_lucien.hidden import fortunes
from coterie.games.edgar_lucien.position import (
    E_BOUGHT,
    E_BOUGHT_FROM,
    E_ENDED,
    E_ROBBED,
    POPULIST,
    REMOTE,
    TOKENS,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.rules import administrations, cards, victory

CITY_PRICE: Final = 2
PLAYER_PRICE: Final = 3


def options(p: EdgarLucienPosition) -> i64:
    """All that the active player may do now: at most one action with each character, in either
    order, or none (EL-ACT-1)."""
    found: i64 = bit(questions.END)
    if not p.edgar_acted:
        seat: i64 = 0
        while seat < p.players:
            if why_not_rob(p, p.actor, seat) == reasons.ALLOWED:
                found |= bit(questions.ROB + seat)
            seat += 1
        found |= administrations.edgar_options(p) | cards.options(p)
    if not p.lucien_acted:
        if why_not_buy(p, p.actor, p.duos[p.actor].lucien) == reasons.ALLOWED:
            found |= bit(questions.BUY)
        found |= administrations.lucien_options(p)
    return found


def why_not(p: EdgarLucienPosition, option: i64) -> i64:
    """The reason why the active player may not do this now."""
    if option == questions.END:
        return reasons.ALLOWED
    if option < 0 or option >= questions.ACTION_OPTIONS:
        return reasons.NO_OPTION
    if p.edgar_acted and not bit(option) & questions.OF_LUCIEN:
        return reasons.EDGAR_ACTED
    if p.lucien_acted and bit(option) & (questions.OF_LUCIEN | questions.OF_BOTH):
        return reasons.LUCIEN_ACTED
    if option < questions.BUY:
        return why_not_rob(p, p.actor, option - questions.ROB)
    if option == questions.BUY:
        return why_not_buy(p, p.actor, p.duos[p.actor].lucien)
    if option < questions.LUCIEN:
        return administrations.why_not_edgar(p, p.actor, option - questions.EDGAR, False)
    if option < questions.SUPPORTED:
        return administrations.why_not_lucien(p, p.actor, option - questions.LUCIEN + POPULIST)
    if option < questions.PLAY:
        return administrations.why_not_edgar(p, p.actor, option - questions.SUPPORTED, True)
    if option < questions.REMOTELY:
        return cards.why_not_play(p, p.actor, option - questions.PLAY)
    if option < questions.REMOTELY_SUPPORTED:
        return cards.why_not_remote(p, p.actor, option - questions.REMOTELY, False)
    return cards.why_not_remote(p, p.actor, option - questions.REMOTELY_SUPPORTED, True)


def act(p: EdgarLucienPosition, option: i64) -> None:
    """The active player has chosen an action."""
    if option == questions.END:
        p.edgar_acted = True
        p.lucien_acted = True
        p.emit(E_ENDED, EVERYONE, p.actor)
    elif option < questions.BUY:
        p.edgar_acted = True
        rob(p, option - questions.ROB)
    elif option == questions.BUY:
        p.lucien_acted = True
        buy(p, p.duos[p.actor].lucien)
    elif option < questions.LUCIEN:
        administrations.act_as_edgar(p, option - questions.EDGAR, False)
    elif option < questions.SUPPORTED:
        p.lucien_acted = True
        administrations.act_as_lucien(p, option - questions.LUCIEN + POPULIST)
    elif option < questions.PLAY:
        administrations.act_as_edgar(p, option - questions.SUPPORTED, True)
    elif option < questions.REMOTELY:
        cards.play(p, option - questions.PLAY)
    else:
        cards.play(p, REMOTE)
        if option < questions.REMOTELY_SUPPORTED:
            administrations.act_as_edgar(p, option - questions.REMOTELY, False)
        else:
            administrations.act_as_edgar(p, option - questions.REMOTELY_SUPPORTED, True)


def why_not_rob(p: EdgarLucienPosition, seat: i64, victim: i64) -> i64:
    """Edgar robs an opposing Lucien in his district (EL-EDG-1), one of several (EL-EDG-3), unless
    he has his bodyguard by him (EL-EDG-2)."""
    if victim == seat or victim >= p.players:
        return reasons.NO_VICTIM
    duo = p.duos[victim]
    district: i64 = p.duos[seat].edgar
    if duo.lucien != district:
        return reasons.VICTIM_AWAY
    if duo.edgar == district:
        return reasons.VICTIM_GUARDED
    return reasons.ALLOWED


def rob(p: EdgarLucienPosition, victim: i64) -> None:
    """Half of the victim's Cogs, rounded up (EL-EDG-1)."""
    robbed = p.duos[victim]
    loot: i64 = (robbed.cogs + 1) // 2
    robbed.cogs -= loot
    p.duos[p.actor].cogs += loot
    p.emit(E_ROBBED, EVERYONE, p.actor, victim, loot)
    fortunes.show(p)
    victory.check(p, p.actor)


def why_not_buy(p: EdgarLucienPosition, seat: i64, district: i64) -> i64:
    """From the city (EL-LUC-1) or from its owner (EL-LUC-2), with a free token (EL-LUC-8) and the
    whole price at hand (EL-ACT-4); not where the district is protected (EL-LUC-4)."""
    duo = p.duos[seat]
    if (duo.districts >> district) & 1:
        return reasons.OWN_DISTRICT
    if count(duo.districts) >= TOKENS:
        return reasons.NO_TOKEN
    if (p.neutral >> district) & 1:
        return reasons.ALLOWED if duo.cogs >= CITY_PRICE else reasons.CITY_TOO_DEAR
    if p.heritage >= 0 and (p.duos[p.heritage].districts >> district) & 1:
        return reasons.PROTECTED
    return reasons.ALLOWED if duo.cogs >= PLAYER_PRICE else reasons.PLAYER_TOO_DEAR


def buy(p: EdgarLucienPosition, district: i64) -> None:
    """The city is paid, or the owner, who cannot refuse (EL-LUC-1, EL-LUC-2)."""
    buyer = p.duos[p.actor]
    owner = p.owner(district)
    if owner < 0:
        buyer.cogs -= CITY_PRICE
        p.emit(E_BOUGHT, EVERYONE, p.actor, district)
    else:
        buyer.cogs -= PLAYER_PRICE
        p.duos[owner].cogs += PLAYER_PRICE
        p.emit(E_BOUGHT_FROM, EVERYONE, p.actor, owner, district)
    take_district(p, district, owner)
    fortunes.show(p)
    victory.check(p, p.actor)


def take_district(p: EdgarLucienPosition, district: i64, owner: i64) -> None:
    """The token of the owner, or of nobody (-1), gives way to one of the actor's."""
    if owner < 0:
        p.neutral ^= bit(district)
    else:
        p.duos[owner].districts ^= bit(district)
    p.duos[p.actor].districts |= bit(district)
