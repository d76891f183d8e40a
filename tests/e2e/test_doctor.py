"""`doctor` finds what is wrong, says what to do, and is content where all is well."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from sandbox import LocalDiscord
from storage.database import Database
from tests.e2e.processes import ROOT
from tests.people import People

pytestmark = pytest.mark.e2e


async def examined(folder: Path, **settings: str) -> tuple[int, str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LUPFEN_", "DISCORD_"))}
    environment |= {
        "LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'l.db'}",
        "PYTHONPATH": str(ROOT),
        **settings,
    }
    doctor = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor", cwd=folder, env=environment, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await doctor.communicate()
    assert doctor.returncode is not None
    return doctor.returncode, told.decode()


def wrong(told: str) -> list[str]:
    return [line for line in told.splitlines() if line.startswith("✗")]


async def test_a_good_set_up_is_called_good_and_missing_permissions_are_named(tmp_path: Path) -> None:
    async with LocalDiscord() as discord, People(discord.url) as people:
        given = {"DISCORD_TOKEN": discord.token, "LUPFEN_DISCORD_API": discord.api}
        await (await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'l.db'}")).close()
        status, told = await examined(tmp_path, **given)
        assert (status, wrong(told)) == (0, []), told
        assert "All is well." in told
        assert "24 of 24 signs and faces are not among the application's emojis" in told
        assert discord.token not in told
        anna = await people.enter("Anna")
        server = anna.state["servers"][0]["id"]
        await people.control("POST", "permissions", {"server": server, "deny": ["attach_files"]})
        status, told = await examined(tmp_path, **given)
        assert status == 1
        assert ["attach files" in line for line in wrong(told)] == [True]


async def test_a_wrong_token_and_a_file_that_is_no_database_are_told(tmp_path: Path) -> None:
    (tmp_path / "l.db").write_bytes(b"not a database" * 100)
    (tmp_path / "l.db").chmod(0o600)
    async with LocalDiscord() as discord:
        status, told = await examined(tmp_path, DISCORD_TOKEN="wrong", LUPFEN_DISCORD_API=discord.api)
    assert status == 1
    assert [line for line in wrong(told) if "DISCORD_TOKEN" in line]
    assert [line for line in wrong(told) if "not a database of Lupfen" in line]


async def test_a_silent_api_a_missing_token_and_open_rights_are_told(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "l.db").close()
    (tmp_path / "l.db").touch()
    (tmp_path / "l.db").chmod(0o644)
    status, told = await examined(tmp_path)
    assert status == 1
    assert ["DISCORD_TOKEN is missing" in wrong(told)[0], "chmod 600" in wrong(told)[1]] == [True, True]
    _, told = await examined(tmp_path, DISCORD_TOKEN="a", LUPFEN_DISCORD_API="http://127.0.0.1:9/api")
    assert "does not answer" in wrong(told)[0]
