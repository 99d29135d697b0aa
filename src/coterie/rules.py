"""Which tests check which clauses of the rules: read from the tests' own sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[2] / "tests"
"""The tests, where the program runs from its sources."""


def clause_tests(folder: Path) -> dict[str, list[str]]:
    """The tests that name each clause, as pytest writes them: `tests/….py::test_it`.

    A clause is named by `@pytest.mark.rule("GA-CAB-1")` on a test, on a class for all of its
    tests, or in the `pytestmark` of a file.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for test, clauses in _tests(tree.body, name, _module_marks(tree)):
            for clause in clauses:
                found.setdefault(clause, []).append(test)
    return found


def _tests(
    body: list[ast.stmt], name: str, inherited: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file or class with the clauses they name."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, f"{name}::{node.name}", inherited + _marks(node))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith(
            "test"
        ):
            yield f"{name}::{node.name}", list(dict.fromkeys(inherited + _marks(node)))


def _marks(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return [clause for decorator in node.decorator_list for clause in _clauses(decorator)]


def _module_marks(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            marks = node.value.elts if isinstance(node.value, ast.List) else [node.value]
            return [clause for mark in marks for clause in _clauses(mark)]
    return []


def _clauses(mark: ast.expr) -> list[str]:
    """The clauses of `pytest.mark.rule(…)`, none for any other mark."""
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != "pytest.mark.rule":
        return []
    named = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
    return [clause for clause in named if isinstance(clause, str)]
