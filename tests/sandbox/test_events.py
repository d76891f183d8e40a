"""Scheduled events: which ones a bot may add to a server's calendar, and remove again."""

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from sandbox import LocalDiscord
from tests.sandbox.bot import Bot
from tests.sandbox.conftest import grant


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


async def test_a_bot_schedules_an_event_and_takes_it_back(bot: Bot, discord_: LocalDiscord) -> None:
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


async def test_what_is_wrong_with_an_event_is_said(bot: Bot, discord_: LocalDiscord) -> None:
    (guild,) = bot.guilds
    with pytest.raises(discord.Forbidden):
        await guild.create_scheduled_event(**an_event())
    grant(discord_, "create_events")
    past = datetime.now(UTC) - timedelta(hours=1)
    for changes, told in (({"start_time": past}, "in the past"), ({"name": "x" * 101}, "name")):
        with pytest.raises(discord.HTTPException, match=told):
            await guild.create_scheduled_event(**an_event(**changes))


async def test_an_event_begins_and_ends_or_is_cancelled_and_nothing_else(bot: Bot, discord_: LocalDiscord) -> None:
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
