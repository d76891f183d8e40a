"""French cards in two letters, as the examples of the rules are written: `cA` is the ace of clubs.

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
"""The ranks by their sign."""


def code_of(card: str) -> str:
    """Write a card in two letters by its code."""
    return f"{_SUITS[card[0]]}-{RANKS[card[1]]}"


def codes_of(cards: str) -> tuple[str, ...]:
    """Write several cards, divided by blanks, by their codes."""
    return tuple(map(code_of, cards.split()))
