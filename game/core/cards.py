"""Suits, ranks, cards and packs, as data.

A card's code is `suit-rank`, such as `roses-banner`. Cards are made once per pack and compared by identity.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from game.core.errors import Refused


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card of a pack; `power` orders the ranks of its pack, the highest is the greatest number."""

    suit: str
    rank: str
    power: int
    code: str

    def __repr__(self) -> str:
        """Give the code, so that everything that holds cards prints the same in every process."""
        return self.code


class Pack:
    """The cards of one pack, by suit and by rank from the highest to the lowest."""

    def __init__(self, name: str, suits: Sequence[str], ranks: Sequence[str]) -> None:
        self.name = name
        self.suits = tuple(suits)
        self.ranks = tuple(ranks)
        highest = len(ranks) - 1
        self.cards = tuple(
            Card(suit, rank, highest - place, f"{suit}-{rank}") for suit in suits for place, rank in enumerate(ranks)
        )
        self.by_code: Mapping[str, Card] = MappingProxyType({card.code: card for card in self.cards})

    def __len__(self) -> int:
        """Count the cards."""
        return len(self.cards)

    def card(self, code: str) -> Card:
        """Find a card by its code, such as `roses-banner`; raises `Refused("no-such-card")`."""
        try:
            return self.by_code[code]
        except KeyError:
            raise Refused("no-such-card", card=code) from None

    def hand(self, codes: str) -> list[Card]:
        """Read several codes, divided by blanks."""
        return [self.card(code) for code in codes.split()]


_LUPFEN_RANKS = ("king", "ober", "under")
_FRENCH_SUITS = ("clubs", "spades", "hearts", "diamonds")
_PIQUET_RANKS = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")

SWISS_20 = Pack("swiss20", ("acorns", "roses", "shields", "bells"), ("ace", "banner", *_LUPFEN_RANKS))
SALZBURG_20 = Pack("salzburg20", ("acorns", "leaves", "hearts", "bells"), ("ace", "ten", *_LUPFEN_RANKS))
PIQUET_32 = Pack("piquet32", _FRENCH_SUITS, _PIQUET_RANKS)
WHIST_52 = Pack("whist52", _FRENCH_SUITS, (*_PIQUET_RANKS, "six", "five", "four", "three", "two"))

PACKS: Mapping[str, Pack] = MappingProxyType({pack.name: pack for pack in (SWISS_20, SALZBURG_20, PIQUET_32, WHIST_52)})
