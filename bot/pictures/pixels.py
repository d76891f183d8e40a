"""Scaling and encoding: flat drawings are sharper and encoded faster with a packaged palette than as photos."""

import io
import struct
import zlib
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha512
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bot.pictures.scene import Picture

try:
    from isal.isal_zlib import compress as compress_fast  # pyright: ignore[reportUnknownVariableType] - takes buffers
except ImportError:  # there are no wheels for some machines; without it the output is as good, but slower
    compress_fast = None

PALETTES = Path(__file__).with_name("palettes")
COLOURS = (112, 56)  # the sizes of the palettes, the better one first
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
EIGHT_BITS, INDEXED = 8, 3
NO_FILTER: Final = 0
BLOCK: Final = bytes(128)


class Packing(NamedTuple):
    """A packaged palette, and its compression."""

    colours: int
    compress: Callable[[bytes], bytes]


def _compress_soon(rows: bytes) -> bytes:
    if not compress_fast:
        return zlib.compress(rows, 1)
    packed = compress_fast(rows, 2)
    # isal leaves wide registers in use, with which Pillow draws at half its speed. OpenSSL's SHA-512 clears them
    # (VZEROUPPER) after processing a block, whatever its content.
    sha512(BLOCK, usedforsecurity=False)
    return packed


USUAL: Final = Packing(COLOURS[0], _compress_soon)
SPARING: Final = Packing(COLOURS[1], partial(zlib.compress, level=6))
"""Takes ten times as long for a seventh less."""


def light_png(image: Image.Image, *, limit: int) -> Picture:
    """Encode an opaque image as PNG: with the better palette if that stays within a limit in bytes.

    An already `reduced` image is encoded unchanged. The same image yields the same bytes.
    """
    picture = _png(image if image.mode == "P" else reduced(image), USUAL)
    return picture if len(picture.data) <= limit else _png(reduced(image.convert("RGB"), SPARING), SPARING)


def reduced(image: Image.Image, packing: Packing = USUAL) -> Image.Image:
    """Return an image in a palette's colours, each pixel in the nearest one.

    Thus it makes no difference whether opaque parts are reduced before or after they are combined.
    """
    return image.quantize(palette=_palette(packing.colours), dither=Image.Dither.NONE)


def palette_colours(packing: Packing = USUAL) -> list[int]:
    """Return red, green and blue of each of a palette's colours."""
    return (_palette(packing.colours).getpalette("RGB") or [])[: packing.colours * 3]


def palette_file(colours: int) -> Path:
    """Return the path of the packaged palette with this many colours."""
    return PALETTES / f"{colours}.png"


def _png(image: Image.Image, packing: Packing) -> Picture:
    """Encode an image by its palette indices; each row begins with the number of its filter."""
    rows = Image.new("P", (image.width + 1, image.height), NO_FILTER)
    rows.paste(image, (1, 0))
    head = struct.pack(">IIBBBBB", image.width, image.height, EIGHT_BITS, INDEXED, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(palette_colours(packing))), (b"IDAT", packing.compress(rows.tobytes())))
    data = b"".join((SIGNATURE, *(_chunk(*each) for each in (*chunks, (b"IEND", b"")))))
    return Picture(data, "image/png", image.width, image.height)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(content, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(content)), kind, content, struct.pack(">I", check)))


@cache
def _palette(colours: int) -> Image.Image:
    with Image.open(palette_file(colours)) as palette:
        palette.load()
        return palette


def scaled(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return a smooth copy of an image in another size.

    Unlike Lanczos, this filter draws no pale halo around dark lines, which would make a picture a sixth larger.
    """
    return image.resize((width, height), Image.Resampling.HAMMING)  # pyright: ignore[reportUnknownMemberType] - knows numpy


def webp(image: Image.Image) -> Picture:
    """Encode an image as WebP. The same image yields the same bytes."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=86, method=3)  # the method is an effort, 6 is the slowest
    return Picture(out.getvalue(), "image/webp", image.width, image.height)
