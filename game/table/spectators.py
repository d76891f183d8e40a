"""The people around a table: spectators, people waiting for a seat, invitations, and everybody's reactions.

None of this is part of the game or stored; a restart clears it.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.core.errors import Refused
from game.table.ports import Clock
from game.table.state import TableState

REACTIONS: Final = ("in", "oha", "well-played", "ouch", "come-on", "thanks")
"""The available reactions, by their keys in the texts (`reaction-<key>`)."""
SHOWN_SECONDS: Final = 8.0
AGAIN_SECONDS: Final = 5.0
"""Seconds until the same person may react again."""
SPACING_SECONDS: Final = 2.0
"""Seconds between two notices of reactions; reactions in between are shown together."""
INVITED_SECONDS: Final = 600.0
MOST_INVITED: Final = 10


class Watcher(NamedTuple):
    """A spectator; with `waits` they are notified of a free seat."""

    user: int
    name: str
    waits: bool = False


class Reaction(NamedTuple):
    """A person's reaction, one of `REACTIONS`, at a time in seconds since 1970."""

    user: int
    name: str
    what: str
    at: float


class Spectators:
    """The people around one table; `notify` is called when their display changes."""

    __slots__ = ("_clock", "_invited", "_notice_due", "_notified_at", "_notify", "_reactions", "_state", "_watchers")

    def __init__(self, clock: Clock, state: Callable[[], TableState], notify: Callable[[], None]) -> None:
        self._clock = clock
        self._state = state
        self._notify = notify
        self._watchers: dict[int, Watcher] = {}
        self._invited: dict[int, float] = {}
        self._reactions: dict[int, Reaction] = {}
        self._notified_at = 0.0
        self._notice_due = False

    # watching

    @property
    def watchers(self) -> Sequence[Watcher]:
        """All spectators who have not sat down since."""
        state = self._state()
        return [watcher for user, watcher in self._watchers.items() if state.seat_of(user) is None]

    def watcher(self, user: int) -> Watcher | None:
        """Find a person among the spectators."""
        return next((watcher for watcher in self.watchers if watcher.user == user), None)

    def watch(self, user: int, name: str, *, waits: bool = False) -> None:
        """Begin to watch, or to wait for a seat; raises `Refused("already-at-table")`, `Refused("session-over")`."""
        self._refuse_when_over()
        if self._state().seat_of(user):
            raise Refused("already-at-table")
        self._watchers[user] = Watcher(user, name, waits)
        self._notify()

    def look_away(self, user: int) -> None:
        """Stop watching; raises `Refused("session-over")`."""
        self._refuse_when_over()
        if self._watchers.pop(user, None):
            self._notify()

    def called_to_seat(self) -> Sequence[Watcher]:
        """Return the people to notify of a free seat; they no longer wait after this."""
        waiting = [watcher for watcher in self.watchers if watcher.waits]
        self._watchers |= {watcher.user: watcher._replace(waits=False) for watcher in waiting}
        return waiting

    # inviting

    def note_invitation(self, guest: int) -> None:
        """Record an invitation; raises `Refused`: `invited-already`, or `invited-many` beyond `MOST_INVITED`."""
        now = self._clock.now()
        self._invited = {user: until for user, until in self._invited.items() if until > now}
        if guest in self._invited:
            raise Refused("invited-already")
        if len(self._invited) >= MOST_INVITED:
            raise Refused("invited-many")
        self._invited[guest] = now + INVITED_SECONDS

    # reactions

    @property
    def recent_reactions(self) -> tuple[Reaction, ...]:
        """The reactions to display, the latest last."""
        return tuple(self._reactions.values())

    def react(self, user: int, what: str) -> None:
        """React, as a person who sits here or watches.

        Raises `Refused`: `session-over`, `reactions-off`, `no-such-answer`, `reaction-from-afar`, `reaction-too-soon`.
        """
        self._refuse_when_over()
        state, now = self._state(), self._clock.now()
        if not state.terms.reactions:
            raise Refused("reactions-off")
        if what not in REACTIONS:
            raise Refused("no-such-answer", answer=what[:50])
        person = state.seat_of(user) or self.watcher(user)
        if person is None:
            raise Refused("reaction-from-afar")
        before = self._reactions.get(user)
        if before and before.at + AGAIN_SECONDS > now:
            raise Refused("reaction-too-soon")
        self._reactions.pop(user, None)
        self._reactions[user] = reaction = Reaction(user, person.name, what, now)
        self._clock.call_at(now + SHOWN_SECONDS, lambda: self._fade(reaction))
        self._notify_soon()

    def _fade(self, reaction: Reaction) -> None:
        """Remove a reaction, regardless of timer precision, unless the person has made another one since."""
        if self._reactions.get(reaction.user) is reaction:
            del self._reactions[reaction.user]
            self._notify_soon()

    def _notify_soon(self) -> None:
        """Announce now, or together with other reactions when the next notice is due."""
        due = self._notified_at + SPACING_SECONDS
        if self._notice_due:
            return
        if due <= self._clock.now():
            self._notify_now()
        else:
            self._notice_due = True
            self._clock.call_at(due, self._notify_now)

    def _notify_now(self) -> None:
        self._notice_due = False
        self._notified_at = self._clock.now()
        if self._state().phase != "over":
            self._notify()

    def _refuse_when_over(self) -> None:
        if self._state().phase == "over":
            raise Refused("session-over")
