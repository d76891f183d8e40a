"""What cogs have in common: the services, and the table a press is about."""

from discord.ext import commands

from bot.interactions.permissions import table_of
from bot.interactions.reply import Reply
from bot.interactions.router import Used
from bot.services import Services
from game.table.table import Table


class Cog(commands.Cog):
    """A cog working with the bot's services."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def _table(self, reply: Reply, used: Used) -> Table:
        """Return the table a press refers to, as `table_of` does."""
        return table_of(self._services.tables, reply, used.press)
