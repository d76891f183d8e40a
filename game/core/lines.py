"""What a game says in words of its own: a key of the texts and the values that stand in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.cards import Card


class Seat(NamedTuple):
    """A seat of the deal, shown by the name of the player there."""

    number: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the text `key` with its values, in which cards and seats are named; a line may stand in another."""

    key: str
    values: Mapping[str, LineValue] = field(default_factory=dict[str, "LineValue"])


LineValue = int | str | Card | Seat | Line | tuple[Card, ...] | tuple[Seat, ...]
