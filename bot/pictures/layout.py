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
    """Places for two to eight seats in turn order, the first below in the middle, on in the direction of play."""
    turn = 360 / count * (1 if direction == "cw" else -1)
    return [_place(90 + turn * number, count) for number in range(count)]


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


def height(count: int) -> int:
    """The height of the whole table in pixels."""
    return 730 if count >= CROWDED else 660


def _place(angle: float, count: int) -> Place:
    across, down = _squared(angle)
    plate = (_within(MIDDLE[0] + REACH[0] * across, PLATE[0] / 2 + EDGE), round(MIDDLE[1] + REACH[1] * down))
    near = _ring(count)
    radians = math.radians(angle)
    card = (round(MIDDLE[0] + near[0] * math.cos(radians)), round(MIDDLE[1] + near[1] * math.sin(radians)))
    return Place(angle % 360, plate, card)


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
