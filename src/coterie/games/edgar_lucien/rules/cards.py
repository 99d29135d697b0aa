"""Shenanigan cards (EL-CARD, EL-EDG-4)."""

from typing import Final

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien import questions, reasons
from coterie.games.edgar_lucien.hidden import fortunes
from coterie.games.edgar_lucien.hidden.belief import (
    PILE,
    added,
    card_list,
    copies,
    kind_at,
    one,
    seen,
    transferred,
)
from coterie.games.edgar_lucien.position import (
    CARTE_BLANCHE,
    CERTIFICATION,
    CORRUPTION,
    COUP,
    E_BOUGHT_POPULARITY,
    E_CARD,
    E_COUP,
    E_DISCARDED,
    E_DREW,
    E_DREW_CARD,
    E_EXTORTED,
    E_EXTORTED_CARD,
    E_MOVED,
    E_PAID_COGS,
    E_PAID_POPULARITY,
    E_SHUFFLED,
    E_SOLD_POPULARITY,
    EXCHANGE,
    EXTORTION,
    FINANCIAL,
    FULL,
    PEDDLING,
    PLAN_B,
    POPULAR,
    POPULIST,
    REMOTE,
    SMEAR,
    SWINDLE,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.rules import actions, administrations, victory

BACKING: Final = 4
THREAT_POPULARITY: Final = 2
THREAT_COGS: Final = 1
SWINDLE_DISCARDS: Final = 3


def options(p: EdgarLucienPosition) -> i64:
    """The options of playing a card (EL-EDG-4)."""
    found: i64 = 0
    hand: i64 = p.duos[p.actor].hand
    kind: i64 = 0
    while hand:
        if hand & 3:
            if kind == REMOTE:
                found |= remote_options(p)
            elif why_not_play(p, p.actor, kind) == reasons.ALLOWED:
                found |= bit(questions.PLAY + kind)
        hand >>= 2
        kind += 1
    return found


def remote_options(p: EdgarLucienPosition) -> i64:
    found: i64 = 0
    action: i64 = 0
    while action < POPULIST:  # Edgar's actions come first
        if why_not_remote(p, p.actor, action, False) == reasons.ALLOWED:
            found |= bit(questions.REMOTELY + action)
        if not p.lucien_acted and why_not_remote(p, p.actor, action, True) == reasons.ALLOWED:
            found |= bit(questions.REMOTELY_SUPPORTED + action)
        action += 1
    return found


def why_not_play(p: EdgarLucienPosition, seat: i64, kind: i64) -> i64:
    """A card must be in the hand and its condition be met (EL-EDG-4, EL-CARD-1 to 13)."""
    duo = p.duos[seat]
    if not copies(duo.hand, kind):
        return reasons.NO_CARD
    if kind == PLAN_B or kind == SMEAR:  # these ask nothing
        return reasons.ALLOWED
    if kind == PEDDLING or kind == CARTE_BLANCHE:
        return why_not_buy(p, seat, kind)
    if kind == CERTIFICATION or kind == SWINDLE:
        if duo.certified:
            return reasons.CERTIFIED
    if kind == REMOTE:
        return why_not_remote_alone(p, seat)
    return reasons.ALLOWED if fits(p, seat, kind) else reasons.CARD_UNFIT + kind


def why_not_buy(p: EdgarLucienPosition, seat: i64, kind: i64) -> i64:
    """Influence Peddling buys from a player (EL-CARD-2), Carte Blanche from the city
    (EL-CARD-11), where Edgar stands."""
    district: i64 = p.duos[seat].edgar
    neutral = (p.neutral >> district) & 1 != 0
    if kind == PEDDLING and neutral:
        return reasons.NEUTRAL_DISTRICT
    if kind == CARTE_BLANCHE and not neutral and not (p.duos[seat].districts >> district) & 1:
        return reasons.OWNED_DISTRICT
    return actions.why_not_buy(p, seat, district)


def why_not_remote(p: EdgarLucienPosition, seat: i64, action: i64, doubled: bool) -> i64:
    """Any unused action of Edgar, at its cost, as if he stood there (EL-CARD-8, EL-LUC-7)."""
    if not copies(p.duos[seat].hand, REMOTE):
        return reasons.NO_REMOTE_CARD
    return administrations.why_not_take(p, seat, action, doubled)


def why_not_remote_alone(p: EdgarLucienPosition, seat: i64) -> i64:
    """Why the card as such is refused: it names no action, or none is left to name."""
    reason: i64 = reasons.REMOTE_USED
    action: i64 = 0
    while action < POPULIST:  # Edgar's actions come first
        why = administrations.why_not_take(p, seat, action, False)
        if why == reasons.ALLOWED:
            return reasons.NO_ACTION_NAMED
        if reason == reasons.REMOTE_USED and why != reasons.USED:
            reason = why
        action += 1
    return reason


def fits(p: EdgarLucienPosition, seat: i64, kind: i64) -> bool:
    """Whether the condition of a card is met that has one of its own."""
    duo = p.duos[seat]
    own: i64 = duo.districts & bit(duo.edgar)
    if kind == CERTIFICATION:
        return certificates(p, seat) != 0
    if kind == FINANCIAL:
        return own & p.map.steel != 0  # EL-CARD-5
    if kind == POPULAR:
        return own & p.map.ivory != 0  # EL-CARD-6
    if kind == EXTORTION:
        return extortable(p, seat) != 0
    if kind == COUP:
        governed = p.governor >= 0 and p.governor != seat
        return governed and duo.edgar == p.map.city_hall  # EL-CARD-9
    if kind == EXCHANGE:
        return exchanges(p, seat) != 0
    if kind == CORRUPTION:
        return p.heritage != seat  # EL-CARD-12
    return duo.cards > SWINDLE_DISCARDS and p.unheld() != 0  # EL-CARD-13


def play(p: EdgarLucienPosition, kind: i64) -> None:
    """A card is Edgar's action, so there is one a turn (EL-CARD-15); it is discarded before its
    effect (EL-CARD-14)."""
    p.edgar_acted = True
    p.emit(E_CARD, EVERYONE, p.actor, kind)
    discard(p, kind)
    if kind == PLAN_B:
        p.push(questions.Q_PLAN_B)
    elif kind == PEDDLING or kind == CARTE_BLANCHE:
        actions.buy(p, p.duos[p.actor].edgar)
    elif kind == SMEAR:
        threaten(p)
    elif kind == CERTIFICATION:
        p.push(questions.Q_TAKE_FREE)
    elif kind == FINANCIAL:
        administrations.gain_cogs(p, BACKING)
    elif kind == POPULAR:
        administrations.gain_popularity(p, BACKING)
    elif kind == EXTORTION:
        p.push(questions.Q_EXTORT)
    elif kind == COUP:
        seize_power(p)
    elif kind == EXCHANGE:
        p.push(questions.Q_EXCHANGE)
    elif kind == CORRUPTION:
        administrations.take_heritage(p)
    elif kind == SWINDLE:
        p.push(questions.Q_TAKE_ANY)
        n: i64 = 0
        while n < SWINDLE_DISCARDS:
            p.push(questions.Q_DISCARD)
            n += 1


def held(hand: i64) -> i64:
    """The kinds of card in a hand, as a set."""
    kinds: i64 = 0
    kind: i64 = 0
    while hand:
        if hand & 3:
            kinds |= bit(kind)
        hand >>= 2
        kind += 1
    return kinds


def swindle_away(p: EdgarLucienPosition, kind: i64) -> None:
    """One of the three cards that a Swindle costs (EL-CARD-13)."""
    p.emit(E_DISCARDED, EVERYONE, p.actor, kind)
    discard(p, kind)


def discard(p: EdgarLucienPosition, kind: i64) -> None:
    """A card of the actor goes to the discards, face up: it has been seen (EL-HID-1). Under the
    first rules it could be taken back all the same."""
    if p.rules > 1:
        p.revealed = True
    duo = p.duos[p.actor]
    duo.hand -= one(kind)
    duo.cards -= 1
    p.discards += one(kind)
    for seat in range(p.players):
        if seat != p.actor:
            other = p.duos[seat]
            other.belief = seen(other.belief, p.actor, kind)


def draw(p: EdgarLucienPosition, how_many: i64) -> None:
    """The discards make a new pile when a card is due and there is none (EL-CARD-14)."""
    p.revealed = True
    duo = p.duos[p.actor]
    got: i64 = 0
    while got < how_many:
        if p.pile_size == 0 and not reshuffle(p):
            break
        p.pile_size -= 1
        kind: i64 = p.pile[p.pile_size]
        duo.hand += one(kind)
        duo.cards += 1
        got += 1
        p.emit(E_DREW_CARD, bit(p.actor), p.actor, kind)
        for seat in range(p.players):
            other = p.duos[seat]
            if seat == p.actor:
                other.belief = seen(other.belief, PILE, kind)
            else:
                other.belief = transferred(other.belief, PILE, p.actor)
    p.emit(E_DREW, EVERYONE, p.actor, got)


def reshuffle(p: EdgarLucienPosition) -> bool:
    """Make the discards a new pile; whether there were any (EL-CARD-14)."""
    if not p.discards:
        return False
    shuffled = card_list(p.discards)
    p.rng.shuffle(shuffled)
    p.pile = shuffled
    p.pile_size = len(shuffled)
    for duo in p.duos:
        duo.belief = added(duo.belief, p.discards, PILE)
    p.discards = 0
    p.emit(E_SHUFFLED, EVERYONE, p.pile_size)
    return True


def elsewhere(p: EdgarLucienPosition) -> i64:
    """Where Plan B takes Lucien: to any other district, not to his own (EL-CARD-1)."""
    return p.map.every & ~bit(p.duos[p.actor].lucien)


def move_lucien(p: EdgarLucienPosition, district: i64) -> None:
    """If he has not acted yet he can still act there (EL-CARD-1)."""
    p.duos[p.actor].lucien = district
    p.emit(E_MOVED, EVERYONE, p.actor, 1, district)


def threaten(p: EdgarLucienPosition) -> None:
    """The others will answer, clockwise from the attacker (EL-CARD-3)."""
    distance: i64 = p.players - 1
    while distance > 0:
        p.push(questions.ANSWER_STEPS + (p.actor + distance) % p.players)
        distance -= 1


def why_not_answer(p: EdgarLucienPosition, seat: i64, answer: i64) -> i64:
    """Paying in popularity needs 20; who can pay neither way loses the popularity they have
    (EL-CARD-3)."""
    duo = p.duos[seat]
    if answer == questions.COGS_ANSWER:
        return reasons.ALLOWED if duo.cogs >= THREAT_COGS else reasons.NO_COGS
    if duo.popularity >= THREAT_POPULARITY or duo.cogs < THREAT_COGS:
        return reasons.ALLOWED
    return reasons.LITTLE_POPULARITY


def answers(p: EdgarLucienPosition) -> i64:
    found: i64 = 0
    if why_not_answer(p, p.actor, questions.POPULARITY_ANSWER) == reasons.ALLOWED:
        found |= bit(questions.POPULARITY_ANSWER)
    if why_not_answer(p, p.actor, questions.COGS_ANSWER) == reasons.ALLOWED:
        found |= bit(questions.COGS_ANSWER)
    return found


def answer_threat(p: EdgarLucienPosition, answer: i64) -> None:
    """One answer is one effect (EL-WIN-6), and a forced one shows like a chosen one (EL-HID-1)."""
    duo = p.duos[p.actor]
    attacker = p.seat_at(p.done)
    if answer == questions.COGS_ANSWER:
        duo.cogs -= THREAT_COGS
        p.duos[attacker].cogs += THREAT_COGS
        p.emit(E_PAID_COGS, EVERYONE, p.actor, attacker, THREAT_COGS)
    else:
        lost: i64 = THREAT_POPULARITY
        if duo.popularity < lost:
            lost = duo.popularity
        duo.popularity -= lost
        p.emit(E_PAID_POPULARITY, EVERYONE, p.actor, attacker, lost)
    fortunes.show(p)
    victory.check(p, attacker)


def certificates(p: EdgarLucienPosition, seat: i64) -> i64:
    """The unheld certificates of conditions met (EL-CARD-4)."""
    return victory.met(p, seat) & p.unheld()


def extortable(p: EdgarLucienPosition, seat: i64) -> i64:
    """Players who hold a card and have a character in Edgar's district (EL-CARD-7)."""
    seats: i64 = 0
    district: i64 = p.duos[seat].edgar
    for other in range(p.players):
        duo = p.duos[other]
        near = duo.edgar == district or duo.lucien == district
        if other != seat and duo.cards and near:
            seats |= bit(other)
    return seats


def extort(p: EdgarLucienPosition, victim: i64) -> None:
    """A random card; only the two of them know which (EL-CARD-7)."""
    p.revealed = True
    duo = p.duos[p.actor]
    robbed = p.duos[victim]
    kind = kind_at(robbed.hand, p.rng.below(robbed.cards))
    robbed.hand -= one(kind)
    robbed.cards -= 1
    duo.hand += one(kind)
    duo.cards += 1
    p.emit(E_EXTORTED, EVERYONE, p.actor, victim)
    p.emit(E_EXTORTED_CARD, bit(p.actor) | bit(victim), p.actor, victim, kind)
    for seat in range(p.players):
        other = p.duos[seat]
        if seat == p.actor:
            other.belief = seen(other.belief, victim, kind)
        elif seat == victim:
            other.belief = added(other.belief, one(kind), p.actor)
        else:
            other.belief = transferred(other.belief, victim, p.actor)


def seize_power(p: EdgarLucienPosition) -> None:
    """A coup d'État; the order changes from the next turn (EL-CARD-9)."""
    p.emit(E_COUP, EVERYONE, p.actor, p.governor)
    p.governor = p.actor
    p.first = p.left_of(p.actor)
    victory.check(p, p.actor)


def exchanges(p: EdgarLucienPosition, seat: i64) -> i64:
    """Amounts that can be changed: Cogs into popularity up to 100, then the reverse
    (EL-CARD-10)."""
    duo = p.duos[seat]
    into_popularity: i64 = FULL - duo.popularity
    if duo.cogs < into_popularity:
        into_popularity = duo.cogs
    return (bit(into_popularity) - 1) | ((bit(duo.popularity) - 1) << questions.INTO_COGS)


def exchange(p: EdgarLucienPosition, option: i64) -> None:
    duo = p.duos[p.actor]
    if option < questions.INTO_COGS:
        amount: i64 = option + 1
        duo.cogs -= amount
        duo.popularity += amount
        p.emit(E_BOUGHT_POPULARITY, EVERYONE, p.actor, amount)
        fortunes.show(p)
    else:
        amount = option - questions.INTO_COGS + 1
        duo.popularity -= amount
        duo.cogs += amount
        p.emit(E_SOLD_POPULARITY, EVERYONE, p.actor, amount)
    victory.check(p, p.actor)
