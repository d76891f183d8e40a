"""A hand of cards: fanned in one row, or straight in two rows when there are many."""

from collections.abc import Sequence

from PIL import Image, ImageEnhance, ImageOps

from bot.pictures import sprites
from bot.pictures.layout import even_rows
from bot.pictures.palettes import light_png
from bot.pictures.pixels import scaled
from bot.pictures.scene import HandCard, Picture, Style

WIDTH = 720
WEIGHT = 160 * 1024  # bytes
CARD, FANNED_CARD = 216, 186
FEW = 3
"""So many cards lie side by side; more are fanned, and smaller, so that a hand, a table and buttons fit on a screen."""
MARGIN = 12
LIFT = 34
HEM = 30  # how broad the hem of the felt is, in pixels
TILT = 2.4  # degrees between neighbours of a fan
SAG = 5  # pixels by which the fan's ends hang, per square of the distance from its middle
ROW_OVERLAP = 0.5  # a second row leaves the corners and half of the picture of the first to be seen
HELD = 60  # of so many pixels of the lowest of several rows one sees nothing, as of cards held in a hand
IN_A_ROW = 6
IN_A_ROW_LARGE = 3


def hand_picture(cards: Sequence[HandCard], style: Style) -> Picture:
    """Draw one to twenty cards on the felt, 720 pixels wide; playable cards stand out, others are dimmed.

    An opaque ground is written three times as fast as a clear one, and looks the same upon a light page and a dark one.

    The bytes depend on the given cards and style alone. ValueError for no cards, too many, or a card of another pack.
    """
    if not 1 <= len(cards) <= 20:
        raise ValueError(f"a hand has 1 to 20 cards, not {len(cards)}")
    rows = even_rows(cards, IN_A_ROW_LARGE if style.large else IN_A_ROW)
    width = FANNED_CARD if len(cards) > FEW and not style.large else CARD
    tall = _height(width)
    step = round(tall * ROW_OVERLAP)
    lift = LIFT if any(card.playable for card in rows[0]) else 0
    tilt = TILT if len(rows) == 1 else 0
    height = MARGIN * 2 + lift + (_sag(len(cards)) if tilt else 0) + step * (len(rows) - 1) + tall
    if len(rows) > 1:
        height -= HELD
    canvas = _felt(height)
    for number, row in enumerate(rows):
        _draw_row(canvas, row, MARGIN + lift + number * step, width, style, tilt)
    return light_png(canvas, limit=WEIGHT)


def _felt(height: int) -> Image.Image:
    """The middle of the felt, stretched for very many cards."""
    cloth = sprites.cloth("table-tall")
    if height > cloth.height - 2 * HEM:
        return scaled(cloth, WIDTH, height)
    return cloth.crop((0, HEM, WIDTH, HEM + height))


def _height(width: int) -> int:
    return round(width * sprites.FACE[1] / sprites.FACE[0])


def _sag(length: int) -> int:
    return round(SAG * ((length - 1) / 2) ** 2)


def _draw_row(canvas: Image.Image, row: Sequence[HandCard], top: int, width: int, style: Style, tilt: float) -> None:
    """Draw cards side by side, neighbours `tilt` degrees apart; a card that is turned takes ten times as long."""
    room = WIDTH - 2 * MARGIN - width - 8
    step = min(width + 10, room / max(1, len(row) - 1))
    left = (WIDTH - width - step * (len(row) - 1)) / 2
    for place, card in enumerate(row):
        off = place - (len(row) - 1) / 2
        image = _drawn(card, width, style).rotate(-tilt * off, Image.Resampling.BILINEAR, expand=True)
        x = left + place * step - (image.width - width) / 2
        y = top + (SAG * off**2 if tilt else 0) - (image.height - _height(width)) / 2 - (LIFT if card.playable else 0)
        canvas.paste(image, (max(0, round(x)), max(0, round(y))), image)


def _drawn(card: HandCard, width: int, style: Style) -> Image.Image:
    """A card as it looks in the hand, upright, with a clear rim so that its edges stay smooth when it is turned."""
    image = sprites.card(card.code, style, width) if card.code else sprites.back(width)
    return ImageOps.expand(dimmed(image) if card.playable is False else image, 2)


def dimmed(image: Image.Image) -> Image.Image:
    """A greyer, darker copy that keeps its letters legible."""
    grey = ImageEnhance.Color(image).enhance(0.5)
    return ImageEnhance.Brightness(grey).enhance(0.66)
