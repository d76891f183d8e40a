"""Counting card points, and finding the first score of a deal."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.core.cards import Card
from game.core.deal import Trick
from game.core.events import Scored
from game.core.lines import LineValue, Seat
from game.core.ordering import Ordering
from game.core.view import View

POINTS: Final[Mapping[str, int]] = MappingProxyType({"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2})
"""The points of cards in games in which a declarer plays ten tricks for 120 points."""
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
