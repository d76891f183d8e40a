"""A table with two sides: rows of cards left and right of shared ones, or moves in two rows."""

from collections.abc import Sequence
from operator import itemgetter

from PIL import Image, ImageDraw

from bot.pictures import layout, sprites
from bot.pictures.amounts import short
from bot.pictures.layout import Place
from bot.pictures.lettering import line
from bot.pictures.names import clean
from bot.pictures.pixels import scaled
from bot.pictures.plates import CREAM, FAINT, GOLD, INK, draw_plate, letter, put, put_words
from bot.pictures.scene import BoardScene, LaneScene, Style, TableScene

CARD = 88
CARD_HEIGHT = sprites.card_height(CARD)
EDGE = 16
STEP = 58  # the distance between cards in a row; the corner of each stays visible
GAP = 8  # between two cards that do not overlap
MIDDLE = layout.WIDTH // 2
STRIP = 34  # the height of a line of words
WORDS = 25
HEAD = 124  # above the rows: plates, the stock, and the card just drawn
PLATES = ((104, 64), (616, 64))
READY = 74
STOCK = 56
READY_PLACE = (380, 62)
STOCK_PLACE = (276, 62)
POINTERS = ((214, 90), (481, -90))  # distance from the left, and rotation, for each side
FOOT = 36  # room for the badge that Discord puts on a picture
COLUMN_PLATE = 200  # the centre of a plate on a board of columns, from the left: Discord's badge covers no number
COLUMN_HEAD = 124
MOST_COLUMNS = 11

Point = tuple[int, int]


def draw_board(scene: TableScene, board: BoardScene, style: Style) -> Image.Image:
    """Draw a board of at most four rows or eleven columns; ValueError for more, or for a card of another pack."""
    if not 1 <= len(board.lanes) <= (4 if board.rows else MOST_COLUMNS):
        raise ValueError(f"a board has 1 to 4 rows or 1 to {MOST_COLUMNS} columns, not {len(board.lanes)}")
    return _draw_rows(scene, board, style) if board.rows else _draw_columns(scene, board, style)


# rows


def _draw_rows(scene: TableScene, board: BoardScene, style: Style) -> Image.Image:
    canvas = _ground(HEAD + len(board.lanes) * (CARD_HEIGHT + STRIP) + FOOT)
    _draw_ready(canvas, scene, board, style)
    for number, lane in enumerate(board.lanes):
        _draw_row(canvas, lane, HEAD + number * (CARD_HEIGHT + STRIP), style)
    for side, seat in enumerate(board.seats):
        place = Place(180 if side == 0 else 0, PLATES[side], PLATES[side])
        draw_plate(canvas, scene.seats[seat], place, seat + 1, style)
    return canvas


def _draw_ready(canvas: Image.Image, scene: TableScene, board: BoardScene, style: Style) -> None:
    """Draw the stock, the card just drawn from it, and an arrowhead towards the side to act."""
    if scene.stock:
        put(canvas, sprites.back(STOCK), STOCK_PLACE)
        letter(canvas, short(scene.stock, style.letters.digits), (STOCK_PLACE[0], STOCK_PLACE[1] + 43), 22)
    if board.ready:
        put(canvas, sprites.card(board.ready, style, READY), READY_PLACE)
    for side, seat in enumerate(board.seats):
        if scene.seats[seat].turn:
            across, degrees = POINTERS[side]
            put(canvas, sprites.turned("pointer", degrees), (across, PLATES[side][1]))


def _draw_row(canvas: Image.Image, lane: LaneScene, top: int, style: Style) -> None:
    """Draw one row: the shared cards in the middle, each side's cards beside them, and the words on each below."""
    y, below = top + CARD_HEIGHT // 2, top + CARD_HEIGHT + STRIP // 2 - 4
    for number, code in enumerate(lane.between):
        put(canvas, _card(code, style), (MIDDLE + round((number - (len(lane.between) - 1) / 2) * STEP), y))
    count = max(lane.room, *map(len, lane.sides), 1)
    nearest = (CARD + STEP * max(0, len(lane.between) - 1) + CARD) // 2 + GAP
    for side, outwards in enumerate((-1, 1)):
        places = [MIDDLE + outwards * (nearest + STEP * place) for place in range(count)]
        _draw_places(canvas, sorted(places[: lane.room]), y)
        # the first card nearest to the middle, each overlapping the one to its left
        for x, code in sorted(zip(places, lane.sides[side], strict=False), key=itemgetter(0)):
            put(canvas, _card(code, style), (x, y))
        middle = (places[0] + places[-1]) // 2
        _say(canvas, lane.words[side], (middle, below), CARD + STEP * (count - 1), best=lane.best == side)
    if clean(lane.title):
        put(canvas, line(clean(lane.title), 21, FAINT, CARD + 24), (MIDDLE, below))


# columns


def _draw_columns(scene: TableScene, board: BoardScene, style: Style) -> Image.Image:
    """Draw the upper seat's cards in a row, the lower seat's below them, and the titles of the columns in between."""
    canvas = _ground(2 * (COLUMN_HEAD + CARD_HEIGHT) + STRIP)
    rows = (COLUMN_HEAD + CARD_HEIGHT // 2, COLUMN_HEAD + CARD_HEIGHT + STRIP + CARD_HEIGHT // 2)
    step = min(CARD + GAP, (layout.WIDTH - 2 * EDGE - CARD) // max(1, len(board.lanes) - 1))
    columns = [(EDGE + CARD // 2 + step * number, lane) for number, lane in enumerate(board.lanes)]
    for side, y in enumerate(rows):
        _draw_places(canvas, [x for x, lane in columns if lane.room and not lane.sides[side]], y)
    for x, lane in columns:
        for side, y in enumerate(rows):
            for code in lane.sides[side]:
                put(canvas, _card(code, style), (x, y))
        _draw_title(canvas, lane, (x - (CARD - min(CARD, step)) // 2, canvas.height // 2))
    for side, seat in enumerate(board.seats):
        y = 66 if side == 0 else canvas.height - 66
        place = Place(270 if side == 0 else 90, (COLUMN_PLATE, y), (COLUMN_PLATE, y))
        draw_plate(canvas, scene.seats[seat], place, seat + 1, style)
        if told := next((lane for lane in reversed(board.lanes) if lane.words[side]), None):
            _say(canvas, told.words[side], (MIDDLE + 140, y), 380, best=told.best == side)
    return canvas


def _draw_title(canvas: Image.Image, lane: LaneScene, middle: Point) -> None:
    """Draw a column's title; an arrowhead points to the side that began, and gold marks a lane that was won."""
    colour = GOLD if lane.best is not None else FAINT if lane.first is None else CREAM
    if clean(lane.title):
        put(canvas, line(clean(lane.title), WORDS, colour, CARD), middle)
    if lane.first is not None:
        arrow = scaled(sprites.turned("chevron", 90 if lane.first == 0 else -90), 26, 26)
        put(canvas, arrow, (middle[0] + 24, middle[1]))


# parts


def _ground(height: int) -> Image.Image:
    return scaled(sprites.cloth("table-tall"), layout.WIDTH, height)


def _card(code: str | None, style: Style) -> Image.Image:
    return sprites.card(code, style, CARD) if code else sprites.back(CARD)


def _draw_places(canvas: Image.Image, across: Sequence[int], y: int) -> None:
    pen = ImageDraw.Draw(canvas)
    for x in across:
        edges = (x - CARD // 2, y - CARD_HEIGHT // 2, x + CARD // 2 - 1, y + CARD_HEIGHT // 2 - 1)
        pen.rounded_rectangle(edges, 9, fill="#1d4634", outline="#3f7259", width=2)


def _say(canvas: Image.Image, words: str, middle: Point, limit: int, *, best: bool) -> None:
    """Write centred words, on gold for the player who has won there."""
    if not clean(words):
        return
    text = line(clean(words), WORDS, INK if best else CREAM, limit)
    if best:
        put_words(canvas, text, middle, 24, GOLD)
    else:
        put(canvas, text, middle)
