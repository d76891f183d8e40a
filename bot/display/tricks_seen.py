"""Every complete trick stays on display for a while, however fast the game proceeds.

The display of a table pauses at each of its tricks; answers are accepted meanwhile, and their effects are shown
afterwards. Thus a table is ahead of its display by at most the time for one trick, except for immediate answers such as
the last card of each hand, which is played without a question.
"""

from game.table.ports import Notice


class TricksSeen:
    """The tricks of a deal still to be seen, the first of which is `lying`; `held` is the notice held back.

    `shown_at` is when everyone was shown the current one (seconds since 1970), 0 before.
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
        """The number of the trick on the table, from 1; 0 for none."""
        return self._queue[0] if self._queue else 0

    @property
    def following(self) -> int:
        """The number of the trick to be shown next; 0 for none."""
        return self._queue[1] if len(self._queue) > 1 else 0

    def begin(self, deal: int, tricks: int) -> None:
        """Start a deal whose first `tricks` need not be shown."""
        self.deal, self._come, self._queue, self.held = deal, tricks, [], None

    def come(self, tricks: int) -> None:
        """Record the number of tricks of the deal that are to be seen so far."""
        if tricks < self._come:  # one was taken back
            self._come, self._queue = tricks, [number for number in self._queue if number <= tricks]
        if not self._queue:
            self.shown_at = 0.0
        self._queue += range(self._come + 1, tricks + 1)
        self._come = max(self._come, tricks)

    def shown(self, lying: int, now: float) -> None:
        """Record that everyone has been shown the trick `lying`, if it is still on display."""
        if lying == self.lying:
            self.shown_at = self.shown_at or now

    def next(self) -> None:
        """Move on to the next trick."""
        self._queue, self.shown_at = self._queue[1:], 0.0

    def release(self) -> Notice | None:
        """Return and clear the notice that was held back."""
        notice, self.held = self.held, None
        return notice
