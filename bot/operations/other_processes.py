"""What other processes on the same database change: what people and servers have set."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.preferences import Preferences
from storage.problems import StorageProblem

REREAD_SECONDS: Final = 60.0

log = logging.getLogger(__name__)


async def keep_up(preferences: Preferences, seconds: float = REREAD_SECONDS) -> None:
    """Read again and again what has been set, until cancelled."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await preferences.load()
        except StorageProblem as problem:
            log.warning("settings were not read again: %s", problem)
