"""Pauses between attempts that fail in a row."""

MOST_DOUBLINGS = 30


class Pauses:
    """Each pause is twice as long as the one before, up to `longest` seconds; `failures` counts them."""

    __slots__ = ("_first", "_longest", "failures")

    def __init__(self, first: float, longest: float) -> None:
        self._first = first
        self._longest = longest
        self.failures = 0

    def next(self, first: float | None = None) -> float:
        """Count a failure, and return the seconds until the next attempt; `first` replaces the usual first pause."""
        pause = (self._first if first is None else first) * 2 ** min(self.failures, MOST_DOUBLINGS)
        self.failures += 1
        return min(pause, self._longest)

    def start_over(self) -> None:
        """Forget the failures, because an attempt went well, or something has changed."""
        self.failures = 0
