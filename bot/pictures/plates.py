"""A seat's plate: name, purse, cards, tricks, and the signs of its state."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import layout, sprites
from bot.pictures.figures import short
from bot.pictures.layout import Place
from bot.pictures.lettering import line
from bot.pictures.names import clean, shown
from bot.pictures.pixels import scaled
from bot.pictures.scene import SeatScene, Style

INK = "#2a211c"
CREAM = "#f7efdc"
FAINT = "#a9c2b4"
NAME, NUMBER, NOTE = 27, 24, 21
PAD = 13
PILL = 34
OVERHANG = 9  # how far the middle of a sign stands off the plate it belongs to
MOST_BACKS = 5
DEALER = {"de": "G", "en": "D"}
STATE_SIGNS = {"out": "cross", "away": "moon"}


def draw_plate(canvas: Image.Image, seat: SeatScene, place: Place, number: int, style: Style) -> None:
    """Draw the plate of the seat with that number, from 1, at its place."""
    look = "turn" if seat.turn and seat.state == "in" else seat.state
    plate = sprites.part(f"plate-{look}")
    left, top = place.plate[0] - plate.width // 2, place.plate[1] - plate.height // 2
    canvas.paste(plate, (left, top), plate)
    colour = {"turn": INK, "in": CREAM}.get(look, FAINT)
    if seat.state != "empty":
        _draw_name(canvas, seat, (left, top), number, colour)
        _draw_purse(canvas, seat, (left, top), colour)
    _draw_tokens(canvas, seat, place, style)
    _draw_note(canvas, seat, place)


def put(canvas: Image.Image, image: Image.Image, middle: tuple[int, ...]) -> None:
    """Paste an image around a point."""
    canvas.paste(image, (middle[0] - image.width // 2, middle[1] - image.height // 2), image)


def letter(canvas: Image.Image, text: str, middle: tuple[int, int], size: int, *, disc: str = "disc") -> None:
    """Write a letter or number upon a disc around a point."""
    put(canvas, sprites.part(disc), middle)
    word = line(text, size, INK, 36)
    put(canvas, word, (middle[0], middle[1] - round(size * 0.02)))


def _draw_name(canvas: Image.Image, seat: SeatScene, corner: tuple[int, int], number: int, colour: str) -> None:
    x, y = corner[0] + PAD, corner[1] + 5
    if seat.state in STATE_SIGNS:
        sign = sprites.part(STATE_SIGNS[seat.state], 0.9)
        canvas.paste(sign, (x, y + 6), sign)
        x += sign.width + 4
    room = corner[0] + layout.PLATE[0] - PAD - x
    name = line(shown(seat.name, f"#{number}"), NAME, colour, room)
    canvas.paste(name, (x, y), name)


def _draw_purse(canvas: Image.Image, seat: SeatScene, corner: tuple[int, int], colour: str) -> None:
    x, y = corner[0] + PAD, corner[1] + 43
    if seat.chips is not None:
        chip = sprites.part("chip", 0.66)
        canvas.paste(chip, (x, y + 2), chip)
        amount = line(short(seat.chips), NUMBER, colour, 84)
        canvas.paste(amount, (x + chip.width + 5, y - 1), amount)
    _draw_backs(canvas, seat.cards, (corner[0] + layout.PLATE[0] - PAD, y), colour)


def _draw_backs(canvas: Image.Image, count: int, corner: tuple[int, int], colour: str) -> None:
    """The cards of a hand, face down, ending at the corner on the right; many are counted."""
    back = sprites.part("card", 0.86)
    right, y = corner
    if count > MOST_BACKS:
        amount = line(str(count), NUMBER, colour, 40)
        canvas.paste(amount, (right - amount.width, y - 1), amount)
        right -= amount.width + 4
    for number in range(min(count, MOST_BACKS) if count <= MOST_BACKS else 1):
        canvas.paste(back, (right - back.width - 11 * number, y + 2), back)


def _draw_tokens(canvas: Image.Image, seat: SeatScene, place: Place, style: Style) -> None:
    """Dealer's disc, leader's pennant and tricks won, upon the edge of the plate."""
    half_width, half_height = layout.PLATE[0] // 2, layout.PLATE[1] // 2
    x, y = place.plate
    inward = -1 if y > layout.MIDDLE[1] else 1
    inner = y + inward * (half_height + OVERHANG)
    if seat.dealer:
        letter(canvas, DEALER[style.language], (x - half_width + 10, inner), 25)
    if seat.leads and seat.played is None:
        put(canvas, sprites.part("flag", 0.9), (x - half_width + 52, inner))
    if seat.computer:
        put(canvas, sprites.part("robot", 1.1), (x - half_width + 10, y - inward * (half_height + 4)))
    if seat.tricks:
        _draw_tricks(canvas, seat.tricks, (x + half_width - 6, inner))


def _draw_tricks(canvas: Image.Image, count: int, right: tuple[int, int]) -> None:
    amount = line(str(count), NUMBER, INK, 40)
    sign = sprites.part("trick")
    width = sign.width + amount.width + 16
    pill = _pill(width, CREAM)
    left, top = right[0] - width, right[1] - pill.height // 2
    canvas.paste(pill, (left, top), pill)
    canvas.paste(sign, (left + 6, top + (pill.height - sign.height) // 2), sign)
    canvas.paste(amount, (left + 9 + sign.width, top + 2), amount)


def _draw_note(canvas: Image.Image, seat: SeatScene, place: Place) -> None:
    """A short word in a pill at the plate's outer edge, or within an empty seat."""
    words = clean(seat.note)
    if not words:
        return
    text = line(words, NOTE, INK, layout.PLATE[0] - 26)
    if seat.state == "empty":
        put(canvas, line(words, NOTE, FAINT, layout.PLATE[0] - 26), place.plate)
        return
    pill = _pill(text.width + 20, "#ffd65c")
    x, y = place.plate
    outward = 1 if y > layout.MIDDLE[1] else -1
    outer = y + outward * (layout.PLATE[1] // 2 + OVERHANG)
    put(canvas, pill, (x, outer))
    put(canvas, text, (x, outer))


@lru_cache(maxsize=64)
def _pill(width: int, colour: str) -> Image.Image:
    """A small rounded ground with an ink rim."""
    fine = Image.new("RGBA", (width * 4, PILL * 4))
    ImageDraw.Draw(fine).rounded_rectangle(
        (3, 3, width * 4 - 4, PILL * 4 - 4), PILL * 2, fill=colour, outline=INK, width=9
    )
    return scaled(fine, width, PILL)
