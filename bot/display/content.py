"""What a message shows, as far as it is known."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Generic, TypeVar

from bot.interactions.messages import Attached

T = TypeVar("T")


class Content(Generic[T]):
    """What a message shows: `known`, or `None` where nobody knows; and the files `attached` to it for certain.

    Two writes under way at once may reach Discord in either order, and one that failed may have reached it all the
    same. So both are known only after a write that succeeded and was alone from its beginning to its end.
    """

    __slots__ = ("_alone", "_attached", "_known", "_under_way")

    def __init__(self, known: T | None = None, attached: tuple[Attached, ...] = ()) -> None:
        self._known = known
        self._attached = attached
        self._under_way = 0
        self._alone = True

    @property
    def known(self) -> T | None:
        """What is shown for certain."""
        return self._known

    @property
    def under_way(self) -> bool:
        """Whether something is being written."""
        return self._under_way > 0

    @property
    def attached(self) -> tuple[Attached, ...]:
        """The files that the message has for certain, which need not be uploaded again."""
        return () if self._under_way else self._attached

    @contextmanager
    def written(self, shows: T) -> Generator[None]:
        """Write to the message inside, so that it shows `shows`, and note what it `has` then."""
        self._known, self._attached = None, ()
        self._alone = not self._under_way
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
        if self._alone:
            self._known = shows
        else:
            self._attached = ()

    def has(self, attached: tuple[Attached, ...]) -> None:
        """Note, inside a write, the files that the message has after it."""
        self._attached = attached

    def doubt(self) -> None:
        """Note that somebody else has written to the message, or may have."""
        self._known, self._attached, self._alone = None, (), False

    def confirm(self, shows: T) -> None:
        """Note that the message shows this already, unless somebody is writing to it."""
        if not self._under_way:
            self._known = shows
