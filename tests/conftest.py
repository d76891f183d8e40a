"""A PostgreSQL server for whoever tests with one."""

from collections.abc import AsyncGenerator, Generator

import pytest

from storage.database import Database
from storage.schema import METADATA
from tools import postgresql


@pytest.fixture(scope="session")
def server() -> Generator[str]:
    """A PostgreSQL server for these tests, where it is installed; playing does not need it."""
    if postgresql.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql.server("fsync=off") as address:
        yield address


@pytest.fixture
async def on_server(server: str) -> AsyncGenerator[str]:
    """The address of a database on the server; it is emptied afterwards."""
    yield server
    opened = await Database.open(server)
    async with opened.writing() as connection:
        for table in reversed(METADATA.sorted_tables):
            await connection.execute(table.delete())
    await opened.close()
