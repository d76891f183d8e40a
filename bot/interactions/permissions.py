"""Where an interaction happened, which table stands there, and what the bot may do there."""

from __future__ import annotations

import discord

from bot.interactions.custom_id import Press
from bot.interactions.reply import Interaction, Reply
from bot.panels.kit.words import texts_of
from game.core.errors import Refused
from game.table.ports import Place
from game.table.table import Table
from game.table.tables import Tables

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


def check_may_write(interaction: Interaction) -> None:
    """Refuse whoever may not write in this channel, for what the bot says there in their name: `may-not-write`."""
    granted = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    if not (granted.send_messages_in_threads if in_thread else granted.send_messages):
        raise Refused("may-not-write")


def table_of(tables: Tables, reply: Reply, press: Press) -> Table:
    """Find the table that a press is meant for, and answer in the words of its game.

    Raises `Refused` when it is over or stands in another channel.
    """
    table = tables.find(press.table)
    reply.texts = texts_of(reply.texts, table.ruleset)
    if reply.interaction.channel_id != table.state.channel:
        raise Refused("table-elsewhere")
    if table.over:
        raise Refused("session-over")
    return table
