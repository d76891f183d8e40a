"""A start that Discord does not allow ends with a sentence for the host, not with a traceback."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.rig import Rig

pytestmark = pytest.mark.e2e

FAULTS: dict[str, dict[str, Any]] = {
    "503 Service Unavailable": {"path": "/users/@me", "status": 503},
    "401 Unauthorized": {"path": "/commands", "status": 401},
    "names no gateway": {"path": "/gateway/bot", "status": 200},
}


@pytest.mark.parametrize("sentence", FAULTS)
async def test_what_discord_refuses_at_the_start_is_said_in_a_sentence(tmp_path: Path, sentence: str) -> None:
    rig = Rig(tmp_path)
    await rig.discord.start()
    try:
        rig.discord.faults.add(**FAULTS[sentence])
        bot = await rig.launch()
        assert await bot.wait() == 1
    finally:
        await rig.discord.stop()
    assert rig.tracebacks() == []
    assert sentence in rig.log_text().splitlines()[-1]
    assert rig.discord.token not in rig.log_text()
