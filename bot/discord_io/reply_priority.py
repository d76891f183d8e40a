"""Answers to presses take precedence over everything else: a person is waiting, and Discord waits only three seconds.

While no press is being answered, tables are updated one after the other without a pause. Otherwise table updates
trickle, the more slowly the more presses there are. Thus a rush of presses is answered before the resulting messages
are made, and on a busy evening every table is still kept up to date.
"""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress

TRICKLE_SECONDS = 0.002


class ReplyPriority:
    """Decides who may send next; table updates are spaced `trickle` seconds apart per press being answered."""

    def __init__(self, trickle: float = TRICKLE_SECONDS) -> None:
        self._trickle = trickle
        self._answering = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._line = asyncio.Lock()

    @contextmanager
    def answering(self) -> Generator[None]:
        """Take precedence until an interaction is answered."""
        self._answering += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._quiet.set()

    async def wait_for_slot(self) -> None:
        """Wait until something other than an answer to a press may be sent."""
        async with self._line:
            if self._quiet.is_set():
                await asyncio.sleep(0)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(self._trickle * self._answering):
                    await self._quiet.wait()
