"""Statistics over the wire: what was played is counted, and people who have opted out are hidden."""

from pathlib import Path

import pytest

from bot.discord_io.custom_id import Press, Verb
from tests.e2e.players import use
from tests.e2e.rig import Rig, play_all

pytestmark = pytest.mark.e2e


async def test_statistics_count_what_was_played_and_leave_out_who_does_not_want_to_be_seen(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        players = await rig.sit_down("David", "Anna", computers=1)
        david, anna = (player.person for player in players)
        await david.command("lupfen stats")
        await david.see("No finished deals here yet.", ephemeral=True)
        await use(david, "start")
        await david.command("lupfen stop")
        await play_all(players)
        await david.command("lupfen stats", person=anna.id)
        shown = await david.see("Anna", ephemeral=True)
        shown = await david.see("**Deals** 1", ephemeral=True)
        assert "**Best session**" in shown.text
        await anna.command("lupfen stats")
        await anna.see("**Spiele** 1", ephemeral=True)
        await david.command("tippen stats")
        await david.see("## David · Tippen\nNo finished deals here yet.", ephemeral=True)
        await anna.command("likes")
        await anna.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
        likes = await anna.see("In Statistiken zu sehen", ephemeral=True)
        hide = next(button for button in likes.buttons if "listed" in button.custom_id)
        await anna.press(custom_id=hide.custom_id, message=likes)
        await david.command("lupfen stats", person=anna.id)
        await david.see("Anna does not want to be shown in statistics.", ephemeral=True)
        await david.command("lupfen stats")
        own = await david.see("## David · Lupfen\n**Deals** 1", ephemeral=True)
        assert "Anna" not in own.text
        await anna.command("lupfen stats")
        assert rig.tracebacks() == []
