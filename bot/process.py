"""One process of the bot: its operator page, its attempts to play, and the shards it plays with."""

import asyncio
import gc
import shutil
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from bot.app import LupfenBot
from bot.language import Language
from bot.metrics import Metrics
from bot.operations.gateway import find_gateway, stay_connected
from bot.operations.health import Status, serving
from bot.operations.retrying import keep_trying, leaving_by_signal, unless
from bot.operations.session_starts import SessionStarts
from bot.operations.shard_lease import ShardsLost
from bot.operations.spare import Spare
from bot.operations.watchdog import watched_loop
from bot.services import span_of
from bot.settings import Settings, SettingsProblem
from bot.tracing import sending_traces
from game.games.catalogue import CATALOGUE
from storage.database import Database
from storage.leases import OwnStarts, SharedStarts, all_leases

NEW_OBJECTS = 20_000
"""New objects after which the garbage collector runs; the default of 700 would cost a tenth of a press."""


def _collect_seldom() -> None:
    """Keep garbage collection from delaying presses.

    Objects alive now are frozen, since nearly everything a press creates is freed right after it. Leftovers of an
    earlier attempt are collected.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)


async def run(settings: Settings) -> None:
    """Run until asked to stop, waiting for services; raises `SettingsProblem`, `StorageProblem`, `ShardsLost`."""
    status, leaving = Status(), leaving_by_signal()
    async with AsyncExitStack() as opened:
        await opened.enter_async_context(watched_loop())
        opened.enter_context(sending_traces(settings.traces_to))
        if settings.http_port:
            await opened.enter_async_context(serving(settings.http_host, settings.http_port, status))
        await keep_trying(lambda: _play(settings, status, leaving), leaving, status.waits_for)


async def _chosen_shards(
    settings: Settings, database: Database, status: Status, leaving: asyncio.Event
) -> Settings | None:
    """Return the settings with one process's shards; a standby for several waits for them, unless `leaving`."""
    if len(settings.shard_ranges) == 1:
        return settings
    if not database.is_shared:
        raise SettingsProblem("LUPFEN_SHARDS names several processes, which need PostgreSQL: set LUPFEN_DATABASE_URL.")
    choices = {span_of(each): each for each in settings.of_each_range()}
    spare = Spare(partial(all_leases, database), [*choices], settings.lease_seconds)
    status.running(spare.health, Metrics())
    span = await unless(leaving, spare.chosen())
    return choices[span] if span else None


async def _play(settings: Settings, status: Status, leaving: asyncio.Event) -> None:
    """Play with a new bot until the process is `leaving`; raises what `run` raises, and `Away`."""
    metrics = Metrics()
    async with AsyncExitStack() as opened:
        database = await unless(leaving, Database.open(settings.database_url, batched=metrics.batches.observe))
        if database is None:
            return
        opened.push_async_callback(database.close)
        if not database.is_shared:
            folder = Path(database.place).parent
            metrics.disk_free.set_function(lambda: shutil.disk_usage(folder).free)
        chosen = await _chosen_shards(settings, database, status, leaving)
        if chosen is None:
            return
        settings = chosen
        await unless(leaving, find_gateway(settings))
        bot = LupfenBot(settings, database, CATALOGUE, Language(), metrics)
        starts = SharedStarts(database) if database.is_shared else OwnStarts()
        bot.starts = SessionStarts(starts, bot.start_limits, settings.identify_seconds, metrics.identifies.inc)
        status.running(bot.health, metrics)
        await opened.enter_async_context(bot)
        _collect_seldom()
        await stay_connected(bot, settings, leaving, bot.services.lease.lost, bot.services.background.failed)
    if bot.services.lease.lost.is_set():
        raise ShardsLost
    bot.services.background.check()
