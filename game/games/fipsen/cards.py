"""The pack of Fipsen: Piquet without the diamonds, except the seven."""

from typing import Final

from game.core.cards import PIQUET_32, Card, Pack

RUTEN: Final = "diamonds"
"""The suit of a single card; as trumps it is the highest of all."""

FIPSEN_25: Final = Pack(
    "fipsen25",
    (card for card in PIQUET_32.cards if card.suit != RUTEN or card.rank == "seven"),
    PIQUET_32.artwork,
)


def from_the_lowest(card: Card) -> tuple[int, int]:
    """Order cards from the lowest rank up, equal ranks as ♦ ♥ ♠ ♣."""
    return card.power, -FIPSEN_25.suits.index(card.suit)
