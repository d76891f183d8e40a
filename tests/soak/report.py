"""Adds up what the long runs have done, and prints it at the end of `make soak`; also as `soak.json`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

FIGURES = Counter[str]()
"""What was done and what went wrong, in the whole run."""
MUST_BE_ZERO = ("answers lost", "chips lost", "leaks found", "tables that did not end", "audit findings", "tracebacks")
ROOT = Path(__file__).parents[2]


def count(**figures: int) -> None:
    """Add to the figures; `answers_lost=0` counts under "answers lost"."""
    for name, number in figures.items():
        FIGURES[name.replace("_", " ")] += number


def summary() -> list[str]:
    """Write the figures, one a line; what must be zero stands last."""
    done = [f"{name:<28}{number:>12,}" for name, number in FIGURES.items() if name not in MUST_BE_ZERO]
    return [*done, *(f"{name:<28}{FIGURES[name]:>12,}" for name in MUST_BE_ZERO)]


def save() -> None:
    """Write the figures as JSON."""
    figures = dict(FIGURES) | {name: FIGURES[name] for name in MUST_BE_ZERO}
    (ROOT / "soak.json").write_text(json.dumps(figures, indent=2) + "\n")
