"""Rows for a spreadsheet, as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

CALCULATED = ("=", "+", "-", "@", "\t", "\r")


def as_csv(rows: Iterable[Sequence[object]]) -> str:
    """Write rows below each other."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue()


def cell(name: str) -> str:
    """Return a name for a cell; an apostrophe keeps a spreadsheet from calculating it."""
    return f"'{name}" if name.startswith(CALCULATED) else name
