"""The ranking and points of the Piquet cards in Schafkopf: queens, jacks and diamonds are always trumps (section 1)."""

from typing import Final

from game.core.cards import PIQUET_32, Card
from game.core.ordering import Ordering
from game.kits.points.counting import points_on

TRUMPS: Final = "queens-jacks-diamonds"
"""The suit of the fourteen trumps."""
WIDOW_SIZE: Final = 2

_MATADORS: Final = ("queen", "jack")
_DIAMONDS: Final = "diamonds"
_FROM_THE_LOWEST: Final = ("seven", "eight", "nine", "king", "ten", "ace")
_CHEAPEST_FIRST: Final = ("hearts", "spades", "clubs")


def _suit(card: Card) -> str:
    return TRUMPS if card.rank in _MATADORS or card.suit == _DIAMONDS else card.suit


def _strength(card: Card) -> int:
    if card.rank not in _MATADORS:
        return _FROM_THE_LOWEST.index(card.rank)
    suits = PIQUET_32.suits
    rows_above = len(_MATADORS) - _MATADORS.index(card.rank)
    return len(_FROM_THE_LOWEST) + rows_above * len(suits) - suits.index(card.suit) - 1


ORDERING: Final = Ordering(PIQUET_32, TRUMPS, suit=_suit, strength=_strength, points=points_on)


def from_the_cheapest(card: Card) -> tuple[bool, int, int]:
    """Order cards as they are offered for burying: plain cards from the sevens up, then the trumps from ♦7 up."""
    trump = ORDERING.is_trump(card)
    return trump, ORDERING.strength(card), 0 if trump else _CHEAPEST_FIRST.index(card.suit)
