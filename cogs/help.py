"""How to begin, and information about this bot."""

from bot.interactions.command_tree import everywhere
from bot.interactions.reply import Interaction
from bot.panels.personal.settings import about_surface, help_surface
from bot.services import Common
from bot.settings import Settings
from bot.version import VERSION
from cogs.base import Cog, command
from cogs.opening import played_rulesets


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
