"""Puts the parts together: opens the storage, makes the tables, loads the cogs, speaks to Discord."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import AsyncExitStack
from typing import Any

import discord
from discord.ext import commands

from bot.display.coordinator import Coordinator, Signals
from bot.display.own_threads import OwnThreads
from bot.display.reconciler import Reconciler
from bot.display.renderer import Renderer
from bot.display.send_priority import Traffic
from bot.display.sender import Sender
from bot.interactions.command_tree import command_tree
from bot.interactions.errors import Answering
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.rate_limit import PressingRate
from bot.interactions.readers import Readers
from bot.interactions.reply import Interaction
from bot.interactions.router import Router
from bot.language import Language
from bot.language.translator import CommandTranslator
from bot.operations.acquaintances import Acquaintances
from bot.operations.clock import LoopClock
from bot.operations.connection import stay_connected
from bot.operations.emojis import Emojis
from bot.operations.erasure import Erasure
from bot.operations.gateway import find_gateway, shards_of
from bot.operations.health import Health, health_of, serving
from bot.operations.metrics import CountedJournal, Metrics
from bot.operations.other_processes import keep_up
from bot.operations.places import Places
from bot.operations.removed_servers import RemovedServers
from bot.operations.shown_messages import ShownMessages
from bot.pictures.desk import PictureDesk
from bot.practice import PracticeDeals
from bot.preferences import Preferences
from bot.services import Services
from bot.settings import Settings
from bot.thinking.pool import ThinkingPool
from game.computer import player_for
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.ports import Pace
from game.table.table import TableServices
from game.table.tables import Tables
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.people import People
from storage.played import Played
from storage.privacy import Privacy

log = logging.getLogger(__name__)

COGS = (
    *("games", "setup", "company", "family_commands", "help", "house_rules", "betting", "play", "ledger", "settle"),
    *("history", "sharing", "practice", "privacy", "settings"),
)
LEAVE_SECONDS = 4.0
EMOJI_SECONDS = 2.0
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


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
        self._metrics = metrics or Metrics()
        self._clock, self._traffic, self._thinking = LoopClock(), Traffic(), ThinkingPool()
        self._signs = Emojis(language.show, uploads=settings.uploads)
        people = People(database)
        preferences = Preferences(people)
        readers = Readers(language, preferences)
        self._answers = PrivateAnswers(self._clock, self._traffic)
        answering = Answering(readers, self._traffic, self._metrics, self._answers, self._signs.refused)
        self._router = Router(PressingRate(settings.presses_per_second, self._clock), answering)
        super().__init__(
            tree_cls=command_tree(self._router, answering),
            http_trace=self._metrics.trace(),
            **_quiet(),
            **shards_of(settings),
        )
        self._journal = CountedJournal(database.journal, self._metrics)
        history, privacy = History(database), Privacy(database)
        desk = PictureDesk() if settings.pictures else None
        pace = Pace(pause=settings.pause_seconds, debt_limit=settings.debt_limit)
        coordinator = self._coordinator(
            settings, Renderer(language, desk, history, catalogue, preferences), preferences, people, pace
        )
        shared = (catalogue, self._journal, self._clock, coordinator, player_for, pace)
        tables = Tables(TableServices(*shared, self._metrics.count_incident, self._thinking))
        self._acquaintances = Acquaintances(people)
        erasure = Erasure(privacy, self._acquaintances, preferences, tables)
        self._removed = RemovedServers(people, erasure.server, settings.erase_days)
        self._watching: list[asyncio.Task[None]] = []
        self.services = Services(
            settings=settings,
            catalogue=catalogue,
            language=language,
            readers=readers,
            preferences=preferences,
            answering=answering,
            tables=tables,
            coordinator=coordinator,
            threads=self._threads,
            desk=desk,
            practice=PracticeDeals(),
            people=people,
            ledger=Ledger(database),
            history=history,
            played=Played(database),
            privacy=privacy,
            erasure=erasure,
        )

    def _has_table(self, channel: int) -> bool:
        return self.services.tables.at(channel) is not None

    def _coordinator(
        self,
        settings: Settings,
        renderer: Renderer,
        preferences: Preferences,
        people: People,
        pace: Pace,
    ) -> Coordinator:
        sender = Sender(self)
        self._threads = OwnThreads(sender, self._clock, self._has_table, pace.farewell)
        reconciler = Reconciler(sender, renderer, self._clock, preferences, self._traffic)
        signals = Signals(
            coalesced=self._metrics.coalesced.inc,
            retried=self._metrics.retries.inc,
            mended=self._signs.refused,
            ours=settings.serves,
            deal_over=self._answers.deal_over,
            left=self._threads.left,
        )
        return Coordinator(reconciler, renderer, self._clock, ShownMessages(people), signals, pace.trick)

    async def setup_hook(self) -> None:
        """Load the cogs, announce the commands, take up the tables of the last run."""
        services = self.services
        await services.preferences.load()
        await self.tree.set_translator(CommandTranslator(services.language))
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")
        await self.add_cog(
            Places(services.tables, self._removed, lambda: {each.id for each in self.guilds}, services.settings.serves)
        )
        await self.tree.sync()
        await self._signs.open(self, EMOJI_SECONDS)
        resumed = await services.tables.resume(services.settings.serves)
        unseen = await services.people.tables_with_end_unseen(services.settings.serves)
        for table in await services.tables.recall(unseen):
            services.coordinator.changed(table, "session_over")
        await services.coordinator.open()
        watches = [self._removed.watch(), self._metrics.watch_loop()]
        if services.settings.shards:
            watches.append(keep_up(services.preferences))
        self._watching = [asyncio.create_task(work) for work in watches]
        log.info("ready with %d tables", resumed)

    async def add_cog(self, cog: commands.Cog, /, **given: Any) -> None:
        """Add a cog and take in its handlers of presses."""
        await super().add_cog(cog, **given)
        self._router.collect(cog)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Remember who speaks which language, and bring presses and forms to their handlers."""
        self._acquaintances.meet(interaction.user.id, interaction.user.display_name, str(interaction.locale))
        await self._router.route(interaction)

    async def health(self) -> Health:
        """Tell whether people can play."""
        return await health_of(self, self._journal, self.services.tables)

    async def close(self) -> None:
        """Leave: stop the timers, let what is being sent be sent, close the connection."""
        self.services.tables.rest()
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 4):
                await self._router.finish()
                await self._answers.finish()
                await self._acquaintances.written()
        except TimeoutError:
            log.warning("some presses were not answered before leaving")
        self._signs.close()
        for watching in self._watching:
            watching.cancel()
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 2):
                await self.services.coordinator.finish()
                await self._threads.finish()
        except TimeoutError:
            log.warning("some messages were not sent before leaving")
        await self._thinking.close()
        if self.services.desk:
            self.services.desk.close()
        await super().close()


def _quiet() -> dict[str, Any]:
    """Give the arguments for a bot that hears of servers alone, reads no messages, and notifies nobody by itself."""
    return {
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "chunk_guilds_at_startup": False,
    }


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
            await stay_connected(bot, settings)
    finally:
        await database.close()
