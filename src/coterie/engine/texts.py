"""Texts in French and English, from one set of Fluent files for both sides of the wire.

The texts that all games share lie in `coterie/texts/<lang>.ftl`, a game's own in its room as
`<lang>.ftl`.

Moves, events, prompts and refusals are JSON objects; they are put into words by one
convention, the same in Python and in the browser: the message `<family>-<type>` gets the
object's fields as arguments, and a field whose value is a word is itself replaced by the
message `<field>-<value>` where there is one. Fields named `seat`, `other` and `seats`
hold seats and are replaced by the players' names. A list is put into words one by one, under
the field's name without its final s: the value A1 of `spaces` is the message `space-A1`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
"""Everything is said in these languages."""


class Texts:
    """The texts of one game, with those that all games share, in one language.

    >>> words = Texts("en", ["move-take = Take { $n }", "good-drugs = drugs", "and = and"])
    >>> words.say("move-take", {"n": 2})
    'Take 2'
    >>> words.describe("move", {"type": "take", "n": 3})
    'Take 3'
    >>> words.join(["drugs", "jewels"])
    'drugs and jewels'
    """

    def __init__(self, lang: str, sources: Sequence[str]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, args: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The message `id`; fields of `args` that are words or seats are put into words."""
        if not self.has(id):
            return id
        values = {k: self._word(k, v, names) for k, v in (args or {}).items()}
        values |= self._sides(args or {}, names)
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text) if not errors else f"{text} {values}"

    def describe(self, family: str, obj: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The message `<family>-<type>` for a move, event, prompt …"""
        return self.say(f"{family}-{obj['type']}", obj, names)

    def _sides(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, str]:
        """Fields whose names begin alike (`give_goods`, `give_red`) in one phrase, as `give`."""
        sides: dict[str, list[str]] = {}
        for field, value in args.items():
            side, _, part = field.partition("_")
            if not part or side in args:
                continue
            words = sides.setdefault(side, [])
            if isinstance(value, int) and value:
                words.append(self.say(f"amount-{part}", {"n": value}))
            elif value:
                words.append(str(self._word(field, value, names)))
        return {side: self.join(words) or self.say("nothing") for side, words in sides.items()}

    def _word(self, field: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, (list, tuple)):
            singular = field.removesuffix("s")
            words = [str(self._word(singular, v, names)) for v in value]
            return self.join(counted(words))
        if field in ("seat", "other") and isinstance(value, int):
            return names[value] if value < len(names) else self.say("seat-number", {"n": value + 1})
        if isinstance(value, str):
            # `give_good-drugs` is said as `good-drugs` unless it has a message of its own.
            ids = (f"{field}-{value}", f"{field.partition('_')[2]}-{value}")
            return next((self.say(id) for id in ids if self.has(id)), value)
        if value is None:
            return ""
        return value

    def join(self, words: Sequence[str]) -> str:
        """Words in one phrase: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return ", ".join(words[:-1]) + " " + self.say("and") + " " + words[-1]


def counted(words: Sequence[str]) -> list[str]:
    """Words that come several times are counted.

    >>> counted(["drugs", "jewels", "drugs"])
    ['2 × drugs', 'jewels']
    """
    times = {word: words.count(word) for word in words}
    return [word if n == 1 else f"{n} × {word}" for word, n in times.items()]


def read_text(package: str, name: str) -> str:
    """A text file that lies in a package.

    >>> "error-game" in read_text("coterie.texts", "en.ftl")
    True
    """
    return files(package).joinpath(name).read_text(encoding="utf-8")


_rooms: dict[str, Callable[[str], list[str]]] = {}


def add_room(room: str, sources: Callable[[str], list[str]]) -> None:
    """Make a game's texts known: `sources(lang)` gives them as Fluent sources.

    A room's first texts stay: a game on another board does not change them.

    >>> add_room("nim", lambda lang: ["game-name = Nim"])
    >>> texts("nim", "en").say("game-name")
    'Nim'
    """
    _rooms.setdefault(room, sources)


@cache
def texts(room: str | None, lang: str) -> Texts:
    """The texts of a game (None: only those that all games share) in a language.

    >>> texts(None, "fr").say("and")
    'et'
    """
    sources = [read_text("coterie.texts", f"{lang}.ftl")]
    return Texts(lang, sources + (_rooms[room](lang) if room else []))
