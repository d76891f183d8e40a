"""Notifies the player to act by a message that mentions them, because edits notify no one; and when that is due."""

from enum import StrEnum
from typing import Final

from bot.discord_io.message import Message
from bot.discord_io.request_budget import Turn
from bot.display.display_services import DisplayServices
from bot.display.last_presses import LastPresses
from bot.preferences import NO_DIGEST
from game.table.table import Table

Question = tuple[int, int]
"""The number of a deal and of a question in it."""

LOOKING_SECONDS: Final = 300.0
"""How long after a press a person needs no call."""


class Calling(StrEnum):
    """Whether a person is due to be called, has been called, or was called for a question that is now closed."""

    QUIET = "quiet"
    DUE = "due"
    CALLED = "called"
    OUTDATED = "outdated"


class Reminder:
    """The call for the current `question`; one that stands is `called_for` one, and at rest only while that is open."""

    __slots__ = ("_wanted_for", "called_for", "message", "question")

    def __init__(self) -> None:
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

    def asked(self, question: Question | None) -> None:
        """Record the current question, `None` for none."""
        self.question = question

    def want(self) -> None:
        """Request a call to the player to act, once per question."""
        self._wanted_for = self.question

    def decline(self) -> None:
        """Call no one for the current question: its player has turned calls off, or Discord forbids them."""
        self._wanted_for = None

    def called(self, message: Message, question: Question | None) -> None:
        """Record the message that calls a person for a question."""
        self.message, self.called_for = message, question

    def gone(self) -> None:
        """Record that the message is gone."""
        self.message = self.called_for = None


class CallTime:
    """The time of a table's next call, by the steady clock: `at`, 0 while none is to come."""

    def __init__(
        self,
        table: Table,
        shared: DisplayServices,
        reminder: Reminder,
        presses: LastPresses,
        turn: Turn,
    ) -> None:
        self.at = 0.0
        self._table = table
        self._shared = shared
        self._reminder = reminder
        self._presses = presses
        self._turn = turn

    def choose(self) -> None:
        """Have the person who is asked called in time, unless they have been, or are called once a day."""
        self.at = 0.0
        awaited, question, now = self._table.awaited, self._reminder.question, self._shared.now()
        if question is None or awaited is None or self._reminder.state is Calling.CALLED:
            return
        if self._shared.preferences.person(awaited).digest != NO_DIGEST:
            return
        clock, quiet = self._shared.sender.clock, self._table.state.terms.quiet_hours
        when = max(now, self._presses.last(awaited) + LOOKING_SECONDS) + clock.ahead
        when = (quiet.wakes(when) if quiet else when) - clock.ahead
        if when <= now:
            self._reminder.want()
        else:
            self.at = when
            clock.call_at(when, lambda: self._come(question))

    def _come(self, question: Question) -> None:
        if question == self._reminder.question and self._reminder.state is not Calling.CALLED:
            self.choose()
            self._turn.wake()
