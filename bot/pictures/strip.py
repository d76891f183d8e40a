"""The table as a low strip above one's cards: the players in the deal, the current trick, pot and trump."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.amounts import short
from bot.pictures.layout import WIDTH, even_rows
from bot.pictures.lettering import line, measure
from bot.pictures.names import clean, shown
from bot.pictures.pixels import light_png, scaled
from bot.pictures.plates import CREAM, FAINT, INK, STATE_SIGNS, framed, lay, pill, put, put_words
from bot.pictures.scene import BoardScene, Picture, SeatScene, Style, TableScene

HEIGHT = 212
FELT = 120  # how far below the upper edge of the table's felt it begins
BANNER = 36
WEIGHT = 40 * 1024  # bytes
IN_A_ROW = 5
LEAST_NAME = 118  # the minimum width of a plate, unless there are very many
FEW = 4  # with more seats than this, cards in the middle overlap
EDGE = 8
GAP = 6  # between two seats
BANK = 104  # the width of pot and trump on the right
MARK = 108  # how far from the left Discord's badge in the lower corner reaches
TURNED = 76
CARD = 92  # the width of a card of the trick
MIDDLE = 280  # the maximum width for cards in the middle
HIDDEN = 56  # the width of face-down cards there
LAID, LAID_STEP = 62, 24
PLATE, LOW_PLATE = 58, 54  # their heights in one row of seats and in two
NAME, FACT, SMALL_FACT = 25, 21, 17  # each may shrink by a quarter before it is cut
LEAST_WORDS = 40
OUT = 26  # the height of the line that names the players who are out
SIGN = 26
PORTRAIT = 30
NAMED = 172  # the width of the plates next to a board
BOARD_CARD = 62
THIN = 3  # a frame that leaves the corners of overlapping cards visible
DARK = "#13271f"
PLATE_INKS = {"turn": ("#ffd65c", INK), "in": (DARK, CREAM)}


class Box(NamedTuple):
    """A part of the strip, in pixels."""

    left: int
    top: int
    width: int
    height: int


def strip_picture(scene: TableScene, style: Style) -> Picture:
    """Draw a table of two to ten seats, 720 pixels wide and a third as high; ValueError for a card of another pack."""
    return light_png(draw_strip(scene, style), limit=WEIGHT)


def draw_strip(scene: TableScene, style: Style) -> Image.Image:
    """Draw a table as `strip_picture` does, before its colours are reduced."""
    words = clean(scene.badge)
    top = BANNER if words else 0
    canvas = _ground(HEIGHT + top).copy()
    if words:
        put(canvas, line(words, NAME, CREAM, WIDTH - 2 * EDGE), (WIDTH // 2, BANNER // 2))
    right = _draw_bank(canvas, scene, style, top)
    room = Box(EDGE, top + EDGE, right - EDGE, HEIGHT - 2 * EDGE)
    if scene.board and not scene.board.rows:
        _draw_board(canvas, scene, scene.board, room, style)
    else:
        _draw_seats(canvas, scene, _beside_middle(canvas, scene, room, style), style)
    return canvas


@lru_cache(maxsize=4)
def _ground(height: int) -> Image.Image:
    """Return the felt, below a darker strip if it is taller than usual."""
    ground, cloth = Image.new("RGB", (WIDTH, height), DARK), sprites.cloth("table")
    ground.paste(sprites.even(cloth.crop((0, FELT, WIDTH, FELT + HEIGHT))), (0, height - HEIGHT))
    return ground


def _draw_bank(canvas: Image.Image, scene: TableScene, style: Style, top: int) -> int:
    """Draw the turned card or the trump's symbol, the stock and the pot on the right; return their left edge."""
    suit = scene.trumps
    if not suit and scene.pot is None and not scene.stock:
        return WIDTH - EDGE
    middle, y = WIDTH - BANK // 2, top + EDGE
    if scene.trump:
        lay(canvas, sprites.card(scene.trump, style, TURNED), (middle - TURNED // 2, y))
        y += sprites.card_height(TURNED)
    elif suit:
        put(canvas, sprites.part("trump"), (middle, y + 40))
        put(canvas, sprites.sign(suit, style, 58), (middle, y + 40))
        y += 80
    elif scene.stock:
        back = sprites.back(TURNED - 12)
        put(canvas, back, (middle, y + back.height // 2))
        y += back.height
    if scene.stock:  # on dark ground, unlike chips
        count = line(short(scene.stock, style.letters.digits), FACT, CREAM, 40)
        put_words(canvas, count, (middle - TURNED // 2 + 4, y - 16), 16, DARK)
    if scene.pot is not None:
        number = line(short(scene.pot, style.letters.digits), NAME, INK, 62)
        ground = pill(number.width + 50, CREAM)
        put(canvas, ground, (middle, y + 20))
        left = middle - ground.width // 2
        put(canvas, _pot(), (left + 22, y + 19))
        put(canvas, number, (left + 38 + number.width // 2, y + 19))
    return WIDTH - BANK


def _beside_middle(canvas: Image.Image, scene: TableScene, room: Box, style: Style) -> Box:
    """Draw the shared cards in the middle, and return the room beside them; face-down cards give way to a trick."""
    trick = any(seat.played for seat in scene.seats)
    backs = [sprites.back(HIDDEN)] * (0 if trick else scene.hidden)
    faces = [sprites.card(code, style, CARD) for code in scene.open_cards]
    left = room.left
    beside = CARD + 4 if len(scene.seats) <= FEW else CARD // 2
    for images, widest in ((faces, beside), (backs, HIDDEN // 2)):
        step = min(widest, (MIDDLE - CARD) // max(1, len(images) - 1))
        for number, image in enumerate(images):
            lay(canvas, image, (left + step * number, room.top + (room.height - image.height) // 2))
        left += images[0].width + step * (len(images) - 1) + EDGE if images else 0
    return Box(left, room.top, room.width - (left - room.left), room.height)


# seats


def _draw_seats(canvas: Image.Image, scene: TableScene, room: Box, style: Style) -> None:
    """Draw the players in the deal, in turn order, each above the card played; name those who are out below."""
    numbered = [(number, seat) for number, seat in enumerate(scene.seats, 1) if seat.state != "empty"]
    staying = [(number, seat) for number, seat in numbered if seat.state != "out" or seat.played or seat.laid]
    gone = [shown(seat.name, f"#{number}") for number, seat in numbered if (number, seat) not in staying]
    # as many in a row as leave room for a name, in two rows at most
    in_a_row = max(min(IN_A_ROW, room.width // LEAST_NAME), -(-len(staying) // 2))
    rows = even_rows(staying, in_a_row) if staying else []
    height = room.height // max(1, len(rows))
    for place, row in enumerate(rows):
        width = (room.width + GAP) // len(row) - GAP
        for column, (number, seat) in enumerate(row):
            left = room.left + column * (width + GAP)
            box = Box(left, room.top + place * height, width, height)
            _draw_seat(canvas, seat, number, box, style, PLATE if len(rows) == 1 else LOW_PLATE)
    if gone:
        _draw_gone(canvas, gone, room)


def _draw_seat(canvas: Image.Image, seat: SeatScene, number: int, box: Box, style: Style, plate: int) -> None:
    _draw_plate(canvas, seat, number, Box(box.left, box.top, box.width, plate), style)
    below = Box(box.left, box.top + plate + 4, box.width, box.height - plate - 4)
    if seat.played:
        _draw_played(canvas, seat, seat.played, below, style)
        return
    step = min(LAID_STEP, (box.width - LAID) // max(1, len(seat.laid) - 1))
    left = box.left + (box.width - LAID - step * (len(seat.laid) - 1)) // 2
    for place, code in enumerate(seat.laid):  # in a fan as wide as its plate
        _draw_seen(canvas, sprites.card(code, style, LAID), left + step * place, below)


def _draw_played(canvas: Image.Image, seat: SeatScene, code: str, box: Box, style: Style) -> None:
    """Draw the card played, framed in gold if it took the trick, next to Discord's badge if there is room for that."""
    card = sprites.card(code, style, min(CARD, box.width))
    card = framed(card) if seat.won else card
    left = box.left + (box.width - card.width) // 2
    _draw_seen(canvas, card, max(left, min(MARK, box.left + box.width - card.width)), box)


def _draw_seen(canvas: Image.Image, card: Image.Image, left: int, box: Box) -> None:
    """Draw as much of a card as there is room for."""
    lay(canvas, card.crop((0, 0, card.width, min(card.height, box.height))), (left, box.top))


def _draw_gone(canvas: Image.Image, names: Sequence[str], room: Box) -> None:
    """Name the players who are out in a line at the bottom, starting next to Discord's badge in the corner."""
    left, right, bottom = max(room.left, MARK), room.left + room.width, canvas.height
    ImageDraw.Draw(canvas).rectangle((left, bottom - OUT, right, bottom), fill=DARK)
    put(canvas, _sign("cross", 22), (left + 16, bottom - OUT // 2))
    words = line(", ".join(names), FACT, FAINT, right - left - 40)
    lay(canvas, words, (left + 32, bottom - OUT // 2 - words.height // 2))


# plates


def _draw_plate(canvas: Image.Image, seat: SeatScene, number: int, box: Box, style: Style) -> None:
    """Draw a seat's name, and below it symbols and words for its role in this deal."""
    look = "turn" if seat.turn else "in"
    lay(canvas, _plate(box.width, box.height, look), (box.left, box.top))
    colour = FAINT if seat.state == "out" else PLATE_INKS[look][1]
    x, right = box.left + EDGE, box.left + box.width - EDGE
    if seat.state in STATE_SIGNS:
        x = lay(canvas, _sign(STATE_SIGNS[seat.state]), (x, box.top + 3))
    if seat.face:
        x = lay(canvas, sprites.portrait(seat.face, PORTRAIT), (x - 3, box.top + 2)) + 3
    lay(canvas, line(shown(seat.name, f"#{number}"), NAME, colour, right - x), (x, box.top - 2))
    _draw_facts(canvas, seat, (box.left + EDGE, box.top + box.height - 17), right, style, colour)


def _draw_facts(
    canvas: Image.Image, seat: SeatScene, start: tuple[int, int], right: int, style: Style, colour: str
) -> None:
    """Draw a seat's symbols and words in a row centred on a level, as far as there is room."""
    x, level = start
    for image in _signs(seat, style, colour):
        if x + image.width > right:
            return
        x = lay(canvas, image, (x, level - image.height // 2)) + 4
    words = clean(" · ".join(seat.notes))
    words = f"· {words}" if words and x > start[0] else words
    if words and right - x >= LEAST_WORDS:
        note = line(words, FACT if measure(words, SMALL_FACT) <= right - x else SMALL_FACT, colour, right - x)
        lay(canvas, note, (x, level - note.height // 2))


def _signs(seat: SeatScene, style: Style, colour: str) -> Iterator[Image.Image]:
    if seat.leads:
        yield _sign("flag")
    if seat.declarer:
        yield _sign("crown")
    if seat.lives is not None:
        yield _sign("life")
        yield line(short(seat.lives), FACT, colour, 40)
    if seat.tricks_of:
        yield _sign("trick")
        yield line(seat.tricks_of, FACT, colour, 54)
    if seat.dealer:
        yield _dealer(style.letters.dealer)


@lru_cache(maxsize=16)
def _sign(name: str, size: int = SIGN) -> Image.Image:
    return scaled(sprites.part(name), size, size)


@cache
def _pot() -> Image.Image:
    return scaled(sprites.mark("pot"), 32, 32)


@lru_cache(maxsize=4)
def _dealer(text: str) -> Image.Image:
    disc = sprites.part("disc").copy()
    put(disc, line(text, 25, INK, 36), (disc.width // 2, disc.height // 2))
    return scaled(disc, SIGN, SIGN)


@lru_cache(maxsize=64)
def _plate(width: int, height: int, look: str) -> Image.Image:
    fine = Image.new("RGBA", (width * 3, height * 3))
    ImageDraw.Draw(fine).rounded_rectangle((0, 0, width * 3 - 1, height * 3 - 1), 30, fill=PLATE_INKS[look][0])
    return scaled(fine, width, height)


# a board of columns


def _draw_board(canvas: Image.Image, scene: TableScene, board: BoardScene, room: Box, style: Style) -> None:
    """Draw the names of two players one above the other, and next to each the cards of their moves."""
    height, lanes, left = room.height // 2, board.lanes, room.left + room.width - NAMED
    step = min(BOARD_CARD + GAP, (left - GAP - BOARD_CARD - MARK) // max(1, len(lanes) - 1))
    for side, number in enumerate(board.seats):
        top = room.top + side * height
        _draw_plate(canvas, scene.seats[number], number + 1, Box(left, top, NAMED, LOW_PLATE), style)
        for place, lane in enumerate(lanes):
            for code in lane.sides[side]:
                card = sprites.card(code, style, BOARD_CARD) if code else sprites.back(BOARD_CARD)
                card = framed(card, THIN) if lane.best == side else card
                put(canvas, card, (MARK + BOARD_CARD // 2 + step * place, top + height // 2))
