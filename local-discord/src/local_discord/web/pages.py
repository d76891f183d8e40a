"""Files served to browsers: the page, attachments, emojis."""

from pathlib import Path
from typing import Final

from aiohttp import web

from local_discord.state.world import World

PAGE: Final = Path(__file__).parents[1] / "page"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-src 'self'; frame-ancestors 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FRESHNESS: Final = "no-cache"
"""How long a browser may keep a part of the page without asking again."""
INLINE: Final = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain")


def add_routes(app: web.Application, world: World) -> None:
    """Add the routes of the page, attachments and emojis."""

    async def attachment(request: web.Request) -> web.Response:
        blob = world.blobs.get(request.match_info["token"])
        if blob is None or blob.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        return _file(blob.data, blob.content_type, blob.filename)

    async def emoji(request: web.Request) -> web.Response:
        found = world.app.emojis.get(request.match_info["emoji"])
        if found is None:
            raise web.HTTPNotFound
        blob = world.blobs[found["file"]]
        return _file(blob.data, blob.content_type, blob.filename)

    app.router.add_get("/attachments/{token}/{name}", attachment)
    app.router.add_get(r"/emojis/{emoji:\d+}.{kind:\w+}", emoji)
    app.router.add_get("/{path:.*}", page)


def _file(data: bytes, content_type: str, filename: str) -> web.Response:
    shown = content_type.partition(";")[0] in INLINE
    disposition = "inline" if shown else f'attachment; filename="{filename}"'
    headers = HEADERS | {"Cache-Control": "private, max-age=31536000, immutable", "Content-Disposition": disposition}
    kind = content_type.partition(";")[0]
    return web.Response(
        body=data, content_type=kind, charset="utf-8" if kind.startswith("text/") else None, headers=headers
    )


async def page(request: web.Request) -> web.StreamResponse:
    """Serve a file of the page."""
    asked = (PAGE / (request.match_info["path"] or "index.html")).resolve()
    if not asked.is_relative_to(PAGE) or not asked.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(asked, headers=HEADERS | {"Cache-Control": FRESHNESS})
