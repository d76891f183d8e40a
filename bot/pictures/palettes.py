"""Pictures of few colours: flat drawings are sharper and written faster in a packaged palette than as photographs."""

import io
from functools import cache
from pathlib import Path

from PIL import Image

from bot.pictures.scene import Picture

PALETTES = Path(__file__).with_name("palettes")
COLOURS = (112, 56)  # how many each palette has, the better one first
PACKINGS = (3, 6)  # zlib's level for each: the higher one takes twice as long for a seventh less


def light_png(image: Image.Image, *, limit: int) -> Picture:
    """Encode an image without transparency as PNG: in the better palette if that keeps to a limit in bytes.

    The same image gives the same bytes.
    """
    picture = _png(image, COLOURS[0], PACKINGS[0])
    return picture if len(picture.data) <= limit else _png(image, COLOURS[1], PACKINGS[1])


def palette_file(colours: int) -> Path:
    """Where the palette of so many colours is packaged."""
    return PALETTES / f"{colours}.png"


def _png(image: Image.Image, colours: int, packing: int) -> Picture:
    reduced = image.quantize(palette=_palette(colours), dither=Image.Dither.NONE)
    out = io.BytesIO()
    reduced.save(out, "PNG", compress_level=packing)
    return Picture(out.getvalue(), "image/png", image.width, image.height)


@cache
def _palette(colours: int) -> Image.Image:
    with Image.open(palette_file(colours)) as palette:
        palette.load()
        return palette
