"""The score sheet of an evening as players draw it: a column for each of them, a row for each deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name
from bot.panels.kit.surface import Accent, Component, Surface, button, cut, framed, image, text
from bot.panels.kit.words import ruleset_name, signed, texts_of
from bot.panels.table.results import SCORE
from game.core.rulesets import Ruleset
from game.reports.past import CourseLine
from game.table.view import TableView

MOST_ROWS = 24
MOST_COLUMNS = 10
WIDEST = 8
"""Signs of a column where the sheet is written."""
EMPTY = "·"
OUT = "–"
"""Stands where somebody sat out, as the dealer does at some tables."""
Field = int | str | None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A deal of a score sheet: its label, and what stands in each column; `None` is a field that stays empty."""

    label: str
    scores: tuple[Field, ...]


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


def session_sheet(courses: Sequence[CourseLine]) -> ScoreSheet | None:
    """Make the sheet of a session; nothing where no score is kept or no deal was finished."""
    shown = [course for course in courses if SCORE in course.tallies][:MOST_COLUMNS]
    rows = [
        (str(number), row)
        for number, row in enumerate(zip(*(course.tallies[SCORE] for course in shown), strict=True), start=1)
    ]
    return _with_those_out(sheet_of([course.name for course in shown], rows), shown) if rows else None


def _with_those_out(sheet: ScoreSheet, courses: Sequence[CourseLine]) -> ScoreSheet:
    """Say in the empty fields who sat at the table and had no part in a deal."""

    def field(deal: int, place: int, score: Field) -> Field:
        course = courses[place]
        sat_out = course.asked and not course.asked[deal] and course.chips[deal] is not None
        return OUT if score is None and sat_out else score

    rows = (
        SheetRow(row.label, tuple(field(deal, place, score) for place, score in enumerate(row.scores)))
        for deal, row in enumerate(sheet.rows)
    )
    return ScoreSheet(sheet.names, tuple(rows), sheet.totals)


def keeps_score(ruleset: Ruleset[Any]) -> bool:
    """Tell whether a game is played for points, so that there is a sheet."""
    return any(tally.name == SCORE for tally in ruleset.tallies)


def sheet_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Show the score sheet, in games that are played for points."""
    if keeps_score(view.ruleset):
        yield button(texts("score-sheet"), Press(Verb.SHEET, view.id))


def score_sheet(ruleset: Ruleset[Any], sheet: ScoreSheet | None, texts: Texts, picture: str = "") -> Surface:
    """Show a score sheet so far; `picture` is the file name of its picture, without which it is written."""
    texts = texts_of(texts, ruleset)
    title = text(texts("score-sheet-title", ruleset=ruleset_name(texts, ruleset.id)))
    if sheet is None:
        return framed(Accent.LEDGER, title, text(texts("score-sheet-empty")))
    totals = zip(map(plain_name, sheet.names), sheet.totals, strict=True)
    alt = texts("score-sheet-alt", totals=", ".join(f"{name} {signed(total)}" for name, total in totals))
    return framed(Accent.LEDGER, title, image(picture, alt) if picture else text(*_written(sheet)))


def _written(sheet: ScoreSheet) -> Iterator[str]:
    """Write a sheet in columns of equal width."""
    yield "```"
    yield _line("", [plain_name(name) for name in sheet.names])
    for row in sheet.shown:
        yield _line(row.label, [_field(score) for score in row.scores])
    yield _line("=", [signed(total) for total in sheet.totals])
    yield "```"


def _field(score: Field) -> str:
    return signed(score) if isinstance(score, int) else score or EMPTY


def _line(label: str, fields: Sequence[str]) -> str:
    return " ".join((f"{label:>3}", *(f"{cut(field, WIDEST):>{WIDEST}}" for field in fields)))
