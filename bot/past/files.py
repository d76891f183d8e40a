"""Files uploaded to Discord, which accepts them whole and only up to a size limit."""

import asyncio
import zlib
from collections.abc import AsyncIterable

from game.core.errors import Refused

MOST_BYTES = 8 * 1024 * 1024
GZIP = 31


async def gathered(name: str, parts: AsyncIterable[str], too_large: Refused) -> tuple[str, bytes]:
    """Assemble a file, compressed if it would otherwise be too large; return its name and content.

    Never holds more than the limit in memory. Raises `too_large` as soon as even the compressed file is known to be.
    """
    plain, packed, packing = bytearray(), bytearray(), zlib.compressobj(wbits=GZIP)
    async for part in parts:
        data = part.encode()
        packed += await asyncio.to_thread(packing.compress, data)
        if len(packed) > MOST_BYTES:
            raise too_large
        if len(plain) <= MOST_BYTES:
            plain += data
    if len(plain) <= MOST_BYTES:
        return name, bytes(plain)
    packed += packing.flush()
    if len(packed) > MOST_BYTES:
        raise too_large
    return f"{name}.gz", bytes(packed)
