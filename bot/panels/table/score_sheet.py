"""The score sheet of an evening as players draw it: one column per player, one row per deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Component, Surface, button, cut, framed, image, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.words import digits_of, ruleset_name, signed, texts_of
from bot.pictures.amounts import PLAIN, Digits
from bot.pictures.scene import SheetScene
from bot.pictures.sheet import sheet_picture
from game.core.rulesets import Ruleset
from game.core.vocabulary import SCORE
from game.reports.past import CourseLine
from game.table.view import TableView

MOST_ROWS = 24
MOST_COLUMNS = 10
WIDEST = 8
"""Characters of a column when the sheet is written as text."""
LABEL = 7
"""Characters of a label there, such as "36 ♠H"."""
EMPTY = "·"
WON, LOST = "✓", "✗"
"""Row labels for the number of games each player has won and lost as declarer."""
OUT = "–"
"""Marks a player who sat out, as the dealer does at some tables."""
SHEET: Final = "score-sheet"
"""The kind of its picture."""
Field = int | str | None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A deal on a score sheet: its label, and the field of each column; `None` is an empty field."""

    label: str
    scores: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The names of the columns, the deals from the first on, the totals, and each player's games won and lost."""

    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    won: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[SheetRow, ...]:
        """The rows that fit: the latest deals, and the games won and lost in games with a declarer."""
        counted = (
            (SheetRow(WON, tuple(map(str, self.won))), SheetRow(LOST, tuple(map(str, self.lost))))
            if any((*self.won, *self.lost))
            else ()
        )
        return (*self.rows[len(counted) - MOST_ROWS :], *counted)


def sheet_of(names: Sequence[str], scores: Sequence[tuple[str, Sequence[int | None]]]) -> ScoreSheet:
    """Build a sheet from the running scores after each deal (`None`: had no seat in it), each with its label.

    As players write it, a field shows the new score if a deal has changed it, and is empty otherwise.
    """
    running = [0] * len(names)
    rows: list[SheetRow] = []
    for label, after in scores:
        fields = tuple(now if now is not None and now != old else None for now, old in zip(after, running, strict=True))
        running = [old if now is None else now for now, old in zip(after, running, strict=True)]
        rows.append(SheetRow(label, fields))
    return ScoreSheet(tuple(names), tuple(rows), tuple(running))


def session_sheet(courses: Sequence[CourseLine]) -> ScoreSheet | None:
    """Build the sheet of a session; `None` if no score is kept or no deal was finished."""
    shown = [course for course in courses if SCORE in course.tallies][:MOST_COLUMNS]
    rows = [
        (_label(number, shown), row)
        for number, row in enumerate(zip(*(course.tallies[SCORE] for course in shown), strict=True))
    ]
    if not rows:
        return None
    sheet = _with_those_out(sheet_of([course.name for course in shown], rows), shown)
    return replace(sheet, won=_games(shown, won=True), lost=_games(shown, won=False))


def _label(deal: int, courses: Sequence[CourseLine]) -> str:
    """Number a deal, with the sign of what was declared, if anything."""
    signs = (course.declared[deal] for course in courses if course.declared)
    return " ".join((str(deal + 1), *(each.sign for each in signs if each)))


def _games(courses: Sequence[CourseLine], *, won: bool) -> tuple[int, ...]:
    return tuple(sum(each is not None and each.won is won for each in course.declared) for course in courses)


def _with_those_out(sheet: ScoreSheet, courses: Sequence[CourseLine]) -> ScoreSheet:
    """Mark in the empty fields the players who sat at the table but had no part in a deal."""

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
    """Whether a game is played for points, so that there is a sheet."""
    return any(tally.name == SCORE for tally in ruleset.tallies)


def sheet_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Show the score sheet, in games played for points."""
    if keeps_score(view.ruleset):
        yield button(texts("score-sheet"), Press(Verb.SHEET, view.id))


def sheet_draft(ruleset: Ruleset[Any], sheet: ScoreSheet | None, texts: Texts) -> Draft:
    """Show the current score sheet, `None` before anything is written down."""
    drawings = (sheet_drawing(sheet, SHEET, texts),) if sheet else ()
    return Draft(lambda at: score_sheet(ruleset, sheet, texts, at[SHEET]), drawings)


def sheet_drawing(sheet: ScoreSheet, kind: str, texts: Texts) -> Drawing:
    """Return the picture of a score sheet, as far back as there is room."""
    return Drawing(kind, sheet_picture, (sheet_scene(sheet, digits_of(texts)),))


def sheet_scene(sheet: ScoreSheet, digits: Digits = PLAIN) -> SheetScene:
    """Return the scene for a picture of a score sheet."""
    names = tuple(plain_name(name) for name in sheet.names)
    return SheetScene(names, tuple((row.label, row.scores) for row in sheet.shown), sheet.totals, digits)


def score_sheet(ruleset: Ruleset[Any], sheet: ScoreSheet | None, texts: Texts, picture: str = "") -> Surface:
    """Show the current score sheet; `picture` is the file name of its picture, without which it is written as text."""
    texts = texts_of(texts, ruleset)
    title = text(texts("score-sheet-title", ruleset=ruleset_name(texts, ruleset.id)))
    if sheet is None:
        return framed(Accent.LEDGER, title, text(texts("score-sheet-empty")))
    totals = zip(map(plain_name, sheet.names), sheet.totals, strict=True)
    alt = texts("score-sheet-alt", totals=", ".join(f"{name} {signed(texts, total)}" for name, total in totals))
    return framed(Accent.LEDGER, title, image(picture, alt) if picture else text(*_written(sheet, texts)))


def _written(sheet: ScoreSheet, texts: Texts) -> Iterator[str]:
    """Write a sheet in columns of equal width."""
    yield "```"
    yield _line("", [plain_name(name) for name in sheet.names])
    for row in sheet.shown:
        yield _line(row.label, [_field(score, texts) for score in row.scores])
    yield _line("=", [signed(texts, total) for total in sheet.totals])
    yield "```"


def _field(score: Field, texts: Texts) -> str:
    return signed(texts, score) if isinstance(score, int) else score or EMPTY


def _line(label: str, fields: Sequence[str]) -> str:
    return " ".join((f"{label:<{LABEL}}", *(f"{cut(field, WIDEST):>{WIDEST}}" for field in fields)))
