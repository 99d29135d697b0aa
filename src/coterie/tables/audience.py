"""Who looks at a table, and from which seats."""

from collections.abc import Callable, Iterator

Seats = tuple[int, ...]


class Visitor:
    """One connection to a table: somebody's browser tab. Whoever drives the table makes it, and
    may add to it what is needed to reach that tab."""

    def __init__(self, player: str | None = None, name: str = "") -> None:
        self.player = player
        self.name = name
        self.seats: Seats = ()
        """The seats of its player at this table; none for a spectator."""


class Audience:
    """The visitors of a table, those with the same seats together."""

    def __init__(self) -> None:
        self.groups: dict[Seats, list[Visitor]] = {}

    def __contains__(self, visitor: Visitor) -> bool:
        return visitor in self.groups.get(visitor.seats, ())

    def __iter__(self) -> Iterator[Visitor]:
        for group in self.groups.values():
            yield from group

    def __bool__(self) -> bool:
        return bool(self.groups)

    def add(self, visitor: Visitor, seats: Seats, most: int) -> bool:
        """Let a visitor in, unless so many of the same seats are here already."""
        visitor.seats = seats
        if len(self.groups.get(seats, ())) >= most:
            return False
        self.groups.setdefault(seats, []).append(visitor)
        return True

    def remove(self, visitor: Visitor) -> None:
        group = self.groups[visitor.seats]
        group.remove(visitor)
        if not group:
            del self.groups[visitor.seats]

    def regroup(self, seats_of: Callable[[str | None], Seats]) -> None:
        """After somebody took or left a seat."""
        everybody = list(self)
        self.groups = {}
        for visitor in everybody:
            visitor.seats = seats_of(visitor.player)
            self.groups.setdefault(visitor.seats, []).append(visitor)

    @property
    def seats(self) -> set[int]:
        """The seats from which somebody looks."""
        return {seat for seats in self.groups for seat in seats}

    @property
    def lookers(self) -> list[int | None]:
        """The seats from which somebody looks; None among them if there is a spectator."""
        return list(dict.fromkeys(s for seats in self.groups for s in seats or (None,)))

    @property
    def spectators(self) -> int:
        return len(self.groups.get((), ()))
