"""Counting card points, the rankings that go with them, and finding the first score of a deal."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.core.cards import Card, Pack
from game.core.deal import Trick
from game.core.events import Scored
from game.core.lines import LineValue, Seat
from game.core.ordering import Ordering
from game.core.view import View

POINTS: Final[Mapping[str, int]] = MappingProxyType(
    {"ace": 11, "ten": 10, "king": 4, "queen": 3, "ober": 3, "jack": 2, "under": 2}
)
"""The points of cards in games in which a pack has 120 of them."""
HEIGHTS: Final[Mapping[str, int]] = MappingProxyType(
    {"ace": 7, "ten": 6, "king": 5, "queen": 4, "ober": 4, "jack": 3, "under": 3, "nine": 2, "eight": 1, "seven": 0}
)
"""The heights of plain cards in these games."""
ALL_POINTS: Final = 120
ALL_TRICKS: Final = 10
WON_FROM: Final = 61
OUT_OF_SCHNEIDER: Final = 31


def points_on(card: Card) -> int:
    """Return the points of a card."""
    return POINTS.get(card.rank, 0)


def points_of(cards: Iterable[Card]) -> int:
    """Sum the points of cards."""
    return sum(map(points_on, cards))


def with_pictures(pack: Pack, pictures: Sequence[str], suit: str, name: str, *, trumps: bool = True) -> Ordering:
    """Rank pictures, the highest first and each by its suit, above the rest of a suit, if any: both form a suit `name`.

    They are trumps, unless nothing is trumps yet.
    """

    def belongs(card: Card) -> str:
        return name if card.rank in pictures or card.suit == suit else card.suit

    def strength(card: Card) -> int:
        if card.rank not in pictures:
            return HEIGHTS[card.rank]
        rows = len(pictures) - pictures.index(card.rank)
        return len(HEIGHTS) + rows * len(pack.suits) - pack.suits.index(card.suit)

    order = (name,) if name else ()
    return Ordering(pack, name if trumps else "", suit=belongs, strength=strength, points=points_on, order=order)


def points_by_seat(tricks: Iterable[Trick], seats: int, ordering: Ordering) -> list[int]:
    """Sum the card points in each seat's tricks."""
    points = [0] * seats
    for trick in tricks:
        points[trick.winner] += sum([ordering.points(card) for _, card in trick.plays])
    return points


def at_places(places: Sequence[str], points: Iterable[tuple[int, int]], joint: str = "_") -> dict[str, LineValue]:
    """Return seats with their points, as values of a text: `first` and `first_points`, and so on."""
    told: dict[str, LineValue] = {}
    for place, (seat, own) in zip(places, points, strict=False):
        told |= {place: Seat(seat), f"{place}{joint}points": own}
    return told


def first_score(view: View) -> Scored | None:
    """Return the first score of a deal; where one plays against the others, that is the declarer's."""
    return next((event for event in view.events if isinstance(event, Scored)), None)
