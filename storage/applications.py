"""Which Discord application a database belongs to, so that no other bot closes its tables because it is not there."""

from typing import Final

from sqlalchemy import delete, select

from storage.database import Database
from storage.schema import applications
from storage.writes import put_once

WHICHEVER: Final = 0
"""The application of a database that the next bot to start may keep."""


class Belonging:
    """The application that a database belongs to; `place` names the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.place = database.place

    async def application(self) -> int | None:
        """Return the application's id, `WHICHEVER`, or `None` if no bot has started yet; raises `StorageProblem`."""
        return await self._database.value(select(applications.c.id))

    async def give_to(self, application: int) -> None:
        """Have the database belong to an application; raises `StorageProblem`."""
        async with self._database.writing() as connection:
            await connection.execute(delete(applications).where(applications.c.id != application))
            await put_once(connection, applications, id=application)
