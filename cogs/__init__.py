"""The commands and buttons: thin, one cog per topic."""

from discord import app_commands
from discord.ext import commands

from bot.language.translator import words
from bot.services import (
    Accounts,
    AloneParts,
    Common,
    EntranceParts,
    EveningParts,
    PastParts,
    PersonalData,
    Services,
    TableParts,
)
from cogs.alone import AloneCog, PlayOnCog, PracticeCog
from cogs.betting import Betting
from cogs.company import Company
from cogs.daily import DailyCog
from cogs.entrance import Entrance, Help
from cogs.evening import EveningBoard, EveningCommands
from cogs.family_commands import FamilyCommands
from cogs.games import Games
from cogs.history import History, Sharing
from cogs.house_rules import HouseRules
from cogs.league import League
from cogs.learn import Learn
from cogs.ledger import Ledger, Settle
from cogs.performance import PerformanceCog
from cogs.play import Play
from cogs.privacy import Privacy, PrivacyCommands
from cogs.settings import Settings
from cogs.setup import Setup


async def setup(bot: commands.AutoShardedBot, services: Services) -> None:
    """Add all cogs and groups of commands."""
    common, play, past = services.bundle(Common), services.bundle(TableParts), services.bundle(PastParts)
    alone, accounts, personal = services.bundle(AloneParts), services.bundle(Accounts), services.bundle(PersonalData)
    evening, entrance = services.bundle(EveningParts), services.bundle(EntranceParts)
    games, pages = Games(play), (PracticeCog(alone), Learn(alone, play), PlayOnCog(alone), DailyCog(alone))
    for cog in (
        *(games, Setup(play, past), Company(services.advising), HouseRules(common), Betting(play), Play(play, past)),
        *(AloneCog(alone, pages), *pages),
        *(History(past), Sharing(past), PerformanceCog(past), League(accounts), Ledger(accounts), Settle(accounts)),
        *(EveningBoard(evening), Settings(entrance), Privacy(personal)),
        *(Help(common, services.settings), Entrance(play)),
    ):
        await bot.add_cog(cog)
    families = (FamilyCommands(play, past, alone, family) for family in services.catalogue.families())
    for group in (*families, EveningCommands(evening), PrivacyCommands(personal)):
        bot.tree.add_command(group)
    bot.tree.add_command(app_commands.ContextMenu(name=words("command-play-with"), callback=games.play_with))
