"""A sheet for charts: drawn at twice its size, scaled down for smooth lines, then labelled."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from bot.pictures.lettering import line
from bot.pictures.pixels import scaled, webp
from bot.pictures.scene import Picture

FINE = 2
GROUND = "#1c2b26"
FRAME = "#3b5a4d"
TEXT = "#f7efdc"
FAINT = "#a9c2b4"
Point = tuple[float, float]


class Paper:
    """A dark sheet with a size in pixels, readable on light and dark pages."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * FINE, height * FINE), GROUND)
        self._pen = ImageDraw.Draw(self._image)
        self._words: list[tuple[Image.Image, tuple[int, int]]] = []
        self.box((0, 0, width - 1, height - 1), outline=FRAME)

    def box(
        self, edges: tuple[float, float, float, float], *, fill: str | None = None, outline: str | None = None
    ) -> None:
        """Draw a rectangle from left, top, right, bottom."""
        self._pen.rectangle(tuple(edge * FINE for edge in edges), fill=fill, outline=outline, width=FINE * 2)

    def stroke(self, points: Sequence[Point], colour: str, width: float, dashes: Sequence[float] = ()) -> None:
        """Draw a line through points, solid or dashed (alternating lengths of dash and gap)."""
        for piece in _dashed(points, dashes) if dashes else [points]:
            fine = [(x * FINE, y * FINE) for x, y in piece]
            self._pen.line(fine, fill=colour, width=round(width * FINE), joint="curve")

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Draw a filled shape."""
        self._pen.polygon([(x * FINE, y * FINE) for x, y in points], fill=fill)

    def dot(self, middle: Point, radius: float, fill: str) -> None:
        """Draw a disc."""
        x, y = middle
        self._pen.ellipse([(v * FINE) for v in (x - radius, y - radius, x + radius, y + radius)], fill=fill)

    def write(
        self, text: str, place: Point, size: int, colour: str = TEXT, *, limit: int = 300, align: float = 0
    ) -> int:
        """Write clean text, centred vertically; `align` 0 starts, 0.5 centres, 1 ends it at x. Return its width."""
        word = line(text, size, colour, limit)
        self._words.append((word, (round(place[0] - word.width * align), round(place[1] - size * 0.68))))
        return word.width

    def finish(self) -> Picture:
        """Return the finished picture."""
        sheet = scaled(self._image, self.width, self.height)
        for word, corner in self._words:
            sheet.paste(word, corner, word)
        return webp(sheet)


def _dashed(points: Sequence[Point], dashes: Sequence[float]) -> list[list[Point]]:
    pieces: list[list[Point]] = []
    number, left, drawing = 0, dashes[0], True
    current: list[Point] = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        gone = 0.0
        while length - gone > left:
            gone += left
            cut = (ax + (bx - ax) * gone / length, ay + (by - ay) * gone / length)
            if drawing:
                pieces.append([*current, cut])
            number, drawing = (number + 1) % len(dashes), not drawing
            current, left = [cut], dashes[number]
        left -= length - gone
        current.append((bx, by))
    return [*pieces, current] if drawing and len(current) > 1 else pieces
