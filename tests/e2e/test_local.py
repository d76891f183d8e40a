"""`python -m bot local`, killed as by an out-of-memory killer, leaves nothing behind that gets in the way."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.e2e.processes import ROOT

pytestmark = pytest.mark.e2e
READY = b"ready with 0 tables"


async def local(folder: Path) -> asyncio.subprocess.Process:
    """Start it, and wait until its bot is ready."""
    own = {"LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'lupfen.db'}", "LUPFEN_LOCAL_FOLDER": str(folder)}
    command = (sys.executable, "-m", "bot", "local", "--port", "0", "--no-browser")
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env={**os.environ, **own}, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr
    async with asyncio.timeout(60):
        said = b""
        while READY not in said:
            said = await process.stderr.readline()
            assert said, "it has ended"
            assert b"in use by another program" not in said
    return process


async def test_after_a_kill_it_starts_again_at_once(tmp_path: Path) -> None:
    for how, status in ((signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 0)):
        process = await local(tmp_path)
        process.send_signal(how)
        assert await asyncio.wait_for(process.wait(), 30) == status
