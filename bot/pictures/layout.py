"""Where things stand on the table: geometry alone."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.pictures.scene import Direction

WIDTH = 720
MIDDLE = (360, 330)
PLATE = (178, 82)
REACH = (262, 262)  # from the middle of the table to the middle of a plate
EDGE = 8
CROWDED = 7  # from this many seats on, the table is longer
SEATS = range(2, 11)
LAID = 58  # the width of cards that lie open before a seat, how far apart they are, and how far from its plate
LAID_STEP = 24
LAID_REACH = 92
MIDDLE_ROOM = {2: 520, 3: 340, 4: 330}  # how much room there is in the middle of the table, across
CROWDED_ROOM = {2: 176, 3: 176, 4: 130}  # the same where cards of the seats lie around it
BANNER = 54  # the height of the strip above the table that says what is played for
# The middles of plates, clockwise from below, where too many sit for a ring; the corners below are the bank's.
SIDES = {
    9: ((360, 592), (98, 490), (98, 345), (98, 200), (240, 68), (480, 68), (622, 200), (622, 345), (622, 490)),
    10: (
        (360, 592), (98, 490), (98, 345), (98, 200), (120, 68), (360, 68), (600, 68), (622, 200), (622, 345),
        (622, 490),
    ),
}  # fmt: skip

Item = TypeVar("Item")


def even_rows(items: Sequence[Item], limit: int) -> list[Sequence[Item]]:
    """Cut a sequence into as few rows as the limit allows, of nearly equal length."""
    count = -(-len(items) // limit)
    length = -(-len(items) // count)
    return [items[start : start + length] for start in range(0, len(items), length)]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's part of the table: its angle in degrees (0 right, 90 below), the middles of its plate and its card."""

    angle: float
    plate: tuple[int, int]
    card: tuple[int, int]


def places(count: int, direction: Direction) -> list[Place]:
    """Places for two to ten seats in turn order, the first below in the middle, on in the direction of play."""
    turn = 360 / count * (1 if direction == "cw" else -1)
    angles = [90 + turn * number for number in range(count)]
    if count not in SIDES:
        return [_place(angle, count) for angle in angles]
    plates = SIDES[count] if direction == "cw" else (SIDES[count][0], *SIDES[count][:0:-1])
    return [_beside(plate, _before(angle, count)) for plate, angle in zip(plates, angles, strict=True)]


def gaps(count: int, direction: Direction) -> list[tuple[tuple[int, int], float]]:
    """Points half-way between neighbours, each with the angle in which play goes on there."""
    sign = 1 if direction == "cw" else -1
    turn = 360 / count * sign
    marks: list[tuple[tuple[int, int], float]] = []
    for number in range(count):
        angle = 90 + turn * (number + 0.5)
        across, down = _squared(angle)
        marks.append(((round(MIDDLE[0] + 308 * across), round(MIDDLE[1] + 262 * down)), angle + 90 * sign))
    return marks


def card_width(count: int) -> int:
    """How wide the cards of a trick are, in pixels."""
    return 112 if count <= 4 else 94 if count <= 6 else 78


def middle(count: int, cards: int, *, crowded: bool) -> tuple[int, int]:
    """How wide cards in the middle of the table are and how far apart, in pixels; small where others lie around them.

    The corner of each can be seen.
    """
    room, widest = (CROWDED_ROOM[min(count, 4)], 76) if crowded else (MIDDLE_ROOM[min(count, 4)], 150)
    gaps = max(1, cards)
    width = min(widest, max(room // 3, (room - 10 * (gaps - 1)) // gaps))
    step = min(width + 10, (room - width) // max(1, cards - 1))
    return width, step


def laid(place: Place, number: int, count: int) -> tuple[int, int]:
    """The middle of card `number` of those that lie open before a seat, in a row beside its plate."""
    x, y = place.plate
    beside = abs(y - MIDDLE[1]) <= PLATE[1]
    step = min(LAID_STEP, ((98 if beside else PLATE[0] + 20) - LAID) // max(1, count - 1))
    across = round((number - (count - 1) / 2) * step)
    if not beside:
        return x + across, y + (LAID_REACH if y < MIDDLE[1] else -LAID_REACH)
    inward, wide = (1 if x < MIDDLE[0] else -1), LAID + step * (count - 1)
    return x + inward * (PLATE[0] + wide) // 2 + across, (y + MIDDLE[1]) // 2


def height(count: int) -> int:
    """The height of the whole table in pixels."""
    return 730 if count >= CROWDED else 660


def _place(angle: float, count: int) -> Place:
    across, down = _squared(angle)
    plate = (_within(MIDDLE[0] + REACH[0] * across, PLATE[0] / 2 + EDGE), round(MIDDLE[1] + REACH[1] * down))
    return Place(angle % 360, plate, _before(angle, count))


def _beside(plate: tuple[int, int], card: tuple[int, int]) -> Place:
    """A place by the middles of its plate and its card."""
    angle = math.degrees(math.atan2(plate[1] - MIDDLE[1], plate[0] - MIDDLE[0]))
    return Place(angle % 360, plate, card)


def _before(angle: float, count: int) -> tuple[int, int]:
    """Where the card that a seat plays lies."""
    near, radians = _ring(count), math.radians(angle)
    return round(MIDDLE[0] + near[0] * math.cos(radians)), round(MIDDLE[1] + near[1] * math.sin(radians))


def _ring(count: int) -> tuple[int, int]:
    """How far the cards of a trick lie from the middle, across and down."""
    if count <= 4:
        return 106, 112
    return (127, 142) if count < CROWDED else (132, 148)


def _squared(angle: float) -> tuple[float, float]:
    """A point on a rounded square of half-width 1, so that plates keep to the edges."""
    across, down = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return math.copysign(abs(across) ** 0.62, across), math.copysign(abs(down) ** 0.86, down)


def _within(x: float, margin: float) -> int:
    return round(min(max(x, margin), WIDTH - margin))
