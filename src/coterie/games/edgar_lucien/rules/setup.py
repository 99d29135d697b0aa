"""Set-up (EL-SET)."""

from mypy_extensions import i64

from coterie.engine.bits import bit
from coterie.engine.state import EVERYONE
from coterie.games.edgar_lucien.hidden import sampling
from coterie.games.edgar_lucien.hidden.belief import DECK, DECK_SIZE, card_list
from coterie.games.edgar_lucien.position import E_STARTED, Duo, EdgarLucienPosition


def set_up(p: EdgarLucienPosition) -> None:
    """What every player begins with (EL-SET-1, in `Duo`), the pile, and who is first (EL-SET-2).
    There is no Governor yet (EL-SET-4)."""
    p.duos = [Duo() for _ in range(p.players)]
    p.pile = card_list(DECK)
    p.rng.shuffle(p.pile)
    p.pile_size = DECK_SIZE
    p.first = p.rng.below(p.players)
    p.lead = p.first
    for seat in range(p.players):
        p.duos[seat].belief = sampling.plain_belief(p, seat)


def starts(p: EdgarLucienPosition) -> i64:
    """Where a player can begin: no two in the same district (EL-SET-3)."""
    return p.neutral


def start(p: EdgarLucienPosition, district: i64) -> None:
    """Both characters and a token go there (EL-SET-3)."""
    duo = p.duos[p.actor]
    duo.edgar = district
    duo.lucien = district
    duo.districts = bit(district)
    p.neutral ^= bit(district)
    p.emit(E_STARTED, EVERYONE, p.actor, district)
    p.done += 1
