"""Rejects requests from other origins, and host names rebound to this machine."""

from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from local_discord.web.bodies import refused

NAMES: Final = frozenset({"127.0.0.1", "localhost"})


@web.middleware
async def refuse_foreigners(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer 403 to a `Host` that is not this machine and to an `Origin` that is not this server."""
    host = request.headers.get("Host", "")
    origin = request.headers.get("Origin")
    if host.rpartition(":")[0] not in NAMES and host not in NAMES:
        return refused("This server answers on 127.0.0.1 and localhost only.", 403)
    if origin is not None and origin != f"http://{host}":
        return refused("Other sites have no access to this server.", 403)
    return await handler(request)
