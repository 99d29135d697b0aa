"""The rules as clauses with ids, each in both languages; rulings and reconstructions marked."""

import tomllib
from dataclasses import dataclass


@dataclass(frozen=True)
class Clause:
    """One rule of a game, in both languages.

    >>> import coterie
    >>> clause = coterie.game("gatsby").clauses["GA-CAB-1"]
    >>> clause.id, sorted(clause.text), clause.ruling
    ('GA-CAB-1', ['en', 'fr'], None)
    """

    id: str
    """As tests and refusals name it."""
    section: dict[str, str]
    """The title of the section it stands in, by language."""
    text: dict[str, str]
    """The rule, by language."""
    ruling: dict[str, str] | None
    """Where the rulebook leaves the question open: why it was decided so."""
    reconstruction: dict[str, str] | None
    """Where the rule is known only from pictures: what it was made from."""


def read_clauses(source: str) -> dict[str, Clause]:
    '''Read `clauses.toml`: sections, each with its title and its clauses.

    A section has `en` and `fr`, its title; a clause has `id`, `en` and `fr`, and where they apply
    `ruling = {en, fr}` and `reconstruction = {en, fr}`.

    >>> source = """
    ... [[section]]
    ... en = "Play"
    ... fr = "Le jeu"
    ... [[section.clause]]
    ... id = "NIM-1"
    ... en = "Take one to three matches."
    ... fr = "On prend de une à trois allumettes."
    ... """
    >>> read_clauses(source)["NIM-1"].text["en"]
    'Take one to three matches.'
    '''
    clauses: dict[str, Clause] = {}
    for section in tomllib.loads(source)["section"]:
        title = {"en": section["en"], "fr": section["fr"]}
        for entry in section["clause"]:
            clauses[entry["id"]] = Clause(
                entry["id"],
                title,
                {"en": entry["en"], "fr": entry["fr"]},
                entry.get("ruling"),
                entry.get("reconstruction"),
            )
    return clauses
