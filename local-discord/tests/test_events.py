"""Scheduled events: which ones a bot may add to a server's calendar, and remove again."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from local_discord import LocalDiscord
from local_discord.testing.people import People
from rig.bot import Bot
from rig.rest import Rest, grant


def an_event(**changes: Any) -> dict[str, Any]:
    begins = datetime.now(UTC) + timedelta(hours=3)
    return {
        "name": "Skat",
        "description": "Everybody may come.",
        "start_time": begins,
        "end_time": begins + timedelta(hours=2),
        "entity_type": discord.EntityType.external,
        "privacy_level": discord.PrivacyLevel.guild_only,
        "location": "#stammtisch",
    } | changes


async def test_a_bot_schedules_an_event_and_deletes_it(bot: Bot, discord_: LocalDiscord) -> None:
    grant(discord_, "create_events")
    (guild,) = bot.guilds
    made = await guild.create_scheduled_event(**an_event())
    (listed,) = await guild.fetch_scheduled_events()
    assert (listed.id, listed.name, listed.location) == (made.id, "Skat", "#stammtisch")
    assert (listed.start_time, listed.end_time) == (made.start_time, made.end_time)
    await made.delete()
    assert await guild.fetch_scheduled_events() == []
    with pytest.raises(discord.NotFound, match="Unknown Guild Scheduled Event"):
        await made.delete()


async def test_a_faulty_event_is_refused_with_the_reason(bot: Bot, discord_: LocalDiscord) -> None:
    (guild,) = bot.guilds
    with pytest.raises(discord.Forbidden):
        await guild.create_scheduled_event(**an_event())
    grant(discord_, "create_events")
    past, soon = (datetime.now(UTC) + timedelta(hours=hours) for hours in (-1, 1))
    wrong = (
        ({"start_time": past}, "in the past"),
        ({"end_time": soon}, "before it begins"),
        ({"name": "x" * 101}, "name"),
    )
    for changes, told in wrong:
        with pytest.raises(discord.HTTPException, match=told):
            await guild.create_scheduled_event(**an_event(**changes))


async def test_an_event_can_only_begin_and_end_or_be_cancelled(bot: Bot, discord_: LocalDiscord) -> None:
    grant(discord_, "create_events")
    (guild,) = bot.guilds
    first, second = [await guild.create_scheduled_event(**an_event()) for _ in range(2)]
    with pytest.raises(discord.HTTPException, match="status"):
        await bot.http.edit_scheduled_event(guild.id, first.id, status=discord.EventStatus.completed.value)
    await (await first.start()).end()
    await second.cancel()
    for event in (first, second):
        with pytest.raises(discord.HTTPException, match="finished event"):
            await bot.http.edit_scheduled_event(guild.id, event.id, status=discord.EventStatus.active.value)
    assert await guild.fetch_scheduled_events() == []


async def test_events_survive_a_restart(tmp_path: Path) -> None:
    begins = datetime.now(UTC) + timedelta(hours=3)
    event = {
        "name": "Skat",
        "scheduled_start_time": begins.isoformat(),
        "scheduled_end_time": begins.isoformat(),
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "#stammtisch"},
    }
    async with LocalDiscord(tmp_path):
        pass  # the server is stored now, so that each change has to store it again
    for method, body, statuses in (("POST", event, [1]), ("PATCH", {"status": 2}, [2]), ("DELETE", None, [])):
        async with LocalDiscord(tmp_path) as discord_, People(discord_.url) as people:
            grant(discord_, "create_events")
            (server,) = discord_.world.servers.values()
            path = "/".join((f"/guilds/{server.id}/scheduled-events", *server.events))
            assert (await Rest(discord_, people)(method, path, body))[0] in (200, 204)
        async with LocalDiscord(tmp_path) as discord_:
            (server,) = discord_.world.servers.values()
            assert [each["status"] for each in server.events.values()] == statuses
