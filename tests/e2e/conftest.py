"""One bot process for a whole module of tests; each test plays on a server of its own."""

from collections.abc import AsyncIterator
from itertools import count
from typing import Any, cast

import pytest
import pytest_asyncio
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.e2e.rig import Rig

NUMBERS = count()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """The module's bot, with the `SETTINGS` that the module names, if any."""
    module = cast(Any, request).module
    async with Rig(tmp_path_factory.mktemp("rig"), **getattr(module, "SETTINGS", {})) as rig:
        yield rig


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
