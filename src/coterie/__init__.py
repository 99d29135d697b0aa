"""Coterie: three board games, one rules engine.

>>> import coterie
>>> "gatsby" in coterie.games
True
>>> state = coterie.game("gatsby").new(players=2, seed=7)
>>> while state.to_act:
...     seat = state.to_act[0]
...     state.apply(seat, state.legal(seat)[0])
>>> state.result is not None
True
"""

import os
import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("coterie")
except PackageNotFoundError:
    __version__ = "0"


class _SourceFirst:
    """Finds Coterie's modules as Python source even where compiled ones lie beside it."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("coterie.") or not path:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec:
                return spec
        return None


# COTERIE_PURE=1 runs the uncompiled engine: to compare the two, and to debug.
if os.environ.get("COTERIE_PURE") == "1":
    sys.meta_path.insert(0, _SourceFirst)  # type: ignore[arg-type]

from coterie.games import ROOMS as games  # noqa: E402
from coterie.games import game  # noqa: E402

__all__ = ["__version__", "game", "games"]
