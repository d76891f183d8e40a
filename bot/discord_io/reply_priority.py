"""Answers to presses go before everything else: a person is waiting, and Discord waits only three seconds.

While no press is being answered, tables are brought up to date one after the other without a pause. While presses are
being answered, table updates trickle, the slower the more presses there are. So a rush of presses is answered before
the messages that follow from them are made, and on a busy evening every table is still kept up to date.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress

TRICKLE_SECONDS = 0.002


class ReplyPriority:
    """Decides who may send next; table updates are spaced `trickle` seconds apart for each press being answered."""

    def __init__(self, trickle: float = TRICKLE_SECONDS) -> None:
        self._trickle = trickle
        self._answering = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._line = asyncio.Lock()

    @contextmanager
    def answering(self) -> Generator[None]:
        """Hold the right of way until an interaction is answered."""
        self._answering += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._quiet.set()

    async def wait_for_slot(self) -> None:
        """Wait until something may be sent that is no answer to a press."""
        async with self._line:
            if self._quiet.is_set():
                await asyncio.sleep(0)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(self._trickle * self._answering):
                    await self._quiet.wait()
