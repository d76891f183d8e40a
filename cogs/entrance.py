"""Ways to the tables without a command: the message *Play here*, and the list of one's own tables."""

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import everywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import check_permissions, place_of
from bot.interactions.reply import Interaction, Lasting, Reply
from bot.panels.personal.entrance import AWAY, POST, my_tables
from bot.panels.table.private import line
from bot.services import EntranceParts
from cogs.base import Cog, command
from cogs.settings import managed_server
from game.core.errors import Refused
from game.table.view import table_view


class Entrance(Cog[EntranceParts]):
    """Shows people their tables, and posts *Play here* for managers of a server."""

    @everywhere
    @command("tables")
    async def tables(self, interaction: Interaction) -> None:
        """Show where one sits, and whose turn it is."""
        async with self._services.answering(interaction) as reply:
            await reply.private(self._tables(reply))

    @handles(Verb.TABLES, on=Elsewhere.PAGE)
    async def to_tables(self, reply: Reply, used: Used) -> None:
        """Show the same, from a button."""
        await reply.update(self._tables(reply), Lasting.MENU)

    @handles(Verb.PLAY_HERE, on=Elsewhere.PAGE)
    async def play_here(self, reply: Reply, used: Used) -> None:
        """Post *Play here* in this channel, or take it away."""
        server = managed_server(reply.interaction)
        if used.press.choice == POST:
            check_permissions(reply.interaction)
            await self._services.play_here.post(place_of(reply.interaction))
        elif used.press.choice == AWAY:
            await self._services.play_here.take_away(server)
        else:
            raise Refused("old-button")
        await reply.private(line(reply.texts("play-here-done", what=used.press.choice)), Lasting.NOTE)

    def _tables(self, reply: Reply) -> Surface:
        mine = [table for table in self._services.tables if table.state.expects(reply.user)]
        return my_tables([table_view(table, reply.user) for table in mine], reply.texts)
