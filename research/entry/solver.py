"""The solver, compiled on demand."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent / "solver.c"
FLAGS: Final = ("-O3", "-march=native", "-Wall", "-Wextra", "-Werror")
COMPILER: Final = "cc"


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    return shutil.which(COMPILER) is not None


def compiled(folder: Path) -> Path:
    """Compile the solver into a folder."""
    program = folder / "solver"
    subprocess.run([COMPILER, *FLAGS, "-o", program, SOURCE, "-lm"], check=True)
    return program


def run(program: Path, *given: str | int | Path) -> str:
    """Run the solver; return its log."""
    return subprocess.run([program, *map(str, given)], check=True, capture_output=True, text=True).stderr
