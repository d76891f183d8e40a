"""The score sheet of an evening as players draw it: one column per player, one row per deal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord_io.controls import button
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, cut, framed, image, text
from bot.language import Texts
from bot.language.names import plain_name
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.rules import ruleset_name
from bot.panels.kit.words import digits_of, number_words, signed, texts_of
from bot.pictures.scene import SheetScene
from bot.pictures.sheet import sheet_picture
from game.core.rulesets import Ruleset
from game.core.vocabulary import SCORE
from game.reports.lists import ListSums, session_sums
from game.reports.past import CourseLine
from game.table.view import TableView

MOST_ROWS = 24
MOST_COLUMNS = 10
WIDEST = 8
"""Characters of a column when the sheet is written as text."""
LABEL = 10
"""Characters of a label there, such as "36 ♠H m3"."""
EMPTY = "·"
OUT = "–"
"""Marks a player who sat out, as the dealer does at some tables."""
SUMS: Final = ListSums._fields
SHEET: Final = "score-sheet"
"""The kind of its picture."""
Field = int | str | None


def session_sheet(courses: Sequence[CourseLine], texts: Texts, *, most_rows: int = MOST_ROWS) -> SheetScene | None:
    """Build the sheet of a session, with as many of its last deals as `most_rows` have room for beside the sums.

    Return `None` if no score is kept or no deal was finished. As players write it, a field shows the new score if a
    deal has changed it. In games with a declarer the last rows are the sums of the list: points of games, and how many
    were won, lost, and lost by others.
    """
    shown = [course for course in courses if SCORE in course.tallies][:MOST_COLUMNS]
    running = [0] * len(shown)
    rows: list[tuple[str, tuple[Field, ...]]] = []
    for deal, after in enumerate(zip(*(course.tallies[SCORE] for course in shown), strict=True)):
        changed = [now if now != old else None for now, old in zip(after, running, strict=True)]
        fields = (_field(course, deal, score) for course, score in zip(shown, changed, strict=True))
        rows.append((_label(deal, shown, texts), tuple(fields)))
        running = [old if now is None else now for now, old in zip(after, running, strict=True)]
    if not rows:
        return None
    counted = [  # points of games, then numbers of games
        (texts(f"sheet-{name}"), tuple(each if name == "points" else number_words(texts, each) for each in column))
        for name, column in zip(SUMS, zip(*session_sums(shown), strict=True), strict=False)
    ]
    names = tuple(plain_name(course.name) for course in shown)
    return SheetScene(names, (*rows[max(0, len(rows) + len(counted) - most_rows) :], *counted), tuple(running))


def _field(course: CourseLine, deal: int, score: int | None) -> Field:
    """Return a new score, or a mark for a player who sat at the table but had no part in a deal."""
    sat_out = course.asked and not course.asked[deal] and course.chips[deal] is not None
    return OUT if score is None and sat_out else score


def _label(deal: int, courses: Sequence[CourseLine], texts: Texts) -> str:
    """Number a deal, with the sign of what was declared, if anything, and with or without how many matadors."""
    declared = [each for course in courses if course.declared and (each := course.declared[deal])]
    runs = [
        texts("sheet-with" if each.matadors > 0 else "sheet-without", matadors=abs(each.matadors))
        for each in declared
        if each.matadors
    ]
    return " ".join((str(deal + 1), *(each.sign for each in declared), *runs))


def sheet_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Show the score sheet, in games played for points."""
    if any(tally.name == SCORE for tally in view.ruleset.tallies):
        yield button(texts("score-sheet"), Press(Verb.SHEET, view.id))


def sheet_draft(ruleset: Ruleset[Any], sheet: SheetScene | None, texts: Texts) -> Draft:
    """Show the current score sheet, `None` before anything is written down."""
    drawings = (sheet_drawing(sheet, SHEET, texts),) if sheet else ()
    return Draft(lambda at: score_sheet(ruleset, sheet, texts, at[SHEET]), drawings)


def sheet_drawing(sheet: SheetScene, kind: str, texts: Texts) -> Drawing:
    """Return the picture of a score sheet."""
    return Drawing(kind, sheet_picture, (replace(sheet, digits=digits_of(texts)),))


def score_sheet(ruleset: Ruleset[Any], sheet: SheetScene | None, texts: Texts, picture: str = "") -> Surface:
    """Show the current score sheet; `picture` is the file name of its picture, without which it is written as text."""
    texts = texts_of(texts, ruleset)
    title = text(texts("score-sheet-title", ruleset=ruleset_name(texts, ruleset.id)))
    if sheet is None:
        return framed(Accent.LEDGER, title, text(texts("score-sheet-empty")))
    totals = ", ".join(f"{name} {said(total, texts)}" for name, total in zip(sheet.names, sheet.totals, strict=True))
    alt = texts("score-sheet-alt", totals=totals)
    return framed(Accent.LEDGER, title, image(picture, alt) if picture else text(*_written(sheet, texts)))


def _written(sheet: SheetScene, texts: Texts) -> Iterator[str]:
    """Write a sheet in columns of equal width."""
    yield "```"
    for label, fields in (("", sheet.names), *sheet.rows, ("=", sheet.totals)):
        columns = (f"{cut(said(field, texts), WIDEST):>{WIDEST}}" for field in fields)
        yield " ".join((f"{label:<{LABEL}}", *columns))
    yield "```"


def said(score: Field, texts: Texts) -> str:
    """Write a field of a sheet in words."""
    return signed(texts, score) if isinstance(score, int) else score or EMPTY
