"""A person's data as a downloadable file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

from bot.past.files import gathered

FILE = "lupfen-data.json"


async def packed(data: Mapping[str, Any]) -> tuple[str, bytes]:
    """Write data as JSON; return the file's name and content. Raises `FileTooLarge`."""

    async def whole() -> AsyncIterator[str]:
        yield await asyncio.to_thread(json.dumps, data, ensure_ascii=False, indent=2)

    return await gathered(FILE, whole())
