"""Faults switched on by tests: responses that fail, are late, or get lost although the request took effect."""

import asyncio
import math
import re
from dataclasses import dataclass, field, fields
from typing import Any, Final

from local_discord.api.limits import too_many
from local_discord.format.errors import ApiError
from local_discord.state.clock import Clock
from local_discord.state.plain import Json

BEFORE, AFTER = "before", "after"
PAUSES: Final = (None, BEFORE, AFTER)


@dataclass(slots=True)
class Fault:
    """A fault for matching requests: the next `count`, those within `seconds`, or all until it is removed.

    With `lost` the effect happens, then the connection drops (or `status` is answered, if set); otherwise `status` is
    answered instead of the effect. A 429 with a `code` has no `Via` header. `delay` seconds pass before anything else.
    `pause` holds requests "before" their effect, or their answers "after" it, until the fault is released; `waiting`
    counts the requests held now.
    """

    id: int
    path: str
    method: str = ".*"
    status: int | None = None
    code: int = 0
    message: str | None = None
    retry_after: float = 1.0
    delay: float = 0.0
    lost: bool = False
    drop: bool = False
    count: int | None = None
    until: float | None = None
    pause: str | None = None
    hits: int = 0
    waiting: int = 0
    patterns: tuple[re.Pattern[str], re.Pattern[str]] = field(init=False, repr=False)
    _arrived: asyncio.Condition = field(init=False, repr=False, default_factory=asyncio.Condition)
    _released: asyncio.Event = field(init=False, repr=False, default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        if self.pause not in PAUSES:
            raise ValueError(f"pause is {BEFORE} or {AFTER}")
        self.patterns = re.compile(self.method), re.compile(self.path)

    def matches(self, method: str, path: str) -> bool:
        """Whether the fault matches a request."""
        by_method, by_path = self.patterns
        return bool(by_method.fullmatch(method) and by_path.search(path))

    async def hold(self, when: str) -> None:
        """Hold a request until the release, if this fault pauses at this point."""
        if self.pause != when or self._released.is_set():
            return
        async with self._arrived:
            self.waiting += 1
            self._arrived.notify_all()
        try:
            await self._released.wait()
        finally:
            self.waiting -= 1

    async def reached(self, count: int = 1) -> None:
        """Wait until this many requests are held."""
        async with self._arrived:
            await self._arrived.wait_for(lambda: self.waiting >= count)

    def release(self) -> None:
        """Release all held requests and hold no more."""
        self._released.set()

    def refusal(self) -> ApiError | None:
        """Return the error to answer with, if any."""
        if self.status is None:
            return None
        if self.status == 429 and not self.code:
            return too_many(self.retry_after)
        headers = {"Retry-After": str(math.ceil(self.retry_after))} if self.status == 429 else {}
        words = self.message or f"{self.status}: on purpose"
        return ApiError(self.code, words, status=self.status, headers=headers)

    def json(self) -> Json:
        """Return the fault as JSON for the control API."""
        plain = (each.name for each in fields(self) if each.repr)
        return {name: getattr(self, name) for name in plain}


class Faults:
    """The active faults."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._next = 1
        self.active: dict[int, Fault] = {}
        self._pausing: dict[int, Fault] = {}

    def add(self, path: str, *, seconds: float | None = None, **options: Any) -> Fault:
        """Activate a fault; raises `ValueError` for an invalid pattern or option."""
        until = None if seconds is None else self._clock.time() + seconds
        try:
            fault = Fault(self._next, path, until=until, **options)
        except (TypeError, re.error) as error:
            raise ValueError(f"Not a fault: {error}") from None
        self._next += 1
        self.active[fault.id] = fault
        if fault.pause is not None:
            self._pausing[fault.id] = fault
        return fault

    def clear(self, id: int | None = None) -> None:
        """Remove one fault, or all; held requests continue, even if the fault has reached its count."""
        for each in list(self._pausing) if id is None else [id]:
            if (pausing := self._pausing.pop(each, None)) is not None:
                pausing.release()
        if id is None:
            self.active.clear()
        else:
            self.active.pop(id, None)

    def strike(self, method: str, path: str) -> Fault | None:
        """Return the first fault that matches a request, and count the hit."""
        now = self._clock.time()
        for fault in list(self.active.values()):
            if fault.until is not None and fault.until <= now:
                del self.active[fault.id]
            elif fault.matches(method, path):
                fault.hits += 1
                if fault.count is not None and fault.hits >= fault.count:
                    del self.active[fault.id]
                return fault
        return None
