"""A score sheet as players draw it: one column per player, one row per deal, a line, and the totals."""

from collections.abc import Sequence

from bot.pictures.amounts import Digits, short
from bot.pictures.names import clean, shown
from bot.pictures.paper import FAINT, FRAME, TEXT, Paper
from bot.pictures.scene import Picture, SheetScene

WIDTH = 720
LABELS = 124  # the width of the column of deals
EDGE = 18
ROW = 36
HEAD = 64
FOOT = 58  # room for the badge that Discord puts on a picture with an alternative text
MOST_ROWS = 24
COLUMNS = range(1, 11)


def sheet_picture(sheet: SheetScene) -> Picture:
    """Draw a score sheet of one to ten columns and at most 24 rows, 720 pixels wide; ValueError for other sizes."""
    if len(sheet.names) not in COLUMNS or len(sheet.rows) > MOST_ROWS:
        raise ValueError(f"a sheet has 1 to 10 columns and at most {MOST_ROWS} rows")
    paper = Paper(WIDTH, HEAD + ROW * (len(sheet.rows) + 1) + FOOT)
    column = (WIDTH - 2 * EDGE - LABELS) / len(sheet.names)
    bottom = HEAD + ROW * (len(sheet.rows) + 1)
    for place, name in enumerate(sheet.names):
        left = EDGE + LABELS + column * place
        paper.stroke([(left, 14), (left, bottom + 10)], FRAME, 1.6)
        words = shown(name, f"#{place + 1}")
        paper.write(words, (left + column / 2, HEAD / 2), 24, limit=round(column) - 6, align=0.5)
    paper.stroke([(EDGE, HEAD - 6), (WIDTH - EDGE, HEAD - 6)], TEXT, 2)
    for number, (label, scores) in enumerate(sheet.rows):
        _draw_row(paper, label, scores, sheet.digits, HEAD + ROW * (number + 0.5))
    paper.stroke([(EDGE, bottom - ROW + 4), (WIDTH - EDGE, bottom - ROW + 4)], TEXT, 2)
    _draw_row(paper, "", sheet.totals, sheet.digits, bottom - ROW / 2 + 10)
    return paper.finish()


def _draw_row(paper: Paper, label: str, scores: Sequence[int | str | None], digits: Digits, y: float) -> None:
    column = (WIDTH - 2 * EDGE - LABELS) / len(scores)
    paper.write(clean(label), (EDGE, y), 20, FAINT, limit=LABELS - 10)
    for place, score in enumerate(scores):
        if score is not None:
            x = EDGE + LABELS + column * (place + 0.5)
            words = short(score, digits) if isinstance(score, int) else score
            paper.write(words, (x, y), 24, limit=round(column) - 8, align=0.5)
