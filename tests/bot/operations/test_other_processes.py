"""Processes that share a database learn what people have set at one of the others."""

import asyncio
from typing import Any

from bot.operations.other_processes import keep_up
from bot.preferences import House, Preferences
from storage.problems import StorageProblem
from tests.bot.test_preferences import Memory


async def test_several_processes_keep_up_with_each_other_and_bear_a_database_that_is_away() -> None:
    class Away(Memory):
        tries = 0

        async def every_setting(self) -> dict[tuple[str, int], dict[str, Any]]:
            self.tries += 1
            if self.tries == 1:
                raise StorageProblem("server", "the database")
            read.set()
            return self.kept

    read = asyncio.Event()
    preferences = Preferences(Away({("server", 5): {"turn_seconds": 30}}))
    watching = asyncio.create_task(keep_up(preferences, seconds=0))
    await asyncio.wait_for(read.wait(), 10)
    await asyncio.sleep(0)
    watching.cancel()
    assert preferences.server(5) == House(turn_seconds=30)
