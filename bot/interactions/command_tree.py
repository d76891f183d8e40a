"""The command tree as Discord knows it, with a single gate and a single error path."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import discord
from discord import AppCommandOptionType, app_commands

from bot.interactions.answering import Answering
from bot.interactions.handover_gate import HandoverGate
from bot.interactions.reply import Interaction, note_arrival
from bot.interactions.router import Router
from game.core.errors import Refused

KINDS: Final[Mapping[AppCommandOptionType, tuple[type, ...]]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.number: (int, float),
    AppCommandOptionType.user: (discord.User, discord.Member),
}
"""The Python types the library produces for our commands' option types."""
CHANGED: Final = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)

C = TypeVar("C", bound="app_commands.Command[Any, ..., Any]")

EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True)
everywhere: Final = app_commands.allowed_contexts(guilds=True, dms=True)
"""Marks a command that can also be used in a direct message to the bot."""


def anywhere(command: C) -> C:
    """Mark a command that people can also install for themselves, and then use anywhere."""
    installs = app_commands.allowed_installs(guilds=True, users=True)
    return installs(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def command_tree(router: Router, answering: Answering, gate: HandoverGate) -> type[app_commands.CommandTree[Any]]:
    """Return a command tree class whose commands pass the handover gate and the router, and whose errors are reported.

    The bot is installed on servers; its commands work only in their channels, unless marked `everywhere`, or
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
            """Reject a command, saying why: the bot is shutting down, the person is too fast or the command changed.

            Autocompletion is not limited: it comes as fast as a person types.
            """
            note_arrival(interaction)
            if not await gate.lets_in(interaction.id):
                return False
            if interaction.type is not discord.InteractionType.application_command:
                return not router.leaving
            try:
                router.admit(interaction)
                await router.meet(interaction)
                _check_options(interaction)
            except Refused as refused:
                await answering.refuse(interaction, refused)
                return False
            return True

        async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
            """Report an error in a command."""
            await answering.refuse(interaction, _cause(error))

    return CommandTree


def _check_options(interaction: Interaction) -> None:
    """Refuse options whose types do not match the command's: `Refused("old-command")`.

    Discord validates them against the last registered commands; after an upgrade these may differ from ours.
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
