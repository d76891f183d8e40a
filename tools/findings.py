"""Findings: the results of the checks, and their output."""

import sys
from collections.abc import Iterable
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


def tell(findings: Iterable[Finding]) -> None:
    """Print the findings and exit: with 0 if there are none, else 1."""
    lines = [str(finding) for finding in sorted(findings)]
    print(*lines, sep="\n", end="\n" if lines else "")
    sys.exit(1 if lines else 0)
