"""What all tests share."""

import pytest

import coterie
from coterie.engine import state


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
