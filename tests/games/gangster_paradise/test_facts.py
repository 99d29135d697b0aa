"""What screens are told beside the board file."""

import re
from pathlib import Path

from coterie.games.gangster_paradise import GAME

WEB = Path(__file__).parents[3] / "web" / "src"


def test_every_thing_on_the_table_leads_to_its_clause() -> None:
    clauses = GAME.facts()["clauses"]
    assert set(clauses.values()) <= set(GAME.clauses)
    files = [*(WEB / "boards" / "gangster-paradise").iterdir(), *(WEB / "pages").glob("Gang*")]
    sources = [file.read_text(encoding="utf-8") for file in files]
    assert not any("GP-" in source for source in sources)
    used = {
        thing
        for source in sources
        for call in re.findall(r"scene\.clause\(([^)]*)\)", source)
        for thing in re.findall(r"'(\w+)'(?! \?)", call)
    }
    assert used == set(clauses), used ^ set(clauses)
