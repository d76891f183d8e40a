"""Staying connected to Discord until a signal or Discord itself ends it."""

from __future__ import annotations

import asyncio
import logging
import signal

import aiohttp
import discord

from bot.operations.gateway import NOT_KNOWN
from bot.settings import Settings, SettingsProblem

log = logging.getLogger(__name__)


async def stay_connected(client: discord.Client, settings: Settings, lost: asyncio.Event | None = None) -> None:
    """Stay connected until a signal, or until all is `lost`.

    Raises `SettingsProblem` with a sentence when Discord refuses for good.
    """
    leaving = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, leaving.set)
    connected = asyncio.create_task(client.start(settings.token.get_secret_value()))
    told = [asyncio.create_task(event.wait()) for event in (leaving, lost) if event]
    await asyncio.wait({connected, *told}, return_when=asyncio.FIRST_COMPLETED)
    for each in told:
        each.cancel()
    if connected.done():
        _explain(connected, settings)
        return
    log.info("leaving")
    await client.close()
    connected.cancel()
    await asyncio.wait({connected})


def _explain(connected: asyncio.Task[None], settings: Settings) -> None:
    """Say why a connection ended by itself."""
    try:
        connected.result()
    except discord.LoginFailure:
        raise SettingsProblem(NOT_KNOWN) from None
    except (aiohttp.ClientConnectionError, OSError) as error:
        raise SettingsProblem(f"{settings.discord_api} cannot be reached: {error}. Is there a network?") from error
    except discord.DiscordException as error:
        raise SettingsProblem(f"{settings.discord_api} does not let the bot play: {error}. Try again later.") from error
