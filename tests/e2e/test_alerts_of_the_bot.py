"""Prometheus's real rules evaluate what the running bot really exports."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.e2e.players import use
from tests.e2e.playing import play_to
from tests.e2e.rig import Rig
from tests.e2e.test_outages import Scrapes
from tools.postgresql import free_port

pytestmark = pytest.mark.e2e
MINUTES = 10


async def scraped(port: int, path: str = "metrics") -> str:
    def page() -> str:
        try:
            with urlopen(f"http://127.0.0.1:{port}/{path}", timeout=10) as answer:
                return answer.read().decode()
        except HTTPError as unwell:
            return unwell.read().decode()

    return await asyncio.to_thread(page)


async def healthy(port: int) -> None:
    """Wait until the bot says that it is well."""
    while json.loads(await scraped(port, "healthz"))["status"] != "ok":  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.02)


async def test_an_unreadable_table_is_reported_at_startup(tmp_path: Path) -> None:
    port, scrapes = free_port(), Scrapes()
    async with Rig(tmp_path, http_port=str(port)) as rig:
        players = await rig.begin("Ben", "David", computers=1)
        await play_to(players, "play")
        for _ in range(MINUTES):
            scrapes.add(await scraped(port))
        await rig.end()
        whole = rig.database.read_bytes()
        with closing(sqlite3.connect(rig.database)) as connection, connection:
            connection.execute("UPDATE tables SET state = '{}'")
        log = rig.log.read_text()
        await rig.start()
        while "ready with 0 tables" not in rig.log.read_text()[len(log) :]:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.02)
        await healthy(port)
        for _ in range(MINUTES):
            scrapes.add(await scraped(port))
        scrapes.fired(tmp_path, "TableIncidents")
        await rig.end()
        rig.database.write_bytes(whole)


async def test_refused_presses_are_counted(tmp_path: Path) -> None:
    port = free_port()
    async with Rig(tmp_path, http_port=str(port), presses_per_second="1") as rig:
        [ben] = await rig.enter("Ben")
        for _ in range(4):
            await ben.command("lupfen start")
        await ben.see("Slow down", ephemeral=True)
        assert 'lupfen_presses_refused_total{reason="too-fast"} 0.0' not in await scraped(port)
        assert "NaN" in [line.split()[1] for line in (await scraped(port)).splitlines() if "backup_timestamp" in line]


async def test_a_setting_that_cannot_be_stored_gets_a_sentence(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        [ben] = await rig.enter("Ben")
        await ben.command("likes")
        with closing(sqlite3.connect(rig.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await use(ben, "likes-set")
            await ben.see("The database is not answering at the moment.", ephemeral=True)
            other.execute("ROLLBACK")
        assert "Traceback" not in rig.log.read_text()
