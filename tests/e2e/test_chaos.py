"""Killed at random moments while tables play, whatever the game: no answer is lost or duplicated, every table ends."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.core.rulesets import Ruleset
from tests.e2e.chaos import Chaos
from tests.e2e.processes import forked_with_shelf
from tests.e2e.rig import Rig
from tests.e2e.seating import seated, unlike_rulesets

pytestmark = pytest.mark.e2e


async def test_three_kills_lose_nothing(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        chaos = Chaos(rig, seed=10, deals=2)
        chaos.listen()
        await chaos.seat(2)
        await chaos.run(kills=3)
        assert rig.kills == 3
        assert chaos.acknowledged() > 0
        assert (chaos.lost_answers(), chaos.duplicated_answers()) == ([], [])
        assert (chaos.open_tables(), chaos.chips_lost()) == (0, 0)


@unlike_rulesets
async def test_kills_lose_nothing_in_any_game(tmp_path: Path, ruleset: Ruleset[Any]) -> None:
    async with Rig(tmp_path, starting=forked_with_shelf) as rig:
        chaos = Chaos(rig, seed=3, deals=1, pace=15)
        chaos.listen()
        await chaos.begin(await seated(rig, ruleset, ("Anna", "Ben"), begin=False))
        await chaos.run(kills=2)
        assert rig.kills > 0
        assert chaos.acknowledged() > 0
        assert (chaos.lost_answers(), chaos.duplicated_answers()) == ([], [])
        assert (chaos.open_tables(), chaos.chips_lost()) == (0, 0)
    lose_answers(rig)
    assert chaos.lost_answers() != []
    assert rig.audit() != []


def lose_answers(rig: Rig) -> None:
    """Delete people's answers from the database."""
    with closing(sqlite3.connect(rig.database)) as connection, connection:
        assert connection.execute("DELETE FROM answers WHERE person IS NOT NULL").rowcount > 0
