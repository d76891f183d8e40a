"""Uploaded files: names, content types, picture sizes."""

import mimetypes
import re
import struct
from dataclasses import dataclass

from sandbox.state.plain import Json
from sandbox.state.world import Blob

MAX_SIZE = 10 * 1024 * 1024
"""Bytes per file (on a server without boosts)."""


@dataclass(slots=True)
class Upload:
    """A file of a request; `number` is its index there."""

    number: str
    filename: str
    content_type: str
    data: bytes


def plain_name(name: str) -> str:
    """Reduce a file name to the part that Discord keeps."""
    return re.sub(r"[^\w.-]+", "_", name.rsplit("/", 1)[-1])[:260] or "file"


def kind_of(filename: str, given: str | None) -> str:
    """Return the content type, guessed from the name if the sender gave none."""
    if given and given != "application/octet-stream":
        return given
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def attachment(blob: Blob, origin: str, meta: Json) -> Json:
    """Return a file as an attachment object."""
    url = f"{origin}/attachments/{blob.token}/{blob.filename}"
    written: Json = {
        "id": blob.id,
        "filename": blob.filename,
        "size": len(blob.data),
        "url": url,
        "proxy_url": url,
        "content_type": blob.content_type,
    }
    if meta.get("description"):
        written["description"] = meta["description"]
    if size := picture_size(blob.data):
        written["width"], written["height"] = size
    return written


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Read width and height in pixels from a PNG, GIF, WebP or JPEG; `None` for other files."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        return struct.unpack(">II", data[16:24])
    if data[:4] == b"GIF8" and len(data) >= 10:
        return struct.unpack("<HH", data[6:10])
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    if data[:2] == b"\xff\xd8":
        return _jpeg_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int]:
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[12:16] == b"VP8L":
        packed = int.from_bytes(data[21:25], "little")
        return 1 + (packed & 0x3FFF), 1 + (packed >> 14 & 0x3FFF)
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None
