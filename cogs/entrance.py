"""`/tables`: where one sits, and whose turn it is."""

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import everywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Interaction, Lasting, Reply
from bot.panels.personal.entrance import MyTable, my_tables
from bot.services import TableParts
from cogs.base import Cog, command
from game.table.view import table_view


class Entrance(Cog[TableParts]):
    """Shows people their tables."""

    @everywhere
    @command("tables")
    async def tables(self, interaction: Interaction) -> None:
        """Show where one sits, and whose turn it is."""
        async with self._services.answering(interaction) as reply:
            await reply.private(await self._tables(reply))

    @handles(Verb.TABLES, on=Elsewhere.PAGE)
    async def to_tables(self, reply: Reply, used: Used) -> None:
        """Show the same, from a button."""
        await reply.update(await self._tables(reply), Lasting.MENU)

    async def _tables(self, reply: Reply) -> Surface:
        places = await self._services.resting.of(reply.user)
        mine = [MyTable(table_view(each.table, reply.user), each.since) for each in places]
        return my_tables(mine, reply.texts)
