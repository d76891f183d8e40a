"""The ranking of the cards in each game of Skat (section 1 of skat's manual), and the order for discarding."""

from functools import cache
from typing import Final

from game.core.cards import PIQUET_32, Card
from game.core.ordering import Ordering
from game.kits.points.counting import HEIGHTS, points_on, with_pictures

SUITS: Final = PIQUET_32.suits
GRAND: Final = "grand"
NULL: Final = "null"
NULL_OUVERT: Final = "null_ouvert"
NULLS: Final = (NULL, NULL_OUVERT)
SUITS_AND_GRAND: Final = (*SUITS, GRAND)
GAMES: Final = (*SUITS_AND_GRAND, *NULLS)
JACK: Final = "jack"
JACKS: Final = "jacks"
"""The suit of the four jacks if they are the only trumps."""


BEFORE_THE_GAME: Final = with_pictures(PIQUET_32, (JACK,), "", JACKS, trumps=False)
"""The ordering before a game is named: hands are sorted as players hold them, and there are no trumps."""


@cache
def ranking(game: str) -> Ordering:
    """Return the ordering of a game; Ramsch ranks like a grand."""
    if game in NULLS:
        return Ordering(PIQUET_32, points=points_on)
    return with_pictures(PIQUET_32, (JACK,), game, game if game in SUITS else JACKS)


@cache
def trumps_of(game: str) -> tuple[Card, ...]:
    """List the trumps of a suit game or a grand, from the jack of clubs down."""
    ordering = ranking(game)
    return tuple(ordering.sort(filter(ordering.is_trump, PIQUET_32.cards)))


def cheapest_first(card: Card) -> tuple[bool, int, int, int]:
    """Order cards by their value as discards: by points, then 7 8 9 Q K 10 A and ♦ ♥ ♠ ♣, jacks last."""
    return card.rank == JACK, points_on(card), HEIGHTS[card.rank], -SUITS.index(card.suit)
