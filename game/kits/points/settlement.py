"""Converting the points of a deal into chips."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.deal import Deal


def settle_points(deal: Deal, points: Sequence[int], value: int, seats: Sequence[int] | None = None) -> None:
    """Let every seat pay each seat with more points the difference, at `value` chips per point.

    `points` are those of this deal, by seat. All seats of the table take part unless `seats` are named. Seat i of n
    gains n times its own points less the sum of all points, so running scores and chips never contradict each other.
    """
    order = [seat for seat in deal.everybody() if seats is None or seat in seats]
    for payer in order:
        for payee in order:
            if points[payee] > points[payer]:
                deal.move(payer, payee, (points[payee] - points[payer]) * value, "points")


def score_alone(deal: Deal, scorer: int, score: int, reason: str, value: int) -> None:
    """Record the score of one seat, and settle it in chips with each of the others."""
    deal.score(scorer, score, reason)
    settle_points(deal, [score * (seat == scorer) for seat in range(deal.seats)], value)
