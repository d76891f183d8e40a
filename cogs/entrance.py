"""`/tables`, where one sits and whose turn it is; how to begin, and information about this bot."""

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import everywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
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
    async def tables(self, reply: Reply) -> None:
        """Show the same as the button does."""
        await self.to_tables(reply)

    @handles(Verb.TABLES, on=Elsewhere.PAGE)
    async def to_tables(self, reply: Reply, _used: Used | None = None) -> None:
        """Show where one sits, and whose turn it is."""
        places = await self._services.resting.of(reply.user)
        mine = [MyTable(table_view(each.table, reply.user), each.since) for each in places]
        await reply.update(my_tables(mine, reply.texts), Lasting.MENU)


class Help(Cog[Common]):
    """Explains the bot."""

    def __init__(self, services: Common, settings: Settings) -> None:
        super().__init__(services)
        self._settings = settings

    @everywhere
    @command("help")
    async def help(self, reply: Reply) -> Surface:
        """Explain how to begin."""
        played = played_rulesets(self._services, reply.server)
        families = [*dict.fromkeys(ruleset.family for ruleset in played)]
        return help_surface(reply.texts, families)

    @everywhere
    @command("about")
    async def about(self, reply: Reply) -> Surface:
        """Show the version and what the bot stores."""
        families = [*self._services.catalogue.families()]
        settings = self._settings
        return about_surface(reply.texts, VERSION, settings.source_url, families, settings.operator)
