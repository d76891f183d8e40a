"""One bot process for a whole module of tests; each test plays in a channel of its own."""

from collections.abc import AsyncIterator
from itertools import count

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.e2e.rig import Rig

NUMBERS = count()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    async with Rig(tmp_path_factory.mktemp("rig")) as rig:
        yield rig
    assert rig.audit() == []


@pytest_asyncio.fixture(loop_scope="module")
async def rig(shared: Rig) -> AsyncIterator[Rig]:
    await shared.elsewhere()
    before = len(shared.tracebacks())
    yield shared
    shared.discord.faults.clear()
    assert shared.tracebacks()[before:] == []


@pytest.fixture
async def new_database(server: str) -> str:
    """Return the address of an empty database."""
    name = f"fleet_{next(NUMBERS)}"
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return server.replace("/postgres", f"/{name}")
