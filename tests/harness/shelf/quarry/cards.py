"""The irregular pack of Quarry, sixteen stones and a keg of powder, and the cards' values."""

from functools import cache

from game.core.cards import Card, Pack
from game.core.ordering import Ordering

POINTS = {"block": 10, "slab": 6, "brick": 3, "chip": 0, "keg": 4}
_STONES = Pack.of("stones16", ("granite", "marble", "slate", "chalk"), ("block", "slab", "brick", "chip"))
KEG = Card("powder", "keg", 9, "powder-keg")
QUARRY_17 = Pack("quarry17", (*_STONES.cards, KEG))


def worth(card: Card) -> int:
    """Return a card's value."""
    return POINTS[card.rank]


@cache
def ranking(trump: str) -> Ordering:
    """Rank the cards: the keg is the highest trump, whatever suit is trumps."""
    return Ordering(QUARRY_17, trump, suit=lambda card: trump if card is KEG else card.suit, points=worth)
