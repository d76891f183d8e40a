"""Cards that present a game: their ranking, for the rules, and a fan of a few, for the list of games."""

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
EMBLEM, EMBLEM_CARD = 256, 118
SPREAD, TURN, SINK = 70, 26, 9
"""The distance between the outer cards of a fan, their rotation in degrees, and how much lower they are."""


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
    for number, suit in enumerate(suits):
        x = WIDTH // 2 + round((number - (len(suits) - 1) / 2) * (SIGN + 36))
        put(canvas, sprites.part("trump", 0.76), (x, canvas.height - MARGIN - SIGN // 2))
        put(canvas, sprites.sign(suit, style, 42), (x, canvas.height - MARGIN - SIGN // 2))
    return webp(canvas)


def _draw_row(canvas: Image.Image, codes: Sequence[str], size: tuple[int, int], style: Style) -> None:
    width, middle = size
    left = (WIDTH - len(codes) * width - (len(codes) - 1) * GAP) // 2
    for number, code in enumerate(codes):
        x = left + number * (width + GAP) + width // 2
        put(canvas, sprites.card(code, style, width), (x, middle))
        if number:
            put(canvas, sprites.part("chevron", 0.7), (x - (width + GAP) // 2, middle))


def emblem_picture(cards: Sequence[str], style: Style) -> Picture:
    """Fan out one to five cards on a transparent square of 256 pixels, the first one leftmost.

    ValueError without cards, or for a card that the pack does not have.
    """
    if not cards:
        raise ValueError("an emblem has at least one card")
    canvas = Image.new("RGBA", (EMBLEM, EMBLEM))
    for number, code in enumerate(cards):
        off = number / max(1, len(cards) - 1) - 0.5 * (len(cards) > 1)
        card = sprites.card(code, style, EMBLEM_CARD).rotate(-off * TURN, Image.Resampling.BICUBIC, expand=True)
        middle = (round(EMBLEM / 2 + off * SPREAD), round(EMBLEM / 2 + 4 * off * off * SINK))
        canvas.alpha_composite(card, (middle[0] - card.width // 2, middle[1] - card.height // 2))
    return webp(canvas)
