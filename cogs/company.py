"""Company at a table: watchers, reactions, and the host freeing a seat in the lobby."""

from discord.ext import commands

from bot.discord_io.custom_id import Verb, number_of
from bot.interactions.handlers import AtTable, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.panels.table.private import STOP, WAIT, WAIT_NO_MORE, line, reacted, watching
from game.core.errors import Refused
from game.table.table import Table
from game.table.view import table_view


class Company(commands.Cog):
    """Handles watchers, reactions, and seats freed by the host."""

    @handles(Verb.WATCH, on=AtTable.READING)
    async def watch(self, table: Table, reply: Reply, used: Used) -> None:
        """Start or stop watching; watchers may wait for a seat."""
        choice = used.press.choice
        if choice not in {"", WAIT, WAIT_NO_MORE, STOP}:
            raise Refused("old-button")
        ends = choice == STOP or (not choice and table.spectators.watcher(reply.user) is not None)
        if ends:
            table.spectators.look_away(reply.user)
        else:
            table.spectators.watch(reply.user, reply.interaction.user.display_name, waits=choice == WAIT)
        if ends:
            told, lasting = line(reply.texts("watched")), Lasting.NOTE
        else:
            told, lasting = watching(table_view(table, reply.user), reply.texts), Lasting.MENU
        await (reply.update(told) if choice else reply.private(told, lasting))

    @handles(Verb.REACT, on=AtTable.READING)
    async def react(self, table: Table, reply: Reply, used: Used) -> None:
        """React to the table; a player's menu makes room for their cards."""
        table.spectators.react(reply.user, used.press.choice)
        if table.spectators.watcher(reply.user):
            await reply.nothing()
        else:
            told = reacted(table_view(table, reply.user), used.press.choice, reply.texts)
            await reply.small(told, Lasting.NOTE)

    @handles(Verb.REACTIONS_ALLOWED, on=AtTable.MENU)
    async def allow_reactions(self, table: Table, reply: Reply, used: Used) -> None:
        """Switch reactions off or on."""
        await table.hosting.allow_reactions(reply.user, allowed=used.switched_on)

    @handles(Verb.TAKE_BACK_ALLOWED, on=AtTable.MENU)
    async def allow_take_back(self, table: Table, reply: Reply, used: Used) -> None:
        """Allow people to take back answers, or forbid it."""
        await table.hosting.allow_take_back(reply.user, allowed=used.switched_on)

    @handles(Verb.SEND_AWAY, on=AtTable.MENU)
    async def send_away(self, table: Table, reply: Reply, used: Used) -> None:
        """Free a person's seat before the first deal."""
        seat = number_of(used.chosen)
        if seat is None:
            raise Refused("old-button")
        await table.seating.send_away(reply.user, seat)
