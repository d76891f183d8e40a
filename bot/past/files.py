"""Files to hand out on Discord, which takes them whole and up to a size."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterable

MOST_BYTES = 8 * 1024 * 1024
GZIP = 31


class FileTooLarge(Exception):
    """Not even compressed would Discord take it."""


async def gathered(name: str, parts: AsyncIterable[str]) -> tuple[str, bytes]:
    """Put a file together, compressed if Discord would not take it otherwise; return its name and content.

    Never more is held than is handed out. Raises `FileTooLarge`, as soon as that is known.
    """
    plain, packed, packing = bytearray(), bytearray(), zlib.compressobj(wbits=GZIP)
    async for part in parts:
        data = part.encode()
        packed += await asyncio.to_thread(packing.compress, data)
        if len(packed) > MOST_BYTES:
            raise FileTooLarge
        if len(plain) <= MOST_BYTES:
            plain += data
    if len(plain) <= MOST_BYTES:
        return name, bytes(plain)
    packed += packing.flush()
    if len(packed) > MOST_BYTES:
        raise FileTooLarge
    return f"{name}.gz", bytes(packed)
