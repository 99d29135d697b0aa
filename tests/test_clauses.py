"""Every clause of the rules is checked by a test, and no test names a clause that is not one."""

from pathlib import Path

import pytest

import coterie
from coterie.rules import TESTS, clause_tests


@pytest.mark.parametrize("id", coterie.games)
def test_every_clause_has_a_test(id: str) -> None:
    covered = clause_tests(TESTS)
    uncovered = [clause for clause in coterie.game(id).clauses if clause not in covered]
    assert not uncovered, f"no test names {', '.join(uncovered)}"


def test_tests_name_only_clauses_that_exist() -> None:
    known = {clause for id in coterie.games for clause in coterie.game(id).clauses}
    unknown = {
        clause: tests for clause, tests in clause_tests(TESTS).items() if clause not in known
    }
    assert not unknown


@pytest.mark.parametrize("id", coterie.games)
def test_every_clause_is_written_in_both_languages(id: str) -> None:
    for clause in coterie.game(id).clauses.values():
        for text in (clause.section, clause.text, clause.ruling, clause.reconstruction):
            assert text is None or (text["en"].strip() and text["fr"].strip()), clause.id


def test_the_scanner_reads_marks_on_functions_classes_and_files(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_one.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.rule('X-1')\n"
        "@pytest.mark.rule('X-2', 'X-3')\n"
        "def test_a(): pass\n"
        "@pytest.mark.rule('X-4')\n"
        "class TestB:\n"
        "    def test_c(self): pass\n"
        "    def helper(self): pass\n"
        "@pytest.mark.skip('X-5')\n"
        "def test_d(): pass\n"
    )
    a, c, d = (f"tests/test_one.py::{name}" for name in ("test_a", "TestB::test_c", "test_d"))
    assert clause_tests(folder) == {"X-1": [a, c, d], "X-2": [a], "X-3": [a], "X-4": [c]}
