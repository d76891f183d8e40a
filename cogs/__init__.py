"""The commands and buttons: thin, one cog per topic."""

from discord.ext import commands

from bot.services import Services
from cogs.advice import AdviceCog
from cogs.betting import Betting
from cogs.company import Company
from cogs.daily import DailyCog
from cogs.evening import EveningBoard, EveningCommands
from cogs.family_commands import FamilyCommands
from cogs.games import Games
from cogs.help import Help
from cogs.history import History
from cogs.house_rules import HouseRules
from cogs.league import League
from cogs.ledger import Ledger
from cogs.performance import PerformanceCog
from cogs.play import Play
from cogs.play_on import PlayOnCog
from cogs.practice import PracticeCog
from cogs.privacy import Privacy, PrivacyCommands
from cogs.settings import Settings
from cogs.settle import Settle
from cogs.setup import Setup
from cogs.sharing import Sharing

COGS = (
    *(Games, Setup, Company, Help, HouseRules, Betting, Play, AdviceCog, League, Ledger, Settle, History, Sharing),
    *(PerformanceCog, PracticeCog, PlayOnCog, DailyCog, EveningBoard, Privacy, Settings),
)


async def setup(bot: commands.AutoShardedBot, services: Services) -> None:
    """Add all cogs and groups of commands."""
    for cog in COGS:
        await bot.add_cog(cog(services))
    families = (FamilyCommands(services, family) for family in services.catalogue.families())
    for group in (*families, EveningCommands(services), PrivacyCommands(services)):
        bot.tree.add_command(group)
