# pyright: reportPrivateUsage=false
"""The bot caches little of its servers, and still receives everything that matters."""

import asyncio
import gc
import tracemalloc
from typing import Any

import discord

from bot.operations.slim_cache import slim_cache

MOST_BYTES_A_SERVER = 12_000
"""For a server with 40 channels and 25 roles."""


def a_server(number: int, channels: int = 40, roles: int = 25) -> dict[str, Any]:
    """Return a server in Discord's format."""
    rights = [{"id": str(number + each), "type": 0, "allow": "1024", "deny": "0"} for each in range(5)]
    channel = {"type": 0, "topic": "what is talked of here " * 3, "parent_id": None, "nsfw": False}
    colours = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    role = {"permissions": "1071698660929", "color": 0, "hoist": False, "managed": False, "flags": 0}
    empty = ("emojis", "stickers", "threads", "members", "voice_states", "presences")
    named = {"id": str(number), "name": f"Server {number}", "owner_id": "5", "preferred_locale": "de"}
    return {
        **named,
        "member_count": 300,
        "features": ["COMMUNITY"],
        "premium_tier": 0,
        "channels": [
            {**channel, "id": str(number * 1_000 + each), "name": f"channel-{each}", "position": each}
            | {"permission_overwrites": rights, "topic": f"{each} {channel['topic']}"}
            for each in range(channels)
        ],
        "roles": [
            {**role, "id": str(number + each), "name": f"role {each}", "position": each, "colors": {**colours}}
            | {"mentionable": bool(each % 2)}
            for each in range(roles)
        ],
        **{kind: [] for kind in empty},
    }


def bytes_of_servers(client: discord.Client, servers: int) -> float:
    """Send servers to a client; return the number of bytes each of them takes."""
    parse = client._connection.parsers["GUILD_CREATE"]
    gc.freeze()  # what the tests themselves hold need not be looked through
    tracemalloc.start()
    for number in range(1, servers + 1):
        parse(a_server(number << 22))
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken / servers


class Listener(discord.Client):
    """A client that records deleted channels."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none())
        self.gone: list[int] = []
        self.presses: list[discord.Interaction] = []

    async def on_guild_channel_delete(self, channel: discord.abc.Snowflake) -> None:
        self.gone.append(channel.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.presses.append(interaction)


def a_press(custom_id: str) -> dict[str, Any]:
    """Return a press on a message with two buttons, in Discord's format."""
    anna = {"id": "5", "username": "Anna", "discriminator": "0", "avatar": None}
    buttons = [{"type": 2, "style": 1, "label": each, "custom_id": each} for each in ("lift", "decline")]
    row = {"type": 17, "components": [{"type": 10, "content": "Lupfsch?"}, {"type": 1, "components": buttons}]}
    empty: dict[str, list[Any]] = {kind: [] for kind in ("attachments", "embeds", "mentions", "mention_roles")}
    said = {"id": "9", "channel_id": "77", "content": "", "author": anna, "type": 0, "flags": 32832, "pinned": False}
    said |= {
        "tts": False,
        "mention_everyone": False,
        "edited_timestamp": None,
        "timestamp": "2026-11-28T12:00:00+00:00",
    }
    pressed = {"component_type": 2, "custom_id": custom_id}
    around = {"id": "11", "type": 3, "token": "t", "version": 1, "application_id": "3", "attachment_size_limit": 1}
    return around | {"data": pressed, "user": anna, "message": said | empty | {"components": [row]}}


async def test_servers_use_little_memory_but_their_roles_are_known() -> None:
    async with Listener() as whole, Listener() as slim:
        slim_cache(slim, lambda _event: None)
        taken = bytes_of_servers(slim, 4)
        assert taken < MOST_BYTES_A_SERVER
        assert taken < bytes_of_servers(whole, 4) / 4
        assert len(slim.guilds) == 4
        role = slim.guilds[0].get_role(slim.guilds[0].id + 3)
        assert role
        assert (role.name, role.mentionable) == ("role 3", True)


async def test_a_channel_deletion_is_noticed() -> None:
    async with Listener() as client:
        slim_cache(client, lambda _event: None)
        parsers = client._connection.parsers
        parsers["GUILD_CREATE"](a_server(7 << 22))
        parsers["CHANNEL_DELETE"]({"id": "77", "guild_id": str(7 << 22), "type": 0})
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert client.gone == [77]


async def test_only_the_pressed_component_of_a_message_is_read() -> None:
    async with Listener() as client:
        noted: list[dict[str, Any]] = []
        slim_cache(client, noted.append)
        for custom_id in ("decline", "forged"):
            client._connection.parsers["INTERACTION_CREATE"](a_press(custom_id))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        shown = [each.message.components for each in client.presses if each.message]
        assert [[getattr(each, "custom_id", None) for each in components] for components in shown] == [["decline"], []]
