"""Findings, the results of the checks, and the sources that are checked."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Finding(NamedTuple):
    """One problem, at a line counted from 1 (0: the whole file)."""

    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{self.line}: {self.sentence}" if self.line else f"{path}: {self.sentence}"


def python(*folders: str) -> dict[Path, str]:
    """Read the Python files in some folders of this project."""
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return {path: path.read_text(encoding="utf-8") for path in paths}
