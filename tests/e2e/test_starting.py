"""A start waits for what is away and recovers by itself; what a person must fix ends it with a sentence."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from bot.command_line.run import WRONG_SETTING
from tests.e2e.processes import forked
from tests.e2e.rig import Rig
from tools.postgresql import free_port

pytestmark = pytest.mark.e2e

FOR_A_PERSON: dict[str, dict[str, Any]] = {
    "401 Unauthorized": {"path": "/commands", "status": 401},
    "names no gateway": {"path": "/gateway/bot", "status": 200},
}


@pytest.mark.parametrize("sentence", FOR_A_PERSON)
async def test_faults_that_a_person_must_fix_are_explained_in_a_sentence(tmp_path: Path, sentence: str) -> None:
    rig = Rig(tmp_path, starting=forked)
    await rig.discord.start()
    try:
        rig.discord.faults.add(**FOR_A_PERSON[sentence])
        bot = await rig.launch()
        assert await bot.wait() == WRONG_SETTING
    finally:
        await rig.discord.stop()
    assert rig.tracebacks() == []
    assert sentence in rig.log.read_text().splitlines()[-1]
    assert rig.discord.token not in rig.log.read_text()


async def test_a_bot_started_without_discord_waits_and_plays_once_it_is_back(tmp_path: Path) -> None:
    port = free_port()
    rig = Rig(tmp_path, http_port=str(port))
    rig.discord.faults.add(path="/gateway/bot", status=502, count=1)
    rig.discord.faults.add(path="/users/@me", status=503, count=1)
    async with rig:
        log = rig.log.read_text()
        assert log.count("Trying again in") == 2
        assert "502" in log
        assert "503" in log
        while (health := await asyncio.to_thread(asked, port))["status"] != "ok":
            assert health["status"] == "starting"
        players = await rig.sit_down("Anna", "Ben")
        assert players
    assert rig.tracebacks() == []


def asked(port: int) -> dict[str, Any]:
    """Return the bot's health report."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=10) as answer:
            return json.loads(answer.read())
    except HTTPError as unwell:
        return json.loads(unwell.read())
