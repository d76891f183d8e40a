"""A server's own rules: kept under a name by one host, found by all, deleted for everybody after a question."""

import pytest

from tests.e2e.players import find, use
from tests.e2e.rig import Rig
from tests.people import Form, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
NAME = "Stamm*tisch*"


async def form_of(person: Person, verb: str) -> Form:
    """Press what opens a form."""
    interaction = await use(person, verb)
    return await person.form(interaction)


async def offered(person: Person) -> list[str]:
    return [name for name in await person.complete("lupfen start", "rules") if "Stamm" in name]


async def test_saved_rules_are_offered_until_a_host_deletes_them(rig: Rig) -> None:
    ben, david = [player.person for player in await rig.sit_down("Ben", "David")]
    await use(ben, "rules")
    await ben.see("House rules", ephemeral=True)
    assert find(ben, "rules-forget") is None, "there is nothing to delete"
    await ben.submit(await form_of(ben, "rules-save"), {"value": NAME})
    await ben.see("These rules are kept", ephemeral=True)
    assert len(await offered(david)) == 1
    value = f"saved/lupfen-liechtenstein/{NAME}"
    await ben.submit(await form_of(ben, "rules-forget"), {"value": [value]})
    told = await ben.see("is deleted", ephemeral=True)
    assert NAME not in told.text, "what people wrote is no markdown"
    assert await offered(david) == []
    assert find(ben, "rules-forget") is None


async def test_deleted_rules_are_no_longer_what_a_table_usually_plays(rig: Rig) -> None:
    (anna,) = [player.person for player in await rig.sit_down("Anna")]
    await use(anna, "rules")
    await anna.submit(await form_of(anna, "rules-save"), {"value": NAME})
    value = f"saved/lupfen-liechtenstein/{NAME}"
    await anna.command("settings")
    await anna.press("▶")
    await anna.choose(value, custom_id="1:settings-set::::rules-lupfen")
    usual = "SELECT value FROM settings WHERE key = 'rules-lupfen'"
    assert len(rig.rows(usual)) == 1
    await anna.submit(await form_of(anna, "rules-forget"), {"value": [value]})
    await anna.see("gelöscht", ephemeral=True)
    assert rig.rows(usual) == []


async def test_rules_that_somebody_else_has_just_deleted_are_said_to_be_gone(rig: Rig) -> None:
    (ben,) = [player.person for player in await rig.sit_down("Ben")]
    await use(ben, "rules")
    for name in ("One", "Two"):
        await ben.submit(await form_of(ben, "rules-save"), {"value": name})
        await ben.see(name, ephemeral=True)
    first, second = await form_of(ben, "rules-forget"), await form_of(ben, "rules-forget")
    for form in (first, second):
        await ben.submit(form, {"value": ["saved/lupfen-liechtenstein/One"]})
    await ben.see("I do not know the rules", ephemeral=True)
    assert [row["name"] for row in rig.rows("SELECT name FROM presets")].count("Two") == 1
