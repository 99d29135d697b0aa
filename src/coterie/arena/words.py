"""The words and figures of a report, in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Any

from coterie.engine.game import Game
from coterie.engine.texts import Texts, read_text


class Words:
    """The texts that all games share, those of a game and of the arena, and how figures are
    written."""

    def __init__(self, game: Game, lang: str) -> None:
        sources = [read_text(f"coterie.{part}", f"{lang}.ftl") for part in ("texts", "arena")]
        self.texts = Texts(lang, [*sources, *game.text_sources(lang)])
        self.game = game
        self.lang = lang

    def say(self, id: str, **args: Any) -> str:
        return self.texts.say(id, args)

    def number(self, value: float, digits: int = 0) -> str:
        written = f"{value:.{digits}f}"
        return written.replace(".", ",") if self.lang == "fr" else written

    def percent(self, rate: float) -> str:
        return self.number(100 * rate, 1) + ("\u00a0%" if self.lang == "fr" else "%")

    def short_percent(self, rate: float) -> str:
        """Without needless digits, as on an axis."""
        return self.plain(round(100 * rate, 3)) + ("\u00a0%" if self.lang == "fr" else "%")

    def interval(self, share: Mapping[str, Any]) -> str:
        low, high = (self.number(100 * share[end], 1) for end in ("low", "high"))
        return f"{low}–{high}"

    def budget(self, budget: Mapping[str, Any]) -> str:
        seconds, iterations = budget["seconds"], budget["iterations"]
        kind = "both" if seconds and iterations else "time" if seconds else "iterations"
        figures = {"seconds": self.plain(seconds), "iterations": iterations}
        return self.say(f"arena-budget-{kind}", **figures)

    def plain(self, value: float | None) -> str:
        """A figure as it was typed."""
        written = "" if value is None else f"{value:g}"
        return written.replace(".", ",") if self.lang == "fr" else written

    def level(self, level: str) -> str:
        return self.say(f"level-{level}")

    def changed_options(self, options: Mapping[str, Any]) -> list[str]:
        """The options that are not set to their defaults."""
        defaults = self.game.check_options({})
        return [
            self.say("arena-option", name=self.say(f"option-{name}"), value=self.value(name, value))
            for name, value in options.items()
            if value != defaults[name]
        ]

    def value(self, option: str, value: Any) -> str:
        """What an option is set to."""
        id = f"option-{option}-{value}"
        return self.say(id) if self.texts.has(id) else str(value)

    def seats(self, players: int) -> list[str]:
        """The names of the seats."""
        return [
            self.say(f"seatname-{id}") if self.texts.has(f"seatname-{id}") else id
            for id in self.game.seat_names(players)
        ]

    def word(self, field: str, word: str) -> str:
        """A word of an event: the name of a tile, of a card …"""
        return self.say(f"{field}-{word}") if self.texts.has(f"{field}-{word}") else word

    def describe_event(
        self, event: str, fields: Sequence[str], field: str = "", word: str = ""
    ) -> str:
        """The sentence of an event whoever it happens to, with that word or with any."""
        anything = self.say("balance-anything")
        seats: dict[str, Any] = {"seat": 0, "other": 0, "seats": [0]}
        args = {field: seats.get(field, anything) for field in fields}
        if field:
            args |= {field: word} if field in fields else {field + "s": [word, anything]}
        names = [self.say("balance-somebody")]
        sentence = self.texts.describe("event", {**args, "type": event}, names).rstrip(".")
        return sentence[:1].upper() + sentence[1:]
