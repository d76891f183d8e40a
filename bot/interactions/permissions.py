"""The place of an interaction, the table there, and the bot's permissions there."""

import discord

from bot.discord_io.custom_id import Press
from bot.interactions.reply import Interaction, Reply
from bot.panels.kit.words import texts_of
from game.core.errors import Refused
from game.table.ports import Place
from game.table.table import Table
from game.table.tables import Tables

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")


def place_of(interaction: Interaction) -> Place:
    """Return where an interaction happened; raises `Refused("server-only")` outside servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("server-only")
    return Place(interaction.guild_id, interaction.channel_id)


def in_thread(interaction: Interaction) -> bool:
    """Whether an interaction happened in a thread."""
    return isinstance(interaction.channel, discord.Thread)


def has_threads(interaction: Interaction) -> bool:
    """Whether an interaction happened in a channel in which threads can be opened."""
    channel = interaction.channel
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


def check_permissions(interaction: Interaction, *, new_thread: bool = False, private: bool = False) -> None:
    """Raise `Refused("permission-missing")` for the first that the bot lacks here, or in a `new_thread`, `private`."""
    granted = interaction.app_permissions
    here = NEEDED_IN_THREAD if in_thread(interaction) else NEEDED
    anew = (*NEEDED_FOR_THREAD, "create_private_threads") if private else NEEDED_FOR_THREAD
    for name in anew if new_thread else here:
        if not getattr(granted, name):
            raise Refused("permission-missing", permission=name.replace("_", "-"))


def check_may_write(interaction: Interaction) -> None:
    """Raise `Refused("may-not-write")` if the person for whom the bot would post may not write here."""
    granted = interaction.permissions
    if not (granted.send_messages_in_threads if in_thread(interaction) else granted.send_messages):
        raise Refused("may-not-write")


def _plays_from_elsewhere(table: Table, reply: Reply) -> bool:
    """Whether somebody who sits at a table over days uses what only they see, wherever that is."""
    alone = reply.on_private or not reply.server
    return alone and table.state.terms.over_days and table.state.seat_of(reply.user) is not None


def table_of(tables: Tables, reply: Reply, press: Press) -> Table:
    """Return the table a press refers to, and switch the reply to the texts of its game.

    Raises `Refused` if it is over, or in another channel unless one plays from there over days, or if others may still
    play its cards and the person has no seat at it.
    """
    table = tables.find(press.table)
    reply.texts = texts_of(reply.texts, table.ruleset)
    if reply.interaction.channel_id != table.state.channel and not _plays_from_elsewhere(table, reply):
        raise Refused("table-elsewhere")
    if table.over:
        raise Refused("session-over")
    table.state.occasion.check_onlooker(expected=table.state.expects(reply.user))
    return table
