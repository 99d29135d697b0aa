"""What a table wants done after an input, gathered until the input has been dealt with."""

from typing import Any

from coterie.tables.audience import Visitor
from coterie.tables.effects import Announce, Effect, Send, Store
from coterie.tables.facts import Entry
from coterie.tables.messages import ChatLine, FromServer


class Outbox:
    """Effects in their order: what is to be stored comes before all others, and after all others
    what follows from the end of a game, because it has effects of its own."""

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.entries: list[Entry] = []
        self.seats: dict[int, dict[str, Any]] = {}
        self.said: tuple[str, ChatLine] | None = None
        self.effects: list[Effect] = []
        self.afterwards: list[Effect] = []

    def add(self, *effects: Effect) -> None:
        self.effects += effects

    def send(self, visitor: Visitor, message: FromServer) -> None:
        self.effects.append(Send([visitor], message))

    def set_seat(self, seat: int, **values: Any) -> None:
        self.seats.setdefault(seat, {}).update(values)

    def empty(self) -> list[Effect]:
        """All of it; nothing is left."""
        effects = [*self.effects, *self.afterwards]
        if self.entries or self.seats or self.said:
            store = Store(self.entries, self.seats, self.said)
            effects = [store, *self.effects, Announce(), *self.afterwards]
        self._clear()
        return effects
