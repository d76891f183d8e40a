"""Positions on the table: geometry only."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from bot.pictures.scene import Direction

WIDTH = 720
PLATE = (178, 82)
CROWDED = 7  # from this many seats on, the table is taller
SEATS = range(2, 11)
LAID = 48  # the width of open cards before a seat, the distance between them, and their distance from its plate
LAID_STEP = 22
LAID_REACH = 80
ROOMY = 4  # at tables of up to this many seats, cards can lie outside the trick
ABOVE_PLATE = 108
FEW = 4  # up to this many lie to the right of a plate, more to its left
OUTSIDE = 240  # the room on the left
MIDDLE_ROOM = {2: 520, 3: 324, 4: 330}  # the width available in the middle of the table
CROWDED_ROOM = {2: 176, 3: 140, 4: 120}  # the same when cards of the seats surround it
BANNER = 44  # the height of the strip above the table that shows what is played for
BANK = 84  # the left edge of the bank: next to the badge that Discord puts on a picture
WAY = (PLATE[0] + 40, PLATE[1] + 40)  # plates closer than this leave no room for the direction of play between them


class Shape(NamedTuple):
    """A table of a given size: its height, the centres of plates clockwise from the bottom, and the trick's cards.

    The cards are `card` pixels wide, and `ring` is their horizontal and vertical distance from the middle. If one would
    lie directly below another, they are moved `apart`, to the left and to the right.
    """

    height: int
    plates: tuple[tuple[int, int], ...]
    card: int
    ring: tuple[int, int]
    apart: int = 0

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of the table; at a large table there is room for the bank below it."""
        return WIDTH // 2, min(330, self.height // 2)


SHAPES = {
    2: Shape(460, ((360, 398), (360, 62)), 116, (0, 38)),
    3: Shape(460, ((360, 398), (104, 168), (616, 168)), 116, (122, 46)),
    4: Shape(460, ((360, 398), (98, 226), (360, 62), (622, 226)), 116, (116, 36), 38),
    5: Shape(460, ((360, 398), (98, 250), (206, 62), (514, 62), (622, 250)), 104, (134, 50)),
    6: Shape(460, ((360, 398), (98, 272), (98, 118), (360, 62), (622, 118), (622, 272)), 104, (138, 50)),
    7: Shape(730, ((360, 592), (156, 490), (98, 290), (206, 94), (514, 94), (622, 290), (564, 490)), 82, (132, 148)),
    8: Shape(
        730, ((360, 592), (149, 524), (98, 330), (149, 136), (360, 68), (571, 136), (622, 330), (571, 524)),
        82, (132, 148),
    ),
    9: Shape(
        730,
        ((360, 592), (98, 490), (98, 345), (98, 200), (240, 68), (480, 68), (622, 200), (622, 345), (622, 490)),
        78, (132, 148),
    ),
    10: Shape(
        730,
        (
            (360, 592), (98, 490), (98, 345), (98, 200), (120, 68), (360, 68), (600, 68), (622, 200), (622, 345),
            (622, 490),
        ),
        78, (132, 148),
    ),
}  # fmt: skip

Item = TypeVar("Item")


def even_rows(items: Sequence[Item], limit: int) -> list[Sequence[Item]]:
    """Divide a sequence into the fewest rows within the limit, of nearly equal length."""
    count = -(-len(items) // limit)
    length = -(-len(items) // count)
    return [items[start : start + length] for start in range(0, len(items), length)]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's part of the table: its angle in degrees (0 right, 90 down), the centres of its plate and its card.

    `inward` is 1 if the middle of the table is below the plate, else -1.
    """

    angle: float
    plate: tuple[int, int]
    card: tuple[int, int]
    inward: int = 1


def places(count: int, direction: Direction) -> list[Place]:
    """Return places for two to ten seats in turn order, the first at the bottom centre, in the direction of play."""
    shape = SHAPES[count]
    turn = 360 / count * (1 if direction == "cw" else -1)
    plates = shape.plates if direction == "cw" else (shape.plates[0], *shape.plates[:0:-1])
    return [_place(shape, plate, 90 + turn * number) for number, plate in enumerate(plates)]


def gaps(count: int, direction: Direction) -> list[tuple[tuple[int, int], float]]:
    """Return points halfway between neighbours with enough distance, each with the angle of the direction of play."""
    plates = [place.plate for place in places(count, direction)]
    ways = zip(plates, (*plates[1:], plates[0]), strict=True)
    return [
        (((x + to_x) // 2, (y + to_y) // 2), math.degrees(math.atan2(to_y - y, to_x - x)))
        for (x, y), (to_x, to_y) in ways
        if abs(to_x - x) > WAY[0] or abs(to_y - y) > WAY[1]
    ]


def middle(count: int, cards: int, *, crowded: bool) -> tuple[int, int]:
    """Return the width and distance of cards in the middle of the table, in pixels; smaller if cards surround them.

    The corner of each stays visible.
    """
    room, widest = (
        (CROWDED_ROOM[min(count, 4)], 64 if count < CROWDED else 76) if crowded else (MIDDLE_ROOM[min(count, 4)], 150)
    )
    shown = max(1, cards)
    width = min(widest, max(room // 3, (room - 10 * (shown - 1)) // shown))
    step = min(width + 10, (room - width) // max(1, cards - 1))
    return width, step


def laid(place: Place, seats: int, number: int, count: int, *, trick: bool = False) -> tuple[int, int]:
    """Return the centre of card `number` of the `count` open cards before a seat, in a row next to its plate.

    At a table with enough room they lie outside a `trick`.
    """
    (x, y), (middle, level) = place.plate, SHAPES[seats].centre
    beside = abs(x - middle) > PLATE[0]
    if trick and seats <= ROOMY:
        return _outside(x, y, number, count, beside=beside)
    step = min(LAID_STEP, ((98 if beside else PLATE[0] + 20) - LAID) // max(1, count - 1))
    across = round((number - (count - 1) / 2) * step)
    if not beside:
        return x + across, y + LAID_REACH * place.inward
    inward, wide = (1 if x < middle else -1), LAID + step * (count - 1)
    return x + inward * (PLATE[0] + wide) // 2 + across, (y + level) // 2


def _outside(x: int, y: int, number: int, count: int, *, beside: bool) -> tuple[int, int]:
    """Return the centre of a card above a plate `beside` the middle, else to its right, or left if there are many.

    A trump may lie on the right; there is no pot on the left in games with that many open cards.
    """
    if beside:
        step = min(LAID_STEP, (PLATE[0] - LAID) // max(1, count - 1))
        return x + round((number - (count - 1) / 2) * step), y - ABOVE_PLATE
    edge = (PLATE[0] + LAID) // 2 + 8
    if count <= FEW:
        return x + edge + number * (LAID_STEP if count < FEW else LAID_STEP // 2), y
    return x - edge - (count - 1 - number) * min(LAID_STEP, (OUTSIDE - LAID) // (count - 1)), y


def _place(shape: Shape, plate: tuple[int, int], turned: float) -> Place:
    (x, y), (across, down), radians = shape.centre, shape.ring, math.radians(turned)
    moved = across * math.cos(radians) + shape.apart * math.sin(radians)
    card = (round(x + moved), round(y + down * math.sin(radians)))
    angle = math.degrees(math.atan2(plate[1] - y, plate[0] - x))
    return Place(angle % 360, plate, card, -1 if plate[1] > y else 1)
