"""`./dev mutate GAME`: do the rule tests bite?

Breaks the game's rules in every small way, one at a time (flip a comparison, negate a
condition, change a figure, drop a statement, swap two statements), runs the game's tests
against each broken copy, and counts how many are noticed. Prints the survivors: places where
a rule could be broken without a test failing.

The tests are collected once, with the uncompiled engine, and run once on the unbroken rules to
learn how long each takes and which functions it calls. Each mutant is a forked process in which
one function has got broken code; it runs the tests that call this function, the quickest first,
until one fails. A test that takes far more processor time than it should hangs: noticed too.
"""

import argparse
import ast
import json
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import hypothesis
import pytest
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parent.parent
# Chapters of the rules, what a seat knows, and the dispatch. Not `witness.py`: a search may look
# in another order and be right; what it finds is replayed.
RULES = ("rules/*.py", "state.py", "belief.py", "hidden/*.py")
NOT_RULES_FILES = {"__init__.py", "witness.py"}
# A test hangs when it takes this much processor time: so many times what it should, and more.
HANGS_AT = 10
HANGS_SECONDS = 2.0
CONSOLE = Console(width=140)
MOST_MEMORY = 2 << 30  # what a mutant may take more than it has; beyond, it is noticed

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
    """One function with broken code."""

    def __init__(self, file: Path, name: str, line: int, change: str, code: CodeType) -> None:
        self.file = file
        self.name = name  # of the function, with its class
        self.line = line
        self.change = change
        self.code = code

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.change}"

    def break_it(self) -> None:
        """Give the function its broken code, for good: done in a process of its own."""
        parts = self.file.relative_to(ROOT / "src").with_suffix("").parts
        found: Any = sys.modules[".".join(parts)]
        for word in self.name.split("."):
            found = vars(found)[word]
        if isinstance(found, property):
            found = found.fget
        getattr(found, "__func__", found).__code__ = self.code


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods, with their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def edits(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Apply every edit to a function in turn; the caller reads it at each and it is undone.

    Yields the line and what was changed.
    """
    for node in ast.walk(ast.Module(function.body, [])):
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


# Calls that change nothing but what they are called on: a list, or the log of events.
HARMLESS = {
    "int", "len", "tuple", "bit", "count", "lowest", "one", "copies", "in_place", "Result",
    "append", "emit", "min", "max", "card_at", "good_at", "good_unit", "seat_at", "mates",
    "carried",
}  # fmt: skip


def independent(one: ast.stmt, other: ast.stmt) -> bool:
    """Whether two statements surely do the same in either order: nothing written by one and
    used by the other, and no calls that might."""
    calls = {called(n.func) for s in (one, other) for n in ast.walk(s) if isinstance(n, ast.Call)}
    apart = not (written(one) & used(other)) and not (written(other) & used(one))
    return apart and calls <= HARMLESS


def called(function: ast.expr) -> str:
    """The name of what is called."""
    return function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)


def used(statement: ast.stmt) -> set[str]:
    """The names and attributes that a statement reads or writes."""
    nodes = [*ast.walk(statement)]
    attributes = {f".{node.attr}" for node in nodes if isinstance(node, ast.Attribute)}
    return attributes | {node.id for node in nodes if isinstance(node, ast.Name)} - {"self"}


def written(statement: ast.stmt) -> set[str]:
    """The names and attributes that a statement changes."""
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AugAssign):
        targets = [statement.target]
    else:
        calls = [n for n in ast.walk(statement) if isinstance(n, ast.Call)]
        return {base(n.func) for n in calls if isinstance(n.func, ast.Attribute)}
    parts = [p for t in targets for p in (t.elts if isinstance(t, ast.Tuple) else [t])]
    return {base(part) for part in parts}


def base(target: ast.expr) -> str:
    """What changes when this is written to, or called: `.emit` of the state, a list's name."""
    while isinstance(target, ast.Subscript):
        target = target.value
    if isinstance(target, ast.Attribute):
        return base(target.value) if target.attr == "append" else f".{target.attr}"
    return called(target)


# Functions that are not rules: the set-up of fields, the copy (checked by the contract test),
# and bridges to other modules.
NOT_RULES = {"__init__", "clone", "copy", "copy_to", "view", "to_json"}


class Readied(ast.NodeTransformer):
    """Makes -1 one figure: as "none" it is broken by 0, a seat or a place, but not by -2.
    Takes out the types of variables: in a function they are never looked at."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        node.annotation = ast.copy_location(ast.Constant(""), node.annotation)
        self.generic_visit(node)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return ast.copy_location(ast.Constant(-node.operand.value), node)
        self.generic_visit(node)
        return node


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of a file."""
    tree = Readied().visit(ast.parse(file.read_text(encoding="utf-8")))
    for name, function in functions(tree):
        if function.name not in NOT_RULES:
            for line, change in edits(function):
                yield Mutant(file, name, line, change, compiled(function, file))


def compiled(function: ast.FunctionDef, file: Path) -> CodeType:
    module = ast.fix_missing_locations(ast.Module([function], []))
    made = compile(module, str(file), "exec").co_consts
    return next(c for c in made if isinstance(c, CodeType) and c.co_name == function.name)


class Trial:
    """What is learnt about a test on the unbroken rules."""

    def __init__(self, seconds: float, calls: list[str]) -> None:
        self.seconds = seconds  # of processor time
        self.calls = calls  # functions of the rules, as file:name


class Judge:
    """A plugin for pytest that, instead of running the tests once, runs them on every mutant."""

    def __init__(self, asked: argparse.Namespace, files: list[Path]) -> None:
        self.jobs: int = asked.jobs
        everything = [mutant for file in files for mutant in mutants(file)]
        wanted = min(asked.sample or len(everything), len(everything))
        self.chosen = everything
        if asked.sample:
            self.chosen = random.Random(asked.seed).sample(everything, wanted)
        self.title = f"{wanted} of {len(everything)} mutants"
        self.files = {str(file): file.name for file in files}
        self.survivors = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        trials = self.try_unbroken(session)
        items = sorted(session.items, key=lambda item: trials[item.nodeid].seconds)
        running: dict[int, Mutant] = {}
        with Progress(console=Console(stderr=True)) as progress:
            for mutant in progress.track(self.chosen, description=self.title):
                if len(running) == self.jobs:
                    self.hear_one(running)
                called = f"{mutant.file.name}:{mutant.name}"
                biting = [item for item in items if called in trials[item.nodeid].calls]
                running[self.start(session, mutant, biting, trials)] = mutant
            while running:
                self.hear_one(running)
        return True

    def hear_one(self, running: dict[int, Mutant]) -> None:
        """Wait for one of the mutants to be noticed or to survive."""
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            self.survivors += 1
            CONSOLE.print(f"survived: {mutant}", markup=False, highlight=False, soft_wrap=True)

    def start(
        self,
        session: pytest.Session,
        mutant: Mutant,
        items: list[pytest.Item],
        trials: dict[str, Trial],
    ) -> int:
        """Run tests on a mutant in a new process, which leaves with 0 if it survives them all."""
        child = os.fork()
        if child:
            return child
        silence()
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 + MOST_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        code = 1
        try:
            mutant.break_it()
            for n, item in enumerate(items):
                limit = HANGS_SECONDS + HANGS_AT * trials[item.nodeid].seconds
                signal.setitimer(signal.ITIMER_VIRTUAL, limit)  # ends the process
                if not passes(session, item, items[n + 1 : n + 2]):
                    break
            else:
                code = 0
        finally:
            os._exit(code)

    def try_unbroken(self, session: pytest.Session) -> dict[str, Trial]:
        """Run every test, in a process of its own so that nothing it caches is kept."""
        read, write = os.pipe()
        if os.fork() == 0:
            os.close(read)
            silence()
            found: list[tuple[str, float, list[str]]] = []
            try:
                for n, item in enumerate(session.items):
                    trial = self.try_one(session, item, session.items[n + 1 : n + 2])
                    found.append((item.nodeid, trial.seconds, trial.calls))
                with open(write, "w", encoding="utf-8") as out:
                    json.dump(found, out)
            finally:
                os._exit(0)
        os.close(write)
        with open(read, encoding="utf-8") as answer:
            told = answer.read()
        os.wait()
        if not told:
            raise pytest.UsageError("The tests fail on the unbroken rules; mend that first.")
        return {id: Trial(seconds, calls) for id, seconds, calls in json.loads(told)}

    def try_one(
        self, session: pytest.Session, item: pytest.Item, after: list[pytest.Item]
    ) -> Trial:
        calls: set[str] = set()

        def watch(frame: FrameType, event: str, _: object) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename in self.files:
                calls.add(f"{self.files[code.co_filename]}:{code.co_qualname}")

        sys.setprofile(watch)
        start = time.process_time()
        passed = passes(session, item, after)
        sys.setprofile(None)
        if not passed:
            raise AssertionError(item.nodeid)
        return Trial(time.process_time() - start, sorted(calls))


def passes(session: pytest.Session, item: pytest.Item, after: list[pytest.Item]) -> bool:
    session.testsfailed = 0
    following = after[0] if after else None
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    return session.testsfailed == 0


def silence() -> None:
    out = os.open(os.devnull, os.O_WRONLY)
    os.dup2(out, 1)
    os.dup2(out, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="try only so many, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    room = asked.game.replace("-", "_")
    folder = ROOT / "src" / "coterie" / "games" / room
    found = [file for pattern in RULES for file in sorted(folder.glob(pattern))]
    files = [file for file in found if file.name not in NOT_RULES_FILES]
    if not files:
        sys.exit(f"There is no game {asked.game}.")
    os.environ["COTERIE_PURE"] = "1"
    # A failing example is enough: it need not be made simple, and none is kept for later.
    look = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        "mutate", phases=look, database=None, derandomize=True, deadline=None
    )
    hypothesis.settings.load_profile("mutate")
    judge = Judge(asked, files)
    tests = str(ROOT / "tests" / "games" / room)
    plain = "-o addopts= -p no:cacheprovider -p no:xdist -p no:terminal --capture=no"
    if code := pytest.main([*plain.split(), tests], plugins=[judge]):
        sys.exit(int(code))
    tried = len(judge.chosen)
    killed = tried - judge.survivors
    print(f"{asked.game}: {killed} of {tried} mutants noticed ({100 * killed / tried:.1f} %)")


if __name__ == "__main__":
    main()
