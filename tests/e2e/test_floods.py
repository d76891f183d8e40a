"""Anyone who presses faster than people play is told so, at once and each time; the others notice nothing."""

import asyncio
from pathlib import Path

import pytest

from tests.e2e.players import offering
from tests.e2e.rig import Rig
from tests.e2e.test_presses import begun, current
from tests.people import Message, Person

pytestmark = pytest.mark.e2e
PRESSES = 20
TOO_FAST = "Slow down a little: that press was not counted."


async def menu_pressed(person: Person, times: int) -> list[str]:
    """Press the small menu a number of times without waiting; return how each press ended."""
    message = current(person)
    button = offering(message, "more")
    assert button is not None
    made = [await person.press(custom_id=button.custom_id, message=message, wait=False) for _ in range(times)]
    return await asyncio.gather(*map(person.outcome, made))


def private(person: Person, words: str) -> list[Message]:
    return [each for each in person.messages() if each.ephemeral and words in each.text]


async def test_a_flood_of_presses_is_refused_kindly_and_nobody_else_is(tmp_path: Path) -> None:
    async with Rig(tmp_path, presses_per_second="1") as rig:
        ben, david = (player.person for player in await begun(rig, "Ben", "David", turn_seconds=3600, computers=2))
        assert await menu_pressed(ben, PRESSES) == ["done"] * PRESSES
        told, menus = private(ben, TOO_FAST), private(ben, "### More")
        assert told
        assert len(menus) <= 1, "a menu makes room for the next"
        known = {each.id for each in told}
        await ben.command("lupfen stop")
        assert len([each for each in private(ben, TOO_FAST) if each.id not in known]) == 1, "commands count as well"
        assert await menu_pressed(david, 1) == ["done"]
        assert len(private(david, "### More")) == 1
        assert rig.tracebacks() == []
