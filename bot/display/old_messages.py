"""Public messages whose time is over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.display.tokens import Accesses
from bot.panels.kit.surface import Surface


@dataclass(frozen=True, slots=True, eq=False)
class OldMessage:
    """A message, the short form to which it shrinks, without which it goes, and the tokens that can change it."""

    message: int
    short: Surface | None
    accesses: Accesses


class OldMessages:
    """The public messages of earlier deals, and of earlier runs, that are still to shrink or to go.

    At rest there are none, and nobody need search the channel for more.
    """

    __slots__ = ("_later", "_left", "search_due")

    def __init__(self) -> None:
        self._left: dict[int, OldMessage] = {}
        self._later: set[int] = set()
        self.search_due = False

    @property
    def at_rest(self) -> bool:
        """Whether nothing is left that can be done now."""
        return self.next() is None and not self.search_due

    def next(self) -> OldMessage | None:
        """Give the message whose turn it is."""
        return next((old for message, old in self._left.items() if message not in self._later), None)

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

    def add(
        self, message: int, short: Surface | None = None, accesses: Accesses | None = None, *, later: bool = False
    ) -> None:
        """Have a message shrink, or go; what is known already, a short form and tokens, stays.

        `later` it is left alone until it is added once more, when what is on its way to it has arrived.
        """
        if later:
            self._later.add(message)
        else:
            self._later.discard(message)
        before = self._left.get(message)
        known = before.accesses if before else Accesses()
        self._left[message] = OldMessage(message, short or self.short_form(message), accesses or known)

    def take(self, message: int) -> None:
        """Take a message over from here, to shrink it by other ways."""
        self._left.pop(message, None)
        self._later.discard(message)

    def done(self, old: OldMessage) -> None:
        """Note that a message has shrunk or gone, unless it was added again meanwhile."""
        if self._left.get(old.message) is old:
            del self._left[old.message]
