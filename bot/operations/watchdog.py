"""A watchdog for the event loop: a process whose loop is stuck is useless, so it exits to be restarted.

The loop feeds the watchdog once a second. A thread counts the seconds without food during which it was awake itself: a
sleeping machine, or a process stopped as a whole, is no reason to exit.
"""

import asyncio
import faulthandler
import logging
import os
import socket
import sys
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Final

PATIENCE_SECONDS: Final = 30
AGAIN: Final = 75
"""The exit status that asks the supervisor to restart the process."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def watched_loop(patience: int = PATIENCE_SECONDS, second: float = 1.0) -> AsyncGenerator[None]:
    """Exit after `patience` seconds without food, with the stack of every thread on standard error.

    Under systemd the loop also feeds the watchdog of its unit (`WatchdogSec`), which notices a process stopped as a
    whole.
    """
    fed, over = threading.Event(), threading.Event()
    threading.Thread(target=_watch, args=(fed, over, patience, second), name="watchdog", daemon=True).start()
    feeding = asyncio.create_task(_feed(fed, second))
    try:
        yield
    finally:
        over.set()
        feeding.cancel()


async def _feed(fed: threading.Event, second: float) -> None:
    while True:
        fed.set()
        notify_systemd("WATCHDOG=1")
        await asyncio.sleep(second / 2)


def _watch(fed: threading.Event, over: threading.Event, patience: int, second: float) -> None:
    hungry = 0
    while not over.wait(second):
        hungry = 0 if fed.is_set() else hungry + 1
        fed.clear()
        if hungry >= patience:
            log.critical("the event loop has stood still for %d seconds; the process ends", hungry)
            faulthandler.dump_traceback(sys.stderr)
            os._exit(AGAIN)


def notify_systemd(message: str) -> None:
    """Notify systemd (sd_notify), if it started this process; a notice that cannot be sent is lost."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto(message.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)
