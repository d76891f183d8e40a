"""The bot's journal: every commit and read is timed, and writes are counted."""

import logging
import time
from collections.abc import Sequence

from bot import tracing
from bot.metrics import Metrics
from game.table.ports import Conflict, Entry, Journal, JournalError, SavedTable, Servers

log = logging.getLogger(__name__)


class CountedJournal:
    """Wraps another `game.table.ports.Journal`, and remembers when it last failed."""

    def __init__(self, journal: Journal, metrics: Metrics) -> None:
        self._journal = journal
        self._metrics = metrics
        self._under_way = 0
        self._failed: float | None = None
        metrics.watch_queue("commits", lambda: self._under_way)

    async def commit(self, entry: Entry) -> None:
        """Write an entry; raises `Conflict` or `JournalError`."""
        self._under_way += 1
        try:
            with self._metrics.database_seconds.labels("write").time(), tracing.part("commit"):
                await self._journal.commit(entry)
        except Conflict:
            raise
        except JournalError:
            self._failed = time.monotonic()
            raise
        finally:
            self._under_way -= 1
        self._failed = None
        log.debug("committed: %s", ", ".join(part for part in ("answer", "ended", "state") if getattr(entry, part)))
        if entry.answer:
            self._metrics.decisions.inc()
        if entry.ended and entry.ended.record is None:
            self._metrics.void_deals.inc()

    async def saved(self, table: str) -> SavedTable | None:
        """Read a table back; raises `JournalError`."""
        with self._metrics.database_seconds.labels("read").time():
            return await self._journal.saved(table)

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Read all tables of our servers whose session has not ended; raises `JournalError`."""
        return await self._journal.live(ours)

    def failed_within(self, seconds: float) -> bool:
        """Whether the last write failed, at most this many seconds ago."""
        return self._failed is not None and time.monotonic() - self._failed < seconds
