"""The calls that count towards Discord's limit for the whole bot: one after the other, whoever needs it most first.

Discord counts fifty calls a second by the bot's own right, whatever they are for; answers to presses, and what is
written by their tokens, are free. Who sends more is refused, and whoever is refused often is shut out. So calls wait
here before they go out. As many as come at once go at once, a few; the others in the order of when they are due.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

USUAL: Final = 45
"""The calls a second for which the next two numbers are meant; whoever may make fewer has a part of them."""
AT_ONCE: Final = 2
"""How many calls may go at the same moment after the first; with those of a second they are fewer than fifty."""
MOST_IN_A_SECOND: Final = 47
A_SECOND: Final = 1.1
"""What Discord counts as a second, with what the way there may take from it."""
FREE_ROUTES: Final = ("/webhooks/", "/interactions/")
Due = Callable[[], float]
"""Tells until when a call should go, on the budget's clock; of those that wait, the least goes first."""


class CallBudget:
    """Lets through `rate` calls a second, any number for 0; `waited` takes the seconds that each had to wait."""

    def __init__(
        self,
        rate: float = 0,
        waited: Callable[[float], None] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._at_once = AT_ONCE * min(1.0, rate / USUAL)
        self._waited = waited
        self._clock = clock
        self._free_at = clock()
        self._went: deque[float] = deque(maxlen=max(1, round(MOST_IN_A_SECOND * rate / USUAL)))
        self._line: dict[Callable[[], None], tuple[float, Due]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Tell the time on the budget's clock, in seconds."""
        return self._clock()

    def take_now(self) -> bool:
        """Take a call if there is one left and nobody waits."""
        return not self._line and self._take()

    def stand_in_line(self, granted: Callable[[], None], due: Due) -> None:
        """Wait for a call without standing still: `granted` is called, once, when it may go."""
        self._line[granted] = self._clock(), due
        self._plan()

    def leave_line(self, granted: Callable[[], None]) -> None:
        """Want no call any more."""
        self._line.pop(granted, None)

    async def take(self, due: Due | None = None) -> None:
        """Wait until a call may go; one without a time is due at once."""
        if self.take_now():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        now = self._clock()

        def granted() -> None:
            if not turn.done():
                turn.set_result(None)

        self.stand_in_line(granted, due or (lambda: now))
        try:
            await turn
        finally:
            self.leave_line(granted)

    async def before_the_wire(self) -> None:
        """Wait where calls that were let through one by one have met on their way, as in a process that is busy."""
        now = self._clock()
        full = self._rate and len(self._went) == self._went.maxlen
        when = max(now, self._went[0] + A_SECOND) if full else now
        self._went.append(when)
        if when > now:
            await asyncio.sleep(when - now)

    def hold(self, seconds: float) -> None:
        """Let nothing through for so long, because Discord has refused a call."""
        if self._rate:
            self._free_at = max(self._free_at, self._clock() + seconds + self._at_once / self._rate)

    def _take(self) -> bool:
        if not self._rate:
            return True
        now = self._clock()
        if self._free_at > now:
            return False
        self._free_at = max(self._free_at, now - self._at_once / self._rate) + 1 / self._rate
        return True

    def _plan(self) -> None:
        if self._line and self._timer is None:
            delay = max(0.0, self._free_at - self._clock())
            self._timer = asyncio.get_running_loop().call_later(delay, self._grant)

    def _grant(self) -> None:
        self._timer = None
        while self._line and self._take():
            granted = min(self._line, key=lambda each: self._line[each][1]())
            since, _ = self._line.pop(granted)
            self._waited(self._clock() - since)
            granted()
        self._plan()

    # calls of the library

    def gate(self, trace: aiohttp.TraceConfig, api: str) -> aiohttp.TraceConfig:
        """Let the library's own calls to the API at an address wait here too, before they go out."""

        async def before(_session: object, _context: SimpleNamespace, started: aiohttp.TraceRequestStartParams) -> None:
            address = str(started.url)
            if address.startswith(api) and not any(route in address for route in FREE_ROUTES):
                await self.take()
                await self.before_the_wire()

        trace.on_request_start.append(before)
        return trace


class Turn:
    """A table's place in the line: a round that needs a call and has none goes on without it, and comes back.

    `wake` is called when the call may go. Asked again with a lesser `need`, it stands further ahead.
    """

    __slots__ = ("_granted", "_need", "_since", "wake")

    def __init__(self) -> None:
        self._granted = False
        self._need: Callable[[], float] | None = None
        self._since = 0.0
        self.wake: Callable[[], None] = lambda: None

    @property
    def waits(self) -> bool:
        """Whether it stands in the line."""
        return self._need is not None

    def comes(self, budget: CallBudget, need: Callable[[], float]) -> bool:
        """Tell whether a call may go now, and take it; else stand in the line, `need` seconds behind who has none."""
        if self._granted:
            self._granted = False
            return True
        if self._need is not None:
            self._need = min(self._need, need, key=lambda each: each())
            return False
        if budget.take_now():
            return True
        self._need, self._since = need, budget.now()
        budget.stand_in_line(self._grant, self._due)
        return False

    def drop(self) -> None:
        """Use no call that was granted after all."""
        self._granted = False

    def _due(self) -> float:
        return self._since + (self._need() if self._need else 0)

    def _grant(self) -> None:
        self._need, self._granted = None, True
        self.wake()
