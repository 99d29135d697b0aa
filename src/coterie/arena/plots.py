"""Plots as SVG, to be put into a page: transparent, in the colours of the page."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any, NamedTuple

from coterie.arena.words import Words
from coterie.engine.errors import BadRequest

INK = "#010203"  # stands for the colour of the page's text
ACCENT = "#b08d3e"
ABOVE = "#2a8c86"
BELOW = "#b5443c"
WIDTH = 7.2  # inches
BARS = 30  # of a histogram, at most


class Row(NamedTuple):
    """A line of an interval plot."""

    label: str
    middle: float
    low: float
    high: float


def require_plots() -> None:
    """A clear sentence if the package that plots is not installed."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadRequest("error-extra", name="matplotlib", extra="arena") from None


@contextmanager
def figure(height: float) -> Iterator[tuple[Any, list[str]]]:
    """Axes to draw on; afterwards the list holds the drawing as SVG."""
    import matplotlib
    from matplotlib.figure import Figure

    style: dict[str, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "coterie",
        "font.family": "sans-serif",
        "font.size": 10,
        "text.parse_math": False,
        **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
        **dict.fromkeys(("axes.spines.top", "axes.spines.right", "axes.spines.left"), False),
        "axes.edgecolor": INK,
        "ytick.left": False,
    }
    drawn: list[str] = []
    with matplotlib.rc_context(style):
        sheet = Figure(figsize=(WIDTH, height), layout="constrained")
        yield sheet.add_subplot(), drawn
        page = StringIO()
        sheet.savefig(page, format="svg", transparent=True, metadata={"Date": None})
    svg = page.getvalue()
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    drawn.append(re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', "", svg, count=1))


def intervals(rows: Sequence[Row], mark: float | None, words: Words, percent: bool = True) -> str:
    """A dot and its interval for each row; triangles where the interval misses the mark."""
    with figure(0.55 + 0.3 * len(rows)) as (axes, drawn):
        for line, row in enumerate(rows):
            shape, colour = "o", ACCENT
            if mark is not None and row.low > mark:
                shape, colour = "^", ABOVE
            elif mark is not None and row.high < mark:
                shape, colour = "v", BELOW
            axes.plot([row.low, row.high], [line, line], color=colour, linewidth=2, alpha=0.6)
            axes.plot([row.middle], [line], shape, color=colour, markersize=7)
        if mark is not None:
            axes.axvline(mark, color=INK, linewidth=1, linestyle=(0, (4, 3)), alpha=0.7)
        axes.set_yticks(range(len(rows)), [row.label for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        if percent:
            axes.xaxis.set_major_formatter(lambda rate, _: words.short_percent(rate))
        axes.grid(axis="x", color=INK, alpha=0.12)
    return drawn[0]


def histogram(figures: Sequence[int], label: str) -> str:
    with figure(2.4) as (axes, drawn):
        step = (max(figures) - min(figures)) // BARS + 1
        bins = range(min(figures), max(figures) + step + 1, step)
        axes.hist(figures, bins=bins, color=ACCENT, edgecolor="none", rwidth=0.92)
        axes.set_xlabel(label)
        axes.grid(axis="y", color=INK, alpha=0.12)
        axes.set_axisbelow(True)
    return drawn[0]


def bars(rows: Sequence[tuple[str, float]], words: Words) -> str:
    with figure(0.5 + 0.32 * len(rows)) as (axes, drawn):
        found = axes.barh(range(len(rows)), [rate for _, rate in rows], color=ACCENT, height=0.6)
        axes.bar_label(found, [words.percent(rate) for _, rate in rows], padding=4)
        axes.set_yticks(range(len(rows)), [label for label, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(lambda rate, _: words.short_percent(rate))
    return drawn[0]
