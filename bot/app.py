"""Wires the bot together: opens the storage, creates the tables, loads the cogs, talks to Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial
from os import getpid
from pathlib import Path
from socket import gethostname
from typing import Any

import discord
from discord.ext import commands

from bot.daily import DailyDeals
from bot.discord_io.call_budget import CallBudget
from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.rest_client import RestClient
from bot.discord_io.sender import Sender
from bot.display.coordinator import Coordinator, CoordinatorServices
from bot.display.display_services import DisplayServices
from bot.display.own_threads import OwnThreads
from bot.display.renderer import Renderer
from bot.display.shown_messages import ShownMessages
from bot.evenings.host import EveningHost
from bot.evenings.pars import Pars
from bot.interactions.command_tree import command_tree
from bot.interactions.errors import Answering
from bot.interactions.handover_gate import HandoverGate
from bot.interactions.press_rate import PressRate
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.readers import Readers
from bot.interactions.reply import Interaction
from bot.interactions.router import Router
from bot.language import Language
from bot.language.translator import CommandTranslator
from bot.metrics import Metrics
from bot.operations.acquaintances import Acquaintances
from bot.operations.background import DAY, Background, daily
from bot.operations.backups import keep_backups
from bot.operations.clock import LoopClock
from bot.operations.counted_journal import CountedJournal
from bot.operations.discord_meter import DiscordMeter, traced_calls
from bot.operations.emojis import Emojis
from bot.operations.erasure import Erasure
from bot.operations.gateway import client_arguments
from bot.operations.health import Health, health_of
from bot.operations.interaction_times import InteractionTimes
from bot.operations.listeners import Listeners
from bot.operations.other_processes import keep_up
from bot.operations.places import Places
from bot.operations.removed_servers import RemovedServers
from bot.operations.session_starts import PacedBot
from bot.operations.shard_lease import ShardLease
from bot.operations.slim_cache import slim_cache
from bot.pictures.desk import PictureDesk
from bot.preferences import Preferences
from bot.services import Services
from bot.settings import Settings
from bot.thinking.advisers import Advisers
from bot.thinking.pool import SearchPool
from game.computer import player_for
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.table.ports import Pace
from game.table.table import Listener, TableServices
from game.table.tables import Tables
from storage.announcements import announcements
from storage.backup_schedule import back_up, newest_backup
from storage.dailies import Dailies
from storage.database import Database
from storage.evenings import Evenings
from storage.history import History
from storage.judgements import Judgements
from storage.league import League
from storage.leases import ShardLeases, Span
from storage.ledger import Ledger
from storage.people import People
from storage.played import Played
from storage.privacy import Privacy
from storage.retention import prune

log = logging.getLogger(__name__)

COGS = (
    *("games", "setup", "company", "family_commands", "help", "house_rules", "betting", "play", "advice", "league"),
    *("ledger", "settle", "history", "sharing", "performance", "practice", "play_on", "daily", "evening"),
    *("privacy", "settings"),
)
LEAVE_SECONDS = 4.0
EMOJI_SECONDS = 2.0
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class LupfenBot(PacedBot):
    """The bot on Discord, or on the local Discord."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        catalogue: Catalogue,
        language: Language,
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics, self._clock = metrics or Metrics(), LoopClock()
        self._thinking, self._priority = SearchPool(settings.thinking_processes), ReplyPriority()
        self._budget = CallBudget(settings.calls, self._metrics.call_waits.observe)
        self._signs = Emojis(language.show, uploads=settings.uploads)
        self.lease = _shard_lease(settings, database)
        self._times = InteractionTimes(self._metrics, lambda: not self.lease.holder, lambda: self.lease.holds)
        self._announced = partial(announcements, database) if database.is_shared else None
        database.fence.broken = self._lose
        people, kept = People(database), Evenings(database)
        preferences = Preferences(people, settings.serves, span_of(settings) if settings.shards else None)
        readers, sender = Readers(language, preferences), self._sender(settings)
        answering = self._way_in(settings, readers, sender)
        super().__init__(
            tree_cls=command_tree(self._router, answering, self._gate),
            http_trace=self._budget.gate(traced_calls(self._metrics, self._times), settings.discord_api),
            **client_arguments(settings),
        )
        self._database, self._journal = database, CountedJournal(database.journal, self._metrics)
        history, privacy, advisers = History(database), Privacy(database), Advisers(catalogue, Judgements(database))
        pace = Pace(pause=settings.pause_seconds, debt_limit=settings.debt_limit)
        renderer = Renderer(language, self._desk(settings), history, catalogue, preferences)
        self._threads = OwnThreads(sender, self._clock, self._has_table, pace.farewell)
        shared = DisplayServices(sender, renderer, preferences, self._priority, self._budget, ShownMessages(people))
        coordinator, pars = self._coordinator(settings, shared), Pars(kept, history, catalogue, advisers.players)
        self._evenings = EveningHost(kept, shared, catalogue, language, lambda: self.services.tables, pars, pace.pause)
        tables = self._tables(catalogue, Listeners(coordinator, self._evenings), pace, preferences)
        self._acquaintances, self.background = Acquaintances(people), Background()
        erasure = Erasure(privacy, self._acquaintances, preferences, tables)
        self._removed = RemovedServers(people, erasure.server, settings.erase_days, settings.serves)
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
            renderer=renderer,
            advisers=advisers,
            people=people,
            ledger=Ledger(database),
            league=League(database),
            history=history,
            played=Played(database),
            privacy=privacy,
            erasure=erasure,
            daily=DailyDeals(Dailies(database), catalogue, advisers.players),
            evenings=self._evenings,
        )

    def _tables(self, catalogue: Catalogue, listener: Listener, pace: Pace, preferences: Preferences) -> Tables:
        shared = TableServices(
            catalogue=catalogue,
            journal=self._journal,
            clock=self._clock,
            listener=listener,
            player_for=player_for,
            pace=pace,
            count=self._metrics.count_incident,
            thinker=self._thinking,
            plays_single=preferences.plays_single,
        )
        return Tables(shared)

    def _desk(self, settings: Settings) -> PictureDesk | None:
        return self._metrics.watch_pictures(PictureDesk()) if settings.pictures else None

    def _sender(self, settings: Settings) -> Sender:
        trace, token = traced_calls(self._metrics, self._times), settings.token.get_secret_value()
        self._rest = RestClient(token, self._budget, trace, lambda: self.lease.holds)
        return Sender(self, self._rest, self._clock, self._budget)

    def _way_in(self, settings: Settings, readers: Readers, sender: Sender) -> Answering:
        """Wire the path of presses and commands: gate, router, reply."""
        self._metrics.lease_seconds.set_function(lambda: self.lease.seconds_left)
        self._metrics.watch_queue("calls", lambda: self._budget.waiting)
        self._metrics.watch_thoughts(lambda: self._thinking.waiting, self._thinking.answers)
        self._gate = HandoverGate(lambda: self.lease.holds)
        self._answers = PrivateAnswers(self._priority)
        answering = Answering(readers, sender, self._priority, self._metrics, self._answers, self._signs.refused)
        self._router = Router(PressRate(settings.presses_per_second, self._clock), answering)
        return answering

    def _has_table(self, channel: int) -> bool:
        return self.services.tables.at(channel) is not None

    def _coordinator(self, settings: Settings, shared: DisplayServices) -> Coordinator:
        services = CoordinatorServices(
            metrics=self._metrics,
            answers=self._answers,
            threads=self._threads,
            mended=self._signs.refused,
            ours=settings.serves,
            certain=lambda: self.lease.holds,
        )
        return Coordinator(shared, services)

    async def setup_hook(self) -> None:
        """Load the cogs, register the commands, resume the tables of the last run.

        If another process holds the shards, wait for them, already connected so that no event is missed.
        """
        services = self.services
        slim_cache(self)
        await self.tree.set_translator(CommandTranslator(services.language))
        await self.add_cog(DiscordMeter(self, self._metrics, self._times, lambda: self.lease.holds))
        for cog in COGS:
            await self.load_extension(f"cogs.{cog}")
        if services.settings.uploads:
            await self.tree.sync()
        await self._signs.open(self, EMOJI_SECONDS)
        self.background.start(self._metrics.watch_loop())
        answered = await self.lease.take()
        if answered is None:
            self.background.start(self._take_over())
        else:
            await self._take_up(answered)

    async def _take_over(self) -> None:
        """Take over the tables as soon as the process that holds them ends.

        Start waiting only once this process receives every press, so that none is lost in between.
        """
        await self.wait_until_ready()
        await self._take_up(await self.lease.wait())

    async def _take_up(self, answered: Collection[int]) -> None:
        """Resume our tables, and handle the presses received meanwhile, except those already answered."""
        services = self.services
        self.background.start(self.lease.keep(services.coordinator.go_on))
        await services.preferences.load()
        if self._announced:
            self.background.start(keep_up(self._announced, services.preferences, services.erasure))
        resumed = await services.tables.resume(services.settings.serves)
        unseen = await services.people.tables_with_end_unseen(services.settings.serves)
        for table in await services.tables.recall(unseen):
            services.coordinator.changed(table, "session_over")
        await services.coordinator.open()
        await self._evenings.open(services.settings.serves)
        self._gate.open(answered)
        self.background.start(daily(self._removed.erase_old, "servers that removed the bot are erased later"))
        if services.settings.keep_days and services.settings.uploads:
            self.background.start(daily(self._prune, "old sessions are pruned later"))
        if services.settings.backup_folder and not self._announced:
            self._keep_backups(services.settings)
        await self._look_for_places()
        log.info("ready with %d tables", resumed)

    async def _prune(self) -> None:
        count = await prune(self._database, int(self._clock.now()) - self.services.settings.keep_days * DAY)
        log.info("how %d old sessions were played has been deleted", count)

    def _keep_backups(self, settings: Settings) -> None:
        folder = Path(settings.backup_folder)
        newest = partial(newest_backup, folder)
        self._metrics.backup.set_function(lambda: newest() or 0.0)
        make = partial(back_up, settings.database_url, folder, settings.backup_days)
        self.background.start(keep_backups(newest, make))

    async def _look_for_places(self) -> None:
        """Watch for changes to channels and servers; catch up at once on those missed so far."""
        services = self.services
        places = Places(
            services.tables, self._removed, lambda: {each.id for each in self.guilds}, services.settings.serves
        )
        await self.add_cog(places)
        if self.is_ready():
            self.background.start(places.on_ready())

    def _lose(self) -> None:
        """Stop acting at the tables, because another process has taken them over."""
        self.services.tables.rest()
        self.lease.lose("another process has taken over its shards")

    async def add_cog(self, cog: commands.Cog, /, **given: Any) -> None:
        """Add a cog and register its press handlers."""
        await super().add_cog(cog, **given)
        self._router.collect(cog)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Record the user's name and language, and route presses and forms to their handlers."""
        if await self._gate.lets_in(interaction.id):
            self._acquaintances.meet(interaction.user.id, interaction.user.display_name, str(interaction.locale))
            await self._router.route(interaction)
        elif self.lease.is_uncertain and interaction.type is not discord.InteractionType.autocomplete:
            log.warning("a press was not taken: the lease of shards %s is uncertain", self.lease.shards)
            await self.services.answering.refuse(interaction, Refused("shards-uncertain"))

    async def health(self) -> Health:
        """Whether people can play."""
        return await health_of(self, self._journal, self.services.tables, self.lease)

    async def close(self) -> None:
        """Shut down: stop the timers, finish sending, close the connection."""
        self.services.tables.rest()
        self._gate.shut()
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 4):
                if not self.lease.can_be_lost:
                    await self._gate.leave(others_take_over=False)
                await self._router.finish()
                await self._acquaintances.written()
        except TimeoutError:
            log.warning("some presses were not answered before leaving")
        self._signs.close()
        self.background.cancel()
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 2):
                await self._evenings.finish()
                await self.services.coordinator.finish()
                await self._answers.finish()
                await self._threads.finish()
        except TimeoutError:
            log.warning("some messages were not sent before leaving")
        await self._hand_over()
        await self._thinking.close()
        await self.services.advisers.close()
        self.services.renderer.close()
        await super().close()
        await self._rest.close()

    async def _hand_over(self) -> None:
        """Hand the tables over to the waiting process, once this one has finished writing and sending."""
        awaited = await self.lease.give_up(self._gate.let_in)
        try:
            async with asyncio.timeout(LEAVE_SECONDS / 4):
                await self._gate.leave(others_take_over=awaited)
        except TimeoutError:
            log.warning("some presses were not answered before leaving")


def _shard_lease(settings: Settings, database: Database) -> ShardLease:
    """Build the lease on this process's shards; a SQLite file belongs to a single process and needs none."""
    if not database.is_shared:
        return ShardLease(None, "", settings.lease_seconds)
    span = span_of(settings)
    return ShardLease(ShardLeases(database, span, f"{gethostname()}/{getpid()}"), str(span), settings.lease_seconds)


def span_of(settings: Settings) -> Span:
    """Return the shards of this process."""
    shards, count = settings.shard_range or ([0], 1)
    return Span(shards[0], shards[-1], count)
