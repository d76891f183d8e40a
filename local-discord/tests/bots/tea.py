"""A bot in Python with discord.py: a command, a button, a form. It knows the local Discord by two addresses alone."""

import os

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

Route.BASE = os.environ["DISCORD_API"]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])


class Order(ui.Modal, title="Tea"):
    """The form that asks for the kind."""

    kind: ui.TextInput["Order"] = ui.TextInput(label="Which tea?", custom_id="kind")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say who drinks what."""
        await interaction.response.send_message(f"{interaction.user.display_name} drinks {self.kind.value}.")


class Door(ui.View):
    """The button below the invitation."""

    @ui.button(label="Order", custom_id="order")
    async def order(self, interaction: discord.Interaction, _: ui.Button["Door"]) -> None:
        """Open the form."""
        await interaction.response.send_modal(Order())


class Tea(discord.Client):
    """Offers `/tea`."""

    async def setup_hook(self) -> None:
        """Publish the command."""
        tree = app_commands.CommandTree(self)

        @tree.command(name="tea", description="Invite to tea")
        async def tea(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Tea is ready.", view=Door())

        await tree.sync()

    async def on_ready(self) -> None:
        """Say so on standard output."""
        print("ready", flush=True)


Tea(intents=discord.Intents.none()).run(os.environ["DISCORD_TOKEN"], log_handler=None)
