"""A sheet to draw on with Pillow: boxes, discs, stars and words that fit."""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any
from unicodedata import combining, normalize

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1000, 760
TOP = 40  # the head, with the question
PAPER, INK, PALE, LINE, ACCENT = "#18202a", "#ece5d3", "#9a9a8e", "#4a5260", "#d6a848"
SEATS = ("#2fa39a", "#e07a8b", "#e0b23c", "#7fa7e8", "#b58be0")

Point = tuple[float, float]


@cache
def font(size: int) -> Any:
    """Pillow's own font, so that pictures are the same everywhere."""
    return ImageFont.load_default(size)


class Canvas:
    def __init__(self) -> None:
        self.colours: Sequence[str] = SEATS
        self.image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self.pen = ImageDraw.Draw(self.image)

    def header(self, words: str, note: str) -> None:
        self.text(WIDTH - 12, TOP / 2, note, PALE, 13, "rm")
        self.text(12, TOP / 2, words, ACCENT, 18, "lm", WIDTH - 190)
        self.pen.line([(0, TOP), (WIDTH, TOP)], LINE)

    def text(
        self, x: float, y: float, words: str, ink: str = INK, size: int = 13, anchor: str = "lm",
        width: float = 0,
    ) -> None:  # fmt: skip
        """Words on one line; where they do not fit the width they are cut."""
        words = plain(words)
        if width and self.length(words, size) > width:
            while words and self.length(words + "…", size) > width:
                words = words[:-1]
            words = words.rstrip() + "…"
        self.pen.text((x, y), words, ink, font(size), anchor)

    def length(self, words: str, size: int) -> float:
        return float(font(size).getlength(words))

    def wrapped(self, lines: Sequence[str], width: float, size: int = 13) -> list[str]:
        """Lines broken where they would not fit; what follows is set in."""
        found = []
        for line in lines:
            part = ""
            for word in line.split():
                if part and self.length(f"{part} {word}", size) > width:
                    found.append(part)
                    part = "   "
                part = f"{part} {word}" if part else word
            found.append(part)
        return found

    def lines(
        self, x: float, y: float, words: Sequence[str], width: float, size: int = 13
    ) -> float:
        """Words under each other; where the next line would begin."""
        for line in words:
            self.text(x, y, line, INK, size, "lm", width)
            y += size + 5
        return y

    def box(
        self, x: float, y: float, width: float, height: float, fill: str | None = None,
        line: str = LINE, thick: int = 1,
    ) -> None:  # fmt: skip
        self.pen.rounded_rectangle((x, y, x + width, y + height), 5, fill, line, thick)

    def panel(
        self, x: float, y: float, width: float, height: float, title: str, seat: int | None = None
    ) -> None:
        """A framed part of the table with its name; a player's has their token before it."""
        self.box(x, y, width, height, "#1f2935")
        left = 10 if seat is None else 38
        self.text(x + left, y + 15, title, ACCENT, 14, "lm", width - 20)
        if seat is not None:
            self.seat(x + 20, y + 16, seat)

    def shape(self, points: Sequence[Point], fill: str, line: str = LINE, thick: int = 1) -> None:
        self.pen.polygon(list(points), fill, line, thick)

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = LINE) -> None:
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, line, 2)

    def seat(self, x: float, y: float, seat: int, radius: float = 11) -> None:
        """A player's token: colour and number."""
        self.disc(x, y, radius, self.colours[seat], "#10151c")
        self.text(x, y, str(seat + 1), "#10151c", round(radius * 1.3), "mm")

    def star(self, x: float, y: float, radius: float, fill: str = ACCENT) -> None:
        points = []
        for n in range(10):
            reach = radius if n % 2 == 0 else radius * 0.45
            angle = pi * n / 5 - pi / 2
            points.append((x + reach * cos(angle), y + reach * sin(angle)))
        self.pen.polygon(points, fill)


def plain(words: str) -> str:
    """Without accents and the sign ×, which the font does not have."""
    bare = "".join(sign for sign in normalize("NFD", words) if not combining(sign))
    return bare.replace("×", "x")


def ink_on(colour: str) -> str:
    """Black or white, whichever reads on the colour."""
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return "#10151c" if 3 * red + 6 * green + blue > 1300 else "#ffffff"
