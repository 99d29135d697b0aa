"""The clauses: their words, and where the code applies them."""

import re
from pathlib import Path

import pytest

from coterie.engine.texts import texts
from coterie.games import edgar_lucien

from .table import GAME


@pytest.mark.parametrize(
    ("id", "word"),
    [("EL-EDG-7", "EL-ACT-4"), ("EL-CARD-1", "somewhere else"), ("EL-CARD-10", "no exchange")],
)
def test_what_the_rulebook_leaves_open_is_marked_as_a_ruling(id: str, word: str) -> None:
    ruling = GAME.clauses[id].ruling
    assert ruling
    assert word in ruling["en"]
    assert ruling["fr"]


@pytest.mark.rule("EL-WIN-3", "EL-WIN-4")
def test_how_many_districts_is_not_read_as_how_many_players() -> None:
    """« 2 à 4 joueurs » would be read as two to four players."""
    french = GAME.clauses["EL-WIN-3"].text["fr"] + GAME.clauses["EL-WIN-4"].text["fr"]
    french += "".join(texts("edgar-lucien", "fr").say(f"certificate-{name}-what")
                      for name in ("collector", "bureaucrat"))  # fmt: skip
    assert re.search(r"\d à \d", french) is None


CHAPTERS = {
    "Victory": "victory", "Set-up": "setup", "Turns and movement": "movement",
    "Action phase": "actions", "Administrations": "administrations", "Shenanigan cards": "cards",
    "Taxes": "taxes", "Election of the Governor": "election",
}  # fmt: skip


def test_every_clause_is_cited_in_the_module_of_its_chapter() -> None:
    """A clause is found by its id where it is applied; ranges like “EL-WIN-2 to 5” count."""
    room = Path(edgar_lucien.__file__).parent
    assert {file.stem for file in (room / "rules").glob("[a-z]*.py")} == set(CHAPTERS.values())
    shared = "".join((room / name).read_text("utf-8") for name in ("position.py", "state.py"))
    missing = []
    for clause in GAME.clauses.values():
        if clause.section["en"] in CHAPTERS:
            file = room / "rules" / f"{CHAPTERS[clause.section['en']]}.py"
            if clause.id not in cited(file.read_text("utf-8") + shared):
                missing.append(clause.id)
    assert missing == []


def cited(source: str) -> set[str]:
    found = set(re.findall(r"EL-[A-Z]+-\d+", source))
    for family, first, last in re.findall(r"(EL-[A-Z]+)-(\d+) to (\d+)", source):
        found |= {f"{family}-{n}" for n in range(int(first), int(last) + 1)}
    return found
