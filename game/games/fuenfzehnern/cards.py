"""The packs of Fünfzehnern and their points: five for an ace down to one for a ten, fifteen in each suit."""

from functools import cache
from types import MappingProxyType
from typing import Final

from game.core.cards import PIQUET_32, Card, Pack
from game.core.ordering import Ordering

FIFTEEN: Final = 15
"""The total points of each suit, and so the average of each player."""

POINTS: Final = MappingProxyType({"ace": 5, "king": 4, "queen": 3, "jack": 2, "ten": 1})
PACK_WITHOUT: Final = {
    suit: Pack(name, (card for card in PIQUET_32.cards if card.suit != suit), PIQUET_32.artwork)
    for name in ("piquet24-clubs", "piquet24-spades", "piquet24-hearts", "piquet24-diamonds")
    for suit in [name.removeprefix("piquet24-")]
}
"""The packs for three players, by the suit that is left out."""


@cache
def ranking(pack: Pack) -> Ordering:
    """Rank the cards as the pack does, without trumps, and assign their points."""
    return Ordering(pack, points=lambda card: POINTS.get(card.rank, 0))


@cache
def higher(pack: Pack, card: Card) -> frozenset[Card]:
    """Collect the cards of the same suit that beat a card."""
    return frozenset(other for other in pack.cards if other.suit == card.suit and other.power > card.power)
