"""The page for those who watch over the bot, served by the real process while people play."""

import asyncio
import os
import re
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.e2e.players import use
from tests.e2e.processes import ROOT
from tests.e2e.rig import Rig, play_all

pytestmark = pytest.mark.e2e


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def healthy(port: int) -> int:
    environment = {**os.environ, "LUPFEN_HTTP_PORT": str(port)}
    asking = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "healthy", cwd=ROOT, env=environment, stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    return await asking.wait()


def value(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert found, f"no {name} in:\n{metrics}"
    return float(found[1])


async def test_numbers_of_a_session_and_no_names(tmp_path: Path) -> None:
    port = free_port()
    async with Rig(tmp_path, http_port=str(port)) as rig:
        players = await rig.sit_down("Anna", "Ben", computers=1)
        await use(players[0].person, "start")
        assert await page(port, "healthz") == (200, '{"status":"ok","gateway":true,"database":true,"tables":1}')
        assert await healthy(port) == 0
        await players[0].person.command("lupfen stop")
        await play_all(players)
        status, metrics = await page(port, "metrics")
        assert status == 200
        answers = len(rig.rows("SELECT * FROM answers"))
        assert value(metrics, "lupfen_decisions_total") == answers > 0
        assert value(metrics, 'lupfen_press_seconds_count{kind="component"}') > 0
        assert value(metrics, 'lupfen_press_seconds_count{kind="application_command"}') == 2
        assert value(metrics, "lupfen_write_batch_size_count") > 0
        assert value(metrics, "lupfen_tables") == 0
        assert value(metrics, "lupfen_unexpected_errors_total") == 0
        assert not [name for name in ("Anna", "Ben", players[0].person.id) if name in metrics]
    assert await healthy(port) == 1


async def test_the_page_says_so_when_the_database_is_taken_away(tmp_path: Path) -> None:
    port = free_port()
    async with Rig(tmp_path, http_port=str(port)) as rig:
        rig.database.rename(tmp_path / "away.db")
        status, told = await page(port, "healthz")
        assert (status, '"database":false' in told) == (503, True)


async def test_the_page_says_so_when_discord_is_gone(tmp_path: Path) -> None:
    port = free_port()
    async with Rig(tmp_path, http_port=str(port)) as rig:
        await rig.discord.stop()
        async with asyncio.timeout(40):
            while (await page(port, "healthz"))[0] == 200:  # noqa: ASYNC110 - the change is another process's
                await asyncio.sleep(0.02)
        status, told = await page(port, "healthz")
        assert (status, '"gateway":false' in told) == (503, True)
        await rig.end()
