"""Counts what the long runs have done, and prints it at the end of `make soak`; also as `soak.json`."""

import json
import time
from collections import Counter
from pathlib import Path

FIGURES = Counter[str]()
"""Counts of what was done and what went wrong, over the whole run."""
MUST_BE_ZERO = (
    *("answers lost", "answers doubled", "chips lost", "leaks found", "forgeries with an effect"),
    *("tables that did not end", "presses never answered", "audit findings", "tracebacks"),
)
ROOT = Path(__file__).parents[2]
_BEGUN = time.monotonic()


def count(**figures: int) -> None:
    """Add to the figures; `answers_lost=0` counts under "answers lost"."""
    for name, number in figures.items():
        FIGURES[name.replace("_", " ")] += number


def measured() -> dict[str, int]:
    """Return the figures; those that must be zero come last, even if nothing counted them."""
    minutes = round((time.monotonic() - _BEGUN) / 60)
    done = {name: number for name, number in FIGURES.items() if name not in MUST_BE_ZERO}
    return {"minutes": minutes} | done | {name: FIGURES[name] for name in MUST_BE_ZERO}


def summary() -> list[str]:
    """Format the figures, one a line."""
    return [f"{name:<36}{number:>12,}" for name, number in measured().items()]


def save() -> None:
    """Write the figures as JSON."""
    (ROOT / "soak.json").write_text(json.dumps(measured(), indent=2) + "\n")
