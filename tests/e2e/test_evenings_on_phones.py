"""An evening across many tables on phones, by what README says."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from rig.browser import chromium
from tests.e2e.phones import is_over, plan_and_come, play_round, start_round
from tests.e2e.rig import Rig

__all__ = ["chromium"]  # the fixture of the page's tests serves here as well

pytestmark = [pytest.mark.browser, pytest.mark.e2e, pytest.mark.asyncio(loop_scope="session")]


async def test_two_friends_with_different_languages_play_a_round_on_their_phones(
    chromium: Browser, tmp_path: Path
) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        phones = await plan_and_come(rig, chromium, ("Anna", "Ben"), "Lupfen · Liechtenstein", 1, 1)
        people = [phone.person for phone in phones]
        await play_round(people, await start_round(people[0], 2, 4))
        await is_over(phones)
        assert [each for phone in phones for each in phone.scrolled] == [], "nobody had to scroll"
        assert rig.tracebacks() == []
    assert rig.audit() == []
