"""Helpers that let tests look at pictures."""

import io

from PIL import Image, ImageChops, ImageStat

from bot.pictures.scene import Picture


def seen(picture: Picture, ground: str = "#313338") -> Image.Image:
    """Return a picture as it looks on a page of a colour."""
    with Image.open(io.BytesIO(picture.data)) as image:
        drawn = image.convert("RGBA")
    page = Image.new("RGBA", drawn.size, ground)
    page.alpha_composite(drawn)
    return page.convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two images of the same size, per pixel and channel, 0 to 255."""
    difference = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB")))
    return sum(difference.mean) / len(difference.mean)


def flat(image: Image.Image, ground: str = "white") -> Image.Image:
    """Flatten an image with transparency onto a background."""
    page = Image.new("RGBA", image.size, ground)
    page.alpha_composite(image)
    return page.convert("RGB")


def luminance(colour: tuple[int, ...]) -> float:
    """Return the relative luminance of an sRGB colour, as WCAG 2 defines it."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return the contrast of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
