"""What a game says in words of its own: a key of the texts and the values that stand in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from game.core.cards import Card


class Seat(NamedTuple):
    """A seat of the deal, shown by the name of whoever sits there."""

    number: int


LineValue: TypeAlias = "int | str | Card | Seat | tuple[Card, ...] | Line"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the text `key` with its values, in which seats, a card and several cards are named.

    A line may stand in another one.
    """

    key: str
    values: Mapping[str, LineValue] = field(default_factory=dict[str, LineValue])
