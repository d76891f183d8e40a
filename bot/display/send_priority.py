"""Answers to presses go before everything else that is sent: somebody waits for them, and Discord only three seconds.

Tables are brought up to date one after the other, as fast as it goes while nobody waits; while somebody does, they
trickle, the slower the more wait: a rush of presses is answered before the messages that follow from them are made, and
a busy evening, on which there is always somebody who waits, keeps all tables up to date.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress

TRICKLE_SECONDS = 0.002


class Traffic:
    """Who may send next; while people wait, one of the others every `trickle` seconds for each of them."""

    def __init__(self, trickle: float = TRICKLE_SECONDS) -> None:
        self._trickle = trickle
        self._answering = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._line = asyncio.Lock()

    @contextmanager
    def answering(self) -> Generator[None]:
        """Have the right of way until an interaction is answered."""
        self._answering += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._quiet.set()

    async def turn(self) -> None:
        """Wait for one's turn to send something that follows from what was answered already."""
        async with self._line:
            if self._quiet.is_set():
                await asyncio.sleep(0)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(self._trickle * self._answering):
                    await self._quiet.wait()
