"""The score sheet: every column and every row has its place."""

from dataclasses import replace

import pytest

from bot.pictures.scene import SheetScene
from bot.pictures.sheet import MOST_ROWS, sheet_picture
from tests.bot.pictures.looking import distance, seen

NAMES = ("Anna", "W" * 32, "محمد", "Dora", "Emil", "Fritz", "Gina", "Hans", "Ida", "Jörg")
SHEET = SheetScene(NAMES[:4], (("1", (2, None, None, None)), ("2", (None, -8, None, None))), (2, -8, 0, 0))


@pytest.mark.parametrize("columns", [1, 4, 10])
@pytest.mark.parametrize("rows", [0, 8, MOST_ROWS])
def test_sheets_of_every_size_are_drawn(columns: int, rows: int) -> None:
    lines = tuple((f"Deal {number}", (10**number % 1_000_003,) * columns) for number in range(rows))
    picture = sheet_picture(SheetScene(NAMES[:columns], lines, (0,) * columns))
    assert picture.width == 720
    assert picture.height > 36 * rows


def test_every_score_and_total_is_visible() -> None:
    changed = [
        replace(SHEET, totals=(2, -8, 1, 0)),
        replace(SHEET, rows=(("1", (3, None, None, None)), SHEET.rows[1])),
        replace(SHEET, rows=(("1", (None, 2, None, None)), SHEET.rows[1])),
        replace(SHEET, rows=(("Hand", (2, None, None, None)), SHEET.rows[1])),
    ]
    assert all(distance(seen(sheet_picture(SHEET)), seen(sheet_picture(other))) > 0.005 for other in changed)


@pytest.mark.parametrize(("columns", "rows"), [(0, 1), (11, 1), (3, MOST_ROWS + 1)])
def test_other_sizes_are_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="1 to 10 columns"):
        sheet_picture(SheetScene(("Anna",) * columns, (("", (0,) * columns),) * rows, (0,) * columns))
