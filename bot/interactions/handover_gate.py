"""Admits interactions: when two processes receive the same one, exactly one handles it.

Until this process has the shards, incoming interactions wait, since the process that still has them may answer. Then
those it did not handle are let in; it leaves a list of the ones it did. When the process ends, the gate closes for
later arrivals. These wait until it is known whether another process, which has received them too, takes over.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from typing import Final

from game.table.upkeep import Tasks

PATIENCE_SECONDS: Final = 2.8
"""How long an interaction can wait for its first answer: Discord waits three seconds."""
CERTAIN_SECONDS: Final = 2.0
"""How long a press waits while ownership of the shards is uncertain: another process would have answered by then."""
ASK_SECONDS: Final = 0.1
REMEMBERED_SECONDS: Final = 2 * PATIENCE_SECONDS


class HandoverGate:
    """The gate of a process; while it is open, `ours` returns whether this process still has the shards."""

    def __init__(self, ours: Callable[[], bool] = lambda: True) -> None:
        self._ours = ours
        self._opened = asyncio.Event()
        self._is_shut = False
        self._left = asyncio.Event()
        self._others_take_over = False
        self._elsewhere: Collection[int] = ()
        self._let_in: deque[tuple[float, int]] = deque()
        self._late = Tasks()

    def open(self, answered: Collection[int] = ()) -> None:
        """Let in waiting and future interactions, except those that others have answered."""
        self._elsewhere = answered
        self._opened.set()

    def shut(self) -> None:
        """Let nothing more in; arrivals wait until it is known who answers them."""
        self._is_shut = True

    async def leave(self, *, others_take_over: bool) -> None:
        """Leave waiting interactions to others, or let them in to report the shutdown; return when they are done."""
        self._others_take_over = others_take_over
        self._left.set()
        await self._late.ended()

    @property
    def let_in(self) -> list[int]:
        """The interactions let in recently; older ones can no longer be answered by anyone."""
        self._forget_old()
        return [interaction for _, interaction in self._let_in]

    async def lets_in(self, interaction: int) -> bool:
        """Whether this process is to handle an interaction that just arrived, by its id; waits if necessary."""
        if self._is_shut:
            return await self._is_told_of_the_end()
        if not self._opened.is_set() and not await _within(PATIENCE_SECONDS, self._opened):
            return False
        if interaction in self._elsewhere or not await self._are_certainly_ours():
            return False
        self._forget_old()
        self._let_in.append((asyncio.get_running_loop().time(), interaction))
        return True

    async def _are_certainly_ours(self) -> bool:
        """Whether this process has the shards; waits for certainty as long as a press can."""
        tries = int(CERTAIN_SECONDS / ASK_SECONDS)
        while not self._ours():
            if not tries:
                return False
            tries -= 1
            await asyncio.sleep(ASK_SECONDS)
        return True

    async def _is_told_of_the_end(self) -> bool:
        self._late.hold(asyncio.current_task())
        return await _within(PATIENCE_SECONDS, self._left) and not self._others_take_over and self._ours()

    def _forget_old(self) -> None:
        old = asyncio.get_running_loop().time() - REMEMBERED_SECONDS
        while self._let_in and self._let_in[0][0] < old:
            self._let_in.popleft()


async def _within(seconds: float, event: asyncio.Event) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
