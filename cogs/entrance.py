"""`/tables`, where one sits and whose turn it is; how to begin, and information about this bot."""

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import everywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Interaction, Lasting, Reply
from bot.panels.personal.entrance import MyTable, my_tables
from bot.panels.personal.settings import about_surface, help_surface
from bot.services import Common, TableParts
from bot.settings import Settings
from bot.version import VERSION
from cogs.base import Cog, command
from cogs.opening import played_rulesets
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


class Help(Cog[Common]):
    """Explains the bot."""

    def __init__(self, services: Common, settings: Settings) -> None:
        super().__init__(services)
        self._settings = settings

    @everywhere
    @command("help")
    async def help(self, interaction: Interaction) -> None:
        """Explain how to begin."""
        played = played_rulesets(self._services, interaction.guild_id or 0)
        families = [*dict.fromkeys(ruleset.family for ruleset in played)]
        async with self._services.answering(interaction) as reply:
            await reply.private(help_surface(reply.texts, families))

    @everywhere
    @command("about")
    async def about(self, interaction: Interaction) -> None:
        """Show the version and what the bot stores."""
        families = [*self._services.catalogue.families()]
        async with self._services.answering(interaction) as reply:
            settings = self._settings
            await reply.private(about_surface(reply.texts, VERSION, settings.source_url, families, settings.operator))
