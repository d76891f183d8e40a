"""The public table: seats in turn order, the trick and open cards, pot, reserve and trump."""

from PIL import Image

from bot.pictures import layout, sprites
from bot.pictures.amounts import short
from bot.pictures.board import draw_board
from bot.pictures.lettering import line
from bot.pictures.names import clean
from bot.pictures.pixels import light_png
from bot.pictures.plates import CREAM, INK, draw_plate, framed, lay, letter, pill, put
from bot.pictures.scene import Picture, SeatScene, Style, TableScene

SEATS = layout.SEATS
WEIGHT = 60 * 1024  # bytes
TALL_WEIGHT = 70 * 1024  # for a taller table with more people and computers' faces
BOARD_WEIGHT = 90 * 1024  # for up to 27 cards, all of them visible
BANNER = "#13271f"
TRUMP = 76
MARGIN = 14
SUIT_SIGN = 58


def table_picture(scene: TableScene, style: Style) -> Picture:
    """Draw a table of two to ten seats, 720 pixels wide; ValueError for other numbers or a card of another pack."""
    limit = BOARD_WEIGHT if scene.board else TALL_WEIGHT if len(scene.seats) >= layout.CROWDED else WEIGHT
    return light_png(draw_table(scene, style), limit=limit)


def draw_table(scene: TableScene, style: Style) -> Image.Image:
    """Draw a table as `table_picture` does, before its colours are reduced."""
    count = len(scene.seats)
    if count not in layout.SEATS:
        raise ValueError(f"a table has 2 to 10 seats, not {count}")
    drawn = draw_board(scene, scene.board, style) if scene.board else _draw_round(scene, style)
    return _below_banner(drawn, scene.badge) if clean(scene.badge) else drawn


def _draw_round(scene: TableScene, style: Style) -> Image.Image:
    count = len(scene.seats)
    shape, spots = layout.SHAPES[count], layout.places(count, scene.direction)
    canvas = sprites.cloth("table-tall" if count >= layout.CROWDED else "table").copy()
    for middle, angle in layout.gaps(count, scene.direction):
        put(canvas, sprites.turned("chevron", -angle), middle)
    for seat, place in zip(scene.seats, spots, strict=True):
        _draw_pointer(canvas, seat, place, shape.centre)
    _draw_bank(canvas, scene, style)
    _draw_trump(canvas, scene, style)
    _draw_open_cards(canvas, scene, style, shape.centre)
    _draw_trick(canvas, scene, spots, style, shape.card)
    trick = any(seat.played for seat in scene.seats)
    for seat, place in zip(scene.seats, spots, strict=True):
        for number, code in enumerate(seat.laid):
            middle = layout.laid(place, count, number, len(seat.laid), trick=trick)
            put(canvas, sprites.card(code, style, layout.LAID), middle)
    for number, (seat, place) in enumerate(zip(scene.seats, spots, strict=True), 1):
        draw_plate(canvas, seat, place, number, style)
    return canvas


def _below_banner(table: Image.Image, badge: str) -> Image.Image:
    """Put a strip above the table that states what is played for."""
    canvas = Image.new("RGB", (table.width, table.height + layout.BANNER), BANNER)
    canvas.paste(table, (0, layout.BANNER))
    words = line(clean(badge), 29, CREAM, table.width - 2 * MARGIN)
    put(canvas, words, (table.width // 2, layout.BANNER // 2))
    return canvas


def _draw_pointer(canvas: Image.Image, seat: SeatScene, place: layout.Place, middle: tuple[int, int]) -> None:
    """Draw an arrowhead, beneath the cards, from the middle of the table to the seat to act."""
    if not seat.turn or seat.played is not None:
        return
    pointer = sprites.turned("pointer", -place.angle - 90)
    put(canvas, pointer, tuple(round(m + (p - m) * 0.55) for m, p in zip(middle, place.plate, strict=True)))


def _draw_trick(canvas: Image.Image, scene: TableScene, spots: list[layout.Place], style: Style, width: int) -> None:
    """Draw the cards of the trick, and the leader's pennant.

    Each overlaps those above it, or to its left if all lie side by side, so that the corners stay visible.
    """
    played = [(seat, place) for seat, place in zip(scene.seats, spots, strict=True) if seat.played is not None]
    across = 0 if layout.SHAPES[len(spots)].apart else 1
    for seat, place in sorted(played, key=lambda pair: pair[1].card[across]):
        card = sprites.card(seat.played or "", style, width)
        put(canvas, framed(card) if seat.won else card, place.card)
    for x, y in (place.card for seat, place in played if seat.leads):
        corner = (x + width // 2 - 8, y - round(width * 0.68)) if across else (x - width // 2 + 12, y + width // 3)
        put(canvas, sprites.part("flag", 0.9), corner)


def _draw_open_cards(canvas: Image.Image, scene: TableScene, style: Style, middle: tuple[int, int]) -> None:
    """Draw the cards in the middle, as large as there is room: those for everyone, then face-down ones.

    Face-down cards give way to a trick.
    """
    hidden = 0 if _crowded(scene) else scene.hidden
    width, step = layout.middle(len(scene.seats), len(scene.open_cards) + hidden, crowded=_crowded(scene))
    images = [sprites.card(code, style, width) for code in scene.open_cards] + [sprites.back(width)] * hidden
    for number, image in enumerate(images):
        x = middle[0] + round((number - (len(images) - 1) / 2) * step)
        put(canvas, image, (x, middle[1]))


def _crowded(scene: TableScene) -> bool:
    """Whether cards of the seats surround the middle."""
    return any(seat.played is not None or seat.laid for seat in scene.seats)


def _draw_bank(canvas: Image.Image, scene: TableScene, style: Style) -> None:
    """Draw pot and reserve at the lower left, next to Discord's badge in the corner, each with its number."""
    x = layout.BANK
    for name, amount in (("pot", scene.pot), ("reserve", scene.reserve)):
        if amount is None:
            continue
        image = sprites.part(name, 0.8)
        number = line(short(amount, style.letters.digits), 29, INK, 116)
        ground = pill(number.width + 22, CREAM)
        middle, base = x + max(image.width, ground.width) // 2, canvas.height - MARGIN
        put(canvas, image, (middle, base - image.height // 2 - ground.height // 3))
        put(canvas, ground, (middle, base - ground.height // 2))
        put(canvas, number, (middle, base - ground.height // 2 - 1))
        x += max(image.width, ground.width) + 10


def _draw_trump(canvas: Image.Image, scene: TableScene, style: Style) -> None:
    """Draw the turned card, the stock behind it and the trump's symbol, from the lower right corner to the left."""
    right, base = canvas.width - MARGIN, canvas.height - MARGIN
    if scene.stock:
        back = sprites.back(TRUMP)
        pile = back.rotate(90, expand=True) if scene.trump else back
        lay(canvas, pile, (right - pile.width, base - pile.height))
        letter(canvas, short(scene.stock, style.letters.digits), (right - pile.width + 20, base - 20), 23)
    if scene.trump:
        lay(canvas, sprites.card(scene.trump, style, TRUMP), (right - TRUMP, base - sprites.card_height(TRUMP)))
    if scene.trumps:
        badge = sprites.part("trump")
        right -= _trump_width(scene) + badge.width // 2
        put(canvas, badge, (right, base - badge.height // 2))
        put(canvas, sprites.sign(scene.trumps, style, SUIT_SIGN), (right, base - badge.height // 2))


def _trump_width(scene: TableScene) -> int:
    """Return the width taken by the turned card and the stock, in pixels, with a small gap."""
    if scene.stock and scene.trump:
        return sprites.card_height(TRUMP) + 4
    return TRUMP + 5 if scene.stock or scene.trump else 0
