"""The fence: a process that has lost its shards cannot write, however late it learns of the loss.

Each write transaction looks up the lease by number and locks it until the end; a process that takes over the shards
first removes that lease. So a process that was frozen and wakes up finds no lease to write under.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import BigInteger, Executable, bindparam, select

from storage.problems import StorageProblem
from storage.schema import leases

_NUMBER = bindparam("lease", type_=BigInteger())
HELD: Final[Executable] = (
    select(leases.c.number).where(leases.c.number == _NUMBER).with_for_update(read=True, key_share=True)
)
"""Finds a lease. Writers and the renewal do not block each other; removing the lease waits for all of them."""


class Fence:
    """The lease under which a process writes; without a `number` it always may. `broken` is called when it is lost."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.broken: Callable[[], None] = lambda: None

    async def passed(self, held: Callable[[int], Awaitable[object]]) -> None:
        """Check the lease before writing; `held` runs `HELD`. Raises `StorageProblem("lease")` if it is gone."""
        if self.number is not None and await held(self.number) is None:
            self.broken()
            raise StorageProblem("lease", "")
