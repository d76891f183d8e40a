"""The practice deal over the wire: private, and a kind line after a restart."""

from pathlib import Path

import pytest

from tests.e2e.players import choices, find, use
from tests.e2e.rig import Rig
from tests.people import Person

pytestmark = pytest.mark.e2e
GALLERY = 12


async def step(person: Person) -> bool:
    """Answer the practice deal's question; return `False` if there is none."""
    found = find(person, "practice-answer")
    if found is None:
        return False
    message, button = found
    if button.component.get("options"):
        await person.choose(choices(button)[0], custom_id=button.custom_id, message=message)
    else:
        await person.press(custom_id=button.custom_id, message=message)
    return True


async def practise(person: Person, family: str) -> None:
    """Choose a game from the list for a practice deal."""
    offered = find(person, "practice")
    assert offered is not None
    message, select = offered
    assert family in choices(select)
    await person.choose(family, custom_id=select.custom_id, message=message)


async def play_out(person: Person) -> int:
    """Play the practice deal to its end; return the number of steps."""
    steps, drawn = 0, dict[str, str]()
    while await step(person):
        steps += 1
        message = await person.see("Practice deal", ephemeral=True)
        for picture in (item for part in message.components if part["type"] == GALLERY for item in part["items"]):
            described = drawn.setdefault(picture["media"]["url"], picture["description"])
            assert described == picture["description"], "another hand is another picture"
    assert drawn
    return steps


async def test_help_leads_through_a_practice_deal_that_nobody_else_sees_and_nothing_keeps(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        david, ben = await rig.enter("David", "Ben")
        await david.command("help")
        await practise(david, "lupfen")
        await david.see("If you lift, the top card", ephemeral=True)
        assert await play_out(david) >= 3
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
        await practise(david, "fipsen")
        await david.see("Count your aces", ephemeral=True)
        assert rig.tracebacks() == []


async def test_each_game_has_a_command_for_its_own_practice_deal(tmp_path: Path) -> None:
    async with Rig(tmp_path) as rig:
        (david,) = await rig.enter("David")
        for family, title in (("fipsen", "Fipsen"), ("schwimmen", "Schwimmen"), ("lupfen", "Lupfen · Liechtenstein")):
            await david.command(f"{family} practice")
            await david.see(f"Practice deal · {title}", ephemeral=True)
        await david.command("tippen start", rules="vierblatt")
        await david.command("tippen practice")
        await david.see("Practice deal · Vierblatt", ephemeral=True)
        assert rig.tracebacks() == []
