"""One bot process for a whole module of tests; each test plays in a channel of its own."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.rig import Rig


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
