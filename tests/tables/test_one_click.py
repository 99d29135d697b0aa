"""The page that follows a click names files and functions that are there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "one-click.md").read_text(encoding="utf-8")
STEPS = re.findall(r"^\| (\d+) \| `([^`]+)` \| (.*?) \|", PAGE, re.MULTILINE)


def defined(file: Path) -> set[str]:
    """The functions and classes of a file, methods as `Class.method`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            found |= {node.name}
            methods = (ast.FunctionDef, ast.AsyncFunctionDef)
            found |= {f"{node.name}.{m.name}" for m in node.body if isinstance(m, methods)}
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.add(node.name)
    return found


def test_every_step_is_numbered() -> None:
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))


@pytest.mark.parametrize(("number", "path", "names"), STEPS, ids=lambda part: str(part)[:40])
def test_the_step_is_where_it_says(number: str, path: str, names: str) -> None:
    assert (ROOT / path).exists()
    if path.endswith(".py"):
        assert set(re.findall(r"`([\w.]+)`", names)) <= defined(ROOT / path)
