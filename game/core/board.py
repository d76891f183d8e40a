"""A table with two sides: what lies between two seats in lanes that belong together.

A game that is laid out so says it as data, made of a view alone; what draws or describes it knows no game. A lane is a
row of cards to the left and to the right of one that both share, or a move: the card of the one above that of the
other.

>>> lane = Lane("first", ((), ()), room=1)
>>> Board((1, 0), (lane,)).seats
(1, 0)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.cards import Card
from game.core.lines import Line

Cards = tuple[Card | None, ...]
"""Cards as they lie, from left to right; one that lies face down is `None`."""


class Lane(NamedTuple):
    """One lane: the cards of the two sides, and what lies `between` them.

    `name` is told as the text `lane-<name>`. Each side has `room` for so many cards; places that are still free can be
    seen. `told` says of each side in a word or two what it has there. `first` is the side that began the lane, 0 or
    1, `best` the one that has won it.
    """

    name: str
    sides: tuple[Cards, Cards]
    between: Cards = ()
    room: int = 0
    told: tuple[Line | None, Line | None] = (None, None)
    first: int | None = None
    best: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """The lanes between two seats, in the order in which they are read.

    Lanes are `rows`, one below the other, between the left seat and the right one; or columns, one beside the other,
    between the upper seat and the lower one. `ready` is the card in the middle that is about to be laid down.
    """

    seats: tuple[int, int]
    lanes: tuple[Lane, ...]
    rows: bool = True
    ready: Card | None = None
