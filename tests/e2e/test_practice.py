"""The practice deal through the bot: private, and a kind line after a restart."""

from pathlib import Path

import pytest

from tests.e2e.players import choices, find, use
from tests.e2e.rig import Rig
from tests.people import Person

pytestmark = pytest.mark.e2e


async def step(person: Person) -> bool:
    """Answer the practice deal's question; `False` when there is none."""
    found = find(person, "practice-answer")
    if found is None:
        return False
    message, button = found
    if button.component.get("options"):
        await person.choose(choices(button)[0], custom_id=button.custom_id, message=message)
    else:
        await person.press(custom_id=button.custom_id, message=message)
    return True


async def test_help_leads_through_a_practice_deal_that_nobody_else_sees_and_nothing_keeps(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        david, ben = await rig.enter("David", "Ben")
        await david.command("help")
        await use(david, "practice")
        await david.see("If you lift, the top card", ephemeral=True)
        steps = 0
        while await step(david):
            steps += 1
            await david.see("Practice deal", ephemeral=True)
        assert steps >= 3
        await david.see("Your result", ephemeral=True)
        assert ben.messages() == []
        assert rig.rows("SELECT * FROM deals") == []
        assert rig.rows("SELECT * FROM postings") == []
        await use(david, "practice")
        await david.see("If you lift, the top card", ephemeral=True)
        await rig.kill()
        await rig.start()
        await step(david)
        await david.see("This practice deal is gone", ephemeral=True)
        await use(david, "practice")
        await david.see("If you lift, the top card", ephemeral=True)
        assert rig.tracebacks() == []
