"""`./dev mutate GAME`: do the rule tests bite?

Breaks the game's rules in every small way, one at a time (flip a comparison, negate a
condition, change a figure, drop a statement, swap two statements), runs the game's tests
against each broken copy, and counts how many are noticed. Prints the survivors: places where
a rule could be broken without a test failing.

Each mutant runs in a forked process that imports the uncompiled engine with the one broken
module, so nothing on disk changes.
"""

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import random
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parent.parent
RULES = ("state.py", "belief.py")
SECONDS = 40  # a mutant that hangs is noticed too

COMPARE = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt,
    ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip


class Mutant:
    """One broken copy of a module."""

    def __init__(self, file: Path, line: int, change: str, source: str) -> None:
        self.file = file
        self.line = line
        self.change = change
        self.source = source

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.change}"


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def edits(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Apply every edit to the tree in turn; the caller reads the tree at each and it is undone.

    Yields the line and what was changed.
    """
    for function in functions(tree):
        for node in ast.walk(function):
            yield from edit_expression(node)
            for body in (getattr(node, name, None) for name in ("body", "orelse")):
                if isinstance(body, list):
                    yield from edit_body(body)


def edit_expression(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        was = node.ops[0]
        text = ast.unparse(node)
        node.ops[0] = COMPARE[type(was)]()
        yield node.lineno, f"{text} → {ast.unparse(node)}"
        node.ops[0] = was
    elif isinstance(node, ast.BoolOp):
        was_op, text = node.op, ast.unparse(node)
        node.op = ast.Or() if isinstance(was_op, ast.And) else ast.And()
        yield node.lineno, f"{text} → {ast.unparse(node)}"
        node.op = was_op
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        was_bin, text = node.op, ast.unparse(node)
        node.op = ARITHMETIC[type(was_bin)]()
        yield node.lineno, f"{text} → {ast.unparse(node)}"
        node.op = was_bin
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        test = node.test
        node.test = ast.UnaryOp(ast.Not(), test)
        if not isinstance(node, ast.While):
            yield node.lineno, f"if {ast.unparse(test)} → if not …"
        node.test = test
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        value = node.value
        node.value = (not value) if isinstance(value, bool) else value + 1
        yield node.lineno, f"{value} → {node.value}"
        node.value = value


def edit_body(body: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    simple = (ast.Expr, ast.Assign, ast.AugAssign)
    for n, statement in enumerate(body):
        docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not isinstance(statement, simple) or docstring:
            continue
        body[n] = ast.copy_location(ast.Pass(), statement)
        yield statement.lineno, f"dropped: {ast.unparse(statement)}"
        body[n] = statement
        after = body[n + 1] if n + 1 < len(body) else None
        if isinstance(after, simple) and not independent(statement, after):
            body[n], body[n + 1] = after, statement
            yield statement.lineno, f"swapped: {ast.unparse(statement)} ⇄ {ast.unparse(after)}"
            body[n], body[n + 1] = statement, after


def independent(one: ast.stmt, other: ast.stmt) -> bool:
    """Whether two statements surely do the same in either order: no calls, nothing written by
    one and used by the other."""
    calls = any(isinstance(n, ast.Call) for s in (one, other) for n in ast.walk(s))
    return not calls and not (written(one) & used(other)) and not (written(other) & used(one))


def used(statement: ast.stmt) -> set[str]:
    """The names and attributes that a statement reads or writes."""
    nodes = [*ast.walk(statement)]
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return attributes | {node.id for node in nodes if isinstance(node, ast.Name)} - {"self"}


def written(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.Expr):
        return set()
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    found = {node.attr for t in targets for node in ast.walk(t) if isinstance(node, ast.Attribute)}
    return found | {node.id for t in targets for node in ast.walk(t) if isinstance(node, ast.Name)}


# Functions that are not rules: the set-up of fields, the copy (checked by the contract test),
# and bridges to other modules.
NOT_RULES = {"__init__", "clone", "view", "to_json"}


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file with its source."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    spared = [f for f in functions(tree) if f.name in NOT_RULES]
    spared_lines = {line for f in spared for line in range(f.lineno, (f.end_lineno or 0) + 1)}
    for line, change in edits(tree):
        if line not in spared_lines:
            yield Mutant(file, line, change, ast.unparse(ast.fix_missing_locations(tree)))


class BrokenFinder(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):
    """Gives the broken source for one module."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self.name = name
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> object:
        if name != self.name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(self.mutant.file))

    def get_filename(self, fullname: str) -> str:
        return str(self.mutant.file)

    def get_data(self, path: str) -> bytes:
        return self.mutant.source.encode()


def noticed(mutant: Mutant, tests: str) -> bool:
    """Whether a test fails (or hangs) with the mutant, in a forked process."""
    child = os.fork()
    if child == 0:
        run_tests(mutant, tests)
    _, status = os.waitpid(child, 0)
    return status != 0


def run_tests(mutant: Mutant, tests: str) -> None:
    """In the child: run the tests and leave with their exit code."""
    signal.alarm(SECONDS)
    out = os.open(os.devnull, os.O_WRONLY)
    os.dup2(out, 1)
    os.dup2(out, 2)
    parts = mutant.file.relative_to(ROOT / "src").with_suffix("").parts
    os.environ["COTERIE_PURE"] = "1"
    import coterie  # noqa: F401  (puts its finder first; ours goes before it)

    code = 3
    try:
        for name in [n for n in sys.modules if n.startswith("coterie.games.")]:
            del sys.modules[name]
        sys.meta_path.insert(0, BrokenFinder(".".join(parts), mutant))
        import pytest

        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", tests]))
    finally:
        os._exit(1 if code else 0)


def judge(work: tuple[Mutant, str]) -> bool:
    return noticed(*work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="try only so many, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    room = asked.game.replace("-", "_")
    folder = ROOT / "src" / "coterie" / "games" / room
    tests = str(ROOT / "tests" / "games" / room)
    files = [folder / name for name in RULES if (folder / name).exists()]
    if not files:
        sys.exit(f"There is no game {asked.game}.")
    everything = [mutant for file in files for mutant in mutants(file)]
    chosen = everything
    if asked.sample:
        chosen = random.Random(asked.seed).sample(everything, min(asked.sample, len(everything)))
    # Loaded once, before the forks.
    import hypothesis  # noqa: F401
    import pytest

    os.environ["COTERIE_PURE"] = "1"
    if noticed(Mutant(files[0], 0, "", files[0].read_text(encoding="utf-8")), tests):
        sys.exit("The tests fail on the unbroken rules; mend that first.")
    assert pytest
    console = Console(width=140)
    survivors = []
    with (
        Progress(console=Console(stderr=True)) as progress,
        multiprocessing.Pool(asked.jobs) as pool,
    ):
        bar = progress.add_task(f"{len(chosen)} of {len(everything)} mutants", total=len(chosen))
        work = [(mutant, tests) for mutant in chosen]
        for mutant, killed in zip(chosen, pool.imap(judge, work), strict=True):
            progress.advance(bar)
            if not killed:
                survivors.append(mutant)
    for mutant in survivors:
        console.print(f"survived: {mutant}", markup=False, highlight=False, soft_wrap=True)
    killed = len(chosen) - len(survivors)
    share = 100 * killed / len(chosen)
    print(f"{asked.game}: {killed} of {len(chosen)} mutants noticed ({share:.1f} %)")


if __name__ == "__main__":
    main()
