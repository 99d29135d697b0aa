"""Edgar & Lucien in the terminal: the map as a picture, the districts as a list, the players.

Nothing is told by colour alone: a district is two letters, a border the letter of its colour,
a player a letter in brackets of their own, and what can be chosen carries its number.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coterie.engine.texts import Texts
from coterie.games.edgar_lucien import EdgarLucien
from coterie.games.edgar_lucien.board import Board

BRASS = "#c9a227"
SEAT_STYLES = ("bold #ff5f5f", "bold #ffd75f", "bold #5fafff", "bold #ffffff")
TOKENS = ("({})", "<{}>", "{{{}}}", "|{}|")
TYPE_SIGNS = {"administration": "▲", "ivory": "◇", "steel": "■"}
GROUNDS = {"administration": "on #3d3222", "ivory": "on #3a3a44", "steel": "on #1f2a33"}
FULL_HEIGHT = 38
PICTURE_LINES = 24


def draw(
    view: dict[str, Any],
    texts: Texts,
    *,
    game: EdgarLucien,
    names: Sequence[str],
    choices: Sequence[dict[str, Any]],
    width: int,
    height: int,
) -> RenderableType:
    table = _Table(view, texts, game, names, choices, min(width, 110))
    return table.draw() if height >= FULL_HEIGHT else table.draw_small()


def menu(view: dict[str, Any], texts: Texts, game: EdgarLucien) -> RenderableType | None:
    """In place of the list of all settings of the wheel: how to type one."""
    if view["phase"] != "programming" or view["result"]:
        return None
    signs = letters(tuple(game.board.sectors))
    entries = []
    for sector in game.board.sectors:
        letter = ink(f" {signs[sector]} ", _style(game.board, sector))
        entries.append(letter + Text(" " + texts.say(f"sector-{sector}")))
    return Group(Columns(entries, padding=(0, 2)), Text(texts.say("draw-wheel"), style="dim"))


def parse(line: str, view: dict[str, Any], game: EdgarLucien, texts: Texts) -> int | None:
    """Two letters set the wheel, Edgar's first; a word and a number of Cogs make a bid."""
    signs = {sign: sector for sector, sign in letters(tuple(game.board.sectors)).items()}
    typed = [sign for sign in line.upper() if not sign.isspace()]
    if view["phase"] == "programming" and len(typed) == 2 and set(typed) <= set(signs):
        edgar, lucien = (signs[sign] for sign in typed)
        return game.move_from_json({"type": "wheel", "edgar": edgar, "lucien": lucien})
    bid = re.fullmatch(r"[^\d]+([1-9][\d., ]{0,15})", line)
    if view["phase"] == "election" and bid:
        amount = int(re.sub(r"\D", "", bid[1]))
        return game.move_from_json({"type": "bid", "amount": amount})
    return None


@cache
def letters(names: tuple[str, ...]) -> dict[str, str]:
    """A letter of its own for each name: the first, else the last, else any that is free."""
    found: dict[str, str] = {}
    for name in names:
        wanted = name[0] + name[-1] + name + "abcdefghijklmnopqrstuvwxyz"
        found[name] = next(c for c in wanted.upper() if c not in found.values() and c.isalpha())
    return found


@cache
def codes(names: tuple[str, ...]) -> dict[str, str]:
    """Two letters for each district, of its words where they are free."""
    found: dict[str, str] = {}
    for name in names:
        words = name.split("_")
        wanted = [words[0][0] + words[-1][0]] if len(words) > 1 else []
        wanted += [words[0][0] + letter for letter in name[1:] if letter != "_"]
        wanted += [words[0][0] + digit for digit in "123456789"]
        found[name] = next(c for c in (w.upper() for w in wanted) if c not in found.values())
    return found


def ink(words: str, style: str) -> Text:
    """A styled text to which others can be added without taking the style over."""
    return Text.assemble((words, style))


def inside(x: float, y: float, outline: Sequence[Sequence[int]]) -> bool:
    """Whether a point lies in a polygon."""
    hit = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def middle(one: Sequence[Sequence[int]], other: Sequence[Sequence[int]]) -> tuple[float, float]:
    """The middle of the edge that two outlines share."""
    edges = [sorted([list(a), list(b)]) for a, b in zip(other, [*other[1:], other[0]], strict=True)]
    for a, b in zip(one, [*one[1:], one[0]], strict=True):
        if sorted([list(a), list(b)]) in edges:
            return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    raise ValueError("the outlines share no edge")


def _style(board: Board, sector: str) -> str:
    """A letter on its colour, readable on both light and dark ones."""
    colour = next(s["hex"] for s in board.data["wheel"]["sectors"] if s["id"] == sector)
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    front = "black" if 3 * red + 6 * green + blue > 1300 else "white"
    return f"bold {front} on {colour}"


class _Table:
    def __init__(
        self,
        view: dict[str, Any],
        texts: Texts,
        game: EdgarLucien,
        names: Sequence[str],
        choices: Sequence[dict[str, Any]],
        width: int,
    ) -> None:
        self.view = view
        self.texts = texts
        self.board = board = game.board
        self.ways: dict[str, dict[str, list[str]]] = game.facts()["ways"][view["map"]["id"]]
        self.names = names
        self.width = width
        self.signs = letters(tuple(board.sectors))
        self.map = next(entry for entry in board.data["map"] if entry["id"] == view["map"]["id"])
        self.codes = codes(tuple(district["id"] for district in self.map["districts"]))
        self.numbers = {
            choice["district"]: number
            for number, choice in enumerate(choices, 1)
            if "district" in choice
        }
        initials = [name[:1].upper() for name in names]
        same = len(set(initials)) < len(initials)
        self.initials = [str(n + 1) for n in range(len(names))] if same else initials

    def draw(self) -> RenderableType:
        left = self.width * 53 // 100
        grid = Table.grid(padding=0)
        grid.add_column(width=left)
        grid.add_column(width=self.width - left)
        title = self.texts.say(f"map-{self.map['id']}")
        picture = Panel(
            Group(*self._picture(left - 2)), title=title, border_style=BRASS, padding=0,
            subtitle=self.texts.say("draw-reconstruction"),
        )  # fmt: skip
        listed = Panel(
            Group(*self._list(self.width - left - 2)), title=self._when(), border_style=BRASS,
            padding=0, subtitle=self._legend(),
        )  # fmt: skip
        grid.add_row(picture, listed)
        return Group(grid, *self._below())

    def draw_small(self) -> RenderableType:
        """Without the picture, for a screen of 24 lines."""
        half = self.width // 2
        entries = self._list(half - 1)
        grid = Table.grid(padding=0)
        grid.add_column(width=half)
        grid.add_column(width=half)
        rows = (len(entries) + 1) // 2
        grid.add_row(Group(*entries[:rows]), Group(*entries[rows:]))
        below = self._below()
        if any(len(line.plain) > self.width for line in below):
            below.pop()  # the reader's cards need a second line
        return Group(Text(self._when(), style=f"bold {BRASS}"), grid, *below)

    def _when(self) -> str:
        view = self.view
        phase = self.texts.say(f"phase-{view['phase']}")
        args = {"period": view["period"], "turn": view["turn"], "phase": phase}
        return self.texts.say("draw-when", args)

    # Signs.

    def _token(self, seat: int) -> Text:
        return ink(TOKENS[seat].format(self.initials[seat]), SEAT_STYLES[seat])

    def _characters(self, district: str) -> Text:
        """Who is there: E and L with the player's letter."""
        found = []
        for seat, duo in enumerate(self.view["duos"]):
            for letter, character in (("E", "edgar"), ("L", "lucien")):
                if duo[character] == district:
                    found.append(ink(letter + self.initials[seat], SEAT_STYLES[seat]))
        return Text(" ").join(found)

    def _sector(self, sector: str) -> Text:
        return ink(self.signs[sector], _style(self.board, sector))

    # The map.

    def _picture(self, columns: int) -> list[Text]:
        """The districts as areas, their codes, tokens and characters inside, and on every border
        the letter of its colour."""
        wide, high = self.board.data["canvas"]
        step_x, step_y = wide / columns, high / PICTURE_LINES
        areas = [
            [self._at((x + 0.5) * step_x, (y + 0.5) * step_y) for x in range(columns)]
            for y in range(PICTURE_LINES)
        ]
        signs: dict[tuple[int, int], tuple[str, str]] = {}

        def put(x: float, y: int, text: Text) -> None:
            """Write a text with its middle at a column of the picture."""
            start = max(0, min(round(x) - len(text.plain) // 2, columns - len(text.plain)))
            row = min(max(y, 0), PICTURE_LINES - 1)
            for offset, letter in enumerate(text.plain):
                styles = [str(s.style) for s in text.spans if s.start <= offset < s.end]
                signs[start + offset, row] = (letter, " ".join(styles))

        owners = {entry["district"]: entry for entry in self.view["map"]["districts"]}
        outlines = {district["id"]: district["poly"] for district in self.map["districts"]}
        for one, other, colour in self.map["borders"]:
            x, y = middle(outlines[one], outlines[other])
            put(x / step_x, int(y / step_y), self._sector(colour))
        for district in self.map["districts"]:
            name = district["id"]
            x, y = district["x"] / step_x, int(district["y"] / step_y)
            put(x, y, self._label(name, owners[name]))
            put(x, y + 1, self._characters(name))
        lines = []
        for y, row in enumerate(areas):
            line = Text(no_wrap=True)
            for x, area in enumerate(row):
                ground = GROUNDS.get(area["type"], "") if area else ""
                letter, style = signs.get((x, y), ("", ""))
                if not letter:
                    letter = self._edge(areas, x, y)
                line.append(letter, f"{ground} {style}" if " on " not in style else style)
            lines.append(line)
        return lines

    def _at(self, x: float, y: float) -> dict[str, Any] | None:
        for district in self.map["districts"]:
            if inside(x, y, district["poly"]):
                found: dict[str, Any] = district
                return found
        return None

    def _edge(self, areas: list[list[dict[str, Any] | None]], x: int, y: int) -> str:
        """A dot where another area begins to the right or below."""
        here = areas[y][x]
        right = areas[y][x + 1] if x + 1 < len(areas[y]) else here
        below = areas[y + 1][x] if y + 1 < len(areas) else here
        return " " if here is right and here is below else "·"

    def _label(self, name: str, entry: dict[str, Any]) -> Text:
        label = ink(self.codes[name], "bold")
        for line in self.map["metro"]:
            if name in line["mouths"]:
                label = label + Text(":") + self._sector(line["color"])
        if entry["owner"] is not None:
            label = label + self._token(entry["owner"])
        return label

    def _list(self, columns: int) -> list[Text]:
        """Every district with its name, kind, owner and who is there."""
        lines = []
        for entry in self.view["map"]["districts"]:
            name = entry["district"]
            number = self.numbers.get(name)
            line = ink(f"[{number}]", "bold black on yellow") if number else Text()
            line.align("right", 5)
            owner = Text(" · ") if entry["owner"] is None else self._token(entry["owner"])
            lock = "#" if entry["protected"] else " "
            said = self.texts.say(f"district-{name}")
            line += ink(f" {self.codes[name]} ", "bold") + Text(TYPE_SIGNS[entry["type"]] + " ")
            line += owner + Text(lock + said + " ") + self._characters(name)
            line.truncate(columns, overflow="ellipsis")
            line.no_wrap = True
            lines.append(line)
        return lines

    def _legend(self) -> str:
        """What the signs in the list mean."""
        signs = {**TYPE_SIGNS, "protected": "#"}
        return " ".join(f"{sign} {self.texts.say(f'draw-{what}')}" for what, sign in signs.items())

    # Below the map.

    def _below(self) -> list[Text]:
        """The ways, the players and what is common; only the reader's own cards are never cut."""
        players = [self._player(seat) for seat in range(len(self.names))]
        own = None if self.view["seat"] is None else players[self.view["seat"]]
        lines = [*self._ways(), *players]
        view = self.view
        args = {"pile": view["pile"], "discards": len(view["discards"])}
        common = self.texts.say("draw-cards", args)
        held = [self.texts.say(f"certificate-{one}") for one in view["certificates"]]
        free = self.texts.say("draw-free", {"held": ", ".join(held) or "–"})
        lines.append(ink(f" {common} · {free}", "dim"))
        for line in lines:
            if line is not own:
                line.no_wrap = True
                line.truncate(self.width, overflow="ellipsis")
        return lines

    def _ways(self) -> list[Text]:
        """Where the reader's own characters can go from where they are."""
        seat = self.view["seat"]
        if seat is None or self.view["duos"][seat]["edgar"] is None:
            return []
        lines = []
        for character in ("edgar", "lucien"):
            here = self.view["duos"][seat][character]
            line = Text(f" {self.texts.say(f'character-{character}')} ") + ink(
                self.codes[here], "bold"
            )
            for sector, ends in self.ways[here].items():
                names = "/".join(self.codes[end] for end in ends)
                line += Text("  ") + self._sector(sector) + Text(f"→{names}")
            lines.append(line)
        return lines

    def _player(self, seat: int) -> Text:
        view, duo, say = self.view, self.view["duos"][seat], self.texts.say
        line = Text("▶" if seat in view["to_act"] else " ") + self._token(seat)
        name = say("draw-seat", {"name": self.names[seat]})
        line += Text(f" {name} ", SEAT_STYLES[seat])
        cogs = "?" if duo["cogs"] is None else duo["cogs"]
        args = {"cogs": cogs, "popularity": duo["popularity"], "count": len(duo["districts"])}
        parts = [say("draw-player", args)]
        if view["governor"] == seat:
            parts.append(say("draw-governor"))
        if view["heritage"] == seat:
            parts.append(say("action-heritage_protection"))
        met = [one for one in duo["conditions"] if one not in duo["certificates"]]
        parts += ["★ " + say(f"certificate-{one}") for one in duo["certificates"]]
        parts += ["● " + say(f"certificate-{one}") for one in met]
        if duo["hand"]:
            parts.append(", ".join(say(f"card-{card}") for card in duo["hand"]))
        elif duo["cards"]:
            parts.append(say("draw-hand", {"n": duo["cards"]}))
        line += Text(" · ".join(parts))
        if view["phase"] == "programming" and duo["confirmed"]:
            line += Text(" ✓")
        elif duo["wheel"] and view["phase"] != "programming":
            line += Text(" E") + self._sector(duo["wheel"]["edgar"])
            line += Text(" L") + self._sector(duo["wheel"]["lucien"])
        return line
