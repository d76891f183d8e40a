"""The packaged sprites: faces, back and suit symbols as images, with a style's marks in their corners.

These images are shared: copy before drawing on them.
"""

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.cache import kept
from bot.pictures.lettering import line
from bot.pictures.names import clean
from bot.pictures.packs import split, two_ended
from bot.pictures.pixels import scaled
from bot.pictures.scene import Style

SPRITES = Path(__file__).with_name("sprites")
FACES = frozenset(file.stem for file in (SPRITES / "faces").glob("*.webp"))
"""The computers with drawn faces, by their names in lower case."""
INDEX_FONT = Path(__file__).with_name("fonts") / "index.ttf"
FACE = (240, 372)
CORNER = 20
SEAM = 30  # the width of the felt's edge with its seam
KEPT_CARDS = 32 * 2**20
"""Bytes: two packs in the sizes of tables and strips, and a few styles. Redrawing one takes as long as a strip."""
PAPER = "#fcf7ea"
INK = "#2a211c"
RED_INK = "#c8322b"
INKS = {"hearts": RED_INK, "diamonds": RED_INK}
FOUR_INKS = {"clubs": "#1f7a3a", "hearts": RED_INK, "diamonds": "#1f5fae"}
HANGING = {"J", "Q"}  # letters that reach below the baseline
MARK_CENTRE = 36  # the centre of a corner's letter and symbol, from the left edge of the drawing, in its units


@kept("cards", KEPT_CARDS)
def card(code: str, style: Style, width: int) -> Image.Image:
    """Return the face of a card in a style, `width` pixels wide, corners transparent; ValueError for a foreign card."""
    return drawn_card(code, style, width)


def card_height(width: int) -> int:
    """Return the height of a card of this width, in pixels."""
    return round(width * FACE[1] / FACE[0])


def drawn_card(code: str, style: Style, width: int) -> Image.Image:
    """Draw the face of a card as `card` does, uncached, for a caller that caches its own result."""
    if not style.pack:
        return _resized(_written(code, style), width)
    code = style.own(code)
    suit, rank = split(code, style.pack)
    letter = style.letters.rank(rank)
    four = style.pack == "french" and style.four_colour
    face = _load(f"{style.pack}/{code}{'-4' if four and suit in {'clubs', 'diamonds'} else ''}").copy()
    corner = _corner(suit, letter, style)
    face.alpha_composite(corner)
    if two_ended(style.pack, rank):
        face.alpha_composite(corner.rotate(180))
    return _resized(face, width)


@lru_cache(maxsize=16)
def back(width: int) -> Image.Image:
    """Return the back of every card, `width` pixels wide."""
    return _resized(_load("back"), width)


@lru_cache(maxsize=128)
def sign(suit: str, style: Style, size: int) -> Image.Image:
    """Return a suit's symbol in a square of `size` pixels; for a pack without artwork its name's first letters."""
    if not style.pack:
        return _initials_of(suit, style, size)
    return scaled(mark(sign_name(style.own(suit), style)), size, size)


def mark(name: str) -> Image.Image:
    """Return a suit's symbol by its file name, or "chip", "pot" or "trick", in a square of 128 pixels."""
    return _load(f"signs/{name}")


@lru_cache(maxsize=64)
def part(name: str, scale: float = 1) -> Image.Image:
    """Return a part of the table, such as "pot" or "plate-turn", in its drawn size or scaled."""
    image = _load(f"table/{name}")
    return image if scale == 1 else scaled(image, round(image.width * scale), round(image.height * scale))


@lru_cache(maxsize=32)
def portrait(name: str, size: int) -> Image.Image:
    """Return a computer's face, one of `FACES`, in a square of `size` pixels."""
    return scaled(_load(f"faces/{name}"), size, size)


@lru_cache(maxsize=64)
def turned(name: str, degrees: float) -> Image.Image:
    """Return a part of the table rotated anticlockwise about its centre."""
    return part(name).rotate(degrees, Image.Resampling.BICUBIC)


@lru_cache(maxsize=2)
def cloth(name: str) -> Image.Image:
    """Return the felt of a table, without transparency."""
    return _load(f"table/{name}").convert("RGB")


def even(felt: Image.Image) -> Image.Image:
    """Return felt that is the same in every row between its seams, which is smaller than bands across it would be."""
    middle, made = felt.height // 2, felt.copy()
    row = felt.crop((SEAM, middle, felt.width - SEAM, middle + 1))
    made.paste(scaled(row, row.width, felt.height), (SEAM, 0))
    return made


def sign_name(suit: str, style: Style) -> str:
    """Return the file name of a suit's symbol: French hearts lack an outline, four-colour suits have their own ink."""
    if style.pack != "french":
        return suit
    if style.four_colour and suit in {"clubs", "diamonds"}:
        return f"{suit}-4"
    return "plain-hearts" if suit == "hearts" else suit


def ink(suit: str, style: Style) -> str:
    """Return the colour of a suit's letters: dark in the German packs, where only the symbol identifies the suit."""
    if style.pack != "french":
        return INK
    return (FOUR_INKS if style.four_colour else INKS).get(suit, INK)


@lru_cache(maxsize=8)
def index_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of the corners."""
    return ImageFont.truetype(INDEX_FONT, size)


def _written(code: str, style: Style) -> Image.Image:
    """Draw a card of a pack without artwork: the names of rank and suit on a white background."""
    words = next((face for face in style.faces if face.code == code), None)
    if words is None:
        raise ValueError(f"the pack has no card {code!r}")
    face = Image.new("RGBA", FACE)
    edges = (0, 0, FACE[0] - 1, FACE[1] - 1)
    ImageDraw.Draw(face).rounded_rectangle(edges, CORNER, fill=PAPER, outline=INK, width=5)
    for name, size, top in ((words.rank, 58, 24), (words.suit, 40, 108)):
        word = line(clean(name), size, INK, FACE[0] - 40)
        face.alpha_composite(word, (20, top))
        face.alpha_composite(word.rotate(180), (FACE[0] - 20 - word.width, FACE[1] - top - word.height))
    return face


def _initials_of(suit: str, style: Style, size: int) -> Image.Image:
    name = next((face.suit for face in style.faces if face.code.startswith(f"{suit}-")), suit)
    word = line(clean(name)[:2].capitalize(), round(size * 0.62), INK, size)
    image = Image.new("RGBA", (size, size))
    image.alpha_composite(word, ((size - word.width) // 2, (size - word.height) // 2))
    return image


def _corner(suit: str, letter: str, style: Style) -> Image.Image:
    """Draw letter, symbol and optional initials for the top left corner, on a transparent face."""
    corner = Image.new("RGBA", FACE)
    word = Image.new("RGBA", (120, 80))
    ImageDraw.Draw(word).text(
        (60, 54 if letter in HANGING else 62), letter, fill=ink(suit, style), font=index_font(58), anchor="ms"
    )
    if letter == "10":
        word = scaled(word, 90, 80)
    corner.alpha_composite(word, (MARK_CENTRE + 2 - word.width // 2, 0))
    corner.alpha_composite(sign(suit, style, 42), (MARK_CENTRE - 19, 69))
    if style.letter_marks:
        _initials(corner, style.letters.suit(suit))
    return corner


def _initials(corner: Image.Image, letters: str) -> None:
    """Draw a suit's initials in a dark badge below the symbol."""
    draw = ImageDraw.Draw(corner)
    draw.rounded_rectangle((10, 121, 64, 159), 9, fill=INK)
    draw.text((37, 151), letters, fill="#fcf7ea", font=index_font(32), anchor="ms")


def _resized(image: Image.Image, width: int) -> Image.Image:
    return scaled(image, width, card_height(width))


@lru_cache(maxsize=48)
def _load(name: str) -> Image.Image:
    with Image.open(SPRITES / f"{name}.webp") as image:
        return image.convert("RGBA")
