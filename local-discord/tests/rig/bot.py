"""A small real bot for the tests of the local Discord: unmodified discord.py, pointed at a local address."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import pytest
import yarl
from discord import app_commands, ui
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from local_discord import LocalDiscord

Answer = Callable[[discord.Interaction], Awaitable[Any]]


def redirect(discord_: LocalDiscord) -> None:
    """Point discord.py at a local Discord."""
    Route.BASE = discord_.api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(discord_.gateway.url)
    setattr(Asset, "BASE", discord_.url)  # noqa: B010 - declared as a literal


class Bot(discord.AutoShardedClient):
    """A client with a command tree; it passes presses to `on_press`."""

    def __init__(self, *, intents: discord.Intents | None = None, **options: Any) -> None:
        chosen = discord.Intents(guilds=True) if intents is None else intents
        super().__init__(intents=chosen, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.events: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.presses: Answer | None = None
        self.errors: list[Exception] = []
        self.tree.error(self._note_error)

    async def _note_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    def answer(self, name: str, answer: Answer, **how: Any) -> app_commands.Command[Any, ..., Any]:
        """Answer a slash command without options, and return it."""

        @self.tree.command(name=name, description=name, **how)
        async def run(interaction: discord.Interaction) -> None:
            await answer(interaction)

        return run

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between shards."""

    async def on_ready(self) -> None:
        """Note that the bot is ready."""
        self.ready.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Pass presses and forms to the test."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and self.presses is not None:
            await self.presses(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Note every event of the library."""
        self.events.put_nowait((event, args))
        super().dispatch(event, *args, **kwargs)

    async def event_named(self, name: str) -> Any:
        """Wait for an event; return its arguments, unpacked if there is only one."""
        while True:
            found, args = await self.events.get()
            if found == name:
                return args[0] if len(args) == 1 else args


def answering(press: Answer | None = None, **commands: Answer) -> Bot:
    """Return a bot that answers presses and, by their names, slash commands without options."""
    bot = Bot()
    bot.presses = press
    for name, answer in commands.items():
        bot.answer(name, answer)
    return bot


def says(text: str | Callable[[discord.Interaction], str] | None = None, **how: Any) -> Answer:
    """Return what answers with a message, whose text may depend on the interaction."""
    return lambda here: here.response.send_message(text(here) if callable(text) else text, **how)


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """Make a layout for which nobody waits."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def row(*buttons: str) -> ui.ActionRow[Any]:
    """Make a row of buttons whose custom_ids are their labels."""
    return ui.ActionRow(*(ui.Button[Any](label=label, custom_id=label) for label in buttons))


def panel(*buttons: str, text: str = "The panel") -> ui.LayoutView:
    """Make a panel with a text, and buttons if there are any."""
    return layout(ui.TextDisplay(text), *([row(*buttons)] if buttons else []))


def classic(*buttons: str) -> ui.View:
    """Make buttons for a message with a text of its own."""
    view = ui.View(timeout=None)
    for label in buttons:
        view.add_item(ui.Button[Any](label=label, custom_id=label))
    view.stop()
    return view


async def refusal(doing: Awaitable[Any]) -> tuple[int, int]:
    """Return the status and the code with which Discord refuses a request."""
    with pytest.raises(discord.HTTPException) as caught:
        await doing
    return caught.value.status, caught.value.code


AnyBot = TypeVar("AnyBot", bound=Bot)


@asynccontextmanager
async def running(discord_: LocalDiscord, bot: AnyBot, *, sync: bool = True) -> AsyncGenerator[AnyBot]:
    """Run a bot on a local Discord until the block ends."""
    redirect(discord_)
    await bot.login(discord_.token)
    if sync:
        await bot.tree.sync()
    task = asyncio.create_task(bot.connect())
    try:
        await bot.ready.wait()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
