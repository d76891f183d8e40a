"""Puts the parts together: opens the storage, makes the tables, loads the cogs, speaks to Discord."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.display.coordinator import Coordinator, Signals
from bot.display.reconciler import Reconciler
from bot.display.renderer import Renderer
from bot.display.send_priority import Traffic
from bot.display.sender import Sender
from bot.interactions.custom_id import Press
from bot.interactions.errors import answering
from bot.interactions.rate_limit import PressingRate
from bot.interactions.reply import Interaction, Reply
from bot.interactions.router import Router
from bot.language import Language, Texts
from bot.language.translator import CommandTranslator
from bot.operations.clock import LoopClock
from bot.operations.emojis import Emojis
from bot.operations.gateway import NOT_KNOWN, find_gateway
from bot.operations.health import Health, serving
from bot.operations.metrics import CountedJournal, Metrics
from bot.operations.removed_servers import Departures
from bot.pictures.desk import PictureDesk
from bot.preferences import Preferences
from bot.settings import Settings, SettingsProblem
from game.computer import ThumbPlayer
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.journaled import Surroundings
from game.table.ports import JournalError, Pace
from game.table.state import TableState
from game.table.table import Table
from game.table.tables import Tables
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.people import People, Shown
from storage.played import Played
from storage.privacy import Privacy
from storage.problems import StorageProblem

log = logging.getLogger(__name__)

COGS = (
    "cogs.setup",
    "cogs.help",
    "cogs.house_rules",
    "cogs.betting",
    "cogs.play",
    "cogs.ledger",
    "cogs.settle",
    "cogs.history",
    "cogs.practice",
    "cogs.privacy",
    "cogs.settings",
)
LEAVE_SECONDS = 4.0
AGAIN_SECONDS = 5.0
EMOJI_SECONDS = 2.0
PATIENCE_SECONDS = 2.0
UNWELL_SECONDS = 60.0
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
MOST_KNOWN = 50_000


class CommandTree(app_commands.CommandTree["LupfenBot"]):
    """The commands, with the bot's one way of errors."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Take no command when the bot is leaving or the person is too fast, and say so; completions do without."""
        if interaction.type is not discord.InteractionType.application_command:
            return not self.client.router.leaving
        try:
            self.client.router.admit(interaction)
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


class ShownMessages:
    """Implements the coordinator's `Messages` with what is remembered of people and tables."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        """Remember the public message of a kind of a table; `None` forgets it."""
        try:
            if message is None:
                await self._people.unshow(table, kind)
            else:
                await self._people.show(Shown(table, kind, 0, channel, message))
        except JournalError as problem:
            log.warning("a message of table %s was not remembered: %s", table, problem)

    async def shown_messages(self, table: str) -> Sequence[int]:
        """Give the public messages of a table."""
        return [shown.message for shown in await self._people.shown(table) if not shown.person]


class Acquaintances:
    """Remembers people's names and languages, writing only what is new."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._known: dict[int, tuple[str, str]] = {}
        self._writing: set[asyncio.Task[None]] = set()

    def meet(self, user: int, name: str, locale: str) -> None:
        """Remember somebody."""
        if self._known.get(user) == (name, locale):
            return
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[user] = (name, locale)
        task = asyncio.get_running_loop().create_task(self._write(user, name, locale))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def forget(self, user: int) -> None:
        """Forget somebody, once nothing is being written any more."""
        if self._writing:
            await asyncio.wait(self._writing)
        self._known.pop(user, None)

    async def _write(self, user: int, name: str, locale: str) -> None:
        try:
            await self._people.remember(user, name, locale)
        except StorageProblem as problem:
            self._known.pop(user, None)
            log.warning("a person was not remembered: %s", problem)


class LupfenBot(commands.AutoShardedBot):
    """The bot on Discord, or on the local one."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        catalogue: Catalogue,
        language: Language,
        metrics: Metrics | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        shards: Mapping[str, Any] = {}
        if settings.shard_range:
            shards = {"shard_ids": settings.shard_range[0], "shard_count": settings.shard_range[1]}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            tree_cls=CommandTree,
            http_trace=self.metrics.trace(),
            **shards,
        )
        self.settings = settings
        self.catalogue = catalogue
        self.language = language
        self.people = People(database)
        self.ledger = Ledger(database)
        self.history = History(database)
        self.played = Played(database)
        self.privacy = Privacy(database)
        self.preferences = Preferences(self.people)
        self._departures = Departures(self.people, self._erase_server, settings.erase_days)
        self._journal = CountedJournal(database.journal, self.metrics)
        clock = LoopClock()
        self.router = Router(PressingRate(settings.presses_per_second, clock))
        self.desk = PictureDesk() if settings.pictures else None
        renderer = Renderer(language, self.desk, self.history, catalogue, self.preferences)
        self.traffic = Traffic()
        reconciler = Reconciler(Sender(self), renderer, clock, self.preferences, self.traffic)
        self.drawn_signs = Emojis(self, language.show, uploads=0 in (self.shard_ids or (0,)))
        signals = Signals(
            coalesced=self.metrics.coalesced.inc,
            retried=self.metrics.retries.inc,
            mended=self.drawn_signs.refused,
            ours=self._is_ours,
        )
        self.courier = Coordinator(reconciler, renderer, clock, ShownMessages(self.people), signals)
        pace = Pace(pause=settings.pause_seconds, debt_limit=settings.debt_limit)
        self.tables = Tables(Surroundings(catalogue, self._journal, clock, self.courier, ThumbPlayer(), pace))
        self._acquainted = Acquaintances(self.people)
        self._watching: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        """Load the cogs, announce the commands, take up the tables of the last run."""
        await self.preferences.load()
        await self.tree.set_translator(CommandTranslator(self.language))
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.sync()
        await self.drawn_signs.open(EMOJI_SECONDS)
        resumed = await self.tables.resume()
        for table in await self.tables.recall(await self.people.tables_with_end_unseen()):
            self.courier.changed(table, "session_over")
        await self.courier.open()
        self._watching = [asyncio.create_task(work) for work in (self._departures.watch(), self.metrics.watch_loop())]
        log.info("ready with %d tables", resumed)

    async def add_cog(self, cog: commands.Cog, /, **given: Any) -> None:
        """Add a cog and take in its handlers of presses."""
        await super().add_cog(cog, **given)
        self.router.collect(cog)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Remember who speaks which language, and bring presses and forms to their handlers."""
        self._acquainted.meet(interaction.user.id, interaction.user.display_name, str(interaction.locale))
        await self.router.route(interaction)

    def table_of(self, reply: Reply, press: Press) -> Table:
        """Find the table that a press is meant for; raises `Refused` when it is over or stands in another channel."""
        table = self.tables.find(press.table)
        if reply.interaction.channel_id != table.state.channel:
            raise Refused("table-elsewhere")
        if table.over:
            raise Refused("session-over")
        return table

    def texts_for(self, interaction: Interaction) -> Texts:
        """Give the texts for whoever asks: in the language that they have set, else in that of their Discord."""
        likes = self.preferences.person(interaction.user.id)
        return self.language.texts(likes.language or str(interaction.locale), four_colour=likes.four_colour)

    def table_language(self, interaction: Interaction) -> str:
        """Give the language of a new table: the server's setting, else that of whoever opens it."""
        return self.preferences.server(interaction.guild_id or 0).language or self.texts_for(interaction).language

    def turn_seconds(self, interaction: Interaction) -> int:
        """Give the time to think at a new table where nobody says otherwise."""
        chosen = self.preferences.server(interaction.guild_id or 0).turn_seconds
        return self.settings.turn_seconds if chosen < 0 else chosen

    async def erase_person(self, user: int) -> None:
        """Erase a person; raises `Refused("seated")` while they sit at a table."""
        await self._acquainted.forget(user)
        await self.privacy.delete(user)
        self.preferences.forget("person", user)
        self.tables.let_go_of_ended()

    async def _erase_server(self, server: int) -> None:
        await self.privacy.erase_server(server)
        self.preferences.forget("server", server)
        self.tables.let_go_of_ended()

    async def health(self) -> Health:
        """Tell whether people can play."""
        shards = self.shards.values()
        gateway = bool(shards) and not any(shard.is_closed() for shard in shards)
        return Health(gateway, await self._has_database(), sum(1 for _ in self.tables))

    async def _has_database(self) -> bool:
        try:
            await asyncio.wait_for(self._journal.saved(""), PATIENCE_SECONDS)
        except (JournalError, TimeoutError):
            return False
        return not self._journal.failed_within(UNWELL_SECONDS)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that is gone."""
        await _until_written(lambda: self._close_tables(lambda state: state.channel == channel.id, "channel-gone"))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that is gone."""
        thread = payload.thread_id
        await _until_written(lambda: self._close_tables(lambda state: state.channel == thread, "channel-gone"))

    async def on_ready(self) -> None:
        """Close the tables of servers that removed the bot while it was away."""
        await _until_written(self._compare_servers)

    async def _compare_servers(self) -> None:
        here = {guild.id for guild in self.guilds}
        await self._close_tables(lambda state: self._is_ours(state.server) and state.server not in here, "server-gone")
        await self._departures.compare(here, self._is_ours)

    def _is_ours(self, server: int) -> bool:
        """Tell whether a server belongs to the shards of this process."""
        return self.shard_ids is None or (server >> 22) % (self.shard_count or 1) in self.shard_ids

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is stored of a server that invites the bot again."""
        await _until_written(lambda: self._departures.back(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that removed the bot, and begin to count its days."""
        await _until_written(lambda: self._depart(guild.id))

    async def _depart(self, server: int) -> None:
        if self.get_guild(server):
            return  # invited again while the database refused
        await self._close_tables(lambda state: state.server == server, "server-gone")
        await self._departures.gone(server)

    async def _close_tables(self, gone: Callable[[TableState], bool], why: str) -> None:
        """Close the tables of places that are gone; raises `Refused` while the database refuses."""
        for table in [table for table in self.tables if gone(table.state)]:
            try:
                await table.close(why)
            except Refused:
                if not table.over:
                    raise

    async def close(self) -> None:
        """Leave: stop the timers, let what is being sent be sent, close the connection."""
        self.tables.rest()
        try:
            await asyncio.wait_for(self.router.finish(), LEAVE_SECONDS / 4)
        except TimeoutError:
            log.warning("some presses were not answered before leaving")
        self.drawn_signs.close()
        for watching in self._watching:
            watching.cancel()
        try:
            await asyncio.wait_for(self.courier.finish(), LEAVE_SECONDS / 2)
        except TimeoutError:
            log.warning("some messages were not sent before leaving")
        if self.desk:
            self.desk.close()
        await super().close()


async def _until_written(change: Callable[[], Awaitable[None]]) -> None:
    """Take note of something that Discord tells only once, as soon as the database lets us."""
    while True:
        try:
            return await change()
        except (Refused, StorageProblem) as problem:
            log.warning("what Discord has told is tried again: %s", problem)
        await asyncio.sleep(AGAIN_SECONDS)


async def run(settings: Settings) -> None:
    """Run the bot until it is told to leave; raises `SettingsProblem` or `storage.StorageProblem` with a sentence."""
    metrics = Metrics()
    database = await Database.open(settings.database_url, batched=metrics.batches.observe)
    try:
        await find_gateway(settings)
        bot = LupfenBot(settings, database, CATALOGUE, Language(), metrics)
        async with AsyncExitStack() as opened:
            if settings.http_port:
                await opened.enter_async_context(serving(settings.http_host, settings.http_port, bot.health, metrics))
            await opened.enter_async_context(bot)
            gc.freeze()  # what is there now stays: to look through it again and again would hold up presses
            await _play(bot, settings)
    finally:
        await database.close()


async def _play(bot: LupfenBot, settings: Settings) -> None:
    """Stay connected until a signal, or until Discord refuses for good."""
    leaving = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, leaving.set)
    connected = asyncio.create_task(bot.start(settings.token.get_secret_value()))
    told = asyncio.create_task(leaving.wait())
    await asyncio.wait({connected, told}, return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if not connected.done():
        log.info("leaving")
        await bot.close()
        connected.cancel()
        await asyncio.wait({connected})
        return
    try:
        connected.result()
    except discord.LoginFailure:
        raise SettingsProblem(NOT_KNOWN) from None
    except (aiohttp.ClientConnectionError, OSError) as error:
        raise SettingsProblem(f"{settings.discord_api} cannot be reached: {error}. Is there a network?") from error
    except discord.DiscordException as error:
        raise SettingsProblem(f"{settings.discord_api} does not let the bot play: {error}. Try again later.") from error
