"""Drawing away from the event loop: each picture once, the latest ones kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec

from bot.pictures.scene import Picture

Asked = ParamSpec("Asked")


class PictureDesk:
    """Draws pictures in threads, since the work on pixels leaves the interpreter's lock, and keeps the last ones."""

    def __init__(self, *, workers: int = 2, capacity: int = 256) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self._capacity = capacity
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[Picture]] = {}

    async def draw(self, function: Callable[Asked, Picture], *args: Asked.args, **kwargs: Asked.kwargs) -> Picture:
        """Call a drawing function with hashable arguments, once for all who ask for the same at the same time.

        Whoever stops waiting disturbs nobody else. An error of the function reaches all who wait and is not kept.
        """
        key = (function, args, tuple(sorted(kwargs.items())))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            job = asyncio.get_running_loop().run_in_executor(self._pool, partial(function, *args, **kwargs))
            self._under_way[key] = job
            job.add_done_callback(partial(self._finished, key))
        return await asyncio.shield(self._under_way[key])

    def drawn(self, function: Callable[Asked, Picture], *args: Asked.args, **kwargs: Asked.kwargs) -> Picture | None:
        """Give a picture if it is there already."""
        return self._kept.get((function, args, tuple(sorted(kwargs.items()))))

    def close(self) -> None:
        """Begin nothing more; pictures under way are finished by their threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _finished(self, key: Hashable, job: asyncio.Future[Picture]) -> None:
        self._under_way.pop(key, None)
        if job.cancelled() or job.exception() is not None:
            return
        self._kept[key] = job.result()
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)
