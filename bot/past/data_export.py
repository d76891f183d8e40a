"""A person's data as a file to hand out."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Mapping
from typing import Any

MOST_BYTES = 8 * 1024 * 1024
FILE = "lupfen-data.json"


async def packed(data: Mapping[str, Any]) -> tuple[str, bytes]:
    """Write data as JSON, compressed if Discord would not take it otherwise; gives the file's name and content."""
    content = (await asyncio.to_thread(json.dumps, data, ensure_ascii=False, indent=2)).encode()
    if len(content) <= MOST_BYTES:
        return FILE, content
    return f"{FILE}.gz", await asyncio.to_thread(gzip.compress, content)
