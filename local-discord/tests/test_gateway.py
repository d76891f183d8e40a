"""The gateway: sessions, resumes, shards, close codes, and the events that the bot's intents bring."""

import zlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import orjson
import pytest

from local_discord import LocalDiscord
from local_discord.testing.people import People, Person
from rig.bot import Bot, answering, running, says
from rig.rest import Rest

hello = says(lambda here: f"Hello from shard {here.guild.shard_id if here.guild else 0}")


async def test_the_bot_knows_its_servers_channels_and_members(bot: Bot, anna: Person) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Lupfen"
    assert [channel.name for channel in guild.text_channels] == ["stammtisch", "zweiter-tisch"]
    assert guild.me.guild_permissions.send_messages
    assert guild.self_role is not None
    assert bot.user is not None
    assert bot.user.name == "Lupfen"
    members = await guild.query_members(user_ids=[int(anna.id), 1])
    assert [member.display_name for member in members] == ["Anna"]
    assert (await guild.fetch_member(int(anna.id))).display_name == "Anna"


@pytest.mark.parametrize("how", [{"code": 4000}, {"code": 0}])
async def test_a_dropped_connection_is_resumed_and_nothing_is_lost(
    discord_: LocalDiscord, people: People, anna: Person, how: dict[str, Any]
) -> None:
    async with running(discord_, answering(hello=hello)) as bot:
        await people.control("POST", "gateway/drop", {"resumable": True, **how})
        await anna.command("hello")
        await anna.see("Hello from shard 0")
        await bot.event_named("shard_resumed")
    assert (discord_.gateway.identified, discord_.gateway.resumed) == (1, 1)


async def test_the_bot_identifies_again_after_losing_its_session(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    async with running(discord_, answering(hello=hello)) as bot:
        await bot.event_named("shard_ready")
        await people.control("POST", "gateway/drop", {"resumable": False})
        await bot.event_named("shard_ready")
        await anna.command("hello")
        assert (discord_.gateway.identified, discord_.gateway.resumed) == (2, 0)
        await people.control("POST", "gateway/reconnect")
        await bot.event_named("shard_resumed")


async def test_people_see_the_bot_go_online_and_offline(discord_: LocalDiscord, anna: Person) -> None:
    assert anna.state["bot"]["online"] is False
    async with running(discord_, Bot()):
        await anna.wait(lambda: anna.state["bot"]["online"])
    await anna.wait(lambda: not anna.state["bot"]["online"])


async def test_servers_are_assigned_to_their_shards(discord_: LocalDiscord, people: People) -> None:
    ids = [str((1_500_000_000_000 + number) << 22) for number in range(4)]
    for number, id_ in enumerate(ids):
        await people.control("POST", "servers", {"name": f"Server {number}", "id": id_})
    bot = Bot(shard_count=4, shard_ids=[1, 2])
    bot.answer("hello", hello)
    async with running(discord_, bot):
        statistics = await people.control("GET", "statistics")
        assert statistics["shards"] == [[1, 4], [2, 4]]
        known = {guild.id for guild in bot.guilds}
        assert {int(id_) for id_ in ids if (int(id_) >> 22) % 4 in (1, 2)} <= known
        assert not {int(id_) for id_ in ids if (int(id_) >> 22) % 4 in (0, 3)} & known
        anna = await people.enter("Anna")
        mine = next(id_ for id_ in ids if (int(id_) >> 22) % 4 == 2)
        anna.go(next(each["channels"][0]["id"] for each in anna.state["servers"] if each["id"] == mine))
        await anna.command("hello")
        await anna.see("Hello from shard 2")


async def test_the_number_of_shards_is_learnt_from_the_server(discord_: LocalDiscord, people: People) -> None:
    await people.control("POST", "gateway", {"shards": 2})
    async with running(discord_, Bot()) as bot:
        assert bot.shard_count == 2
        assert (await people.control("GET", "statistics"))["shards"] == [[0, 2], [1, 2]]


async def test_servers_channels_and_threads_come_and_go(bot: Bot, people: People, rest: Rest) -> None:
    made = await people.control("POST", "servers", {"name": "New"})
    guild = await bot.event_named("guild_join")
    assert (guild.name, [each.name for each in guild.text_channels]) == ("New", ["allgemein"])
    channel = await people.control("POST", "channels", {"server": made["id"], "name": "more"})
    assert (await bot.event_named("guild_channel_create")).name == "more"
    await people.control("POST", "channels", {"server": made["id"], "name": "thread", "parent": channel["id"]})
    assert (await bot.event_named("thread_create")).parent_id == int(channel["id"])
    await people.control("DELETE", f"channels/{channel['id']}")
    assert (await bot.event_named("guild_channel_delete")).name == "more"
    await people.control("POST", f"servers/{made['id']}/outage", {"on": True})
    await bot.event_named("guild_unavailable")
    await people.control("POST", f"servers/{made['id']}/outage", {"on": False})
    guild = await bot.event_named("guild_available")
    await guild.leave()
    assert (await bot.event_named("guild_remove")).name == "New"
    assert (await rest("GET", f"/guilds/{made['id']}"))[1]["code"] == 10004
    await people.control("POST", f"servers/{made['id']}/invite")
    await bot.event_named("guild_join")
    await people.control("POST", f"servers/{made['id']}/kick")
    await bot.event_named("guild_remove")


async def test_messages_reach_a_bot_only_with_the_intent_and_a_view_of_the_channel(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    async with running(discord_, Bot(intents=discord.Intents(guilds=True, guild_messages=True))) as bot:
        written = await anna.say("What the bot must not read")
        message = await bot.event_named("message")
        assert (str(message.id), message.content) == (written.id, "")
        await anna.dismiss(written)
        assert (await bot.event_named("raw_message_delete")).message_id == int(written.id)
        await people.control("POST", "permissions", {"channel": anna.channel, "deny": ["view_channel"]})
        await anna.say("behind closed doors")
        anna.go("zweiter-tisch")
        written = await anna.say("in the open")
        assert str((await bot.event_named("message")).id) == written.id
    async with running(discord_, Bot()) as bot:
        await anna.say("again")
        server = anna.state["servers"][0]["id"]
        await people.control("POST", "channels", {"server": server, "name": "afterwards"})
        names: list[str] = []
        while "guild_channel_create" not in names:
            names.append((await bot.events.get())[0])
        assert "message" not in names


def _zstd() -> Any:
    """Return a decompressor of the package of the local Discord; from Python 3.14 on it may be missing."""
    return pytest.importorskip("zstandard").ZstdDecompressor().decompressobj()


class Line:
    """A raw gateway connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str) -> None:
        self.socket = socket
        self._codec = _zstd() if compress == "zstd-stream" else zlib.decompressobj()

    async def read(self) -> Any:
        """Read a payload, or the code with which the connection was closed."""
        message = await self.socket.receive(5)
        if message.type is aiohttp.WSMsgType.BINARY:
            return orjson.loads(self._codec.decompress(message.data))
        return orjson.loads(message.data) if message.type is aiohttp.WSMsgType.TEXT else self.socket.close_code

    async def send(self, op: int, data: Any = None) -> None:
        """Send a payload."""
        await self.socket.send_json({"op": op, "d": data})


@asynccontextmanager
async def line(discord_: LocalDiscord, compress: str = "") -> AsyncGenerator[Line]:
    """Open a raw gateway connection and receive the HELLO."""
    url = f"{discord_.gateway.url}?v=10&encoding=json" + (f"&compress={compress}" if compress else "")
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        opened = Line(socket, compress)
        assert (await opened.read())["op"] == 10
        yield opened


def identify(discord_: LocalDiscord, **more: Any) -> dict[str, Any]:
    """Return the data of an IDENTIFY."""
    return {"token": discord_.token, "intents": 1, "properties": {}, **more}


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
async def test_frames_are_compressed_as_requested(discord_: LocalDiscord, compress: str) -> None:
    async with line(discord_, compress) as opened:
        await opened.send(2, identify(discord_))
        ready, server = await opened.read(), await opened.read()
        assert (ready["t"], ready["s"], server["t"], server["s"]) == ("READY", 1, "GUILD_CREATE", 2)
        assert ready["d"]["guilds"] == [{"id": server["d"]["id"], "unavailable": True}]
        await opened.send(1, 2)
        assert (await opened.read())["op"] == 11


async def test_invalid_payloads_a_second_identify_and_flooding_close_the_connection(discord_: LocalDiscord) -> None:
    wrong: list[tuple[int, dict[str, Any] | None, int]] = [
        (2, {"token": "wrong"}, 4004),
        (2, {"shard": [4, 4]}, 4010),
        (2, {"intents": 1 << 40}, 4013),
        (2, {"intents": 1 << 15}, 4014),
        (3, {}, 4003),
        (99, {}, 4001),
        (6, {"token": "wrong"}, 4004),
        (2, {"shard": "x"}, 4010),
        (2, {"shard": [0, None]}, 4010),
        *((op, None, 4002) for op in (2, 6, 8)),
    ]
    for op, data, code in wrong:
        async with line(discord_) as opened:
            await opened.send(op, None if data is None else identify(discord_, **data))
            assert await opened.read() == code, data
    async with line(discord_) as opened:
        await opened.socket.send_str("{")
        assert await opened.read() == 4002
    async with line(discord_) as opened:
        await opened.send(2, identify(discord_))
        assert [(await opened.read())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        await opened.send(2, identify(discord_))
        assert await opened.read() == 4005
    async with line(discord_) as opened:
        for _ in range(121):
            await opened.send(1)
        answers = [await opened.read() for _ in range(121)]
        assert answers[-1] == 4008


async def test_a_session_without_heartbeats_is_closed(discord_: LocalDiscord) -> None:
    discord_.gateway.heartbeat_ms = 20
    async with line(discord_) as opened:
        assert await opened.read() == 4009


async def test_a_resume_replays_what_was_missed_unless_the_session_was_invalidated(
    discord_: LocalDiscord, people: People
) -> None:
    async with line(discord_) as opened:
        await opened.send(2, identify(discord_))
        session = (await opened.read())["d"]["session_id"]
        server = (await opened.read())["d"]["id"]
        discord_.gateway.drop(resumable=True, code=0)
        await opened.read()
    for name in ("one", "two"):
        await people.control("POST", "channels", {"server": server, "name": name})
    async with line(discord_) as opened:
        await opened.send(6, {"token": discord_.token, "session_id": session, "seq": 2})
        events = [await opened.read() for _ in range(3)]
        assert [(each["s"], each["t"]) for each in events] == [
            (3, "CHANNEL_CREATE"),
            (4, "CHANNEL_CREATE"),
            (5, "RESUMED"),
        ]
        discord_.gateway.invalidate(resumable=False)
        assert (await opened.read())["op"] == 9
        await opened.send(6, {"token": discord_.token, "session_id": session, "seq": 5})
        assert (await opened.read())["d"] is False
    async with line(discord_) as opened:
        await opened.send(6, {"token": discord_.token, "session_id": "nobody", "seq": 2})
        assert (await opened.read()) == {"op": 9, "d": False, "s": None, "t": None}


async def test_identifying_too_often_is_an_invalid_session(discord_: LocalDiscord) -> None:
    discord_.gateway.identify_window = 5.0
    async with line(discord_) as first, line(discord_) as second:
        await first.send(2, identify(discord_))
        assert (await first.read())["t"] == "READY"
        await second.send(2, identify(discord_))
        assert (await second.read())["op"] == 9
