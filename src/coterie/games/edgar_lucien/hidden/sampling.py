"""Drawing a position that a seat cannot tell from the real one."""

from mypy_extensions import i64

from coterie.engine.rng import Rng
from coterie.games.edgar_lucien.hidden.belief import (
    DECK,
    PILE,
    Hypothesis,
    cards_of,
    certain,
    deal,
    in_place,
    one,
)
from coterie.games.edgar_lucien.position import PROGRAMMING, EdgarLucienPosition


def draw(p: EdgarLucienPosition, seat: int, rng: Rng) -> None:
    """Deal anew the cards the seat has not seen and set the wheels it has not seen.

    Fortunes are implied by what changed hands in public, and with them that nobody has
    won yet, so both stay as they are.

    What the others have seen in secret, when they drew or were extorted, the seat cannot
    know, and a sample does not make up a past for them. In it they know the least they can:
    their own hand, the discards and how many cards lie where. So nobody in a sample rules
    out how things are in it, and it can be played, written and sampled again like any
    position; but what is drawn through another seat's eyes inside of it may be more than
    that seat would hold possible.
    """
    places = deal(p.duos[seat].belief, rng)
    p.pile = places[PILE]
    for other in range(p.players):
        if other == seat:
            continue
        duo = p.duos[other]
        duo.hand = 0
        for kind in places[other]:
            duo.hand += one(kind)
        if p.phase == PROGRAMMING and duo.wheel >= 0:
            duo.wheel = p.map.wheels[rng.below(len(p.map.wheels))]
    for other in range(p.players):
        if other != seat:
            p.duos[other].belief = plain_belief(p, other)


def plain_belief(p: EdgarLucienPosition, seat: i64) -> list[Hypothesis]:
    """What a seat knows that has seen only its own hand, the discards and all hand sizes."""
    group: i64 = cards_of(DECK - p.discards - p.duos[seat].hand, 0)
    group += in_place(PILE, p.pile_size)
    for other in range(p.players):
        if other != seat:
            group += in_place(other, p.duos[other].cards)
    return certain(group)
