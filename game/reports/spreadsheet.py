"""Rows for a spreadsheet, as CSV."""

import csv
import io
from collections.abc import Iterable, Sequence

CALCULATED = ("=", "+", "-", "@", "\t", "\r")


def as_csv(rows: Iterable[Sequence[object]]) -> str:
    """Write the rows as CSV."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue()


def cell(name: str) -> str:
    """Return a name for a cell; a leading apostrophe keeps spreadsheets from treating it as a formula."""
    return f"'{name}" if name.startswith(CALCULATED) else name
