"""`python -m bot local`, killed as by an out-of-memory killer, leaves nothing behind that gets in the way."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.e2e.processes import BotProcess, forked

pytestmark = pytest.mark.e2e
LOCAL = ("local", "--port", "0", "--no-browser")


async def local(folder: Path, log: Path) -> BotProcess:
    """Start it, and wait until its bot is ready."""
    own = {"LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'lupfen.db'}", "LUPFEN_LOCAL_FOLDER": str(folder)}
    process = await forked({**os.environ, **own}, log, LOCAL)
    while "ready with 0 tables" not in (said := read(log)):
        assert process.returncode is None, f"it has ended:\n{said}"
        await asyncio.sleep(0.02)
    assert "in use by another program" not in said
    return process


def read(log: Path) -> str:
    return log.read_text() if log.exists() else ""


async def test_the_local_discord_restarts_immediately_after_a_kill(tmp_path: Path) -> None:
    for how, status in ((signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 0)):
        process = await local(tmp_path, tmp_path / f"{status}.log")
        process.send_signal(how)
        assert await process.wait() == status
