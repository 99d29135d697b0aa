"""What the others cannot see of a purse, and when a move shows it (EL-HID-1)."""

from mypy_extensions import i64

from coterie.engine.bits import bit, count
from coterie.games.edgar_lucien import questions, reasons
from coterie.games.edgar_lucien.position import (
    CERTIFICATE,
    DANDY,
    EdgarLucienPosition,
)
from coterie.games.edgar_lucien.rules import actions, administrations, victory


def show(p: EdgarLucienPosition) -> None:
    """A move that shows what somebody has or can pay is final, unless all is open. Under the
    first rules it could be taken back."""
    if not p.open_fortunes and p.rules > 1:
        p.revealed = True


def show_if_decisive(p: EdgarLucienPosition, seat: i64) -> None:
    """Where everybody sees two conditions of a player, the game ends or goes on by what the purse
    holds: either shows it."""
    if p.revealed or p.open_fortunes or p.rules == 1:
        return
    visible: i64 = (victory.met(p, seat) & ~DANDY) | p.duos[seat].certificates
    if not visible & DANDY and count(visible) == victory.CONDITIONS_TO_WIN - 1:
        p.revealed = True


def must_be_asked(p: EdgarLucienPosition, step: i64) -> bool:
    """Whether a step has to be asked although it has one option: not to ask would show a hand or
    a purse. Under the first rules only a hand."""
    if step == questions.Q_DISCARD:
        return True
    return bit(step) & questions.OF_FORTUNE != 0 and not p.open_fortunes and p.rules > 1


def are_options_public(p: EdgarLucienPosition) -> bool:
    """Whether everybody can tell that the actor has only the one option there is."""
    if p.question == questions.Q_DISCARD:
        return False
    if p.question == questions.Q_ACTION:
        return is_idle_to_all(p)
    return p.open_fortunes or not bit(p.question) & questions.OF_FORTUNE


def is_idle_to_all(p: EdgarLucienPosition) -> bool:
    """Whether everybody sees that a player who can only end the turn can do nothing else:
    whatever the hand and the purse may hold, Edgar has no card to play, and Lucien nothing to
    pay for and no fortune to certify."""
    duo = p.duos[p.actor]
    if not p.edgar_acted and duo.cards:
        return False
    if p.lucien_acted or p.open_fortunes:
        return True
    why = actions.why_not_buy(p, p.actor, duo.lucien)
    if why == reasons.CITY_TOO_DEAR or why == reasons.PLAYER_TOO_DEAR:
        return False
    return administrations.why_not_lucien(p, p.actor, CERTIFICATE) != reasons.NO_CERTIFICATE
