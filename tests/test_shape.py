"""The shape of the code: nothing grows too long to be read, and games keep to their rooms."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import coterie

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "coterie"
BROWSER = ROOT / "web" / "src"

LONGEST_CHAPTER = 400  # lines of a module of rules
MOST_METHODS = 40  # of a class
LONGEST_FUNCTION = 60  # lines, without its docstring
REASON = "# Long because "  # above a longer function, or inside it

FILES = sorted(SOURCE.rglob("*.py"))
Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_a_chapter_of_the_rules_can_be_read_at_once() -> None:
    chapters = sorted(SOURCE.glob("games/*/rules/*.py"))
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in chapters}
    assert len({path.parent for path in chapters}) == len(list(SOURCE.glob("games/*/board.py")))
    assert not {name: n for name, n in lengths.items() if n > LONGEST_CHAPTER}


def classes_and_functions() -> Iterator[tuple[str, list[str], ast.ClassDef | Function]]:
    for path in FILES:
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                yield f"{name_of(path)}:{node.lineno} {node.name}", text.splitlines(), node


def test_no_class_has_too_many_methods() -> None:
    counts = {
        name: sum(isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef)) for part in node.body)
        for name, _, node in classes_and_functions()
        if isinstance(node, ast.ClassDef)
    }
    assert not {name: n for name, n in counts.items() if n > MOST_METHODS}


def length(node: Function) -> int:
    """The lines of a function without its docstring."""
    lines = (node.end_lineno or node.lineno) - node.lineno + 1
    if ast.get_docstring(node) is not None:
        text = node.body[0]
        lines -= (text.end_lineno or text.lineno) - text.lineno + 1
    return lines


def test_no_function_is_long_without_a_reason() -> None:
    long = {}
    for name, lines, node in classes_and_functions():
        if isinstance(node, ast.ClassDef) or length(node) <= LONGEST_FUNCTION:
            continue
        first = node.decorator_list[0].lineno if node.decorator_list else node.lineno
        beside = lines[max(0, first - 4) : node.end_lineno]
        if not any(REASON in line for line in beside):
            long[name] = length(node)
    assert not long


# A game's name stands in its room, its drawings and its texts, and where these are registered.

NAMES = re.compile("gatsby|edgar|lucien|gangster|fosko", re.IGNORECASE)
REGISTERED = {
    "src/coterie/games/__init__.py": "the rooms",
    "web/src/boards/index.ts": "the boards",
    "web/src/pages/RulesPage.svelte": "the help pages",
    "web/src/theme.css": "the colours of the drawings",
    "web/src/ui/Cover.svelte": "the drawings of the covers",
}


def is_of_one_game(path: Path) -> bool:
    """Whether a file lies in a room, or is a drawing of a game: its name, or that of its folder,
    is the game's."""
    names = {id.replace("-", "") for id in coterie.games}
    parts = [
        part.split(".")[0].removesuffix("Help").lower() for part in path.relative_to(ROOT).parts
    ]
    return bool(names & {re.sub("[-_]", "", part) for part in parts})


def code(path: Path) -> str:
    """A Python file without its docstrings, which may hold examples."""
    text = path.read_text("utf-8")
    docstrings = {
        node.body[0].lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and ast.get_docstring(node) is not None
    }
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    # A string that is a statement of its own is documentation too: that of a value.
    alone = {
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return "\n".join(
        token.string
        for token in tokens
        if not (token.type == tokenize.STRING and token.start[0] in docstrings | alone)
    )


@pytest.mark.parametrize("folder", ["src/coterie", "web/src"])
def test_a_game_is_named_only_where_it_belongs(folder: str) -> None:
    named: dict[str, list[str]] = {}
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix not in (".py", ".ts", ".svelte", ".css") or is_of_one_game(path):
            continue
        text = code(path) if path.suffix == ".py" else path.read_text("utf-8")
        lines = [line.strip()[:80] for line in text.splitlines() if NAMES.search(line)]
        if lines and name_of(path) not in REGISTERED:
            named[name_of(path)] = lines
    assert not named
