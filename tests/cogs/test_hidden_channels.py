"""Channels the bot cannot view: it posts nothing there, and nobody sees the name Discord gives them."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from local_discord.testing.people import Person
from tests.e2e.players import use
from tests.house import House

HIDDEN = "___hidden___"
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def ben(house: House) -> AsyncIterator[Person]:
    """Ben in a channel of his own; at the end, no hidden channel's name has reached him or Discord."""
    (ben,) = await house.apart("Ben")
    yield ben
    assert HIDDEN not in str(await house.people.control("GET", f"wire/{ben.id}"))
    assert HIDDEN not in str([each.body for each in house.discord.api_log.requests])


async def hide(house: House, person: Person, *denied: str) -> int:
    """Hide the person's channel from the bot, or show it again; return how many requests there were before."""
    await house.people.control("POST", "permissions", {"channel": person.channel, "deny": [*denied]})
    return len(house.discord.api_log.requests)


def posted(house: House, person: Person, since: int) -> list[str]:
    """Return what the bot has written to the person's channel through its routes."""
    later = list(house.discord.api_log.requests)[since:]
    there = (each for each in later if each.path.startswith(f"/channels/{person.channel}/"))
    return [f"{each.method} {each.path}" for each in there if each.method != "GET" and each.status < 400]


@pytest.mark.parametrize("command", ["lupfen start", "evening plan", "league", "about"])
async def test_nothing_starts_in_a_channel_the_bot_cannot_view(house: House, ben: Person, command: str) -> None:
    since = await hide(house, ben, "view_channel")
    game = "lupfen-liechtenstein" if command == "evening plan" else None
    answer = await ben.told(ben.command(command, game=game) if game else ben.command(command))
    if " " in command:
        assert "View Channel" in answer.text
    assert posted(house, ben, since) == []
    assert not list(house.bot.services.tables)


async def test_a_table_pauses_while_its_channel_is_hidden_and_resumes_afterwards(house: House, ben: Person) -> None:
    await ben.command("lupfen start", computers=2, turn_seconds=0)
    await use(ben, "start")
    await ben.see("Ben")
    since = await hide(house, ben, "view_channel")
    await ben.told(ben.command("lupfen hand"))
    assert posted(house, ben, since) == []
    await hide(house, ben)
    await ben.command("lupfen stop")
    await ben.see("The session ends after this deal.", ephemeral=False)
    await ben.command("lupfen stop")
