"""A match is its journal: game, rules, options, seed, seats and the list of (seat, move)."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from coterie.engine.errors import BadJournal, BadRequest, CoterieError
from coterie.engine.game import Game
from coterie.engine.result import Result
from coterie.engine.state import SPECTATORS, State

FORMAT = 1
"""The version of the form of journals."""


class Event(NamedTuple):
    """Something that happened in a match.

    >>> drawn = Event(move=3, audience=0b01, what={"type": "drew", "card": "boss"})
    >>> drawn.seen_by(0), drawn.seen_by(1), drawn.seen_by(None)
    (True, False, False)
    """

    move: int
    """The number of the move that brought it about; 0 for the setup."""
    audience: int
    """Who may see it: a bit for each seat, and SPECTATORS."""
    what: dict[str, Any]
    """What happened: an object with a `type`, as the game's `event_to_json` gives it."""

    def seen_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may see it."""
        return bool(self.audience & (SPECTATORS if seat is None else 1 << seat))


def canonical(obj: Any) -> str:
    """JSON in which equal values are equal texts.

    >>> canonical({"b": 1, "a": [2]})
    '{"a":[2],"b":1}'
    """
    return json.dumps(obj, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def commitment(game: str, seed: int) -> str:
    """The hash shown before play, which fixes the seed without showing it.

    >>> len(commitment("nim", 7)), commitment("nim", 7) == commitment("nim", 8)
    (64, False)
    """
    return hashlib.sha256(f"coterie {game} seed {seed}".encode()).hexdigest()


class Match:
    """A game being played: the position, the moves that led to it, and undo.

    >>> import coterie
    >>> match = Match(coterie.game("gatsby"), players=2, seed=7)
    >>> seat = match.state.to_act[0]
    >>> events = match.apply(seat, match.state.legal(seat)[0])
    >>> match.can_undo(1 - seat)
    False
    >>> again = replay(match.journal(), coterie.game)
    >>> again.state.to_json() == match.state.to_json()
    True
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        seats: list[str] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        # A match that goes on under later rules keeps the version it began with.
        self.rules = game.rules if rules is None else rules
        self.state: State = game.new(players, seed, options, self.rules)
        self.seed = seed
        self.options = game.check_options(options or {})
        self.seats = seats or game.seat_names(self.state.players)
        if len(self.seats) != self.state.players:
            raise BadRequest("error-seats", given=len(self.seats), players=self.state.players)
        self.moves: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.state.events = []
        # How the players ended it, if not the rules: {"type": "resigned", "seat": 0} or
        # {"type": "draw"}.
        self.ending: dict[str, Any] | None = None
        # The positions before each of the last moves that can still be taken back.
        self._before: list[State] = []

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before play."""
        return commitment(self.game.id, self.seed)

    def apply(self, seat: int, move: int) -> list[Event]:
        """Make a move and return what happened. IllegalMove leaves everything as it was."""
        if self.ending:
            raise BadRequest("error-ended")
        before = self.state.clone()
        self.state.apply(seat, move)
        self.moves.append((seat, move))
        happened = [
            Event(len(self.moves), raw[1], self.game.event_to_json(raw))
            for raw in self.state.events or []
        ]
        self.state.events = []
        self.events += happened
        if self.state.revealed:
            self._before.clear()
        else:
            self._before.append(before)
        return happened

    def can_undo(self, seat: int, count: int = 1) -> bool:
        """Whether the seat may take its last moves back, so many: nothing was revealed by them
        and nobody else has decided since."""
        return len(self._before) >= count and all(m[0] == seat for m in self.moves[-count:])

    def undo(self, seat: int) -> None:
        """Take the seat's last move back."""
        if not self.can_undo(seat):
            raise BadRequest("error-undo")
        self.moves.pop()
        self.state = self._before.pop()
        self.state.events = []
        self.events = [event for event in self.events if event.move <= len(self.moves)]

    def end(self, ending: dict[str, Any]) -> None:
        """End the match by resignation or an agreed draw."""
        if self.result:
            raise BadRequest("error-ended")
        if ending != {"type": "draw"}:
            if set(ending) != {"type", "seat"} or ending["type"] != "resigned":
                raise BadRequest("error-ending", found=repr(ending)[:80])
            _seat(ending["seat"], self.state.players)
        self.ending = ending
        self._before.clear()

    @property
    def result(self) -> Result | None:
        """How the match ended, by the rules or by its players; None while it goes on."""
        if not self.ending:
            return self.state.result
        seats = range(self.state.players)
        loser = self.ending.get("seat")
        return Result(
            () if loser is None else tuple(seat for seat in seats if seat != loser),
            tuple(1 if seat != loser else len(seats) for seat in seats),
            (0,) * len(seats),
            self.ending["type"],
        )

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know."""
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """The view of each of the seats; they share what all may know."""
        if not self.ending or not self.result:
            return self.state.views(seats)
        state = self.state.clone()
        state.to_act = state.may_act = ()  # nobody is asked anything any more
        return [view | {"result": self.result.to_json()} for view in state.views(seats)]

    def journal(self) -> dict[str, Any]:
        """The match, ready for JSON."""
        journal = {
            "coterie": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "board": self.game.board_digest,
            "players": self.state.players,
            "options": self.options,
            "seed": str(self.seed),
            "commitment": self.commitment,
            "seats": self.seats,
            "moves": [[seat, self.game.move_to_json(move)] for seat, move in self.moves],
            "result": self.result.to_json() if self.result else None,
        }
        if self.ending:
            journal["ending"] = self.ending
        return {**journal, "digest": self._digest(journal)}

    def _digest(self, journal: dict[str, Any]) -> str:
        """A hash over the journal and the position it leads to: any change shows."""
        whole = canonical([journal, self.state.to_json()])
        return hashlib.sha256(whole.encode()).hexdigest()


def save_journal(match: Match, path: Path) -> None:
    """Write the journal, whole or not at all.

    >>> import json, tempfile
    >>> import coterie
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "game.json"
    ...     save_journal(Match(coterie.game("gatsby"), seed=7), path)
    ...     json.loads(path.read_text())["seed"]
    '7'
    """
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(match.journal(), indent=1) + "\n", encoding="utf-8")
    part.replace(path)


def _check_shape(obj: Any) -> None:
    """Refuse what is not a journal at all."""
    if not isinstance(obj, dict) or obj.get("coterie") != FORMAT:
        raise BadJournal("error-journal-format")
    kinds: dict[str, type] = {
        "game": str, "rules": int, "board": str, "players": int, "options": dict, "seed": str,
        "commitment": str, "seats": list, "moves": list, "digest": str,
    }  # fmt: skip
    for field, kind in kinds.items():
        if type(obj.get(field)) is not kind:
            raise BadJournal("error-journal-field", name=field)
    if not obj["seed"].isascii() or not obj["seed"].isdigit() or len(obj["seed"]) > 100:
        raise BadJournal("error-journal-field", name="seed")
    if not all(isinstance(name, str) for name in obj["seats"]):
        raise BadJournal("error-journal-field", name="seats")


def replay(obj: Any, find: Callable[[str], Game]) -> Match:
    """Play a journal again and check that it is what was played.

    `find` gives the game of a name. BadJournal says what is wrong: not a journal, cut,
    edited, or recorded under rules by which it would now go another way.

    >>> import coterie
    >>> journal = Match(coterie.game("gatsby"), seed=7).journal()
    >>> replay(journal, coterie.game).seed
    7
    """
    _check_shape(obj)
    game = find(obj["game"])
    if obj["board"] != game.board_digest:
        raise BadJournal("error-journal-board")
    if not 1 <= obj["rules"] <= game.rules:
        raise BadJournal("error-journal-newer", theirs=obj["rules"], ours=game.rules)
    match = Match(
        game, obj["players"], int(obj["seed"]), obj["options"], obj["seats"], obj["rules"]
    )
    if obj["commitment"] != match.commitment:
        raise BadJournal("error-journal-seed")
    for number, entry in enumerate(obj["moves"], 1):
        try:
            seat, move = entry
            match.apply(_seat(seat, match.state.players), game.move_from_json(move))
        except (TypeError, ValueError):
            raise BadJournal("error-journal-move", number=number, why=repr(entry)[:80]) from None
        except CoterieError as error:
            raise _diverged(obj, game, "error-journal-move", number, error) from None
    if "ending" in obj:
        try:
            match.end(obj["ending"])
        except (TypeError, CoterieError):
            raise BadJournal("error-journal-field", name="ending") from None
    ours = match.journal()
    if obj.get("result") != ours["result"] or ours["digest"] != obj["digest"]:
        raise _diverged(obj, game, "error-journal-digest", len(obj["moves"]), "")
    return match


def _seat(seat: Any, players: int) -> int:
    if type(seat) is not int or not 0 <= seat < players:
        raise BadRequest("error-seat", seat=repr(seat), players=players)
    return seat


def _diverged(obj: Any, game: Game, id: str, number: int, why: CoterieError | str) -> BadJournal:
    if obj["rules"] != game.rules:
        return BadJournal(
            "error-journal-rules", theirs=obj["rules"], ours=game.rules, number=number
        )
    return BadJournal(id, number=number, why=why)
