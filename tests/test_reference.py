"""The public API: every name has a docstring, and the examples in docstrings run.

A module is public if a page of `docs/reference` shows it; its names are those of `__all__`, or
else those it defines that do not begin with `_`. Sources are read instead of objects inspected,
so that compiled modules are checked as well.
"""

import ast
import doctest
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
PUBLIC = [
    name for page in PAGES for name in re.findall(r"^::: (\S+)", page.read_text(), re.MULTILINE)
]

# Modules of the public packages that no page shows, and why.
INTERNAL = {
    "coterie.arena.commands": "the command line",
    "coterie.arena.plots": "the reports of the command line",
    "coterie.arena.report": "the reports of the command line",
    "coterie.arena.words": "the reports of the command line",
    "coterie.bots.bot": "shown as coterie.bots",
    "coterie.bots.lookahead": "shown as coterie.bots",
    "coterie.bots.plain": "shown as coterie.bots",
    "coterie.bots.textbook": "shown as coterie.bots",
    "coterie.bots.search": "how the bots search",
    "coterie.bots.search_textbook": "how the textbook's bot searches",
    "coterie.envs.pictures": "reached through PettingZoo's `render`",
}
PACKAGES = ("engine", "bots", "arena", "envs")

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


def path_of(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


class Name(NamedTuple):
    """A public name: where it is defined, and its docstring."""

    path: str
    node: ast.AST
    text: str | None


def defined(body: list[ast.stmt]) -> dict[str, Name]:
    """What a module or a class defines, with its docstrings; that of a value stands below it."""
    found: dict[str, Name] = {}
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = Name(node.name, node, ast.get_docstring(node))
            continue
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        text = None
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            text = below.value.value if isinstance(below.value.value, str) else None
        found |= {t.id: Name(t.id, node, text) for t in targets if isinstance(t, ast.Name)}
    return found


def imported(module: str) -> dict[str, str]:
    """The names a module imports from modules of Coterie, and from where."""
    return {
        alias.asname or alias.name: node.module or ""
        for node in tree_of(module).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("coterie")
        for alias in node.names
    }


def public_names(module: str) -> dict[str, Name]:
    """The public names of a module, wherever they are defined."""
    own = defined(tree_of(module).body)
    if "__all__" not in own:
        return {name: what for name, what in own.items() if not name.startswith("_")}
    listed = ast.literal_eval(own["__all__"].node.value)  # type: ignore[attr-defined]
    elsewhere = imported(module)
    found = {}
    for name in listed:
        if not name.startswith("_"):
            found[name] = (
                own.get(name) or defined(tree_of(elsewhere[name]).body)[original(module, name)]
            )
    return found


def original(module: str, name: str) -> str:
    """What a name that a module imports is called where it is defined."""
    for node in tree_of(module).body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return alias.name
    return name


def members(node: ast.AST) -> list[ast.FunctionDef]:
    """The public methods and properties of a class."""
    body = node.body if isinstance(node, ast.ClassDef) else []
    return [m for m in body if isinstance(m, ast.FunctionDef) and not m.name.startswith("_")]


NAMES = [
    pytest.param(what, id=f"{module}.{name}")
    for module in PUBLIC
    for name, what in public_names(module).items()
]


@pytest.mark.parametrize("name", NAMES)
def test_every_public_name_has_a_docstring(name: Name) -> None:
    assert name.text, "it has no docstring"
    without = [m.name for m in members(name.node) if not ast.get_docstring(m)]
    assert not without, f"methods without a docstring: {without}"


@pytest.mark.parametrize("name", NAMES)
def test_every_public_class_and_function_has_an_example(name: Name) -> None:
    """In its own docstring or in that of one of its methods. A value needs none."""
    if isinstance(name.node, (ast.FunctionDef, ast.ClassDef)):
        texts = [name.text, *map(ast.get_docstring, members(name.node))]
        assert any(">>>" in (text or "") for text in texts), "no docstring has a line that runs"


def test_every_module_of_the_public_packages_is_on_a_page() -> None:
    modules = {"coterie"}
    for package in PACKAGES:
        for path in (SOURCE / "coterie" / package).glob("*.py"):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            modules.add(".".join(part for part in parts if part != "__init__"))
        modules |= {
            f"coterie.{package}.{path.parent.name}"
            for path in (SOURCE / "coterie" / package).glob("*/__init__.py")
        }
    assert modules - set(INTERNAL) == set(PUBLIC)
    assert set(INTERNAL) <= modules


# The examples, of all modules.


def docstrings(module: str) -> Iterator[tuple[str, str, int]]:
    """The docstrings of a module that hold examples: of what, the text, and its line."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                name = getattr(node, "name", "")
                yield f"{module}.{name}" if name else module, text, node.body[0].lineno


MODULES = sorted(
    ".".join(part for part in path.relative_to(SOURCE).with_suffix("").parts if part != "__init__")
    for path in (SOURCE / "coterie").rglob("*.py")
    if ">>>" in path.read_text(encoding="utf-8")
)
EXAMPLES = [
    pytest.param(module, *example, id=example[0])
    for module in MODULES
    for example in docstrings(module)
]


@pytest.mark.parametrize(("module", "name", "text", "line"), EXAMPLES)
def test_examples_run(module: str, name: str, text: str, line: int) -> None:
    try:
        names: dict[str, Any] = dict(vars(import_module(module)))
    except ImportError as error:
        pytest.skip(str(error))
    test = doctest.DocTestParser().get_doctest(text, names, name, str(path_of(module)), line)
    said: list[str] = []
    failed, _ = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert not failed, "".join(said)
