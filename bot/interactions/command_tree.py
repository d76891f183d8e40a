"""The commands as Discord knows them, with the bot's one gate and its one way of errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import discord
from discord import AppCommandOptionType, app_commands

from bot.interactions.errors import Answering
from bot.interactions.handover_gate import HandoverGate
from bot.interactions.reply import Interaction
from bot.interactions.router import Router
from game.core.errors import Refused

KINDS: Final[Mapping[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.number: (int, float),
    AppCommandOptionType.user: (discord.User, discord.Member),
}
"""What the library makes of the kinds of options that our commands have."""
CHANGED: Final = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)

C = TypeVar("C", bound="app_commands.Command[Any, ..., Any]")

EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)
everywhere: Final = app_commands.allowed_contexts(guilds=True, dms=True)
"""Marks a command that can also be used in a direct message to the bot."""


def anywhere(command: C) -> C:
    """Mark a command that people can install for themselves too, and then use wherever they are."""
    installs = app_commands.allowed_installs(guilds=True, users=True)
    return installs(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def command_tree(router: Router, answering: Answering, gate: HandoverGate) -> type[app_commands.CommandTree[Any]]:
    """Make the kind of tree whose commands come in by the door and pass the router's gate, and whose errors are told.

    The bot is installed on servers; its commands are for their channels alone, unless they say `everywhere`, or
    `anywhere`, for which a person's own installation is enough.
    """

    class CommandTree(app_commands.CommandTree[Any]):
        def __init__(self, client: discord.Client) -> None:
            super().__init__(
                client,
                allowed_contexts=app_commands.AppCommandContext(guild=True),
                allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            )

        async def interaction_check(self, interaction: Interaction, /) -> bool:
            """Take no command when the bot is leaving, the person is too fast or the command has changed; say so.

            Completions have no limit: they come as fast as a person types.
            """
            if not await gate.lets_in(interaction.id):
                return False
            if interaction.type is not discord.InteractionType.application_command:
                return not router.leaving
            try:
                router.admit(interaction)
                _check_options(interaction)
            except Refused:
                async with answering(interaction):
                    raise
                return False
            return True

        async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
            """Describe what went wrong in a command."""
            async with answering(interaction):
                raise _cause(error)

    return CommandTree


def _check_options(interaction: Interaction) -> None:
    """Refuse options of other kinds than the command has: `Refused("old-command")`.

    Discord checks them by what it was told last; after an upgrade that may be another command than ours.
    """
    command, given = interaction.command, vars(interaction.namespace)
    if not isinstance(command, app_commands.Command):
        return
    for option in command.parameters:
        value = given.get(option.display_name)
        if value is not None and not isinstance(value, KINDS[option.type]):
            raise Refused("old-command")


def _cause(error: app_commands.AppCommandError) -> Exception:
    if isinstance(error, CHANGED):
        return Refused("old-command")
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error
