"""A table's timer in isolation: due actions run in a turn; failing ones are retried, but not for ever."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from game.core.errors import Refused
from game.table.ports import Timings
from game.table.turn_timer import TROUBLE, Helpers, TurnTimer
from tests.clock import HandClock


class Bench:
    """A timer on a manually advanced clock; `refuses` is why no turn can be had."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.done: list[str] = []
        self.refuses = ""
        self.lock = asyncio.Lock()
        helpers = Helpers(self.turn, self.again, self.give_up, lambda: self.done.append("retried"))
        self.timer = TurnTimer("t", self.clock, Timings(retry=5, longest_retry=20, most_tries=3), helpers)

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        async with self.lock:
            if self.refuses:
                raise Refused(self.refuses)
            yield

    async def again(self) -> None:
        """Do nothing: every retry is refused before it gets here."""

    async def give_up(self) -> None:
        self.done.append("give up")

    async def action(self) -> None:
        self.done.append("action")

    async def faulty(self) -> None:
        raise Refused(TROUBLE)

    async def wait(self, seconds: float) -> None:
        until = self.clock.time + seconds
        while (waiting := self.clock.waiting) and waiting[0].when <= until:
            self.clock.fire(waiting[0])
            assert self.timer.work
            await self.timer.work
        self.clock.time = until

    @property
    def pause(self) -> float:
        (waiting,) = self.clock.waiting
        return waiting.when - self.clock.time


async def test_an_action_cancelled_while_waiting_for_the_lock_is_not_run() -> None:
    bench = Bench()
    bench.timer.set("question", bench.clock.time + 10, bench.action)
    async with bench.lock:
        (waiting,) = bench.clock.waiting
        bench.clock.fire(waiting)
        await asyncio.sleep(0)
        bench.timer.rest("answered")
    assert bench.timer.work
    await bench.timer.work
    assert bench.done == []


async def test_a_timer_stopped_for_good_cannot_be_set() -> None:
    bench = Bench()
    bench.timer.rest_for_good()
    bench.timer.set("question", bench.clock.time + 10, bench.action)
    assert bench.clock.waiting == []


async def falls_due(bench: Bench) -> None:
    """Let an action that fails come due once."""
    bench.timer.set("question", bench.clock.time, bench.faulty)
    await bench.wait(0)


async def test_a_failed_attempt_to_give_up_is_retried_later() -> None:
    bench = Bench()
    for _ in range(2):
        await falls_due(bench)
    bench.refuses = TROUBLE
    await falls_due(bench)
    assert bench.pause == 20
    bench.refuses = ""
    await falls_due(bench)
    assert bench.done[-1] == "give up"


async def test_a_refusal_in_between_is_not_a_failure() -> None:
    bench = Bench()
    for _ in range(3):
        await falls_due(bench)
        bench.refuses = "database-refuses"
        await falls_due(bench)
        bench.refuses = ""
    assert "give up" not in bench.done


async def test_nothing_is_retried_once_the_session_is_over() -> None:
    bench = Bench()
    bench.refuses = "session-over"
    bench.timer.set("question", bench.clock.time, bench.action)
    await bench.wait(0)
    assert (bench.done, bench.clock.waiting) == ([], [])
