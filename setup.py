"""Compiles the hot modules with mypyc where a C compiler is at hand; otherwise they stay Python."""

import os
import shutil
from glob import glob

from setuptools import setup

HOT = [
    "src/coterie/engine/bits.py",
    "src/coterie/engine/rng.py",
    "src/coterie/engine/state.py",
    "src/coterie/engine/playout.py",
    "src/coterie/engine/evaluation.py",
    "src/coterie/engine/encoding.py",
    *sorted(glob("src/coterie/games/*/board.py")),
    *sorted(glob("src/coterie/games/*/packing.py")),
    *sorted(f"{rules[:-5]}position.py" for rules in glob("src/coterie/games/*/rules")),
    *sorted(glob("src/coterie/games/*/rules/*.py")),
    *sorted(glob("src/coterie/games/*/hidden/*.py")),
    *sorted(glob("src/coterie/games/*/economy.py")),
    *sorted(glob("src/coterie/games/*/belief.py")),
    *sorted(glob("src/coterie/games/*/state.py")),
    *sorted(glob("src/coterie/games/*/view.py")),
    *sorted(glob("src/coterie/games/*/evaluation.py")),
    *sorted(glob("src/coterie/games/*/encoding.py")),
    *sorted(glob("src/coterie/bots/search*.py")),
    "src/coterie/envs/tables.py",
]


def extensions() -> list:
    wanted = os.environ.get("COTERIE_COMPILE", "auto")
    if wanted == "0" or (wanted == "auto" and not shutil.which("cc")):
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *HOT], opt_level="3", debug_level="0", group_name="coterie")
    if os.name == "posix":
        for extension in built:
            # Calls inside the one library need not go through its table of symbols.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
