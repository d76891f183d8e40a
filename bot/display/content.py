"""What a message shows, as far as it is known."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Content(Generic[T]):
    """What a message shows: `known`, or `None` where nobody knows.

    Two writes under way at once may reach Discord in either order, and one that failed may have reached it all the
    same. So it is known only after a write that succeeded and was alone from its beginning to its end.
    """

    __slots__ = ("_alone", "_known", "_under_way")

    def __init__(self, known: T | None = None) -> None:
        self._known = known
        self._under_way = 0
        self._alone = True

    @property
    def known(self) -> T | None:
        """What is shown for certain."""
        return self._known

    @contextmanager
    def written(self, shows: T) -> Generator[None]:
        """Write to the message inside, so that it shows `shows`."""
        self._known = None
        self._alone = not self._under_way
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
        if self._alone:
            self._known = shows

    def doubt(self) -> None:
        """Note that somebody else has written to the message, or may have."""
        self._known, self._alone = None, False

    def confirm(self, shows: T) -> None:
        """Note that the message shows this already, unless somebody is writing to it."""
        if not self._under_way:
            self._known = shows
