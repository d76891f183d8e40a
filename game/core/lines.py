"""Text in a game's own words: a key of the texts and its values."""

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
