"""One change at a time: whoever changes a table waits for a turn, and finds in memory what is written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager

from game.core.errors import Refused
from game.table.faults import tell_log
from game.table.journaled import JournaledTable
from game.table.ports import Incident, SavedTable
from game.table.turn_timer import TROUBLE

log = logging.getLogger(__name__)


class Turns:
    """The turns of one table. `heal` commits and tells what follows from a state that was read back."""

    __slots__ = ("_count", "_heal", "_lock", "_table")

    def __init__(
        self, table: JournaledTable, heal: Callable[[], Awaitable[None]], count: Callable[[Incident], None]
    ) -> None:
        self._table = table
        self._heal = heal
        self._count = count
        self._lock = asyncio.Lock()

    async def written(self) -> None:
        """Wait until no change is under way."""
        async with self._lock:
            pass

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Wait for a turn; what is in doubt is read back first. Raises `Refused`, also for a session that is over."""
        async with self._lock:
            with self._troubles():
                if self._table.in_doubt:
                    await self._table.read_back()
                    await self._healed()
                if self._table.state.phase == "over":
                    raise Refused("session-over")
                yield

    async def resume(self, saved: SavedTable) -> None:
        """Begin with what is written; raises `Refused` when that cannot be done yet, so that the next turn tries it."""
        async with self._lock:
            self._table.in_doubt = True
            with self._troubles():
                self._table.take_over(saved)
                await self._healed()

    async def _healed(self) -> None:
        await self._heal()
        self._table.in_doubt = False

    @contextmanager
    def _troubles(self) -> Generator[None]:
        """Turn a fault of ours into a refusal: nothing has changed, and the next turn begins with what is written."""
        try:
            yield
        except Refused:
            raise
        except asyncio.CancelledError:
            self._table.in_doubt = True
            raise
        except Exception as error:  # noqa: BLE001 - whatever it was, the table goes on
            self._table.in_doubt = True
            tell_log(log, self._table.id, "a fault of ours", error)
            self._count("fault")
            raise Refused(TROUBLE) from None
