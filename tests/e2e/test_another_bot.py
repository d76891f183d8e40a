"""A bot started on a database that belongs to another one refuses, and leaves its tables as they are."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import local
from bot.command_line.local import database_of
from bot.settings import read_settings
from local_discord import LocalDiscord
from storage.addresses import url_of
from tests.databases import make_empty
from tests.e2e.playing import play_to
from tests.e2e.processes import ended, forked
from tests.e2e.rig import Rig, finish

pytestmark = pytest.mark.e2e


async def refused(rig: Rig, log: Path) -> str:
    """Start the bot of another Discord on the rig's database; return what it says before it ends."""
    async with LocalDiscord() as other:
        environment = {**os.environ, "DISCORD_TOKEN": other.token, "LUPFEN_DISCORD_API": other.api}
        process = await forked({**environment, "LUPFEN_DATABASE_URL": rig.url}, log)
        assert await process.wait() == 1
    return await asyncio.to_thread(log.read_text)


async def test_tables_survive_another_discords_bot_on_their_database(tmp_path: Path) -> None:
    async with Rig(tmp_path, turn_seconds="0") as rig:
        players = await rig.begin("Ben", "David", computers=1)
        await play_to(players, "play")
        before = rig.rows("SELECT id, version, closed FROM tables")
        for is_older in (False, True):
            await rig.end()
            if is_older:
                with closing(sqlite3.connect(rig.database)) as connection, connection:
                    connection.execute("DELETE FROM applications")
            told = await refused(rig, tmp_path / f"{is_older}.log")
            assert "belongs to another bot" in told
            assert "Traceback" not in told
            assert [tuple(row) for row in rig.rows("SELECT id, version, closed FROM tables")] == [
                tuple(row) for row in before
            ]
            await rig.start()
        await play_to(players, "play")
        await finish(players)


async def test_a_database_is_handed_to_another_bot_on_request(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        await rig.end()
        given = ended(tmp_path, "migrate", "--for-next-bot", "--database", rig.url)
        assert (given.status, "keeps it" in given.output) == (0, True)
        async with LocalDiscord() as other:
            environment = {**os.environ, "DISCORD_TOKEN": other.token, "LUPFEN_DISCORD_API": other.api}
            process = await forked({**environment, "LUPFEN_DATABASE_URL": rig.url}, tmp_path / "other.log")
            while not other.gateway.online:
                assert process.returncode is None
                await asyncio.sleep(0.01)
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
        assert rig.rows("SELECT id FROM applications")[0]["id"] == int(other.world.app.id)
        ended(tmp_path, "migrate", "--for-next-bot", "--database", rig.url)


async def test_the_local_discord_keeps_its_games_separate_from_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUPFEN_DATABASE_URL", raising=False)
    monkeypatch.chdir(tmp_path)
    usual = tmp_path / "lupfen.db"
    monkeypatch.setattr(local, "DATABASE", url_of(usual))
    settings = read_settings(local_folder=str(tmp_path / "discord"))
    own = url_of(tmp_path / "discord" / "lupfen.db")
    async with LocalDiscord() as discord:
        assert database_of(settings, discord) == own
        make_empty(usual)
        with closing(sqlite3.connect(usual)) as connection, connection:
            connection.execute("INSERT INTO servers (id) VALUES (5)")
        assert database_of(settings, discord) == own
        with closing(sqlite3.connect(usual)) as connection, connection:
            connection.execute("INSERT INTO servers (id) VALUES (?)", (next(iter(discord.world.servers)),))
        assert database_of(settings, discord) == settings.database_url
        chosen = read_settings(local_folder=settings.local_folder, database_url="sqlite+aiosqlite:///mine.db")
        assert database_of(chosen, discord) == chosen.database_url
