"""Puts the parts together: opens the storage, makes the tables, loads the cogs, speaks to Discord."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Collection, Coroutine
from contextlib import AsyncExitStack
from functools import partial
from os import getpid
from socket import gethostname
from typing import Any

import discord
from discord.ext import commands

from bot.display.call_budget import CallBudget
from bot.display.coordinator import Coordinator, Signals
from bot.display.own_threads import OwnThreads
from bot.display.reconciler import Reconciler
from bot.display.renderer import Renderer
from bot.display.send_priority import Traffic
from bot.display.sender import Sender
from bot.display.wire import Wire
from bot.interactions.command_tree import command_tree
from bot.interactions.door import Door
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
from bot.operations.tenure import ShardsLost, Tenure
from bot.pictures.desk import PictureDesk
from bot.practice import PracticeDeals
from bot.preferences import Preferences
from bot.services import Services
from bot.settings import Settings
from bot.thinking.advisers import Advisers
from bot.thinking.pool import ThinkingPool
from game.computer import player_for
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.ports import Pace
from game.table.table import TableServices
from game.table.tables import Tables
from storage.announcements import announcements
from storage.database import Database
from storage.history import History
from storage.judgements import Judgements
from storage.leases import ShardLeases, Span
from storage.ledger import Ledger
from storage.people import People
from storage.played import Played
from storage.privacy import Privacy

log = logging.getLogger(__name__)

COGS = (
    *("games", "setup", "company", "family_commands", "help", "house_rules", "betting", "play", "advice"),
    *("ledger", "settle", "history", "sharing", "performance", "practice", "privacy", "settings"),
)
LEAVE_SECONDS = 4.0
EMOJI_SECONDS = 2.0
NEW_OBJECTS = 20_000
"""After so many new objects those are looked for that cannot be reached; the usual 700 are a tenth of a press."""
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
        self._budget = CallBudget(settings.calls, self._metrics.call_waits.observe)
        self._signs = Emojis(language.show, uploads=settings.uploads)
        self.tenure = _tenure(settings, database)
        self._announced = partial(announcements, database) if database.is_shared else None
        database.fence.broken = self._lose
        people = People(database)
        preferences = Preferences(people)
        readers = Readers(language, preferences)
        answering = self._way_in(settings, readers)
        super().__init__(
            tree_cls=command_tree(self._router, answering, self._door),
            http_trace=self._budget.gate(self._metrics.trace(), settings.discord_api),
            **_quiet(),
            **shards_of(settings),
        )
        self._journal = CountedJournal(database.journal, self._metrics)
        history, privacy = History(database), Privacy(database)
        desk = self._metrics.watch_pictures(PictureDesk()) if settings.pictures else None
        pace = Pace(pause=settings.pause_seconds, debt_limit=settings.debt_limit)
        renderer = Renderer(language, desk, history, catalogue, preferences)
        coordinator = self._coordinator(settings, renderer, preferences, people, pace)
        shared = (catalogue, self._journal, self._clock, coordinator, player_for, pace)
        tables = Tables(TableServices(*shared, self._metrics.count_incident, self._thinking))
        self._acquaintances = Acquaintances(people)
        erasure = Erasure(privacy, self._acquaintances, preferences, tables)
        self._removed = RemovedServers(people, erasure.server, settings.erase_days, settings.serves)
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
            advisers=Advisers(catalogue, Judgements(database)),
            people=people,
            ledger=Ledger(database),
            history=history,
            played=Played(database),
            privacy=privacy,
            erasure=erasure,
        )

    def _way_in(self, settings: Settings, readers: Readers) -> Answering:
        """Make the way that presses and commands take: through the door, by the router, to their answers."""
        self._door = Door(lambda: self.tenure.holds)
        self._answers = PrivateAnswers(self._clock, self._traffic)
        answering = Answering(readers, self._traffic, self._metrics, self._answers, self._signs.refused)
        self._router = Router(PressingRate(settings.presses_per_second, self._clock), answering)
        return answering

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
        token, limited = settings.token.get_secret_value(), self._metrics.limits_met.inc
        self._wire = Wire(self.http.user_agent, token, self._budget, limited, lambda: self.tenure.holds)
        sender = Sender(self, self._wire)
        self._threads = OwnThreads(sender, self._clock, self._has_table, pace.farewell)
        reconciler = Reconciler(sender, renderer, self._clock, preferences, self._traffic, self._budget)
        signals = Signals(
            coalesced=self._metrics.coalesced.inc,
            retried=self._metrics.retries.inc,
            mended=self._signs.refused,
            ours=settings.serves,
            deal_over=self._answers.deal_over,
            left=self._threads.left,
            certain=lambda: self.tenure.holds,
        )
        return Coordinator(reconciler, renderer, self._clock, ShownMessages(people), signals, pace.trick)

    async def setup_hook(self) -> None:
        """Load the cogs, announce the commands, take up the tables of the last run.

        Where another process has the shards, wait for them, connected already so that nothing is missed.
        """
        services = self.services
        await self.tree.set_translator(CommandTranslator(services.language))
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")
        if services.settings.uploads:
            await self.tree.sync()
        await self._signs.open(self, EMOJI_SECONDS)
        self._watch(self._metrics.watch_loop())
        answered = await self.tenure.take()
        if answered is None:
            self._watch(self._take_over())
        else:
            await self._take_up(answered)

    async def _take_over(self) -> None:
        """Take up the tables as soon as the process that has them ends; without them this one ends as well.

        This process waits once it hears of every press, so that none is lost between the two.
        """
        await self.wait_until_ready()
        try:
            await self._take_up(await self.tenure.wait())
        except Exception:  # nobody waits for this task, so it ends the process itself
            log.exception("the tables could not be taken over")
            self.tenure.lose("its tables could not be taken over")

    async def _take_up(self, answered: Collection[int]) -> None:
        """Take up our tables where they were left, and people's presses, but for those that were answered already."""
        services = self.services
        self._watch(self.tenure.keep(services.coordinator.go_on))
        await services.preferences.load()
        if self._announced:
            self._watch(keep_up(self._announced, services.preferences, services.erasure))
        resumed = await services.tables.resume(services.settings.serves)
        unseen = await services.people.tables_with_end_unseen(services.settings.serves)
        for table in await services.tables.recall(unseen):
            services.coordinator.changed(table, "session_over")
        await services.coordinator.open()
        self._door.open(answered)
        self._watch(self._removed.watch())
        await self._look_for_places()
        log.info("ready with %d tables", resumed)

    async def _look_for_places(self) -> None:
        """Listen to what becomes of channels and servers; what happened while nobody did is learnt at once."""
        services = self.services
        places = Places(
            services.tables, self._removed, lambda: {each.id for each in self.guilds}, services.settings.serves
        )
        await self.add_cog(places)
        if self.is_ready():
            self._watch(places.on_ready())

    def _watch(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else until the bot leaves."""
        self._watching.append(asyncio.create_task(work))

    def _lose(self) -> None:
        """Do nothing more at the tables, because another process has them."""
        self.services.tables.rest()
        self.tenure.lose("another process has taken over its shards")

    async def add_cog(self, cog: commands.Cog, /, **given: Any) -> None:
        """Add a cog and take in its handlers of presses."""
        await super().add_cog(cog, **given)
        self._router.collect(cog)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Remember who speaks which language, and bring presses and forms to their handlers."""
        if not await self._door.lets_in(interaction.id):
            return
        self._acquaintances.meet(interaction.user.id, interaction.user.display_name, str(interaction.locale))
        await self._router.route(interaction)

    async def health(self) -> Health:
        """Tell whether people can play."""
        return await health_of(self, self._journal, self.services.tables, self.tenure)

    async def close(self) -> None:
        """Leave: stop the timers, let what is being sent be sent, close the connection."""
        self.services.tables.rest()
        self._door.shut()
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 4):
                if not self.tenure.can_be_lost:
                    await self._door.leave(others_take_over=False)
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
        await self._hand_over()
        await self._wire.close()
        await self._thinking.close()
        await self.services.advisers.close()
        if self.services.desk:
            self.services.desk.close()
        await super().close()

    async def _hand_over(self) -> None:
        """Leave the tables to whoever waits for them, once nothing more is written or sent here."""
        awaited = await self.tenure.give_up(self._door.let_in)
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 4):
                await self._door.leave(others_take_over=awaited)
        except TimeoutError:
            log.warning("some presses were not answered before leaving")


def _tenure(settings: Settings, database: Database) -> Tenure:
    """Say which shards are to be had, and how; a database file has one process alone."""
    if not database.is_shared:
        return Tenure(None, "", settings.lease_seconds)
    shards, count = settings.shard_range or ([0], 1)
    span = Span(shards[0], shards[-1], count)
    return Tenure(ShardLeases(database, span, f"{gethostname()}/{getpid()}"), str(span), settings.lease_seconds)


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


def _collect_seldom() -> None:
    """Keep the search for unreachable objects from holding up presses.

    What is there now stays, and of what a press makes nearly everything is gone with it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)


async def run(settings: Settings) -> None:
    """Run the bot until it is told to leave.

    Raises `SettingsProblem` or `storage.StorageProblem` with a sentence, or `ShardsLost`.
    """
    metrics = Metrics()
    database = await Database.open(settings.database_url, batched=metrics.batches.observe)
    try:
        await find_gateway(settings)
        bot = LupfenBot(settings, database, CATALOGUE, Language(), metrics)
        async with AsyncExitStack() as opened:
            if settings.http_port:
                await opened.enter_async_context(serving(settings.http_host, settings.http_port, bot.health, metrics))
            await opened.enter_async_context(bot)
            _collect_seldom()
            await stay_connected(bot, settings, bot.tenure.lost)
        if bot.tenure.lost.is_set():
            raise ShardsLost
    finally:
        await database.close()
