"""Substitute suits: players who prefer German suits see French cards as their German equivalents.

Only names and pictures differ. The game's cards, their codes and their order stay the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.core.cards import PIQUET_32, Card, Pack

GERMAN: Final = "german"
SUITS: Final[Mapping[str, Mapping[str, str]]] = {
    GERMAN: {"clubs": "acorns", "spades": "leaves", "diamonds": "bells", "queen": "ober", "jack": "under"}
}
"""The alternative suits that people may choose: what stands in for suits and ranks of a French piquet pack, by name."""
ARTWORK: Final = {GERMAN: "salzburg"}
PACKS_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class Held:
    """A pack as a person holds it: `pack` has the cards they see, `names` the suits and ranks that differ."""

    pack: Pack
    names: Mapping[str, str]

    def name(self, suit_or_rank: str) -> str:
        """Return the substitute for a suit or a rank."""
        return self.names.get(suit_or_rank, suit_or_rank)


@lru_cache(maxsize=PACKS_KEPT)
def held(pack: Pack, suits: str) -> Held:
    """Return a pack as held by a person who prefers other `suits` (empty: those of the pack itself).

    A pack with any card that has no substitute stays as it is.
    """
    if suits not in SUITS or not pack.by_code.keys() <= PIQUET_32.by_code.keys():
        return Held(pack, {})
    seen = Held(pack, SUITS[suits])
    named = ((seen.name(card.suit), seen.name(card.rank), card.power) for card in pack.cards)
    cards = (Card(suit, rank, power, f"{suit}-{rank}") for suit, rank, power in named)
    return Held(Pack(suits, cards, ARTWORK[suits]), seen.names)
