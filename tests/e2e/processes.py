"""The bot as a process: as people start it, or forked from one that has read its modules already.

A bot that is killed hundreds of times spends most of its life reading modules; forked, it dies as often while it works.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[2]
_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["bot.__main__", "bot.app", "bot.command_line.run"])


class BotProcess(Protocol):
    """A process that can be told something and waited for; `returncode` is `None` while it lives."""

    @property
    def returncode(self) -> int | None:
        """The exit status."""
        ...

    def send_signal(self, signal: int) -> None:
        """Send a signal."""
        ...

    async def wait(self) -> int:
        """Wait for the exit status."""
        ...


async def started(environment: Mapping[str, str], log: Path) -> BotProcess:
    """Start the bot as people do; what it prints is appended to `log`."""
    with log.open("ab") as output:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", cwd=ROOT, env=environment, stdout=output, stderr=output
        )


async def forked(environment: Mapping[str, str], log: Path) -> BotProcess:
    """Fork the bot from a process that has nothing but its modules."""
    process = _FORKING.Process(target=_run, args=(dict(environment), str(log)), daemon=True)
    process.start()
    return _Forked(process)


def _run(environment: dict[str, str], log: str) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(output, 1)
    os.dup2(output, 2)
    from bot.__main__ import main

    sys.exit(main(["run"]))


class _Forked:
    def __init__(self, process: BaseProcess) -> None:
        self._process = process

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, signal: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, signal)

    async def wait(self) -> int:
        await asyncio.to_thread(self._process.join)
        assert self._process.exitcode is not None
        return self._process.exitcode
