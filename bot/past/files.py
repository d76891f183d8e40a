"""Files uploaded to Discord, which accepts them whole and only up to a size limit."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterable

MOST_BYTES = 8 * 1024 * 1024
GZIP = 31


class FileTooLarge(Exception):
    """The file would be too large for Discord even when compressed."""


async def gathered(name: str, parts: AsyncIterable[str]) -> tuple[str, bytes]:
    """Assemble a file, compressed if it would otherwise be too large; return its name and content.

    Never holds more than the limit in memory. Raises `FileTooLarge` as soon as that is known.
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
