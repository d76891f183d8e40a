"""Public messages whose time is over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.panels.kit.surface import Surface


@dataclass(frozen=True, slots=True, eq=False)
class OldMessage:
    """A message, and the short form to which it shrinks; without one it goes."""

    message: int
    short: Surface | None


class OldMessages:
    """The public messages of earlier deals, and of earlier runs, that are still to shrink or to go.

    At rest there are none, and nobody need search the channel for more.
    """

    __slots__ = ("_left", "search_due")

    def __init__(self) -> None:
        self._left: dict[int, OldMessage] = {}
        self.search_due = False

    @property
    def at_rest(self) -> bool:
        """Whether nothing is left to be done."""
        return not self._left and not self.search_due

    def next(self) -> OldMessage | None:
        """Give the message whose turn it is."""
        return next(iter(self._left.values()), None)

    def short_form(self, message: int) -> Surface | None:
        """Give what a message is to shrink to; `None` for any other message."""
        old = self._left.get(message)
        return old.short if old else None

    def search(self) -> None:
        """Have the channel searched for messages that a killed run has left there."""
        self.search_due = True

    def searched(self) -> None:
        """Note that the channel has been searched."""
        self.search_due = False

    def add(self, message: int, short: Surface | None = None) -> None:
        """Have a message shrink, or go; a short form that is known stays."""
        self._left[message] = OldMessage(message, short or self.short_form(message))

    def take(self, message: int) -> None:
        """Take a message over from here, to shrink it by other ways."""
        self._left.pop(message, None)

    def done(self, old: OldMessage) -> None:
        """Note that a message has shrunk or gone, unless it was added again meanwhile."""
        if self._left.get(old.message) is old:
            del self._left[old.message]
