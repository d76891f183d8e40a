"""A table whose deal has begun."""

import pytest

from tests.bot.display.stage import Stage


@pytest.fixture
async def stage() -> Stage:
    """Anna, Ben and Clara, who have just been dealt their hands."""
    return await Stage().dealt()
