"""One change at a time: every change of a table waits for a turn, and starts from the written state."""

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
    """The turns of one table. `reconcile` commits and announces the consequences of a state that was read back."""

    __slots__ = ("_count", "_lock", "_reconcile", "_table")

    def __init__(
        self, table: JournaledTable, reconcile: Callable[[], Awaitable[None]], count: Callable[[Incident], None]
    ) -> None:
        self._table = table
        self._reconcile = reconcile
        self._count = count
        self._lock = asyncio.Lock()

    async def wait_until_written(self) -> None:
        """Wait until no change is in progress."""
        async with self._lock:
            pass

    @asynccontextmanager
    async def exclusive(self) -> AsyncGenerator[None]:
        """Wait for a turn, reading back first if in doubt; raises `Refused`, also if the session is over."""
        async with self._lock:
            with self._troubles():
                if self._table.in_doubt:
                    await self._table.read_back()
                    await self._reconciled()
                if self._table.state.phase == "over":
                    raise Refused("session-over")
                yield

    async def resume(self, saved: SavedTable) -> None:
        """Begin with a written state; raises `Refused` if that fails, and the next turn retries."""
        async with self._lock:
            self._table.in_doubt = True
            with self._troubles():
                self._table.take_over(saved)
                await self._reconciled()

    async def _reconciled(self) -> None:
        await self._reconcile()
        self._table.in_doubt = False

    @contextmanager
    def _troubles(self) -> Generator[None]:
        """Turn an internal fault into a refusal: nothing has changed, and the next turn reads back."""
        try:
            yield
        except Refused:
            raise
        except asyncio.CancelledError:
            self._table.in_doubt = True
            raise
        except Exception as error:  # noqa: BLE001 - the table goes on after any error
            self._table.in_doubt = True
            tell_log(log, self._table.id, "a fault of ours", error)
            self._count("fault")
            raise Refused(TROUBLE) from None
