"""Restraint of bots towards people, so that nobody is swamped with offers.

A person has at most one open offer from all bots together, and is made at most
`OFFERS_A_ROUND` by them in a round. No bot offers a person again what the person refused. And a
person may wish for no more offers: for the rest of the phase, or of one bot for the whole game.
Bots among themselves deal as they like.
"""

from collections.abc import Callable

from msgspec import Struct

from coterie.engine.state import State
from coterie.tables.facts import Chair, Quietness
from coterie.tables.messages import Quieted

OFFERS_A_ROUND = 3


class Offer(Struct):
    """An offer that a bot made to a person."""

    bot: int
    person: int
    move: int
    round: int
    made: int
    """The number of the move."""
    closed: int | None = None
    """The number of the move after which it was no longer open."""
    refused: bool = False


class Offers:
    """The offers that bots made to people, in their order."""

    def __init__(self) -> None:
        self.made: list[Offer] = []

    def follow(self, state: State, seat: int, move: int, number: int, person: int) -> None:
        """A move was made, which led to this position: the move of this number. `person` is to
        whom a bot made an offer by it; -1: to nobody.

        An offer is open until nobody has one to answer, or until the rules would let the bot
        make it again. It was accepted if the person's answer was final, as a deal is and a
        refusal is not."""
        for offer in self.made:
            if offer.closed is None and (
                state.awaited() < 0 or state.allows(offer.bot, offer.move)
            ):
                offer.closed = number
                offer.refused = not (seat == offer.person and state.revealed)
        if person >= 0:
            self.made.append(Offer(seat, person, move, state.moment()[0], number))

    def take_back(self, number: int) -> None:
        """Moves were taken back; so many are left."""
        self.made = [offer for offer in self.made if offer.made <= number]
        for offer in self.made:
            if offer.closed is not None and offer.closed > number:
                offer.closed, offer.refused = None, False

    def silent(self, bot: int, people: list[int], chairs: list[Chair], state: State) -> list[int]:
        """The people to whom this bot may make no offer now."""
        round = state.moment()[0]
        return [
            person
            for person in people
            if bot in quiet_bots(chairs[person], state)
            or any(o.person == person and o.closed is None for o in self.made)
            or sum(o.person == person and o.round == round for o in self.made) >= OFFERS_A_ROUND
        ]

    def refused(self, bot: int) -> list[int]:
        """What the bot offered in vain."""
        return [offer.move for offer in self.made if offer.bot == bot and offer.refused]


def quiet_bots(chair: Chair, state: State) -> set[int]:
    """The bots from which this seat wants no offers now."""
    quiet = chair.quiet
    if quiet is None:
        return set()
    return {*quiet.game, *(quiet.phase if quiet.moment == state.moment() else ())}


def with_quiet(
    chair: Chair, state: State, bots: list[int] | None, until: str, on: bool
) -> Quietness:
    """The wishes of a seat after one more: about these bots (None: about all)."""
    every = set(range(state.players))
    old = chair.quiet or Quietness()
    phase = set(old.phase) if old.moment == state.moment() else set()
    game = set(old.game)
    named = every if bots is None else every.intersection(bots)
    changed = phase if until == "phase" else game
    if on:
        changed |= named
    else:
        changed -= named
    return Quietness(state.moment(), sorted(phase), sorted(game))


def quieted(chair: Chair, state: State, is_bot: Callable[[int], bool]) -> Quieted | None:
    """The seat's wishes, as it is shown them; None if it has none."""
    quiet = chair.quiet
    if quiet is None:
        return None
    phase = quiet.moment == state.moment() and len(quiet.phase) == state.players
    muted = [seat for seat in quiet.game if is_bot(seat)]
    return Quieted(phase, muted) if phase or muted else None
