"""Every complete trick lies before everybody for a while, however fast the game goes on.

What is shown of a table stops at each of its tricks; answers are taken meanwhile, and what they change is shown
afterwards. So a table is ahead of what people see by the time that a trick lies at most, but for answers that come at
once, such as the last card of each hand, which is played without a question.
"""

from __future__ import annotations

from game.table.ports import Notice


class TricksSeen:
    """Which tricks of a deal are still to be seen, the first of which is `lying`; `held` is the notice that waits.

    `shown_at` is when everybody was shown the one that lies (seconds since 1970), 0 before.
    """

    __slots__ = ("_come", "_queue", "deal", "held", "shown_at")

    def __init__(self) -> None:
        self.deal = 0
        self.held: Notice | None = None
        self.shown_at = 0.0
        self._come = 0
        self._queue: list[int] = []

    @property
    def lying(self) -> int:
        """The number of the trick that lies on the table, from 1; 0 for none."""
        return self._queue[0] if self._queue else 0

    @property
    def following(self) -> int:
        """The number of the trick that is to lie there after this one; 0 for none."""
        return self._queue[1] if len(self._queue) > 1 else 0

    def begin(self, deal: int, tricks: int) -> None:
        """Begin with a deal whose first tricks need not be shown."""
        self.deal, self._come, self._queue, self.held = deal, tricks, [], None

    def come(self, tricks: int) -> None:
        """Note how many tricks of the deal are to be seen so far."""
        if not self._queue:
            self.shown_at = 0.0
        self._queue += range(self._come + 1, tricks + 1)
        self._come = max(self._come, tricks)

    def shown(self, lying: int, now: float) -> None:
        """Note that everybody has been shown what lay there when that was begun."""
        if lying == self.lying:
            self.shown_at = self.shown_at or now

    def next(self) -> None:
        """Go on to the next trick."""
        self._queue, self.shown_at = self._queue[1:], 0.0

    def release(self) -> Notice | None:
        """Return the notice that has waited; it waits no longer."""
        notice, self.held = self.held, None
        return notice
