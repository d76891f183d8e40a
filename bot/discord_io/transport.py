"""Requests over HTTP/1.1 and their answers, on kept connections to one server.

Small on purpose: a press takes four or five requests, and a client for every purpose, with cookies, redirects,
compression and hooks, takes more than twice the time for each of them. Answers are read by httptools.
"""

from __future__ import annotations

import asyncio
import ssl
import time
from http import HTTPStatus
from socket import SOCK_STREAM
from typing import Final, NamedTuple, cast
from urllib.parse import urlsplit

from aiohappyeyeballs import start_connection  # pyright: ignore[reportUnknownVariableType] - addresses of any kind
from httptools import HttpParserError, HttpResponseParser
from multidict import CIMultiDict

LOST_SECONDS = 30.0
"""A request that takes longer is considered lost, so that no message is blocked forever."""
IDLE_SECONDS: Final = 60.0
"""A connection that was unused for this long is closed, before the server does so just when a request is on its way."""
OTHER_FAMILY_SECONDS: Final = 0.25
"""How long IPv6 may take before IPv4 is tried as well: RFC 8305."""
REASONS: Final = {each.value: each.phrase for each in HTTPStatus}
NO_CONTENT, NOT_MODIFIED, FINAL = 204, 304, 200
BARE: Final = {"GET", "DELETE"}
"""Methods whose requests usually have no body; for others its length is told even if it is 0."""


class Answer(NamedTuple):
    """The answer to a request; the names of its `headers` are found however they are written."""

    status: int
    headers: CIMultiDict[str]
    body: bytes

    @property
    def reason(self) -> str:
        """The usual words for the status, which errors of discord.py quote."""
        return REASONS.get(self.status, "")


class Line(asyncio.Protocol):
    """A connection, on which one request at a time is sent; `kept` tells whether another one may follow."""

    def __init__(self) -> None:
        self.kept = False
        self.rested_at = 0.0
        self._parser = HttpResponseParser(self)
        self._headers = CIMultiDict[str]()
        self._body = bytearray()
        self._silent = True
        self._endless = False
        self._ended: Exception | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._wire: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._wire = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Read what the server says."""
        try:
            self._parser.feed_data(data)
        except HttpParserError:
            self.connection_lost(ValueError("the server has answered with something else than HTTP"))

    def eof_received(self) -> None:
        """End, as the server will send no more."""
        self.connection_lost(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """End; a body whose length was not told ends with the connection."""
        if self._endless and exc is None:
            self.on_message_complete()
        self._ended = self._ended or exc or EOFError("the server has closed the connection")
        if self._answer and not self._answer.done():
            self._answer.set_exception(self._ended)

    @property
    def rests(self) -> bool:
        """Whether it is open, and nobody has said anything."""
        return self._silent and self._ended is None

    def abort(self) -> None:
        """Close it at once."""
        if self._wire:
            self._wire.abort()

    async def ask(self, head: bytes, body: bytes) -> Answer:
        """Send a request and return its answer."""
        if self._ended:
            raise self._ended
        self._answer = asyncio.get_running_loop().create_future()
        if self._wire:
            self._wire.writelines((head, body))
        return await self._answer

    # what the parser has read

    def on_message_begin(self) -> None:
        """Note that the server says something."""
        self._headers, self._body, self._silent = CIMultiDict[str](), bytearray(), False

    def on_header(self, name: bytes, value: bytes) -> None:
        """Note a header."""
        self._headers.add(name.decode("latin-1"), value.decode("latin-1").strip())

    def on_headers_complete(self) -> None:
        """Note whether the end of the body will be told."""
        told = "Content-Length" in self._headers or "Transfer-Encoding" in self._headers
        self._endless = not told and self._parser.get_status_code() not in {NO_CONTENT, NOT_MODIFIED}

    def on_body(self, body: bytes) -> None:
        """Note a part of the body."""
        self._body += body

    def on_message_complete(self) -> None:
        """Answer the request, if this is not just the announcement of an answer."""
        status = self._parser.get_status_code()
        if status < FINAL or self._answer is None or self._answer.done():
            return
        self.kept, self._silent, self._endless = self._parser.should_keep_alive(), True, False
        self._answer.set_result(Answer(status, self._headers, bytes(self._body)))


class Connections:
    """Connections to the server of an address, as many as requests are under way, kept for those that follow.

    What goes wrong is a `ConnectionError` or `TimeoutError`, whose text does not contain the path: it may have a token.
    """

    def __init__(self, address: str, user_agent: str) -> None:
        server = urlsplit(address)
        self._host, self._path = server.hostname or "", server.path
        self._tls = ssl.create_default_context() if server.scheme == "https" else None
        self._port = server.port or (443 if self._tls else 80)
        self._usual = f" HTTP/1.1\r\nHost: {server.netloc}\r\nUser-Agent: {user_agent}\r\nAccept: */*\r\n"
        self._lines: set[Line] = set()
        self._resting: list[Line] = []
        self._closed = False

    @property
    def free(self) -> int:
        """The number of connections that the next requests can take."""
        return sum(line.rests for line in self._resting)

    async def send(self, method: str, path: str, headers: str, body: bytes | None) -> Answer:
        """Send a request and return its answer; `headers` are whole lines. A caller that is cancelled abandons it."""
        length = "" if body is None and method in BARE else f"Content-Length: {len(body or b'')}\r\n"
        head = f"{method} {self._path}{path}{self._usual}{headers}{length}\r\n".encode("ascii")
        try:
            return await self._ask(head, body or b"")
        except TimeoutError:
            raise TimeoutError(f"no answer within {LOST_SECONDS:.0f} s") from None
        except (OSError, EOFError, ValueError) as error:
            raise ConnectionError(str(error) or type(error).__name__) from error

    def close(self) -> None:
        """Close all connections; requests that are under way, and later ones, fail."""
        self._closed = True
        for line in [*self._lines]:
            self._drop(line)

    async def _ask(self, head: bytes, body: bytes) -> Answer:
        line = self._rested() or await self._opened()
        giving_up = asyncio.get_running_loop().call_later(LOST_SECONDS, line.connection_lost, TimeoutError())
        try:
            answer = await line.ask(head, body)
        except BaseException:
            self._drop(line)
            raise
        finally:
            giving_up.cancel()
        if line.kept and line.rests and not self._closed:
            line.rested_at = time.monotonic()
            self._resting.append(line)
        else:
            self._drop(line)
        return answer

    def _rested(self) -> Line | None:
        """Return the connection that was used last, having dropped those that were unused for long."""
        long_ago = time.monotonic() - IDLE_SECONDS
        while self._resting and self._resting[0].rested_at < long_ago:
            self._drop(self._resting.pop(0))
        while self._resting:
            line = self._resting.pop()
            if line.rests:
                return line
            self._drop(line)
        return None

    async def _opened(self) -> Line:
        loop, name = asyncio.get_running_loop(), self._host if self._tls else None
        async with asyncio.timeout(LOST_SECONDS):
            found = await loop.getaddrinfo(self._host, self._port, type=SOCK_STREAM)
            wire = await start_connection(found, happy_eyeballs_delay=OTHER_FAMILY_SECONDS, interleave=1)
            _, line = await loop.create_connection(Line, sock=wire, ssl=self._tls, server_hostname=name)
        self._lines.add(line)
        if self._closed:
            self._drop(line)
            raise ConnectionError("this process is leaving")
        return line

    def _drop(self, line: Line) -> None:
        self._lines.discard(line)
        line.abort()
