"""What other processes on the same database change: what people and servers have set, and who was erased."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Final

from bot.operations.erasure import Erasure
from bot.preferences import Preferences
from storage.announcements import ERASED, Announcement
from storage.problems import StorageProblem

AGAIN_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


Announced = Callable[[], AsyncGenerator[Announcement | None]]
"""What processes announce, until the line breaks: first `None`, as soon as nothing is missed any more."""


async def keep_up(
    announced: Announced, preferences: Preferences, erasure: Erasure, again: float = AGAIN_SECONDS
) -> None:
    """Take in what others announce, until cancelled; after a line that broke all is read anew."""
    while True:
        try:
            async with aclosing(announced()) as heard:
                async for each in heard:
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
