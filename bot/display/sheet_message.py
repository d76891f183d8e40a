"""The score sheet of a running session in a private message: with its picture, where there is one."""

from __future__ import annotations

from bot.display.renderer import History
from bot.display.scenes import sheet_scene
from bot.language import Texts
from bot.panels.kit.surface import Surface
from bot.panels.table.score_sheet import score_sheet, session_sheet
from bot.pictures.desk import PictureDesk
from bot.pictures.sheet import sheet_picture
from bot.preferences import Personal
from game.table.table import Table


async def sheet_shown(
    history: History, desk: PictureDesk | None, likes: Personal, table: Table, texts: Texts
) -> Surface:
    """Show what has been written down so far; `likes` are those of whoever reads it."""
    sheet = session_sheet(await history.course(table.id))
    if sheet is None or desk is None or not likes.pictures:
        return score_sheet(table.ruleset, sheet, texts)
    picture = await desk.draw(sheet_picture, sheet_scene(sheet))
    name = f"score-sheet.{picture.extension}"
    return score_sheet(table.ruleset, sheet, texts, name).with_file(name, picture.data)
