"""Draws off the event loop: each picture only once, with a cache, and a warning if drawing would take too long."""

import asyncio
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec

from bot.pictures.cache import Cache
from bot.pictures.scene import Picture

Asked = ParamSpec("Asked")


CAPACITY: Final = 32 * 2**20
PATIENCE: Final = 0.15
MEMORY: Final = 0.1
"""The weight of each picture in the moving average of drawing times."""


class PictureDesk:
    """Draws pictures in threads, since pixel operations release the interpreter's lock, and caches the latest.

    `capacity` is the cache size in bytes, `patience` the seconds a new picture may take when many are queued.
    """

    def __init__(self, *, workers: int = 2, capacity: int = CAPACITY, patience: float = PATIENCE) -> None:
        self._workers = workers
        self._patience = patience
        self._usual = 0.0
        self.left_out = 0
        self.cache = Cache[Picture]("pictures", capacity, lambda picture: len(picture.data))
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self._closed = False
        self._under_way: dict[Hashable, asyncio.Future[Picture]] = {}

    @property
    def waiting(self) -> int:
        """The number of pictures being drawn or queued."""
        return len(self._under_way)

    @property
    def is_behind(self) -> bool:
        """Whether so many pictures are queued that another one would come too late."""
        return len(self._under_way) * self._usual / self._workers > self._patience

    def leave_out(self) -> None:
        """Count a message shown without its pictures because they would come too late."""
        self.left_out += 1

    async def draw(self, function: Callable[Asked, Picture], *args: Asked.args, **kwargs: Asked.kwargs) -> Picture:
        """Call a drawing function with hashable arguments, once for all callers with the same arguments at a time.

        A caller that stops waiting does not affect the others. An error of the function reaches all callers and is not
        cached. Raises `ConnectionError` once the desk is closed, like every way to Discord at the end of a process.
        """
        key = (function, args, tuple(sorted(kwargs.items())))
        if picture := self.cache.get(key):
            return picture
        if self._closed:
            raise ConnectionError("this process is leaving")
        if key not in self._under_way:
            work = partial(self._timed, partial(function, *args, **kwargs))
            job = asyncio.get_running_loop().run_in_executor(self._pool, work)
            self._under_way[key] = job
            job.add_done_callback(partial(self._finished, key))
        return await asyncio.shield(self._under_way[key])

    def drawn(self, function: Callable[Asked, Picture], *args: Asked.args, **kwargs: Asked.kwargs) -> Picture | None:
        """Return a picture if it is cached."""
        return self.cache.get((function, args, tuple(sorted(kwargs.items()))))

    def _timed(self, work: Callable[[], Picture]) -> Picture:
        begun = time.perf_counter()
        picture = work()
        self._usual += MEMORY * (time.perf_counter() - begun - self._usual)
        return picture

    def close(self) -> None:
        """Start nothing more; pictures in progress are finished by their threads."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _finished(self, key: Hashable, job: asyncio.Future[Picture]) -> None:
        self._under_way.pop(key, None)
        if job.cancelled() or job.exception() is not None:
            return
        self.cache.put(key, job.result())
