"""When the player to act is called over days: at once, unless they are looking, and not in the quiet hours."""

from typing import Final

from bot.discord_io.request_budget import Turn
from bot.display.display_services import DisplayServices
from bot.display.last_presses import LastPresses
from bot.display.reminder import Calling, Question, Reminder
from bot.preferences import NO_DIGEST
from game.table.table import Table

LOOKING_SECONDS: Final = 300.0
"""How long after a press a person needs no call."""


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
