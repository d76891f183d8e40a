"""The time of computers in a deal that no person plays in any more."""

from __future__ import annotations

from typing import Final

from game.core.deal import Deal

LONGEST_SECONDS: Final = 3.6
"""A deal is played out in this time, however many tricks are left, so that people see all of it within four seconds."""
LEAST_SECONDS: Final = 0.05
"""No trick is left out, even where the time is up."""
TRICK_WEIGHT, ANSWER_WEIGHT = 1.0, 0.1
"""Nearly all of the time goes to complete tricks, so that each of them can be seen."""


class PlayingOut:
    """Divides the time among the answers that are still to come in a deal."""

    __slots__ = ("_deal", "_end")

    def __init__(self) -> None:
        self._deal: int | None = None
        self._end = 0.0

    def seconds(self, now: float, number: int, deal: Deal, *, leads: bool) -> float:
        """Return the time for the open question of deal `number`, whose time starts with its first question here.

        `leads`: a complete trick lies on the table before the answer.
        """
        return self._share(now, number, deal, (TRICK_WEIGHT if leads else 0.0) + ANSWER_WEIGHT)

    def trick_seconds(self, now: float, number: int, deal: Deal) -> float:
        """Return how long the complete trick lies that has just been taken in deal `number`."""
        return max(LEAST_SECONDS, self._share(now, number, deal, TRICK_WEIGHT))

    def _share(self, now: float, number: int, deal: Deal, weight: float) -> float:
        if number != self._deal:
            self._deal, self._end = number, now + LONGEST_SECONDS
        held = [len(deal.hands[seat]) for seat in range(deal.seats) if deal.active[seat]]
        left = max(held, default=0) * TRICK_WEIGHT + sum(held) * ANSWER_WEIGHT
        return max(0.0, self._end - now) * weight / max(left, weight)
