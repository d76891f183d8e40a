"""What the bot must be allowed to do in a channel, and saying which permission is missing."""

from __future__ import annotations

import discord

from bot.interactions.reply import Interaction
from game.core.errors import Refused
from game.table.ports import Place

NEEDED = ("view_channel", "send_messages", "attach_files")


def place_of(interaction: Interaction) -> Place:
    """Give where an interaction happened; raises `Refused("server-only")` outside of servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("server-only")
    return Place(interaction.guild_id, interaction.channel_id)


def check_permissions(interaction: Interaction) -> None:
    """Refuse with the first permission that the bot lacks in this channel: `Refused("permission-missing")`."""
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads", "attach_files") if in_thread else NEEDED
    for name in needed:
        if not getattr(granted, name):
            raise Refused("permission-missing", permission=name.replace("_", "-"))
