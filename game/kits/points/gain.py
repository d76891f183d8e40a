"""The value of points to a seat, so that computer players can compare the possible results of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from game.computer.gains import ahead


def gain_of(points: Sequence[int], seat: int, value: int, paying: int) -> float:
    """Return a seat's gain from a deal in chips: its result by `settle_points` among `paying` seats, plus its lead."""
    return (paying * points[seat] - sum(points)) * value + ahead(points, seat)
