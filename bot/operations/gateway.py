"""Pointing discord.py at the API, the gateway and the shards that the settings name."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.settings import Settings, SettingsProblem

NOT_KNOWN = "Discord does not know the token in DISCORD_TOKEN. Copy it again from the developer portal."


async def find_gateway(settings: Settings) -> None:
    """Learn the gateway from the API; raises `SettingsProblem` when there is no answer.

    An invalid session sends the library back to its default gateway, and a given number of shards skips the question,
    so the default itself is set.
    """
    if settings.is_discord:
        return
    Route.BASE = settings.discord_api
    parts = urlsplit(settings.discord_api)
    setattr(Asset, "BASE", f"{parts.scheme}://{parts.netloc}")  # noqa: B010 (a constant in the library's eyes)
    headers = {"Authorization": f"Bot {settings.token.get_secret_value()}"}
    try:
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.get(f"{settings.discord_api}/gateway/bot") as response,
        ):
            if response.status == 401:
                raise SettingsProblem(NOT_KNOWN)
            response.raise_for_status()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str((await response.json())["url"]))
    except aiohttp.ClientError as error:
        raise SettingsProblem(f"{settings.discord_api} (LUPFEN_DISCORD_API) does not answer: {error}.") from error
    except (KeyError, TypeError, ValueError) as error:
        raise SettingsProblem(f"{settings.discord_api} (LUPFEN_DISCORD_API) names no gateway.") from error
    # discord.py 2.7.1 notes when it sent a heartbeat only after the acknowledgement of a gateway as near as this one,
    # and then takes the whole interval for a delay.
    logging.getLogger("discord.gateway").addFilter(lambda record: "Can't keep up" not in str(record.msg))


def shards_of(settings: Settings) -> Mapping[str, Any]:
    """Give the arguments that name the shards of this process; none where Discord decides."""
    if settings.shard_range is None:
        return {}
    shards, count = settings.shard_range
    return {"shard_ids": shards, "shard_count": count}
