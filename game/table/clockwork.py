"""What happens at a table by itself: time that runs out, computers that answer, pauses that end.

At every moment of a session either a timer is running, or the open question deliberately has no time limit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from game.core.questions import Amount, Choose, Question
from game.core.rulesets import Ruleset
from game.table.computers import Computers
from game.table.deal_cycle import DealCycle
from game.table.journaled import JournaledTable
from game.table.ports import Clock, Pace
from game.table.turn_timer import Deed, TurnTimer

STRIKES_ALONE = 2
"""So many questions in a row may be missed where nobody else waits; where others do, one is too many."""


class Due(NamedTuple):
    """Something that will be done after so many seconds."""

    seconds: float
    deed: Deed


class Clockwork:
    """Sets a table's timer for what waits now, and does what falls due.

    `deadline` is in seconds since 1970, if anything happens by itself: when the open question is answered for the
    person, the next deal begins, or a session ends for which there are too few.
    """

    __slots__ = ("_clock", "_computers", "_cycle", "_pace", "_remind", "_table", "_timer", "deadline")

    def __init__(
        self,
        table: JournaledTable,
        cycle: DealCycle,
        timer: TurnTimer,
        clock: Clock,
        pace: Pace,
        computers: Computers,
        remind: Callable[[], None],
    ) -> None:
        self._table = table
        self._cycle = cycle
        self._timer = timer
        self._clock = clock
        self._pace = pace
        self._computers = computers
        self._remind = remind
        self.deadline: float | None = None

    def wind(self) -> None:
        """Set the timer for what waits now; a change that leaves the open question as it is leaves its time as well."""
        what = self._what_waits()
        if what == self._timer.what:
            return
        self.deadline = None
        self._computers.rest()
        due = self._due()
        if due:
            self._timer.set(what, self._clock.now() + due.seconds, due.deed)
        else:
            self._timer.rest(what)

    def rest(self) -> None:
        """Let nobody think any more, because the process ends."""
        self._computers.rest()

    def _what_waits(self) -> Hashable:
        """Name what the time belongs to: a question, a pause as a whole, or else the table as it is now."""
        table, state, seat = self._table, self._table.state, self._table.asked_seat
        place = state.phase, state.deal, state.turn_seconds
        if seat:
            return *place, table.question_number, seat.away
        return (*place, state.pace) if state.phase == "pause" else (*place, table.version)

    @property
    def _pace_now(self) -> Pace:
        return self._pace.at(self._table.state.pace)

    def _due(self) -> Due | None:
        pace = self._pace_now
        match self._table.state.phase:
            case "lobby":
                return Due(pace.lobby, self._close_lobby)
            case "playing":
                return self._question_due()
            case "pause":
                return self._counted_down(pace.pause, self._cycle.begin_or_wait)
            case "waiting" if self._cycle.can_begin:
                return self._counted_down(pace.pause, self._cycle.begin_or_wait)
            case "waiting":
                return self._counted_down(pace.waiting, self._give_up_waiting)
            case "over":
                return None

    def _counted_down(self, seconds: float, deed: Deed) -> Due:
        self.deadline = self._clock.now() + seconds
        return Due(seconds, deed)

    def _question_due(self) -> Due | None:
        seat, driver, seconds = self._table.asked_seat, self._table.driver, self._table.state.turn_seconds
        if seat is None or driver is None:
            return None
        if seat.user is None or seat.away:
            self._computers.think(driver, self._table.state.playing[driver.seat])
            return Due(self._thinking, self._computer_answers)
        if not seconds:
            return None
        self.deadline = self._clock.now() + seconds
        return Due(seconds / 2, self._half_time)

    @property
    def _thinking(self) -> float:
        """How long a computer seems to think; before it leads, the last trick lies on the table for a while."""
        driver = self._table.driver
        leads = driver is not None and driver.deal.tricks and not driver.deal.trick
        pace = self._pace_now
        return max(pace.trick, pace.computer) if leads else pace.computer

    async def _close_lobby(self) -> None:
        await self._cycle.end("lobby-timeout")

    async def _give_up_waiting(self) -> None:
        await self._cycle.end("too-few-seats")

    async def _half_time(self) -> None:
        if self.deadline is not None:
            self._timer.set(self._timer.what, self.deadline, self._time_is_up)
        self._remind()

    async def _time_is_up(self) -> None:
        """Give the safe answer; whoever lets others wait is away, and whoever is alone the next time."""
        driver, seat = self._table.driver, self._table.asked_seat
        if seat is None or driver is None or driver.question is None:
            return
        strikes = seat.strikes + 1
        others_wait = any(other.id != seat.id for other in self._table.state.people)
        away = others_wait or strikes >= STRIKES_ALONE
        missed = seat.model_copy(update={"strikes": strikes, "away": away})
        state = self._table.state.with_seat(missed).with_present_host()
        await self._cycle.answer(driver.question.safe, None, state)

    async def _computer_answers(self) -> None:
        driver, seat = self._table.driver, self._table.asked_seat
        if driver is None or driver.question is None or seat is None:
            return
        answer = driver.question.safe
        if seat.user is None or not stakes_something(driver.question, self._table.ruleset):
            answer = await self._computers.answer(driver, self._table.id)
        await self._cycle.answer(answer, None)


def stakes_something(question: Question[Any], ruleset: Ruleset[Any]) -> bool:
    """Tell whether an answer may stake what nobody but the person may: anything that is not card play."""
    return isinstance(question, Choose | Amount) and question.kind not in ruleset.card_play
