"""How to begin, and information about this bot."""

from discord import app_commands

from bot.interactions.command_tree import everywhere
from bot.interactions.reply import Interaction
from bot.language.translator import words
from bot.panels.personal.settings import about_surface, help_surface
from bot.version import VERSION
from cogs.base import Cog
from cogs.opening import played_rulesets


class Help(Cog):
    """Explains the bot."""

    @everywhere
    @app_commands.command(name=words("command-help"), description=words("command-help-description"))
    async def help(self, interaction: Interaction) -> None:
        """Explain how to begin."""
        played = played_rulesets(self._services, interaction.guild_id or 0)
        families = [*dict.fromkeys(ruleset.family for ruleset in played)]
        async with self._services.answering(interaction) as reply:
            await reply.private(help_surface(reply.texts, families))

    @everywhere
    @app_commands.command(name=words("command-about"), description=words("command-about-description"))
    async def about(self, interaction: Interaction) -> None:
        """Show the version and what the bot stores."""
        families = [*self._services.catalogue.families()]
        async with self._services.answering(interaction) as reply:
            await reply.private(about_surface(reply.texts, VERSION, self._services.settings.source_url, families))
