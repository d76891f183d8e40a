"""Text in a game's own words: a key of the texts and its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.cards import Card


class Seat(NamedTuple):
    """A seat of the deal, displayed as the name of its player."""

    number: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the text `key` with its values, which may be cards, seats or other lines."""

    key: str
    values: Mapping[str, LineValue] = field(default_factory=dict[str, "LineValue"])


LineValue = int | str | Card | Seat | Line | tuple[Card, ...] | tuple[Seat, ...]
