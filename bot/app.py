"""Wires the bot together: opens the storage, creates the tables, loads the cogs, talks to Discord."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot.interactions.command_tree import command_tree
from bot.interactions.reply import Interaction, note_arrival
from bot.language import Language
from bot.language.translator import CommandTranslator
from bot.metrics import Metrics
from bot.operations.background import DAY, daily, every
from bot.operations.backups import back_up, keep_backups
from bot.operations.discord_meter import DiscordMeter
from bot.operations.gateway import client_arguments
from bot.operations.health import Health, health_of
from bot.operations.newer_release import look_for_newer
from bot.operations.other_processes import keep_up
from bot.operations.places import Absentees, Places
from bot.operations.session_starts import PacedBot
from bot.operations.slim_cache import slim_cache
from bot.services import Services
from bot.settings import PREFIX, Settings
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.table.alone import KEPT_DAYS
from storage.announcements import announcements
from storage.backup import forget_before, newest_backup
from storage.database import Database
from storage.problems import StorageProblem
from storage.retention import forget_practice, prune

log = logging.getLogger(__name__)

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
        self._database = database
        self._announced = partial(announcements, database) if database.is_shared else None
        self.services = parts = Services(self, settings, database, catalogue, language, metrics or Metrics())
        self._parse: Callable[[dict[str, Any]], None]
        database.fence.broken = self._lose
        super().__init__(
            tree_cls=command_tree(parts.router, parts.answering, parts.gate),
            http_trace=parts.wire.budget.gate(parts.wire.meter.trace(), settings.discord_api),
            **client_arguments(settings),
        )

    async def setup_hook(self) -> None:
        """Load cogs and commands, and resume the tables; wait for shards others hold, connected to miss no event."""
        services = self.services
        self._parse = slim_cache(self, services.relay.note)
        await self.tree.set_translator(CommandTranslator(services.language))
        await self.add_cog(DiscordMeter(self, services.metrics, services.wire.times, lambda: services.lease.holds))
        await import_module("cogs").setup(self, services)  # by name: they stand above the bot
        if services.settings.uploads:
            await self.tree.sync()
        await services.emojis.open(self, EMOJI_SECONDS)
        services.background.start(services.metrics.watch_loop())
        await services.servers.require_own(
            self.application_id or 0, lambda: (each.id async for each in self.fetch_guilds(limit=None))
        )
        answered = await services.lease.take()
        if answered is None:
            services.background.start(self._take_over())
        else:
            await self._take_up(answered)

    async def _take_over(self) -> None:
        """Take over the tables once their process ends; waiting begins when this one receives every press."""
        await self.wait_until_ready()
        await self._take_up(await self.services.lease.wait())

    async def _take_up(self, answered: Collection[int]) -> None:
        """Resume our tables, and handle the presses received meanwhile, except those already answered."""
        services = self.services
        settings, background = services.settings, services.background
        background.start(services.lease.keep(services.coordinator.go_on))
        await services.preferences.load()
        if self._announced:
            background.start(keep_up(self._announced, services.preferences, services.erasure, self._pressed))
        resumed = await services.tables.resume(settings.serves)
        unseen = await services.shown.tables_with_end_unseen(settings.serves)
        for table in await services.tables.recall(unseen):
            services.coordinator.changed(table, "session_over")
        await services.coordinator.open()
        await services.resting.open(settings.serves)
        await services.evenings.open(settings.serves)
        services.gate.open(answered)
        background.start(services.clock.watch(self._clock_was_set))
        absentees = Absentees(services.tables, services.wire.sender, settings.serves)
        for each in (services.coordinator, services.resting, services.digests, absentees):
            background.start(every(each.LOOK_SECONDS, each.look, type(each).__name__))
        background.start(daily(services.removed.erase_old, "servers that removed the bot are erased later"))
        if settings.uploads:  # days belong to no server, so one process is enough
            background.start(daily(services.daily_pars.renew, "pars of earlier versions are played anew later"))
            background.start(daily(self._prune, "old sessions are pruned later"))
        if not self._announced:
            background.start(daily(self._forget_before, "what was there before is deleted later"))
        if settings.backup_folder and not self._announced:
            self._keep_backups(settings)
        if settings.releases_url and settings.uploads:
            ask = partial(look_for_newer, settings.releases_url, services.metrics.newer_release.set)
            background.start(daily(ask, "newer releases are looked for later"))
        await self._look_for_places()
        log.info("ready with %d tables and %d that rest", resumed, len(services.resting))

    async def _clock_was_set(self, seconds: float) -> None:
        """Show deadlines anew, by the machine's clock as it goes now."""
        for table in self.services.tables:
            table.clock_was_set()
        await self.services.evenings.clock_was_set(seconds, self.services.settings.serves)

    async def _prune(self) -> None:
        now, keep_days = int(time.time()), self.services.settings.keep_days
        count = await forget_practice(self._database, now - KEPT_DAYS * DAY)
        if keep_days:
            count += await prune(self._database, now - keep_days * DAY)
        if count:
            log.info("how %d old sessions were played has been deleted", count)

    async def _forget_before(self) -> None:
        """Delete what a migration or `restore` has replaced as late as a backup of that day."""
        days = self.services.settings.backup_days
        for file in await asyncio.to_thread(forget_before, Path(self._database.place), days):
            log.info("%s, which was kept for %d days, has been deleted", file, days)

    def _keep_backups(self, settings: Settings) -> None:
        folder = Path(settings.backup_folder)
        newest = partial(newest_backup, folder)
        self.services.metrics.backup.set_function(lambda: newest() or 0.0)
        told = {"database_url": settings.database_url, "backup_folder": folder, "backup_days": settings.backup_days}
        make = partial(back_up, {f"{PREFIX}{name.upper()}": str(value) for name, value in told.items()})
        self.services.background.start(keep_backups(newest, make))

    async def _look_for_places(self) -> None:
        """Watch for changes to channels and servers; catch up at once on those missed so far."""
        services = self.services
        tables, removed, ours = services.tables, services.removed, services.settings.serves
        places = Places(tables, removed, lambda: {each.id for each in self.guilds}, ours, services.wire.sender.reopen)
        await self.add_cog(places)
        if self.is_ready():
            services.background.start(places.on_ready())

    def _lose(self) -> None:
        """Stop acting at the tables, because another process has taken them over."""
        self.services.tables.rest()
        self.services.alone_tables.rest()
        self.services.lease.lose("another process has taken over its shards")

    async def add_cog(self, cog: commands.Cog, /, **given: Any) -> None:
        """Add a cog and register its press handlers."""
        await super().add_cog(cog, **given)
        self.services.router.collect(cog)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Record the user's name and language, and route presses and forms to their handlers."""
        services = self.services
        note_arrival(interaction)
        if await services.gate.lets_in(interaction.id):
            if await self._is_passed_on(interaction):
                return
            who = interaction.user.id, interaction.user.display_name
            new = services.acquaintances.meet(*who, str(interaction.locale))
            await services.router.route(interaction)
            with suppress(Refused, StorageProblem):  # over by now, or it cannot be written: the next press tries again
                if table := services.tables.at(interaction.channel_id or 0):
                    await table.seating.known_as(*who)
                if new and interaction.guild_id:
                    await services.evenings.actions.known_as(interaction.guild_id, *who)
        elif services.lease.is_uncertain and interaction.type is not discord.InteractionType.autocomplete:
            log.warning("a press was not taken: the lease of shards %s is uncertain", services.lease.shards)
            await services.answering.refuse(interaction, Refused("shards-uncertain"))

    async def _is_passed_on(self, interaction: Interaction) -> bool:
        """Whether a press is answered by the process that has its table; if none has it now, the person is told."""
        services = self.services
        try:
            passed = await services.relay.passes_on(interaction)
        except Refused as refused:
            await services.answering.refuse(interaction, refused)
            return True
        if passed:
            services.wire.times.passed_on(interaction.id)
        return passed

    def _pressed(self, server: int, event: str) -> None:
        """Take a press that has reached another process, as if it had come here."""
        if self.services.settings.serves(server):
            self._parse(json.loads(event))

    async def health(self) -> Health:
        """Whether people can play."""
        return await health_of(self, self.services.journal, self.services.tables, self.services.lease)

    async def close(self) -> None:
        """Shut down: stop the timers, finish sending, close the connection."""
        services = self.services
        services.tables.rest()
        services.alone_tables.rest()
        services.gate.shut()
        async with _hurried(LEAVE_SECONDS / 4, "some presses were not answered before leaving"):
            if not services.lease.can_be_lost:
                await services.gate.leave(others_take_over=False)
            await services.router.finish()
            await services.acquaintances.written()
        services.emojis.close()
        services.background.cancel()
        services.filling.cancel()
        async with _hurried(LEAVE_SECONDS / 2, "some messages were not sent before leaving"):
            await services.evenings.finish()
            services.coordinator.finish()
            await services.sending.ended()
            await services.background.ended()
            await services.filling.ended()
            await self.remove_cog(Places.__name__)
        await self._hand_over()
        await services.thinking.close()
        await services.players.close()
        services.renderer.close()
        await super().close()
        await services.wire.rest.close()

    async def _hand_over(self) -> None:
        """Hand the tables over to the waiting process, once this one has finished writing and sending."""
        gate = self.services.gate
        awaited = await self.services.lease.give_up(gate.let_in)
        async with _hurried(LEAVE_SECONDS / 4, "some presses were not answered before leaving"):
            await gate.leave(others_take_over=awaited)


@asynccontextmanager
async def _hurried(seconds: float, otherwise: str) -> AsyncGenerator[None]:
    """Finish something within a number of seconds, or log a sentence."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        log.warning(otherwise)
