"""The commands as Discord knows them, with the bot's one gate and its one way of errors."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.interactions.errors import Answering
from bot.interactions.reply import Interaction
from bot.interactions.router import Router
from game.core.errors import Refused


def command_tree(router: Router, answering: Answering) -> type[app_commands.CommandTree[Any]]:
    """Make the kind of tree whose commands pass the router's gate, and whose errors people are told."""

    class CommandTree(app_commands.CommandTree[Any]):
        async def interaction_check(self, interaction: Interaction, /) -> bool:
            """Take no command when the bot is leaving or the person is too fast, and say so.

            Completions have no limit: they come as fast as somebody types.
            """
            if interaction.type is not discord.InteractionType.application_command:
                return not router.leaving
            try:
                router.admit(interaction)
            except Refused:
                async with answering(interaction):
                    raise
                return False
            return True

        async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
            """Tell what went wrong in a command."""
            cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            async with answering(interaction):
                raise cause

    return CommandTree
