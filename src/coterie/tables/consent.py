"""What needs everybody's consent: a draw, and to play again.

Who has agreed is kept in the chairs, and stored with them.
"""

from coterie.tables.audience import Seats
from coterie.tables.facts import Chair
from coterie.tables.outbox import Outbox


def offer_draw(chairs: list[Chair], outbox: Outbox, seat: int, on: bool, people: list[int]) -> bool:
    """Offer or accept a draw, take the offer back, or decline. Whether all agree now: every
    player has a say, and bots have none."""
    if not on and not chairs[seat].draw:
        decline_draw(chairs, outbox)
    _set_draw(chairs, outbox, seat, on)
    return on and len(people) > 1 and all(chairs[person].draw for person in people)


def decline_draw(chairs: list[Chair], outbox: Outbox) -> bool:
    """Withdraw every offer of a draw; whether there was one."""
    offers = [seat for seat, chair in enumerate(chairs) if chair.draw]
    for seat in offers:
        _set_draw(chairs, outbox, seat, False)
    return bool(offers)


def _set_draw(chairs: list[Chair], outbox: Outbox, seat: int, on: bool) -> None:
    chairs[seat].draw = on
    outbox.set_seat(seat, draw=on)


def play_again(chairs: list[Chair], outbox: Outbox, seats: Seats, on: bool) -> bool:
    """Want to play again, or not any more. Whether all players want it now."""
    for seat in seats:
        chairs[seat].again = on
        outbox.set_seat(seat, again=on)
    return all(chair.again for chair in chairs if chair.kind == "player")
