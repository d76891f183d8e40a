"""Computer levels chosen by presses that were never offered."""

from __future__ import annotations

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.verbs import Verb
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_level_that_is_made_up_changes_nothing(house: House) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    await david.command("lupfen start", computers=1)
    table = house.bot.services.tables.here(int(david.channel))
    shown = await david.see("· Beginner", ephemeral=False)
    press, state = Press(Verb.LEVEL, table.id), table.state
    for forged in ("master", "strong=99", "strong=x", f"strong={state.seats[0].id}", "=1", ""):
        before = set(david.seen)
        assert await house.forge(david, press.custom_id, message=shown, values=[forged]) == "done"
        await david.see(lambda each, old=before: each.ephemeral and each.id not in old)
        assert table.state == state
    (computer,) = [seat for seat in state.seats if seat.user is None]
    assert await house.forge(david, press.custom_id, message=shown, values=[f"strong={computer.id}"]) == "done"
    assert [seat.level for seat in table.state.seats if seat.user is None] == ["strong"]
