"""Between images and bytes: scaling and encoding."""

import io

from PIL import Image

from bot.pictures.scene import Picture

QUALITIES = (80, 66, 50)


def scaled(image: Image.Image, width: int, height: int) -> Image.Image:
    """A smooth copy of an image in another size."""
    return image.resize((width, height), Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType] - knows numpy


def webp(image: Image.Image, *, quality: int, effort: int) -> Picture:
    """Encode an image as WebP, `effort` of 0 to 6 (slowest). The same image gives the same bytes."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=effort)
    return Picture(out.getvalue(), "image/webp", image.width, image.height)


def light_webp(image: Image.Image, *, limit: int) -> Picture:
    """Encode an image in the best of a few qualities that keeps to a limit in bytes, or else in the lowest."""
    picture = webp(image, quality=QUALITIES[0], effort=2)
    for quality in QUALITIES[1:]:
        if len(picture.data) <= limit:
            break
        picture = webp(image, quality=quality, effort=2)
    return picture
