"""Suits, ranks, cards and packs, as data.

A card's code is `suit-rank`, such as `roses-banner`. Each card is created once and compared by identity. Packs may
share cards, as a Piquet pack without one suit does.

>>> PIQUET_32.card("hearts-ten").power
3
>>> len(Pack.of("toy6", ("red", "blue"), ("high", "middle", "low")))
6
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from game.core.errors import Refused


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card; `power` is its place in the pack's own order of ranks, higher is better.

    How high a card ranks in a game is up to the game's `Ordering`.
    """

    suit: str
    rank: str
    power: int
    code: str

    def __repr__(self) -> str:
        """Return the code, so that all containers of cards print the same in every process."""
        return self.code


class Pack:
    """The cards of one pack in a fixed order, each once; `artwork` names its set of pictures, if any."""

    __slots__ = ("artwork", "by_code", "cards", "name", "ranks", "suits")

    def __init__(self, name: str, cards: Iterable[Card], artwork: str = "") -> None:
        self.name = name
        self.artwork = artwork
        self.cards = tuple(cards)
        self.suits = tuple(dict.fromkeys(card.suit for card in self.cards))
        self.ranks = tuple(dict.fromkeys(card.rank for card in self.cards))
        self.by_code: Mapping[str, Card] = MappingProxyType({card.code: card for card in self.cards})

    @classmethod
    def of(cls, name: str, suits: Sequence[str], ranks: Sequence[str], artwork: str = "") -> Pack:
        """Make a pack that has every rank, named from the highest to the lowest, in every suit."""
        highest = len(ranks) - 1
        cards = (
            Card(suit, rank, highest - place, f"{suit}-{rank}") for suit in suits for place, rank in enumerate(ranks)
        )
        return cls(name, cards, artwork)

    def __repr__(self) -> str:
        """Return the pack's name; its cards follow from it."""
        return f"Pack({self.name!r})"

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
        """Read several codes, separated by blanks."""
        return [self.card(code) for code in codes.split()]


_LUPFEN_RANKS = ("king", "ober", "under")
_FRENCH_SUITS = ("clubs", "spades", "hearts", "diamonds")
_PIQUET_RANKS = ("ace", "king", "queen", "jack", "ten", "nine", "eight", "seven")

SWISS_20 = Pack.of("swiss20", ("acorns", "roses", "shields", "bells"), ("ace", "banner", *_LUPFEN_RANKS), "swiss")
SALZBURG_20 = Pack.of("salzburg20", ("acorns", "leaves", "hearts", "bells"), ("ace", "ten", *_LUPFEN_RANKS), "salzburg")
PIQUET_32 = Pack.of("piquet32", _FRENCH_SUITS, _PIQUET_RANKS, "french")
WHIST_52 = Pack.of("whist52", _FRENCH_SUITS, (*_PIQUET_RANKS, "six", "five", "four", "three", "two"), "french")
