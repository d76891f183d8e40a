"""Repeated attempts to play, until missing services are back; only problems a person must fix end the process."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, TypeVar

from game.table.ports import JournalError
from game.table.upkeep import Pauses
from storage.problems import StorageProblem

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0
STEADY_SECONDS: Final = 120.0
"""After an attempt that lasted this long, the pauses start over."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class Away(Exception):
    """Something is unavailable but expected to come back, not before `wait` seconds; the text is a sentence."""

    def __init__(self, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.wait = wait


def asked_to_wait(headers: Mapping[str, str] | None) -> float:
    """Return for how many seconds a response asks not to be asked again."""
    told = (headers or {}).get("Retry-After", "")
    return float(told) if told.isdecimal() else 0.0


async def keep_trying(
    attempt: Callable[[], Coroutine[Any, Any, None]],
    leaving: asyncio.Event,
    waiting: Callable[[Exception], None],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Attempt something until it ends by itself or the process is `leaving`.

    After a temporary failure, `waiting` is called with it and the next attempt follows, after growing pauses.
    Any other exception is raised.
    """
    loop = asyncio.get_running_loop()
    pauses = Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    while not leaving.is_set():
        begun = loop.time()
        try:
            await attempt()
        except (Away, StorageProblem, JournalError) as trouble:
            if isinstance(trouble, StorageProblem) and not trouble.passes:
                raise
            if loop.time() - begun >= STEADY_SECONDS:
                pauses.start_over()
            pause = max(pauses.next(), trouble.wait if isinstance(trouble, Away) else 0.0)
            log.warning("%s Trying again in %.0f s.", trouble, pause)
            waiting(trouble)
        else:
            return
        await unless(leaving, sleep(pause))


async def unless(leaving: asyncio.Event, work: Awaitable[T]) -> T | None:
    """Return the result of some work, or cancel it and return `None` as soon as the process is `leaving`."""
    task, told = asyncio.ensure_future(work), asyncio.create_task(leaving.wait())
    try:
        await asyncio.wait({task, told}, return_when=asyncio.FIRST_COMPLETED)
        return task.result() if task.done() else None
    finally:
        for each in (task, told):
            each.cancel()
        await asyncio.gather(task, told, return_exceptions=True)


def leaving_by_signal() -> asyncio.Event:
    """Return an event of the running loop that SIGTERM and Ctrl-C set."""
    leaving = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, leaving.set)
    return leaving
