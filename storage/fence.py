"""The fence: a process that has lost its shards cannot write, however late it learns of the loss.

Each transaction that writes looks for the lease by its number, and holds it until the end; anyone who takes the shards
over removes that lease first. So a process that was frozen and wakes up finds nothing it could write under.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import BigInteger, Executable, bindparam, select

from storage.problems import StorageProblem
from storage.schema import leases

_NUMBER = bindparam("lease", type_=BigInteger())
HELD: Final[Executable] = (
    select(leases.c.number).where(leases.c.number == _NUMBER).with_for_update(read=True, key_share=True)
)
"""Finds a lease. Those who write and those who renew it do not wait for each other; who removes it waits for all."""


class Fence:
    """The lease under which a process writes; without a `number` it may. `broken` is called when there is none left."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.broken: Callable[[], None] = lambda: None

    async def passed(self, held: Callable[[int], Awaitable[object]]) -> None:
        """Go into a transaction that is going to write, in which `held` gives what `HELD` finds of a lease.

        Raises `StorageProblem("lease")` if that is nothing.
        """
        if self.number is not None and await held(self.number) is None:
            self.broken()
            raise StorageProblem("lease", "")
