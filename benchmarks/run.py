"""`./dev bench`: measurements side by side with peers, in one run, on this machine.

Prints a table and writes benchmarks/results.json. Words after the command choose sections;
`before REV` alone measures an earlier commit and the present one in one run.
"""

import importlib
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
SECTIONS = ("engine", "search", "tables", "envs")


@dataclass
class Row:
    """One measurement: ours, the peer's (if there is one), and what we ask of ourselves."""

    what: str
    ours: float
    unit: str
    peer: str = ""
    theirs: float | None = None
    target: str = ""
    reached: bool | None = None

    @property
    def ratio(self) -> str:
        if not self.theirs:
            return ""
        times = self.ours / self.theirs
        return f"{times:.1f}×" if times >= 2 else f"{times:.2f}×"


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def show(console: Console, title: str, rows: list[Row]) -> None:
    table = Table(title=title, title_justify="left")
    for column in ("what", "ours", "unit", "peer", "theirs", "ratio", "target", ""):
        table.add_column(column, justify="right" if column in ("ours", "theirs") else "left")
    for row in rows:
        verdict = "" if row.reached is None else "reached" if row.reached else "MISSED"
        table.add_row(
            row.what, number(row.ours), row.unit, row.peer, number(row.theirs), row.ratio,
            row.target, verdict,
        )  # fmt: skip
    console.print(table)


def main(chosen: list[str]) -> None:
    console = Console(width=max(150, Console().width))
    sys.path.insert(0, str(HERE))
    if chosen[:1] == ["before"]:
        if len(chosen) != 2:
            sys.exit("Name one earlier commit: ./dev bench before REV")
        with console.status("measuring both commits in turns"):
            rows = importlib.import_module("before").measure(Row, chosen[1])
        show(console, f"{chosen[1]} and now", rows)
        return
    unknown = [section for section in chosen if section not in SECTIONS]
    if unknown:
        console.print(f"There is no section {unknown[0]}; the sections are {', '.join(SECTIONS)}.")
        sys.exit(2)
    results: dict[str, list[dict[str, object]]] = {}
    for section in chosen or SECTIONS:
        with console.status(f"measuring: {section}"):
            rows = importlib.import_module(section).measure(Row)
        show(console, section, rows)
        results[section] = [{**asdict(row), "ratio": row.ratio} for row in rows]
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n")
    console.print("written to benchmarks/results.json")


if __name__ == "__main__":
    main(sys.argv[1:])
