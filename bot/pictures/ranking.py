"""The ranking of the cards, for the rules."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures import sprites
from bot.pictures.layout import even_rows
from bot.pictures.pixels import webp
from bot.pictures.plates import put
from bot.pictures.scene import Picture, Style

WIDTH = 720
IN_A_ROW = 7
MARGIN = 18
GAP = 30
SIGN = 54


def ranking_picture(cards: Sequence[str], suits: Sequence[str], style: Style) -> Picture:
    """Draw cards from the highest to the lowest, an arrowhead between neighbours, and the pack's suits below.

    ValueError without cards, or for a card that the pack does not have.
    """
    if not cards:
        raise ValueError("a ranking has at least one card")
    rows = even_rows(cards, IN_A_ROW)
    longest = len(rows[0])
    width = min(132 if len(rows) == 1 else 104, (WIDTH - 2 * MARGIN - GAP * (longest - 1)) // longest)
    height = sprites.card_height(width)
    canvas = Image.new("RGBA", (WIDTH, MARGIN * 2 + len(rows) * (height + 14) + SIGN))
    for number, row in enumerate(rows):
        top = MARGIN + number * (height + 14)
        _draw_row(canvas, row, (width, top + height // 2), style)
    _draw_suits(canvas, suits, style)
    return webp(canvas, quality=86, effort=3)


def _draw_row(canvas: Image.Image, codes: Sequence[str], size: tuple[int, int], style: Style) -> None:
    width, middle = size
    left = (WIDTH - len(codes) * width - (len(codes) - 1) * GAP) // 2
    for number, code in enumerate(codes):
        x = left + number * (width + GAP) + width // 2
        put(canvas, sprites.card(code, style, width), (x, middle))
        if number:
            put(canvas, sprites.part("chevron", 0.7), (x - (width + GAP) // 2, middle))


def _draw_suits(canvas: Image.Image, suits: Sequence[str], style: Style) -> None:
    for number, suit in enumerate(suits):
        x = WIDTH // 2 + round((number - (len(suits) - 1) / 2) * (SIGN + 36))
        tile = sprites.part("trump", 0.76)
        put(canvas, tile, (x, canvas.height - MARGIN - SIGN // 2))
        put(canvas, sprites.sign(suit, style, 42), (x, canvas.height - MARGIN - SIGN // 2))
