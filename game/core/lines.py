"""What a game describes of its deals: lines of text in its own words, and a board, a table with two sides.

The code that draws or describes a board knows no particular game: one whose layout has lanes of cards between two seats
gives it as data, derived from a view only. A lane is either a row of cards to the left and right of a shared card, or a
move: one player's card above the other's.

>>> lane = Lane("first", ((), ()), room=1)
>>> Board((1, 0), (lane,)).seats
(1, 0)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.cards import Card


class Seat(NamedTuple):
    """A seat of the deal, displayed as the name of its player."""

    number: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the text `key` with its values, which may be cards, seats or other lines.

    `tells` names the marks of the deal that the line states, so that they need not be stated again beside it.
    """

    key: str
    values: Mapping[str, LineValue] = field(default_factory=dict[str, "LineValue"])
    tells: tuple[str, ...] = ()

    def named(self) -> Iterator[Card | Seat]:
        """Yield the cards and seats that the line names."""
        for value in self.values.values():
            match value:
                case Line():
                    yield from value.named()
                case Card() | Seat():
                    yield value
                case tuple():
                    yield from value
                case _:
                    pass


LineValue = int | str | Card | Seat | Line | tuple[Card, ...] | tuple[Seat, ...]

Cards = tuple[Card | None, ...]
"""Cards as they lie, from left to right; a face-down card is `None`."""


class Lane(NamedTuple):
    """One lane: the cards of the two sides, and those `between` them.

    The text `lane-<name>` shows the `name`. Each side has `room` for that many cards; free places are visible. `told`
    describes each side's cards in a word or two. `first` is the side that began the lane, 0 or 1; `best` is the side
    that won it.
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
    """The lanes between two seats, in reading order.

    Lanes are either `rows`, one below another, between the left seat and the right one, or columns, side by side,
    between the upper seat and the lower one. `ready` is the card in the middle that is about to be played.
    """

    seats: tuple[int, int]
    lanes: tuple[Lane, ...]
    rows: bool = True
    ready: Card | None = None
