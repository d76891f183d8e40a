"""SIGTERM in the middle of play: nothing is accepted that is not carried out, and the bot exits."""

import asyncio
from pathlib import Path

import pytest

from tests.e2e.chaos import Chaos
from tests.e2e.rig import Rig

pytestmark = pytest.mark.e2e


async def test_a_bot_stopped_under_load_exits_and_loses_no_answer(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        chaos = Chaos(rig, seed=3, deals=99)
        chaos.listen()
        await chaos.seat(3)
        playing = [
            asyncio.create_task(player.play(lambda _: False, 60)) for players in chaos.tables for player in players
        ]
        await chaos.requests(60)
        assert await rig.end() == 0
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert chaos.lost_answers() == []
