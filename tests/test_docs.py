"""The documentation: its examples run, its commands are taken, its links lead somewhere."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

import coterie
from conftest import compiled
from coterie.cli import app, in_language

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")])
TEXTS = {str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in PAGES}

EXAMPLES = [
    pytest.param(example, id=f"{page}-{number}")
    for page, text in TEXTS.items()
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
]


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="slow where the engine is not compiled")
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    for needed in ("pettingzoo", "pyspiel"):
        if needed in example:
            pytest.importorskip(needed)
    # On a busy machine NumPy's threads would wait for each other more than they work.
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", example],
        capture_output=True, text=True, timeout=300, env=alone,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout or "print(" not in example
    trained = re.search(r"trained: (\d+)%\n$", done.stdout)
    if trained:
        assert int(trained[1]) >= 85, done.stdout


def test_sizes_of_encodings_are_as_the_page_says() -> None:
    pytest.importorskip("librt")
    for id in coterie.games:
        encoding = coterie.game(id).encoding
        row = f"| {id} | {encoding.size} | {encoding.actions} |"
        assert row in TEXTS["docs/researchers.md"]


# Commands: what stands in a block of code, and what stands in a sentence.


def commands(text: str) -> list[str]:
    """The commands of a page. What follows two spaces is said about the command."""
    lines = re.sub(r" \\\n\s*", " ", text).splitlines()
    shown = [line.strip() for line in lines if line.startswith("    ")]
    shown += re.findall(r"`([^`\n]+)`", text)
    found = [re.split(r"\s{2,}", line)[0] for line in shown]
    return [command for command in found if re.match(r"(\./dev|coterie) [a-z]", command)]


COMMANDS = sorted({command for text in TEXTS.values() for command in commands(text)})


def parse(words: list[str]) -> None:
    """Refuse a command line that `coterie` would refuse; nothing is run. A command may be named
    without what it takes."""
    command: Any = typer.main.get_command(app)
    in_language(command, command.params[0])
    while hasattr(command, "commands"):
        name, *words = words
        command = command.commands[name]
    if words:
        command.make_context(name, words)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_documentation_is_taken(command: str) -> None:
    for general, single in (("GAME", "gatsby"), ("…", "")):
        command = command.replace(general, single)
    words = shlex.split(re.sub(r"[\[\]]", " ", command))
    if words[0] == "./dev":
        known = re.findall(r"^\./dev (\w+)", (ROOT / "dev").read_text(), re.MULTILINE)
        assert words[1] in known
        words = words[1:]
        if words[0] != "coterie" or len(words) == 1:
            return
    parse(words[1:])


# The site.


def test_every_page_is_in_the_navigation() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r": (\S+\.md)$", site, re.MULTILINE)
    assert sorted(listed) == sorted(p.relative_to(DOCS).as_posix() for p in DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target
