"""Multipart bodies, parsed in one go: they are in memory anyway, and parsing line by line would take twice as long."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from aiohttp import content_disposition_filename, parse_content_disposition

_BORDER: Final = re.compile(r'boundary=(?:"([^"]+)"|([^\s;]+))', re.IGNORECASE)


class Head(NamedTuple):
    """The headers of a part: field name, file name and content type, each empty if missing."""

    name: str
    filename: str
    content_type: str


def parts(body: bytes, content_type: str) -> Iterator[tuple[Head, bytes]]:
    """Yield the parts of a body in order; raises `ValueError` for a malformed body."""
    found = _BORDER.search(content_type)
    if found is None:
        raise ValueError("no boundary")
    before, *between, after = (b"\r\n" + body).split(b"\r\n--" + (found[1] or found[2]).encode())
    if before or not after.startswith(b"--"):
        raise ValueError("a body has to begin and to end with its boundary")
    for part in between:
        head, gap, data = part.partition(b"\r\n\r\n")
        if not gap:
            raise ValueError("a part has a head")
        yield _head(head), data


@lru_cache(maxsize=256)
def _head(written: bytes) -> Head:
    lines = (line.partition(":") for line in written.decode(errors="replace").split("\r\n"))
    fields = {name.strip().lower(): value.strip() for name, _, value in lines}
    _, said = parse_content_disposition(fields.get("content-disposition"))
    filename = content_disposition_filename(said) or ""
    return Head(said.get("name", ""), filename, fields.get("content-type", ""))
