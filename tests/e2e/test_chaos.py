"""Killed ten times at random moments while four tables play: no answer is lost or doubled, every table ends."""

from pathlib import Path

import pytest

from tests.e2e.chaos import Chaos
from tests.e2e.rig import Rig

pytestmark = pytest.mark.e2e


@pytest.mark.timeout(300)
async def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        chaos = Chaos(rig, seed=10, deals=6, timeout=240)
        chaos.listen()
        await chaos.seat(4)
        await chaos.run(kills=10)
        assert rig.kills == 10
        assert chaos.acknowledged() > 0
        assert (chaos.lost_answers(), chaos.doubled_answers()) == ([], [])
        assert (chaos.open_tables(), chaos.chips_lost()) == (0, 0)
        assert rig.tracebacks() == []
    assert rig.audit() == []
