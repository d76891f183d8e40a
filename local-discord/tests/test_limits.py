"""Rate limits: headers, refusals, and how discord.py copes with them."""

import asyncio
import time

import discord

from local_discord import Clock, LocalDiscord
from local_discord.testing.people import People, Person
from rig.bot import answering, running, says
from rig.rest import Rest


async def test_headers_count_down_and_the_sixth_edit_is_refused(discord_: LocalDiscord, rest: Rest) -> None:
    _, message = await rest.send(content="x")
    discord_.limiter.enabled = True
    path = f"/channels/{rest.channel}/messages/{message['id']}"
    for left in range(4, -1, -1):
        assert (await rest("PATCH", path, {"content": str(left)}))[0] == 200
        assert rest.headers["X-RateLimit-Remaining"] == str(left)
        assert rest.headers["X-RateLimit-Limit"] == "5"
        assert 0 < float(rest.headers["X-RateLimit-Reset-After"]) <= 5
    status, answer = await rest("PATCH", path, {"content": "too many"})
    assert status == 429
    assert 0 < answer["retry_after"] <= 5
    assert answer["global"] is False
    assert "Via" in rest.headers
    assert (await rest("GET", path))[1]["content"] == "0"
    discord_.clock.advance(5)
    assert (await rest("PATCH", path, {"content": "again"}))[0] == 200


async def test_each_channel_has_its_own_bucket(discord_: LocalDiscord, rest: Rest) -> None:
    discord_.limiter.enabled = True
    other = discord_.channel("zweiter-tisch").id
    for _ in range(5):
        await rest.send(content="x")
    assert (await rest.send(content="x"))[0] == 429
    assert (await rest("POST", f"/channels/{other}/messages", {"content": "x"}))[0] == 200


async def test_messages_older_than_an_hour_are_edited_three_times_in_six_seconds(
    discord_: LocalDiscord, rest: Rest
) -> None:
    _, message = await rest.send(content="x")
    discord_.limiter.enabled = True
    path = f"/channels/{rest.channel}/messages/{message['id']}"
    discord_.clock.advance(3601)
    statuses = [(await rest("PATCH", path, {"content": str(number)}))[0] for number in range(3)]
    assert statuses == [200, 200, 200]
    status, answer = await rest("PATCH", path, {"content": "x"})
    assert (status, answer["code"]) == (429, 30046)
    assert 5 < answer["retry_after"] <= 6


async def test_the_global_limit_spares_interactions(
    discord_: LocalDiscord, people: People, anna: Person, rest: Rest
) -> None:
    async with running(discord_, answering(hello=says("Hello"))):
        discord_.limiter.enabled = True
        await people.control("POST", "limits", {"name": "global", "limit": 1, "window": 600})
        assert (await rest("GET", "/users/@me"))[0] == 200
        status, answer = await rest("GET", "/users/@me")
        assert (status, answer["global"]) == (429, True)
        assert rest.headers["X-RateLimit-Global"] == "true"
        await anna.command("hello")


async def test_follow_ups_are_limited_per_interaction(discord_: LocalDiscord, anna: Person, rest: Rest) -> None:
    tokens: list[str] = []

    async def hello(interaction: discord.Interaction) -> None:
        tokens.append(interaction.token)
        await interaction.response.send_message("Hello")

    async with running(discord_, answering(hello=hello)):
        await anna.command("hello")
        await anna.command("hello")
    discord_.limiter.enabled = True
    app = discord_.world.app.id
    statuses = [(await rest("POST", f"/webhooks/{app}/{tokens[0]}", {"content": "x"}))[0] for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    assert (await rest("POST", f"/webhooks/{app}/{tokens[1]}", {"content": "x"}))[0] == 200


async def test_discord_py_waits_as_the_headers_say_and_is_never_refused(
    room: discord.TextChannel, people: People
) -> None:
    await people.control("POST", "limits", {"name": "message-edit", "limit": 2, "window": 0.2})
    message = await room.send("x")
    began = time.monotonic()
    await asyncio.gather(*(message.edit(content=str(number)) for number in range(5)))
    assert time.monotonic() - began >= 0.38
    limits = await people.control("GET", "limits")
    assert limits["refused"] == {}


async def test_a_frozen_clock_stands_still_until_it_is_advanced() -> None:
    clock = Clock(frozen=True, start=1_800_000_000.0)
    fired: list[float] = []
    clock.after(3, lambda: fired.append(clock.time()))
    clock.after(1, lambda: fired.append(clock.time()))
    cancelled = clock.after(2, lambda: fired.append(0.0))
    cancelled.cancel()
    assert clock.time() == 1_800_000_000.0
    clock.advance(2.5)
    assert fired == [1_800_000_001.0]
    clock.advance(10)
    assert fired == [1_800_000_001.0, 1_800_000_003.0]
    assert clock.time() == 1_800_000_012.5
    order: list[int] = []
    for number in range(100):
        clock.after(1, lambda number=number: order.append(number))
    clock.advance(1)
    assert order == [*range(100)], "what is due at the same moment happens in the order in which it was set"


async def test_a_running_clock_fires_by_itself() -> None:
    clock, rang = Clock(), asyncio.Event()
    clock.after(0.01, rang.set)
    await asyncio.wait_for(rang.wait(), 30)
    clock.after(60, rang.clear)
    clock.advance(61)
    assert not rang.is_set()
