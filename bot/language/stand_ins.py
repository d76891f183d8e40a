"""Substitute suits: players who prefer German suits see French cards as their German equivalents.

Only names and pictures differ. The game's cards, their codes and their order stay the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.core.cards import PIQUET_32, Card, Pack

GERMAN: Final = "german"
PACKS_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class Held:
    """A pack as a person holds it: `pack` has the cards they see, `names` the suits and ranks that differ."""

    pack: Pack
    names: Mapping[str, str]

    def name(self, suit_or_rank: str) -> str:
        """Return the substitute for a suit or a rank."""
        return self.names.get(suit_or_rank, suit_or_rank)


@dataclass(frozen=True, slots=True)
class StandIns:
    """Substitutes for the cards of a pack and of every part of it."""

    pack: Pack
    artwork: str
    names: Mapping[str, str]

    def hold(self, pack: Pack, name: str) -> Held:
        """Return a pack with these cards substituted; a pack with any card they lack stays as it is."""
        if not pack.by_code.keys() <= self.pack.by_code.keys():
            return Held(pack, {})
        return Held(Pack(name, map(self._stand_in, pack.cards), self.artwork), self.names)

    def _stand_in(self, card: Card) -> Card:
        suit, rank = (self.names.get(name, name) for name in (card.suit, card.rank))
        return Card(suit, rank, card.power, f"{suit}-{rank}")


SUITS: Final[Mapping[str, StandIns]] = MappingProxyType(
    {
        GERMAN: StandIns(
            PIQUET_32,
            "salzburg",
            MappingProxyType(
                {"clubs": "acorns", "spades": "leaves", "diamonds": "bells", "queen": "ober", "jack": "under"}
            ),
        )
    }
)
"""The alternative suits that people may choose, by name."""


@lru_cache(maxsize=PACKS_KEPT)
def held(pack: Pack, suits: str) -> Held:
    """Return a pack as held by a person who prefers other `suits` (empty: those of the pack itself)."""
    return SUITS[suits].hold(pack, suits) if suits in SUITS else Held(pack, {})
