"""Discord checks of `doctor`: whether it accepts the token, which permissions the bot has, and the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from email.utils import parsedate_to_datetime
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.interactions.permissions import NEEDED
from bot.operations.emojis import drawn_signs
from bot.operations.gateway import NOT_KNOWN
from bot.settings import Settings

PATIENCE = aiohttp.ClientTimeout(total=10)
MOST_SECONDS_OFF = 30
MOST_NAMED = 5
PAGE = 200
SERVERS_A_SHARD = 2_500


class Answer(NamedTuple):
    """An API response: its status, its JSON, and how many seconds our clock is ahead."""

    status: int
    body: Any
    ahead: float


async def discord_findings(settings: Settings) -> AsyncIterator[tuple[bool, str]]:
    """Yield the findings, each preceded by whether it is fine."""
    token = settings.token.get_secret_value()
    if not token:
        yield False, "DISCORD_TOKEN is missing: only play in the browser is possible. Put your bot's token into .env."
        return
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}, timeout=PATIENCE) as session:
        try:
            me = await _ask(session, f"{settings.discord_api}/users/@me")
            if me.status == 401:
                yield False, NOT_KNOWN
                return
            yield me.status == 200, _known(me)
            yield _clock(me.ahead)
            application = await _ask(session, f"{settings.discord_api}/applications/@me")
            yield _application(application)
            if application.status == 200:
                emojis = f"{settings.discord_api}/applications/{application.body['id']}/emojis"
                yield True, _emojis(await _ask(session, emojis))
            gateway = await _ask(session, f"{settings.discord_api}/gateway/bot")
            yield _gateway(gateway)
            servers = await _all_servers(session, f"{settings.discord_api}/users/@me/guilds")
            yield _servers(servers)
            if gateway.status == servers.status == 200:
                yield _shards(settings, int(gateway.body["shards"]), len(servers.body))
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            why = str(error) or type(error).__name__
            yield False, f"{settings.discord_api} does not answer ({why}). Look at the network and LUPFEN_DISCORD_API."


async def _ask(session: aiohttp.ClientSession, address: str) -> Answer:
    begun = time.time()
    async with session.get(address) as response:
        try:
            body = await response.json(content_type=None)
        except ValueError:  # an HTML page, for instance from a proxy that cannot reach its server
            body = {}
            if response.status == 200:
                raise ValueError("it does not speak JSON") from None
        told = response.headers.get("Date")
        ahead = (begun + time.time()) / 2 - parsedate_to_datetime(told).timestamp() if told else 0.0
        return Answer(response.status, body, ahead)


async def _all_servers(session: aiohttp.ClientSession, address: str) -> Answer:
    """Fetch all servers page by page; stop at the first failed response."""
    found: list[Any] = []
    while True:
        after = f"?limit={PAGE}" + (f"&after={found[-1]['id']}" if found else "")
        page = await _ask(session, address + after)
        if page.status == 429:
            await asyncio.sleep(float(page.body.get("retry_after", 1.0)))
            continue
        if page.status != 200:
            return page
        found += page.body
        if len(page.body) < PAGE:
            return page._replace(body=found)


def _known(me: Answer) -> str:
    if me.status != 200:
        return f"Discord answered with status {me.status}. Try again in a few minutes."
    return f"Discord knows the token: it is {me.body.get('username')}'s."


def _clock(ahead: float) -> tuple[bool, str]:
    if abs(ahead) <= MOST_SECONDS_OFF:
        return True, "The clock goes right."
    way = "fast" if ahead > 0 else "slow"
    return False, f"The clock is {abs(ahead):.0f} seconds {way}. Let it be set by the network (NTP)."


def _application(found: Answer) -> tuple[bool, str]:
    """Report whether the bot can be invited; it needs no privileged intents."""
    if found.status != 200:
        return False, f"The application cannot be read (status {found.status}). Try again in a few minutes."
    if found.body.get("bot_require_code_grant"):
        return False, 'Nobody can invite the bot: switch "Requires OAuth2 Code Grant" off in the developer portal.'
    return True, "The bot can be invited, and needs no privileged intents."


def _emojis(found: Answer) -> str:
    """Report how many suit emojis are uploaded; without them only the look suffers."""
    if found.status != 200:
        return f"The application's emojis cannot be read (status {found.status}): suits have plain signs."
    there = {emoji["name"] for emoji in found.body["items"]}
    wanted = [sign.name for sign in drawn_signs()]
    missing = sum(name not in there for name in wanted)
    if missing:
        return f"{missing} of {len(wanted)} signs and faces are not among the application's emojis; `run` uploads them."
    return f"All {len(wanted)} signs and faces are emojis of the application."


def _gateway(found: Answer) -> tuple[bool, str]:
    limit: Mapping[str, Any] = found.body.get("session_start_limit", {}) if found.status == 200 else {}
    left = limit.get("remaining", 0)
    if left:
        return True, f"The gateway lets the bot in, {left} more times today."
    hours = limit.get("reset_after", 0) / 3_600_000
    return (
        False,
        f"The gateway does not let the bot in again today. Wait {hours:.0f} hours, and restart it less often.",
    )


def _shards(settings: Settings, wanted: int, servers: int) -> tuple[bool, str]:
    """Compare the number of shards with Discord's recommendation and with the limit of servers per shard."""
    if settings.shard_range is None:
        return True, f"Discord decides on {wanted} shard{'s' * (wanted != 1)} for this process."
    count = settings.shard_range[1]
    if servers > count * SERVERS_A_SHARD:
        return False, (
            f"{_counted(servers)} need more than the {count} shards of LUPFEN_SHARDS. Discord wants {wanted}: "
            "deploy/README.md says how to change their number."
        )
    return True, f"{count} shards are enough for {_counted(servers)}; Discord would take {wanted}."


def _servers(found: Answer) -> tuple[bool, str]:
    """Report the servers where the bot lacks a permission; channel overrides are not considered."""
    if found.status != 200:
        return False, f"The bot's servers cannot be read (status {found.status}). Try again in a few minutes."
    lacking = [*_lacking(found.body)]
    if not found.body:
        return True, "The bot is on no server yet; README.md says how to invite it."
    if not lacking:
        return True, f"On {_counted(len(found.body))} the bot is allowed what it needs, as far as its roles say."
    named = "; ".join(lacking[:MOST_NAMED])
    return False, f"Permissions are missing on {_counted(len(lacking))}: {named}. Grant them to the bot's role."


def _counted(number: int) -> str:
    return "1 server" if number == 1 else f"{number} servers"


def _lacking(servers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for server in servers:
        granted = discord.Permissions(int(server["permissions"]))
        missing = [name.replace("_", " ") for name in NEEDED if not (getattr(granted, name) or granted.administrator)]
        if missing:
            yield f"{server['name']} ({', '.join(missing)})"
