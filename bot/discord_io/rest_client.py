"""Message requests as plain dictionaries and bytes; the library's extra work would cost three times as much.

Responses are handled as the library does: wait for an empty bucket, wait as long as a 429 says, and retry server errors
with growing delays. Errors are the library's own. Callers know which requests count towards the limit of the whole bot
and wait for those; only retries wait here.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, cast

import discord
import orjson
from discord.http import Route

from bot.discord_io.request_budget import RequestBudget
from bot.discord_io.transport import Answer, Connections

TRIES: Final = 5
MOST_KNOWN: Final = 5_000
"""How many buckets are remembered, of those that are not idle even more."""
USER_AGENT: Final = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
TROUBLE_SECONDS = 1.0
"""The delay after the first server error."""
OK, FORBIDDEN, NOT_FOUND, TOO_MANY, SERVER_ERROR = range(200, 300), 403, 404, 429, 500
JSON: Final = "application/json"
SCOPE: Final = "X-RateLimit-Scope"
BORDER: Final = secrets.token_hex(16)
"""Separates the parts of every body. It is constant because readers cache parsed content types."""
MULTIPART: Final = f"multipart/form-data; boundary={BORDER}"
PART: Final = f"\r\n--{BORDER}\r\nContent-Disposition: form-data; %b\r\nContent-Type: %b\r\n\r\n".encode()
END: Final = f"\r\n--{BORDER}--\r\n".encode()
Key = tuple[str, str]
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


class Meter(Protocol):
    """Measures calls: `path` is that of the address, and the time is that on the wire, in seconds."""

    def answered(self, method: str, path: str, seconds: float, status: int, scope: str | None) -> None:
        """Note an answer; `scope` is that of the limit that was met, if one was."""
        ...

    def failed(self, method: str, path: str, seconds: float, error: BaseException) -> None:
        """Note that there was no answer."""
        ...


@dataclass(slots=True, eq=False)
class Bucket:
    """Requests that Discord counts together. They run one at a time, so each sees the headers of the last."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    name: str = ""
    users: int = 0
    empty_until: float = 0.0

    @property
    def waiting_time(self) -> float:
        """Seconds until the bucket has requests left."""
        return max(0.0, self.empty_until - asyncio.get_running_loop().time())

    def heed(self, headers: Mapping[str, str], status: int) -> None:
        """Update the bucket from a response's headers."""
        self.name = headers.get("X-RateLimit-Bucket", self.name)
        if headers.get("X-RateLimit-Remaining") == "0" and status != TOO_MANY:
            after = float(headers.get("X-RateLimit-Reset-After", 0))
            self.empty_until = asyncio.get_running_loop().time() + after


class RestClient:
    """A connection to Discord's API, measured by `meter`; only first answers are sent while it is not `certain`."""

    def __init__(
        self,
        token: str,
        budget: RequestBudget,
        meter: Meter | None = None,
        certain: Callable[[], bool] = lambda: True,
    ) -> None:
        self._own_right = f"Authorization: Bot {token}\r\n"
        self._budget = budget
        self._meter = meter
        self._certain = certain
        self._names: dict[Key, str] = {}
        self._buckets: dict[Key, Bucket] = {}
        self._connections: Connections | None = None

    async def close(self) -> None:
        """Close all connections."""
        if self._connections:
            self._connections.close()

    async def until_free(self, request: Request) -> None:
        """Wait until a request's bucket has requests left."""
        known = self._buckets.get(self._key(request))
        await asyncio.sleep(known.waiting_time if known else 0.0)

    async def request(
        self, request: Request, fields: dict[str, Any] | None = None, files: Sequence[File] = (), *, tries: int = TRIES
    ) -> Any:
        """Send a request; return the response, `None` if it has no body. Raises `TROUBLE`."""
        body, kind = _written(fields, files)
        async with self._turn(request) as bucket:
            for tried in range(tries):
                if request.counted:
                    await self._budget.before_the_wire()
                response = await self._ask(request, body, kind)
                bucket.heed(response.headers, response.status)
                told = _read(response)
                if response.status in OK:
                    return told
                pause = self._pause(response, told, tried)
                if pause is None or tried == tries - 1:
                    raise _error(response, told)
                log.warning("%s %s was answered with %d, again in %.2f s", *request[:2], response.status, pause)
                await asyncio.sleep(pause)
                if request.counted:
                    await self._budget.take()
        raise AssertionError("the last try returns or raises")

    def _key(self, request: Request) -> Key:
        """Return the key of a request's bucket: Discord's name for it, and the channel or token it is limited to."""
        route = request.method, request.template
        return self._names.get(route, " ".join(route)), request.major

    @asynccontextmanager
    async def _turn(self, request: Request) -> AsyncGenerator[Bucket]:
        """Wait for a turn in a request's bucket, and until it has requests left."""
        route, bucket = (request.method, request.template), self._bucket(self._key(request))
        bucket.users += 1
        try:
            async with bucket.lock:
                await asyncio.sleep(bucket.waiting_time)
                yield bucket
                if bucket.name and self._names.get(route) != bucket.name:
                    self._names[route] = bucket.name
                    self._buckets.setdefault((bucket.name, request.major), bucket)
        finally:
            bucket.users -= 1

    def _bucket(self, key: Key) -> Bucket:
        if key not in self._buckets:
            if len(self._buckets) >= MOST_KNOWN:
                used = {known: each for known, each in self._buckets.items() if each.users or each.waiting_time}
                self._buckets = used
            self._buckets[key] = Bucket()
        return self._buckets[key]

    async def _ask(self, request: Request, body: bytes | None, kind: str) -> Answer:
        if not (request.once or self._certain()):
            raise ConnectionError("another process may show the tables")
        headers = (f"Content-Type: {kind}\r\n" if kind else "") + (self._own_right if request.counted else "")
        if self._connections is None:
            self._connections = Connections(Route.BASE, USER_AGENT)
        begun = time.perf_counter()
        try:
            answer = await self._connections.send(request.method, request.path, headers, body)
        except BaseException as error:
            if self._meter:
                self._meter.failed(request.method, request.path, time.perf_counter() - begun, error)
            raise
        if self._meter:
            seconds, scope = time.perf_counter() - begun, answer.headers.get(SCOPE)
            self._meter.answered(request.method, request.path, seconds, answer.status, scope)
        return answer

    def _pause(self, response: Answer, answer: Any, tried: int) -> float | None:
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


def _read(response: Answer) -> Any:
    """Return what an answer says: parsed if it is JSON, else its text; `None` for nothing."""
    if response.body and response.headers.get("Content-Type", "").startswith(JSON):
        return orjson.loads(response.body)
    return response.body.decode(errors="replace") or None


def _error(response: Answer, answer: Any) -> discord.HTTPException:
    kinds = {FORBIDDEN: discord.Forbidden, NOT_FOUND: discord.NotFound}
    usual = discord.DiscordServerError if response.status >= SERVER_ERROR else discord.HTTPException
    return kinds.get(response.status, usual)(cast(Any, response), answer or "")
