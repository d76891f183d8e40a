"""What other processes on the same database announce: settings of people and servers, erasures, and presses."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Final

from bot.operations.erasure import Erasure
from bot.preferences import Preferences
from storage.announcements import ERASED, PRESSED, Announcement
from storage.problems import StorageProblem

AGAIN_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


Announced = Callable[[], AsyncGenerator[Announcement | None]]
"""Announcements of other processes, until the connection breaks: first `None`, once none can be missed any more."""


Pressed = Callable[[int, str], None]
"""Takes a press at a table of a server, as JSON, that has reached another process."""


async def keep_up(
    announced: Announced,
    preferences: Preferences,
    erasure: Erasure,
    pressed: Pressed,
    again: float = AGAIN_SECONDS,
) -> None:
    """Apply other processes' announcements, until cancelled; after a lost connection everything is reloaded."""
    while True:
        try:
            async with aclosing(announced()) as heard:
                async for each in heard:
                    if each and each.happened == PRESSED:
                        pressed(each.owner_id, each.event)
                    else:
                        await _take_in(each, preferences, erasure)
            log.warning("the line to the other processes broke")
        except StorageProblem as problem:
            log.warning("other processes are not heard: %s", problem)
        await asyncio.sleep(again)


async def _take_in(told: Announcement | None, preferences: Preferences, erasure: Erasure) -> None:
    if told is None:
        while not await preferences.load():
            pass
    elif told.happened == ERASED:
        await erasure.elsewhere(told.owner, told.owner_id)
    else:
        await preferences.read_again(told.owner, told.owner_id)
