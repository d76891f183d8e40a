"""Paces the requests that count towards Discord's global rate limit, most urgent first.

Discord allows a bot fifty requests a second; answers to interactions, and edits by their tokens, do not count. A bot
that exceeds the limit gets HTTP 429, and one that gets many of those is banned for a while. So requests queue here
before they are sent: a short burst passes at once, the rest in order of their due time.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Final

import aiohttp

from game.table.ports import Clock, Timer

USUAL: Final = 45
"""The rate, in requests per second, for which the next two constants are tuned; a lower rate scales them down."""
AT_ONCE: Final = 2
"""The burst: extra requests allowed at the same moment. Together with a second's requests they stay below fifty."""
MOST_IN_A_SECOND: Final = 47
A_SECOND: Final = 1.1
"""A second as Discord measures it, with a margin for network latency."""
NEVER: Final = float("inf")
FREE_ROUTES: Final = ("/webhooks/", "/interactions/")
Granted = Callable[[], None]


class Throttle:
    """Lets through `rate` things a second and `at_once` more at the same moment, or any number if the rate is 0.

    Nothing waits for longer than `longest` seconds; `waited` learns the seconds of whatever had to wait.
    """

    def __init__(
        self,
        clock: Clock,
        rate: float,
        at_once: float,
        *,
        longest: float = NEVER,
        waited: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._clock = clock
        self._rate = rate
        self._at_once = at_once
        self._longest = longest
        self._waited = waited
        self._free_at = 0.0
        self._waiting: dict[Granted, tuple[float, int]] = {}
        self._line: list[tuple[float, int, Granted]] = []
        self._numbers = count()
        self._timer: Timer | None = None

    @property
    def waiting(self) -> int:
        """How many things wait."""
        return len(self._waiting)

    def now(self) -> float:
        """Return the time by which it goes, in seconds."""
        return self._clock.now()

    def take_now(self) -> bool:
        """Take one if it may be had now and nothing waits; return whether."""
        return not self._waiting and self._take()

    def queue(self, granted: Granted, due: float) -> None:
        """Call `granted` once it is its turn; the smallest `due`, a time of its clock, goes first.

        Queueing again moves an entry to its new place.
        """
        since, _ = self._waiting.get(granted, (self.now(), 0))
        number = next(self._numbers)
        self._waiting[granted] = since, number
        heappush(self._line, (due, number, granted))
        self._plan()

    def leave(self, granted: Granted) -> None:
        """Leave the queue; a no-op if not queued."""
        self._waiting.pop(granted, None)

    def _take(self) -> bool:
        if not self._rate:
            return True
        now = self.now()
        if self._free_at > now:
            return False
        self._free_at = max(self._free_at, now - self._at_once / self._rate) + 1 / self._rate
        return True

    def _plan(self) -> None:
        if self._timer is None and (first := self._first):
            since, _ = self._waiting[first]
            self._timer = self._clock.call_at(min(self._free_at, since + self._longest), self._grant)

    def _grant(self) -> None:
        """Let through whatever may go now, and whatever has waited for too long."""
        self._timer = None
        while first := self._first:
            since, _ = self._waiting[first]
            if not self._take() and self.now() < since + self._longest:
                break
            del self._waiting[first]
            self._waited(self.now() - since)
            first()
        self._plan()

    @property
    def _first(self) -> Granted | None:
        """The most urgent entry, having dropped abandoned places."""
        while self._line:
            _, number, granted = self._line[0]
            if self._waiting.get(granted, (0.0, -1))[1] == number:
                return granted
            heappop(self._line)
        return None


class RequestBudget(Throttle):
    """Lets through `rate` requests a second, or any number if it is 0; `waited` learns each one's wait in seconds."""

    def __init__(self, clock: Clock, rate: float = 0, waited: Callable[[float], None] = lambda _: None) -> None:
        super().__init__(clock, rate, AT_ONCE * min(1.0, rate / USUAL), waited=waited)
        self._free_at = clock.now()
        self._went: deque[float] = deque(maxlen=max(1, round(MOST_IN_A_SECOND * rate / USUAL)))

    async def take(self) -> None:
        """Wait until a request that is due now may be sent."""
        if self.take_now():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def granted() -> None:
            if not turn.done():
                turn.set_result(None)

        self.queue(granted, self.now())
        try:
            await turn
        finally:
            self.leave(granted)

    async def before_the_wire(self) -> None:
        """Spread out requests that were granted one by one but have bunched up in a busy process."""
        now = self.now()
        full = self._rate and len(self._went) == self._went.maxlen
        when = max(now, self._went[0] + A_SECOND) if full else now
        self._went.append(when)
        if when > now:
            await asyncio.sleep(when - now)

    def hold(self, seconds: float) -> None:
        """Let nothing through for some seconds, because Discord has refused a request."""
        if self._rate:
            self._free_at = max(self._free_at, self.now() + seconds + self._at_once / self._rate)

    # the library's own requests

    def gate(self, trace: aiohttp.TraceConfig, api: str) -> aiohttp.TraceConfig:
        """Make discord.py's own requests to the API at this address wait here too."""

        async def before(_session: object, _context: SimpleNamespace, started: aiohttp.TraceRequestStartParams) -> None:
            address = str(started.url)
            if address.startswith(api) and not any(route in address for route in FREE_ROUTES):
                await self.take()
                await self.before_the_wire()

        trace.on_request_start.append(before)
        return trace


class Turn:
    """A table's place in a queue. A pass that cannot get a request proceeds without it, and is woken later.

    `wake` is called once it is granted. Asking again with a shorter delay moves the place forward.
    """

    __slots__ = ("_due", "_granted", "_since", "wake")

    def __init__(self) -> None:
        self._granted = False
        self._due = self._since = NEVER
        self.wake: Granted = lambda: None

    @property
    def waits(self) -> bool:
        """Whether it is queued."""
        return self._due < NEVER

    def take(self, throttle: Throttle, delay: float = 0.0) -> bool:
        """Take one and return `True` if it may be had now; otherwise queue for one due in `delay` seconds."""
        if self._granted:
            self._granted = False
            return True
        if not self.waits:
            if throttle.take_now():
                return True
            self._since = throttle.now()
        if self._since + delay < self._due:
            self._due = self._since + delay
            throttle.queue(self._grant, self._due)
        return False

    def drop(self) -> None:
        """Discard what was granted, because it is no longer needed."""
        self._granted = False

    def leave(self, throttle: Throttle) -> None:
        """Leave the queue, because nothing is needed any more."""
        throttle.leave(self._grant)
        self._due, self._granted = NEVER, False

    def _grant(self) -> None:
        self._due, self._granted = NEVER, True
        self.wake()
