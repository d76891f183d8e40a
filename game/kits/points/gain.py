"""The value of points to a seat, so that computer players can compare the possible results of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.computer.gains import ahead
from game.core.view import View
from game.kits.points.options import PointOptions


def gain_of(points: Sequence[int], seat: int, value: int, paying: int) -> float:
    """Return a seat's gain from a deal in chips: its result by `settle_points` among `paying` seats, plus its lead."""
    return (paying * points[seat] - sum(points)) * value + ahead(points, seat)


def brings(view: View, scorer: int, score: int) -> float:
    """Return the viewer's gain from a player's score, in chips."""
    points = [score * (seat == scorer) for seat in range(view.seats)]
    return gain_of(points, view.seat or 0, cast("PointOptions", view.options).point_value, view.seats)
