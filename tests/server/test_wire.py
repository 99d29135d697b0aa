"""The browser's types are those of the wire."""

from pathlib import Path

from coterie.server.typescript import typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_typescript_types_are_up_to_date() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == typescript(), (
        "run: python -m coterie.server.typescript web/src/wire.ts"
    )
