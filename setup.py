"""Compiles the hot modules with mypyc where a C compiler is at hand; otherwise they stay Python."""

import os
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
    "src/coterie/envs/turns.py",
]
LIBRARY = "coterie"  # all hot modules lie in one library, coterie__mypyc
CORES = os.cpu_count() or 1

# One C file per module, compiled at the same time. What that loses, calls inlined across modules,
# optimization at link time brings back; it needs to know that nobody outside the library calls in.
# It uses all cores if there is a `make`.
JOBS = "auto" if shutil.which("make") else "1"
GCC = ["-fvisibility=hidden", "-fno-semantic-interposition", f"-flto={JOBS}"]


class ParallelBuild(build_ext):
    """Compiles the C files of an extension at the same time."""

    def build_extensions(self) -> None:
        self.parallel = CORES
        one_by_one = self.compiler

        def compile_together(*args: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                compiler, files = copy(one_by_one), []
                compiler._compile = lambda *file: files.append(
                    pool.submit(one_by_one._compile, *file)
                )
                objects = compiler.compile(*args, **options)
            for file in files:
                file.result()
            return objects

        self.compiler = copy(one_by_one)
        self.compiler.compile = compile_together
        super().build_extensions()


def is_gcc() -> bool:
    """Whether the C compiler takes the options of gcc."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def extensions() -> list[Extension]:
    wanted = os.environ.get("COTERIE_COMPILE", "auto")
    if wanted == "0" or (wanted == "auto" and not shutil.which("cc")):
        return []
    from mypyc.build import mypycify

    gcc = is_gcc()
    built = mypycify(
        ["--strict", *HOT], opt_level="3", debug_level="0", group_name=LIBRARY, multi_file=gcc
    )
    for extension in built:
        if gcc and extension.name == f"{LIBRARY}__mypyc":
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC]
            extension.extra_link_args = ["-O3", *GCC]
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
