"""The ranking and points of the Piquet cards in Schafkopf: queens, jacks and diamonds are always trumps (section 1)."""

from typing import Final

from game.core.cards import PIQUET_32, Card
from game.kits.points.counting import with_pictures

TRUMPS: Final = "queens-jacks-diamonds"
"""The suit of the fourteen trumps."""
WIDOW_SIZE: Final = 2

ORDERING: Final = with_pictures(PIQUET_32, ("queen", "jack"), "diamonds", TRUMPS)
_CHEAPEST_FIRST: Final = ("hearts", "spades", "clubs")


def from_the_cheapest(card: Card) -> tuple[bool, int, int]:
    """Order cards as they are offered for burying: plain cards from the sevens up, then the trumps from ♦7 up."""
    trump = ORDERING.is_trump(card)
    return trump, ORDERING.strength(card), 0 if trump else _CHEAPEST_FIRST.index(card.suit)
