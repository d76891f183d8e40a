"""Counting card points, and reading results from a record."""

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.deal import Trick
from game.core.ordering import Ordering


def points_by_seat(tricks: Iterable[Trick], seats: int, ordering: Ordering) -> list[int]:
    """Sum the card points in each seat's tricks."""
    points = [0] * seats
    for trick in tricks:
        points[trick.winner] += sum([ordering.points(card) for _, card in trick.plays])
    return points


def scored(record: Mapping[str, Any]) -> list[int]:
    """Return each seat's change to the score sheet in a recorded deal."""
    tallies = zip(record["tallies"]["score"], record["tallies_after"]["score"], strict=True)
    return [after - before for before, after in tallies]
