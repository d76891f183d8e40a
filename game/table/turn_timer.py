"""What happens at a table by itself: time that runs out, computers that answer, pauses that end.

At every moment of a session something waits with an end, or a question stands without a limit because the table wants
it so; that is why no table can freeze.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

from game.core.errors import Refused
from game.core.questions import Question
from game.core.show import view_of
from game.core.view import View
from game.table.deal_cycle import Session
from game.table.journaled import Surroundings
from game.table.ports import Timer
from game.table.state import Seat, TableState

log = logging.getLogger(__name__)
STRIKES = 2


class Timed(Session):
    """A session with its one timer."""

    __slots__ = ("_resting", "_rng", "_timed", "_timer", "_work", "changes", "deadline")

    def __init__(self, state: TableState, version: int, around: Surroundings) -> None:
        super().__init__(state, version, around)
        self.changes = 0
        self.deadline = None
        self._rng = random.Random(state.draw)  # noqa: S311
        self._timer: Timer | None = None
        self._timed: Hashable = None
        self._work: asyncio.Task[None] | None = None
        self._resting = False

    def _set_timer(self) -> None:
        """Set the timer for what waits now; a change that leaves the open question as it is leaves its time as well."""
        seat = self.asked_seat
        timed = (self.state.phase, self.state.deal, self.state.turn_seconds, self._waits_for(seat))
        if timed == self._timed:
            return
        self._timed = timed
        self.deadline = None
        now = self._around.clock.now()
        pace = self._around.pace
        match self.state.phase:
            case "lobby":
                self._wake_at(now + pace.lobby, self._close_lobby)
            case "playing":
                self._time_question(now)
            case "pause":
                self._wake_at(now + pace.pause, self._begin_or_wait)
            case "waiting" if self._can_begin():
                self._wake_at(now + pace.pause, self._begin_or_wait)
            case "waiting":
                self._wake_at(now + pace.waiting, self._give_up_waiting)
            case "over":
                self.rest()

    def _waits_for(self, seat: Seat | None) -> Hashable:
        """Name what the timer belongs to: a question, a pause as a whole, or else the table as it is now."""
        if seat:
            return self.question_number, seat.away
        return None if self.state.phase == "pause" else self.version

    def _time_question(self, now: float) -> None:
        seat = self.asked_seat
        seconds = self.state.turn_seconds
        if seat is None:
            self.rest()
        elif seat.user is None or seat.away:
            self._wake_at(now + self._around.pace.computer, self._computer_answers)
        elif seconds:
            self.deadline = now + seconds
            self._wake_at(now + seconds / 2, self._half_time)
        else:
            self.rest()

    def rest(self) -> None:
        """Stop the timer, because nothing waits."""
        if self._timer:
            self._timer.cancel()
        self._timer = None

    def rest_for_good(self) -> None:
        """Do nothing by oneself any more, because the process ends."""
        self._resting = True
        self.rest()

    def _wake_at(self, when: float, action: Callable[[], Awaitable[None]]) -> None:
        self.rest()
        if self._resting:
            return
        self._timer = self._around.clock.call_at(when, lambda: self._wake(action))

    def _wake(self, action: Callable[[], Awaitable[None]]) -> None:
        self._work = asyncio.get_running_loop().create_task(self._act(self._timed, action))

    async def _act(self, timed: Hashable, action: Callable[[], Awaitable[None]]) -> None:
        """Do what the timer was set for, if nobody was faster; try again later when it cannot be done now."""
        try:
            async with self._turn():
                if timed == self._timed:
                    await action()
        except Refused as refusal:
            if refusal.key != "session-over":
                log.warning("table %s waits: %s", self.id, refusal)
                self._wait_and_try_again()
        except Exception:
            log.exception("table %s: what was due could not be done", self.id)
            self._wait_and_try_again()

    def _wait_and_try_again(self) -> None:
        self._timed = None
        self._wake_at(self._around.clock.now() + self._around.pace.retry, self._try_again)

    async def _try_again(self) -> None:
        self._publish(self._notice())

    async def _close_lobby(self) -> None:
        await self._end("lobby-timeout", self.state)

    async def _give_up_waiting(self) -> None:
        await self._end("too-few-seats", self.state)

    async def _half_time(self) -> None:
        if self.deadline is not None:
            self._wake_at(self.deadline, self._time_is_up)
        self._around.listener.changed(self, "reminder")

    async def _time_is_up(self) -> None:
        """Give the safe answer; twice in a row, and the person is away."""
        seat = self.asked_seat
        if seat is None or self.driver is None or self.driver.question is None:
            return
        strikes = seat.strikes + 1
        missed = seat.model_copy(update={"strikes": strikes, "away": strikes >= STRIKES})
        question = self.driver.question
        state = self.state.with_seat(missed).with_present_host()
        await self._answer(question.write(question.safe), None, state)

    async def _computer_answers(self) -> None:
        driver = self.driver
        if driver is None or driver.question is None:
            return
        answer = self._computers_choice(view_of(driver, driver.seat), driver.question)
        await self._answer(driver.question.write(answer), None, None)

    def _computers_choice(self, view: View, question: Question[Any]) -> Any:
        """Ask the computer player; one that fails, or breaks the rules, gives the safe answer."""
        try:
            answer = self._around.player.choose(view, self._rng)
            if answer in question.answers:
                return answer
            log.error("table %s: the computer chose what is not legal for %s", self.id, question.kind)
        except Exception:
            log.exception("table %s: the computer failed at %s", self.id, question.kind)
        return question.safe
