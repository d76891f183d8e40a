"""Messages that mention people, because edits notify no one: the player to act, and those who are called to a table."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from bot.discord_io.message import Message
from bot.discord_io.request_budget import Turn
from bot.display.display_services import DisplayServices
from bot.display.last_presses import LastPresses
from bot.preferences import NO_DIGEST
from game.table.state import TableState
from game.table.table import Table

Question = tuple[int, int]
"""The number of a deal and of a question in it."""
Why = Literal["invited", "seat", "role"]

LOOKING_SECONDS: Final = 300.0
"""How long after a press a person needs no call."""


class Calling(StrEnum):
    """Whether a person is due to be called, has been called, or was called for a question that is now closed."""

    QUIET = "quiet"
    DUE = "due"
    CALLED = "called"
    OUTDATED = "outdated"


class Reminder:
    """The call for the current `question`; one that stands is `called_for` one, and at rest only while that is open.

    Over days the next one comes `at` a time by the steady clock, 0 while none is to come.
    """

    def __init__(self, table: Table, shared: DisplayServices, presses: LastPresses, turn: Turn) -> None:
        self._table = table
        self._shared = shared
        self._presses = presses
        self._turn = turn
        self.at = 0.0
        self.message: Message | None = None
        self.question: Question | None = None
        self._wanted_for: Question | None = None
        self.called_for: Question | None = None

    @property
    def state(self) -> Calling:
        """The state of the call."""
        if self.message is not None:
            return Calling.CALLED if self.called_for == self.question else Calling.OUTDATED
        wanted = self.question is not None and self._wanted_for == self.question
        return Calling.DUE if wanted else Calling.QUIET

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to do."""
        return self.state in {Calling.QUIET, Calling.CALLED}

    def want(self) -> None:
        """Request a call to the player to act, once per question."""
        self._wanted_for = self.question

    def decline(self) -> None:
        """Call no one for the current question: its player has turned calls off, or Discord forbids them."""
        self._wanted_for = None

    def called(self, message: Message, question: Question | None) -> None:
        """Record the message that calls a person for a question."""
        self.message, self.called_for = message, question

    def choose_time(self) -> None:
        """Have the person who is asked called in time, unless they have been, or are called once a day."""
        self.at = 0.0
        awaited, question, now = self._table.awaited, self.question, self._shared.now()
        if question is None or awaited is None or self.state is Calling.CALLED:
            return
        if self._shared.preferences.person(awaited).digest != NO_DIGEST:
            return
        clock, quiet = self._shared.sender.clock, self._table.state.terms.quiet_hours
        when = max(now, self._presses.last(awaited) + LOOKING_SECONDS) + clock.ahead
        when = (quiet.wakes(when) if quiet else when) - clock.ahead
        if when <= now:
            self.want()
        else:
            self.at = when
            clock.call_at(when, lambda: self._come(question))

    def _come(self, question: Question) -> None:
        if question == self.question and self.state is not Calling.CALLED:
            self.choose_time()
            self._turn.wake()


@dataclass(frozen=True, slots=True, eq=False)
class Invitation:
    """The recipients of an invitation: people by their ids, or a role by its id."""

    why: Why
    people: tuple[int, ...] = ()
    role: int = 0

    def holds(self, state: TableState, *, room: bool) -> bool:
        """Whether it is still useful: one of the people is not here yet, and there is a free seat."""
        if state.phase == "over":
            return False
        if self.why == "role":
            return state.phase == "lobby"
        return room and any(state.seat_of(user) is None for user in self.people)


class Invitations:
    """The invitations of one table: at rest, all pending ones are posted and the outdated ones are deleted."""

    __slots__ = ("_standing", "_wanted")

    def __init__(self) -> None:
        self._wanted: list[Invitation] = []
        self._standing: dict[Message, Invitation] = {}

    @property
    def at_rest(self) -> bool:
        """Whether nothing is left to post."""
        return not self._wanted

    def want(self, invitation: Invitation) -> None:
        """Queue an invitation to be posted."""
        self._wanted.append(invitation)

    def next(self) -> Invitation | None:
        """Return the next one to post."""
        return next(iter(self._wanted), None)

    def drop(self, invitation: Invitation) -> None:
        """Remove one from the queue: it was posted, is outdated, or was refused by Discord."""
        self._wanted = [each for each in self._wanted if each is not invitation]

    def stands(self, message: Message, invitation: Invitation) -> None:
        """Record the message of a posted invitation."""
        self.drop(invitation)
        self._standing[message] = invitation

    def settled(self, state: TableState, *, room: bool) -> Iterator[Message]:
        """Forget outdated invitations, and yield their messages."""
        self._wanted = [each for each in self._wanted if each.holds(state, room=room)]
        for message, invitation in list(self._standing.items()):
            if not invitation.holds(state, room=room):
                del self._standing[message]
                yield message
