"""A past deal with all hands open: one row per seat with its name, cards, and the card played.

If hands are short, two seats share a row. The cards in the middle of the table are shown below.
"""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.amounts import short
from bot.pictures.lettering import line
from bot.pictures.names import clean, shown
from bot.pictures.pixels import light_png
from bot.pictures.plates import CREAM, FAINT, GOLD, INK, lay, letter, note_of, pill, put
from bot.pictures.scene import OpenHands, Picture, SeatScene, Style, TableScene

WIDTH = 720
WEIGHT = 90 * 1024  # bytes
MOST_IN_A_COLUMN = 4
SHORT_HAND = 5
GROUND, PANEL, OUT = "#14392c", "#1d4a39", "#16332a"
BANNER, MARGIN, GAP = 44, 8, 6
WORDS = 164  # the width of a seat's words when they are next to the cards
HEADING = 40  # their height when they are above the cards
CARD, SMALL_CARD, LYING = 84, 76, 62
FRAME = 4
NAME, NUMBER = 27, 23  # heights of letters


def open_picture(scene: OpenHands, style: Style) -> Picture:
    """Draw a deal with open hands, 720 pixels wide; ValueError for a card of another pack."""
    table, seats = scene.table, [*zip(scene.table.seats, scene.hands, strict=True)]
    across = 2 if len(scene.hands) > MOST_IN_A_COLUMN or scene.longest <= SHORT_HAND else 1
    height = HEADING + sprites.card_height(SMALL_CARD) if across == 2 else sprites.card_height(CARD)
    size = (WIDTH - (across + 1) * MARGIN) // across, height + 2 * GAP
    lies = table.pot is not None or table.trumps or table.open_cards
    rows, lying = -(-len(seats) // across), sprites.card_height(LYING) + 2 * GAP if lies else 0
    top = BANNER if clean(table.badge) else 0
    canvas = Image.new("RGB", (WIDTH, top + rows * (size[1] + MARGIN) + MARGIN + lying), GROUND)
    if top:
        put(canvas, line(clean(table.badge), 29, CREAM, WIDTH - 2 * MARGIN), (WIDTH // 2, top // 2 + 4))
    for number, (seat, hand) in enumerate(seats):
        row, column = divmod(number, across)
        corner = (MARGIN + column * (size[0] + MARGIN), top + MARGIN + row * (size[1] + MARGIN))
        canvas.paste(_cell(seat, hand, number + 1, size, style), corner)
    if lying:
        _draw_middle(canvas, table, style)
    return light_png(canvas, limit=WEIGHT)


def _cell(seat: SeatScene, hand: tuple[str, ...], number: int, size: tuple[int, int], style: Style) -> Image.Image:
    """Draw one seat: words on the left or above, the hand, and on the right the card played."""
    cell = Image.new("RGB", size, OUT if seat.state == "out" else PANEL)
    if seat.turn:
        ImageDraw.Draw(cell).rectangle((0, 0, size[0] - 1, size[1] - 1), outline=GOLD, width=FRAME)
    above = size[0] < WIDTH // 2
    width, left, top = (SMALL_CARD, GAP, HEADING + GAP) if above else (CARD, WORDS, GAP)
    _draw_words(cell, seat, number, size[0] if above else WORDS, style, above=above)
    right = size[0] - GAP - FRAME - width
    room = right - 2 * GAP - FRAME - left
    step = min(width + 4, (room - width) // max(1, len(hand) - 1))
    for place, code in enumerate(hand):
        lay(cell, sprites.card(code, style, width), (left + place * step, top))
    if seat.played:
        _draw_played(cell, seat, (right, top), width, style)
    return cell


def _draw_played(cell: Image.Image, seat: SeatScene, corner: tuple[int, int], width: int, style: Style) -> None:
    """Draw the card played to the trick: framed in gold if it took the trick, with a pennant if it was led."""
    x, y = corner
    if seat.won:
        cell.paste(GOLD, (x - FRAME, y - FRAME, x + width + FRAME, y + sprites.card_height(width) + FRAME))
    lay(cell, sprites.card(seat.played or "", style, width), corner)
    if seat.leads:
        put(cell, sprites.part("flag", 0.82), (x + 4, y + 12))


def _draw_words(cell: Image.Image, seat: SeatScene, number: int, room: int, style: Style, *, above: bool) -> None:
    colour = FAINT if seat.state == "out" else CREAM
    name_room = room // 2 if above else room - 2 * GAP
    end = lay(cell, line(shown(seat.name, f"#{number}"), NAME, colour, name_room), (GAP, GAP - 2))
    x, y = (end + 10, GAP) if above else (GAP, GAP + 36)
    for image in _signs(seat, style):
        if x + image.width > room - GAP:
            x, y = GAP, y + 34
        x = lay(cell, image, (x, y + (32 - image.height) // 2)) + 6


def _signs(seat: SeatScene, style: Style) -> Iterator[Image.Image]:
    """Yield the symbols next to a name: dealer, declarer, score or chips, tricks, and short words."""
    if seat.dealer:
        disc = Image.new("RGBA", (34, 34))
        letter(disc, style.letters.dealer, (17, 17), 23)
        yield disc
    if seat.declarer:
        yield sprites.part("crown", 0.82)
    if seat.state == "out":
        yield sprites.part("cross", 0.9)
    amount = seat.points if seat.points is not None else seat.chips
    if seat.lives is None and amount is not None:
        yield _numbered("tally" if seat.points is not None else "chip", short(amount, style.letters.digits))
    elif seat.lives is not None:
        yield _numbered("life", str(max(0, seat.lives)))
    if seat.tricks_of:
        yield _numbered("trick", seat.tricks_of)
    if words := note_of(seat):
        text = line(words, 20, INK, WORDS - 34)
        ground = pill(text.width + 18, GOLD).copy()
        ground.alpha_composite(text, (9, (ground.height - text.height) // 2))
        yield ground


def _numbered(name: str, amount: str) -> Image.Image:
    sign = sprites.part(name, 0.66 if name == "chip" else 0.9)
    number = line(amount, NUMBER, CREAM, 84)
    image = Image.new("RGBA", (sign.width + 4 + number.width, 34))
    image.alpha_composite(sign, (0, max(0, (34 - sign.height) // 2)))
    image.alpha_composite(number, (sign.width + 4, 0))
    return image


def _draw_middle(canvas: Image.Image, table: TableScene, style: Style) -> None:
    """Draw pot and reserve, the shared cards, and the trump, from left to right along the bottom edge."""
    middle, x = canvas.height - GAP - sprites.card_height(LYING) // 2, 84
    for name, amount in (("pot", table.pot), ("reserve", table.reserve)):
        if amount is not None:
            sign, number = sprites.part(name, 0.7), line(short(amount, style.letters.digits), 27, CREAM, 110)
            put(canvas, sign, (x + sign.width // 2, middle))
            put(canvas, number, (x + sign.width + 8 + number.width // 2, middle))
            x += sign.width + number.width + 24
    cards = [sprites.card(code, style, LYING) for code in table.open_cards]
    for place, card in enumerate(cards):
        put(canvas, card, (WIDTH // 2 + round((place - (len(cards) - 1) / 2) * (LYING + 6)), middle))
    right = WIDTH - MARGIN - GAP
    if table.trump:
        put(canvas, sprites.card(table.trump, style, LYING), (right - LYING // 2, middle))
        right -= LYING + 10
    if table.trumps:
        badge = sprites.part("trump")
        put(canvas, badge, (right - badge.width // 2, middle))
        put(canvas, sprites.sign(table.trumps, style, 58), (right - badge.width // 2, middle))
