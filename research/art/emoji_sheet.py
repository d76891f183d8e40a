"""Rasterise a colour emoji font into one small sheet: `python -m research.art.emoji_sheet FONT.ttf`.

The sheet holds the emojis of `fonts/emoji.txt`, listed one per line, row by row. `fonts/README.md` gives the source of
the font.
"""

import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.lettering import CELL, COLUMNS, SHEET
from bot.pictures.names import FONTS
from bot.pictures.pixels import scaled

LIST = FONTS / "emoji.txt"
STRIKE = 109  # the only bitmap size of the font
GLYPH = 136, 128


def draw_sheet(font_file: Path, emojis: list[str]) -> Image.Image:
    """Draw every emoji into its cell."""
    font = ImageFont.truetype(font_file, STRIKE)
    rows = -(-len(emojis) // COLUMNS)
    sheet = Image.new("RGBA", (CELL * COLUMNS, CELL * rows))
    for place, emoji in enumerate(emojis):
        row, column = divmod(place, COLUMNS)
        glyph = Image.new("RGBA", GLYPH)
        ImageDraw.Draw(glyph).text((0, 0), emoji, font=font, embedded_color=True, anchor="lt")
        sheet.paste(scaled(glyph, CELL - 2, round(CELL * 128 / 136) - 2), (column * CELL + 1, row * CELL + 2))
    return sheet


if __name__ == "__main__":
    draw_sheet(Path(sys.argv[1]), LIST.read_text("utf-8").split()).save(SHEET, quality=80, method=6)
