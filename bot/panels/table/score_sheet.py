"""The score sheet of an evening as players draw it: a column for each of them, a row for each deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_ROWS = 24


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A deal of a score sheet: its label, and what stands in each column; `None` is a field that stays empty."""

    label: str
    scores: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Whose columns there are, the deals from the first on, and the sums."""

    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]

    @property
    def shown(self) -> tuple[SheetRow, ...]:
        """The rows that there is room for: the last ones."""
        return self.rows[-MOST_ROWS:]


def sheet_of(names: Sequence[str], scores: Sequence[tuple[str, Sequence[int | None]]]) -> ScoreSheet:
    """Make a sheet from the running scores after each deal (`None`: had no seat in it), each with its label.

    As players write it, a field shows a new score where a deal has changed it and stays empty otherwise.
    """
    running = [0] * len(names)
    rows: list[SheetRow] = []
    for label, after in scores:
        fields = tuple(now if now is not None and now != old else None for now, old in zip(after, running, strict=True))
        running = [old if now is None else now for now, old in zip(after, running, strict=True)]
        rows.append(SheetRow(label, fields))
    return ScoreSheet(tuple(names), tuple(rows), tuple(running))
