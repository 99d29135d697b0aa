"""The house's own rules: which way dependencies point, and what must not be in any file."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

import coterie
from coterie.engine.texts import texts

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "coterie"

# What each part may import from the others (every part may import itself and the house's texts).
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "arena": {"engine", "games", "bots"},
    "envs": {"engine", "games", "bots"},
    "terminal": {"engine", "games", "bots"},
    "tables": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "arena", "tables"},
}


def imports(file: Path) -> set[str]:
    """The parts of coterie that a file imports, wherever in the file it does so."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{file}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("coterie.")}
    return found & set(MAY_IMPORT)


@pytest.mark.parametrize("part", [part for part in MAY_IMPORT if (SOURCE / part).is_dir()])
def test_dependencies_point_one_way(part: str) -> None:
    for file in (SOURCE / part).rglob("*.py"):
        extra = imports(file) - MAY_IMPORT[part] - {part}
        assert not extra, f"{file.relative_to(ROOT)} imports {sorted(extra)}"


# All that the logic of tables needs from elsewhere: no clock, no dice, no disk, no network.
PURE = {
    "__future__", "array", "collections", "coterie", "functools", "hashlib", "msgspec", "typing",
    "unicodedata",
}  # fmt: skip


@pytest.mark.parametrize("file", sorted((SOURCE / "tables").glob("*.py")), ids=lambda f: f.stem)
def test_tables_do_no_input_or_output(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        assert not isinstance(node, (ast.AsyncFunctionDef, ast.Await, ast.AsyncWith)), file
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        assert {name.split(".")[0] for name in names} <= PURE, f"{file}: {names}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("open", "print", "input"), file


def test_a_game_knows_no_other_game() -> None:
    rooms = [room for room in (SOURCE / "games").iterdir() if room.is_dir()]
    for room in rooms:
        others = {f"coterie.games.{other.name}" for other in rooms if other != room}
        for file in room.rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            assert not [other for other in others if re.search(rf"\b{other}\b", text)], file


def test_the_engine_names_no_game() -> None:
    names = re.compile("gatsby|edgar|lucien|gangster|fosko", re.IGNORECASE)
    for file in (SOURCE / "engine").rglob("*.py"):
        lines = file.read_text(encoding="utf-8").splitlines()
        named = [line for line in lines if names.search(line) and 'game("' not in line]
        assert not named, (file, named)


def tracked_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_files_name_no_machine_and_no_registry() -> None:
    """No absolute path of a machine, no registry's address, no host in a lock file."""
    wrong = re.compile(r"/(?:home|root|Users)/\w|registry\.npm|pypi\.org|files\.pythonhosted")
    for file in tracked_files():
        if file == Path(__file__):
            continue
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        assert not wrong.search(text), file.relative_to(ROOT)
        if file.name in ("package-lock.json", "constraints.txt"):
            assert "://" not in re.sub(r'"url": "https?://[^"]*"', "", text), file.name


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*fr.ftl")), ids=lambda file: file.parent.name)
def test_french_is_set_as_french_is_set(file: Path) -> None:
    """No-break spaces before ; : ! ? and inside « »."""
    for line in file.read_text(encoding="utf-8").splitlines():
        words = re.sub(r"\{[^}]*\}|^[\w-]+ =|^\s*\*?\[\w+\]", "…", line)
        if not line.startswith("#"):
            assert not re.search(r'(?<![\u202f\d])[;!?]|(?<![\u00a0"]):(\s|$)', words), line
            assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", words), line


PARTS = {"design": "designed by", "art": "illustrated by", "publisher": "published by"}


def test_the_readme_credits_the_makers_of_the_games() -> None:
    """One source for all credits: the rooms' `credits.toml`."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    expected = []
    for id in coterie.games:
        made = coterie.game(id).credits
        known = [part for part in PARTS if part in made]
        parts = [f"{PARTS[part]} {' and '.join(made[part])}" for part in known]
        expected.append(f"- **{texts(id, 'en').say('game-name')}**: {', '.join(parts)}.")
    assert [line for line in readme if line.startswith("- **")] == expected


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_part_of_the_credits_has_its_words(lang: str) -> None:
    parts = {part for id in coterie.games for part in coterie.game(id).credits}
    assert parts
    assert all(texts(None, lang).has(f"part-{part}") for part in parts)


def test_the_drawings_hold_no_clauses() -> None:
    """A view or the board facts say which clause stands behind a thing."""
    clause = re.compile(r"\b[A-Z]{2}-[A-Z]{2,}-\d")
    drawings = [file for file in (ROOT / "web" / "src" / "boards").rglob("*") if file.is_file()]
    assert drawings
    for file in drawings:
        assert not clause.search(file.read_text(encoding="utf-8")), file.relative_to(ROOT)
