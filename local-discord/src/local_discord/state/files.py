"""Uploaded files: names, content types, picture sizes."""

import mimetypes
import re
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from local_discord.state.plain import Json
from local_discord.state.world import Blob

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
    try:
        with Image.open(BytesIO(data), formats=("PNG", "GIF", "WEBP", "JPEG")) as picture:
            return picture.size
    except (OSError, ValueError, Image.DecompressionBombError):
        return None
