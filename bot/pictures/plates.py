"""A seat's plate: name, chips or score or lives, cards, tricks, and symbols for its state."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures import layout, sprites
from bot.pictures.amounts import Digits, short
from bot.pictures.layout import Place
from bot.pictures.lettering import line
from bot.pictures.names import clean, shown
from bot.pictures.pixels import scaled
from bot.pictures.scene import SeatScene, Style

INK = "#2a211c"
CREAM = "#f7efdc"
FAINT = "#a9c2b4"
GOLD = "#ffd65c"
WON = "#ffc94d"
FRAME = 7  # pixels around a card that took the trick
FINE = 4
NAME, NUMBER, NOTE = 29, 26, 22
PAD = 13
PILL = 34
OVERHANG = 9  # the distance of a symbol's centre from the edge of its plate
MOST_BACKS = 5
BACKS_BESIDE_LONG = 3
SHORT_NUMBER = 3  # digits of a number that leaves room for all of them
MOST_LIVES = 4
LIFE = 22  # the distance between life tokens
TOKEN = 34  # the distance between symbols on the edge of a plate
WIDEST_NOTE = 190
NOTE_PADS = 20  # the edges of a note beside its words
PORTRAIT = 36
STAR = 20  # the distance between a computer's stars
STATE_SIGNS = {"out": "cross", "away": "moon"}


def draw_plate(canvas: Image.Image, seat: SeatScene, place: Place, number: int, style: Style) -> None:
    """Draw the plate of the seat with that number, from 1, at its place."""
    look = "turn" if seat.turn and seat.state == "in" else seat.state
    plate = sprites.part(f"plate-{look}")
    put(canvas, plate, place.plate)
    left, top = place.plate[0] - plate.width // 2 + PAD, place.plate[1] - plate.height // 2
    colour = {"turn": INK, "in": CREAM}.get(look, FAINT)
    if seat.state != "empty":
        right = left + layout.PLATE[0] - 2 * PAD
        _draw_name(canvas, seat, (left, top + 5), right, number, colour)
        _draw_standing(canvas, seat, (left, top + 43), colour, style.letters.digits)
        _draw_backs(canvas, seat, (right, top + 43), colour)
    _draw_tokens(canvas, seat, place, style)
    _draw_note(canvas, seat, place)


def put(canvas: Image.Image, image: Image.Image, middle: tuple[int, ...]) -> None:
    """Paste an image centred on a point."""
    lay(canvas, image, (middle[0] - image.width // 2, middle[1] - image.height // 2))


def lay(canvas: Image.Image, image: Image.Image, corner: tuple[int, int]) -> int:
    """Paste an image with its upper left corner at a point; return where it ends on the right."""
    canvas.paste(image, corner, image)
    return corner[0] + image.width


def put_words(canvas: Image.Image, words: Image.Image, middle: tuple[int, int], pads: int, colour: str) -> None:
    """Paste a line of text centred on a point, on a pill that is wider by some pixels."""
    put(canvas, pill(words.width + pads, colour), middle)
    put(canvas, words, middle)


def letter(canvas: Image.Image, text: str, middle: tuple[int, int], size: int) -> None:
    """Draw a letter or number on a disc centred on a point."""
    put(canvas, sprites.part("disc"), middle)
    put(canvas, line(text, size, INK, 36), (middle[0], middle[1] - round(size * 0.02)))


def _draw_name(
    canvas: Image.Image, seat: SeatScene, corner: tuple[int, int], right: int, number: int, colour: str
) -> None:
    x, y = corner
    if seat.state in STATE_SIGNS:
        x = lay(canvas, sprites.part(STATE_SIGNS[seat.state], 0.9), (x, y + 6)) + 4
    if seat.face:
        x = lay(canvas, sprites.portrait(seat.face, PORTRAIT), (x - 4, y - 1)) + 4
    lay(canvas, line(shown(seat.name, f"#{number}"), NAME, colour, right - x), (x, y))


def _draw_standing(canvas: Image.Image, seat: SeatScene, corner: tuple[int, int], colour: str, digits: Digits) -> None:
    """Draw the seat's assets: its lives, else its score, else its chips."""
    if seat.lives is not None:
        _draw_lives(canvas, seat.lives, seat.lives_of, corner, colour)
    elif seat.points is not None:
        _draw_number(canvas, sprites.part("tally", 0.9), short(seat.points, digits), corner, colour)
    elif seat.chips is not None:
        _draw_number(canvas, sprites.part("chip", 0.66), short(seat.chips, digits), corner, colour)


def _draw_number(canvas: Image.Image, sign: Image.Image, amount: str, corner: tuple[int, int], colour: str) -> None:
    end = lay(canvas, sign, (corner[0], corner[1] + 2))
    lay(canvas, line(amount, NUMBER, colour, 84), (end + 5, corner[1] - 1))


def _draw_lives(canvas: Image.Image, left: int, first: int, corner: tuple[int, int], colour: str) -> None:
    """Draw a token for each life, hollow if lost; a ring for a swimming player, nothing for one who is out."""
    x, y = corner
    if left < 0:
        return
    if left == 0:
        lay(canvas, sprites.part("ring"), (x, y - 1))
    elif max(left, first) > MOST_LIVES:
        _draw_number(canvas, sprites.part("life"), short(left), corner, colour)
    else:
        for place in range(max(left, first)):
            token = sprites.part("life" if place < left else "lost-life", 0.86)
            lay(canvas, token, (x + place * LIFE, y + 2))


def _draw_backs(canvas: Image.Image, seat: SeatScene, corner: tuple[int, int], colour: str) -> None:
    """Draw a hand's cards, face down, ending at the corner; as a number if the seat's assets leave too little room."""
    amount = seat.chips if seat.points is None else seat.points
    roomy = seat.lives is not None or len(short(amount or 0)) <= SHORT_NUMBER
    fanned = seat.cards if seat.cards <= (MOST_BACKS if roomy else BACKS_BESIDE_LONG) else 1
    back, (right, y) = sprites.part("card", 0.86), corner
    if seat.cards > fanned:
        count = line(str(seat.cards), NUMBER, colour, 40)
        lay(canvas, count, (right - count.width, y - 1))
        right -= count.width + 4
    for number in range(fanned):
        lay(canvas, back, (right - back.width - 11 * number, y + 2))


def _draw_tokens(canvas: Image.Image, seat: SeatScene, place: Place, style: Style) -> None:
    """Draw the dealer's disc, leader's pennant, declarer's crown and tricks won on the edge of the plate."""
    half_width, half_height = layout.PLATE[0] // 2, layout.PLATE[1] // 2
    (x, y), inward = place.plate, place.inward
    inner = y + inward * (half_height + OVERHANG)
    left = x - half_width + 10
    if seat.dealer:
        letter(canvas, style.letters.dealer, (left, inner), 25)
        left += TOKEN
    signs = {"flag": seat.leads and seat.played is None, "crown": seat.declarer}
    for sign in (name for name, there in signs.items() if there):
        put(canvas, sprites.part(sign, 0.82), (left, inner))
        left += TOKEN
    if seat.computer and not seat.face:
        put(canvas, sprites.part("robot", 1.1), (x - half_width + 10, y - inward * (half_height + 4)))
    if width := _stars_width(seat):
        left, outer = x - WIDEST_NOTE // 2, y - inward * (half_height + OVERHANG)
        put(canvas, pill(width, CREAM), (left + width // 2, outer))
        for number in range(seat.stars):
            put(canvas, sprites.part("star", 0.72), (left + 7 + STAR // 2 + STAR * number, outer))
    if seat.tricks_of:
        _draw_tricks(canvas, seat.tricks_of, (x + half_width - 6, inner))


def _stars_width(seat: SeatScene) -> int:
    """Return the room for a computer's stars at the edge of its plate; none if its note needs it."""
    width, words = STAR * seat.stars + 14, note_of(seat)
    note = line(words, NOTE, INK, WIDEST_NOTE - NOTE_PADS).width + NOTE_PADS if words else 0
    return width if seat.stars and width + note <= WIDEST_NOTE else 0


def note_of(seat: SeatScene) -> str:
    """Return the short words of a seat."""
    return " · ".join(filter(None, map(clean, seat.notes)))


def _draw_tricks(canvas: Image.Image, won: str, right: tuple[int, int]) -> None:
    amount = line(won, NUMBER, INK, 54)
    sign = sprites.part("trick")
    width = sign.width + amount.width + 16
    left, top = right[0] - width, right[1] - PILL // 2
    lay(canvas, pill(width, CREAM), (left, top))
    end = lay(canvas, sign, (left + 6, top + (PILL - sign.height) // 2))
    lay(canvas, amount, (end + 3, top + 2))


def _draw_note(canvas: Image.Image, seat: SeatScene, place: Place) -> None:
    """Draw short words in a pill at the plate's outer edge, next to any stars, or within an empty seat."""
    words = note_of(seat)
    if not words:
        return
    if seat.state == "empty":
        put(canvas, line(words, NOTE, FAINT, layout.PLATE[0] - 26), place.plate)
        return
    text = line(words, NOTE, INK, WIDEST_NOTE - NOTE_PADS)
    x, y = place.plate[0] + _stars_width(seat) // 2, place.plate[1] - place.inward * (layout.PLATE[1] // 2 + OVERHANG)
    put_words(canvas, text, (x, y), NOTE_PADS, GOLD)


@lru_cache(maxsize=64)
def pill(width: int, colour: str) -> Image.Image:
    """Return a small rounded background with an ink rim."""
    fine = Image.new("RGBA", (width * 4, PILL * 4))
    ImageDraw.Draw(fine).rounded_rectangle(
        (3, 3, width * 4 - 4, PILL * 4 - 4), PILL * 2, fill=colour, outline=INK, width=9
    )
    return scaled(fine, width, PILL)


def framed(card: Image.Image, rim: int = FRAME) -> Image.Image:
    """Return a card in a golden frame, `rim` pixels wide, which marks that it took the trick."""
    image = _frame(card.width, card.height, rim).copy()
    image.alpha_composite(card, (rim, rim))
    return image


@lru_cache(maxsize=8)
def _frame(width: int, height: int, rim: int) -> Image.Image:
    """Return a golden frame around a card of this size, in pixels."""
    size = (width + 2 * rim, height + 2 * rim)
    large = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    corner = (width // 12 + rim) * FINE
    ImageDraw.Draw(large).rounded_rectangle((0, 0, large.width - 1, large.height - 1), corner, fill=WON)
    return scaled(large, *size)
