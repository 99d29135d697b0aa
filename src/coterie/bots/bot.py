"""What a bot sees and what it answers."""

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol

from coterie.engine.rng import Rng, seeded
from coterie.engine.state import State


def decision_dice(seed: int, seat: int, moves_made: int) -> Rng:
    """The dice for one decision. They follow from a seed, the seat and the number of moves made
    alone: a bot that is made anew for every decision, as at a live table, decides like one that
    stays for the whole game, as in the arena.

    >>> decision_dice(7, 0, 12).words() == decision_dice(7, 0, 12).words()
    True
    """
    return seeded((seed << 32) + (moves_made << 8) + seat)


class Manners(NamedTuple):
    """How a bot is to treat the people at its table; see `coterie.tables.offers`.

    >>> Manners(people=[0], silent=[0]).refused
    ()
    """

    people: Collection[int] = ()
    """Their seats."""
    silent: Collection[int] = ()
    """Those of them to whom it may make no offer."""
    refused: Collection[int] = ()
    """The offers that people refused it."""


class InformationSet:
    """A position as one seat may know it: its view, its moves, and samples of the rest.

    It keeps a sample, not the real position, so that nothing hidden can be reached through it.
    `moves_made` counts the moves of the match so far.

    >>> import coterie
    >>> from coterie.engine.rng import seeded
    >>> state = coterie.game("gatsby").new(players=2, seed=7)
    >>> known = InformationSet(state, state.to_act[0], seeded(1))
    >>> known.legal() == state.legal(known.seat)
    True
    >>> known.view() == state.view(known.seat)
    True
    """

    def __init__(
        self,
        state: State,
        seat: int,
        rng: Rng,
        moves_made: int = 0,
        manners: Manners = Manners(),  # noqa: B008 - a tuple
    ) -> None:
        self.seat = seat
        self.moves_made = moves_made
        self.manners = manners
        self._state = state.sample(seat, rng)

    def view(self) -> dict[str, Any]:
        """What the seat may know, as everywhere."""
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """The menu, without the offers that would be bad manners."""
        return self.permitted(self._state.legal(self.seat))

    @property
    def restrained(self) -> bool:
        """Whether manners forbid some offers."""
        return bool(self.manners.silent or self.manners.refused)

    def permitted(self, moves: list[int]) -> list[int]:
        """Those of the moves that manners permit."""
        if not self.restrained:
            return moves
        _, silent, refused = self.manners
        return [
            move
            for move in moves
            if move not in refused and self._state.offered_to(self.seat, move) not in silent
        ]

    def together(self) -> bool:
        """Whether others decide at the same time."""
        return len(self._state.to_act) > 1

    def sample(self, rng: Rng) -> State:
        """A full position that agrees with all the seat has seen, otherwise uniform."""
        return self._state.sample(self.seat, rng)


class Bot(Protocol):
    """A player. It remembers nothing from one decision to the next.

    >>> class LazyBot:
    ...     "Always the first move of the menu."
    ...     def choose(self, known: InformationSet) -> int:
    ...         return known.legal()[0]
    ...     def answer(self, known: InformationSet) -> int | None:
    ...         return None
    >>> import coterie
    >>> from coterie.arena.play import play
    >>> match = play(coterie.game("gatsby"), [LazyBot(), LazyBot()], seed=7, dice=1)
    >>> match.state.result is not None
    True
    """

    def choose(self, known: InformationSet) -> int:
        """A move that the rules allow the seat, which owes a decision."""

    def answer(self, known: InformationSet) -> int | None:
        """A move that the rules allow the seat, which may move without owing it; None to let
        pass."""
