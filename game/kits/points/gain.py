"""What points are worth to a seat, so that a computer player can compare what a deal may bring it."""

from __future__ import annotations

from collections.abc import Sequence

from game.computer.gains import ahead


def gain_of(points: Sequence[int], seat: int, value: int, paying: int) -> float:
    """Return in chips what the points of a deal bring a seat: as `settle_points` pays them among so many, and ahead."""
    return (paying * points[seat] - sum(points)) * value + ahead(points, seat)
