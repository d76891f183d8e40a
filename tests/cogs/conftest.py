"""One bot for a whole module of tests."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.house import House


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with House(tmp_path_factory.mktemp("house")) as house:
        yield house
