"""The contract of a position: what every game's state promises."""

from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

from coterie.engine.errors import IllegalMove
from coterie.engine.result import Result
from coterie.engine.rng import Rng

SPECTATORS: Final = 32
"""The bit of spectators among those who may see an event; seats have the bits 1, 2, 4, 8, 16."""
EVERYONE: Final = 63
"""All seats, and spectators."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game, advanced in place by `apply`.

    A move is a whole number; the game's `move_to_json` says what it means. Rules code is
    deterministic, does no input or output and reads no clock.

    - `rules`: the version of the rules it is played under, as in its journal
    - `to_act`: the seats that owe a decision now; several when they decide at the same time, none
      when the game is over
    - `may_act`: the seats that may move although they owe nothing (to make or answer an offer,
      say); never a seat of `to_act`. Whoever `allows` anything is in one of the two
    - `may_choose`: the seats of `may_act` for which `legal` lists something: who plays from the
      menus alone asks only these
    - `result`: None until the game is over
    - `revealed`: True when the last move drew chance, could show somebody something hidden or was
      final for another reason: undo stops there. It depends on nothing that the mover did not
      know before the move, for it says beforehand whether a move is final
    - `events`: None, or the list to which the rules add what happens, for tables and replays. An
      event is a tuple: kind, who may see it (bits of seats, SPECTATORS), figures

    >>> import coterie
    >>> game = coterie.game("gatsby")
    >>> state = game.new(players=2, seed=7)
    >>> seat = state.to_act[0]
    >>> move = state.legal(seat)[0]
    >>> state.allows(seat, move), state.allows(1 - seat, move)
    (True, False)
    >>> twin = state.clone()
    >>> state.apply(seat, move)
    >>> state.to_json() == twin.to_json()
    False
    >>> twin.apply(seat, move)
    >>> state.to_json() == twin.to_json()
    True
    >>> state.view(seat)["seat"] == seat
    True
    """

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.rules = 1
        self.to_act: tuple[int, ...] = ()
        self.may_act: tuple[int, ...] = ()
        self.may_choose: tuple[int, ...] = ()
        self.result: Result | None = None
        self.revealed = False
        self.events: list[tuple[int, ...]] | None = None

    def legal(self, seat: int) -> list[int]:
        """The moves open to the seat now, without doubles, in a fixed order.

        Complete for closed decisions; for open ones (bids, deals) a finite, useful menu, which
        may be empty for a seat of `may_act`. Always empty for a seat that can do nothing now.
        """
        raise NotImplementedError

    def allows(self, seat: int, move: int) -> bool:
        """Whether the seat may make this move now; judges open moves too."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """Make the move. IllegalMove says why not, and leaves the state untouched."""
        raise NotImplementedError

    def play_random(self, seat: int, rng: Rng) -> None:
        """Make one of the moves of `legal`, each equally likely."""
        moves = self.legal(seat)
        self.apply(seat, moves[rng.below(len(moves))])

    def clone(self) -> "State":
        """An independent copy, without the events."""
        raise NotImplementedError

    def forced(self, seat: int) -> int:
        """The only move the seat can make, where everybody knows that it is the only one; -1
        where there are several, where moves are open, or where the others cannot tell."""
        return -1

    @property
    def prompts(self) -> list[dict[str, Any]]:
        """What is asked of each seat that owes a decision, as everybody may know it: an object
        with a `type`, the `seat` and the `clause` behind it. None when the game is over."""
        found: list[dict[str, Any]] = self.room("view").prompts(self)
        return found

    def offered_to(self, seat: int, move: int) -> int:
        """The seat to whom this move would make an offer; -1 if it is no offer."""
        return -1

    def moment(self) -> tuple[int, int]:
        """The round and the phase, in the game's own count. A table counts offers by them."""
        return 0, 0

    def awaited(self) -> int:
        """A seat that was made an offer it has not answered yet; -1 if there is none."""
        return -1

    def view(self, seat: int | None) -> dict[str, Any]:
        """Exactly what the seat (None: a spectator) may know, ready for JSON."""
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """The view of each of the seats. What all may know is made once: the views share it, so
        nobody may change what is inside them."""
        found: list[dict[str, Any]] = self.room("view").views(self, seats)
        return found

    def sample(self, seat: int, rng: Rng) -> "State":
        """A full state that agrees with all the seat has seen, otherwise uniform.

        Its own dice are drawn from `rng`, so they say nothing about the real ones.
        """
        raise NotImplementedError

    def forget(self) -> None:
        """For speed, stop keeping what only `sample` and `to_json` need. From now on neither may
        be called, on this position or on any that follows from it."""

    def to_json(self) -> dict[str, Any]:
        """The whole position, ready for JSON; the game's `from_json` reads it."""
        found: dict[str, Any] = self.room("saved").to_json(self)
        return found

    def refusal(self, seat: int, move: int) -> IllegalMove:
        """Why the seat may not make this move now, with the clause behind it."""
        found: IllegalMove = self.room("refusals").refusal(self, seat, move)
        return found

    def room(self, name: str) -> Any:
        """A module of the game's room, imported when it is needed: JSON, views and texts are kept
        out of compiled code."""
        return import_module(type(self).__module__.rpartition(".")[0] + "." + name)

    def emit(self, kind: int, audience: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Add an event, if events are kept."""
        if self.events is not None:
            self.events.append((kind, audience, a, b, c))
