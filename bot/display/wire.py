"""Requests about messages, as dictionaries and bytes: what the library does beside them would cost three times as much.

What Discord answers is heeded as the library heeds it: a bucket that is empty by its headers is waited for, a refusal
for the time that it names, trouble of the server's for a little longer each time. The errors are the library's own.
Which calls count towards the limit of the whole bot is for those to know who send them; what is sent again waits there.
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

from bot.display.announced_limits import AnnouncedLimits
from bot.display.call_budget import CallBudget

TRIES: Final = 5
TROUBLE_SECONDS = 1.0
"""How long the first trouble of a server's is waited out."""
OK, FORBIDDEN, NOT_FOUND, TOO_MANY, SERVER_ERROR = range(200, 300), 403, 404, 429, 500
JSON: Final = "application/json"
File = tuple[str, bytes]
"""The name and the content of a file."""

log = logging.getLogger(__name__)


class Call(NamedTuple):
    """What is asked of Discord: `path` is `template` filled in, `major` is what has limits of its own.

    `counted` calls are made by the bot's own right; the others are allowed by the token in their path.
    """

    method: str
    template: str
    major: str
    path: str
    counted: bool


class Wire:
    """A connection to Discord's API; `limited` is called for each answer that says so.

    Nothing is asked while it is not `certain` that this process shows the tables.
    """

    def __init__(
        self,
        user_agent: str,
        token: str,
        budget: CallBudget,
        limited: Callable[[], None],
        certain: Callable[[], bool] = lambda: True,
    ) -> None:
        self._headers = {"User-Agent": user_agent}
        self._own_right = {"Authorization": f"Bot {token}"}
        self._budget = budget
        self._limited = limited
        self._certain = certain
        self._limits = AnnouncedLimits()
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        """Close all connections."""
        if self._session:
            await self._session.close()

    async def request(self, call: Call, fields: dict[str, Any] | None = None, files: Sequence[File] = ()) -> Any:
        """Ask for something; gives the answer, `None` for one without a body. Raises `TROUBLE`."""
        body, kind = _written(fields, files)
        async with self._limits.bucket(call.method, call.template, call.major) as bucket:
            for tried in range(TRIES):
                if call.counted:
                    await self._budget.before_the_wire()
                response, answer = await self._ask(call, body, kind)
                bucket.heed(response.headers, response.status)
                if response.status in OK:
                    return answer
                pause = self._pause(response, answer, tried)
                if pause is None or tried == TRIES - 1:
                    raise _error(response, answer)
                log.warning("%s %s was answered with %d, again in %.2f s", *call[:2], response.status, pause)
                await asyncio.sleep(pause)
                if call.counted:
                    await self._budget.take()
        raise AssertionError("the last try returns or raises")

    async def _ask(self, call: Call, body: bytes | None, kind: str) -> tuple[aiohttp.ClientResponse, Any]:
        if not self._certain():
            raise ConnectionError("another process may show the tables")
        headers = {"Content-Type": kind} if body is not None else {}
        headers |= self._own_right if call.counted else {}
        address = yarl.URL(Route.BASE + call.path, encoded=True)
        async with self._opened().request(call.method, address, data=body, headers=headers) as response:
            raw = await response.read()
            is_json = response.content_type == JSON
            return response, orjson.loads(raw) if raw and is_json else raw.decode(errors="replace") or None

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar(), headers=self._headers
            )
        return self._session

    def _pause(self, response: aiohttp.ClientResponse, answer: Any, tried: int) -> float | None:
        """Tell how long to wait before trying again, in seconds; `None` for an error that stays one.

        A 429 that does not come from Discord itself is a ban.
        """
        if response.status == TOO_MANY:
            self._limited()
            if "Via" not in response.headers or not isinstance(answer, dict):
                return None
            told = cast(dict[str, Any], answer)
            seconds = float(told["retry_after"])
            if told.get("global"):
                self._budget.hold(seconds)
            return seconds
        return TROUBLE_SECONDS * (1 + tried * 2) if response.status >= SERVER_ERROR else None


def _written(fields: dict[str, Any] | None, files: Sequence[File]) -> tuple[bytes | None, str]:
    """Write a body; gives it with its type."""
    if fields is None:
        return None, ""
    if not files:
        return orjson.dumps(fields), JSON
    border = secrets.token_hex(16).encode()
    parts = [_part(border, b'name="payload_json"', JSON.encode(), orjson.dumps(fields))]
    for number, (name, content) in enumerate(files):
        named = f'name="files[{number}]"; filename="{name}"'.encode()
        parts.append(_part(border, named, b"application/octet-stream", content))
    return b"".join((*parts, b"--", border, b"--\r\n")), f"multipart/form-data; boundary={border.decode()}"


def _part(border: bytes, named: bytes, kind: bytes, content: bytes) -> bytes:
    head = b"--%b\r\nContent-Disposition: form-data; %b\r\nContent-Type: %b\r\n\r\n" % (border, named, kind)
    return b"%b%b\r\n" % (head, content)


def _error(response: aiohttp.ClientResponse, answer: Any) -> discord.HTTPException:
    kinds = {FORBIDDEN: discord.Forbidden, NOT_FOUND: discord.NotFound}
    usual = discord.DiscordServerError if response.status >= SERVER_ERROR else discord.HTTPException
    return kinds.get(response.status, usual)(response, answer or "")
