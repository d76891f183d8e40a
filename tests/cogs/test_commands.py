"""The commands as registered with Discord."""

import pytest

from game.core.seats import MOST_SEATS
from game.games.catalogue import CATALOGUE
from tests.house import House

IN_SERVERS, IN_DIRECT_MESSAGES = 0, 1
ON_SERVERS, FOR_ONESELF = 0, 1
ANYWHERE = [IN_SERVERS, IN_DIRECT_MESSAGES, 2]
ALSO_IN_DIRECT_MESSAGES = {"help", "about", "likes", "privacy"}


def test_as_many_computers_can_be_asked_for_as_any_ruleset_seats() -> None:
    assert max(ruleset.most_seats for ruleset in CATALOGUE) == MOST_SEATS


@pytest.mark.asyncio(loop_scope="module")
async def test_commands_are_for_servers_but_those_about_the_bot_and_oneself(house: House) -> None:
    commands = {each["name"]: each for each in house.discord.world.app.commands.values()}
    assert commands.keys() >= ALSO_IN_DIRECT_MESSAGES | set(CATALOGUE.families())
    daily = commands.pop("daily")
    assert (daily["integration_types"], daily["contexts"]) == ([ON_SERVERS, FOR_ONESELF], ANYWHERE)
    assert all(command["integration_types"] == [ON_SERVERS] for command in commands.values())
    also = {name for name, command in commands.items() if command["contexts"] == [IN_SERVERS, IN_DIRECT_MESSAGES]}
    assert also == ALSO_IN_DIRECT_MESSAGES
    assert all(command["contexts"] == [IN_SERVERS] for name, command in commands.items() if name not in also)
