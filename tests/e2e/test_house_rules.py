"""House rules, changed and reset; and a server's own: saved by one host, found by all, deleted for everyone."""

import pytest

from tests.e2e.players import choices, components, find, press_of, use
from tests.e2e.rig import Rig
from tests.people import Button, Form, Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
NAME = "Stamm*tisch*"


async def form_of(person: Person, verb: str) -> Form:
    """Press what opens a form."""
    interaction = await use(person, verb)
    return await person.form(interaction)


async def pick(person: Person, group: str, value: str) -> None:
    """Pick a change from a group of house rules, as soon as it is offered."""

    def offered_in(message: Message) -> Button | None:
        ours = (each for each in components(message) if press_of(each).choice == group)
        return next((each for each in ours if value in choices(each)), None)

    message = await person.see(lambda each: each.ephemeral and offered_in(each) is not None)
    menu = offered_in(message)
    assert menu
    await person.choose(value, custom_id=menu.custom_id, message=message)


async def offered(person: Person) -> list[str]:
    return [name for name in await person.complete("lupfen start", "rules") if "Stamm" in name]


async def test_a_host_changes_rules_sees_only_these_and_takes_them_back(rig: Rig) -> None:
    ben, david = [player.person for player in await rig.sit_down("Ben", "David")]
    await use(ben, "rules")
    await ben.see("House rules", ephemeral=True)
    await ben.submit(await form_of(ben, "rules-form"), {"value": "3"})
    await ben.see("Ante: **3** (usually 1)", ephemeral=True)
    await pick(ben, "lifting", "pass_is_fold=true")
    await ben.see("Passing is dropping out: **on** (usually off)", ephemeral=True)
    lobby = await david.see("House rules: Passing is dropping out: on", ephemeral=False)
    assert "Ante **3**" in lobby.text
    await ben.press("Only what differs")
    alone = await ben.see(lambda each: each.ephemeral and "Lowest price" not in each.text and "✱" in each.text)
    assert alone.text.count("✱") == 2
    await pick(ben, "lifting.changed", "pass_is_fold=false")
    alone = await ben.see(lambda each: each.ephemeral and each.text.count("✱") == 1)
    assert "Ante: **3**" in alone.text
    await ben.press("Reset")
    await ben.see("Lowest price: **1**", ephemeral=True)
    assert "Ante **1**" in (await david.see("Ante **1**", ephemeral=False)).text


async def test_what_contradicts_is_refused_with_its_sentence(rig: Rig) -> None:
    (ben,) = [player.person for player in await rig.sit_down("Ben", family="tippen")]
    await use(ben, "rules")
    await ben.press("▶")
    await pick(ben, "before", "robbing=true")
    await ben.see("⚠️ Robbing needs a trump card that belongs to nobody", ephemeral=True)
    assert rig.tracebacks() == []


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
    await use(anna, "rules")
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
