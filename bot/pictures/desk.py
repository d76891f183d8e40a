"""Drawing away from the event loop: each picture once, the latest ones kept, and a word when it would take too long."""

import asyncio
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec

from bot.pictures.kept import Kept
from bot.pictures.scene import Picture

Asked = ParamSpec("Asked")


CAPACITY: Final = 32 * 2**20
PATIENCE: Final = 0.15
MEMORY: Final = 0.1
"""How much a picture changes what is known of how long they take."""


class PictureDesk:
    """Draws pictures in threads, since the work on pixels leaves the interpreter's lock, and keeps the last ones.

    `capacity` is how many bytes are kept, `patience` how many seconds a new picture may take when many wait already.
    """

    def __init__(self, *, workers: int = 2, capacity: int = CAPACITY, patience: float = PATIENCE) -> None:
        self._workers = workers
        self._patience = patience
        self._usual = 0.0
        self.left_out = 0
        self.kept = Kept[Picture]("pictures", capacity, lambda picture: len(picture.data))
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
        self._under_way: dict[Hashable, asyncio.Future[Picture]] = {}

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn or wait for it."""
        return len(self._under_way)

    @property
    def is_behind(self) -> bool:
        """Whether so many pictures wait that another one would come too late."""
        return len(self._under_way) * self._usual / self._workers > self._patience

    def leave_out(self) -> None:
        """Note that something is shown without its pictures because they would come too late."""
        self.left_out += 1

    async def draw(self, function: Callable[Asked, Picture], *args: Asked.args, **kwargs: Asked.kwargs) -> Picture:
        """Call a drawing function with hashable arguments, once for all who ask for the same at the same time.

        A person who stops waiting disturbs no one else. An error of the function reaches all who wait and is not kept.
        """
        key = (function, args, tuple(sorted(kwargs.items())))
        if picture := self.kept.get(key):
            return picture
        if key not in self._under_way:
            work = partial(self._timed, partial(function, *args, **kwargs))
            job = asyncio.get_running_loop().run_in_executor(self._pool, work)
            self._under_way[key] = job
            job.add_done_callback(partial(self._finished, key))
        return await asyncio.shield(self._under_way[key])

    def drawn(self, function: Callable[Asked, Picture], *args: Asked.args, **kwargs: Asked.kwargs) -> Picture | None:
        """Return a picture if it is there already."""
        return self.kept.get((function, args, tuple(sorted(kwargs.items()))))

    def _timed(self, work: Callable[[], Picture]) -> Picture:
        begun = time.perf_counter()
        picture = work()
        self._usual += MEMORY * (time.perf_counter() - begun - self._usual)
        return picture

    def close(self) -> None:
        """Begin nothing more; pictures under way are finished by their threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _finished(self, key: Hashable, job: asyncio.Future[Picture]) -> None:
        self._under_way.pop(key, None)
        if job.cancelled() or job.exception() is not None:
            return
        self.kept.put(key, job.result())
