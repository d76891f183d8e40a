"""Settings of people and servers take effect at once; only people who manage a server change what applies to all."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Press
from bot.discord_io.verbs import Verb
from bot.preferences import Personal, ServerSettings
from tests.house import House
from tests.people import Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def ben(house: House) -> AsyncIterator[Person]:
    """Ben, with no settings yet."""
    (person,) = await house.enter("Ben")
    await house.elsewhere(person)
    yield person
    for key in ("language", "pictures", "large", "listed"):
        await house.bot.services.preferences.change("person", int(person.id), key, None)


def server_of(house: House) -> int:
    server = house.discord.channel("stammtisch").server_id
    assert server
    return int(server)


async def opened(person: Person, command: str) -> Message:
    """Use a command and return the private page."""
    before = set(person.seen)
    await person.command(command)
    return await person.see(lambda each: each.ephemeral and each.id not in before)


async def test_ones_own_switches_and_language_hold_at_once(house: House, ben: Person) -> None:
    page = await opened(ben, "likes")
    for choice, values in (("large=yes", None), ("listed=no", None), ("language", ["de"])):
        assert (
            await house.forge(ben, Press(Verb.LIKES_SET, choice=choice).custom_id, message=page, values=values)
            == "done"
        )
    likes = house.bot.services.preferences.person(int(ben.id))
    assert likes == Personal(language="de", large=True, listed=False)
    assert "Karten" in (await opened(ben, "help")).text


@pytest.mark.parametrize("choice", ["large=maybe", "hat=yes", "language=klingon", "language", "", "=", "listed"])
async def test_what_was_never_offered_is_not_set(house: House, ben: Person, choice: str) -> None:
    page = await opened(ben, "likes")
    before = set(ben.seen)
    assert await house.forge(ben, Press(Verb.LIKES_SET, choice=choice).custom_id, message=page) == "done"
    await ben.see(lambda each: each.ephemeral and each.id not in before)
    assert house.bot.services.preferences.person(int(ben.id)) == Personal()


async def test_the_owner_sets_what_holds_for_the_server(house: House) -> None:
    anna = await house.people.enter("Anna", locale="de")
    page = await opened(anna, "settings")
    server = server_of(house)
    for choice in ("pictures=no", "turn_seconds=30", "rules-lupfen=lupfen-vorarlberg/allgaeu"):
        assert choice.startswith("rules-") or choice.partition("=")[0] in str(page.json["components"])
        await house.forge(anna, Press(Verb.SETTINGS_SET, choice=choice).custom_id, message=page)
    kept = house.bot.services.preferences.server(server)
    assert (kept.pictures, kept.turn_seconds) == (False, 30)
    for key in ("pictures", "turn_seconds", "rules-lupfen"):
        await house.bot.services.preferences.change("server", server, key, None)
    assert house.bot.services.preferences.server(server) == ServerSettings()


async def test_whoever_does_not_manage_the_server_changes_nothing_there(house: House, ben: Person) -> None:
    page = await opened(ben, "likes")
    before = set(ben.seen)
    assert await house.forge(ben, Press(Verb.SETTINGS_SET, choice="pictures=no").custom_id, message=page) == "done"
    line = await ben.see(lambda each: each.ephemeral and each.id not in before)
    assert "Manage Server" in line.text
    assert house.bot.services.preferences.server(server_of(house)) == ServerSettings()


async def test_whoever_keeps_or_erases_what_is_stored_is_told_which(house: House, ben: Person) -> None:
    question = await opened(ben, "privacy delete")
    await house.forge(ben, Press(Verb.PRIVACY_KEEP).custom_id, message=question)
    await ben.see("Nothing was erased.", ephemeral=True)
    await house.bot.services.preferences.change("person", int(ben.id), "large", value=True)
    question = await opened(ben, "privacy delete")
    await house.forge(ben, Press(Verb.PRIVACY_DELETE).custom_id, message=question)
    await ben.see("you are erased", ephemeral=True)
    assert house.bot.services.preferences.person(int(ben.id)) == Personal()


async def test_nobody_is_erased_who_sits_at_a_table(house: House, ben: Person) -> None:
    await ben.command("lupfen start", computers=1)
    assert "You still sit at a table." in (await opened(ben, "privacy delete")).text
    page = await opened(ben, "privacy show")
    await house.forge(ben, Press(Verb.PRIVACY_DELETE).custom_id, message=page)
    await ben.see("You still sit at a table.", ephemeral=True)
    table = house.bot.services.tables.here(int(ben.channel))
    assert [seat.name for seat in table.state.people] == ["Ben"]
    await ben.command("lupfen stop")
