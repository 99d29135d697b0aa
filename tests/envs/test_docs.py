"""The examples for researchers run, and say what the page says."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

import coterie
from conftest import compiled

PAGE = Path(__file__).parent.parent.parent / "docs" / "researchers.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.skipif(not compiled(), reason="slow where the engine is not compiled")
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example(number: int) -> None:
    # On a busy machine NumPy's threads would wait for each other more than they work.
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", EXAMPLES[number]],
        capture_output=True, text=True, timeout=300, env=alone,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout
    trained = re.search(r"trained: (\d+)%\n$", done.stdout)
    if trained:
        assert int(trained[1]) >= 85, done.stdout


def test_sizes_are_as_the_page_says() -> None:
    for id in coterie.games:
        encoding = coterie.game(id).encoding
        assert f"| {id} | {encoding.size} | {encoding.actions} |" in TEXT
