"""The score sheet of an evening as players draw it: a column for each of them, a row for each deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.language import Texts
from bot.language.names import plain_name
from bot.panels.kit.surface import Accent, Surface, cut, framed, image, text

MOST_ROWS = 24
WIDTH = 38
"""How many signs of one width fit into a line on a phone."""
LABEL = 4


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


def score_sheet(sheet: ScoreSheet, texts: Texts, picture: str = "") -> Surface:
    """Show a score sheet; `picture` is the file name of its drawing."""
    title = text(texts("sheet-title"))
    if not sheet.names:
        return framed(Accent.LEDGER, title, text(texts("sheet-empty")))
    if picture:
        return framed(Accent.LEDGER, title, image(picture, sheet_alt(sheet, texts)))
    return framed(Accent.LEDGER, title, text("```", *sheet_lines(sheet), "```"))


def sheet_alt(sheet: ScoreSheet, texts: Texts) -> str:
    """Describe the drawing of a sheet: how many deals, and how it stands."""
    totals = ", ".join(f"{plain_name(name)} {total}" for name, total in zip(sheet.names, sheet.totals, strict=True))
    return texts("sheet-alt", deals=len(sheet.rows), totals=totals)


def sheet_lines(sheet: ScoreSheet) -> Iterator[str]:
    """Set a sheet in signs of one width, narrow enough for a phone."""
    width = max(3, (WIDTH - LABEL) // len(sheet.names) - 1)
    yield _line("", [plain_name(name).replace("`", "") for name in sheet.names], width)
    for row in sheet.shown:
        yield _line(row.label, ["" if score is None else str(score) for score in row.scores], width)
    yield "-" * (LABEL + (width + 1) * len(sheet.names))
    yield _line("", [str(total) for total in sheet.totals], width)


def _line(label: str, fields: Sequence[str], width: int) -> str:
    cells = (f" {cut(field, width):>{width}}" for field in fields)
    return f"{cut(label, LABEL):<{LABEL}}{''.join(cells)}"
