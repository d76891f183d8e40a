"""A few cards in a fan: the emblem of a game in the list of games."""

from collections.abc import Sequence

from PIL import Image

from bot.pictures import sprites
from bot.pictures.pixels import webp
from bot.pictures.scene import Picture, Style

SIZE = 256
CARD = 118
SPREAD, TURN, SINK = 70, 26, 9
"""The distance between the outer cards of a fan, their rotation in degrees, and how much lower they are."""


def emblem_picture(cards: Sequence[str], style: Style) -> Picture:
    """Fan out one to five cards on a transparent square of 256 pixels, the first one leftmost.

    ValueError without cards, or for a card that the pack does not have.
    """
    if not cards:
        raise ValueError("an emblem has at least one card")
    canvas = Image.new("RGBA", (SIZE, SIZE))
    for number, code in enumerate(cards):
        off = number / max(1, len(cards) - 1) - 0.5 * (len(cards) > 1)
        card = sprites.card(code, style, CARD).rotate(-off * TURN, Image.Resampling.BICUBIC, expand=True)
        middle = (round(SIZE / 2 + off * SPREAD), round(SIZE / 2 + 4 * off * off * SINK))
        canvas.alpha_composite(card, (middle[0] - card.width // 2, middle[1] - card.height // 2))
    return webp(canvas, quality=86, effort=3)
