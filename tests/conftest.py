"""What all tests share."""

from pathlib import Path

import pytest

import coterie
from coterie.engine import state

TESTS = Path(__file__).parent
# What `./dev test quick` leaves out, beside single tests that are marked `slow`: tests that play
# many whole games, and all of the server.
SLOW = (
    "bots/test_textbook.py",
    "envs/test_openspiel.py",
    "envs/test_pictures.py",
    "models",
    "server",
    "tables",
    "test_contract.py",
    "test_made_up_game.py",
    "test_secrecy.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(TESTS) if item.path.is_relative_to(TESTS) else Path()
        if any(path.is_relative_to(slow) for slow in SLOW):
            item.add_marker(pytest.mark.slow)


def compiled() -> bool:
    return not state.__file__.endswith(".py")


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(id, n) for id in coterie.games for n in coterie.game(id).players]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `table` runs for every game and number of players."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=lambda t: f"{t[0]}-{t[1]}")


def pytest_report_header() -> str:
    return "coterie: " + ("compiled" if compiled() else "interpreted")
