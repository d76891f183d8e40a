"""Two-letter notation for French cards, used by the examples of the rules: `cA` is the ace of clubs.

>>> codes_of("cA dT")
('clubs-ace', 'diamonds-ten')
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.core.cards import PIQUET_32

_SUITS: Final[Mapping[str, str]] = MappingProxyType({suit[0]: suit for suit in PIQUET_32.suits})
RANKS: Final[Mapping[str, str]] = MappingProxyType(dict(zip("AKQJT987", PIQUET_32.ranks, strict=True)))
"""The ranks by letter."""


def code_of(card: str) -> str:
    """Convert a two-letter card to its code."""
    return f"{_SUITS[card[0]]}-{RANKS[card[1]]}"


def codes_of(cards: str) -> tuple[str, ...]:
    """Convert several cards, separated by blanks, to their codes."""
    return tuple(map(code_of, cards.split()))
