"""Message requests as plain dictionaries and bytes; the library's extra work would cost three times as much.

Responses are handled as the library does: wait for an empty bucket, wait as long as a 429 says, and retry server errors
with growing delays. Errors are the library's own. Callers know which requests count towards the limit of the whole bot
and wait for those; only retries wait here.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, cast

import aiohttp
import discord
import orjson
import yarl
from discord.http import Route

from bot.discord_io.rate_limit_buckets import RateLimitBuckets
from bot.discord_io.request_budget import RequestBudget

TRIES: Final = 5
USER_AGENT: Final = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
TIMEOUT: Final = aiohttp.ClientTimeout(total=30)
"""A request that takes longer is considered lost, so that no message is blocked forever."""
TROUBLE_SECONDS = 1.0
"""The delay after the first server error."""
OK, FORBIDDEN, NOT_FOUND, TOO_MANY, SERVER_ERROR = range(200, 300), 403, 404, 429, 500
JSON: Final = "application/json"
BORDER: Final = secrets.token_hex(16)
"""Separates the parts of every body. It is constant because readers cache parsed content types."""
MULTIPART: Final = f"multipart/form-data; boundary={BORDER}"
PART: Final = f"\r\n--{BORDER}\r\nContent-Disposition: form-data; %b\r\nContent-Type: %b\r\n\r\n".encode()
END: Final = f"\r\n--{BORDER}--\r\n".encode()
File = tuple[str, bytes]
"""A file's name and content."""

log = logging.getLogger(__name__)


class Request(NamedTuple):
    """A request to Discord: `path` is `template` filled in, `major` is the parameter with limits of its own.

    `counted` requests are authorized by the bot's token, the others by the token in their path. `once` marks what
    Discord accepts only once, from whichever process: the first answer to an interaction.
    """

    method: str
    template: str
    major: str
    path: str
    counted: bool
    once: bool = False


class RestClient:
    """A connection to Discord's API, measured by `trace`.

    Unless it is `certain` that this process shows the tables, only first answers are sent.
    """

    def __init__(
        self,
        token: str,
        budget: RequestBudget,
        trace: aiohttp.TraceConfig | None = None,
        certain: Callable[[], bool] = lambda: True,
    ) -> None:
        self._own_right = {"Authorization": f"Bot {token}"}
        self._budget = budget
        self._traces = [trace] if trace else []
        self._certain = certain
        self._limits = RateLimitBuckets()
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        """Close all connections."""
        if self._session:
            await self._session.close()

    async def until_free(self, request: Request) -> None:
        """Wait until a request's bucket has requests left."""
        await asyncio.sleep(self._limits.waiting_time(request.method, request.template, request.major))

    async def request(
        self, request: Request, fields: dict[str, Any] | None = None, files: Sequence[File] = (), *, tries: int = TRIES
    ) -> Any:
        """Send a request; return the response, `None` if it has no body. Raises `TROUBLE`."""
        body, kind = _written(fields, files)
        async with self._limits.bucket(request.method, request.template, request.major) as bucket:
            for tried in range(tries):
                if request.counted:
                    await self._budget.before_the_wire()
                response, answer = await self._ask(request, body, kind)
                bucket.heed(response.headers, response.status)
                if response.status in OK:
                    return answer
                pause = self._pause(response, answer, tried)
                if pause is None or tried == tries - 1:
                    raise _error(response, answer)
                log.warning("%s %s was answered with %d, again in %.2f s", *request[:2], response.status, pause)
                await asyncio.sleep(pause)
                if request.counted:
                    await self._budget.take()
        raise AssertionError("the last try returns or raises")

    async def _ask(self, request: Request, body: bytes | None, kind: str) -> tuple[aiohttp.ClientResponse, Any]:
        if not (request.once or self._certain()):
            raise ConnectionError("another process may show the tables")
        headers = {"Content-Type": kind} if body is not None else {}
        headers |= self._own_right if request.counted else {}
        address = yarl.URL(Route.BASE + request.path, encoded=True)
        async with self._opened().request(request.method, address, data=body, headers=headers) as response:
            raw = await response.read()
            is_json = response.content_type == JSON
            return response, orjson.loads(raw) if raw and is_json else raw.decode(errors="replace") or None

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": USER_AGENT},
                trace_configs=self._traces,
                timeout=TIMEOUT,
            )
        if self._session.closed:
            raise ConnectionError("this process is leaving")
        return self._session

    def _pause(self, response: aiohttp.ClientResponse, answer: Any, tried: int) -> float | None:
        """Return the delay before a retry, in seconds; `None` for a permanent error.

        A 429 that does not come from Discord itself is a ban.
        """
        if response.status == TOO_MANY:
            if "Via" not in response.headers or not isinstance(answer, dict):
                return None
            told = cast(dict[str, Any], answer)
            seconds = float(told["retry_after"])
            if told.get("global"):
                self._budget.hold(seconds)
            return seconds
        return TROUBLE_SECONDS * (1 + tried * 2) if response.status >= SERVER_ERROR else None


def _written(fields: dict[str, Any] | None, files: Sequence[File]) -> tuple[bytes | None, str]:
    """Encode a body; return it with its content type."""
    if fields is None:
        return None, ""
    if not files:
        return orjson.dumps(fields), JSON
    parts = [PART[2:] % (b'name="payload_json"', JSON.encode()), orjson.dumps(fields)]
    for number, (name, content) in enumerate(files):
        named = f'name="files[{number}]"; filename="{name}"'.encode()
        parts += PART % (named, b"application/octet-stream"), content
    return b"".join((*parts, END)), MULTIPART


def _error(response: aiohttp.ClientResponse, answer: Any) -> discord.HTTPException:
    kinds = {FORBIDDEN: discord.Forbidden, NOT_FOUND: discord.NotFound}
    usual = discord.DiscordServerError if response.status >= SERVER_ERROR else discord.HTTPException
    return kinds.get(response.status, usual)(response, answer or "")
