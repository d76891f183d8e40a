"""When gateway sessions may start: one at a time in each bucket of shards, across all processes."""

import time
from collections.abc import Callable

from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert

from storage.database import Store
from storage.leases import NOW
from storage.schema import session_starts


class OwnStarts(Store):
    """Start times for a single process; `now` returns the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._free: dict[int, float] = {}

    async def reserve(self, bucket: int, spacing: float) -> float:
        """Reserve a bucket's next start, `spacing` seconds after the last; return the seconds until then."""
        now = self._now()
        moment = max(now, self._free.get(bucket, now))
        self._free[bucket] = moment + spacing
        return moment - now


class SharedStarts(Store):
    """Start times for all processes on one PostgreSQL, by its clock; first come, first served."""

    async def reserve(self, bucket: int, spacing: float) -> float:
        """Reserve a bucket's next start, as `OwnStarts` does; raises `StorageProblem`."""
        free = session_starts.c.free
        first = insert(session_starts).values(bucket=bucket, free=NOW + spacing)
        later = first.on_conflict_do_update(
            index_elements=[session_starts.c.bucket], set_={"free": func.greatest(free, NOW) + spacing}
        )
        async with self._database.writing() as connection:
            wait = await connection.scalar(later.returning(free - spacing - NOW))
        return max(0.0, float(wait or 0.0))
