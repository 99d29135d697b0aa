"""The rules as clauses with ids, each in both languages; rulings and reconstructions marked."""

import tomllib
from dataclasses import dataclass


@dataclass(frozen=True)
class Clause:
    """One rule. `ruling` and `reconstruction` hold the reason why it is one, if it is."""

    id: str
    section: dict[str, str]
    text: dict[str, str]
    ruling: dict[str, str] | None
    reconstruction: dict[str, str] | None


def read_clauses(source: str) -> dict[str, Clause]:
    """Read `clauses.toml`: sections, each with its title and its clauses.

    [[section]]  en, fr: the title
    [[section.clause]]  id, en, fr, and where they apply ruling = {en, fr},
    reconstruction = {en, fr}
    """
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
