"""The bot as a process, forked from one that has already read its modules and texts."""

import asyncio
import multiprocessing
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple, Protocol

from tests.draws import DRAWS, draw_alike

WITH_SHELF = "TESTS_WITH_SHELF"
DRAWN = "TESTS_DRAW_ALIKE"
ROOT = Path(__file__).parents[2]
FEW_GUILDS_SECONDS = 0.1
"""How long to wait for servers; a local Discord names its few at once."""
TRICK_SECONDS = 0.1
"""How long a complete trick stays on the table, however long the pauses between deals are."""
_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["tools.warm"])


class BotProcess(Protocol):
    """A process that can be signalled and awaited; `returncode` is `None` while it runs."""

    @property
    def returncode(self) -> int | None:
        """The exit status."""
        ...

    @property
    def pid(self) -> int | None:
        """The process id."""
        ...

    def send_signal(self, signal: int) -> None:
        """Send a signal."""
        ...

    async def wait(self) -> int:
        """Wait for the exit status."""
        ...


async def forked(
    environment: Mapping[str, str], log: Path, arguments: Sequence[str] = ("run",), folder: Path = ROOT
) -> BotProcess:
    """Fork the bot from a process with nothing but its modules loaded; its random draws follow from the test's."""
    environment = {**environment, DRAWN: DRAWS.randbytes(8).hex()}
    process = _FORKING.Process(target=as_bot, args=(arguments, environment, folder, log, log), daemon=True)
    process.start()
    return Forked(process)


async def forked_with_shelf(environment: Mapping[str, str], log: Path) -> BotProcess:
    """Fork a bot that plays the harness's shelf games in addition to the catalogue's."""
    return await forked({**environment, WITH_SHELF: "yes"}, log)


class Ended(NamedTuple):
    """A finished command: how it ended, and what it printed."""

    status: int
    output: str
    errors: str


def bare() -> dict[str, str]:
    """Return the environment without any setting of the bot."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("LUPFEN_", "DISCORD_"))}


def ended(folder: Path, *arguments: str, typed: str = "", **settings: str) -> Ended:
    """Run a command of the bot to its end in a folder and a forked process, with only these settings."""
    with tempfile.TemporaryDirectory() as place:
        said, complained, entered = (Path(place) / each for each in ("out", "err", "in"))
        entered.write_text(typed)
        given = (arguments, bare() | settings, folder, said, complained, entered)
        process = _FORKING.Process(target=as_bot, args=given)
        process.start()
        process.join()
        assert process.exitcode is not None
        return Ended(process.exitcode, said.read_text(), complained.read_text())


def as_bot(
    arguments: Sequence[str],
    environment: dict[str, str],
    folder: Path,
    output: Path,
    errors: Path,
    typed: Path = Path(os.devnull),
) -> None:
    """Run the program in a process that was forked for it."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, path in ((1, output), (2, errors)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), number)
    sys.stdin = typed.open()
    from bot import process, services
    from bot.__main__ import main
    from bot.language import Language
    from bot.operations import gateway
    from game.table.ports import Timings

    if DRAWN in environment:
        draw_alike(environment[DRAWN])
    gateway.GUILDS_SECONDS = FEW_GUILDS_SECONDS
    services.__dict__["Timings"] = partial(Timings, longest_trick=TRICK_SECONDS)
    if WITH_SHELF in environment:
        from tests.harness.catalogue import FOLDERS

        process.__dict__.update(CATALOGUE=FOLDERS, Language=partial(Language, catalogue=FOLDERS))
    sys.exit(main(arguments))


class Forked:
    """A forked process."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def send_signal(self, signal: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, signal)

    async def wait(self) -> int:
        await asyncio.to_thread(self._process.join)
        assert self._process.exitcode is not None
        return self._process.exitcode
