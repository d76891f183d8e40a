"""discord.py's cache, reduced to what the bot reads of a server: its id, its roles and its active threads.

Permissions come with every interaction, and so does the channel. At most a tenth remains.
"""

from typing import Any, Final

import discord

KEPT: Final = frozenset({"id", "unavailable", "roles", "threads", "member_count", "preferred_locale"})
KEPT_OF_ROLES: Final = frozenset({"id", "name", "position", "permissions", "color", "colors", "hoist", "mentionable"})
NOT_READ: Final = (
    *("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_PINS_UPDATE", "GUILD_EMOJIS_UPDATE", "GUILD_STICKERS_UPDATE"),
    *("GUILD_SCHEDULED_EVENT_CREATE", "STAGE_INSTANCE_CREATE", "GUILD_SOUNDBOARD_SOUND_CREATE", "GUILD_UPDATE"),
)
Event = dict[str, Any]


def slim_cache(client: discord.Client) -> None:
    """Make a client cache only what is read of its servers; channel deletions are still reported."""
    parsers: Any = client._connection.parsers  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    whole = parsers["GUILD_CREATE"]

    def guild_created(event: Event) -> None:
        whole(_slimmed(event))

    def channel_deleted(event: Event) -> None:
        channel, guild = int(event["id"]), client.get_guild(int(event["guild_id"]))
        client.dispatch("guild_channel_delete", discord.Object(channel))
        for thread in [each for each in guild.threads if each.parent_id == channel] if guild else ():
            parsers["THREAD_DELETE"](
                {"id": thread.id, "guild_id": event["guild_id"], "parent_id": channel, "type": thread.type.value}
            )

    parsers["GUILD_CREATE"] = guild_created
    parsers["CHANNEL_DELETE"] = channel_deleted
    for name in NOT_READ:
        parsers.pop(name, None)


def _slimmed(server: Event) -> Event:
    kept = {name: value for name, value in server.items() if name in KEPT}
    roles = [{name: value for name, value in role.items() if name in KEPT_OF_ROLES} for role in server.get("roles", ())]
    return kept | {"roles": roles}
