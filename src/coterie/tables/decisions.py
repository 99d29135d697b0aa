"""What each seat may decide now."""

from functools import lru_cache
from typing import Any

from msgspec import Raw

from coterie.engine.game import Game
from coterie.engine.state import State
from coterie.tables.facts import Chair
from coterie.tables.journal import Journal, encode


@lru_cache(maxsize=30_000)
def encoded(game: Game, move: int) -> Raw:
    """The JSON of a move: the same few are sent again and again."""
    return Raw(encode(game.move_to_json(move)))


def final(state: State, seat: int, moves: list[int]) -> list[int]:
    """The moves, by their place in the list, that cannot be taken back: tried on a copy.

    This tells the seat nothing, because `revealed` depends on nothing that it does not know."""
    found = []
    for number, move in enumerate(moves):
        twin = state.clone()
        twin.apply(seat, move)
        if twin.revealed:
            found.append(number)
    return found


class Decisions:
    """Who may do what, and since when.

    `to_act`  the seats that owe a decision; none before the start and after the end
    `may_act` those that may move without owing it
    `moves`   for each seat its menu; empty for the seat of a bot, which makes its own
    `since`   for each seat the version at which it was last asked something new: whatever was
              decided before that is out of date
    """

    def __init__(self, journal: Journal, chairs: list[Chair]) -> None:
        self.to_act: tuple[int, ...] = ()
        self.may_act: tuple[int, ...] = ()
        self.moves: list[list[int]] = [[] for _ in chairs]
        self.since = [0] * len(chairs)
        # Of seats that decide at the same time: what each is asked.
        self._prompts: list[list[dict[str, Any]]] = [[] for _ in chairs]
        self.renew(journal, chairs)

    def renew(
        self,
        journal: Journal,
        chairs: list[Chair],
        mover: int | None = None,
        together: tuple[int, ...] = (),
    ) -> None:
        """Work out who may do what after a move.

        Of seats that decide at the same time (`together`), one's move leaves the others'
        decisions as they were. Anything else is a new situation for everybody: the same
        “accept” may now answer another offer."""
        state = journal.match.state
        self.to_act = state.to_act if journal.playing else ()
        self.may_act = state.may_act if journal.playing else ()
        prompts = state.prompts if len(self.to_act) > 1 or len(together) > 1 else []
        for seat, chair in enumerate(chairs):
            involved = seat in self.to_act or seat in self.may_act
            moves = state.legal(seat) if involved and chair.kind != "bot" else []
            own = [prompt for prompt in prompts if prompt["seat"] == seat]
            waits = seat in together and seat in self.to_act and seat != mover
            if not waits or moves != self.moves[seat] or own != self._prompts[seat]:
                self.since[seat] = journal.version
            self.moves[seat], self._prompts[seat] = moves, own
