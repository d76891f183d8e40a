"""A hand of cards: side by side, or in several rows if there are many.

Cards are not rotated: a slightly rotated card is blurred, and takes ten times as long to draw. Felt and cards are
reduced to the palette's colours before they are combined, which takes a third of the time.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageEnhance, ImageStat

from bot.pictures import sprites
from bot.pictures.cache import kept
from bot.pictures.layout import even_rows
from bot.pictures.pixels import light_png, palette_colours, reduced, scaled
from bot.pictures.plates import GOLD
from bot.pictures.scene import HandCard, Picture, Style

WIDTH = 720
WEIGHT = 160 * 1024  # bytes
CARD, SMALL_CARD = 216, 186
FEW = 3
"""With more cards than this they are smaller and overlap, so that a hand, a table and buttons fit on a screen."""
MARGIN = 12
LIFT = 34
HEM = 30  # the width of the felt's hem, in pixels
ROW_OVERLAP = 0.5  # a second row leaves the corners and half of the picture of the first one visible
HELD = 60  # pixels hidden at the bottom of the last of several rows, as of cards held in a hand
FLAT_CARDS = 24 * 2**20  # bytes: two packs in two sizes, playable and not, and a few styles
FRAME = 9  # pixels, around a card found on the table
IN_A_ROW = 6
IN_A_ROW_LARGE = 3


def hand_picture(cards: Sequence[HandCard], style: Style) -> Picture:
    """Draw one to twenty cards on the felt, 720 pixels wide; playable cards stand out, others are dimmed.

    An opaque background is encoded three times as fast as a transparent one, and looks the same on light and dark
    pages.

    The bytes depend only on the given cards and style. ValueError for no cards, too many, or a card of another pack.
    """
    if not 1 <= len(cards) <= 20:
        raise ValueError(f"a hand has 1 to 20 cards, not {len(cards)}")
    rows = even_rows(cards, IN_A_ROW_LARGE if style.large else IN_A_ROW)
    width = SMALL_CARD if len(cards) > FEW and not style.large else CARD
    tall = sprites.card_height(width)
    step = round(tall * ROW_OVERLAP)
    lift = LIFT if any(card.playable for card in rows[0]) else 0
    held = HELD if len(rows) > 1 else 0
    canvas = _felt(MARGIN * 2 + lift + step * (len(rows) - 1) + tall - held).copy()
    for number, row in enumerate(rows):
        _draw_row(canvas, row, MARGIN + lift + number * step, width, style)
    return light_png(canvas, limit=WEIGHT)


@lru_cache(maxsize=32)
def _felt(height: int) -> Image.Image:
    """Return the middle of the felt, stretched for very many cards."""
    cloth = sprites.cloth("table-tall")
    if height > cloth.height - 2 * HEM:
        return reduced(sprites.even(scaled(cloth, WIDTH, height)))
    return reduced(sprites.even(cloth.crop((0, HEM, WIDTH, HEM + height))))


def _draw_row(canvas: Image.Image, row: Sequence[HandCard], top: int, width: int, style: Style) -> None:
    """Draw cards from left to right, overlapping if there is little room."""
    room = WIDTH - 2 * MARGIN - width
    step = min(width + 10, room / max(1, len(row) - 1))
    left = (WIDTH - width - step * (len(row) - 1)) / 2
    for place, card in enumerate(row):
        image = _flat(card if card.playable is False else replace(card, playable=None), style, width)
        canvas.paste(image, (round(left + place * step), top - (LIFT if card.playable else 0)), _shape(width))


@kept("cards of hands", FLAT_CARDS)
def _flat(card: HandCard, style: Style, width: int) -> Image.Image:
    """Draw a card in the palette's colours, its corners blended with the felt."""
    if not card.code:
        return _upon_felt(sprites.back(width))
    if card.playable is False and not card.found:
        bright = _flat(replace(card, playable=None), style, width)
        return bright.point(_dimming())  # pyright: ignore[reportUnknownMemberType] - knows numpy
    drawn = sprites.drawn_card(card.code, style, width)
    drawn = dimmed(drawn) if card.playable is False else drawn
    return _upon_felt(_with_frame(drawn) if card.found else drawn)


@cache
def _dimming() -> list[int]:
    """Return for each of the palette's colours the number of the one that it becomes on a dimmed card."""
    colours = Image.frombytes("P", (256, 1), bytes(range(256)))
    colours.putpalette(palette_colours())
    return [*reduced(dimmed(colours.convert("RGB"))).tobytes()]


def _with_frame(card: Image.Image) -> Image.Image:
    framed, edges = card.copy(), (0, 0, card.width - 1, card.height - 1)
    ImageDraw.Draw(framed).rounded_rectangle(
        edges, card.width * sprites.CORNER / sprites.FACE[0], outline=GOLD, width=FRAME
    )
    return framed


def _upon_felt(card: Image.Image) -> Image.Image:
    ground = Image.new("RGB", card.size, _colour_of_felt())
    ground.paste(card, mask=card)
    return reduced(ground)


@cache
def _colour_of_felt() -> tuple[int, ...]:
    return tuple(map(round, ImageStat.Stat(sprites.cloth("table-tall")).mean))


@lru_cache(maxsize=4)
def _shape(width: int) -> Image.Image:
    """Return the mask of pixels more than half opaque; all cards have the same outline."""
    return sprites.back(width).getchannel("A").convert("1", dither=Image.Dither.NONE)


def dimmed(image: Image.Image) -> Image.Image:
    """Return a greyer, darker copy whose letters stay legible."""
    grey = ImageEnhance.Color(image).enhance(0.5)
    return ImageEnhance.Brightness(grey).enhance(0.66)
