"""A process whose event loop hangs exits, so that its supervisor restarts it."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operations.watchdog import AGAIN, notify_systemd, watched_loop

PROGRAM = """
import asyncio, time
from bot.operations.watchdog import watched_loop

async def main():
    async with watched_loop(patience=4, second=0.05):
        await asyncio.sleep(0.5)
        print("has run", flush=True)
        time.sleep(60)

asyncio.run(main())
"""


def test_a_blocked_event_loop_ends_the_process_and_shows_where() -> None:
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=50, check=False)
    assert ended.returncode == AGAIN
    assert ended.stdout == "has run\n"
    assert "the event loop has stood still" in ended.stderr
    assert "in main\n" in ended.stderr


async def test_systemd_is_notified_while_the_loop_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(place := os.fspath(tmp_path / "notify"))
        line.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", place)
        async with watched_loop(second=0.01):
            assert await asyncio.get_running_loop().sock_recv(line, 100) == b"WATCHDOG=1"
    monkeypatch.setenv("NOTIFY_SOCKET", f"{place}-gone")
    notify_systemd("WATCHDOG=1")
    monkeypatch.delenv("NOTIFY_SOCKET")
    notify_systemd("WATCHDOG=1")
