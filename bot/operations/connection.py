"""Stays connected to Discord until something ends the connection."""

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.operations.gateway import NOT_KNOWN
from bot.operations.retrying import Away, asked_to_wait
from bot.settings import Settings, SettingsProblem

BAD_TOKEN: Final = 4004
FOR_A_PERSON: Final = frozenset({4010, 4012, 4013, 4014})
"""Codes with which the gateway closes for good: a wrong shard, version or intent."""
PASSING: Final = 429
MORE_SHARDS: Final = 4011

log = logging.getLogger(__name__)


async def stay_connected(client: discord.Client, settings: Settings, *ends: asyncio.Event) -> None:
    """Stay connected until one of the `ends`, then close the client.

    Raises `Away` if the connection ends for a temporary reason, `SettingsProblem` if a person must fix it.
    """
    connected = asyncio.create_task(client.start(settings.token.get_secret_value()))
    told = [asyncio.create_task(event.wait()) for event in ends]
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
    """Explain why a connection ended on its own."""
    place = settings.discord_api
    try:
        connected.result()
    except discord.LoginFailure:
        raise SettingsProblem(NOT_KNOWN) from None
    except (aiohttp.ClientError, OSError) as error:
        raise Away(f"{place} cannot be reached: {error or type(error).__name__}.") from error
    except discord.ConnectionClosed as error:
        raise _closed(error, place) from error
    except discord.HTTPException as error:
        if error.status < 500 and error.status != PASSING:
            raise SettingsProblem(f"{place} does not let the bot play: {error}.") from error
        wait = asked_to_wait(error.response.headers)
        raise Away(f"{place} does not let the bot play now: {error}.", wait) from error
    except discord.PrivilegedIntentsRequired as error:
        raise SettingsProblem(f"{place} does not let the bot play: {error}.") from error
    except discord.GatewayNotFound as error:
        raise Away(f"{place} names no gateway at the moment.") from error


def _closed(error: discord.ConnectionClosed, place: str) -> Exception:
    if error.code == BAD_TOKEN:
        return SettingsProblem(NOT_KNOWN)
    if error.code in FOR_A_PERSON:
        return SettingsProblem(f"{place} does not let the bot play: {error}. Look at LUPFEN_SHARDS.")
    hint = " It wants more shards: raise their number in LUPFEN_SHARDS." if error.code == MORE_SHARDS else ""
    return Away(f"{place} has closed the connection: {error}.{hint}")
