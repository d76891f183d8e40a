"""Faults on demand, and how the real library handles them."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from local_discord import LocalDiscord
from local_discord.testing.people import People, Person, Refused
from rig.bot import answering, refusal, running, says
from rig.rest import Rest

MESSAGES = r"^/channels/\d+/messages$"


async def test_a_status_fault_replaces_the_effect(people: People, rest: Rest) -> None:
    fault = {"path": MESSAGES, "method": "POST", "status": 403, "code": 50013, "message": "No", "count": 1}
    await people.control("POST", "faults", fault)
    assert await rest.send(content="x") == (403, {"message": "No", "code": 50013})
    assert (await rest("GET", f"/channels/{rest.channel}/messages"))[1] == []
    assert (await rest.send(content="x"))[0] == 200


async def test_the_library_obeys_a_rate_limit_on_demand(
    room: discord.TextChannel, discord_: LocalDiscord, people: People
) -> None:
    await people.control("POST", "faults", {"path": MESSAGES, "status": 429, "retry_after": 0.05, "count": 2})
    await room.send("patient")
    assert [each.status for each in discord_.api_log.requests][-3:] == [429, 429, 200]


@pytest.mark.parametrize("how", [{"status": 500}, {}])
async def test_an_answer_lost_after_its_effect_is_not_posted_twice(
    room: discord.TextChannel, people: People, anna: Person, how: dict[str, Any]
) -> None:
    await people.control("POST", "faults", {"path": MESSAGES, "lost": True, "count": 1, **how})
    message = None
    try:
        message = await room.send("once")
    except aiohttp.ServerDisconnectedError:
        assert not how
    seen = await anna.see("once")
    assert message is None or str(message.id) == seen.id
    assert len(anna.messages()) == 1


async def test_a_lost_callback_is_retried_and_refused_as_a_second_response(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    codes: asyncio.Queue[tuple[int, int]] = asyncio.Queue()

    async def hello(interaction: discord.Interaction) -> None:
        codes.put_nowait(await refusal(interaction.response.send_message("Hello")))

    async with running(discord_, answering(hello=hello)):
        await people.control("POST", "faults", {"path": "/callback$", "lost": True, "status": 502, "count": 1})
        await anna.command("hello")
        await anna.see("Hello")
        assert await asyncio.wait_for(codes.get(), 30) == (400, 40060)


async def test_a_dropped_request_has_no_effect(people: People, rest: Rest, anna: Person) -> None:
    await people.control("POST", "faults", {"path": MESSAGES, "method": "POST", "drop": True, "count": 1})
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await rest.send(content="x")
    assert anna.messages() == []


async def test_a_delay_can_exceed_the_three_seconds(discord_: LocalDiscord, people: People, anna: Person) -> None:
    async with running(discord_, answering(hello=says("Hello"))):
        await people.control("POST", "faults", {"path": "/callback$", "delay": 0.05})
        made = await anna.command("hello", wait=False)
        discord_.clock.advance(3.1)
        assert await anna.outcome(made) == "failed"


async def test_faults_end_by_count_by_time_or_manually(discord_: LocalDiscord, people: People, rest: Rest) -> None:
    made = await people.control("POST", "faults", {"path": "/users/@me$", "status": 503, "seconds": 10})
    assert (await rest("GET", "/users/@me"))[0] == 503
    discord_.clock.advance(10)
    assert (await rest("GET", "/users/@me"))[0] == 200
    made = await people.control("POST", "faults", {"path": "/users/@me$", "status": 503})
    assert [each["id"] for each in await people.control("GET", "faults")] == [made["id"]]
    await people.control("DELETE", f"faults/{made['id']}")
    assert (await rest("GET", "/users/@me"))[0] == 200
    await people.control("POST", "faults", {"path": "/users/@me$", "status": 503})
    await people.control("DELETE", "faults")
    assert await people.control("GET", "faults") == []


async def test_a_fault_that_makes_no_sense_is_refused(people: People) -> None:
    for wrong, sentence in (
        ({"path": "("}, "Not a fault"),
        ({"path": "x", "colour": "red"}, "Not a fault"),
        ({"path": MESSAGES, "pause": "sometimes"}, "pause is before or after"),
    ):
        with pytest.raises(Refused, match=sentence):
            await people.control("POST", "faults", wrong)
    with pytest.raises(Refused, match="Unknown permissions"):
        await people.control("POST", "permissions", {"deny": ["fly"]})


async def test_statistics_count_unknown_routes_and_measure_answers(
    discord_: LocalDiscord, people: People, rest: Rest, anna: Person
) -> None:
    for _ in range(2):
        assert (await rest("GET", "/sticker-packs"))[0] == 501
    async with running(discord_, answering(hello=says("Hello"))):
        await anna.command("hello")
    statistics = await people.control("GET", "statistics")
    assert statistics["unknown"] == {"GET /sticker-packs": 2}
    (latency,) = statistics["latencies"]
    assert 0 < latency < 3
    assert statistics["interactions"]["answered"] == 1


async def test_every_request_is_recorded_with_its_body(people: People, rest: Rest) -> None:
    await rest.send(content="x", allowed_mentions={"parse": []})
    await rest.send()
    last = (await people.control("GET", "requests"))[-2:]
    assert [each["status"] for each in last] == [200, 400]
    assert last[0]["body"] == {"content": "x", "allowed_mentions": {"parse": []}}
    assert last[0]["template"] == "/channels/{channel}/messages"
    messages = await people.control("GET", f"messages?channel={rest.channel}")
    assert messages[0]["allowed_mentions"] == {"parse": []}


async def test_a_response_can_be_held_after_its_effect_until_released(
    room: discord.TextChannel, discord_: LocalDiscord, anna: Person
) -> None:
    fault = discord_.faults.add(MESSAGES, method="POST", pause="after", count=1)
    sending = asyncio.create_task(room.send("held"))
    await fault.reached()
    seen = await anna.see("held")
    assert not sending.done()
    assert fault.json()["waiting"] == 1
    discord_.faults.clear(fault.id)
    assert str((await sending).id) == seen.id


async def test_a_request_can_be_held_before_its_effect_while_others_pass(
    discord_: LocalDiscord, people: People, rest: Rest
) -> None:
    made = await people.control("POST", "faults", {"path": MESSAGES, "method": "POST", "pause": "before"})
    sending = asyncio.create_task(rest.send(content="held"))
    await discord_.faults.active[made["id"]].reached()
    assert await rest("GET", f"/channels/{rest.channel}/messages") == (200, [])
    await people.control("DELETE", f"faults/{made['id']}")
    assert (await sending)[0] == 200
