"""One server for all tests of a worker that do not need their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    try:
        yield server.start()
        assert "Traceback" not in server.log()
    finally:
        server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
