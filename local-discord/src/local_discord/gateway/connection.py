"""One connection of a client: outgoing frames in order, compressed as the client requested."""

import asyncio
import zlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import orjson
from aiohttp import web

try:
    import zstandard
except ImportError:  # clients without it do not request it either
    zstandard = None


class Connection:
    """Writes payloads to one socket from a queue, so that senders never wait."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self._request = request
        compression = request.query.get("compress")
        self.closing = False
        self.received: list[float] = []
        self._queue: asyncio.Queue[bytes | tuple[int, str] | None] = asyncio.Queue()
        self._zlib = zlib.compressobj(1) if compression == "zlib-stream" else None
        zstd = zstandard if compression == "zstd-stream" else None
        self._zstd = zstd and zstd.ZstdCompressor(1).compressobj()
        self._zstd_flush = zstd.COMPRESSOBJ_FLUSH_BLOCK if zstd else 0

    @classmethod
    @asynccontextmanager
    async def accepted(cls, request: web.Request, socket: web.WebSocketResponse) -> AsyncGenerator["Connection"]:
        """Accept a socket, and close it after everything queued in the block is sent."""
        await socket.prepare(request)
        connection = cls(socket, request)
        writer = asyncio.create_task(connection._write())
        try:
            yield connection
        finally:
            connection.close(1000)
            await writer

    def send(self, payload: bytes) -> None:
        """Queue an encoded payload."""
        self._queue.put_nowait(payload)

    def op(self, op: int, data: Any = None) -> None:
        """Queue a payload other than an event."""
        self.send(orjson.dumps({"op": op, "d": data, "s": None, "t": None}))

    def close(self, code: int, reason: str = "") -> None:
        """Close once everything queued before is sent."""
        self._queue.put_nowait((code, reason))

    def cut(self) -> None:
        """Cut the connection at once, without a close frame."""
        self._queue.put_nowait(None)

    async def _write(self) -> None:
        while isinstance(item := await self._queue.get(), bytes):
            if self.socket.closed:
                return
            try:
                await self._write_payload(item)
            except ConnectionError:
                return
        if item is None:
            if self._request.transport is not None:
                self._request.transport.abort()
            return
        code, reason = item
        await self.socket.close(code=code, message=reason.encode())

    async def _write_payload(self, payload: bytes) -> None:
        if self._zlib is not None:
            await self.socket.send_bytes(self._zlib.compress(payload) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
        elif self._zstd is not None:
            begun = self._zstd.compress(payload)
            await self.socket.send_bytes(begun + self._zstd.flush(self._zstd_flush))
        else:
            await self.socket.send_str(payload.decode())
