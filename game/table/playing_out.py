"""The timing of computers in a deal that no person takes part in any more."""

from __future__ import annotations

from typing import Final

from game.core.deal import Deal

LONGEST_SECONDS: Final = 3.6
"""A deal is played out within this time, however many tricks are left: people see all of it within four seconds."""
LEAST_SECONDS: Final = 0.05
"""The minimum for each trick, even if the time is up, so that none is skipped."""
TRICK_WEIGHT, ANSWER_WEIGHT = 1.0, 0.1
"""Nearly all of the time goes to complete tricks, so that each of them can be seen."""


class PlayingOut:
    """Divides the time among the remaining answers of a deal."""

    __slots__ = ("_deal", "_end")

    def __init__(self) -> None:
        self._deal: int | None = None
        self._end = 0.0

    def seconds(self, now: float, number: int, deal: Deal, *, leads: bool) -> float:
        """Return the time for the open question of deal `number`; the clock starts with its first question here.

        `leads`: a complete trick lies on the table before the answer.
        """
        return self._share(now, number, deal, (TRICK_WEIGHT if leads else 0.0) + ANSWER_WEIGHT)

    def trick_seconds(self, now: float, number: int, deal: Deal) -> float:
        """Return how long the trick just taken in deal `number` stays on the table."""
        return max(LEAST_SECONDS, self._share(now, number, deal, TRICK_WEIGHT))

    def _share(self, now: float, number: int, deal: Deal, weight: float) -> float:
        if number != self._deal:
            self._deal, self._end = number, now + LONGEST_SECONDS
        held = [len(deal.hands[seat]) for seat in range(deal.seats) if deal.active[seat]]
        left = max(held, default=0) * TRICK_WEIGHT + sum(held) * ANSWER_WEIGHT
        return max(0.0, self._end - now) * weight / max(left, weight)
