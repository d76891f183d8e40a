"""Over days, messages outlive the hour and tokens their quarter: what the channel looks like then."""

from itertools import cycle

import pytest

from local_discord.state.ids import moment_of
from tests.cogs.days.stage import HOUR, MINUTE, Channel, move_on, playing
from tests.house import House

pytestmark = pytest.mark.asyncio
TURNS = 16


async def test_each_turn_posts_one_panel_and_each_deal_leaves_one_short_message(house: House) -> None:
    channel = Channel(house, *await playing(house, "lupfen", computers=1))
    await channel.settled()
    for _, what in zip(range(TURNS), cycle(["stays", "rests", "restarts", "runs out"]), strict=False):
        posted, edited = channel.posted, len(channel.old_edits)
        before, asked = house.table.state.deal, channel.asked
        if what == "rests":
            await channel.let_rest()
        if what == "restarts":
            await house.restart()
            await channel.settled()
            assert abs(channel.panel.at - moment_of(str(channel.panel.id))) < MINUTE, "its age outlives the process"
        if what == "runs out":
            await channel.let_time_run_out()
        else:
            move_on(house, 2 * HOUR)
            await channel.answer(asked)
        await channel.settled()
        deal = house.table.state.deal
        shown = ["## Lupfen", *(f"**Deal {number}**" for number in range(1, deal)), "### Lupfen"]
        await channel.shows(shown, f"deal {deal}")
        assert channel.posted - posted <= 1 + (deal - before), "one for each turn, and for each deal"
        assert len(channel.old_edits) - edited <= 1, "a request for cards may remove a note from it"
