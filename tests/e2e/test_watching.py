"""The monitoring page, served by the real process during play."""

import asyncio
import re
from pathlib import Path

import aiohttp
import pytest

from tests.e2e.processes import ROOT, ended
from tests.e2e.rig import Rig, finish
from tools.postgresql import free_port

pytestmark = pytest.mark.e2e


async def page(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return answer.status, await answer.text()


async def becomes(port: int, status: int) -> str:
    """Wait until the health check answers with a status; return its body."""
    while (answered := await page(port, "healthz"))[0] != status:  # noqa: ASYNC110 - the change is another process's
        await asyncio.sleep(0.02)
    return answered[1]


async def healthy(port: int) -> int:
    return (await asyncio.to_thread(ended, ROOT, "healthy", LUPFEN_HTTP_PORT=str(port))).status


def value(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert found, f"no {name} in:\n{metrics}"
    return float(found[1])


async def test_metrics_count_a_session_without_names_and_health_shows_what_is_missing(tmp_path: Path) -> None:
    port = free_port()
    async with Rig(tmp_path, http_port=str(port)) as rig:
        players = await rig.begin("Anna", "Ben", computers=1)
        assert await becomes(port, 200) == '{"status":"ok","gateway":true,"database":true,"tables":1,"lease":true}'
        assert await healthy(port) == 0
        await finish(players)
        status, metrics = await page(port, "metrics")
        assert status == 200
        answers = len(rig.rows("SELECT * FROM answers"))
        assert value(metrics, "lupfen_decisions_total") == answers > 0
        assert value(metrics, 'lupfen_press_seconds_count{kind="component"}') > 0
        assert value(metrics, 'lupfen_press_seconds_count{kind="application_command"}') == 2
        assert value(metrics, "lupfen_write_batch_size_count") > 0
        answered = value(metrics, 'lupfen_interaction_answer_seconds_count{kind="component"}')
        assert answered == value(metrics, 'lupfen_interaction_age_seconds_count{kind="component"}') > 0
        unanswered = re.findall(r"^lupfen_interactions_unanswered_total\{.*\} (.+)$", metrics, re.MULTILINE)
        assert {*map(float, unanswered)} == {0.0}
        assert value(metrics, 'lupfen_database_seconds_count{operation="write"}') > 0
        assert value(metrics, "lupfen_shards_served") == value(metrics, "lupfen_shards_of_all") == 1
        assert value(metrics, "lupfen_servers") == 1
        assert value(metrics, "lupfen_disk_free_bytes") > 0
        assert value(metrics, 'lupfen_discord_call_seconds_count{route="interactions",status="200"}') > 0
        assert value(metrics, "lupfen_tables") == 0
        assert value(metrics, "lupfen_unexpected_errors_total") == 0
        assert not [name for name in ("Anna", "Ben", players[0].person.id) if name in metrics]
        rig.database.rename(tmp_path / "away.db")
        assert '"database":false' in await becomes(port, 503)
        (tmp_path / "away.db").rename(rig.database)
        await becomes(port, 200)
        await rig.discord.stop()
        assert '"gateway":false' in await becomes(port, 503)
        await rig.end()
    assert await healthy(port) == 1
