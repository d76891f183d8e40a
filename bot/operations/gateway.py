"""Points discord.py at the API, gateway and shards of the settings, and stays connected until something ends that."""

import asyncio
import logging
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import aiohttp
import discord
import yarl
from discord import shard
from discord.asset import Asset
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.operations.retrying import LONGEST_PAUSE, Away, asked_to_wait
from bot.settings import Settings, SettingsProblem

NOT_KNOWN: Final = "Discord does not know the token in DISCORD_TOKEN. Copy it again from the developer portal."
GUILDS_SECONDS = 2.0
"""A connecting shard is ready once no further servers have arrived for this long."""
PATIENCE: Final = aiohttp.ClientTimeout(total=10)

BAD_TOKEN: Final = 4004
FOR_A_PERSON: Final = frozenset({4010, 4012, 4013, 4014})
"""Codes with which the gateway closes for good: a wrong shard, version or intent."""
PASSING: Final = 429
MORE_SHARDS: Final = 4011

log = logging.getLogger(__name__)


def find_api(settings: Settings) -> None:
    """Point the library at the API of the settings."""
    if settings.is_discord:
        return
    Route.BASE = settings.discord_api
    parts = urlsplit(settings.discord_api)
    setattr(Asset, "BASE", f"{parts.scheme}://{parts.netloc}")  # noqa: B010 (a constant to the library)


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """The library's pauses before a shard connects again, none longer than those before a start."""

    def delay(self) -> float:
        """Return the seconds until the next try."""
        return min(super().delay(), LONGEST_PAUSE)


setattr(shard, "ExponentialBackoff", ShortBackoff)  # noqa: B010 (a class to the library, whose shards make one each)


async def find_gateway(settings: Settings) -> None:
    """Look up the gateway of a server other than Discord.

    The library falls back to its default gateway after an invalid session, and skips the lookup if the number of shards
    is given, so the default itself is replaced. Raises `Away` while there is no answer, and `SettingsProblem` for an
    answer that is not Discord's.
    """
    if settings.is_discord:
        return
    find_api(settings)
    told = await _gateway_of_bot(settings)
    try:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(told["url"]))
    except (KeyError, TypeError, ValueError) as error:
        raise SettingsProblem(f"{settings.discord_api} (LUPFEN_DISCORD_API) names no gateway.") from error
    logging.getLogger("discord.gateway").addFilter(_is_no_false_delay)


async def _gateway_of_bot(settings: Settings) -> Any:
    headers = {"Authorization": f"Bot {settings.token.get_secret_value()}"}
    try:
        async with (
            aiohttp.ClientSession(headers=headers, timeout=PATIENCE) as session,
            session.get(f"{settings.discord_api}/gateway/bot") as response,
        ):
            if response.status == 401:
                raise SettingsProblem(NOT_KNOWN)
            response.raise_for_status()
            return await response.json()
    except aiohttp.ContentTypeError as error:
        raise SettingsProblem(f"{settings.discord_api} (LUPFEN_DISCORD_API) names no gateway.") from error
    except (aiohttp.ClientError, TimeoutError) as error:
        why = str(error) or "no answer in time"
        wait = asked_to_wait(error.headers) if isinstance(error, aiohttp.ClientResponseError) else 0.0
        raise Away(f"{settings.discord_api} (LUPFEN_DISCORD_API) does not answer: {why}.", wait) from error


def _is_no_false_delay(record: logging.LogRecord) -> bool:
    """Filter out a false warning of discord.py 2.7.1 about very near gateways.

    It records a heartbeat's send time only after the acknowledgement, and then takes the whole interval for latency.
    """
    return "Can't keep up" not in str(record.msg)


def client_arguments(settings: Settings) -> dict[str, Any]:
    """Return the arguments of a bot that receives only guild events, reads no messages, and pings nobody by default."""
    shards, count = settings.shard_range or (None, None)  # None: Discord decides
    return {
        "shard_ids": shards,
        "shard_count": count,
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(guilds=True),
        "allowed_mentions": discord.AllowedMentions.none(),
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "chunk_guilds_at_startup": False,
        "guild_ready_timeout": GUILDS_SECONDS,
    }


async def stay_connected(client: discord.Client, settings: Settings, *ends: asyncio.Event) -> None:
    """Stay connected until one of the `ends`; raises `Away`, or `SettingsProblem` if a person must mend it."""
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
    await asyncio.gather(connected, return_exceptions=True)


def _explain(connected: asyncio.Task[None], settings: Settings) -> None:
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
