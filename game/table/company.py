"""Those around a table: who watches, who waits for a seat, who was invited, and what is called across it.

Nothing of it is part of the game. It is not written, so a process that begins anew knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.core.errors import Refused
from game.table.ports import Clock
from game.table.state import TableState

PHRASES: Final = ("in", "oha", "well-played", "ouch", "come-on", "thanks")
"""What can be called across a table, by its key in the texts (`reaction-<key>`)."""
HEARD_SECONDS: Final = 8.0
AGAIN_SECONDS: Final = 5.0
SPACING_SECONDS: Final = 2.0
"""So many seconds lie between two tellings of what was called: what comes sooner is told together."""
INVITED_SECONDS: Final = 600.0
MOST_INVITED: Final = 10


class Watcher(NamedTuple):
    """Somebody who watches; with `waits` they want to know when a seat is free."""

    user: int
    name: str
    waits: bool = False


class Called(NamedTuple):
    """What somebody has called across the table; it is heard until a time, in seconds since 1970."""

    user: int
    name: str
    phrase: str
    until: float


class Company:
    """The company of one table; `tell` is called when something of it is to be shown."""

    __slots__ = ("_calls", "_clock", "_invited", "_state", "_tell", "_telling", "_told_at", "_watchers")

    def __init__(self, clock: Clock, state: Callable[[], TableState], tell: Callable[[], None]) -> None:
        self._clock = clock
        self._state = state
        self._tell = tell
        self._watchers: dict[int, Watcher] = {}
        self._invited: dict[int, float] = {}
        self._calls: dict[int, Called] = {}
        self._told_at = 0.0
        self._telling = False

    # watching

    @property
    def watchers(self) -> Sequence[Watcher]:
        """Everybody who watches; whoever sits down does not any more."""
        state = self._state()
        return [watcher for user, watcher in self._watchers.items() if state.seat_of(user) is None]

    def watcher(self, user: int) -> Watcher | None:
        """Find somebody among those who watch."""
        return next((watcher for watcher in self.watchers if watcher.user == user), None)

    def watch(self, user: int, name: str, *, waits: bool = False) -> None:
        """Begin to watch, or to wait for a seat; raises `Refused("already-at-table")`, `Refused("session-over")`."""
        self._refuse_when_over()
        if self._state().seat_of(user):
            raise Refused("already-at-table")
        self._watchers[user] = Watcher(user, name, waits)
        self._tell()

    def look_away(self, user: int) -> None:
        """Watch no more."""
        self._refuse_when_over()
        if self._watchers.pop(user, None):
            self._tell()

    def called_to_seat(self) -> Sequence[Watcher]:
        """Give those who wait for a seat, once: they are told now."""
        waiting = [watcher for watcher in self.watchers if watcher.waits]
        self._watchers |= {watcher.user: watcher._replace(waits=False) for watcher in waiting}
        return waiting

    # inviting

    def note_invitation(self, guest: int) -> None:
        """Note that somebody is invited; refuses to call the same person, or ever more people, again too soon."""
        now = self._clock.now()
        self._invited = {user: until for user, until in self._invited.items() if until > now}
        if guest in self._invited:
            raise Refused("invited-already")
        if len(self._invited) >= MOST_INVITED:
            raise Refused("invited-many")
        self._invited[guest] = now + INVITED_SECONDS

    # calling something across the table

    @property
    def heard(self) -> Sequence[Called]:
        """What was called a moment ago, the latest last."""
        now = self._clock.now()
        return [called for called in self._calls.values() if called.until > now]

    def call(self, user: int, phrase: str) -> None:
        """Call something across the table, as somebody who sits there or watches.

        Raises `Refused`: `reactions-off`, `no-such-answer`, `reaction-from-afar`, `reaction-too-soon`.
        """
        self._refuse_when_over()
        state, now = self._state(), self._clock.now()
        if not state.reactions:
            raise Refused("reactions-off")
        if phrase not in PHRASES:
            raise Refused("no-such-answer", answer=phrase[:50])
        who = state.seat_of(user) or self.watcher(user)
        if who is None:
            raise Refused("reaction-from-afar")
        before = self._calls.pop(user, None)
        if before and before.until - HEARD_SECONDS + AGAIN_SECONDS > now:
            self._calls[user] = before
            raise Refused("reaction-too-soon")
        self._calls[user] = Called(user, who.name, phrase, now + HEARD_SECONDS)
        self._clock.call_at(now + HEARD_SECONDS, self._tell_soon)
        self._tell_soon()

    def _tell_soon(self) -> None:
        """Tell at once, or together with what else is called until the next telling is due."""
        due = self._told_at + SPACING_SECONDS
        if self._telling:
            return
        if due <= self._clock.now():
            self._tell_now()
        else:
            self._telling = True
            self._clock.call_at(due, self._tell_now)

    def _tell_now(self) -> None:
        self._telling = False
        self._told_at = self._clock.now()
        if self._state().phase != "over":
            self._tell()

    def _refuse_when_over(self) -> None:
        if self._state().phase == "over":
            raise Refused("session-over")
