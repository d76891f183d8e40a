"""A bot whose clock can be accelerated: minutes of an outage pass in seconds, along with timers and pauses.

On SIGUSR1 every clock of the process runs `RATE` times as fast, on SIGUSR2 at normal speed. Only the event loop's own
waiting is accelerated; no part of the bot is replaced. The clocks of the database and of Discord are unaffected.
"""

import asyncio
import multiprocessing
import selectors
import signal
import time
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, Final

from bot.command_line import run as run_command
from tests.e2e.processes import ROOT, BotProcess, Forked, as_bot

RATE: Final = 120
HURRY, RELAX = signal.SIGUSR1, signal.SIGUSR2
_FORKING = multiprocessing.get_context("forkserver")


class _Clock:
    """A clock that continues from its current time at another rate."""

    def __init__(self, real: Callable[[], float]) -> None:
        self._real = real
        self._from = self._stood = real()
        self._rate = 1

    def __call__(self) -> float:
        return self._stood + (self._real() - self._from) * self._rate

    def run(self, rate: int) -> None:
        self._stood, self._from, self._rate = self(), self._real(), rate


class _Selector(selectors.DefaultSelector):
    rate = 1

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout / self.rate if timeout else timeout)


def _in_loop(work: Coroutine[Any, Any, Any]) -> None:
    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(_Selector())) as runner:
        runner.run(work)


async def hurried(environment: Mapping[str, str], log: Path) -> BotProcess:
    """Start a bot that runs fast from the beginning."""
    process = _FORKING.Process(target=_run, args=(dict(environment), log), daemon=True)
    process.start()
    return Forked(process)


def _run(environment: dict[str, str], log: Path) -> None:
    clocks = {name: _Clock(getattr(time, name)) for name in ("time", "monotonic", "perf_counter")}

    def at(rate: int) -> None:
        _Selector.rate = rate
        for clock in clocks.values():
            clock.run(rate)

    def told(number: int, _frame: object) -> None:
        at(RATE if number == HURRY else 1)

    def boot_time(_clock: int) -> float:
        return clocks["monotonic"]()

    for name, clock in clocks.items():
        setattr(time, name, clock)
    time.clock_gettime = boot_time
    run_command.in_loop = _in_loop
    signal.signal(HURRY, told)
    signal.signal(RELAX, told)
    at(RATE)
    as_bot(("run",), environment, ROOT, log, log)
