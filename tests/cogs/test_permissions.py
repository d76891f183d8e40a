"""Presses depend on their channel: the bot's permissions there, and whose table it is."""

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.interactions.permissions import NEEDED
from game.core.shuffle import RoundSeal, secret_from
from game.table.occasion import EveningTable
from game.table.ports import Place
from game.table.state import Opening, Terms
from local_discord.state.world import Channel
from local_discord.testing.people import Message, Person
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def in_a_channel(house: House) -> tuple[Person, Message]:
    """Let David into a channel of his own; return him with a private message to press on."""
    (david,) = await house.apart("David")
    return david, await david.told(david.command("help"))


def channels(house: House) -> list[Channel]:
    """List the channels and threads of all servers."""
    return [*house.discord.world.channels.values()]


async def pressed(house: House, person: Person, press: Press, message: Message) -> str:
    """Send a press that may never have been offered; return the private line that answers it."""
    return (await person.told(house.forge(person, press.custom_id, message=message))).text


@pytest.mark.parametrize("missing", NEEDED)
async def test_a_refusal_names_the_permission_the_bot_is_missing(house: House, missing: str) -> None:
    david, _ = await in_a_channel(house)
    await house.people.control("POST", "permissions", {"channel": david.channel, "deny": [missing]})
    told = await david.told(david.command("lupfen start"))
    assert f"I need the permission “{missing.replace('_', ' ').title()}”" in told.text


async def test_the_bot_needs_thread_permissions_in_a_thread(house: House) -> None:
    david, _ = await in_a_channel(house)
    parent = david.channel
    await david.command("lupfen start", thread="own")
    await david.wait(lambda: any(each.thread and each.parent_id == parent for each in channels(house)), what="a thread")
    (thread,) = (each.id for each in channels(house) if each.parent_id == parent)
    david.go(thread)
    await david.command("lupfen stop")
    await house.people.control("POST", "permissions", {"channel": parent, "deny": ["send_messages_in_threads"]})
    told = await david.told(david.command("lupfen start"))
    assert "I need the permission “Send Messages in Threads”" in told.text


async def test_games_cannot_be_played_outside_servers(house: House) -> None:
    david, page = await in_a_channel(house)
    david.channel = house.discord.world.direct_channel(house.discord.world.people[david.id]).id
    told = await pressed(house, david, Press(Verb.OPEN, choice="mate"), page)
    assert "You can only play in the channels of a server." in told


async def test_a_table_can_only_be_used_from_its_own_channel(house: House) -> None:
    david, page = await in_a_channel(house)
    await david.command("lupfen start")
    press = Press(Verb.JOIN, house.bot.services.tables.here(int(david.channel)).id)
    await house.elsewhere(david)
    assert "That table is in another channel." in await pressed(house, david, press, page)
    assert "This table no longer exists." in await pressed(house, david, Press(Verb.JOIN, "nowhere"), page)


async def test_outsiders_cannot_view_an_evening_table_whose_cards_others_may_still_play(house: House) -> None:
    david, page = await in_a_channel(house)
    (ben,) = await house.enter("Ben")
    ben.go(david.channel)
    table = await house.bot.services.tables.open(
        Opening(
            Place(house.bot.guilds[0].id, int(david.channel)),
            host=0,
            host_name="",
            terms=Terms(ruleset="lupfen-liechtenstein"),
            occasion=EveningTable(mark="2abc/1/1", packs=RoundSeal(secret_from("a round")), most=3),
            seats=[(int(david.id), "David"), (None, ""), (None, "")],
        )
    )
    told = await pressed(house, ben, Press(Verb.HAPPENED, table.id), await ben.told(ben.command("help")))
    assert "others may still be playing the same cards" in told
    assert "others may still be playing" not in await pressed(house, david, Press(Verb.HAPPENED, table.id), page)
    await table.close("stopped")
